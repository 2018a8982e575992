/** What the player of steps reports, and when: each step once, skipped or not, with the table at its end. */
import { describe, expect, it } from 'vitest';
import type { CardNode, StageModel } from '../../src/stage/model.ts';
import { type Clip, transition } from '../../src/stage/motion.ts';
import { type Step, Player } from '../../src/stage/player.ts';

const card = (x: number): CardNode => ({
  kind: 'card',
  x,
  y: 0,
  w: 10,
  h: 14,
  rot: 0,
  alpha: 1,
  z: 1,
  face: 'a',
  across: false,
  up: true,
  shade: 0,
  flip: 1,
  badges: [],
});
const table = (x: number): StageModel => new Map([['a', card(x)]]);
const x = (model: StageModel): number => model.get('a')!.x;

/** Steps that end at these places and say so when they are done; `ms`: how long each is. */
function told(places: readonly number[], ms = 100) {
  const log: string[] = [];
  let shown: (() => number) | null = null;
  const steps: Step[] = places.map((to) => ({
    clip: transition(table(to), ms),
    target: table(to),
    cues: [{ cue: `sound ${to}` }],
    done: () => void log.push(`${to} done at ${shown!()}`),
  }));
  const player = new Player({
    speed: () => 1,
    onStep: (step) => void log.push(`${x(step.target)} played`),
    sound: ({ cue }) => void log.push(cue),
  });
  shown = () => x(player.model);
  player.set(table(0));
  return { log, steps, player };
}

describe('a step', () => {
  it('is reported once it has been played, when the table has come to its end', () => {
    const { log, steps, player } = told([100, 200]);
    void player.play(steps);
    player.tick(99);
    expect(log).toEqual(['sound 100']);
    player.tick(1);
    expect(log).toEqual(['sound 100', '100 played', '100 done at 100']);
    player.tick(1);
    expect(log.at(-1)).toBe('sound 200');
  });

  it('that is stopped is not reported, and the table stays where it was', async () => {
    const { log, steps, player } = told([100, 200]);
    const stop = new AbortController();
    const playing = player.play(steps, stop.signal);
    player.tick(150);
    log.length = 0;
    const at = x(player.model);
    stop.abort();
    await playing;
    player.tick(1000);
    expect(log).toEqual([]);
    expect(x(player.model)).toBe(at);
    expect(player.idle).toBe(true);
  });

  it('that was stopped before it began is not played, and a late stop does not end what plays next', async () => {
    const { steps, player } = told([100]);
    const stop = new AbortController();
    const before = player.play(steps, stop.signal);
    player.tick(100);
    await before;
    void player.play(told([200]).steps);
    stop.abort();
    expect(player.idle).toBe(false);
    player.tick(100);
    expect(x(player.model)).toBe(200);
    await player.play(told([300]).steps, stop.signal);
    expect(x(player.model)).toBe(200);
  });

  it('that ends brings the next of no length along, and its own time goes on in the one after', () => {
    const log: number[] = [];
    const player = new Player({ speed: () => 1, onStep: (step) => void log.push(x(step.target)) });
    player.set(table(0));
    const step = (to: number, ms: number): Step => ({ clip: transition(table(to), ms), target: table(to), cues: [] });
    void player.play([step(100, 100), step(200, 0), step(300, 0), step(400, 100)]);
    player.tick(100);
    expect(log).toEqual([100, 200, 300]);
    player.tick(250);
    expect(log).toEqual([100, 200, 300, 400]);
    expect(player.idle).toBe(true);
    void player.play([step(100, 100), step(200, 100)]);
    player.tick(150);
    expect(log.slice(4)).toEqual([100]);
    player.tick(50);
    expect(log.slice(4)).toEqual([100, 200]);
  });
});

describe('a job', () => {
  it('of no steps is over at once', async () => {
    const { player } = told([]);
    await player.play([]);
    expect(player.idle).toBe(true);
  });

  it('changes the number of the table whenever the table may have changed, and at no other time', () => {
    const { steps, player } = told([100]);
    const before = player.version;
    player.tick(10);
    expect(player.version).toBe(before);
    void player.play(steps);
    expect(player.version).toBe(before);
    player.tick(10);
    const during = player.version;
    expect(during).toBeGreaterThan(before);
    player.set(table(5));
    expect(player.version).toBeGreaterThan(during);
    expect(x(player.model)).toBe(5);
  });

  it('begins each clip once, on the table it finds, and ends it at its end', () => {
    const log: string[] = [];
    const clip: Clip = {
      ms: 100,
      begin: (model) => void log.push(`begins at ${x(model)}`),
      at: (_model, t) => void log.push(t.toFixed(2)),
      end: () => void log.push('ends'),
    };
    const player = new Player({ speed: () => 1 });
    player.set(table(7));
    void player.play([{ clip, target: table(9), cues: [] }]);
    for (const ms of [25, 50, 30, 10]) player.tick(ms);
    expect(log).toEqual(['begins at 7', '0.25', '0.75', '1.00', 'ends']);
    expect(x(player.model)).toBe(9);
  });

  it('leaves what it was given alone: the table shown is a copy', () => {
    const target = table(100);
    const player = new Player({ speed: () => 1 });
    player.set(target);
    expect(player.model.get('a')).not.toBe(target.get('a'));
    player.model.get('a')!.x = 5;
    expect(x(target)).toBe(100);
  });
});
