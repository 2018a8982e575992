/** Finds the move that a sentence means: among the legal moves, or to explain a refusal, among all moves one could think of. */
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
import type { MoveQuery } from './sentence.ts';

const abilityOf = (code: string, index: number | undefined): Ability | undefined => def(code).abilities[index ?? -1];
const nameFits = (name: string | undefined, wanted: string | undefined): boolean =>
  wanted === undefined || (name !== undefined && plain(name) === wanted);

/** Whether a card's name in a sentence is exactly the one that `notate` would write for a move's card. */
function named(game: Play, h: number | undefined, ref: Ref): boolean {
  return h !== undefined && h > 0 && plain(nameOf(game, decider(game) ?? 'corp', h)) === plain(ref.text);
}
/** Whether a card's name in a sentence fits a move's card. Copies are told apart only if the name has a copy number. */
function cardFits(game: Play, h: number | undefined, ref: Ref): boolean {
  const c = h === undefined ? null : cardOf(game.t, h);
  if (c === null) return false;
  return (
    (refFits(game.t, c, ref) && (ref.copy === 0 || copyNumber(game.t, c, ref) === ref.copy)) || named(game, h, ref)
  );
}

/**
 * Whether the open decision may be about the named card: false only if it is known to be about other cards and asked for by other cards.
 */
export function asks(game: Play, ref: Ref): boolean {
  const frame = game.s.stack.at(-1);
  if (frame?.k !== 'ask') return true;
  const about = [frame.h, frame.v.card].filter((h): h is number => typeof h === 'number' && cardOf(game.t, h) !== null);
  return about.length === 0 || about.some((h) => cardFits(game, h, ref));
}

const needsHost = (game: Play, { card }: Move): boolean => def(cardOf(game.t, card!)!.code).host !== null;
/** Whether a legal move matches a query. */
function fits(game: Play, move: Move, query: MoveQuery): boolean {
  if (move.do !== query.do) return false;
  switch (query.do) {
    case 'first': {
      const code = (move.option ?? '').slice(0, 5);
      const c = cardOf(game.t, move.card!);
      if (c ? !cardFits(game, move.card, query.card!) : !titleFits(def(code).title, query.card!.title)) return false;
      const at = move.option!.indexOf('.a');
      const ability = at > 0 ? abilityOf(code, Number.parseInt(move.option!.slice(at + 2), 10)) : undefined;
      return nameFits(ability && 'name' in ability ? ability.name : undefined, query.name);
    }
    case 'choose': {
      if (query.server !== undefined) return move.server === query.server;
      if (move.option === undefined) return false;
      const title = /^\d{5}$/.test(move.option) ? def(move.option).title : null;
      return plain(move.option) === query.option || (title !== null && titleFits(title, query.option!));
    }
    case 'pay':
      // a payment without a number pays as much as possible, which may be just the number written
      if (query.n !== move.n && (query.n === undefined || move.n !== undefined || query.n !== mostNow(game, move)))
        return false;
      if (query.purse !== undefined) return move.card === query.purse;
      return query.card ? cardFits(game, move.card, query.card) : move.card === undefined;
    case 'trash':
    case 'steal':
    case 'accept':
    case 'decline':
    case 'leave':
      return query.card === undefined || asks(game, query.card);
    default:
  }
  if (query.server !== undefined && move.server !== query.server) return false;
  if (query.n !== undefined && move.n !== undefined && move.n !== query.n) return false;
  if (query.do === 'use' && query.n !== undefined && move.n === undefined && isGoneSub(game, query.n)) return false;
  if (query.do === 'pick' && query.n !== undefined && move.n === undefined) return false;
  if (query.card && !cardFits(game, move.card, query.card)) return false;
  if (query.on && !cardFits(game, move.on, query.on)) return false;
  if (query.do === 'install' && !move.trashing !== !query.trashing) return false;
  // a sentence without a host does not mean an install on an optional host
  if (query.do === 'install' && !query.on && move.on !== undefined && !needsHost(game, move)) return false;
  if (query.do === 'install' && query.server === undefined && move.server !== undefined) return false;
  return nameFits(move.name, query.name);
}

/** Whether the subroutine with this number (from 1) is already broken or does not exist. */
const isGoneSub = (game: Play, n: number): boolean => !unbroken(game).includes(n - 1);

/** How many credits a 'pay' move without a number would take from its card now; null if it cannot. */
function mostNow(game: Play, move: Move): number | null {
  const frame = game.s.stack.at(-1);
  return frame?.k === 'cost' && move.card !== undefined ? mostOf(game, frame, move.card) : null;
}

/**
 * The legal move that a sentence means: the one that fits the first reading that any move fits; null if none does. Takes the first of
 * several copies in one place, unless a copy number is written. Throws ScenarioError if different moves fit a reading.
 */
export function legalMatch(game: Play, readings: MoveQuery[]): Move | null {
  const legal = legalMoves(game);
  for (const query of readings) {
    if (query.do === 'concede') return { do: 'concede' };
    if (query.do === 'number') {
      const move = findLegal(game, { do: 'number', n: query.n! });
      if (move) return move;
      continue;
    }
    const all = legal.filter((move) => fits(game, move, query));
    const exact = query.card === undefined ? [] : all.filter((move) => named(game, move.card, query.card!));
    const found = exact.length > 0 ? exact : all;
    if (found.length > 1 && !alike(game, found)) {
      throw new ScenarioError(`that could be any of: ${found.map((move) => `"${notate(game, move)}"`).join(', ')}`);
    }
    if (found.length > 0) return found[0]!;
  }
  return null;
}
/** Whether moves differ only in which of several copies in one place they use. */
function alike(game: Play, moves: Move[]): boolean {
  const key = (move: Move): string => {
    const c = move.card === undefined ? null : cardOf(game.t, move.card);
    const place = c ? `${c.code} ${c.zone === 'ice' ? `${c.server} ${c.h}` : `${c.zone} ${c.server}`}` : '';
    const on = move.on === undefined ? null : cardOf(game.t, move.on);
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
        cardOf(game.t, move.card!)?.code === cardOf(game.t, moves[0]!.card!)?.code &&
        move.option === moves[0]!.option),
  );
}

