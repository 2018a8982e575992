import { always, card, recurring } from '../define.ts';

export default card('01041', {
  abilities: [always('memory', 2), always('link', 2), recurring(2, 'icebreaker')],
});
