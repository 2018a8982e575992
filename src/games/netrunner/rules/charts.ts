/** The game's four charts, and the two flow ports that run them. */
import { chartSet } from '../../../core/charts.ts';
import { accessChart } from './flow/access.ts';
import { runChart } from './flow/run.ts';
import { setupChart } from './flow/setup.ts';
import { turnChart } from './flow/turn.ts';
import type { Table } from './model.ts';
import type { Tag } from './names.ts';
import type { Play } from './play.ts';

const SET = chartSet<Play, Tag>({
  setup: setupChart,
  turn: turnChart,
  run: runChart,
  access: accessChart,
});

/** The charts' configs by name, as written. */
export const CHART_CONFIGS = SET.configs;
/** The charts with `step` operations added. `change` may first replace a chart; tests use it to delete arcs or invert guards. */
export const chartSources = SET.sources;
/** The name of a chart state's step in the rules, e.g. '3.1' or 'corp 2.2'; '' when it has none. */
export const stepOf = SET.stepOf;
/** The port with compiled tables, for simulation. */
export const simulationPort = SET.simulationPort;
/** The port with XState actors, for live play. */
export const xstatePort = SET.xstatePort;

const NO_TAGS: readonly Tag[] = [];
/** The tags of a chart's state. */
export const tagsOf = (chart: string, leaf: string): readonly Tag[] =>
  CHART_CONFIGS[chart]?.states[leaf]?.tags ?? NO_TAGS;
/** Whether the table's current chart state has a tag. */
export const isAt = (t: Table, tag: Tag): boolean => tagsOf(t.chart, t.leaf).includes(tag);
