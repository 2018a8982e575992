/** The cutscenes of all games: they are there with motion, short the second time, secret as before, and end with the table. */
import { describe, expect, it } from 'vitest';
import plays from '../../scripts/lab/strips/plays.json' with { type: 'json' };
import { cardDef } from '../../src/games/netrunner/index.ts';
import type { Seat } from '../../src/games/netrunner/rules/model.ts';
import { layout } from '../../src/games/netrunner/stage/layout.ts';
import { stepsOf } from '../../src/games/netrunner/stage/steps.ts';
import { type PieceNode, type StageModel, differences } from '../../src/stage/model.ts';
import { Player, type Step } from '../../src/stage/player.ts';
import { MomentForms, spectacleOf } from '../../src/stage/spectacle.ts';
import BLACK_HAT from '../../src/games/black-hat/sound/sprite.json' with { type: 'json' };
import INFILTRATION from '../../src/games/infiltration/sound/sprite.json' with { type: 'json' };
import NETRUNNER from '../../src/games/netrunner/sound/sprite.json' with { type: 'json' };
import { words as netrunnerWords } from '../../src/games/netrunner/words/all.ts';
import { useWords } from '../../src/i18n/loading.ts';
import { updatesOf } from '../games/netrunner/stage/frames.ts';
import { findMoments } from '../support/cutscenes.ts';

/** A play with cutscenes in it. */
interface Case {
  name: string;
  /** what anybody at this table has seen or sees: the updates as data */
  seen: string;
  before: StageModel;
  after: StageModel;
  /** the sounds of its game */
  cues: readonly string[];
  /** how many cutscenes there are */
  moments: number;
  steps(reduced: boolean, forms: MomentForms | null): Step[];
}

const OPTIONS = { size: { w: 800, h: 520, insets: { top: 0, right: 0, bottom: 0, left: 0 } }, lookup: cardDef };

/** A play of Netrunner from scripts/lab/strips. */
function netrunner(name: string, moments: number): Case {
  const play = plays.find((one) => one.name === name)!;
  const near = play.near as Seat;
  const frames = updatesOf({ name, setup: play.setup, play: play.play }, near);
  return {
    name,
    moments,
    cues: Object.keys(NETRUNNER),
    seen: JSON.stringify(frames),
    before: layout(frames[0]!.before, { ...OPTIONS, near }).nodes,
    after: layout(frames.at(-1)!.after, { ...OPTIONS, near }).nodes,
    steps: (reduced, forms) => frames.flatMap((frame) => stepsOf(frame, { ...OPTIONS, near }, reduced, forms).steps),
  };
}

const CASES: Case[] = [
  netrunner('steal', 1),
  netrunner('score', 1),
  netrunner('trace', 1),
  netrunner('flatline', 1),
  // The steal, and the game that it wins.
  netrunner('last-points', 2),
  ...findMoments((name) => name !== 'scores').map(({ name, game, update, steps, after, before }): Case => ({
    name,
    moments: 1,
    cues: Object.keys(game === 'black-hat' ? BLACK_HAT : INFILTRATION),
    seen: JSON.stringify([update.before, update.events, update.after]),
    before,
    after,
    steps: (reduced, forms) => [...steps(reduced, forms)],
  })),
];

/** How long a tick of these tests is, ms. */
const TICK = 45;

/** Plays steps from a table on, and returns for each step in which something is spectacular for how long it is so, ms. */
function spectacular({ before }: Case, steps: readonly Step[], look: (model: StageModel) => void = () => {}): number[] {
  const player = new Player({ speed: () => 1, onStep: () => next++ });
  let next = 0;
  const found = new Map<number, number>();
  player.set(before);
  void player.play(steps);
  while (!player.idle) {
    player.tick(TICK);
    look(player.model);
    if (spectacleOf(player.model) !== null) found.set(next, (found.get(next) ?? -TICK) + TICK);
  }
  return [...found.values()];
}

