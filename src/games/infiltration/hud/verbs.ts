/** Maps keyboard commands to Infiltration's verbs. */
import type { Verbs } from '../../../commands/command.ts';

export const verbs: Verbs = {
  turn: [
    { id: 'advance', key: 'a', verbs: ['advance'] },
    { id: 'retreat', key: 'r', verbs: ['retreat'] },
    { id: 'interface', key: 'i', verbs: ['interface'] },
    { id: 'download', key: 'd', verbs: ['download', 'extract'] },
    { id: 'blackmail', key: 'b', verbs: ['hand-in'] },
  ],
  goOn: ['on'],
  confirm: ['on', 'stop'],
  yes: ['on'],
  no: ['stop'],
};
