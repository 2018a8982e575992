import { card, recurring, spendOn } from '../define.ts';

export default card('01005', {
  abilities: [recurring(1, 'icebreaker', spendOn('install', { type: 'program', subtype: 'virus' }))],
});
