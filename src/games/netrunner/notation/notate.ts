/** Writes moves as sentences of the notation (docs/notation.md): `corp: rez Enigma @ hq#1`, `runner: use Gordian Blade break 1`. */
import { RUN_CREDITS, POOL } from '../rules/costs.ts';
import { def } from '../rules/defs.ts';
import type { Card, Seat } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import { decider } from '../rules/moves/index.ts';
import type { Play } from '../rules/play.ts';
import { cardOf, listOf, sees, serverOf, tracks } from '../rules/table.ts';

/** Writes the sentence for a move, with cards named as the seat that decides sees them. */
export function notate(game: Play, move: Move): string {
  const seat =
    move.do === 'concede'
      ? ((move.option as Seat | undefined) ?? decider(game) ?? 'runner')
      : (decider(game) ?? 'runner');
  return `${seat}: ${phrase(game, seat, move)}`;
}

function phrase(game: Play, seat: Seat, move: Move): string {
  const card = (h = move.card): string => nameOf(game, seat, h ?? -1);
  switch (move.do) {
    case 'pick':
      return `pick ${move.card === undefined ? move.n : card()}`;
    case 'choose':
      return `choose ${move.option === undefined ? move.server : optionName(move.option)}`;
    case 'number':
      return `number ${move.n}`;
    case 'first':
      return `first ${firstCard(game, seat, move)}${firstAbility(game, move)}`;
    case 'pay':
      return move.card === undefined
        ? 'pay'
        : `pay ${move.n === undefined ? '' : `${move.n} `}with ${purseName(move.card) ?? card()}`;
    case 'discount':
      return `discount trashing ${card()}`;
    case 'next':
    case 'discard':
      return `${move.do} ${card()}`;
    default:
      return openPhrase(move, card);
  }
}
/** The phrase for a move that says nothing hidden except the names of cards. `card`: names the card of a handle, by default the move's. */
export function openPhrase(move: Move, card: (h?: number) => string): string {
  switch (move.do) {
    case 'install': {
      const place = `${move.server ? ` -> ${move.server}` : ''}${move.on === undefined ? '' : ` on ${card(move.on)}`}`;
      return `install ${card()}${place}${move.trashing ? ' trashing' : ''}`;
    }
    case 'run':
      return `run ${move.server}`;
    case 'use':
      return `use ${card()} ${move.name ?? ''}${move.n === undefined ? '' : ` ${move.n}`}${move.on === undefined ? '' : ` for ${card(move.on)}`}`;
    case 'trash-resource':
      return `trash resource ${card()}`;
    case 'remove-tag':
      return 'remove tag';
    case 'jack-out':
      return 'jack out';
    case 'access':
      return `access ${move.card === undefined ? move.server : card()}`;
    case 'play':
    case 'advance':
    case 'rez':
    case 'score':
      return `${move.do} ${card()}`;
    default:
      return move.do;
  }
}
/** The name of the credits a 'pay' move uses if they are on no card; null if they are on a card. */
const purseName = (h: number): string | null => (h === RUN_CREDITS ? 'run credits' : h === POOL ? 'the pool' : null);
/** The name of an option in a sentence; for an option that is a card code, the card's title. */
function optionName(option: string): string {
  return /^\d{5}$/.test(option) ? def(option).title : option;
}
/** The name of the card whose trigger a 'first' move puts first; only its title if the card has left play. */
function firstCard(game: Play, seat: Seat, move: Move): string {
  const code = (move.option ?? '').slice(0, 5);
  return cardOf(game.t, move.card ?? -1) || !/^\d{5}$/.test(code)
    ? nameOf(game, seat, move.card ?? -1)
    : def(code).title;
}
/** The ability's name after a space, if the card of a 'first' move has several waiting triggers; else ''. */
function firstAbility(game: Play, move: Move): string {
  const frame = game.s.stack[game.s.stack.length - 1];
  if (!frame || frame.k !== 'trig' || frame.items.filter((item) => item.h === move.card).length < 2) return '';
  const item = frame.items[move.n! - 1]!;
  const ability = def(item.code.slice(0, 5)).abilities[Number.parseInt(item.code.slice(7), 10)];
  return ability && 'name' in ability ? ` ${ability.name}` : '';
}

/** How a sentence names a card, as a seat sees it: title, copy number if there are several, place if in a server; '?' if unknown. */
export function nameOf(game: Play, seat: Seat, h: number): string {
  const c = cardOf(game.t, h);
  if (!c) return '?';
  const shown = sees(c, seat);
  const title = shown ? def(c.code).title : c.zone === 'ice' ? 'ice' : 'card';
  if (c.zone === 'ice') {
    const server = serverOf(game.t, c.server)!;
    return `${title} @ ${server.id}#${server.ice.length - server.ice.indexOf(c.id)}`;
  }
  if (c.zone === 'root') {
    const root = serverOf(game.t, c.server)!.root;
    return `${title}${copy(game, root, c, (o) => (sees(o, seat) ? def(o.code).title : 'card') === title)} @ ${c.server}`;
  }
  return `${title}${copy(game, listOf(game.t, c.zone, null), c, (o) => tracks(o, seat) && sees(o, seat) === shown && def(o.code).title === def(c.code).title)}`;
}
/** The copy number of a card, such as `#2`, among cards in a list that look the same; '' if there is only one. */
function copy(game: Play, ids: readonly number[], c: Card, same: (o: Card) => boolean): string {
  const alike = ids.filter((id) => same(game.t.cards[id]!));
  return alike.length > 1 ? `#${alike.indexOf(c.id) + 1}` : '';
}
