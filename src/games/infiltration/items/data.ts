/** Items that take tokens or play actions. */
import { item } from '../rules/def.ts';

export const DATA = [
  item('I19', 'Twin Deck', 'discard', [{ w: 'playBoth', actions: ['download', 'interface'] }]),
  item('I20', 'Burst Copier', 'discard', [
    { w: 'gather', n: 3 },
    { w: 'alarm', n: 1 },
  ]),
  item('I21', 'Long Antenna', 'discard', [{ w: 'play', action: 'download', where: 'adjacent' }]),
  item('I22', 'Leech Tap', 'room', [{ w: 'place' }]),
  item('I24', 'Loop Recorder', 'discard', [{ w: 'copy' }]),
  item('I35', 'Dead Drop', 'room', [{ w: 'place' }, { w: 'bank', most: 3 }]),
];
