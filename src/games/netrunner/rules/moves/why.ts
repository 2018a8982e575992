/** Reasons why a move is not legal now, for people to read (i18n `why.<key>`). Not used in simulations. */
import type { Refusal } from '../../../../core/game.ts';
import { type MessageArgs, type MessageKey, sentence } from '../../../../core/sentence.ts';
import {
  canAdvance,
  currentIce,
  installCost,
  isBanned,
  memory,
  requirement,
  strength,
  subsOf,
  tags,
  trashCost,
  typeOf,
} from '../ask.ts';
import { actionBill, corpInstallCredits, playBill, purposeOfAction, rezBill } from '../bills.ts';
import { isAt, stepOf } from '../charts.ts';
import { type Bill, canPay, cardsFor, creditsFor, lacking } from '../costs.ts';
import { def } from '../defs.ts';
import { hostsFor, inTheWay, placesFor, roomsFor, spaceFor } from '../effects/install.ts';
import { type Usable, abilityBill, purposeOf } from '../effects/use.ts';
import type { Card, Seat } from '../model.ts';
import { other } from '../model.ts';
import type { Move } from '../move.ts';
import type { Condition, Purpose } from '../names.ts';
import { type Play, controller, isActive, isBlank, top, userOf } from '../play.ts';
import { cardOf, sees, serverOf, tracks } from '../table.ts';
import type { Cond } from '../word.ts';
import { playBar, runnerInstallBar } from './action.ts';
import { asksNumber, decider, findLegal } from './index.ts';
import { isActionAbility } from '../card-index.ts';
import { useBar } from './window.ts';

/** Codes by which docs/notation.md and scenarios name conditions, where the internal name differs. */
const CODES: { [C in Condition]?: string } = {
  'count.corpCredits.most.9': 'corpUnder10Credits',
  'lastTurn.accessed': 'runnerAccessedLastTurn',
  'lastTurn.runs': 'runnerRanLastTurn',
  'lastTurn.successes': 'runnerSucceededLastTurn',
  'lastTurn.runnerTrashed': 'runnerTrashedLastTurn',
  'thisTurn.scored': 'scoredThisTurn',
  'thisTurn.hqSuccesses': 'hqSuccess',
  'runAt.encounter': 'encountering',
};
/** The reason code for a condition in card text that does not hold; for a list of conditions, a general code for `several`. */
export const conditionCode = (cond: Cond | null | undefined, several: 'play' | 'use'): `condition.${string}` =>
  `condition.${typeof cond === 'string' ? (CODES[cond] ?? cond) : several}`;

type Why<K extends string> = `why.${K}`;
/** Makes a refusal: the i18n key `why.<key>`, and the parameters of its text. */
const no = <const K extends string>(
  key: MessageKey<Why<K>> extends never ? never : K,
  ...args: MessageArgs<Why<K>>
): Refusal => ({ params: {}, ...sentence<Why<K>>(`why.${key}` as MessageKey<Why<K>>, ...args) });

/** The reason why a seat may not make this move now; null when it may. */
export function why(game: Play, seat: Seat, move: Move): Refusal | null {
  if (game.t.over) return no('game-over');
  const deciding = decider(game);
  if (deciding === seat && findLegal(game, move)) return null;
  const action = isAction(game, seat, move);
  if (action && game.t.active !== seat) return no('not-your-turn');
  if (action && game.t[seat].clicks <= 0) return no('no-clicks');
  const reason = ownReason(game, seat, move);
  if (reason) return reason;
  const frame = top(game);
  if (deciding !== seat) return no('other-decides', { seat: other(seat) });
  if (frame?.k === 'ask' || frame?.k === 'cost' || frame?.k === 'trig') return no('answer-first');
  if (frame?.k === 'would') return no('only-prevention');
  if (frame?.k === 'window' && action) return no('window-not-action');
  if (game.t.run && action) return no('in-run');
  return placeMissing(game, move) ?? no('not-now');
}

/** The refusal of an install that does not say where to, or on which host; null if the move is something else. */
function placeMissing(game: Play, move: Move): Refusal | null {
  const c = move.do === 'install' ? cardOf(game.t, move.card!) : null;
  if (!c) return null;
  if (c.seat === 'corp') return move.server === undefined ? no('no-server') : null;
  return move.on === undefined && def(c.code).host ? no('needs-host') : null;
}

