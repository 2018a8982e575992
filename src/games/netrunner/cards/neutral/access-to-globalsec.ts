import { always, resource } from '../define.ts';

export default resource({
  code: '01052',
  title: 'Access to Globalsec',
  faction: 'neutral',
  subtypes: ['link'],
  install: 1,
  influence: 0,
  quantity: 3,
  abilities: [always('link', 1)],
});
