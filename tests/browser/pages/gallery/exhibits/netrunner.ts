import type { Exhibit } from '../exhibit.ts';
import type { Step } from '../app.ts';

const begun: readonly Step[] = ['Start the game'];
const kept: readonly Step[] = [...begun, /Keep this hand/];
const corp: readonly Step[] = [/^Corp/, 'Start the game', /Keep this hand/];
const at = '/netrunner/play';

export default {
  title: 'Netrunner: the table',
  states: {
    'Opening hand': { at, steps: begun },
    'Take an action': { at, steps: kept },
    'Take an action, drawn': { at, steps: kept, drawn: true },
    'As the Corp': { at, steps: corp },
    'As the Corp, drawn': { at, steps: corp, drawn: true },
    'Run on which server?': { at, steps: [...kept, /Run on a server/] },
    'In a run': { at, steps: [...kept, /Run on a server/, /Run on HQ/], prefs: { stopAt: 'always' } },
    'What would the bot do?': { at, steps: [...kept, /^What would the bot do/] },
    Menu: { at, steps: [...kept, 'Menu'] },
    'Keyboard shortcuts': { at, steps: [...kept, 'Keyboard shortcuts'] },
    'Settings in a game': { at, steps: [...kept, 'Menu', 'Settings'] },
    'Give up?': { at, steps: [...kept, 'Menu', 'Concede'] },
    'Game over': { at, steps: [...kept, 'Menu', 'Concede', 'Concede'] },
    'Pass the screen': { at, steps: [/several people/i, 'Start the game'] },
  },
} satisfies Exhibit;
