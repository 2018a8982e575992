import { always, card } from '../define.ts';

export default card('01052', {
  abilities: [always('link', 1)],
});