it('shows a jailed pawn in one place at a time, and never lets it jump', () => {
  const jail = CASES.find(({ name }) => name === 'jail')!;
  const moved = [...jail.after].find(([key, { x }]) => /^p:|^pawn/.test(key) && x !== jail.before.get(key)?.x)!;
  const piece = (moved[1] as PieceNode).piece;
  let was = jail.before.get(moved[0])!;
  const player = new Player({ speed: () => 1 });
  player.set(jail.before);
  void player.play(jail.steps(false, new MomentForms()));
  while (!player.idle) {
    player.tick(10);
    const seen = [...player.model.values()].filter(
      (node) => node.kind === 'piece' && node.piece === piece && node.alpha > 0,
    );
    expect(seen).toHaveLength(1);
    expect(Math.hypot(seen[0]!.x - was.x, seen[0]!.y - was.y)).toBeLessThan(60);
    was = { ...seen[0]! };
  }
  expect(Math.hypot(was.x - moved[1].x, was.y - moved[1].y)).toBeLessThan(1);
});

it('looks words up when it shows them, in whatever language the page has then', () => {
  const { steps, before } = CASES.find(({ name }) => name === 'steal')!;
  useWords(null);
  const shown = (): Set<string> => {
    const player = new Player({ speed: () => 1 });
    const texts = new Set<string>();
    player.set(before);
    void player.play(steps(true, null));
    while (!player.idle) {
      player.tick(45);
      for (const node of player.model.values()) if (node.kind === 'caption') texts.add(node.text);
    }
    return texts;
  };
  const unknown = shown();
  useWords(netrunnerWords);
  expect([...unknown]).toContain('stage.run.success');
  expect([...shown()]).toContain('Successful run');
});

describe.each(CASES)('$name', (one) => {
  it('is a scene of one to three seconds, and a short one if the last was of the same kind', () => {
    const forms = new MomentForms();
    const full = spectacular(one, one.steps(false, forms));
    expect(full).toHaveLength(one.moments);
    for (const ms of full) {
      expect(ms).toBeGreaterThanOrEqual(1000);
      expect(ms).toBeLessThanOrEqual(3000);
    }
    if (one.moments > 1) return;
    const again = spectacular(one, one.steps(false, forms));
    expect(again).toHaveLength(1);
    expect(again[0]).toBeLessThan(full[0]! * 0.65);
  });

  it('is not there with reduced motion, nor where drawing is slow', () => {
    expect(spectacular(one, one.steps(true, new MomentForms()))).toEqual([]);
    expect(spectacular(one, one.steps(false, null))).toEqual([]);
  });

  it('has its blow heard while it plays, with a sound of its game', () => {
    const heard: string[] = [];
    const steps = one.steps(false, new MomentForms());
    const timed = steps.flatMap(({ cues, clip }) =>
      cues.filter(({ at }) => at !== undefined).map((call) => ({ ...call, ms: clip.ms })),
    );
    // Of the sounds that have their time, such as a result after the scores have been counted, a blow alone has a rate of its own.
    expect(timed.filter(({ rate }) => rate !== undefined)).toHaveLength(one.moments);
    for (const { cue, at, ms } of timed) {
      expect(one.cues).toContain(cue);
      expect(at).toBeGreaterThan(0);
      expect(at).toBeLessThan(ms);
    }
    const player = new Player({ speed: () => 1, sound: ({ cue, at }) => void (at !== undefined && heard.push(cue)) });
    player.set(one.before);
    void player.play(steps);
    while (!player.idle) player.tick(45);
    expect(heard.sort()).toEqual(timed.map(({ cue }) => cue).sort());
  });

  it('shows no card that is not on the table or in the event', () => {
    const faces = new Set<string>();
    spectacular(one, one.steps(false, new MomentForms()), (model) => {
      for (const node of model.values()) if (node.kind === 'card') faces.add(node.face);
    });
    const codes = [...faces].filter((face) => /^\d{5}$/.test(face));
    expect(codes.filter((code) => !one.seen.includes(code))).toEqual([]);
  });

  it('ends at once in the table, wherever it is ended', () => {
    const steps = one.steps(false, new MomentForms());
    const ms = steps.reduce((sum, { clip }) => sum + clip.ms, 0);
    let cut = 0;
    for (let at = 90; at < ms; at += ms / 5) {
      const player = new Player({ speed: () => 1 });
      const stop = new AbortController();
      player.set(one.before);
      void player.play(one.steps(false, new MomentForms()), stop.signal);
      for (let t = 0; t < at; t += 60) player.tick(60);
      if (spectacleOf(player.model) !== null) cut++;
      // As the presenter does it when a key is pressed.
      stop.abort();
      expect(player.idle).toBe(true);
      player.set(one.after);
      expect(differences(player.model, one.after)).toEqual([]);
      expect(spectacleOf(player.model)).toBeNull();
    }
    expect(cut).toBeGreaterThan(0);
  });
});
