/** The theme's colours as numbers, to tint pieces with. */
import { SHARED_TINTS } from '../../../stage/nodes.ts';
import { colours } from './theme.ts';
import type { Seat } from '../rules/model.ts';

const number = (hex: string): number => Number.parseInt(hex.slice(1), 16);

export const TINT = {
  ...SHARED_TINTS,
  corp: number(colours.corp),
  corpDeep: number(colours.corpDeep),
  runner: number(colours.runner),
  runnerDeep: number(colours.runnerDeep),
  magenta: number(colours.magenta),
  credit: number(colours.credit),
  click: number(colours.click),
} as const;

/** A side's own colour. */
export const tintOf = (seat: Seat): number => (seat === 'corp' ? TINT.corp : TINT.runner);
