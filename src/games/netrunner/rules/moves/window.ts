/** Legal moves in a window (rules 4): abilities that are no actions, rezzing, scoring; and moves that prevent something. */
import { currentIce, hasSubtype, isBanned, requirement, strength, subsOf } from '../ask.ts';
import { isAt } from '../charts.ts';
import { canPay } from '../costs.ts';
import { isActionAbility } from '../card-index.ts';
import type { Ability } from '../def.ts';
import type { Cond } from '../word.ts';
import { def } from '../defs.ts';
import { canBegin } from '../effects/feasible.ts';
import { canRez } from '../effects/install.ts';
import { type Usable, abilityBill, purposeOf } from '../effects/use.ts';
import type { Card, CardType, DamageKind, Seat, WindowFrame, WouldFrame } from '../model.ts';
import type { Move } from '../move.ts';
import { type Play, conditionHolds, controller, isActive, userOf, withPrevent } from '../play.ts';
import { cardOf } from '../table.ts';

/** Legal moves in a window of the seat that has the opportunity, without passing. Stops when there are `most`. */
export function windowMoves(x: Play, frame: WindowFrame, most = Infinity): Move[] {
  const moves: Move[] = [];
  if (frame.open.includes('P')) useMoves(x, frame.seat, false, moves, most);
  if (frame.seat === 'corp') {
    if (frame.open.includes('R') && moves.length < most) rezMoves(x, frame.open.includes('I'), moves, most);
    if (frame.open.includes('S') && moves.length < most) scoreMoves(x, moves);
  }
  return moves;
}

/** Adds the moves that rez; stops when the list holds `most`. */
function rezMoves(x: Play, ice: boolean, moves: Move[], most = Infinity): void {
  for (const server of x.t.servers) {
    for (const id of server.root) {
      const c = x.t.cards[id]!;
      if (!canRez(x, c)) continue;
      moves.push({ do: 'rez', card: c.h });
      if (moves.length >= most) return;
    }
  }
  if (!ice) return;
  const approached = currentIce(x);
  if (approached && canRez(x, approached)) moves.push({ do: 'rez', card: approached.h });
}
function scoreMoves(x: Play, moves: Move[]): void {
  for (const server of x.t.servers) {
    for (const id of server.root) {
      const c = x.t.cards[id]!;
      if (canScore(x, c)) moves.push({ do: 'score', card: c.h });
    }
  }
}
/** Whether a card is an installed agenda with enough advancement counters to score. */
const canScore = (x: Play, c: Card): boolean =>
  c.zone === 'root' && def(c.code).type === 'agenda' && c.advancement >= requirement(x, c) && !isBanned(x, c);

/** Adds the moves that use abilities a seat may use: actions if `asAction`, else the others; stops when the list holds `most`. */
export function useMoves(x: Play, seat: Seat, asAction: boolean, moves: Move[], most = Infinity): void {
  for (const id of (asAction ? x.idx.actions : x.idx.uses)[seat]) {
    const c = x.t.cards[id]!;
    // only face-up cards are active, and nobody can use a stolen agenda
    if (!c.up || c.zone === 'runner score' || !isActive(x, c)) continue;
    const abilities = def(c.code).abilities;
    for (let i = 0; i < abilities.length; i++) {
      const ability = abilities[i]!;
      if (ability.a !== 'paid' && ability.a !== 'boost' && ability.a !== 'break') continue;
      if (userOf(c, ability) !== seat || isActionAbility(ability) !== asAction) continue;
      if (useBar(x, c, ability, i) !== null) continue;
      if (ability.a === 'break' && ability.count === 1)
        for (const sub of unbroken(x)) moves.push({ do: 'use', card: c.h, ability: i, name: ability.name, n: sub + 1 });
      else moves.push({ do: 'use', card: c.h, ability: i, name: ability.name });
      if (moves.length >= most) return;
    }
  }
}

/** Places (from 0) of the encountered ice's unbroken subroutines. */
export function unbroken(x: Play): number[] {
  const ice = currentIce(x);
  const run = x.t.run;
  if (!ice || !run) return [];
  const list: number[] = [];
  subsOf(x, ice).forEach(({ name }, place) => {
    if (!run.broken.includes(name)) list.push(place);
  });
  return list;
}

