/** What the player of steps reports, and when: each step once, skipped or not, with the table at its end. */
import { describe, expect, it } from 'vitest';
import type { CardNode, StageModel } from '../../src/stage/model.ts';
import { type Clip, transition } from '../../src/stage/motion.ts';
import { type Step, createPlayer } from '../../src/stage/player.ts';

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
  const player = createPlayer({
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
    void player.add(steps);
    player.tick(99);
    expect(log).toEqual(['sound 100']);
    player.tick(1);
    expect(log).toEqual(['sound 100', '100 played', '100 done at 100']);
    player.tick(1);
    expect(log.at(-1)).toBe('sound 200');
  });

  it('that is skipped is reported too, in its order, and so are those that were still waiting', async () => {
    const { log, steps, player } = told([100, 200, 300]);
    const jobs = [player.add(steps), player.add(told([400]).steps), player.add(told([]).steps)];
    void jobs;
    player.tick(150);
    log.length = 0;
    player.skip();
    expect(log).toEqual(['200 done at 400', '300 done at 400']);
    expect(player.idle).toBe(true);
    await Promise.all(jobs);
  });

  it('at speed 0 is reported without being played or heard', async () => {
    const log: string[] = [];
    const player = createPlayer({
      speed: () => 0,
      sound: ({ cue }) => void log.push(cue),
      onStep: () => void log.push('played'),
    });
    const steps = told([100, 200]).steps.map((step, i) => ({
      ...step,
      done: () => void log.push(`done ${i} at ${x(player.model)}`),
    }));
    await player.add(steps);
    expect(log).toEqual(['done 0 at 200', 'done 1 at 200']);
  });

  it('of a game sped up to 0 meanwhile is done at the next tick', async () => {
    let speed = 1;
    const player = createPlayer({ speed: () => speed });
    player.set(table(0));
    const job = player.add(told([100]).steps.map(({ done: _done, ...step }) => step));
    player.tick(10);
    speed = 0;
    player.tick(10);
    await job;
    expect(x(player.model)).toBe(100);
  });

  it('that ends brings the next of no length along, and its own time goes on in the one after', () => {
    const log: number[] = [];
    const player = createPlayer({ speed: () => 1, onStep: (step) => void log.push(x(step.target)) });
    player.set(table(0));
    const step = (to: number, ms: number): Step => ({ clip: transition(table(to), ms), target: table(to), cues: [] });
    void player.add([step(100, 100), step(200, 0), step(300, 0), step(400, 100)]);
    player.tick(100);
    expect(log).toEqual([100, 200, 300]);
    player.tick(250);
    expect(log).toEqual([100, 200, 300, 400]);
    expect(player.idle).toBe(true);
    void player.add([step(100, 100), step(200, 100)]);
    player.tick(150);
    expect(log.slice(4)).toEqual([100]);
    player.tick(50);
    expect(log.slice(4)).toEqual([100, 200]);
  });
});

describe('a job', () => {
  it('of no steps is over when its turn comes, and takes no time from the next', async () => {
    const { steps, player } = told([100]);
    const jobs = [player.add([]), player.add(steps)];
    expect(player.idle).toBe(false);
    player.tick(100);
    await Promise.all(jobs);
    expect(x(player.model)).toBe(100);
    void player.add([]);
    player.skip();
    expect(x(player.model), 'a skip of nothing leaves the table as it is').toBe(100);
  });

  it('counts as waiting behind the one being played, at the speed set', () => {
    let speed = 1;
    const player = createPlayer({ speed: () => speed });
    player.set(table(0));
    expect(player.behind).toBe(0);
    void player.add(told([1, 2]).steps);
    expect(player.behind).toBe(0);
    void player.add(told([3, 4]).steps);
    void player.add(told([5], 300).steps);
    expect(player.behind).toBe(500);
    speed = 2;
    expect(player.behind).toBe(250);
    speed = 0;
    expect(player.behind).toBe(50_000);
  });

  it('changes the number of the table whenever the table may have changed, and at no other time', () => {
    const { steps, player } = told([100]);
    const before = player.version;
    player.tick(10);
    expect(player.version).toBe(before);
    void player.add(steps);
    expect(player.version).toBe(before);
    player.tick(10);
    const during = player.version;
    expect(during).toBeGreaterThan(before);
    player.skip();
    expect(player.version).toBeGreaterThan(during);
    const skipped = player.version;
    player.skip();
    expect(player.version).toBe(skipped);
    player.set(table(5));
    expect(player.version).toBeGreaterThan(skipped);
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
    const player = createPlayer({ speed: () => 1 });
    player.set(table(7));
    void player.add([{ clip, target: table(9), cues: [] }]);
    for (const ms of [25, 50, 30, 10]) player.tick(ms);
    expect(log).toEqual(['begins at 7', '0.25', '0.75', '1.00', 'ends']);
    expect(x(player.model)).toBe(9);
  });

  it('leaves what it was given alone: the table shown is a copy', () => {
    const target = table(100);
    const player = createPlayer({ speed: () => 1 });
    player.set(target);
    expect(player.model.get('a')).not.toBe(target.get('a'));
    player.model.get('a')!.x = 5;
    expect(x(target)).toBe(100);
  });
});
