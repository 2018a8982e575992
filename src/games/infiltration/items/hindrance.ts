/** The items that work against other operatives and guards. */
import { item } from '../rules/def.ts';

export const HINDRANCE = [
  item('I23', 'Data Fence', 'room', [{ w: 'place' }]),
  item('I25', 'Shock Baton', 'discard', [{ w: 'strike' }]),
  item('I26', 'Tangle Net', 'discard', [{ w: 'delay', whom: 'one near' }]),
  item('I27', 'Pickpocket Glove', 'box', [{ w: 'steal' }]),
  item('I28', 'Decoy Signal', 'discard', [{ w: 'distract' }]),
  item('I29', 'Bulkhead Lever', 'room', [{ w: 'place' }]),
];
