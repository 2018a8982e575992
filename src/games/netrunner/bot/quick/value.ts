/** Estimates the Corp's chance of winning from a position, by features of the whole table. Used only in sampled worlds and in training. */
import { requirement } from '../../rules/ask.ts';
import type { Play } from '../../rules/play.ts';
import { CORP_PLANS, planOf, type Plan, RUNNER_PLANS } from '../plan.ts';
import { roleOf } from './roles.ts';
import { lookAt, type ServerSight, type Sight } from './sight.ts';

/** The names of the features, in order. Names in `at…` say how far the game has got. */
export const FEATURES = [
  'corpPoints',
  'corpMatch',
  'corpBrink',
  'runnerPoints',
  'runnerMatch',
  'runnerBrink',
  'corpCredits',
  'corpRich',
  'corpPoor',
  'runnerCredits',
  'runnerRich',
  'runnerPoor',
  'hq',
  'hqAgendas',
  'hqRisk',
  'hqTax',
  'hqOpen',
  'hqIce',
  'rndRisk',
  'rndTax',
  'rndOpen',
  'rndIce',
  'scoring',
  'scoringPoints',
  'scoringNeed',
  'scoringTax',
  'scoringOpen',
  'scoringSafe',
  'second',
  'trap',
  'trapDeadly',
  'remoteTax',
  'remoteClosed',
  'rezBill',
  'corpDrip',
  'iceInHq',
  'moneyInHq',
  'traps',
  'archives',
  'grip',
  'gripEmpty',
  'gripThin',
  'breakers',
  'fracter',
  'decoder',
  'killer',
  'runnerDrip',
  'moneyInGrip',
  'breakersInGrip',
  'runsInGrip',
  'memory',
  'tags',
  'punish',
  'badPublicity',
  'brain',
  'link',
  'atTurn',
  'atCorp',
  'atClicks',
  'atRun',
  'atRnd',
  'atStack',
  ...CORP_PLANS.map((name) => `plan ${name}`),
  ...RUNNER_PLANS.map((name) => `plan ${name}`),
] as const;
export type Feature = (typeof FEATURES)[number];
export const VALUE = { context: FEATURES.length, move: 0, hidden: 24 };

const most = (value: number, top: number): number => (value > top ? top : value);
const open = (s: ServerSight, credits: number): number => Number(!s.blocked && s.tax <= credits);

