/** The basic action of both sides: 1 click to draw a card. */
import { registerWords } from '../defs.ts';

registerWords('@draw', [
  { w: 'payAction', purpose: 'action', clicks: 1 },
  { w: 'draw', n: 1 },
]);