/** The card with this handle if the seat can point at it, else null, so that no refusal reveals a hidden card. */
function cardFor(game: Play, seat: Seat, h: number | undefined): Card | null {
  const c = h === undefined ? null : cardOf(game.t, h);
  return c && tracks(c, seat) ? c : null;
}

/** Whether a move is an action: a basic action, or an ability with clicks in its cost. */
function isAction(game: Play, seat: Seat, move: Move): boolean {
  if (
    ['draw', 'credit', 'install', 'play', 'advance', 'purge', 'trash-resource', 'remove-tag', 'run'].includes(move.do)
  )
    return true;
  const c = move.do === 'use' ? cardFor(game, seat, move.card) : null;
  const ability = c && sees(c, seat) ? def(c.code).abilities[move.ability ?? -1] : undefined;
  return c !== null && ability !== undefined && userOf(c, ability) === seat && isActionAbility(ability);
}

/** The reason that lies in the move itself (too few credits, wrong card, …), no matter who decides now; null when there is none. */
function ownReason(game: Play, seat: Seat, move: Move): Refusal | null {
  const c = cardFor(game, seat, move.card);
  if (move.card !== undefined && move.card > 0 && !c) return no('card-gone');
  switch (move.do) {
    case 'draw':
      return seat === 'runner' && game.t.stack.length === 0 ? no('empty-stack') : null;
    case 'purge':
      return seat !== 'corp'
        ? no('corp-only')
        : game.t.corp.clicks < 3
          ? no('clicks', { need: 3, have: game.t.corp.clicks })
          : game.t.cards.every((each) => each.virus === 0)
            ? no('no-effect')
            : null;
    case 'remove-tag':
      return seat !== 'runner'
        ? no('runner-only')
        : game.t.runner.tags === 0
          ? no('no-tags')
          : actionCredits(game, seat, '@remove-tag');
    case 'trash-resource':
      return resourceReason(game, seat, c);
    case 'run':
      return seat !== 'runner'
        ? no('runner-only')
        : move.server === undefined || move.server === 'new remote' || !serverOf(game.t, move.server)
          ? no('no-server')
          : null;
    case 'play':
      return c ? playReason(game, seat, c) : null;
    case 'install':
      return c ? installReason(game, seat, c, move) : null;
    case 'advance':
      return c
        ? seat !== 'corp'
          ? no('corp-only')
          : !canAdvance(c)
            ? no('not-advanceable')
            : actionCredits(game, seat, '@advance', c.h)
        : null;
    case 'rez':
      return c ? rezReason(game, seat, c) : null;
    case 'score':
      return c ? scoreReason(game, seat, c) : null;
    case 'use':
      return c ? useReason(game, seat, c, move) : null;
    case 'jack-out':
      return seat !== 'runner'
        ? no('runner-only')
        : !game.t.run
          ? no('no-run')
          : game.t.run.at === 'encounter'
            ? no('no-jack-out-in-encounter')
            : game.t.run.approaches <= 1 && game.t.run.at === 'approach'
              ? no('no-jack-out-first-ice')
              : no('no-jack-out-now');
    case 'keep':
    case 'mulligan':
      return game.t.chart === 'setup' ? null : no('set-up-over');
    case 'pass':
      return top(game)?.k === 'action' && decider(game) === seat ? no('action-needed') : null;
    case 'number': {
      const frame = top(game);
      const asked = frame?.k === 'ask' && frame.seat === seat && asksNumber(frame);
      return asked ? no('number-out-of-range', { min: frame.min, max: frame.max }) : null;
    }
    case 'steal':
    case 'trash':
      return seat === 'runner' ? accessReason(game, move.do) : no('runner-only');
    default:
      return null;
  }
}
/** Why the Runner cannot trash or steal a card; null if one is being accessed and merely its step has not come yet. */
function accessReason(game: Play, verb: 'trash' | 'steal'): Refusal | null {
  const frame = top(game);
  const dear = frame?.k === 'ask' && frame.ask === 'access-ways' && verb === 'trash' ? cardOf(game.t, frame.h) : null;
  const need = dear === null ? null : trashCost(dear);
  if (dear !== null && need !== null) return no('credits', { need, have: creditsFor(game, 'runner', 'trash', dear.h) });
  if (frame?.k === 'ask' && ['access-trash', 'access-ways', 'access-steal'].includes(frame.ask))
    return no(verb === 'steal' ? 'not-an-agenda' : 'no-trash-cost');
  return isAccessing(game) ? null : no('nothing-accessed');
}
/** Whether a card is being accessed. */
function isAccessing(game: Play): boolean {
  const access = game.s.stack.findLast((each) => each.k === 'flow' && each.chart === 'access');
  return access?.k === 'flow' && /^5\.5\.[123]$/.test(stepOf('access', access.at));
}
function resourceReason(game: Play, seat: Seat, c: Card | null): Refusal | null {
  if (seat !== 'corp') return no('corp-only');
  if (tags(game) === 0) return no('runner-not-tagged');
  const bar = actionCredits(game, 'corp', '@trash-resource', c?.h);
  if (bar) return bar;
  return c && (c.zone !== 'rig' || typeOf(c) !== 'resource') ? no('not-a-resource') : null;
}
/** The refusal for lack of credits for a basic action; null when the seat can pay them. */
function actionCredits(game: Play, seat: Seat, code: string, h = -1): Refusal | null {
  const need = actionBill(code, h).credits;
  const have = creditsFor(game, seat, purposeOfAction(code), h);
  return need > have ? no('credits', { need, have }) : null;
}
function playReason(game: Play, seat: Seat, c: Card): Refusal | null {
  if (c.seat !== seat) return no('not-yours');
  if (c.zone !== 'hq' && c.zone !== 'grip') return no('not-in-hand');
  const bar = playBar(game, c);
  if (bar === 'clicks')
    return no('clicks', { need: def(c.code).subtypes.includes('double') ? 2 : 1, have: game.t[seat].clicks });
  if (bar === 'cost') return billReason(game, seat, playBill(game, c), 'play');
  if (bar === 'condition') return no(conditionCode(def(c.code).playIf, 'play'));
  return bar ? no(bar) : null;
}
function installReason(game: Play, seat: Seat, c: Card, move: Move): Refusal | null {
  if (c.seat !== seat) return no('not-yours');
  if (c.zone !== 'hq' && c.zone !== 'grip') return no('not-in-hand');
  if (seat === 'runner') {
    const bar = runnerInstallBar(game, c, 0);
    if (bar === 'cost')
      return no('credits', { need: installCost(game, c), have: creditsFor(game, seat, 'install', c.h) });
    const fit = memory(game);
    if (bar === 'memory') return no('memory', { need: def(c.code).memory, free: fit.total - fit.used });
    if (bar) return no(bar === 'type' ? 'not-installable' : bar);
    if (move.on !== undefined && !(hostsFor(game, c) ?? roomsFor(game, c)).includes(move.on)) return no('not-a-host');
    const space = spaceFor(game, c, move.on === undefined ? null : cardOf(game.t, move.on));
    if (!move.trashing && space.need > 0 && space.used + space.need > space.total)
      return no('memory', { need: space.need, free: space.total - space.used });
    return null;
  }
  const places = placesFor(game, c);
  if (places.length === 0) return no('not-installable');
  if (move.server === undefined) return null;
  const { onlyIn } = def(c.code);
  if (!places.includes(move.server) && onlyIn !== null) return no('only-in-server', { server: onlyIn });
  if (!places.includes(move.server))
    return serverOf(game.t, move.server as 'hq') ? no('not-in-a-central') : no('no-server');
  const server = move.server === 'new remote' ? null : serverOf(game.t, move.server);
  const cost = corpInstallCredits(c, server);
  const have = creditsFor(game, 'corp', 'install', c.h);
  if (cost > have) return no('credits', { need: cost, have });
  return move.trashing && inTheWay(game, c, server).may.length === 0 ? no('nothing-to-trash') : null;
}
function rezReason(game: Play, seat: Seat, c: Card): Refusal | null {
  if (seat !== 'corp') return no('corp-only');
  if (def(c.code).type === 'agenda') return no('agendas-are-not-rezzed');
  if (c.zone !== 'ice' && c.zone !== 'root') return no('not-installed');
  if (c.up) return no('already-rezzed');
  if (isBanned(game, c)) return no('not-before-next-turn');
  if (c.zone === 'ice' && currentIce(game)?.id !== c.id) return no('only-approached-ice');
  if (c.zone === 'ice' && !isAt(game.t, 'rez-ice')) return no('only-in-2-3');
  const bill = rezBill(game, c);
  return canPay(game, 'corp', bill, 'rez') ? null : billReason(game, 'corp', bill, 'rez');
}
function scoreReason(game: Play, seat: Seat, c: Card): Refusal | null {
  if (seat !== 'corp') return no('corp-only');
  if (def(c.code).type !== 'agenda') return no('not-an-agenda');
  if (c.zone !== 'root') return no('not-installed');
  if (c.advancement < requirement(game, c))
    return no('not-advanced-enough', { need: requirement(game, c), have: c.advancement });
  if (isBanned(game, c)) return no('not-before-next-turn');
  return game.t.active !== 'corp' ? no('not-your-turn') : no('no-score-window');
}
/** The refusal for an ability whose cost a seat cannot pay. */
const costReason = (game: Play, seat: Seat, c: Card, ability: Usable): Refusal =>
  billReason(game, seat, abilityBill(game, c, ability), purposeOf(c));
