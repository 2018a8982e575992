import { always, card } from '../define.ts';

export default card('01040', {
  host: { zone: 'rig', subtype: 'icebreaker', up: true },
  abilities: [always('strength', 1, { for: 'host' })],
});