/** For each verb, whether a card is where moves with that verb usually find their card. */
const USUAL_ZONES: Partial<Record<MoveQuery['do'], (c: Card, seat: Seat) => boolean>> = {
  play: (c) => inHand(c.zone),
  install: (c) => inHand(c.zone),
  discard: (c) => inHand(c.zone),
  discount: (c) => inHand(c.zone),
  rez: isInstalled,
  advance: isInstalled,
  score: isInstalled,
  'trash-resource': isInstalled,
  use: (c) =>
    isInstalled(c) ||
    c.zone === 'corp score' ||
    c.zone === 'runner score' ||
    c.zone === 'identity' ||
    c.zone === 'hosted' ||
    c.zone === 'play',
};
const inHand = (zone: Zone): boolean => zone === 'hq' || zone === 'grip';

/** All cards on the table that a name in a sentence fits. */
export const allNamed = (game: Play, ref: Ref): Card[] =>
  game.t.cards.filter((c) => refFits(game.t, c, ref) && (ref.copy === 0 || copyNumber(game.t, c, ref) === ref.copy));

/**
 * The cards that a name can mean in a sentence with this verb: cards of the seat's own in the usual zones, or if there are none, the
 * likeliest others. Throws ScenarioError if no card fits.
 */
export function cardsNamed(game: Play, seat: Seat, ref: Ref, verb: MoveQuery['do'] | null): Card[] {
  const all = allNamed(game, ref);
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
  const isUsual = verb ? USUAL_ZONES[verb] : undefined;
  const own = all.filter((c) => c.seat === seat && (!isUsual || isUsual(c, seat)));
  if (own.length > 0) return own;
  const there = isUsual ? all.filter((c) => isUsual(c, seat)) : [];
  const inSight = all.filter((c) => tracks(c, seat));
  return there.length > 0 ? there : inSight.length > 0 ? inSight : all;
}

/** The names of all options that a sentence can choose, in plain letters. */
function allWays(): Set<string> {
  const found = new Set(['pay', 'access', 'rez', 'trash']);
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('options' in value && Array.isArray(value.options))
      for (const way of value.options as { name: string }[]) found.add(plain(way.name));
    if ('types' in value && Array.isArray(value.types)) for (const type of value.types as string[]) found.add(type);
    Object.values(value).forEach(walk);
  };
  for (const card of allDefs()) walk([card.abilities, card.subroutines, card.play]);
  return found;
}
/** Throws ScenarioError if every reading of a sentence names an unknown card or option. */
export function checkNames(game: Play, seat: Seat, readings: MoveQuery[]): void {
  let unknown: unknown = null;
  for (const query of readings) {
    if (query.option !== undefined) {
      const { option } = query;
      if (allWays().has(option) || [...allDefs()].some((card) => titleFits(card.title, option))) return;
      unknown ??= new ScenarioError(`no card offers "${option}"${perhaps(option, allWays())}`);
    } else if (query.card) {
      try {
        cardsNamed(game, seat, query.card, null);
        return;
      } catch (error) {
        unknown = error;
      }
    } else return;
  }
  if (unknown !== null) throw unknown;
}

/** Makes a 'use' move that names no ability, so that `why` says that the card has no such ability. */
function unknownUse(game: Play, seat: Seat, readings: MoveQuery[]): Move {
  const query = readings[0]!;
  return { do: 'use', card: cardsNamed(game, seat, query.card!, 'use')[0]!.h };
}
/** The moves, legal or not, that the first reading of a sentence can mean, so that `why` can say why they are refused. */
export function writtenMoves(game: Play, seat: Seat, readings: MoveQuery[]): Move[] {
  const query = readings[0]!;
  const moves: Move[] = [];
  const bare: Move = { do: query.do };
  if (query.server !== undefined) bare.server = query.server;
  if (query.n !== undefined) bare.n = query.n;
  if (query.option !== undefined) bare.option = query.option;
  if (query.trashing) bare.trashing = true;
  if (query.purse !== undefined) bare.card = query.purse;
  if (query.do === 'concede') bare.option = seat;
  if (!query.card || ['trash', 'steal', 'decline', 'leave', 'accept'].includes(query.do)) return [bare];
  const hosts = query.on ? cardsNamed(game, seat, query.on, null) : [null];
  for (const c of cardsNamed(game, seat, query.card, query.do)) {
    for (const host of hosts) {
      const move: Move = { ...bare, card: c.h, ...(host ? { on: host.h } : {}) };
      if (query.do !== 'use') {
        moves.push(move);
        continue;
      }
      def(c.code).abilities.forEach((ability, index) => {
        if (!('cost' in ability) || !nameFits(ability.name, query.name)) return;
        const use: Move = { ...move, ability: index, name: ability.name };
        const several = ability.a === 'break' && ability.count !== 1;
        if (ability.a !== 'break' || (several && !isGoneSub(game, use.n ?? 0))) delete use.n;
        else if (!several) use.n ??= (unbroken(game)[0] ?? 0) + 1;
        moves.push(use);
      });
    }
  }
  return moves.length > 0 ? moves : [unknownUse(game, seat, readings)];
}
