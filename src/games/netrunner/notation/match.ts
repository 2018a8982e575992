/** Which move a sentence means: among the legal ones, or, to ask why not, among all that could be written. */
import { mostOf } from '../rules/costs.ts';
import { allDefs, def } from '../rules/defs.ts';
import type { Ability } from '../rules/def.ts';
import type { Card, Seat, Zone } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import { decider, findLegal, legalMoves } from '../rules/moves/index.ts';
import { unbroken } from '../rules/moves/window.ts';
import type { Play } from '../rules/play.ts';
import { cardOf, isInstalled, tracks } from '../rules/table.ts';
import { type Ref, ScenarioError, copyNumber, perhaps, plain, refFits, titleFits } from './names.ts';
import { nameOf, notate } from './notate.ts';
import type { Want } from './sentence.ts';

const abilityOf = (code: string, index: number | undefined): Ability | undefined => def(code).abilities[index ?? -1];
const nameFits = (name: string | undefined, wanted: string | undefined): boolean =>
  wanted === undefined || (name !== undefined && plain(name) === wanted);

/** Whether a card of a move is named exactly as the seat that decides writes it. */
function named(x: Play, h: number | undefined, ref: Ref): boolean {
  return h !== undefined && h > 0 && plain(nameOf(x, decider(x) ?? 'corp', h)) === plain(ref.text);
}
/** Whether a card of a move is the one named. Copies are told apart only when a number was written. */
function cardFits(x: Play, h: number | undefined, ref: Ref): boolean {
  const c = h === undefined ? null : cardOf(x.t, h);
  if (c === null) return false;
  return (refFits(x.t, c, ref) && (ref.copy === 0 || copyNumber(x.t, c, ref) === ref.copy)) || named(x, h, ref);
}

function fits(x: Play, move: Move, want: Want): boolean {
  if (move.do !== want.do) return false;
  switch (want.do) {
    case 'first': {
      const code = (move.option ?? '').slice(0, 5);
      const c = cardOf(x.t, move.card!);
      if (c ? !cardFits(x, move.card, want.card!) : !titleFits(def(code).title, want.card!.title)) return false;
      const at = move.option!.indexOf('.a');
      const ability = at > 0 ? abilityOf(code, Number.parseInt(move.option!.slice(at + 2), 10)) : undefined;
      return nameFits(ability && 'name' in ability ? ability.name : undefined, want.name);
    }
    case 'choose': {
      if (want.server !== undefined) return move.server === want.server;
      if (move.option === undefined) return false;
      const title = /^\d{5}$/.test(move.option) ? def(move.option).title : null;
      return plain(move.option) === want.option || (title !== null && titleFits(title, want.option!));
    }
    case 'pay':
      // without a number as many as there are, which may be the number written
      if (want.n !== move.n && (want.n === undefined || move.n !== undefined || want.n !== mostNow(x, move)))
        return false;
      if (want.purse !== undefined) return move.card === want.purse;
      return want.card ? cardFits(x, move.card, want.card) : move.card === undefined;
    case 'trash':
    case 'steal':
    case 'accept':
    case 'decline':
      return true;
    default:
  }
  if (want.server !== undefined && move.server !== want.server) return false;
  if (want.n !== undefined && move.n !== undefined && move.n !== want.n) return false;
  if (want.do === 'pick' && want.n !== undefined && move.n === undefined) return false;
  if (want.card && !cardFits(x, move.card, want.card)) return false;
  if (want.on && !cardFits(x, move.on, want.on)) return false;
  if (want.do === 'install' && !move.trashing !== !want.trashing) return false;
  if (want.do === 'install' && want.server === undefined && move.server !== undefined) return false;
  return nameFits(move.name, want.name);
}

/** The credits that a way of paying without a number means now. */
function mostNow(x: Play, move: Move): number | null {
  const frame = x.s.stack.at(-1);
  return frame?.k === 'cost' && move.card !== undefined ? mostOf(x, frame, move.card) : null;
}

/**
 * The one legal move a sentence's ways mean now, or null. Of copies that lie together the first is taken when no number was written.
 * Throws ScenarioError when it could be several different moves.
 */
