/**
 * The presenter's chart as a model (xstate/graph): what can happen in every state is made to happen to a presenter that is really open, on
 * a drawn and on the plain table. What it shows and what the page is told must be what the chart and the table of expectations say; and a
 * chart with anything spoilt must not pass. `npm test` replays whatever leads from one state to another, `npm run lab -- volumes` all paths.
 */
import { describe, expect, it, vi } from 'vitest';
import { volume } from '../support/volume.ts';
import { CASES } from './cases.ts';
import { type Path, pathsOf } from './model.ts';
import { expectedOf, modelledOf, replay } from './replays.ts';
import { ACTIONS_OUT, ARCS_OUT, GUARDS_TURNED } from './spoilt.ts';

vi.setConfig({ testTimeout: 120_000 });

/** The chart that presenters are opened with, if it is not the real one. */
const spoilt = vi.hoisted(() => ({ machine: null as unknown }));
vi.mock('../../src/present/presenter.machine.ts', async (original) => {
  const real = await original<typeof import('../../src/present/presenter.machine.ts')>();
  return {
    ...real,
    get presenterMachine() {
      return spoilt.machine ?? real.presenterMachine;
    },
  };
});

const found = new Map<string, Path[]>();
const nameOf = ({ name, drawn }: (typeof CASES)[number]): string => `${name}, ${drawn ? 'drawn' : 'plain'}`;
/** The paths of a case, made once. */
function paths(one: (typeof CASES)[number]): Path[] {
  const name = nameOf(one);
  const known = found.get(name) ?? pathsOf(one, volume(0, 1) === 1);
  found.set(name, known);
  return known;
}

describe('the presenter shows and tells what the chart and the table say', () => {
  it.each(CASES.map((one) => [nameOf(one), one] as const))('%s', async (_name, one) => {
    for (const path of paths(one)) {
      const expected = expectedOf(one, path);
      expect(modelledOf(path), JSON.stringify(path.happenings)).toEqual(expected);
      await replay(one, path, expected);
    }
    expect(paths(one).length).toBeGreaterThan(100);
  });
});

describe('a spoilt chart is noticed', () => {
  const replays = (): { run: () => Promise<void>; order: number }[] =>
    CASES.flatMap((one) =>
      paths(one).map((path, i) => ({
        run: () => replay(one, path, expectedOf(one, path)),
        // Scattered, so that neighbours, which are alike, do not follow each other.
        order: (i * 0.618) % 1,
      })),
    ).sort((a, b) => a.order - b.order);
  let all: ReturnType<typeof replays> | null = null;

  it.each([
    ...ARCS_OUT.map(({ name, machine }) => [`without the arc ${name}`, machine] as const),
    ...GUARDS_TURNED.map(({ name, machine }) => [`not: ${name}`, machine] as const),
    ...ACTIONS_OUT.map(({ name, machine }) => [`without the action ${name}`, machine] as const),
  ])('%s', async (_name, machine) => {
    all ??= replays();
    // XState reports what a spoilt chart throws in a timer.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    vi.spyOn(console, 'warn').mockReturnValue();
    spoilt.machine = machine();
    let noticed = false;
    try {
      for (const { run } of all) await run();
    } catch {
      noticed = true;
    } finally {
      spoilt.machine = null;
      vi.useRealTimers();
      vi.restoreAllMocks();
    }
    expect(noticed).toBe(true);
  });
});
