/** The Runner's basic action: 1 click and 2 credits to remove a tag. */
import { registerWords } from '../defs.ts';

registerWords('@remove-tag', [
  { w: 'payAction', purpose: 'remove-tag', clicks: 1, credits: 2 },
  { w: 'removeTags', n: 1, why: 'removed' },
]);
