/** The rooms of the first floor. */
import { either, room, take } from '../rules/def.ts';

const first = room(1);

export const FIRST_FLOOR = [
  first('F01', 'Reception Desk', 2, { uses: 'once', interface: [{ w: 'alarm', n: -1 }] }),
  first('F02', 'Checkpoint', 2, {
    lock: 2,
    uses: 'again',
    enter: [{ w: 'alarm', n: 1 }],
    interface: [{ w: 'destroy', where: 'adjacent' }],
  }),
  first('F03', 'Records Stacks', 6, {
    lock: 3,
    uses: 'once',
    reveal: [{ w: 'guard', kind: 'guard', at: ['F02', 'entry', 'here'] }],
    interface: [{ w: 'search', n: 3 }],
  }),
  first('F04', 'Goods Dock', 2, { worker: 2, uses: 'again', interface: [{ w: 'proximity', n: 5 }, { w: 'escape' }] }),
  first('F05', 'Infirmary', 3, { uses: 'again', interface: [{ w: 'heal' }] }),
  first('F06', 'Canteen', 2, { worker: 3, uses: 'once', interface: [{ w: 'draw', n: 2 }] }),
  first('F07', 'Wiring Closet', 4, { lock: 3, uses: 'once', interface: [{ w: 'add', n: 1, where: 'all' }] }),
  first('F08', 'Post Room', 3, { uses: 'again', interface: [{ w: 'discard' }, { w: 'draw', n: 2 }] }),
  first('F09', 'Camera Gallery', 2, {
    uses: 'again',
    reveal: [{ w: 'peek' }],
    interface: [either({ alarm: [{ w: 'alarm', n: -1 }], reveal: [{ w: 'reveal', what: 'next' }] })],
  }),
  first('F10', 'Freight Lift', 3, {
    worker: 2,
    uses: 'again',
    interface: [
      { w: 'goTo', where: 'floor' },
      { w: 'alarm', n: 1 },
    ],
  }),
  first('F11', 'Open-Plan Floor', 5, {
    worker: 3,
    enter: [{ w: 'ifSlot', slot: 'worker', then: [{ w: 'alarm', n: 1 }] }],
  }),
  first('F12', 'Locker Room', 1, {
    uses: 'once',
    reveal: [{ w: 'draw', n: 2 }],
    interface: [{ w: 'heal' }, { w: 'draw', n: 1 }],
  }),
  first('F13', 'Pump Station', 3, { uses: 'again', reveal: [{ w: 'sludge' }], interface: [{ w: 'secret' }] }),
  first('F14', 'Personnel Office', 3, {
    lock: 2,
    uses: 'once',
    reveal: [{ w: 'guard', kind: 'auditor', at: ['here'] }],
    interface: [take('blackmail')],
  }),
];
