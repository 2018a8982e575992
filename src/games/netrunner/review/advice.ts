/**
 * One piece of advice after a game, from plain signs. Every rule speaks of what its side could see at that time and of its own moves, in
 * figures; that something hidden turned out badly is nobody's fault and no rule.
 */
import type { Sentence } from '../../../core/game.ts';
import { heaviest } from '../../../replay/moments.ts';
import type { Seat, ServerId } from '../rules/model.ts';
import type { Facts } from './facts.ts';
import { type Names, who } from './names.ts';

interface Found {
  weight: number;
  text: Sentence;
}
/** What a rule is given: the facts, and a sentence made with the right "you" or "the Corp". */
type Rule = (
  facts: Facts,
  say: (key: string, params: Record<string, string | number>) => Sentence,
  names: Names,
) => Found | null;

const CENTRAL: readonly ServerId[] = ['rnd', 'hq'];
/** Less than this is not worth saying. */
const LEAST = 3;

/** R&D or HQ stood without ice in turns in which the Runner did not run there. */
const openDoor: Rule = ({ ends }, say, names) => {
  const [best] = CENTRAL.map((id) => ({
    id,
    n: ends.filter(({ servers, ran }) => !ran.has(id) && servers.some((one) => one.id === id && one.ice === 0)).length,
  })).sort((a, b) => b.n - a.n);
  if (best === undefined || best.n < 3) return null;
  return { weight: Math.min(8, best.n), text: say('open-door', { n: best.n, server: names.server(best.id) }) };
};

/** The Runner left a server alone where a card had advancement counters, with credits left, and it was scored. */
const letScore: Rule = ({ agendas, ends }, say, names) => {
  const found = agendas.flatMap(({ seat, stolen, server, h, turn, gain }): Found[] => {
    const last = ends.findLast((end) => end.turn < turn);
    if (seat !== 'corp' || stolen || server === null || h === null || last === undefined) return [];
    const there = last.servers.find(({ id }) => id === server);
    const advanced = there?.cards.find((card) => card.h === h)?.advanced ?? 0;
    if (there === undefined || advanced === 0 || last.ran.has(server) || last.credits < 4 + 3 * there.ice) return [];
    const params = {
      turn: last.turn,
      later: turn,
      server: names.server(server),
      n: advanced,
      ice: there.ice,
      credits: last.credits,
    };
    return [{ weight: 3 + 1.5 * gain - there.ice, text: say('let-score', params) }];
  });
  return heaviest(found);
};

/** Flatlined with few cards in hand. */
const fewCards: Rule = ({ over, damage }, say) => {
  const last = damage.at(-1);
  if (over?.reason !== 'flatline' || last === undefined || last.hand > 4) return null;
  return { weight: 9, text: say('few-cards', { n: last.n, hand: last.hand }) };
};

/** No icebreaker for long, and runs that failed meanwhile. */
const noBreaker: Rule = ({ runs, breaker, ends }, say) => {
  const until = breaker ?? Number.POSITIVE_INFINITY;
  const failed = runs.filter(({ turn, success }) => !success && turn < until).length;
  const waited = ends.filter(({ turn }) => turn < until).length;
  if (failed < 2 || waited < 4) return null;
  return { weight: 2.5 + failed, text: say('no-breaker', { n: failed, turns: waited }) };
};

/** Credits paid for runs that failed. */
const failedRuns: Rule = ({ runs }, say) => {
  const failed = runs.filter(({ success, spent }) => !success && spent > 0);
  const credits = failed.reduce((n, { spent }) => n + spent, 0);
  return credits < 8 ? null : { weight: credits / 3, text: say('failed-runs', { n: failed.length, credits }) };
};

/** Many clicks for single credits, and a full purse at the end. */
const idleMoney =
  (seat: Seat): Rule =>
  ({ clicks, credits }, say) => {
    const { all, credit } = clicks[seat];
    const share = all === 0 ? 0 : credit / all;
    if (credit < 6 || share < 0.3) return null;
    const rich = credits[seat] >= 9;
    return {
      weight: 2 + 5 * share + (rich ? 1.5 : 0),
      text: say(rich ? `idle-money.${seat}` : 'slow-money', { n: credit, all, credits: credits[seat] }),
    };
  };

/** Agendas stolen from servers without ice. */
const bareServer: Rule = ({ agendas }, say, names) => {
  const stolen = agendas.filter((one) => one.stolen);
  const bare = stolen.filter(({ server, ice }) => server !== null && server !== 'archives' && ice === 0);
  const last = bare.at(-1);
  if (last === undefined) return null;
  const params = { n: bare.length, of: stolen.length, server: names.server(last.server!), turn: last.turn };
  return { weight: 2.5 + 2 * bare.length, text: say('bare-server', params) };
};

/** Ice that was passed face down in a run with a steal: it could have been rezzed, or was too dear. */
const unrezzed: Rule = ({ agendas, runs }, say, names) => {
  const found = agendas.flatMap(({ stolen, run, gain, code, turn }): Found[] => {
    const passed = run === null || !stolen ? [] : runs[run]!.passed;
    return passed.map((ice) => {
      const could = ice.cost <= ice.credits;
      const params = {
        turn,
        card: names.card(code ?? ''),
        ice: names.card(ice.code),
        cost: ice.cost,
        credits: ice.credits,
      };
      return { weight: (could ? 4.5 : 4) + gain, text: say(could ? 'unrezzed' : 'too-dear', params) };
    });
  });
  return heaviest(found);
};

/** A Corp that scores nothing, and how often it advanced. */
const noScore: Rule = ({ agendas, turns, advances, over }, say) =>
  turns.corp < 6 || over?.winner === 'corp' || agendas.some(({ seat }) => seat === 'corp')
    ? null
    : { weight: 5, text: say('no-score', { n: advances, turns: turns.corp }) };

/** R&D ran out while the Corp drew with clicks. */
const drawnOut: Rule = ({ over, clicks }, say) =>
  over?.reason === 'empty-rnd' && clicks.corp.draw >= 2
    ? { weight: 9, text: say('drawn-out', { n: clicks.corp.draw }) }
    : null;

const RULES: Record<Seat, readonly Rule[]> = {
  runner: [openDoor, letScore, fewCards, noBreaker, failedRuns, idleMoney('runner')],
  corp: [bareServer, unrezzed, noScore, drawnOut, idleMoney('corp')],
};

/**
 * The advice for the only person, `you`; where nobody is "you", for the side that lost (after a draw: the Runner). Null when no rule has
 * anything to say.
 */
export function adviceOf(facts: Facts, you: Seat | null, names: Names): Sentence | null {
  const seat: Seat = you ?? (facts.over?.winner === 'runner' ? 'corp' : 'runner');
  const say = (key: string, params: Record<string, string | number>): Sentence => ({
    key: `review.advice.${key}`,
    params: { who: who(seat, you), ...params },
  });
  const best = heaviest(RULES[seat].flatMap((rule) => rule(facts, say, names) ?? []));
  return best === null || best.weight < LEAST ? null : best.text;
}
