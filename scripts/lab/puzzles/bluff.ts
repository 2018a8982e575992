/** Finds puzzles with facedown ice: the Runner knows the Corp's deck list, and one first move works against almost every possible ice. */
import { DECKS } from '../../../src/games/netrunner/index.ts';
import type { CardIn, SetupIn } from '../../../src/games/netrunner/notation/setup-schema.ts';
import { begun } from '../../../src/games/netrunner/puzzles/line.ts';
import { sharesOf, worldsOf } from './worlds.ts';
import { def } from '../../../src/games/netrunner/rules/defs.ts';
import { BIT, type State } from '../../../src/games/netrunner/rules/model.ts';
import { points } from '../../../src/games/netrunner/rules/table.ts';
import { type Found, firsts, made, type Try, withStats } from './sharpen.ts';
import type { Spot } from './spots.ts';
import { openProof } from '../../../src/games/netrunner/puzzles/proof.ts';

/** Limits from `docs/puzzles.md`. */
const SURE = 0.9;
const RIVAL = 0.6;
/** Some other first move must work in at least this share of worlds; otherwise there is nothing to weigh up. */
const TEMPTING = 0.2;
const MOST = 700;
/** The most worlds examined. */
const WORLDS = 16;

/** Titles of ice the Runner has not seen, one entry per copy. */
function unseenIce(state: State, deck: string): string[] {
  const { table: t } = state;
  const left = DECKS[deck]!.cards.filter((code) => def(code).type === 'ice');
  for (const c of t.cards) {
    const shown = c.up || (c.known & BIT.runner) !== 0;
    if (c.seat === 'corp' && shown && left.includes(c.code)) left.splice(left.indexOf(c.code), 1);
  }
  return left.map((code) => def(code).title).sort();
}

/** Hides the facedown ice of one server, and the Corp's hand, from the Runner. */
function closed(setup: SetupIn, server: string): SetupIn {
  const unseen = (card: CardIn): CardIn => (typeof card === 'string' || card.rezzed ? card : card.card);
  const servers = Object.fromEntries(
    Object.entries(setup.servers ?? {}).map(([id, one]) => [
      id,
      id === server && one.ice ? { ...one, ice: one.ice.map(unseen) } : one,
    ]),
  );
  const hq = (setup.corp?.hq ?? []).map((card): CardIn => (typeof card === 'string' ? card : card.card));
  return { ...setup, servers, corp: { ...setup.corp, hq } };
}

/** The puzzle with facedown ice that a position in the Runner's turn makes; null for none. */
export function bluffOf(spot: Spot, state: State): Found | null {
  const { table: t } = state;
  if (spot.seat !== 'runner' || t.rnd.length < 5) return null;
  const target = t.servers.find(
    ({ root, ice }) =>
      ice.filter((id) => !t.cards[id]!.up).length === 1 && root.some((id) => def(t.cards[id]!.code).type === 'agenda'),
  );
  if (target === undefined) return null;
  const places = [...target.ice]
    .reverse()
    .flatMap((one, i) => (t.cards[one]!.up ? [] : [`ice @ ${target.id}#${i + 1}`]));
  const titles = unseenIce(state, spot.decks[0]);
  const hidden = Object.fromEntries(places.map((place) => [place, titles]));
  const base = closed(spot.setup, target.id);
  for (const clicks of [1, 2])
    for (const corp of new Set([t.corp.credits, Math.min(t.corp.credits, 3)]))
      for (const credits of new Set([t.runner.credits, Math.max(0, t.runner.credits - 3), t.runner.credits + 3])) {
        if (clicks > t.runner.clicks) continue;
        const setup = withStats(withStats(base, 'runner', { clicks, credits }), 'corp', { credits: corp });
        const aim: Try['aim'] = { what: 'steal', by: spot.turn, points: points(t, 'runner') + 1 };
        const { game } = spot;
        const one: Try = { seat: 'runner', theme: 'bluff', aim, setup, before: [], game, most: MOST, others: 3 };
        if (worldsOf({ setup: setup as never, hidden }).length > WORLDS) continue;
        const own = begun({ setup: setup as never, seat: 'runner', before: [] });
        if (openProof('runner', one.aim, MOST).forced(own) !== true) continue;
        const shares = sharesOf({ ...one, setup: setup as never, hidden }, MOST);
        if (shares === null) continue;
        const [best, rival] = [...shares.values()].sort((a, b) => b - a);
        if (best === undefined || best < SURE || rival === undefined || rival > RIVAL || rival < TEMPTING) continue;
        const [sentence] = [...shares].find(([, share]) => share === best)!;
        // keep the real ice if the solution works against it, else use another possible one
        const faces = [setup as never, ...worldsOf({ setup: setup as never, hidden }).map((world) => world.setup)];
        const fits = faces.find((face) => {
          const table = begun({ setup: face, seat: 'runner', before: [] });
          const first = firsts(table, openProof('runner', one.aim, MOST));
          return first !== null && first.good.length === 1 && first.good[0] === sentence;
        });
        if (fits === undefined) continue;
        const found = made({ ...one, setup: fits as never });
        if (found !== null) return { ...found, hidden, sure: best, rival };
      }
  return null;
}
