import type { Exhibit } from '../exhibit.ts';

export default {
  title: 'Pages',
  states: {
    Start: { at: '/' },
    'Start, with a game in play': {
      at: '/netrunner/play',
      steps: ['Start the game', /Keep this hand/, { to: '/' }],
    },
    Settings: { at: '/settings' },
    'New game: Netrunner': { at: '/netrunner/play' },
    'New game: Black Hat': { at: '/black-hat/play' },
    'New game: Infiltration': { at: '/infiltration/play' },
    Learn: { at: '/netrunner/learn' },
    'Learn: Black Hat': { at: '/black-hat/learn' },
    Puzzles: { at: '/netrunner/puzzles' },
    Watch: { at: '/netrunner/watch' },
    'Watch: a game that is not here': { at: '/netrunner/watch/nobody-has-this?at=3' },
    Glossary: { at: '/netrunner/words' },
    'How it works': { at: '/netrunner/how' },
  },
} satisfies Exhibit;
