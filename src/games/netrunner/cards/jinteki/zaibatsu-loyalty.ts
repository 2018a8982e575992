import { card, credits, prevents } from '../define.ts';

export default card('01071', {
  abilities: [
    prevents('expose', 'rez', {}),
    prevents('expose', 'prevent', credits(1)),
    prevents('expose', 'prevent by trashing', { trashSelf: true }),
  ],
});
