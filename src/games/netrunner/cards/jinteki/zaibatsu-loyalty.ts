import { asset, credits, prevents } from '../define.ts';

export default asset({
  code: '01071',
  title: 'Zaibatsu Loyalty',
  faction: 'jinteki',
  rez: 0,
  trash: 4,
  influence: 1,
  quantity: 1,
  abilities: [
    prevents('expose', 'rez', {}),
    prevents('expose', 'prevent', credits(1)),
    prevents('expose', 'prevent by trashing', { trashSelf: true }),
  ],
});
