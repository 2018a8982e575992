/** The open decision as a question, and why it is asked now. */
import { t } from '../../../../i18n/index.ts';
import type { CardView, DecisionView, View } from '../../rules/view-types.ts';
import { opensCorpTurn } from '../matters.ts';
import { findCard } from './find.ts';
import { cardOf } from './lookup.ts';
import { cardName } from './names.ts';

/** What a question may say. */
interface Asked {
  view: View;
  decision: DecisionView;
  /** the card that asks, by its title; of a question about one card, that card */
  card: string;
  /** the code of the card that asks, `none` if no card does */
  code: string;
  source: CardView | null;
  /** one of the decision's numbers; 0 if it has no such number */
  n: (name: string) => number;
}
type Say = (asked: Asked) => string;

/** The card that is asked about, if it is not the one that asks. */
const aboutOf = ({ decision, view }: Asked): CardView | null =>
  decision.about.find((card) => card.h !== decision.source) ?? decision.about[0] ?? view.run?.access?.card ?? null;
const aboutName = (asked: Asked): string => {
  const about = aboutOf(asked);
  return about === null ? asked.card : cardName(about);
};

/** The title of the ice of the current encounter or approach. */
const iceName = (view: View): string => {
  const ice = findCard(view, view.run?.ice);
  return ice === null ? t('card.hidden-ice') : cardName(ice);
};

/** Which of a decision's moments this is: what a window is for, or the kind of the decision. */
function momentOf(view: View, decision: DecisionView) {
  if (decision.kind !== 'window') return decision.kind;
  if (decision.moves.some((move) => move.do === 'score')) return 'window.score';
  if (view.run === null) return view.active === decision.seat ? 'window' : 'window.theirs';
  if (view.run.at === 'encounter') return decision.seat === 'runner' ? 'window.encounter' : 'window.encounter.corp';
  if (view.run.at === 'approach' && decision.moves.some((move) => move.do === 'rez' && move.card === view.run?.ice))
    return 'window.rez-ice';
  return 'window.run';
}

/** Where in a turn a window outside runs is; `theirs` for the other seat's turn. */
function turnMoment(view: View, decision: DecisionView) {
  const ends = view.tags.includes('closes-turn');
  if (view.active !== decision.seat) return ends ? 'theirs_end' : 'theirs';
  if (ends) return 'end';
  return view.tags.includes('opens-turn') || opensCorpTurn(view) ? 'begin' : 'between';
}
const quietWindow: Say = ({ view, decision }) =>
  t('prompt.window', { when: turnMoment(view, decision), seat: decision.seat });

/** What each window asks. */
const WINDOWS: Readonly<Record<string, Say>> = {
  window: quietWindow,
  'window.theirs': quietWindow,
  'window.score': ({ view, decision }) => {
    const agenda = findCard(view, decision.moves.find((move) => move.do === 'score')?.card);
    return t('prompt.window.score', { card: agenda === null ? t('card.hidden') : cardName(agenda) });
  },
  'window.encounter': ({ view }) => t('prompt.window.encounter', { ice: iceName(view) }),
  'window.encounter.corp': ({ view }) => t('prompt.window.encounter.corp', { ice: iceName(view) }),
  'window.rez-ice': ({ view }) => t('prompt.window.rez-ice', { ice: iceName(view) }),
  'window.run': () => t('prompt.window.run'),
};

/** Whether the Runner must trash programs now, and cannot leave it. */
const mustMakeRoom = ({ decision }: Asked): boolean =>
  decision.seat === 'runner' && !decision.moves.some((move) => move.do === 'done');

function trashFirst(asked: Asked): string {
  const { view, source, card, n, decision } = asked;
  if (decision.seat === 'corp') {
    const min = n('min');
    return min > 0 ? t('prompt.trash-first.must', { card, min }) : t('prompt.trash-first.cards', { card });
  }
  if (!mustMakeRoom(asked) || source === null || source.code === null)
    return t('prompt.trash-first.programs', { card });
  const { used, total } = view.runner.memory;
  return t('prompt.trash-first.memory', {
    card,
    need: cardOf(source.code).memory ?? 0,
    free: Math.max(0, total - used),
  });
}

