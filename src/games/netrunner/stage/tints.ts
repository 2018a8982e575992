/** The theme's colours as numbers, to tint pieces with. */
import { SHARED_TINTS } from '../../../stage/nodes.ts';
import { tintOf as tint } from '../../../stage/theme.ts';
import { colours } from './theme.ts';
import type { Seat } from '../rules/model.ts';

export const TINT = {
  ...SHARED_TINTS,
  corp: tint(colours.corp),
  corpDeep: tint(colours.corpDeep),
  runner: tint(colours.runner),
  runnerDeep: tint(colours.runnerDeep),
  magenta: tint(colours.magenta),
  credit: tint(colours.credit),
  click: tint(colours.click),
} as const;

/** The Corp's or the Runner's colour. */
export const tintOf = (seat: Seat): number => (seat === 'corp' ? TINT.corp : TINT.runner);
