/** The look back at finished games: the course of the chance to win, the moments and the advice, over recorded games. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { simulation, type View } from '../../../../src/games/netrunner/index.ts';
import { review } from '../../../../src/games/netrunner/hud/review.ts';
import type { Seat } from '../../../../src/games/netrunner/rules/model.ts';
import type { NetrunnerTypes } from '../../../../src/games/netrunner/game-types.ts';
import type { Played, Review } from '../../../../src/hud/contract/reviewed.ts';
import { readReplay } from '../../../../src/replay/format.ts';
import type { Analysis, Fault } from '../../../../src/replay/analysis.ts';
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
/** A fault as a search finds it: `verb` would have been better than `made`. */
const fault = (at: number, lost: number, verb = 'run', made = 'credit'): Fault => ({
  at,
  lost,
  grade: lost >= 0.15 ? 'blunder' : lost >= 0.07 ? 'mistake' : 'inaccuracy',
  why: {
    key: 'reason.run.hq',
    params: { n: 5 },
    lead: { key: 'reason.do', params: { move: 'run', card: '', server: 'hq' } },
    numbers: { key: 'reason.numbers.played', params: { chance: 0.6, rival: 0.4 } },
  },
  kinds: [verb, made],
  line: [],
});

/** What a search might make of a game for a seat: even chances up to `turning`, then nearly won by the seat or lost. */
function analysisOf(name: string, seat: Seat, faults: Fault[] = [], turning = 0): Analysis {
  const player = players.get(name)!;
  const { over } = player.view(player.length, 'open') as View;
  const won = over?.winner === seat;
  const open = Array.from({ length: player.length + 1 }, (_, at) =>
    at === player.length ? (won ? 1000 : 0) : at >= turning && turning > 0 ? (won ? 900 : 100) : 500,
  );
  return {
    chances: { seat, known: open.map((one, at) => (at % 3 === 1 && at < player.length ? null : one)), open },
    faults,
    luck: [],
    decisions: 40,
  };
}

/** The review of a recorded game; it may ask for the frames of `you` alone, and must let the page have its turn. */
async function reviewed(
  name: string,
  you: Seat | null,
  analysis: (seat: Seat) => Analysis = (seat) => analysisOf(name, seat),
  tell?: (found: Review, share: number) => void,
): Promise<Review> {
  const player = players.get(name)!;
  let pauses = 0;
  const played: Played<NetrunnerTypes> = {
    length: player.length,
    update(at, viewer) {
      expect(viewer).toBe(you ?? 'open');
      return player.update(at, viewer);
    },
    async analyse(seat, told) {
      const found = analysis(seat as Seat);
      told(0.1, { ...found, chances: { ...found.chances, open: [], known: [] }, faults: [] });
      const open = found.chances.open.map((chance, at) => (at % 2 === 0 ? chance : null));
      told(0.2, { ...found, chances: { ...found.chances, open }, faults: [] });
      told(0.5, { ...found, faults: [] });
      return found;
    },
  };
  const found = await review(played, you, async () => void pauses++, tell);
  expect(pauses).toBeGreaterThan(player.length / 10);
  return found;
}
const texts = ({ moments }: Review): string[] => moments.map(({ turn, text }) => `${turn}: ${text}`);

describe.each(Object.keys(FILES))('%s', (name) => {
  const player = players.get(name)!;

  it.each(EYES)('shows a seat’s chance to win at the end of each turn, in two lines; seen by %s', async (you) => {
    const { course } = await reviewed(name, you);
    const last = (player.view(player.length, 'open') as View).turn;
    const { over } = player.view(player.length, 'open') as View;
    expect(course!.lines).toHaveLength(2);
    for (const { seat, values } of course!.lines) {
      expect(seat).toBe(you ?? (over?.winner === 'runner' ? 'corp' : 'runner'));
      expect(values).toHaveLength(last + 1);
      expect(values[0]).toBe(50);
      expect(values.at(-1)).toBe(over?.winner === seat ? 100 : 0);
    }
    expect(new Set(course!.lines.map((one) => one.name)).size).toBe(2);
    return expect(course!.goal).toBe(100);
  });

  it.each(EYES)('has at most three moments, each watched from a little before it; seen by %s', async (you) => {
    // the chance changes where something was scored or stolen
    const turning = player.steps.findIndex(({ kinds }) => kinds.includes('scored') || kinds.includes('stolen'));
    const { moments, advice } = await reviewed(name, you, (seat) => analysisOf(name, seat, [fault(10, 0.2)], turning));
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
      if (/^[^.]*(steals?|scores?) /.test(text)) {
        const points = ({ corp, runner }: View): number => corp.points + runner.points;
        expect(points(after)).toBeGreaterThan(points(before));
      }
    }
    const said = [...moments.flatMap(({ text, why = '', numbers = '' }) => [text, why, numbers]), advice ?? ''];
    for (const text of said) expect(text).not.toMatch(/undefined|NaN|[{}]|review\./);
    // a reason speaks to whoever decides; the rest says "you" only to the one person
    if (you === null) for (const { text } of moments) expect(text).not.toMatch(/\byou/i);
    for (const { text } of moments)
      expect(text.replace(/Server \d+/, '').match(/\d+/g)?.length ?? 0, text).toBeLessThanOrEqual(2);
    for (const { text } of moments) expect(text).not.toContain('%');
  });
});

