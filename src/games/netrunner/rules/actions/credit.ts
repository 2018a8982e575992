/** The basic action of both sides: 1 click to gain 1 credit. */
import { registerWords } from '../defs.ts';

registerWords('@credit', [
  { w: 'payAction', purpose: 'action', clicks: 1 },
  { w: 'gainCredits', n: 1 },
]);
