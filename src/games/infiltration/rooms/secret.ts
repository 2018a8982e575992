/** The definitions of all secret rooms. Each game uses one of them, which lies apart from the rooms on the way in. */
import { either, room, take } from '../rules/def.ts';

const secret = room(0);

export const SECRET_ROOMS = [
  secret('X01', 'Black Archive', 10, {
    uses: 'again',
    enter: [{ w: 'alarm', n: 2 }],
    interface: [{ w: 'goTo', where: 'second floor' }],
  }),
  secret('X02', 'Prototype Cradle', 4, {
    lock: 4,
    uses: 'once',
    reveal: [{ w: 'alarm', n: 1 }],
    interface: [take('prototype'), take('prototype')],
  }),
  secret('X03', 'Evac Pod', 5, { uses: 'once', interface: [{ w: 'escape' }] }),
  secret('X04', 'Mainframe Core', 8, {
    lock: 6,
    uses: 'once',
    interface: [either({ silence: [{ w: 'alarmTo', n: 0 }], mislead: [{ w: 'proximity', n: -10 }] })],
  }),
];
