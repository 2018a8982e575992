/** Puts moves into words: for a button, for a menu under a card's name, and for what a card "can be". Every verb has an entry. */
import type { Move, Verb } from '../../rules/move.ts';
import type { CardView, View } from '../../rules/view-types.ts';
import { has, paragraphs, t, unchecked } from '../../../../i18n/index.ts';
import { cardOf, titleOf } from '../words/lookup.ts';
import { findCard, findServer, seatOf } from '../words/find.ts';
import { cardName, placeOf, serverName } from '../words/names.ts';
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
const named =
  (key: string): Say =>
  (move, view) =>
    move.card === undefined ? unchecked(key) : unchecked(`${key}.card`, { card: nameOfCard(move, view) });

/** The target of a move, in words: "Server 2", "on Ice Wall", "subroutine 2". Null if it has none. */
export function detailOf(move: Move, view: View): string | null {
  const parts: string[] = [];
  if (move.server !== undefined) parts.push(serverName(move.server));
  const host = findCard(view, move.on);
  if (host !== null) parts.push(t('move.on', { card: cardName(host), place: placeOf(host, view) }));
  // The Corp trashes cards in the server, the Runner programs: to make room, or by choice.
  if (move.trashing) parts.push(t(move.server === undefined ? 'move.trashing.programs' : 'move.trashing'));
  if (move.do === 'use' && move.n !== undefined) parts.push(subroutine(move, view));
  if (move.option !== undefined) parts.push(optionText(move, view));
  return parts.length === 0 ? null : parts.join(' · ');
}

function optionText(move: Move, view: View): string {
  const option = move.option ?? '';
  const source = findCard(view, view.decision?.source);
  const own = `option.${source?.code ?? ''}.${option}`;
  if (has(own)) return unchecked(own);
  const key = `option.${option}`;
  if (has(key)) return unchecked(key);
  return /^\d{5}$/.test(option) ? titleOf(option) : option;
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
  const key = `sub.${code.replace(/\.s(?=\d+$)/, '.')}`;
  return has(key) ? unchecked(key) : t('sub.unknown', { n: index + 1 });
}
/** The text of a subroutine of the given ice; `index` counts from 0. */
export function subText(ice: CardView | null, index: number): string {
  const sub = ice?.subs.find((one) => one.index === index);
  return subWords(sub?.code ?? '', index);
}

/** Says a move about a card with the card's name and place. */
const about =
  (key: string): Say =>
  (move, view) => {
    const found = findCard(view, move.card);
    return unchecked(key, { card: nameOfCard(move, view), place: found === null ? '' : placeOf(found, view) });
  };
const use: Say = (move, view) => {
  const found = findCard(view, move.card);
  const title = nameOfCard(move, view);
  const ability = abilityOf(move, view);
  if (move.name === 'break' || ability?.a === 'break')
    return move.n === undefined
      ? t('move.use.break-any', { card: title })
      : t('move.use.break', { card: title, what: subroutine(move, view) });
  if (ability?.a === 'boost') return t('move.use.boost', { card: title, n: ability.n });
  const name = move.name ?? '';
  for (const key of [`ability.${found?.code ?? ''}.${name}`, `ability.${name}`])
    if (name !== '' && has(key)) return t('move.use.named', { card: title, what: unchecked(key) });
  return t('move.use', { card: title });
};

