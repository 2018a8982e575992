/** Writes the features of a position from which the networks score a seat's moves; each is scaled to about 0 … 1. */
import { CORP_PLANS, RUNNER_PLANS } from '../plan.ts';
import type { Seat } from '../../rules/model.ts';
import { cardOf } from '../../rules/table.ts';
import { roleOf } from './roles.ts';
import { faceOf, hiddenPoints, type ServerSight, type Sight } from './sight.ts';

/** Number of features of a position for each seat; a test compares it with the number that is written. */
export const CONTEXT: Record<Seat, number> = { corp: 72, runner: 78 };

/** Writes features into a list, one after another. */
class Writer {
  readonly list: Float32Array;
  n = 0;
  constructor(length: number) {
    this.list = new Float32Array(length);
  }
  put(value: number | boolean): void {
    this.list[this.n++] = Number(value);
  }
}

const most = (value: number, top: number): number => (value > top ? top : value);

function purse(w: Writer, credits: number): void {
  w.put(most(credits, 25) / 12);
  w.put(credits < 3);
  w.put(credits >= 5);
  w.put(credits >= 9);
}
function ends(w: Writer, points: number, toWin: number): void {
  w.put(points / toWin);
  w.put(toWin - points <= 3);
  w.put(toWin - points <= 2);
  w.put(toWin - points <= 1);
}
function guard(w: Writer, s: ServerSight | null): void {
  w.put(s !== null);
  w.put(s ? most(s.ice, 3) / 2 : 0);
  w.put(s ? most(s.tax, 12) / 6 : 0);
  w.put(s ? s.blocked : 0);
  w.put(s ? s.unknown / 2 : 0);
}

/** Writes the 26 features that both seats can see. */
function common(w: Writer, s: Sight): void {
  const { t } = s.game;
  const mine = t[s.seat];
  w.put(1);
  w.put(mine.clicks / 4);
  w.put(mine.clicks <= 1);
  purse(w, t.corp.credits);
  purse(w, t.runner.credits);
  ends(w, s.corpPoints, t.toWin);
  ends(w, s.runnerPoints, t.toWin);
  w.put(most(t.grip.length, 7) / 5);
  w.put(t.grip.length <= 1);
  w.put(t.grip.length === 2);
  w.put(t.hq.length / 5);
  w.put(most(t.turn, 40) / 30);
  w.put(most(t.runner.tags, 3) / 2);
  w.put(most(t.corp.badPublicity, 3) / 2);
}

/**
 * Returns the remote where an agenda could be scored (`free`: the best protected one without an agenda), and the one with the most advanced
 * agenda (`scoring`).
 */
function remotes(s: Sight): { free: ServerSight | null; scoring: ServerSight | null; others: number } {
  let free: ServerSight | null = null;
  let scoring: ServerSight | null = null;
  let others = 0;
  for (const one of s.servers) {
    if (one.kind !== 3) continue;
    if (one.agenda !== null || (one.hidden > 0 && one.tokens > 0)) {
      if (scoring === null || one.tokens > scoring.tokens) scoring = one;
    } else {
      others++;
      if (one.ice > 0 && (free === null || one.tax + (one.blocked ? 6 : 0) > free.tax + (free.blocked ? 6 : 0)))
        free = one;
    }
  }
  return { free, scoring, others };
}

function corpFeatures(w: Writer, s: Sight): void {
  const { t } = s.game;
  let agendas = 0;
  let agendaPoints = 0;
  let ice = 0;
  let money = 0;
  let traps = 0;
  let punish = 0;
  let haste = 0;
  for (const id of t.hq) {
    const { card, burst, trap, facts } = roleOf(t.cards[id]!.code);
    if (card.type === 'agenda') {
      agendas++;
      agendaPoints += card.points ?? 0;
    } else if (card.type === 'ice') ice++;
    money += burst;
    if (trap) traps++;
    if (facts.punishes) punish++;
    if (facts.haste) haste++;
  }
  w.put(agendas / 2);
  w.put(agendaPoints / 4);
  w.put(agendas >= 3);
  w.put(ice / 2);
  w.put(money / 5);
  w.put(traps / 2);
  w.put(punish);
  w.put(haste);
  guard(w, s.servers[2] ?? null);
  guard(w, s.servers[1] ?? null);
  const { free, scoring, others } = remotes(s);
  guard(w, free);
  guard(w, scoring);
  w.put(scoring?.agenda ? scoring.need / 4 : 0);
  w.put(scoring?.agenda ? (roleOf(scoring.agenda.code).card.points ?? 0) / 3 : 0);
  w.put(scoring !== null && scoring.tax > t.runner.credits + 3);
  w.put(others / 3);
  let drip = 0;
  let lying = 0;
  for (const one of s.servers)
    for (const id of one.server.root) {
      const c = t.cards[id]!;
      const role = roleOf(c.code);
      if (c.up) drip += role.drip;
      if (role.trap && !c.up) lying += 1 + c.advancement;
    }
  w.put(most(drip, 6) / 3);
  w.put(most(lying, 4) / 3);
  w.put(most(s.rezBill, 20) / 10);
  w.put(s.rezBill > t.corp.credits);
  w.put(s.fracter);
  w.put(s.decoder);
  w.put(s.killer);
  w.put(most(t.rnd.length, 45) / 40);
  let down = 0;
  for (const id of t.archives) if (roleOf(t.cards[id]!.code).card.type === 'agenda') down++;
  w.put(down);
  for (const name of CORP_PLANS) w.put(s.plan.weight(name));
}

