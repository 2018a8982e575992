/** Each seat has its own temperament, so tables are mixed and people know what to expect of whom. */
import { OPERATIVES } from '../rules/model.ts';
import { type Temperament, TEMPERS } from './index.ts';

/** Temperaments alternate by seat: careful, diver, and so on. */
export const temperamentOf = (seat: string): Temperament =>
  TEMPERS[
    Math.max(
      0,
      OPERATIVES.findIndex((one) => one === seat),
    ) % TEMPERS.length
  ]!;
