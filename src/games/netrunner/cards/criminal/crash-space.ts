import { card, prevents, recurring } from '../define.ts';

export default card('01030', {
  abilities: [
    recurring(2, 'remove-tag'),
    prevents('damage', 'prevent', { trashSelf: true }, { n: 3, damage: ['meat'] }),
  ],
});
