import { always, identity } from '../define.ts';

export default identity('runner', {
  code: '01033',
  title: 'Kate "Mac" McCaffrey: Digital Tinker',
  faction: 'shaper',
  subtypes: ['natural'],
  link: 1,
  minimumDeck: 45,
  influenceLimit: 15,
  quantity: 1,
  abilities: [always('cost', -1, { for: { verb: 'install', of: ['program', 'hardware'] }, if: 'firstRigInstall' })],
});
