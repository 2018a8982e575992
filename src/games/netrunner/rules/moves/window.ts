/** Legal moves in a window (rules 4): abilities that are not actions, rezzing, scoring; and moves that prevent something. */
import { currentIce, hasSubtype, isBanned, requirement, strength, subsOf } from '../ask.ts';
import { isAt } from '../charts.ts';
import { canPay } from '../costs.ts';
import { isActionAbility } from '../card-index.ts';
import type { Ability } from '../def.ts';
import type { Cond } from '../word.ts';
import { def } from '../defs.ts';
import { canBegin } from '../effects/feasible.ts';
import { canRez } from '../actions/rez.ts';
import { type Usable, abilityBill, purposeOf } from '../effects/use.ts';
import type { Card, CardType, DamageKind, Seat, WindowFrame, WouldFrame } from '../model.ts';
import type { Move } from '../move.ts';
import { type Play, conditionHolds, controller, isActive, userOf, withPrevent } from '../play.ts';
import { cardOf } from '../table.ts';

/** Legal moves in a window for the seat with the opportunity, except passing. Stops when there are `most`. */
export function windowMoves(game: Play, frame: WindowFrame, most = Infinity): Move[] {
  const moves: Move[] = [];
  if (frame.open.includes('P')) useMoves(game, frame.seat, false, moves, most);
  if (frame.seat === 'corp') {
    if (frame.open.includes('R') && moves.length < most) rezMoves(game, frame.open.includes('I'), moves, most);
    if (frame.open.includes('S') && moves.length < most) scoreMoves(game, moves);
  }
  return moves;
}

/** Adds the moves that rez; stops when the list holds `most`. */
function rezMoves(game: Play, ice: boolean, moves: Move[], most = Infinity): void {
  for (const server of game.t.servers) {
    for (const id of server.root) {
      const c = game.t.cards[id]!;
      if (!canRez(game, c)) continue;
      moves.push({ do: 'rez', card: c.h });
      if (moves.length >= most) return;
    }
  }
  if (!ice) return;
  const approached = currentIce(game);
  if (approached && canRez(game, approached)) moves.push({ do: 'rez', card: approached.h });
}
function scoreMoves(game: Play, moves: Move[]): void {
  for (const server of game.t.servers) {
    for (const id of server.root) {
      const c = game.t.cards[id]!;
      if (canScore(game, c)) moves.push({ do: 'score', card: c.h });
    }
  }
}
/** Whether a card is an installed agenda with enough advancement counters to score. */
const canScore = (game: Play, c: Card): boolean =>
  c.zone === 'root' && def(c.code).type === 'agenda' && c.advancement >= requirement(game, c) && !isBanned(game, c);

/** Adds the moves that use abilities: actions if `asAction`, else abilities that are no actions. Stops when the list holds `most`. */
export function useMoves(game: Play, seat: Seat, asAction: boolean, moves: Move[], most = Infinity): void {
  for (const id of (asAction ? game.idx.actions : game.idx.uses)[seat]) {
    const c = game.t.cards[id]!;
    // only face-up cards are active, and nobody can use a stolen agenda
    if (!c.up || c.zone === 'runner score' || !isActive(game, c)) continue;
    const abilities = def(c.code).abilities;
    for (let i = 0; i < abilities.length; i++) {
      const ability = abilities[i]!;
      if (ability.a !== 'paid' && ability.a !== 'boost' && ability.a !== 'break') continue;
      if (userOf(c, ability) !== seat || isActionAbility(ability) !== asAction) continue;
      if (useBar(game, c, ability, i) !== null) continue;
      if (ability.a === 'break' && ability.count === 1)
        for (const sub of unbroken(game))
          moves.push({ do: 'use', card: c.h, ability: i, name: ability.name, n: sub + 1 });
      else moves.push({ do: 'use', card: c.h, ability: i, name: ability.name });
      if (moves.length >= most) return;
    }
  }
}

/** Positions (from 0) of the encountered ice's unbroken subroutines. */
export function unbroken(game: Play): number[] {
  const ice = currentIce(game);
  const run = game.t.run;
  if (!ice || !run) return [];
  const list: number[] = [];
  subsOf(game, ice).forEach(({ name }, place) => {
    if (!run.broken.includes(name)) list.push(place);
  });
  return list;
}

type BreakBar =
  | 'only-in-3-1'
  | 'only-on-itself'
  | 'only-on-host'
  | 'wrong-subtype'
  | 'strength'
  | 'condition'
  | 'nothing-to-break';
type UseBar =
  | BreakBar
  | 'only-while-paying'
  | 'once-per-turn'
  | 'only-in-run'
  | 'only-in-encounter'
  | 'clicks'
  | 'cost'
  | 'no-effect';

