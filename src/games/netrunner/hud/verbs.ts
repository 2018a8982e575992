/** Maps the keyboard commands to Netrunner's verbs. */
import type { Verbs } from '../../../commands/command.ts';

export const verbs: Verbs = {
  turn: [
    { id: 'draw', key: 'd', verbs: ['draw'] },
    { id: 'credit', key: 'c', verbs: ['credit'] },
    { id: 'run', key: 'r', verbs: ['run'] },
    { id: 'install', key: 'i', verbs: ['install'] },
    { id: 'play', key: 'p', verbs: ['play'] },
    { id: 'advance', key: 'a', verbs: ['advance'] },
    { id: 'use', key: 'b', verbs: ['use'] },
    { id: 'rez', key: 'e', verbs: ['rez'] },
    { id: 'score', key: 's', verbs: ['score', 'steal'] },
    { id: 'trash', key: 't', verbs: ['trash', 'trash-resource'] },
    { id: 'remove-tag', key: 'g', verbs: ['remove-tag'] },
    { id: 'purge', key: 'v', verbs: ['purge'] },
    { id: 'jack-out', key: 'j', verbs: ['jack-out'], group: 'answer' },
  ],
  goOn: ['pass', 'continue', 'keep', 'done', 'pay', 'decline', 'leave'],
  confirm: ['done', 'pay', 'accept', 'keep', 'steal', 'score', 'continue', 'pass', 'leave'],
  yes: ['accept', 'keep'],
  no: ['decline', 'leave', 'cancel', 'mulligan', 'pass'],
};
