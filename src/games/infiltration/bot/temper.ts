/** The temperament of each seat's bot. It depends only on the seat, so that tables are mixed and people know what to expect of whom. */
import { OPERATIVES } from '../rules/model.ts';
import { type Temperament, TEMPERS } from './index.ts';

/** The temperament of a seat. They alternate by seat: careful, diver, and so on. */
export const temperamentOf = (seat: string): Temperament =>
  TEMPERS[
    Math.max(
      0,
      OPERATIVES.findIndex((one) => one === seat),
    ) % TEMPERS.length
  ]!;
