/** Items against tech locks. */
import { item } from '../rules/def.ts';

export const LOCKS = [
  item('I14', 'Breacher Kit', 'discard', [
    { w: 'remove', slot: 'lock', where: 'here' },
    { w: 'play', action: 'download', where: 'here' },
  ]),
  item('I15', 'Cipher Worm', 'discard', [
    { w: 'remove', slot: 'lock', where: 'near' },
    { w: 'play', action: 'interface', where: 'here' },
  ]),
  item('I16', 'Shaped Charge', 'box', [
    { w: 'remove', slot: 'lock', where: 'here', extra: 2 },
    { w: 'alarm', n: 2 },
  ]),
  item('I17', 'Skeleton Key', 'hand', [
    { w: 'remove', slot: 'lock', where: 'here' },
    { w: 'alarm', n: 1 },
  ]),
  item('I18', 'Remote Opener', 'discard', [{ w: 'remove', slot: 'lock', where: 'floor' }]),
];
