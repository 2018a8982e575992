/** Items that affect wounds, delay and the two dials. */
import { either, item } from '../rules/def.ts';

export const STATUS = [
  item('I30', 'Field Medkit', 'discard', [{ w: 'heal' }, either({ back: [{ w: 'move', by: -1, most: 1 }], stay: [] })]),
  item('I31', 'Adrenal Gland', 'hand', [{ w: 'brace' }, { w: 'alarm', n: 1 }]),
  item('I32', 'Clean Signal', 'discard', [{ w: 'alarm', n: -1 }]),
  item('I33', 'False Report', 'box', [{ w: 'proximity', n: -6 }]),
  item('I34', 'Anonymous Tip', 'discard', [
    { w: 'proximity', n: 6 },
    { w: 'draw', n: 1 },
  ]),
];
