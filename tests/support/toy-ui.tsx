/**
 * The toy game on the screen: the buttons of its table, its questions and events in words, and itself as the house loads it. The example
 * of docs/adding-a-game.md, "The screen".
 */
import type { CatalogueGame } from '../../src/app/catalogue.ts';
import type { GamePlugin } from '../../src/app/plugin.ts';
import { OPEN, type Outcome, type SeatName } from '../../src/core/game.ts';
import type { GameUi } from '../../src/hud/contract/game-ui.ts';
import type { LogPart, ShownLine } from '../../src/hud/contract/log-ui.ts';
import { type Choice, isMine } from '../../src/hud/contract/question-ui.ts';
import type { TableItem } from '../../src/hud/contract/table-ui.ts';
import { Dialog } from '../../src/hud/components/Dialog.tsx';
import { type MessageSet, listed, say, t } from '../../src/i18n/index.ts';
import { readLesson } from '../../src/lessons/lesson.ts';
import { type ToyMove, type ToySeen, type ToyTypes, type ToyView, toyGame } from './toy-game.ts';
import gameCard from './locales/en/toy-card.json';
import toy from './locales/en/toy.json';
import { toyBot } from './toy-bot.ts';

const SEATS = ['north', 'east', 'west'] as const;
type Seat = (typeof SEATS)[number];

const words: MessageSet = { id: 'toy', en: { ...gameCard, ...toy } };

const nameOf = (seat: SeatName): string => t(`side.${seat}`);
const numbers = (cards: readonly (number | null)[]): string =>
  cards.length === 0
    ? t('toy.nothing')
    : cards.includes(null)
      ? t('toy.hidden', { n: cards.length })
      : listed(cards.map(String));
const handWords = (view: ToyView, seat: Seat): string =>
  t('toy.hand', { seat: nameOf(seat), cards: numbers(view.hands[seat]) });
const laidWords = ({ laid }: ToyView, seat: Seat): string => {
  const card =
    laid[seat] === null
      ? t('toy.nothing')
      : laid[seat] === 'face down'
        ? t('toy.hidden', { n: 1 })
        : String(laid[seat]);
  return t('toy.laid', { seat: nameOf(seat), card });
};
const scoreWords = ({ scores, doubled }: ToyView, seat: Seat): string =>
  t('toy.score', { seat: nameOf(seat), n: scores[seat], doubled: doubled[seat] ? 'yes' : 'no' });
const winWords = ([first = []]: SeatName[][]): string =>
  t('toy.won', { n: first.length, who: listed(first.map(nameOf)) });
const stockWords = ({ stock }: ToyView): string => t('toy.stock', { n: stock });

// ---- the table: one button for each hand, for what lies before each seat, and for the stock
const item = (key: string, name: string, code: number | 'face down' | null, lit = false): TableItem => ({
  key,
  name,
  lit,
  classes: 'toy',
  face: typeof code === 'number' ? { code: String(code), at: key } : null,
});
/** The hand that the viewer is to lay from. */
const asked = (view: ToyView): string | null => (isMine(view) ? `${view.decision!.seat} hand` : null);
const groups: GameUi<ToyTypes>['groups'] = (view) => [
  ...SEATS.map((seat) => ({
    id: seat,
    kind: 'seat',
    seat,
    label: nameOf(seat),
    items: [
      item(`${seat} hand`, handWords(view, seat), null, asked(view) === `${seat} hand`),
      item(`${seat} laid`, laidWords(view, seat), view.laid[seat]),
    ],
  })),
  {
    id: 'stock',
    kind: 'stock',
    seat: null,
    label: t('toy.stock', { n: view.stock }),
    items: [item('stock', stockWords(view), null)],
  },
];

// ---- questions
const label = (move: ToyMove): string => (move.do === 'double' ? t('toy.double') : t('toy.lay', { card: move.card }));
const choice = (move: ToyMove): Choice => ({
  id: label(move),
  text: label(move),
  price: null,
  hint: null,
  tone: move.do === 'double' ? 'danger' : 'plain',
  verb: move.do,
  at: null,
  face: null,
  move,
  children: [],
});

