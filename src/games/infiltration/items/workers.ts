/** Items against lab workers. */
import { item } from '../rules/def.ts';

export const WORKERS = [
  item('I09', 'Nerve Needle', 'discard', [
    { w: 'remove', slot: 'worker', where: 'here' },
    { w: 'play', action: 'interface', where: 'here' },
  ]),
  item('I10', 'Reach Claw', 'discard', [
    { w: 'remove', slot: 'worker', where: 'near' },
    { w: 'play', action: 'download', where: 'there' },
  ]),
  item('I11', 'Sleep Gas', 'box', [
    { w: 'remove', slot: 'worker', where: 'all near' },
    { w: 'delay', whom: 'others near' },
  ]),
  item('I12', 'Fake Badge', 'hand', [
    { w: 'remove', slot: 'worker', where: 'here' },
    { w: 'alarm', n: 1 },
  ]),
  item('I13', 'Zip Cuffs', 'discard', [{ w: 'remove', slot: 'worker', where: 'here' }, { w: 'gatherReleased' }]),
];
