import { prevents, resource } from '../define.ts';

export default resource({
  code: '01048',
  title: 'Sacrificial Construct',
  faction: 'shaper',
  subtypes: ['remote'],
  install: 0,
  influence: 1,
  quantity: 2,
  abilities: [prevents('trash', 'save', { trashSelf: true }, { of: ['program', 'hardware'] })],
});