/** For each verb, the full text of a move. */
const full: Record<Verb, Say> = {
  draw: named('move.draw'),
  credit: named('move.credit'),
  install: (move, view) => {
    const where = detailOf(move, view);
    return where === null
      ? t('move.install', { card: nameOfCard(move, view) })
      : t('move.install.at', { card: nameOfCard(move, view), where });
  },
  play: about('move.play'),
  advance: about('move.advance'),
  purge: () => t('move.purge'),
  'trash-resource': about('move.trash-resource'),
  'remove-tag': () => t('move.remove-tag'),
  run: (move) => t('move.run', { server: serverName(move.server ?? 'hq') }),
  use,
  rez: about('move.rez'),
  score: (move, view) => t('move.score', { card: nameOfCard(move, view), n: findCard(view, move.card)?.points ?? 0 }),
  pass: (_move, view) => unchecked(passKey(view)),
  keep: () => t('move.keep'),
  mulligan: () => t('move.mulligan'),
  'jack-out': () => t('move.jack-out'),
  continue: () => t('move.continue'),
  access: (move, view) => {
    if (move.card === undefined && move.server !== undefined)
      return has(`move.access.${move.server}`)
        ? t(`move.access.${move.server}`)
        : t('move.access.server', { server: serverName(move.server) });
    return about('move.access')(move, view);
  },
  trash: about('move.trash'),
  steal: (move, view) => t('move.steal', { card: nameOfCard(move, view), n: cardOfMove(move, view)?.points ?? 0 }),
  decline: (_move, view) => {
    const own = `move.decline.${view.decision?.kind ?? ''}`;
    return unchecked(has(own) ? own : 'move.decline');
  },
  leave: (_move, view) => {
    const zone = view.run?.access?.card?.zone;
    return t(zone === 'hq' || zone === 'rnd' ? 'move.leave' : 'move.leave.there');
  },
  accept: (_move, view) => {
    const code = findCard(view, view.decision?.source)?.code;
    const own = `accept.${code ?? ''}`;
    return has(own) ? unchecked(own) : t('move.accept');
  },
  pick: (move, view) => {
    if (findCard(view, move.card) !== null) return about('move.pick')(move, view);
    if (move.card !== undefined) return nameOfCard(move, view);
    if (move.n !== undefined) return subroutine(move, view);
    return detailOf(move, view) ?? t('move.pick.this');
  },
  choose: (move, view) => {
    if (findCard(view, move.card) !== null) return about('move.pick')(move, view);
    return detailOf(move, view) ?? (move.n === undefined ? t('move.pick.this') : t('move.number', { n: move.n }));
  },
  number: (move, view) => {
    const pays = view.decision?.kind === 'trace' || view.decision?.kind === 'psi';
    return t(pays ? 'number.bid' : 'move.number', { n: move.n ?? 0 });
  },
  next: (move, view) => t('move.next', { card: nameOfCard(move, view), n: (view.decision?.got ?? 0) + 1 }),
  first: (move, view) => unchecked('move.first', { card: nameOfCard(move, view), n: move.n ?? 1 }),
  done: (_move, view) => t('move.done', { n: view.decision?.got ?? 0 }),
  discard: about('move.discard'),
  pay: (move, view) => {
    if (move.card !== undefined) {
      const purse = move.card === 0 ? 'run' : move.card < 0 ? 'pool' : 'card';
      const params: Record<string, string> = purse === 'card' ? { card: nameOfCard(move, view) } : {};
      return move.n === undefined
        ? unchecked(`move.pay.${purse}`, params)
        : unchecked(`move.pay.${purse}.n`, { ...params, n: move.n });
    }
    const cost = view.decision?.figures['credits'];
    return typeof cost === 'number' ? t('move.pay.n', { n: cost }) : t('move.pay');
  },
  discount: about('move.discount'),
  cancel: () => t('move.cancel'),
  concede: () => t('move.concede'),
};

/** Returns the message key of the "pass" button; its text says what passing now lets happen. */
function passKey(view: View): string {
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

/** For the verbs of moves with cards, the message key of what a card "can be" ("played", "rezzed"), used to name the table's buttons. */
export const CAN: Partial<Record<Verb, string>> = {
  install: 'can.install',
  play: 'can.play',
  advance: 'can.advance',
  'trash-resource': 'can.trash',
  run: 'can.run',
  use: 'can.use',
  rez: 'can.rez',
  score: 'can.score',
  access: 'can.access',
  trash: 'can.trash',
  steal: 'can.steal',
  pick: 'can.pick',
  choose: 'can.pick',
  next: 'can.pick',
  first: 'can.pay',
  discard: 'can.discard',
  pay: 'can.pay',
  discount: 'can.discount',
};

/** The hint on a button that starts a run: the server's contents and ice; null if the move names no server. */
export function serverHint(move: Move, view: View): string | null {
  const server = findServer(view, move.server);
  if (server === null) return null;
  const known = server.ice.filter((ice) => ice.code !== null && (ice.up || seatOf(view) === 'corp')).length;
  return t('server.hint', { ice: server.ice.length, rezzed: known, root: server.root.length });
}