/** Returns the features of a position; reads the face of every card. */
export function valueFeatures(game: Play): Float32Array {
  const { t } = game;
  const s = lookAt(game, 'corp');
  const runner = lookPlans(s);
  const list = new Float32Array(FEATURES.length);
  let n = 0;
  const put = (value: number | boolean): void => void (list[n++] = Number(value));
  for (const points of [s.corpPoints, s.runnerPoints]) {
    put(points / t.toWin);
    put(t.toWin - points <= 3);
    put(t.toWin - points <= 2);
  }
  for (const { credits } of [t.corp, t.runner]) {
    put(most(credits, 25) / 10);
    put(credits >= 10);
    put(credits < 4);
  }
  const reach = t.runner.credits + (t.active === 'corp' ? 2 : 0);
  const hq = s.servers[2]!;
  const rnd = s.servers[1]!;
  let hqPoints = 0;
  let hqAgendas = 0;
  let iceInHq = 0;
  let money = 0;
  let traps = 0;
  let punish = 0;
  for (const id of t.hq) {
    const { card, burst, trap, facts } = roleOf(t.cards[id]!.code);
    if (card.type === 'agenda') {
      hqAgendas++;
      hqPoints += card.points ?? 0;
    } else if (card.type === 'ice') iceInHq++;
    money += burst;
    if (trap) traps++;
    if (facts.punishes) punish++;
  }
  put(t.hq.length / 5);
  put(hqAgendas / 2);
  put(t.hq.length > 0 ? hqPoints / t.hq.length : 0);
  put(most(hq.tax, 12) / 6);
  put(open(hq, reach));
  put(most(hq.ice, 3) / 2);
  let deck = 0;
  for (const id of t.rnd) deck += roleOf(t.cards[id]!.code).card.points ?? 0;
  put(t.rnd.length > 0 ? (3 * deck) / t.rnd.length : 0);
  put(most(rnd.tax, 12) / 6);
  put(open(rnd, reach));
  put(most(rnd.ice, 3) / 2);
  remotes(s, reach, put);
  put(most(s.rezBill, 20) / 10);
  let drip = 0;
  for (const { server } of s.servers)
    for (const id of server.root) if (t.cards[id]!.up) drip += roleOf(t.cards[id]!.code).drip;
  put(most(drip, 6) / 3);
  put(iceInHq / 2);
  put(money / 5);
  put(traps / 2);
  let down = 0;
  for (const id of t.archives) if (roleOf(t.cards[id]!.code).card.type === 'agenda') down++;
  put(down);
  put(most(t.grip.length, 7) / 5);
  put(t.grip.length <= 1);
  put(t.grip.length === 2);
  put(most(s.rig.length, 4) / 3);
  put(s.fracter);
  put(s.decoder);
  put(s.killer);
  drip = 0;
  for (const id of t.rig) if (t.cards[id]!.up) drip += roleOf(t.cards[id]!.code).drip;
  put(most(drip, 6) / 3);
  money = 0;
  let breakers = 0;
  let runs = 0;
  for (const id of t.grip) {
    const { breaker, burst, facts } = roleOf(t.cards[id]!.code);
    money += burst;
    if (breaker) breakers++;
    if (facts.run) runs++;
  }
  put(money / 5);
  put(breakers / 2);
  put(runs / 2);
  put(most(s.memoryFree, 4) / 4);
  put(most(t.runner.tags, 3) / 2);
  put(t.runner.tags > 0 ? punish : 0);
  put(most(t.corp.badPublicity, 3) / 2);
  put(t.runner.brain / 2);
  put(most(s.link, 3) / 2);
  put(most(t.turn, 40) / 30);
  put(t.active === 'corp');
  put((t.active === 'corp' ? t.corp.clicks : -t.runner.clicks) / 4);
  put(t.run !== null);
  put(most(t.rnd.length, 45) / 40);
  put(most(t.stack.length, 45) / 40);
  for (const name of CORP_PLANS) put(s.plan.weight(name));
  for (const name of RUNNER_PLANS) put(runner.weight(name));
  if (n !== list.length) throw new Error(`a position has ${list.length} features, but ${n} were written`);
  return list;
}

/** Writes the features of the remotes: the agenda closest to a score, a second one, traps, the best protected one without an agenda. */
function remotes(s: Sight, reach: number, put: (value: number | boolean) => void): void {
  const { t } = s.game;
  let scoring: ServerSight | null = null;
  let second = 0;
  let trap = 0;
  let deadly = false;
  let tax = 0;
  let closed = false;
  for (const one of s.servers) {
    if (one.kind !== 3) continue;
    if (one.agenda !== null) {
      if (scoring) second++;
      if (scoring === null || one.need < scoring.need) scoring = one;
    } else if (one.ice > 0) {
      tax = Math.max(tax, one.tax);
      closed ||= one.blocked || one.tax > reach;
    }
    for (const id of one.server.root) {
      const c = t.cards[id]!;
      const role = roleOf(c.code);
      if (!role.trap || c.up) continue;
      trap += 1;
      const { ambush } = role.facts;
      if (
        ambush &&
        ambush.net + ambush.perAdvancement * c.advancement > t.grip.length &&
        t.corp.credits >= ambush.price
      )
        deadly = true;
    }
  }
  const agenda = scoring?.agenda ?? null;
  const need = agenda ? Math.max(0, requirement(s.game, agenda) - agenda.advancement) : 0;
  put(agenda !== null);
  put(agenda ? (roleOf(agenda.code).card.points ?? 0) / 3 : 0);
  put(need / 4);
  put(scoring ? most(scoring.tax, 12) / 6 : 0);
  put(scoring ? open(scoring, reach) : 0);
  put(scoring ? Number(open(scoring, reach) === 0 && need <= 3) : 0);
  put(second);
  put(most(trap, 2));
  put(deadly);
  put(most(tax, 12) / 6);
  put(closed);
}

/** Returns the plan that the Runner's deck follows, judged by its identity and its deck list (if there is one). */
const lookPlans = (s: Sight): Plan =>
  planOf('runner', s.game.t.lists?.runner ?? null, s.game.t.cards[s.game.t.identities[1]!]!.code);
