/** The rooms of the second floor. */
import { room, take } from '../rules/def.ts';

const second = room(2);

export const SECOND_FLOOR = [
  second('S01', 'Wet Lab', 5, {
    worker: 4,
    uses: 'once',
    reveal: [{ w: 'alarm', n: 1 }],
    interface: [take('prototype')],
  }),
  second('S02', 'Cold Vault', 8, { lock: 5, reveal: [{ w: 'alarm', n: 1 }], enter: [{ w: 'alarm', n: 1 }] }),
  second('S03', 'Director’s Lift', 3, { uses: 'again', interface: [{ w: 'alarm', n: 1 }, { w: 'escape' }] }),
  second('S04', 'Director’s Suite', 5, {
    lock: 4,
    uses: 'once',
    reveal: [{ w: 'guard', kind: 'auditor', at: ['here'] }],
    interface: [take('blackmail')],
  }),
  second('S05', 'Service Crawlway', 3, { uses: 'again', interface: [{ w: 'secret' }] }),
  second('S06', 'Drone Bay', 6, {
    worker: 3,
    uses: 'once',
    reveal: [{ w: 'guard', kind: 'sweeper', at: ['here'] }],
    interface: [take('prototype')],
  }),
  second('S07', 'Watch Command', 4, {
    lock: 4,
    uses: 'once',
    reveal: [{ w: 'guard', kind: 'sergeant', at: ['here'] }],
    interface: [{ w: 'alarm', n: -2 }],
  }),
  second('S08', 'Clean Room', 6, { worker: 4, enter: [{ w: 'discardOrDelay' }] }),
  second('S09', 'Backup Hall', 7, {
    lock: 3,
    uses: 'once',
    reveal: [{ w: 'guard', kind: 'purger', at: ['here'] }],
    interface: [{ w: 'add', n: 3, where: 'anywhere' }],
  }),
  second('S10', 'Firing Range', 4, {
    lock: 5,
    uses: 'once',
    enter: [{ w: 'rollWound', most: 2 }],
    interface: [{ w: 'wound', whom: 'others near' }],
  }),
  second('S11', 'Overlook', 4, {
    uses: 'again',
    reveal: [{ w: 'reveal', what: 'secret' }],
    interface: [{ w: 'alarm', n: 1 }, { w: 'secret' }],
  }),
  second('S12', 'Cryo Storage', 5, {
    worker: 5,
    uses: 'once',
    enter: [{ w: 'ifWounded', then: [{ w: 'delay', whom: 'self' }] }],
    interface: [take('prototype')],
  }),
  second('S13', 'Exchange Desk', 6, { uses: 'again', interface: [{ w: 'swapToken' }] }),
  second('S14', 'Saferoom', 3, { lock: 6, uses: 'once', interface: [{ w: 'heal' }, { w: 'proximity', n: -5 }] }),
];
