/**
 * Decides which legal moves can matter now. If none can, the game does not stop to ask a person; those that cannot are listed last. They
 * stay legal, and the setting that always stops shows them. Uses only the viewer's own view.
 */
import type { CardDef } from '../rules/def.ts';
import type { ServerId } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import type { CardView, View } from '../rules/view-types.ts';
import { waysToBreak } from './moves/breaking.ts';
import { cardOf } from './words/lookup.ts';
import { findCard, findServer } from './words/find.ts';

/** Whether a card is a trap: it does something when the Runner accesses it. */
const isTrap = (card: CardDef): boolean => card.abilities.some((one) => one.a === 'when' && one.from === 'accessed');

/** Whether a card does anything while rezzed, apart from being accessed. */
const worksRezzed = (card: CardDef): boolean =>
  card.abilities.some(
    (one) =>
      !(one.a === 'when' && (one.from === 'accessed' || one.from === 'anywhere')) &&
      !(one.a === 'static' && one.what === 'reveal-in-rnd') &&
      !(one.a === 'prevent' && one.name === 'rez'),
  );

/** Whether the Corp's turn is just starting: the moment to rez cards that earn from then on. */
export const opensCorpTurn = (view: View): boolean =>
  view.active === 'corp' && (view.tags.includes('opens-turn') || view.tags.includes('before-actions'));

/** Whether accessing a card does more than show it: it is a trap, or an agenda that asks something of the Runner. */
const actsWhenAccessed = (card: CardDef): boolean =>
  card.abilities.some((one) => one.a === 'when' && (one.from === 'accessed' || one.from === 'anywhere'));

/**
 * The card to access next, if the order of the accesses cannot matter: all cards are in Archives, where everything is known, and none does
 * anything when accessed. Agendas come first. Null if the Runner must choose.
 */
export function nextAccess(view: View): Move | null {
  const moves = view.decision?.moves.filter((move) => move.do === 'access') ?? [];
  const cards = moves.map((move) => findCard(view, move.card));
  const plain = cards.every(
    (card) => card !== null && card.zone === 'archives' && card.code !== null && !actsWhenAccessed(cardOf(card.code)),
  );
  if (moves.length === 0 || !plain) return null;
  return (
    moves[
      Math.max(
        0,
        cards.findIndex((card) => card?.type === 'agenda'),
      )
    ] ?? null
  );
}

/** Words of effects that only give something, so that it does not matter which of two comes first. */
const GIVING: readonly string[] = ['gainCredits', 'takeCredits'];

/** Whether a triggered ability, by its code (such as 01109.a0), only gives something. */
function onlyGives(ability: string): boolean {
  const [code, index] = ability.split('.a');
  const one = cardOf(code ?? '').abilities[Number(index)];
  return one?.a === 'when' && one.words.every((word) => GIVING.includes(word.w));
}

/** Whether the order of simultaneous triggers can matter: not if they are copies of one ability, or if each only gives credits. */
export function orderMatters(view: View): boolean {
  const moves = view.decision?.moves.filter((move) => move.do === 'first') ?? [];
  const abilities = new Set(moves.map((move) => move.option ?? ''));
  return abilities.size > 1 && ![...abilities].every(onlyGives);
}

/** Whether `n` more counters (or a requirement lower by `n`) would let the Corp score an agenda now; `server`: looks only there. */
function scoresWith(view: View, n: number, server: string | null = null): boolean {
  if (view.run !== null || view.active !== 'corp' || view.tags.includes('closes-turn')) return false;
  const roots = view.servers.filter(({ id }) => server === null || id === server).flatMap(({ root }) => root);
  return roots.some(({ requirement, counters }) => {
    const lacking = requirement === null ? 0 : requirement - (counters.advancement ?? 0);
    return lacking > 0 && lacking <= n;
  });
}

/** Whether a server contains a trap that may be advanced. */
function hasTrap(view: View, server: ServerId): boolean {
  const root = findServer(view, server)?.root ?? [];
  return root.some(({ code }) => code !== null && cardOf(code).advanceable && isTrap(cardOf(code)));
}

/** Whether rezzing this card in a server's root now can change anything. */
function rootMatters(view: View, card: CardView): boolean {
  if (card.code === null) return false;
  const printed = cardOf(card.code);
  if (!worksRezzed(printed)) return false;
  const run = view.run;
  if (printed.type === 'asset') {
    // After the opening window it is too late for "when your turn begins", but not for an action.
    const acts = printed.abilities.some((one) => one.a === 'paid' && (one.cost.clicks ?? 0) > 0);
    return run === null && opensCorpTurn(view) && (acts || view.tags.includes('opens-turn'));
  }
  const changes = (what: string): boolean => printed.abilities.some((one) => one.a === 'static' && one.what === what);
  if (changes('requirement')) return scoresWith(view, 1, card.server);
  if (run === null || card.server !== run.server) return false;
  const ice = findCard(view, run.ice);
  if (changes('strength')) return run.at === 'approach' && ice !== null;
  if (changes('rez-cost')) return run.at === 'approach' && ice !== null && !ice.up && (ice.cost ?? 0) > 0;
  if (!view.tags.includes('before-success')) return false;
  const agenda = findServer(view, run.server)?.root.some((other) => other.type === 'agenda') ?? false;
  const central = !run.server.startsWith('remote');
  return changes('steal-cost') ? agenda || central : true;
}

/** Whether using an ability of a card that is not an icebreaker can change anything. */
function useMatters(view: View, move: Move): boolean {
  const card = findCard(view, move.card);
  if (card === null || card.code === null || move.ability === undefined) return true;
  const ability = cardOf(card.code).abilities[move.ability];
  if (ability === undefined) return true;
  if (ability.a === 'boost')
    return waysToBreak(view).some((way) => way.move.card === move.card && way.move.name === 'boost');
  if (ability.a === 'break') return true;
  if (view.viewer === 'runner') return view.run?.at === 'encounter';
  const counters = 'words' in ability ? ability.words.find((word) => word.w === 'placeCounters') : undefined;
  if (counters?.kind === 'advancement')
    return (
      scoresWith(view, typeof counters.n === 'number' ? counters.n : 0) ||
      (view.tags.includes('before-success') && hasTrap(view, view.run!.server))
    );
  // The last moment is as good as any: just before the run succeeds, or outside runs, before the Runner's turn ends.
  if (view.run !== null) return view.tags.includes('before-success');
  return view.active === 'runner' && view.tags.includes('closes-turn');
}

/** Whether a legal move other than passing can matter in this window. */
export function matters(view: View, move: Move): boolean {
  switch (move.do) {
    case 'use':
      return useMatters(view, move);
    case 'rez': {
      const card = findCard(view, move.card);
      return card === null || card.zone !== 'root' || rootMatters(view, card);
    }
    default:
      return true;
  }
}

/**
 * Whether continuing the run can lead the Runner into danger they have not faced yet: more ice, or a card in the server that is unknown or
 * acts when accessed.
 */
export function dangerAhead(view: View): boolean {
  const run = view.run;
  if (run === null) return false;
  if (run.inward > 0 || run.at === 'approach') return true;
  const server = findServer(view, run.server);
  return server === null || server.root.some((card) => card.code === null || (!card.up && isTrap(cardOf(card.code))));
}