// ---- what happens: events as lines of the log
const plain = (text: string): LogPart[] => [{ text, face: null }];
function lineOf(e: ToySeen): Pick<ShownLine, 'kind' | 'seat' | 'parts'> {
  const hidden = 'n' in e && 'seat' in e ? t('toy.hidden', { n: e.n }) : '';
  switch (e.type) {
    case 'dealt':
      return {
        kind: 'small',
        seat: e.seat,
        parts: plain(t('toy.log.dealt', { seat: nameOf(e.seat), cards: 'cards' in e ? numbers(e.cards) : hidden })),
      };
    case 'laid':
      return {
        kind: 'line',
        seat: e.seat,
        parts: plain(t('toy.log.laid', { seat: nameOf(e.seat), card: 'card' in e ? e.card : hidden })),
      };
    case 'doubled':
      return { kind: 'line', seat: e.seat, parts: plain(t('toy.log.doubled', { seat: nameOf(e.seat) })) };
    case 'revealed':
      return {
        kind: 'strong',
        seat: e.winner,
        parts: plain(t('toy.log.revealed', { ...e.cards, winner: e.winner === null ? 'none' : nameOf(e.winner) })),
      };
    case 'round':
      return { kind: 'turn', seat: null, parts: plain(t('toy.round', { n: e.n })) };
    case 'over':
      return { kind: 'strong', seat: null, parts: plain(t('toy.log.over')) };
    default:
      throw new Error('no such event');
  }
}

const toyUi: GameUi<ToyTypes> = {
  groups,
  nearSeat: ({ viewer }) => (viewer === OPEN ? 'north' : viewer),
  movesOn: ({ key }, view) => (key === asked(view) ? view.decision!.moves : []),
  dialogOf: ({ key }) => (key === 'stock' ? 'stock' : null),
  Dialog: ({ view, onClose }) => (
    <Dialog title={stockWords(view)} onClose={onClose}>
      {t('toy.hidden', { n: view.stock })}
    </Dialog>
  ),
  explain({ key }, _view, why) {
    const refusal = String(key).endsWith('hand') ? why({ do: 'double' }) : null;
    return refusal && say(refusal);
  },
  litAnchors: (view) => groups(view).flatMap(({ items }) => items.flatMap(({ key, lit }) => (lit ? [key] : []))),
  Face: (props) => <span>{props.item.name}</span>,
  PlainTable: (props) => <>{props.draw(props.groups)}</>,
  anchorWords: (anchor, view) =>
    groups(view)
      .flatMap(({ items }) => items)
      .find(({ key }) => key === anchor)?.name ?? null,
  zones: {},
  WholeCard: ({ face }) => <b>{face.code}</b>,
  nameOf: ({ code }) => code,
  faceAt: (anchor, view) =>
    groups(view)
      .flatMap(({ items }) => items)
      .find(({ key }) => key === anchor)?.face ?? null,

  prompt(view) {
    if (view.decision === null) return null;
    const { seat, by = seat } = view.decision;
    const who = isMine(view) ? t('prompt.who.you') : t('prompt.waiting', { side: nameOf(by) });
    return {
      who,
      what: t('toy.ask', { seat: nameOf(seat) }),
      why: t('toy.ask.why'),
      source: null,
      figures: [],
      text: [],
      shown: [],
    };
  },
  choices: (view) => (isMine(view) ? [{ id: 'choices', choices: view.decision!.moves.map(choice) }] : []),
  menu: (moves) => moves.map(choice),
  numberQuestion: () => null,
  label,
  same: (a, b) => toyGame.same(a, b),
  sameChoice: (a, b) => toyGame.same(a, b),
  worthGuessing: (view) => view.decision!.moves.length > 1,
  autoAnswers: () => ({ answer: () => null, onMoveMade: () => undefined, forget: () => undefined }),
  verbs: { turn: [{ id: 'double', key: 'd', verbs: ['double'] }], goOn: [], confirm: [], yes: [], no: [] },

  lines: (events, _view, from) => events.map((e, i) => ({ id: from + i, paid: null, after: i + 1, ...lineOf(e) })),
  statusText: (view) => [t('toy.round', { n: view.round }), ...SEATS.map((seat) => scoreWords(view, seat))].join('. '),

  turnWords: ({ round }) => ({ turn: t('toy.round', { n: round }), now: null }),
  tension: ({ over }) => (over === null ? 1 : 0),
  Bar: ({ view, seat, own }) => <p class={own ? 'bar own' : 'bar'}>{scoreWords(view, seat as Seat)}</p>,
  timing(view) {
    const now = view.decision?.seat ?? null;
    const phases = SEATS.map((seat) => ({
      key: seat,
      number: '',
      label: nameOf(seat),
      seat,
      here: seat === now,
      steps: [],
      when: seat === now ? ('now' as const) : view.laid[seat] === null ? ('later' as const) : ('past' as const),
    }));
    const line = [now === null ? t('toy.reveal') : t('toy.ask', { seat: nameOf(now) })];
    return {
      kind: 'round',
      name: t('toy.timing'),
      phases,
      opens: [],
      window: false,
      priority: now,
      over: view.over !== null,
      line,
    };
  },
  overWords: (view, you) =>
    view.over && {
      tone: you !== null && view.over.places[0]?.includes(you) ? 'won' : 'lost',
      kicker: t('over.title', { n: view.round }),
      title: winWords(view.over.places),
      reason: t('toy.log.over'),
      heads: SEATS.map((seat) => ({ seat, name: nameOf(seat) })),
      rows: [{ name: t('toy.points'), figures: SEATS.map((seat) => view.scores[seat]) }],
    },
  landmarks: {
    seatOf: () => null,
    marks: { revealed: 'revealed', over: 'end' },
    signs: {},
    tick: 'laid',
    span: null,
    quiet: [],
  },

  howTo: [['aim', 'points']],
  Emblem: ({ seat }) => <b aria-hidden="true">{nameOf(seat)[0]}</b>,
};

