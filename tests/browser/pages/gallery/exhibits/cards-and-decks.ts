import type { Exhibit } from '../exhibit.ts';

export default {
  title: 'Cards and decks',
  states: {
    'All cards': { at: '/netrunner/cards' },
    'One card': { at: '/netrunner/cards/01033' },
    Ice: { at: '/netrunner/cards/01113' },
    Decks: { at: '/netrunner/decks' },
    'One deck': { at: '/netrunner/decks/shaper' },
    'New deck': { at: '/netrunner/decks', steps: ['New Corp deck'] },
    'Import a deck': { at: '/netrunner/decks', steps: ['Import a deck'] },
    'Share a deck': { at: '/netrunner/decks/shaper', steps: ['Share'] },
  },
} satisfies Exhibit;
