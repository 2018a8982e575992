/** Items that move an operative. */
import { item } from '../rules/def.ts';

export const MOVEMENT = [
  item('I01', 'Rocket Harness', 'box', [{ w: 'move', by: 1, most: 2 }]),
  item('I02', 'Glide Soles', 'discard', [{ w: 'move', by: -1, most: 2 }]),
  item('I03', 'Courier Rig', 'discard', [
    { w: 'move', by: 0, most: 1 },
    { w: 'play', action: 'download', where: 'here' },
  ]),
  item('I04', 'Kick Scooter', 'hand', [
    { w: 'move', by: 0, most: 1 },
    { w: 'alarm', n: 1 },
  ]),
  item('I05', 'Grapnel Line', 'discard', [{ w: 'goTo', where: 'within 3' }]),
  item('I06', 'Service Map', 'box', [{ w: 'secret' }]),
  item('I07', 'Borrowed Uniform', 'discard', [{ w: 'move', by: 0, most: 1, quiet: true }]),
  item('I08', 'Stim Patch', 'box', [{ w: 'hurry' }, { w: 'wound', whom: 'self' }]),
];
