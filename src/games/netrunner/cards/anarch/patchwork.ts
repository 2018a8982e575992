import { always, card, paid } from '../define.ts';

export default card('22004', {
  abilities: [always('memory', 1), paid('discount', {}, [], { oncePerTurn: true })],
});
