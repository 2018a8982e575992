/** Updates of every kind that the presenter tells apart, and a page on which it presents them, which writes down what it is told. */
import type { View } from '../../src/core/game.ts';
import { type Next, type Update, jumpUpdate } from '../../src/feed/update.ts';
import type { PresenterPort } from '../../src/present/port.ts';

/** A table with a name. */
export interface NamedView extends View {
  at: string;
}
type Decides = 'me' | 'other' | 'reading' | null;

const ME = 'me';
export const view = (at: string, decides: Decides = null): NamedView => ({
  viewer: ME,
  decision: decides === null ? null : { seat: decides === 'reading' ? ME : decides, kind: decides, moves: [] },
  over: null,
  at,
});

interface Kind {
  next: Next;
  /** left out: a jump, which has no events */
  events?: number;
  decides?: Decides;
}

/** The kinds of updates. Their name is their `reason`, by which the page below knows them. */
const KINDS = {
  /** others act, and the next update comes */
  wait: { next: 'wait', events: 2 },
  /** the same, but another seat is known to decide */
  other: { next: 'wait', events: 1, decides: 'other' },
  /** it takes a while to read */
  slow: { next: 'wait', events: 1 },
  /** the person is asked */
  ask: { next: 'ask', events: 2, decides: 'me' },
  /** the person would be asked, but the settings answer */
  automatic: { next: 'ask', events: 1, decides: 'me' },
  /** the settings answer, but the rules refuse it */
  refused: { next: 'ask', events: 1, decides: 'me' },
  /** the person stops after the first event to read, and is asked at the end */
  card: { next: 'ask', events: 3, decides: 'me' },
  /** the same, and others act at the end */
  glance: { next: 'wait', events: 3 },
  /** its animation fails */
  broken: { next: 'wait', events: 2 },
  /** a great moment, which the plain table says across it */
  great: { next: 'wait', events: 1 },
  hand: { next: { handover: 'you' }, events: 1 },
  over: { next: 'over', events: 1 },
  jump: { next: 'wait' },
  'jump ask': { next: 'ask', decides: 'me' },
  'jump hand': { next: { handover: 'you' } },
  'jump over': { next: 'over' },
} as const satisfies Record<string, Kind>;
export type KindName = keyof typeof KINDS;
export const kindOf = (name: KindName): Kind => KINDS[name];

export function updateOf(name: KindName, index = 1): Update {
  const { next, events, decides = null } = kindOf(name);
  const after = view(name, decides);
  if (events === undefined) return { ...jumpUpdate(ME, after), index, reason: name, next };
  return {
    index,
    viewer: ME,
    before: view('before'),
    events: Array.from({ length: events }, () => ({ type: name })),
    after,
    viewAt: (n) => (n === events ? after : view(`${name} ${n}`)),
    move: null,
    reason: name,
    kind: 'play',
    next,
  };
}
export const nameOf = ({ reason }: Pick<Update, 'reason'>): KindName => reason as KindName;

/** How long an update, or the table before the first, is read, ms. */
export const dwellOf = (update: Pick<Update, 'reason'> | null): number =>
  update === null || nameOf(update) === 'slow' ? 700 : 0;

/** Answers that a person may give: the coach advises against two of them, and the rules refuse another. */
export type Answer = 'sound' | 'foolish' | 'rash' | 'illegal';

/** A page that writes down what the presenter tells it. What it answers depends only on what it is asked. */
export function pageOf(said: string[]): PresenterPort {
  return {
    taken: (update) => void said.push(`taken: ${nameOf(update)}, ${update.events.length} events`),
    shown: (update, events, all) => void said.push(`shown: ${nameOf(update)} ${all ? 'all' : events}`),
    cut: (update) =>
      ['card', 'glance'].includes(nameOf(update)) && update.events.length === 3
        ? { events: 1, view: view(`${nameOf(update)} read`, 'reading') }
        : null,
    automatic: (update) => ({ automatic: 'sound', refused: 'illegal' })[nameOf(update) as string] ?? null,
    dwell: dwellOf,
    ask: () => void said.push('ask'),
    advise: (answer) => answer === 'foolish' || answer === 'rash',
    answer(answer, how) {
      said.push(`answer: ${String(answer)}, ${how}`);
      if (answer === 'illegal') throw new Error('illegal');
    },
    undo: () => void said.push('undo'),
    seek: (to) => void said.push(`seek ${to}`),
    handover: (seat) => void said.push(`handover to ${seat}`),
    handedOver: () => void said.push('handed over'),
    moment: () => void said.push('one moment'),
    failed: (error) => void said.push(`failed: ${(error as Error).message}`),
  };
}
