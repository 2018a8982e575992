import { always, card } from '../define.ts';

export default card('01038', {
  abilities: [always('memory', 1)],
});
