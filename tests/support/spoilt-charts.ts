/** Charts with one thing spoilt: an arc taken out, or a guard that says the opposite. */
import type { ChartConfig, ChartSource } from '../../src/core/flow.ts';

/** An arc of a chart: from which state, at which event, and its place among those. */
export interface ArcPlace {
  chart: string;
  leaf: string;
  event: string;
  arc: number;
}

/** All arcs of some charts, with names to read. */
export const arcsOf = (configs: Readonly<Record<string, ChartConfig>>): [name: string, place: ArcPlace][] =>
  Object.entries(configs).flatMap(([chart, { states }]) =>
    Object.entries(states).flatMap(([leaf, { on }]) =>
      Object.entries(on ?? {}).flatMap(([event, arcs]) =>
        arcs.map((one, arc): [string, ArcPlace] => [
          `${chart}: ${leaf} to ${one.target}${one.guard === undefined ? '' : ` if ${one.guard}`}`,
          { chart, leaf, event, arc },
        ]),
      ),
    ),
  );

/** A change of charts that takes an arc out. */
export const withoutArc =
  <X>({ chart, leaf, event, arc }: ArcPlace) =>
  (name: string, source: ChartSource<X>): ChartSource<X> => {
    if (name !== chart) return source;
    const state = source.config.states[leaf]!;
    const left = state.on![event]!.filter((_, i) => i !== arc);
    const states = { ...source.config.states, [leaf]: { ...state, on: { ...state.on, [event]: left } } };
    return { ...source, config: { ...source.config, states } };
  };

/** A change of charts that turns a guard round. */
export const withGuardTurned =
  <X>(chart: string, guard: string) =>
  (name: string, source: ChartSource<X>): ChartSource<X> =>
    name === chart ? { ...source, guards: { ...source.guards, [guard]: (x: X) => !source.guards[guard]!(x) } } : source;
