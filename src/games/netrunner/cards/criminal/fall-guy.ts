import { gainCredits } from '../../rules/words.ts';
import { paid, prevents, resource } from '../define.ts';

export default resource({
  code: '04106',
  title: 'Fall Guy',
  faction: 'criminal',
  subtypes: ['connection'],
  install: 0,
  influence: 1,
  quantity: 3,
  abilities: [
    prevents('trash', 'save', { trashSelf: true }, { of: ['resource'] }),
    paid('cash', { trashSelf: true }, [gainCredits(2)]),
  ],
});