/** Reason code why an ability cannot be used now, or null when it can. Used for both the list of moves and `why`. */
export function useBar(x: Play, c: Card, ability: Usable, index: number): string | null {
  if (ability.a === 'paid') {
    if (ability.name === 'discount') return 'only-while-paying';
    if (ability.if !== undefined && !conditionHolds(x, c, ability.if, null, null)) return 'condition';
    if (ability.oncePerTurn && x.t.now.used.includes(c.h * 32 + index)) return 'once-per-turn';
  }
  if (ability.a === 'boost') {
    if (!x.t.run) return 'only-in-run';
    if (ability.until === 'encounter' && x.t.run.at !== 'encounter') return 'only-in-encounter';
  }
  if (ability.a === 'break') {
    const bar = breakBar(x, c, ability);
    if (bar) return bar;
  }
  const bill = abilityBill(x, c, ability);
  const user = userOf(c, ability);
  if (!canPay(x, user, bill, purposeOf(c))) return bill.clicks > x.t[user].clicks ? 'clicks' : 'cost';
  if (ability.a === 'paid' && !canBegin(x, c.id, ability.words, user)) return 'no-effect';
  return null;
}
const mayBreak = (x: Play): boolean => x.t.run?.at === 'encounter' && isAt(x.t, 'may-break');
/** Reason code why an icebreaker cannot break now, or null: only in step 3.1, matching ice, enough strength (rules 5, Breakers). */
function breakBar(x: Play, c: Card, ability: Extract<Ability, { a: 'break' }>): string | null {
  const ice = mayBreak(x) ? currentIce(x) : null;
  if (!ice) return 'only-in-3-1';
  if (ability.on === 'self' && ice !== c) return 'only-on-itself';
  if (ability.on === 'host' && ice.id !== c.host) return 'only-on-host';
  if (ability.subtype !== null && !hasSubtype(x, ice, ability.subtype)) return 'wrong-subtype';
  if (strength(x, c) < strength(x, ice)) return 'strength';
  if (ability.if !== undefined && !conditionHolds(x, c, ability.if, null, ice)) return 'condition';
  return unbroken(x).length === 0 ? 'nothing-to-break' : null;
}

/** Legal moves that prevent or avoid what is about to happen, without passing. */
export function preventMoves(x: Play, frame: WouldFrame): Move[] {
  const moves: Move[] = [];
  for (const id of withPrevent(x, frame.what)) {
    const c = x.t.cards[id]!;
    if (controller(c) !== frame.seat) continue;
    const abilities = def(c.code).abilities;
    for (let i = 0; i < abilities.length; i++) {
      const ability = abilities[i]!;
      if (ability.a !== 'prevent' || ability.what !== frame.what) continue;
      if (ability.name === 'rez') {
        if ((c.zone === 'root' || c.zone === 'ice') && canRez(x, c)) moves.push({ do: 'rez', card: c.h });
        continue;
      }
      if (!isActive(x, c) || frame.used.includes(c.h * 32 + i)) continue;
      if (frame.what === 'damage' && ability.damage && !ability.damage.includes(frame.kind as DamageKind)) continue;
      if (ability.if !== undefined && !preventIf(x, c, ability.if, frame)) continue;
      if (!canPay(x, frame.seat, abilityBill(x, c, ability), 'ability')) continue;
      if (frame.what === 'trash' || frame.what === 'expose') {
        for (const h of frame.cards) {
          const target = cardOf(x.t, h);
          if (target && preventable(c, ability.of, target))
            moves.push({ do: 'use', card: c.h, ability: i, name: ability.name, on: h });
        }
      } else moves.push({ do: 'use', card: c.h, ability: i, name: ability.name });
    }
  }
  return moves;
}
/** Whether the condition of a prevent ability holds. */
function preventIf(x: Play, c: Card, cond: Cond, frame: WouldFrame): boolean {
  if (cond === 'first.netDamage')
    return frame.kind === 'net' && x.t.now.netDamage === frame.n && !x.t.now.used.includes(-1);
  return conditionHolds(x, c, cond, null, null);
}
/** Whether card `c` can save `target`: one of the types `of`, or any own card if undefined. Runner cards cannot save themselves. */
function preventable(c: Card, of: readonly CardType[] | undefined, target: Card): boolean {
  if (target.id === c.id && c.seat === 'runner') return false;
  if (of === undefined) return target.seat === c.seat;
  return target.zone === 'rig' && target.up && of.includes(def(target.code).type);
}
