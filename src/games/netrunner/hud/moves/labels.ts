/** Puts moves into words: for a button, and for a menu under a card's name. Every verb has an entry. */
import type { Move, Verb } from '../../rules/move.ts';
import type { CardView, View } from '../../rules/view-types.ts';
import { has, paragraphs, t } from '../../../../i18n/index.ts';
import { cardOf, titleOf } from '../words/lookup.ts';
import { findCard, findServer, seatOf } from '../words/find.ts';
import { cardName, cardParam, placeParams } from '../words/names.ts';
import { abilityOf } from './costs.ts';

type Say = (move: Move, view: View) => string;

/** The card a move is about: the one the move names, else the one the open decision is about; null for none. */
const cardOfMove = (move: Move, view: View): CardView | null =>
  findCard(view, move.card) ??
  view.run?.access?.card ??
  findCard(view, view.decision?.source) ??
  view.decision?.about[0] ??
  null;
const nameOfCard = (move: Move, view: View): string => {
  const found = cardOfMove(move, view);
  return found === null ? t('card.hidden') : cardName(found);
};

/** The parameters that name the host of an install, and where it is. */
function hostParams(host: CardView, view: View) {
  const { zone, server, n, of } = placeParams(host, view);
  return { host: cardParam(host), zone, server, n, of };
}

/** The target of a move, in words: "Server 2", "On Gordian Blade". Null if it has none. */
export function detailOf(move: Move, view: View): string | null {
  if (move.option !== undefined) return optionText(move, view);
  const host = findCard(view, move.on);
  if (host !== null) return t(move.trashing ? 'target.host.programs' : 'target.host', hostParams(host, view));
  // The Corp trashes cards in the server, the Runner programs: to make room, or by choice.
  if (move.server !== undefined)
    return move.trashing ? t('target.trashing', { server: move.server }) : t('target.server', { server: move.server });
  return move.trashing ? t('target.programs') : null;
}

const install: Say = (move, view) => {
  const card = nameOfCard(move, view);
  const host = findCard(view, move.on);
  if (host !== null)
    return t(move.trashing ? 'move.install.host.programs' : 'move.install.host', { card, ...hostParams(host, view) });
  if (move.server === undefined)
    return move.trashing ? t('move.install.programs', { card }) : t('move.install', { card });
  const { server } = move;
  if (move.trashing) return t('move.install.trashing', { card, server });
  return cardOfMove(move, view)?.type === 'ice'
    ? t('move.install.ice', { card, server })
    : t('move.install.root', { card, server });
};

/** An option in words. Some cards say more exactly what it does. */
function optionText(move: Move, view: View): string {
  const option = move.option ?? '';
  if (/^\d{5}$/.test(option)) return titleOf(option);
  const code = findCard(view, view.decision?.source)?.code ?? '';
  return has(`option.${code}`) ? t(`option.${code}`, { option }) : t('option.any', { option });
}

/** The subroutine that a move names (by number, from 1), in words, on the ice the move names or the ice encountered. */
function subroutine(move: Move, view: View): string {
  const n = move.n ?? 0;
  const ice = findCard(view, move.on ?? view.run?.ice);
  const sub = ice?.subs[n - 1];
  return sub === undefined ? t('move.sub', { n }) : t('move.sub.text', { n, text: subText(ice, sub.index) });
}

/** The text of a subroutine by its code; `index` counts from 0. A printed subroutine has the same text wherever it now is on the ice. */
export function subWords(code: string, index: number): string {
  const own = code.replace(/\.s(?=\d+$)/, '.');
  return has(`sub.${own}`) ? t(`sub.${own}`) : t('card.unknown-sub', { n: index + 1 });
}
/** The text of a subroutine of the given ice; `index` counts from 0. */
export function subText(ice: CardView | null, index: number): string {
  const sub = ice?.subs.find((one) => one.index === index);
  return subWords(sub?.code ?? '', index);
}

/** A card with its place, as a button that chooses it. */
function chosen(move: Move, view: View): string {
  const card = findCard(view, move.card);
  return t('card.at', { card: cardParam(card), ...placeParams(card, view) });
}

const use: Say = (move, view) => {
  const card = nameOfCard(move, view);
  const ability = abilityOf(move, view);
  if (move.name === 'break' || ability?.a === 'break') {
    const { n } = move;
    if (n === undefined) return t('move.use.break-any', { card });
    const ice = findCard(view, move.on ?? view.run?.ice);
    return t('move.use.break', { card, n, text: subText(ice, ice?.subs[n - 1]?.index ?? n - 1) });
  }
  return ability?.a === 'boost' ? t('move.use.boost', { card, n: ability.n }) : t('move.use', { card });
};

const discard: Say = (move, view) => t('move.discard', { card: nameOfCard(move, view) });
const trash: Say = (move, view) => t('move.trash', { card: nameOfCard(move, view) });

/** The credits that a move pays with. */
const pay: Say = (move, view) => {
  const { card, n } = move;
  if (card === undefined) {
    const cost = view.decision?.figures['credits'];
    return typeof cost === 'number' ? t('move.pay.n', { n: cost }) : t('move.pay');
  }
  if (card === 0) return n === undefined ? t('move.pay.run.first') : t('move.pay.run', { n });
  if (card < 0) return n === undefined ? t('move.pay.pool.first') : t('move.pay.pool', { n });
  const name = nameOfCard(move, view);
  return n === undefined ? t('move.pay.card.first', { card: name }) : t('move.pay.card', { card: name, n });
};

