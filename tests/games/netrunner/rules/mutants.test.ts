/**
 * The scenarios hold the charts fast: every arc is reached by one of them, and a chart with an arc less, a guard turned round,
 * left out or never true, or a target exchanged makes at least one of them fail, run by tables and by actors.
 */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import '../../../../src/games/netrunner/index.ts';
import {
  allArcs,
  arcName,
  type ChartSource,
  type ArcConfig,
  compiledPort,
  type FlowPort,
  livePort,
} from '../../../../src/core/flow.ts';
import { runScenario } from '../../../../src/games/netrunner/notation/scenario.ts';
import { CHART_CONFIGS, chartSources } from '../../../../src/games/netrunner/rules/charts.ts';
import type { Play } from '../../../../src/games/netrunner/rules/play.ts';
import { madeUpPlays } from '../../../support/made-up.ts';
import { scenarioFiles } from '../../../support/scenarios.ts';
import { volume } from '../../../support/volume.ts';

// whole games by the dozen: slow on a busy machine
vi.setConfig({ testTimeout: 300_000 });

type Source = ChartSource<Play>;
interface Met {
  name: string;
  scenario: unknown;
  moves: number;
}
interface Mutant {
  arc: string;
  what: string;
  change: (name: string, source: Source) => Source;
}

/** Scenarios by arc taken and by state left, the shortest first. */
const byArc = new Map<string, Met[]>();
const byState = new Map<string, Met[]>();
const total = new Map<string, number>();

beforeAll(() => {
  for (const { file, scenarios } of [...scenarioFiles(), madeUpPlays()]) {
    for (const scenario of scenarios) {
      const count = new Map<string, number>();
      const result = runScenario(scenario, { port: compiledPort(chartSources(), count) });
      if (!result.ok) continue;
      const familiar: Met = { name: `${file}: ${String(scenario.name)}`, scenario, moves: result.events.length };
      for (const [arc, n] of count) {
        total.set(arc, (total.get(arc) ?? 0) + n);
        byArc.set(arc, [...(byArc.get(arc) ?? []), familiar]);
        const leaf = arc.slice(0, arc.lastIndexOf(' '));
        const there = byState.get(leaf) ?? [];
        if (there.at(-1) !== familiar) byState.set(leaf, [...there, familiar]);
      }
    }
  }
  for (const list of [...byArc.values(), ...byState.values()]) list.sort((a, b) => a.moves - b.moves);
});

interface Place {
  chart: string;
  leaf: string;
  event: string;
  index: number;
  arc: ArcConfig;
  name: string;
}
const PLACES: Place[] = Object.entries(CHART_CONFIGS).flatMap(([chart, config]) =>
  Object.entries(config.states).flatMap(([leaf, state]) =>
    Object.entries(state.on ?? {}).flatMap(([event, arcs]) =>
      arcs.map((arc, index): Place => ({ chart, leaf, event, index, arc, name: arcName(chart, leaf, event, index) })),
    ),
  ),
);
/** The sources with the arcs of one event of one state exchanged. */
const withArcs =
  (place: Place, arcs: (old: ArcConfig[]) => ArcConfig[], more: Partial<Source> = {}) =>
  (name: string, source: Source): Source => {
    if (name !== place.chart) return source;
    const state = source.config.states[place.leaf]!;
    const states = {
      ...source.config.states,
      [place.leaf]: { ...state, on: { ...state.on, [place.event]: arcs(state.on![place.event]!) } },
    };
    return { ...source, guards: { ...source.guards, ...more.guards }, config: { ...source.config, states } };
  };
const exchanged = (place: Place, arc: ArcConfig, guards?: Source['guards']): Mutant['change'] =>
  withArcs(place, (old) => old.map((each, i) => (i === place.index ? arc : each)), guards ? { guards } : {});

const without: Mutant[] = PLACES.map((place) => ({
  arc: place.name,
  what: 'left out',
  change: withArcs(place, (old) => old.filter((_, i) => i !== place.index)),
}));
const guarded = PLACES.filter((place) => place.arc.guard !== undefined);
const negated: Mutant[] = guarded.map((place) => {
  const { chart, arc } = place;
  const real = chartSources()[chart]!.guards[arc.guard!]!;
  return {
    arc: place.name,
    what: `not ${arc.guard}`,
    change: exchanged(place, { ...arc, guard: 'turned round' }, { 'turned round': (game) => !real(game) }),
  };
});
const unguarded: Mutant[] = guarded.map((place) => {
  const { guard: _guard, ...rest } = place.arc;
  return { arc: place.name, what: `always, not when ${place.arc.guard}`, change: exchanged(place, rest) };
});
/** Every arc leads to the state after the one it should lead to. */
const misled: Mutant[] = PLACES.map((place) => {
  const leaves = Object.keys(CHART_CONFIGS[place.chart]!.states);
  const target = leaves[(leaves.indexOf(place.arc.target) + 1) % leaves.length]!;
  return { arc: place.name, what: `to ${target}`, change: exchanged(place, { ...place.arc, target, reenter: true }) };
});

/** Of the changed charts, one in so many is run by actors too, which are slow. */
const EVERY = volume(4, 1);

/** The first scenario that fails under the changed charts, or null. */
function noticed(mutant: Mutant, portOf: (sources: Record<string, Source>) => FlowPort<Play>): string | null {
  const port = portOf(chartSources(mutant.change));
  const leaf = mutant.arc.slice(0, mutant.arc.lastIndexOf(' '));
  const first = byArc.get(mutant.arc) ?? [];
  const rest = (byState.get(leaf) ?? []).filter((familiar) => !first.includes(familiar));
  for (const familiar of [...first, ...rest]) if (!runScenario(familiar.scenario, { port }).ok) return familiar.name;
  return null;
}

describe('the scenarios', () => {
  it('take every arc of every chart', () => {
    const arcs = allArcs(CHART_CONFIGS);
    expect(arcs.filter((arc) => !total.has(arc))).toEqual([]);
    expect(arcs.length).toBeGreaterThan(60);
  });

  const KINDS: [string, Mutant[]][] = [
    ['an arc left out', without],
    ['a guard turned round', negated],
    ['a guard left out', unguarded],
    ['a target exchanged', misled],
  ];
  it('meet enough changed charts', () => {
    expect(negated.length + unguarded.length + misled.length).toBeGreaterThanOrEqual(30);
  });
  it('notice nothing when nothing is changed', () => {
    const same: Mutant[] = PLACES.map((place) => ({
      arc: place.name,
      what: 'unchanged',
      change: exchanged(place, place.arc),
    }));
    expect(noticed(same[0]!, compiledPort)).toBeNull();
    expect(noticed(same[0]!, livePort)).toBeNull();
    expect(
      noticed(
        same.find((each) => each.arc === 'run s3_2 NEXT #0')!,
        livePort,
      ),
    ).toBeNull();
  });
  it.each(KINDS)('notice %s, by tables', (_kind, mutants) => {
    expect(
      mutants.filter((mutant) => noticed(mutant, compiledPort) === null).map(({ arc, what }) => `${arc}: ${what}`),
    ).toEqual([]);
  });
  it.each(KINDS)('notice %s, by actors', (_kind, mutants) => {
    expect(
      mutants
        .filter((_, i) => i % EVERY === 0)
        .filter((mutant) => noticed(mutant, livePort) === null)
        .map(({ arc, what }) => `${arc}: ${what}`),
    ).toEqual([]);
  });
});