/** Whether the grip holds an icebreaker that breaks ice of this subtype. */
const inGrip = ({ game: { t } }: Sight, kind: string): boolean =>
  t.grip.some((id) =>
    roleOf(t.cards[id]!.code).breaker?.breaks.some(({ subtype }) => subtype === null || subtype === kind),
  );

function runnerFeatures(w: Writer, s: Sight): void {
  const { t } = s.game;
  let breakers = 0;
  let money = 0;
  let events = 0;
  for (const id of t.grip) {
    const { breaker, burst, facts } = roleOf(t.cards[id]!.code);
    if (breaker) breakers++;
    money += burst;
    if (facts.run) events++;
  }
  w.put(breakers / 2);
  w.put(money / 5);
  w.put(events / 2);
  for (const wall of [s.walls.barrier, s.walls.codeGate, s.walls.sentry]) w.put(wall);
  for (const kind of ['barrier', 'code gate', 'sentry']) w.put(inGrip(s, kind));
  w.put(hiddenPoints(s) * 2);
  w.put(s.fracter);
  w.put(s.decoder);
  w.put(s.killer);
  w.put(most(s.rig.length, 4) / 3);
  w.put(most(s.memoryFree, 4) / 4);
  let drip = 0;
  for (const id of t.rig) {
    const c = t.cards[id]!;
    if (c.up) drip += roleOf(c.code).drip;
  }
  w.put(most(drip, 6) / 3);
  const hq = s.servers[2] ?? null;
  const rnd = s.servers[1] ?? null;
  guard(w, hq);
  guard(w, rnd);
  const top = t.rnd[0] === undefined ? null : faceOf(t.cards[t.rnd[0]]!, 'runner');
  w.put(top !== null);
  w.put(top?.card.type === 'agenda');
  let known = 0;
  for (const id of t.hq) if (faceOf(t.cards[id]!, 'runner') !== null) known++;
  w.put(t.hq.length > 0 ? known / t.hq.length : 1);
  const { free, scoring, others } = remotes(s);
  guard(w, scoring);
  w.put(scoring ? scoring.tokens / 3 : 0);
  w.put(scoring !== null && scoring.tax <= t.runner.credits);
  guard(w, free);
  w.put(others / 3);
  let hidden = 0;
  for (const id of t.archives) if (!t.cards[id]!.up) hidden++;
  w.put(most(hidden, 4) / 3);
  w.put(most(t.now.runs, 4) / 3);
  w.put(t.now.successes > 0);
  w.put(roleOf(t.cards[t.identities[0]!]!.code).facts.agendaDamage);
  w.put(most(t.stack.length, 45) / 40);
  w.put(most(t.rnd.length, 45) / 40);
  for (const name of RUNNER_PLANS) w.put(s.plan.weight(name));
}

/** Returns the features of the position that every network of the seat takes, without those of the current run. */
export function contextOf(s: Sight): Float32Array {
  const w = new Writer(CONTEXT[s.seat]);
  common(w, s);
  if (s.seat === 'corp') corpFeatures(w, s);
  else runnerFeatures(w, s);
  if (w.n !== w.list.length) throw new Error(`a context has ${w.list.length} features, but ${w.n} were written`);
  return w.list;
}

/** Number of features of the current run; the networks for other decisions than actions take them too. */
export const RUN_FEATURES = 16;
/** Writes the features of the current run into `list`, starting at index `at`; writes nothing outside a run. */
export function runFeatures(s: Sight, list: Float32Array, at: number): void {
  const { run } = s.game.t;
  if (!run) return;
  const server = s.servers.find((one) => one.server.id === run.server);
  list[at] = 1;
  list[at + 1 + (server?.kind ?? 2)] = 1;
  list[at + 5] = most(run.inward, 3) / 2;
  list[at + 6] = server ? most(server.tax, 12) / 6 : 0;
  list[at + 7] = Number(server?.blocked ?? false);
  list[at + 8] = server ? server.unknown / 2 : 0;
  list[at + 9] = server ? server.tokens / 3 : 0;
  list[at + 10] = Number(server?.agenda != null);
  list[at + 11] = Number(server?.trap ?? false);
  list[at + 12] = server ? server.hidden : 0;
  list[at + 13] = Number(run.success);
  list[at + 14] = Number(run.at === 'encounter');
  const ice = cardOf(s.game.t, run.ice);
  list[at + 15] = Number(ice !== null && ice.up);
}
