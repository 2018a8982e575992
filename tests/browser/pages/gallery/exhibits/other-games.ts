import type { Exhibit } from '../exhibit.ts';

const begun = ['Start the game'] as const;

export default {
  title: 'Black Hat, Infiltration',
  states: {
    'Black Hat': { at: '/black-hat/play', steps: begun },
    'Black Hat, drawn': { at: '/black-hat/play', steps: begun, drawn: true },
    'Black Hat for six': { at: '/black-hat/play', steps: ['6', ...begun], drawn: true },
    'Black Hat, recorded': { at: '/black-hat/watch/black-hat-1?at=40&view=open' },
    Infiltration: { at: '/infiltration/play', steps: begun },
    'Infiltration, drawn': { at: '/infiltration/play', steps: begun, drawn: true },
    'Infiltration for six': { at: '/infiltration/play', steps: ['6', ...begun], drawn: true },
    'Infiltration, recorded': { at: '/infiltration/watch/infiltration-1?at=40&view=open' },
  },
} satisfies Exhibit;