/** What the rules and cards ask, by the key that comes with the decision. */
const QUESTIONS: Readonly<Record<string, Say>> = {
  'prompt.mulligan': () => t('prompt.mulligan'),
  'prompt.action': ({ view, decision }) => t('prompt.action', { clicks: view[decision.seat].clicks }),
  'prompt.jack-out': () => t('prompt.jack-out'),
  'prompt.discard': ({ view, decision }) => {
    const { handSize, maxHand } = view[decision.seat];
    return t('prompt.discard', { have: handSize, max: maxHand });
  },
  'prompt.choose-one': ({ card, code }) => t('prompt.choose-one', { card, code }),
  'prompt.choose-ice': ({ card, code }) => t('prompt.choose-ice', { card, code }),
  'prompt.choose-programs': ({ card, decision }) => t('prompt.choose-programs', { card, max: decision.max }),
  'prompt.choose-program': ({ card }) => t('prompt.choose-program', { card }),
  'prompt.choose-runner-cards': ({ decision }) => t('prompt.choose-runner-cards', { max: decision.max }),
  'prompt.choose-agendas': () => t('prompt.choose-agendas'),
  'prompt.choose-back': ({ decision }) => t('prompt.choose-back', { seat: decision.seat, max: decision.max }),
  'prompt.choose-to-advance': ({ decision }) => t('prompt.choose-to-advance', { max: decision.max }),
  'prompt.choose-resource': ({ code }) => t('prompt.choose-resource', { code }),
  'prompt.choose-remote-card': () => t('prompt.choose-remote-card'),
  'prompt.choose-advanced': () => t('prompt.choose-advanced'),
  'prompt.choose-to-add': () => t('prompt.choose-to-add'),
  'prompt.choose-to-derez': () => t('prompt.choose-to-derez'),
  'prompt.choose-to-rez': () => t('prompt.choose-to-rez'),
  'prompt.choose-to-expose': () => t('prompt.choose-to-expose'),
  'prompt.choose-to-install': ({ card }) => t('prompt.choose-to-install', { card }),
  'prompt.choose-to-offer': () => t('prompt.choose-to-offer'),
  'prompt.choose-for-bottom': () => t('prompt.choose-for-bottom'),
  'prompt.choose-to-sell': () => t('prompt.choose-to-sell'),
  'prompt.rez-or-trash': (asked) => t('prompt.rez-or-trash', { ice: aboutName(asked) }),
  'prompt.run-server': ({ card }) => t('prompt.run-server', { card }),
  'prompt.pay': ({ n }) => t('prompt.pay', { credits: n('credits') }),
  'prompt.pay.forfeit': () => t('prompt.pay.forfeit'),
  'prompt.pay.trash': () => t('prompt.pay.trash'),
  'prompt.pay.shuffle': () => t('prompt.pay.shuffle'),
  'prompt.install-next': () => t('prompt.install-next'),
  'prompt.search': ({ decision }) => t('prompt.search', { seat: decision.seat }),
  'prompt.exchange-here': () => t('prompt.exchange-here'),
  'prompt.exchange-there': () => t('prompt.exchange-there'),
  'prompt.memory': ({ view }) => t('prompt.memory', view.runner.memory),
  'prompt.trash-first': trashFirst,
  'prompt.host': ({ card }) => t('prompt.host', { card }),
  'prompt.subs': ({ card, decision }) => t('prompt.subs', { card, max: decision.max }),
  'prompt.server': () => t('prompt.server'),
  'prompt.beta-ice': () => t('prompt.beta-ice'),
  'prompt.name-type': ({ card }) => t('prompt.name-type', { card }),
  'prompt.pay-or-access': ({ n }) => t('prompt.pay-or-access', { credits: n('credits') }),
  'prompt.face-down': ({ decision }) => t('prompt.face-down', { max: decision.max }),
  'prompt.identity': ({ card }) => t('prompt.identity', { card }),
  'prompt.instead': ({ card }) => t('prompt.instead', { card }),
  'prompt.offer-access': ({ card }) => t('prompt.offer-access', { card }),
  'prompt.access-next': () => t('prompt.access-next'),
  'prompt.access-trash': ({ card, n }) => t('prompt.access-trash', { card, cost: n('cost') }),
  'prompt.access-ways': ({ card }) => t('prompt.access-ways', { card }),
  'prompt.access-look': (asked) => t('prompt.access-look', { card: aboutName(asked) }),
  'prompt.access-steal': ({ card }) => t('prompt.access-steal', { card }),
  'prompt.prevent.damage': ({ n, decision }) =>
    t('prompt.prevent.damage', { n: n('n'), kind: String(decision.figures['kind'] ?? '') }),
  'prompt.prevent.tag': ({ n }) => t('prompt.prevent.tag', { n: n('n') }),
  'prompt.prevent.trash': (asked) => t('prompt.prevent.trash', { card: aboutName(asked) }),
  'prompt.prevent.expose': (asked) => t('prompt.prevent.expose', { card: aboutName(asked) }),
  'prompt.number': ({ card, code }) => t('prompt.number', { card, code }),
  'prompt.number.x': ({ card }) => t('prompt.number.x', { card }),
  'prompt.number.draw': () => t('prompt.number.draw'),
  'prompt.number.install': () => t('prompt.number.install'),
  'prompt.arrange': ({ decision }) => t('prompt.arrange', { got: decision.got }),
  'prompt.order': () => t('prompt.order'),
  'prompt.accept': ({ card, view, decision, source }) =>
    source !== null && decision.seat === 'corp' && view.run?.access?.card?.h === source.h
      ? t('prompt.accept.trap', { card })
      : t('prompt.accept', { card }),
  'prompt.trace': ({ view, decision }) => {
    const { n: strength = 0, link: bid = null } = view.pending ?? {};
    const link = bid ?? view.runner.link;
    return decision.seat === 'corp'
      ? t('prompt.trace.corp', { link, credits: view.runner.credits })
      : t('prompt.trace.runner', { strength, link });
  },
  'prompt.psi': () => t('prompt.psi'),
};