/** Reason code why an ability cannot be used now; null when it can. Shared by the list of moves and `why`. */
export function useBar(game: Play, c: Card, ability: Usable, index: number): UseBar | null {
  if (ability.a === 'paid') {
    if (ability.name === 'discount') return 'only-while-paying';
    if (ability.if !== undefined && !conditionHolds(game, c, ability.if, null, null)) return 'condition';
    if (ability.oncePerTurn && game.t.now.used.includes(c.h * 32 + index)) return 'once-per-turn';
  }
  if (ability.a === 'boost') {
    if (!game.t.run) return 'only-in-run';
    if (ability.until === 'encounter' && game.t.run.at !== 'encounter') return 'only-in-encounter';
  }
  if (ability.a === 'break') {
    const bar = breakBar(game, c, ability);
    if (bar) return bar;
  }
  const bill = abilityBill(game, c, ability);
  const user = userOf(c, ability);
  if (!canPay(game, user, bill, purposeOf(c))) return bill.clicks > game.t[user].clicks ? 'clicks' : 'cost';
  if (ability.a === 'paid' && !canBegin(game, c.id, ability.words, user)) return 'no-effect';
  return null;
}
const mayBreak = (game: Play): boolean => game.t.run?.at === 'encounter' && isAt(game.t, 'may-break');
/** Reason code why an icebreaker cannot break now, or null. It needs step 3.1, matching ice and enough strength (rules 5, Breakers). */
function breakBar(game: Play, c: Card, ability: Extract<Ability, { a: 'break' }>): BreakBar | null {
  const ice = mayBreak(game) ? currentIce(game) : null;
  if (!ice) return 'only-in-3-1';
  if (ability.on === 'self' && ice !== c) return 'only-on-itself';
  if (ability.on === 'host' && ice.id !== c.host) return 'only-on-host';
  if (ability.subtype !== null && !hasSubtype(game, ice, ability.subtype)) return 'wrong-subtype';
  if (strength(game, c) < strength(game, ice)) return 'strength';
  if (ability.if !== undefined && !conditionHolds(game, c, ability.if, null, ice)) return 'condition';
  return unbroken(game).length === 0 ? 'nothing-to-break' : null;
}

/** Legal moves that prevent or avoid what is about to happen, except passing. */
export function preventMoves(game: Play, frame: WouldFrame): Move[] {
  const moves: Move[] = [];
  for (const id of withPrevent(game, frame.what)) {
    const c = game.t.cards[id]!;
    if (controller(c) !== frame.seat) continue;
    const abilities = def(c.code).abilities;
    for (let i = 0; i < abilities.length; i++) {
      const ability = abilities[i]!;
      if (ability.a !== 'prevent' || ability.what !== frame.what) continue;
      if (ability.name === 'rez') {
        if ((c.zone === 'root' || c.zone === 'ice') && canRez(game, c)) moves.push({ do: 'rez', card: c.h });
        continue;
      }
      if (!isActive(game, c) || frame.used.includes(c.h * 32 + i)) continue;
      if (frame.what === 'damage' && ability.damage && !ability.damage.includes(frame.kind as DamageKind)) continue;
      if (ability.if !== undefined && !preventIf(game, c, ability.if, frame)) continue;
      if (!canPay(game, frame.seat, abilityBill(game, c, ability), 'ability')) continue;
      if (frame.what === 'trash' || frame.what === 'expose') {
        for (const h of frame.cards) {
          const target = cardOf(game.t, h);
          if (target && preventable(c, ability.of, target))
            moves.push({ do: 'use', card: c.h, ability: i, name: ability.name, on: h });
        }
      } else moves.push({ do: 'use', card: c.h, ability: i, name: ability.name });
    }
  }
  return moves;
}
/** Whether the condition of a prevent ability holds. */
function preventIf(game: Play, c: Card, cond: Cond, frame: WouldFrame): boolean {
  if (cond === 'first.netDamage')
    return frame.kind === 'net' && game.t.now.netDamage === frame.n && !game.t.now.used.includes(-1);
  return conditionHolds(game, c, cond, null, null);
}
/**
 * Whether card `c` can save the card `target`: one of the types `of`, or if that is undefined, any card of its own side. Runner cards
 * cannot save themselves.
 */
function preventable(c: Card, of: readonly CardType[] | undefined, target: Card): boolean {
  if (target.id === c.id && c.seat === 'runner') return false;
  if (of === undefined) return target.seat === c.seat;
  return target.zone === 'rig' && target.up && of.includes(def(target.code).type);
}
