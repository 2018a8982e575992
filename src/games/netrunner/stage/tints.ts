/** The theme's colours as numbers, to tint pieces with. */
import { colours } from './theme.ts';
import type { Seat } from '../rules/model.ts';

const number = (hex: string): number => Number.parseInt(hex.slice(1), 16);

export const TINT = {
  white: 0xffffff,
  ink: number(colours.ink0),
  panel: number(colours.ink1),
  panelUp: number(colours.ink3),
  line: number(colours.line),
  lineStrong: number(colours.lineStrong),
  paper: number(colours.paper),
  paperDim: number(colours.paperDim),
  paperFaint: number(colours.paperFaint),
  corp: number(colours.corp),
  corpDeep: number(colours.corpDeep),
  runner: number(colours.runner),
  runnerDeep: number(colours.runnerDeep),
  magenta: number(colours.magenta),
  credit: number(colours.credit),
  click: number(colours.click),
  danger: number(colours.danger),
  good: number(colours.good),
} as const;

/** A side's own colour. */
export const tintOf = (seat: Seat): number => (seat === 'corp' ? TINT.corp : TINT.runner);
