/** The game's four charts, and the two flow ports that run them. */
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
/** The tags of a chart's state. */
export const tagsOf = (chart: string, leaf: string): readonly Tag[] =>
  CHART_CONFIGS[chart]?.states[leaf]?.tags ?? NO_TAGS;
/** Whether the table's current chart state has a tag. */
export const isAt = (t: Table, tag: Tag): boolean => tagsOf(t.chart, t.leaf).includes(tag);
