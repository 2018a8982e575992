import { always, breaks, card, credits } from '../define.ts';

export default card('22006', {
  abilities: [
    always('strength', { count: 'gripCards', times: -1 }, { for: 'self' }),
    breaks('code gate', credits(2), 'any'),
  ],
});