/** The keys of all questions with words, for the test that every question has some. */
export const QUESTION_KEYS: readonly string[] = Object.keys(QUESTIONS);

function askedBy(view: View, decision: DecisionView): Asked {
  const source = findCard(view, decision.source);
  const title = decision.text.params?.['card'];
  const about = decision.about[0] ?? view.run?.access?.card ?? null;
  const named = source ?? about;
  return {
    view,
    decision,
    card: typeof title === 'string' && title !== '' ? title : named === null ? t('card.hidden') : cardName(named),
    code: source?.code ?? 'none',
    source,
    n: (name) => Number(decision.figures[name] ?? 0),
  };
}

/** The open decision as a question. */
export function questionWords(view: View, decision: DecisionView): string {
  const say = decision.kind === 'window' ? WINDOWS[momentOf(view, decision)] : QUESTIONS[decision.text.key];
  return say === undefined ? t('prompt.choose') : say(askedBy(view, decision));
}

/** Why some questions are asked, by their key, where their kind does not say it. */
const REASONS: Readonly<Record<string, (asked: Asked) => string | null>> = {
  'prompt.pay.forfeit': () => null,
  'prompt.pay.trash': () => null,
  'prompt.pay.shuffle': () => null,
  'prompt.access-ways': () => null,
  'prompt.trash-first': (asked) => {
    if (mustMakeRoom(asked)) return t('why-now.trash-first.memory');
    return asked.decision.seat === 'corp' && asked.source?.type === 'ice' ? t('why-now.trash-first.ice') : null;
  },
  'prompt.memory': () => t('why-now.trash-first.memory'),
};

/** Why the open decision is asked now, and what depends on it; null if there is nothing to say. */
export function reasonWords(view: View, decision: DecisionView): string | null {
  const { key } = decision.text;
  const own = REASONS[key];
  if (own !== undefined) return own(askedBy(view, decision));
  const moment = momentOf(view, decision);
  switch (moment) {
    case 'window': {
      const when = turnMoment(view, decision);
      if (when === 'begin') return decision.seat === 'corp' ? t('why-now.window.begin') : null;
      return when === 'end' ? null : t('why-now.window');
    }
    case 'trace':
      return t('why-now.trace', { seat: decision.seat });
    case 'window.encounter':
      return t('why-now.window.encounter', { strength: findCard(view, view.run?.ice)?.strength ?? 0 });
    case 'mulligan':
    case 'action':
    case 'window.theirs':
    case 'window.encounter.corp':
    case 'window.rez-ice':
    case 'window.score':
    case 'window.run':
    case 'jack-out':
    case 'discard':
    case 'order':
    case 'psi':
    case 'pay':
    case 'access':
    case 'trash':
    case 'prevent':
      return t(`why-now.${moment}`);
    default:
      return null;
  }
}