/** The refusal that says what a seat lacks to pay a bill, clicks aside: credits, or else counters, agendas or other cards. */
function billReason(game: Play, seat: Seat, bill: Bill, purpose: Purpose): Refusal {
  const need = bill.credits + (bill.x?.least ?? 0);
  const have = creditsFor(game, seat, purpose, bill.h);
  if (need > have) return no('credits', { need, have });
  const part = lacking(game, seat, bill);
  if (part?.c === 'forfeit') return no('no-agenda-to-forfeit');
  if (part?.c === 'trash-self') return no('already-paying');
  if (part?.c === 'trash' || part?.c === 'shuffle')
    return no('cards-for-cost', { need: part.n, have: cardsFor(game, seat, bill.h, part).length });
  return no('counters');
}
function useReason(game: Play, seat: Seat, c: Card, move: Move): Refusal | null {
  const ability = sees(c, seat) ? def(c.code).abilities[move.ability ?? -1] : undefined;
  const theirs = ability && 'by' in ability ? ability.by : undefined;
  if (theirs === other(seat)) return no(`${theirs}-only`);
  if (theirs !== seat && c.seat !== seat) return no('not-yours');
  if (!isActive(game, c) || (ability === undefined ? controller(c) : userOf(c, ability)) !== seat)
    return no(isBlank(game, c) ? 'blank' : 'not-active');
  if (!ability || !('cost' in ability)) return no('no-such-ability');
  if (ability.a === 'access') {
    if (!isAccessing(game)) return no('nothing-accessed');
    return canPay(game, seat, abilityBill(game, c, ability), purposeOf(c)) ? null : costReason(game, seat, c, ability);
  }
  if (ability.a === 'prevent') {
    const frame = top(game);
    const coming = frame?.k === 'would' && frame.what === ability.what;
    return coming && !canPay(game, seat, abilityBill(game, c, ability), 'ability')
      ? costReason(game, seat, c, ability)
      : no('nothing-to-prevent');
  }
  const bar = useBar(game, c, ability, move.ability!);
  if (bar === null) {
    if (move.n === undefined || ability.a !== 'break') return null;
    const have = subsOf(game, currentIce(game)!).length;
    return move.n > have ? no('no-such-subroutine', { have }) : no('already-broken');
  }
  if (bar === 'cost') return costReason(game, seat, c, ability);
  if (bar === 'clicks') return no('clicks', { need: ability.cost.clicks ?? 1, have: game.t[seat].clicks });
  if (bar === 'strength') return no('strength', { need: strength(game, currentIce(game)!), have: strength(game, c) });
  if (bar === 'wrong-subtype')
    return no('wrong-subtype', { subtype: ability.a === 'break' ? (ability.subtype ?? '') : '' });
  if (bar === 'condition' && (ability.a === 'paid' || ability.a === 'break'))
    return no(conditionCode(ability.if, 'use'));
  return no(bar);
}
