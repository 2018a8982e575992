/** Maps keyboard commands to Black Hat's verbs. */
import type { Verbs } from '../../../commands/command.ts';

export const verbs: Verbs = {
  turn: [
    { id: 'play', key: 'p', verbs: ['play'] },
    { id: 'joker', key: 'j', verbs: ['joker'] },
    { id: 'hat', key: 't', verbs: ['hat'] },
  ],
  goOn: ['pass', 'leave'],
  confirm: ['play', 'pass'],
  yes: ['take-all'],
  no: ['leave', 'pass'],
};
