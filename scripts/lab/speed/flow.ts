/** Measures the flow alone: chart events recorded in games, replayed with empty operations and recorded guard results. */
import { type ChartSource, compiledPort, type FlowPort, livePort, type Position } from '../../../src/core/flow.ts';
import { below, seedRng } from '../../../src/core/rng.ts';
import { createGame, DECKS } from '../../../src/games/netrunner/index.ts';
import { CHART_CONFIGS, chartSources } from '../../../src/games/netrunner/rules/charts.ts';
import type { Play } from '../../../src/games/netrunner/rules/play.ts';
import { type Ratio, ratio } from './measure.ts';

interface Answers {
  guards: Record<string, boolean>;
}
type Sent =
  | { chart: string; start: true }
  | { chart: string; event: string; guards: Record<string, boolean>; to: string };

/** Events of random games, each with its guards' results and the state it led to; `start` enters a chart. */
function recorded(events: number, seed: string): Sent[] {
  const list: Sent[] = [];
  const sources = chartSources();
  const table = compiledPort(sources);
  const port: FlowPort<Play> = {
    ...table,
    start(ctx, position) {
      list.push({ chart: position.chart, start: true });
      table.start(ctx, position);
    },
    advance(ctx, position, event) {
      const { chart, at } = position;
      const guards: Record<string, boolean> = {};
      for (const arc of CHART_CONFIGS[chart]!.states[at]!.on?.[event] ?? []) {
        if (arc.guard === undefined) break;
        if ((guards[arc.guard] = sources[chart]!.guards[arc.guard]!(ctx))) break;
      }
      const sent: Sent = { chart, event, guards, to: '' };
      list.push(sent);
      const taken = table.advance(ctx, position, event);
      sent.to = position.at;
      return taken;
    },
  };
  const game = createGame({ custom: port });
  const rng = seedRng(seed);
  for (let n = 0; list.length < events; n++) {
    const s = game.start({ seed: `${seed} ${n}`, corp: DECKS.jinteki!, runner: DECKS.shaper! });
    for (let moves = game.moves(s); moves.length > 0; moves = game.moves(s))
      game.play(s, moves[below(rng, moves.length)]!);
  }
  return list;
}

/** The charts with empty operations, and guards that answer from the recording. */
function hollow(): Record<string, ChartSource<Answers>> {
  return Object.fromEntries(
    Object.entries(chartSources()).map(([name, source]) => [
      name,
      {
        config: source.config,
        guards: Object.fromEntries(
          Object.keys(source.guards).map((guard) => [guard, (x: Answers) => x.guards[guard] === true]),
        ),
        ops: Object.fromEntries(Object.keys(source.ops).map((op) => [op, () => {}])),
      },
    ]),
  );
}

/**
 * Sends the recorded events through a port. Throws if one leads to another state than recorded. `start` enters a chart, and the chart's end
 * leaves it.
 */
function replay(list: readonly Sent[], port: FlowPort<Answers>, check: boolean): number {
  const x: Answers = { guards: {} };
  const open: Position[] = [];
  for (const sent of list) {
    if ('start' in sent) {
      const position: Position = { chart: sent.chart, at: '' };
      port.start(x, position);
      open.push(position);
      continue;
    }
    while (open[open.length - 1]!.chart !== sent.chart) open.pop();
    const position = open[open.length - 1]!;
    x.guards = sent.guards;
    port.advance(x, position, sent.event);
    if (check && position.at !== sent.to)
      throw new Error(`${sent.chart} ${sent.event} leads to ${position.at}, not ${sent.to}`);
  }
  return list.length;
}

/** Compiled tables (a) and XState actors (b), microseconds per event. */
export function flowAlone(seed: string): Ratio {
  const list = recorded(5000, seed);
  const table = compiledPort(hollow());
  const actor = livePort(hollow());
  replay(list, table, true);
  replay(list, actor, true);
  // tables are so fast that they run forty times for each run of the actors
  const many = (): number => {
    let n = 0;
    for (let i = 0; i < 40; i++) n += replay(list, table, false);
    return n;
  };
  return ratio(many, () => replay(list, actor, false));
}