/** A lesson from a table laid out: 5 is enough, 6 is a mistake. */
const HOLD_BACK = readLesson({
  id: 'hold-back',
  seat: 'north',
  setup: { hands: { north: [1, 5, 6, 6], east: [1, 2, 2, 3], west: [1, 2, 3, 4] } },
  goal: { took: true },
  par: { of: 'doubles', n: 0 },
  ends: { points: 9 },
  mistakes: [{ when: { laid: 6 }, say: 'too-high', at: 'north hand', back: 'move' }],
  opponent: [{ move: 'east: lay 3' }, { move: 'west: lay 4' }],
  tips: [{ when: { not: { took: true } }, say: 'teaches' }],
  hints: [{ when: { not: { took: true } }, say: 'enough', at: 'north hand' }],
  solution: ['north: lay 5'],
  wrong: {},
  terms: ['double'],
});

/** The toy game as the house loads it. It has the plain table alone, and makes no sound. */
export const toyPlugin: GamePlugin<ToyTypes> = {
  words,
  game: toyGame,
  simulation: toyGame,
  ui: toyUi,
  levels: ['lowest', 'chance'],
  choices: () => [{ id: 'rounds', values: ['2', '4', '8'], usual: '4' }],
  seats: () => SEATS,
  options: (seed, _prefs, { rounds }) => ({ seed, rounds: Number(rounds) }),
  bot: ({ level, seed }) =>
    level === 'chance'
      ? toyBot(seed)
      : {
          decide: async ({ decision }) => ({ move: decision!.moves[0]!, reason: { key: 'toy.lowest' } }),
          close() {},
        },
  resultWords: ({ places }: Outcome) => winWords(places),
  shipped: [],
  lessons: {
    list: [{ id: HOLD_BACK.id, seat: HOLD_BACK.seat, picture: null }],
    terms: HOLD_BACK.terms,
    load: async () => ({
      game: toyGame,
      lessons: [HOLD_BACK],
      recording: (name) => {
        throw new Error(`no recording ${name}`);
      },
    }),
  },
  drawArt: null,
  sprite: { places: {}, files: [], rests: {}, always: [] },
};

/** The toy game in the catalogue of a house. */
export const toyEntry: CatalogueGame = {
  id: 'toy',
  lessons: 1,
  storagePrefix: 'toy ',
  words: { id: 'toy/game-card', en: gameCard },
  load: async () => toyPlugin,
  sounds: async () => toyPlugin.sprite,
};
