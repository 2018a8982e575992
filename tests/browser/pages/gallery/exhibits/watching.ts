import type { Exhibit } from '../exhibit.ts';

const at = '/netrunner/watch/learn-3?at=119&view=open';

export default {
  title: 'Watching a game',
  states: {
    'A recorded game': { at },
    'Drawn, as the Runner saw it': { at: at.replace('open', 'runner'), drawn: true },
    'Before the first move': { at: at.replace('119', '0') },
    Notes: { at, steps: ['Notes'] },
    'Your notes': { at, steps: ['Write'] },
    Review: { at, steps: ['Review'] },
    'What if': { at, steps: ['What if'] },
    Guess: { at, steps: ['Guess'] },
    Share: { at, steps: ['Share'] },
    'Play from here': { at, steps: ['Play from here'] },
  },
} satisfies Exhibit;
