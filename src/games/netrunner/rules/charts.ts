/** The game's four charts (state machines for set-up, turns, runs and accesses), and the two flow ports that run them. */
import { chartSet } from '../../../core/charts.ts';
import { accessChart } from './flow/access.ts';
import { runChart } from './flow/run.ts';
import { setupChart } from './flow/setup.ts';
import { turnChart } from './flow/turn.ts';
import type { Table } from './model.ts';
import type { Tag } from './names.ts';
import type { Play } from './play.ts';

export const CHARTS = chartSet<Play, Tag>({
  setup: setupChart,
  turn: turnChart,
  run: runChart,
  access: accessChart,
});

export const { configs: CHART_CONFIGS, sources: chartSources, stepOf, simulationPort, xstatePort } = CHARTS;

const NO_TAGS: readonly Tag[] = [];
/** Returns the tags of one state (`leaf`) of a chart. */
export const tagsOf = (chart: string, leaf: string): readonly Tag[] =>
  CHART_CONFIGS[chart]?.states[leaf]?.tags ?? NO_TAGS;
/** Whether the chart state in which the game is has a tag. */
export const isAt = (t: Table, tag: Tag): boolean => tagsOf(t.chart, t.leaf).includes(tag);
