/** The temperament of a bot by the seat it plays, so that a table has both, and a person knows whom to expect. */
import { OPERATIVES } from '../rules/model.ts';
import { type Temperament, TEMPERS } from './index.ts';

/** The first seat is careful, the next a diver, and so on. */
export const temperamentOf = (seat: string): Temperament =>
  TEMPERS[
    Math.max(
      0,
      OPERATIVES.findIndex((one) => one === seat),
    ) % TEMPERS.length
  ]!;