/** For each verb, the full text of a move. */
const full: Record<Verb, Say> = {
  draw: () => t('move.draw'),
  credit: () => t('move.credit'),
  install,
  play: (move, view) => t('move.play', { card: nameOfCard(move, view) }),
  advance: (move, view) => {
    const { zone, server, n, of } = placeParams(findCard(view, move.card), view);
    return t('move.advance', { card: nameOfCard(move, view), zone, server, n, of });
  },
  purge: () => t('move.purge'),
  'trash-resource': trash,
  'remove-tag': () => t('move.remove-tag'),
  run: (move) => t('move.run', { server: move.server ?? 'hq' }),
  use,
  rez: (move, view) => {
    const { zone, server, n, of } = placeParams(findCard(view, move.card), view);
    return t('move.rez', { card: nameOfCard(move, view), zone, server, n, of });
  },
  score: (move, view) => t('move.score', { card: nameOfCard(move, view), n: findCard(view, move.card)?.points ?? 0 }),
  pass: (_move, view) => t(passKey(view)),
  keep: () => t('move.keep'),
  mulligan: () => t('move.mulligan'),
  'jack-out': () => t('move.jack-out'),
  continue: () => t('move.continue'),
  access: (move, view) => {
    if (move.card === undefined && move.server !== undefined) return t('move.access.from', { server: move.server });
    const card = findCard(view, move.card);
    return t('move.access', { card: cardParam(card), ...placeParams(card, view) });
  },
  trash,
  steal: (move, view) => t('move.steal', { card: nameOfCard(move, view), n: cardOfMove(move, view)?.points ?? 0 }),
  decline: (_move, view) =>
    t(view.decision?.kind === 'trash' || view.decision?.kind === 'steal' ? 'move.decline.leave' : 'move.decline'),
  leave: (_move, view) => {
    const zone = view.run?.access?.card?.zone;
    return t(zone === 'hq' || zone === 'rnd' ? 'move.leave' : 'move.leave.there');
  },
  accept: (_move, view) => {
    if (view.decision?.text.key === 'prompt.offer-access') return t('move.accept.access');
    const source = findCard(view, view.decision?.source);
    return source === null ? t('move.accept.yes') : t('move.accept', { card: cardName(source) });
  },
  pick: (move, view) => {
    if (findCard(view, move.card) !== null) return chosen(move, view);
    if (move.card !== undefined) return nameOfCard(move, view);
    if (move.n !== undefined) return subroutine(move, view);
    return detailOf(move, view) ?? t('move.pick.this');
  },
  choose: (move, view) => {
    if (findCard(view, move.card) !== null) return chosen(move, view);
    return detailOf(move, view) ?? (move.n === undefined ? t('move.pick.this') : t('move.number', { n: move.n }));
  },
  number: (move, view) => {
    const pays = view.decision?.kind === 'trace' || view.decision?.kind === 'psi';
    return t(pays ? 'number.bid' : 'move.number', { n: move.n ?? 0 });
  },
  next: (move, view) => t('move.next', { card: nameOfCard(move, view), n: (view.decision?.got ?? 0) + 1 }),
  first: (move, view) => t('move.first', { card: nameOfCard(move, view) }),
  done: (_move, view) => t('move.done', { n: view.decision?.got ?? 0 }),
  discard,
  pay,
  discount: (move, view) => t('move.discount', { card: nameOfCard(move, view) }),
  cancel: () => t('move.cancel'),
  concede: () => t('move.concede'),
};

/** Returns the message key of the "pass" button; its text says what passing now lets happen. */
function passKey(view: View) {
  if (view.decision?.kind === 'prevent') return 'move.pass.prevent';
  if (view.decision?.moves.some((move) => move.do === 'score')) return 'move.pass.score';
  if (view.run === null) return 'move.pass';
  if (view.viewer === 'corp') {
    const rez = view.decision?.moves.some((move) => move.do === 'rez' && move.card === view.run?.ice);
    if (view.run.at === 'approach' && rez) return 'move.pass.corp-approach';
    return view.run.at === 'encounter' ? 'move.pass' : 'move.pass.corp-server';
  }
  if (view.run.at !== 'encounter') return 'move.pass.run';
  const open = findCard(view, view.run.ice)?.subs.some((sub) => !sub.broken) ?? true;
  return open ? 'move.pass.encounter' : 'move.pass.run';
}

/**
 * The paragraph of a card's text with the ability that a move uses, null if it breaks or boosts. A card with such abilities has one
 * paragraph for each of its abilities, in the same order.
 */
export function abilityText(move: Move, view: View): string | null {
  const code = findCard(view, move.card)?.code;
  const ability = abilityOf(move, view);
  if (code === null || code === undefined || ability === null || ability.a === 'break' || ability.a === 'boost')
    return null;
  return paragraphs(`card.${code}`)[cardOf(code).abilities.indexOf(ability)] ?? null;
}

/** A move in full words, as its button says it, but without the price. */
export function moveLabel(move: Move, view: View): string {
  return full[move.do](move, view);
}

/** The verbs of moves with cards and servers, which say what can be done with one (message `can`), in the names of the table's buttons. */
export const CAN: ReadonlySet<Verb> = new Set<Verb>([
  ...(['install', 'play', 'advance', 'trash-resource', 'run', 'use', 'rez', 'score', 'access', 'trash'] as const),
  ...(['steal', 'pick', 'choose', 'next', 'first', 'discard', 'pay', 'discount'] as const),
]);

/** The hint on a button that starts a run: the server's contents and ice; null if the move names no server. */
export function serverHint(move: Move, view: View): string | null {
  const server = findServer(view, move.server);
  if (server === null) return null;
  const known = server.ice.filter((ice) => ice.code !== null && (ice.up || seatOf(view) === 'corp')).length;
  return t('server.hint', { ice: server.ice.length, rezzed: known, root: server.root.length });
}
