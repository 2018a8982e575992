import { prevents, resource } from '../define.ts';

export default resource({
  code: '01032',
  title: 'Decoy',
  faction: 'criminal',
  subtypes: ['connection'],
  install: 1,
  influence: 2,
  quantity: 2,
  abilities: [prevents('tag', 'avoid', { trashSelf: true })],
});
