/** The look back at finished games: the course of points, the moments and the advice, over recorded games. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type View, simulation } from '../../../../src/games/netrunner/index.ts';
import { review } from '../../../../src/games/netrunner/hud/review.ts';
import type { Seat } from '../../../../src/games/netrunner/rules/model.ts';
import type { NetrunnerTypes } from '../../../../src/games/netrunner/types.ts';
import type { Played, Review } from '../../../../src/hud/game-ui.ts';
import { readReplay } from '../../../../src/replay/format.ts';
import { type ReplayPlayer, openReplay } from '../../../../src/replay/player.ts';
import '../../../support/netrunner-words.ts';

const FILES: Record<string, string> = {
  'learn-1': 'assets/replays/learn-1.replay.json',
  'learn-2': 'assets/replays/learn-2.replay.json',
  'learn-3': 'assets/replays/learn-3.replay.json',
  'corpus-1': 'tests/corpus/records/rules-1/corpus-1.replay.json',
  'corpus-2': 'tests/corpus/records/rules-1/corpus-2.replay.json',
};
const EYES: readonly (Seat | null)[] = ['corp', 'runner', null];

function playerOf(name: string): ReplayPlayer<NetrunnerTypes> {
  const read = readReplay(readFileSync(FILES[name]!, 'utf8'));
  if (!read.ok) throw new Error(read.problem.key);
  const opened = openReplay(simulation, read.replay);
  if (!opened.ok) throw new Error(opened.problem.key);
  return opened.player;
}
const players = new Map(Object.keys(FILES).map((name) => [name, playerOf(name)]));
/** The review of a recorded game; it may ask for the frames of `you` alone, and must let the page have its turn. */
async function reviewed(name: string, you: Seat | null): Promise<Review> {
  const player = players.get(name)!;
  let pauses = 0;
  const played: Played<NetrunnerTypes> = {
    length: player.length,
    frame(at, viewer) {
      expect(viewer).toBe(you ?? 'open');
      return player.frame(at, viewer);
    },
  };
  const found = await review(played, you, async () => void pauses++);
  expect(pauses).toBeGreaterThan(player.length / 10);
  return found;
}
const texts = ({ moments }: Review): string[] => moments.map(({ turn, text }) => `${turn}: ${text}`);

describe.each(Object.keys(FILES))('%s', (name) => {
  const player = players.get(name)!;

  it('has the points of both sides at the end of each turn, and a mark for each agenda', async () => {
    const { course } = await reviewed(name, null);
    const ends: Record<Seat, number[]> = { corp: [], runner: [] };
    for (let at = 0; at <= player.length; at++) {
      const { corp, runner, turn } = player.view(at, 'open') as View;
      // a step that ends a turn begins the next
      ends.corp[turn] = corp.points;
      ends.runner[turn] = runner.points;
    }
    const marks = player.steps.flatMap(({ kinds }) => kinds.filter((kind) => kind === 'scored' || kind === 'stolen'));
    if (marks.length === 0) return expect(course).toBeNull();
    expect(course!.lines.map(({ seat, values }) => [seat, values])).toEqual([
      ['corp', ends.corp],
      ['runner', ends.runner],
    ]);
    expect(course!.marks).toHaveLength(marks.length);
    for (const { seat, turn, value } of course!.marks) expect(ends[seat as Seat][turn]).toBeGreaterThanOrEqual(value);
    return expect(course!.goal).toBe(7);
  });

  it.each(EYES)('has at most three moments, each watched from a little before it; seen by %s', async (you) => {
    const { moments, advice } = await reviewed(name, you);
    expect(moments.length).toBeGreaterThan(0);
    expect(moments.length).toBeLessThanOrEqual(3);
    let last = -1;
    for (const { at, from, turn, text } of moments) {
      expect(at).toBeGreaterThan(last);
      last = at;
      expect(from).toBeGreaterThanOrEqual(0);
      expect(from).toBeLessThan(at);
      const [before, after] = [player.view(from, 'open') as View, player.view(at, 'open') as View];
      expect(before.turn).toBeLessThanOrEqual(turn);
      expect(turn - before.turn).toBeLessThanOrEqual(1);
      // what the sentence tells has not happened where watching begins
      if (/steals?|scores?/.test(text)) {
        const points = ({ corp, runner }: View): number => corp.points + runner.points;
        expect(points(after)).toBeGreaterThan(points(before));
      }
      if (/take/.test(text))
        expect(player.steps.slice(from + 1, at + 1).some(({ kinds }) => kinds.includes('damage-done'))).toBe(true);
    }
    const said = [...moments.map(({ text }) => text), advice ?? ''];
    for (const text of said) expect(text).not.toMatch(/undefined|NaN|[{}]|review\./);
    if (you === null) for (const text of said) expect(text).not.toMatch(/\byou/i);
  });
});

describe('the sentences', () => {
  it('a game of points: agendas, and a dear run that fails', async () => {
    expect(texts(await reviewed('learn-1', 'runner'))).toEqual([
      '10: You steal Priority Requisition from R&D for 3 points and have 3 of 7.',
      '11: The Corp scores Priority Requisition for 3 points and has 3 of 7.',
      '22: You pay 8 credits for a run on Server 1 that fails.',
    ]);
  });

  it('a flatline is the last moment', async () => {
    expect(texts(await reviewed('learn-3', null)).at(-1)).toBe(
      '12: The Runner takes 5 net damage from Project Junebug with 4 cards in hand: flatlined.',
    );
  });
});

describe('advice', () => {
  it('to the Runner: a card was advanced in sight, and there was money for a run', async () => {
    const { advice } = await reviewed('learn-1', 'runner');
    expect(advice).toContain(
      'In turn 10, you had 10 credits and did not run Server 1, where a card had 2 advancement counters behind 2 pieces of ice; it was scored in turn 11.',
    );
    // each figure, from the table as it was
    const player = players.get('learn-1')!;
    const end = player.steps.findIndex(({ turn }) => turn === 11);
    const { runner, servers } = player.view(end, 'runner') as View;
    const server = servers.find(({ id }) => id === 'remote 1')!;
    expect([runner.credits, server.ice.length, server.root.map(({ counters }) => counters.advancement)]).toEqual([
      10,
      2,
      [2],
    ]);
    const runs = player.replay.steps
      .filter(({ turn, move }) => turn === 10 && move.startsWith('runner: run'))
      .map(({ move }) => move);
    expect(runs).not.toContain('runner: run remote 1');
  });

  it('to the Corp: the ice before the stolen agenda was too dear, or was not rezzed', async () => {
    expect((await reviewed('learn-1', 'corp')).advice).toContain(
      'In turn 10 the Runner passed Wall of Thorns, which costs 8 to rez: you had 2, and Priority Requisition was stolen.',
    );
    expect((await reviewed('corpus-1', 'corp')).advice).toBe(
      'In turn 22 the Runner passed Cell Portal face down and stole Priority Requisition. Rezzing it cost 5, and you had 8 credits.',
    );
  });

  it('to a flatlined Runner: cards in hand are lives; where nobody is "you", it is for the side that lost', async () => {
    expect((await reviewed('learn-3', 'runner')).advice).toMatch(
      /^The last damage was 5, and you had 4 cards in hand\./,
    );
    expect((await reviewed('learn-3', null)).advice).toMatch(
      /^The last damage was 5, and the Runner had 4 cards in hand\./,
    );
  });

  it('does not tell the Corp that wins by damage to score more', async () =>
    expect((await reviewed('learn-3', 'corp')).advice ?? '').not.toContain('scored'));
});