describe('the moments', () => {
  it('are what changed the chance to win most, with what it was before and after', async () => {
    const player = players.get('learn-1')!;
    const turning = player.steps.findIndex(({ kinds }) => kinds.includes('stolen'));
    const found = await reviewed('learn-1', 'runner', (seat) => analysisOf('learn-1', seat, [], turning));
    expect(texts(found)[0]).toBe('10: You steal Priority Requisition from R&D and have 3 of 7 points.');
    expect(found.moments[0]!.numbers).toBe('With all cards open, your chance to win goes from 50% to 10%.');
  });

  it('are decisions for which another move was better, with the figures', async () => {
    const found = await reviewed('learn-1', 'runner', (seat) => analysisOf('learn-1', seat, [fault(40, 0.22)]));
    const moment = found.moments.find(({ text }) => text === 'You blunder.')!;
    expect(moment.why).toBe('Run HQ. HQ has no ice, so you get a free look at one of 5 cards there.');
    expect(moment.numbers).toBe('Your chance of winning is 60% with this move, and 40% with the move you made.');
    expect([moment.from, moment.at, moment.seat]).toEqual([40, 41, 'corp']);
    // it is watched in the review, what only happened in the log
    expect(found.moments.filter(({ mistake }) => mistake)).toEqual([moment]);
    // and is marked on the line
    expect(found.course!.marks.map(({ short }) => short)).toEqual(['??']);
  });

  it('are none where nothing changed it', async () =>
    expect(
      (
        await reviewed('learn-1', null, (seat) => {
          const { chances, ...rest } = analysisOf('learn-1', seat);
          return { ...rest, chances: { ...chances, open: chances.open.map(() => 500) } };
        })
      ).moments,
    ).toEqual([]));
});

describe('advice', () => {
  it('is about the kind of move that cost most together, and gives the worst as an example', async () => {
    const faults = [fault(10, 0.04, 'credit', 'draw'), fault(20, 0.06), fault(40, 0.08), fault(60, 0.1, 'draw')];
    const { advice, adviceWhy } = await reviewed('learn-1', 'runner', (seat) => analysisOf('learn-1', seat, faults));
    expect(advice).toMatch(/^You should have run 2 more times\. It cost you most in turn \d+\.$/);
    expect(adviceWhy!.text).toMatch(/^Run HQ\./);
    expect(adviceWhy!.numbers).toMatch(/^Your chance of winning is 60%/);
  });

  it('counts a move that was missed with each click of a turn once, and so do the moments', async () => {
    const view = (at: number): View => players.get('learn-1')!.view(at, 'runner') as View;
    const at = Array.from({ length: 80 }, (_, i) => i).find(
      (i) => view(i).turn > 0 && view(i + 1).turn === view(i).turn,
    )!;
    const faults = [fault(at, 0.25), fault(at + 1, 0.28)];
    const { advice, moments } = await reviewed('learn-1', 'runner', (seat) => analysisOf('learn-1', seat, faults));
    expect(advice).toMatch(/^You should have run one more time\./);
    expect(moments.filter(({ text }) => text === 'You blunder.')).toHaveLength(1);
  });

  it('says where another move of the same kind was better', async () => {
    const same = fault(10, 0.2, 'install', 'install');
    const { advice } = await reviewed('learn-1', 'runner', (seat) => analysisOf('learn-1', seat, [same]));
    expect(advice).toMatch(/^You should have installed something else, or somewhere else, once\. /);
    const tag = fault(10, 0.2, 'remove-tag');
    expect((await reviewed('learn-1', 'runner', (seat) => analysisOf('learn-1', seat, [tag]))).advice).toMatch(
      /^You should have removed a tag one more time\. /,
    );
  });

  it('where nobody is "you", is for the side that lost; where nothing was wrong, it says so', async () => {
    expect((await reviewed('learn-3', null)).advice).toBe(
      'None of the Runner’s decisions was clearly wrong, going by what they knew.',
    );
  });
});

it('is told in part as soon as the chances are known, the advice last', async () => {
  const told: [Review, number][] = [];
  const analysis = (seat: Seat): Analysis => analysisOf('learn-1', seat, [fault(10, 0.2)]);
  const found = await reviewed('learn-1', 'runner', analysis, (part, share) => told.push([part, share]));
  expect(told.map(([, share]) => share)).toEqual([0.5]);
  expect(told[0]![0].course!.lines).toEqual(found.course!.lines);
  expect(told[0]![0].advice).toBeNull();
  expect(found.advice).not.toBeNull();
});

it('of a game that cannot be looked at says nothing', async () => {
  const player = players.get('learn-1')!;
  const played: Played<NetrunnerTypes> = { length: player.length, update: player.update };
  expect(await review(played, null, async () => undefined)).toEqual({ course: null, moments: [], advice: null });
});
