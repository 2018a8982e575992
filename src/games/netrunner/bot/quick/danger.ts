/** Estimates the chance that accessing cards kills the Runner, from the Corp's deck list and visible cards. */
import { cached, DECKS } from '../cached.ts';
import { facts, type Facts, sprung } from '../facts.ts';
import { TUNE } from '../tuning.ts';
import { faceOf, type ServerSight, type Sight } from './sight.ts';

/**
 * What must be known of a deck list to judge an access: each agenda and trap with its copies, and the number of other cards that can be in
 * a root.
 */
interface Listed {
  cards: { code: string; f: Facts; copies: number }[];
  others: number;
}
const listedIn = cached((list) => {
  const known: Listed = { cards: [], others: 0 };
  for (const code of list === '' ? [] : list.split(' ')) {
    const f = facts(code);
    const { type } = f.card;
    const one = known.cards.find((card) => card.code === code);
    if (one) one.copies++;
    else if (type === 'agenda' || f.ambush !== null) known.cards.push({ code, f, copies: 1 });
    else if (type === 'asset' || type === 'upgrade') known.others++;
  }
  return known;
}, DECKS);

/** If the grip holds more cards than this, an access is taken to be safe. */
const SAFE = 6;

/**
 * Returns the chance that accessing a server's cards kills a Runner with `grip` cards left; 0 if the deck list is unknown. Reads only the
 * faces of Corp cards that the seat sees.
 */
export function deathAt(s: Sight, aim: ServerSight, grip: number): number {
  const { t } = s.game;
  const list = t.lists?.corp;
  if (list === undefined || grip > SAFE) return 0;
  const { agendaDamage } = facts(t.cards[t.identities[0]!]!.code);
  const wins = (f: Facts): boolean => s.runnerPoints + (f.card.points ?? 0) >= t.toWin;
  const kills = (f: Facts, counters: number): boolean =>
    (sprung(f, counters, t.corp.credits)?.cards ?? 0) +
      (f.card.type === 'agenda' ? (f.card.stealCost?.damage ?? 0) + (wins(f) ? 0 : agendaDamage) : 0) >
    grip;
  for (const id of aim.server.root) {
    const c = t.cards[id]!;
    const role = faceOf(c, 'runner');
    if (role !== null && kills(facts(role.code), c.advancement)) return 1;
  }
  const { cards, others } = listedIn(list);
  if (!cards.some(({ f }) => kills(f, aim.tokens))) return 0;
  const seen = new Map<string, number>();
  let hidden = 0;
  for (const c of t.cards) {
    if (c.seat !== 'corp' || c.zone === 'identity') continue;
    const role = faceOf(c, 'runner');
    if (role === null) hidden++;
    else seen.set(role.code, (seen.get(role.code) ?? 0) + 1);
  }
  let deadly = 0;
  if (aim.kind === 3) {
    if (aim.hidden === 0) return 0;
    const bare = aim.tokens === 0;
    let all = bare ? 0.5 * others : 0;
    for (const { code, f, copies } of cards) {
      const left = copies - (seen.get(code) ?? 0);
      const isAgenda = f.card.type === 'agenda';
      if (left <= 0 || (!bare && !isAgenda && !f.card.advanceable)) continue;
      const share = left * (isAgenda ? (bare ? TUNE.remoteAgenda : 1) : bare ? TUNE.remoteTrap : TUNE.advancedTrap);
      all += share;
      if (kills(f, aim.tokens)) deadly += share;
    }
    return all > 0 ? deadly / all : 0;
  }
  if (aim.kind === 2) return 0;
  for (const { code, f, copies } of cards) if (kills(f, 0)) deadly += Math.max(0, copies - (seen.get(code) ?? 0));
  return hidden > 0 ? deadly / hidden : 0;
}

/**
 * The highest chance of dying at which the Runner still accesses a server: `advanced` if a card there has counters (it is an agenda if it
 * is no trap), else `other`.
 */
const RISK = { advanced: 0.3, other: 0.06 };

/** Whether accessing a server's cards is too likely to kill a Runner with `grip` cards left. */
export const isTooDeadly = (s: Sight, aim: ServerSight, grip: number): boolean =>
  deathAt(s, aim, grip) > (aim.tokens > 0 ? RISK.advanced : RISK.other);