export function legalMatch(x: Play, ways: Want[]): Move | null {
  const legal = legalMoves(x);
  for (const want of ways) {
    if (want.do === 'concede') return { do: 'concede' };
    if (want.do === 'number') {
      const move = findLegal(x, { do: 'number', n: want.n! });
      if (move) return move;
      continue;
    }
    const all = legal.filter((move) => fits(x, move, want));
    const exact = want.card === undefined ? [] : all.filter((move) => named(x, move.card, want.card!));
    const found = exact.length > 0 ? exact : all;
    if (found.length > 1 && !alike(x, found)) {
      throw new ScenarioError(`that could be any of: ${found.map((move) => `"${notate(x, move)}"`).join(', ')}`);
    }
    if (found.length > 0) return found[0]!;
  }
  return null;
}
/** Whether moves differ only in which of several copies in one place they name. */
function alike(x: Play, moves: Move[]): boolean {
  const key = (move: Move): string => {
    const c = move.card === undefined ? null : cardOf(x.t, move.card);
    const place = c ? `${c.code} ${c.zone === 'ice' ? `${c.server} ${c.h}` : `${c.zone} ${c.server}`}` : '';
    const on = move.on === undefined ? null : cardOf(x.t, move.on);
    return [
      move.do,
      place,
      on ? `${on.code} ${on.zone} ${on.server}` : '',
      move.server,
      move.ability,
      move.n ?? '',
      move.option,
    ].join('|');
  };
  return moves.every(
    (move) =>
      key(move) === key(moves[0]!) ||
      (move.do === 'first' &&
        cardOf(x.t, move.card!)?.code === cardOf(x.t, moves[0]!.card!)?.code &&
        move.option === moves[0]!.option),
  );
}

const HOMES: Partial<Record<Want['do'], (c: Card, seat: Seat) => boolean>> = {
  play: (c) => inHand(c.zone), install: (c) => inHand(c.zone), discard: (c) => inHand(c.zone), discount: (c) => inHand(c.zone),
  rez: isInstalled, advance: isInstalled, score: isInstalled, 'trash-resource': isInstalled,
  use: (c) => isInstalled(c) || c.zone === 'corp score' || c.zone === 'runner score' || c.zone === 'identity' || c.zone === 'hosted',
}; // prettier-ignore
const inHand = (zone: Zone): boolean => zone === 'hq' || zone === 'grip';

/** All cards of the table a name fits. */
export const allNamed = (x: Play, ref: Ref): Card[] =>
  x.t.cards.filter((c) => refFits(x.t, c, ref) && (ref.copy === 0 || copyNumber(x.t, c, ref) === ref.copy));

/** Cards a name can mean for a verb: where one looks for them first, else anywhere. Throws ScenarioError when the table has none. */
export function cardsNamed(x: Play, seat: Seat, ref: Ref, verb: Want['do'] | null): Card[] {
  const all = allNamed(x, ref);
  if (all.length === 0) {
    const known =
      [...allDefs()].some((card) => titleFits(card.title, ref.title)) || ref.title === 'ice' || ref.title === 'card';
    throw new ScenarioError(
      known
        ? `there is no ${ref.text} on the table`
        : `no card is called "${ref.text}"${perhaps(
            ref.title,
            [...allDefs()].map((card) => card.title),
          )}`,
    );
  }
  const home = verb ? HOMES[verb] : undefined;
  const own = all.filter((c) => c.seat === seat && (!home || home(c, seat)));
  if (own.length > 0) return own;
  const there = home ? all.filter((c) => home(c, seat)) : [];
  const inSight = all.filter((c) => tracks(c, seat));
  return there.length > 0 ? there : inSight.length > 0 ? inSight : all;
}

/** Using a card that has no such ability: `why` says so. */
function useless(x: Play, seat: Seat, ways: Want[]): Move {
  const want = ways[0]!;
  return { do: 'use', card: cardsNamed(x, seat, want.card!, 'use')[0]!.h };
}
/** The moves a sentence could mean, legal or not, to be asked about with `why`. */
export function writtenMoves(x: Play, seat: Seat, ways: Want[]): Move[] {
  const want = ways[0]!;
  const moves: Move[] = [];
  const bare: Move = { do: want.do };
  if (want.server !== undefined) bare.server = want.server;
  if (want.n !== undefined) bare.n = want.n;
  if (want.option !== undefined) bare.option = want.option;
  if (want.trashing) bare.trashing = true;
  if (want.purse !== undefined) bare.card = want.purse;
  if (want.do === 'concede') bare.option = seat;
  if (!want.card || want.do === 'trash' || want.do === 'steal' || want.do === 'decline' || want.do === 'accept')
    return [bare];
  const hosts = want.on ? cardsNamed(x, seat, want.on, null) : [null];
  for (const c of cardsNamed(x, seat, want.card, want.do)) {
    for (const host of hosts) {
      const move: Move = { ...bare, card: c.h, ...(host ? { on: host.h } : {}) };
      if (want.do !== 'use') {
        moves.push(move);
        continue;
      }
      def(c.code).abilities.forEach((ability, index) => {
        if (!('cost' in ability) || !nameFits(ability.name, want.name)) return;
        const use: Move = { ...move, ability: index, name: ability.name };
        if (ability.a !== 'break' || ability.count > 1) delete use.n;
        else use.n ??= (unbroken(x)[0] ?? 0) + 1;
        moves.push(use);
      });
    }
  }
  return moves.length > 0 ? moves : [useless(x, seat, ways)];
}
