/** Games that begin in the middle: tables laid out at random, with what random play from the first turn seldom builds. */
import { below, seedRng, shuffled } from '../../../../../src/core/rng.ts';
import type { FlowPort } from '../../../../../src/core/flow.ts';
import { allCards, cardDef, type CardDef } from '../../../../../src/games/netrunner/index.ts';
import { readSetup, type CardIn, type SetupIn } from '../../../../../src/games/netrunner/notation/setup-schema.ts';
import { setTable } from '../../../../../src/games/netrunner/notation/table-setup.ts';
import type { State } from '../../../../../src/games/netrunner/rules/model.ts';
import { type Play, type Tell, playOf } from '../../../../../src/games/netrunner/rules/play.ts';
import { settle } from '../../../../../src/games/netrunner/rules/settle.ts';

const BY_CODE = [...allCards()].sort((a, b) => (a.code < b.code ? -1 : 1));
const of = (fits: (card: CardDef) => boolean): string[] => BY_CODE.filter(fits).map((card) => card.code);
const ICE = of((card) => card.type === 'ice');
const ROOT = of((card) => card.type === 'agenda' || card.type === 'asset');
const UPGRADES = of((card) => card.type === 'upgrade');
const AGENDAS = of((card) => card.type === 'agenda');
const CORP = of((card) => card.side === 'corp' && card.type !== 'identity');
const RUNNER = of((card) => card.side === 'runner' && card.type !== 'identity');
const UNIQUE = new Set(of((card) => card.unique));
const RIG = BY_CODE.filter((card) => card.type === 'program' || card.type === 'hardware' || card.type === 'resource');
/** Steps at which such a game may begin; without clicks at the first step of an action phase now and then. */
const STEPS = ['corp 1.1', 'corp 2.1', 'corp 2.2', 'runner 1.1', 'runner 1.3', 'runner 1.4'];

/** Most programs on ice: with one more, and those of the rig, the memory must do. */
const MAX_GUESTS = 2;

/** A set-up, as a scenario would write it, drawn from a seed. */
function randomSetup(seed: string): SetupIn {
  const rng = seedRng(seed);
  const some = (n: number): number => below(rng, n);
  const one = <T>(list: readonly T[]): T => list[some(list.length)]!;
  const several = (list: readonly string[], n: number): string[] => Array.from({ length: n }, () => one(list));
  const chance = (percent: number): boolean => some(100) < percent;

  let guests = 0;
  const ice = (): CardIn => {
    const card = one(ICE);
    const rezzed = chance(60);
    // rezzed ice without strength would be gone
    const virus = Math.min(some(8), rezzed ? (cardDef(card).strength ?? 1) - 1 : 7);
    const guest: CardIn = virus > 0 ? { card: '01012', virus } : { card: '22020' };
    const hosts = chance(rezzed || card === '01074' ? 25 : 0) && guests < MAX_GUESTS;
    if (hosts) guests += 1;
    return { card, rezzed, hosted: hosts ? [guest] : [] };
  };
  const root = (name: string): CardIn[] => {
    const main =
      name.startsWith('remote') && chance(80) ? [{ card: one(ROOT), advancement: chance(50) ? some(7) : 0 }] : [];
    const upgrades = chance(25) ? [{ card: one(UPGRADES) }] : [];
    const regions = [...main, ...upgrades].filter(({ card }) => cardDef(card).subtypes.includes('region'));
    const fits = ({ card }: { card: string }): boolean => [null, name].includes(cardDef(card).onlyIn);
    return [...main, ...upgrades.filter((each) => fits(each) && regions.length < 2)];
  };
  const servers: NonNullable<SetupIn['servers']> = {};
  for (const name of ['hq', 'rnd', 'archives'])
    servers[name] = { ice: Array.from({ length: some(3) }, ice), root: root(name) };
  for (let n = 1; n <= 1 + some(3); n++) {
    const given = { ice: Array.from({ length: some(3) }, ice), root: root(`remote ${n}`) };
    if (given.ice.length + given.root.length > 0) servers[`remote ${n}`] = given;
  }
  // places that random play hardly ever builds: ice whose rez kills it, with and without cards behind it; a unique asset that will give way
  if (chance(15))
    servers['remote 8'] = {
      ice: [{ card: '01074', hosted: [{ card: '01012', virus: 7 }] }],
      root: chance(50) ? [] : ['01109'],
    };
  const malia = chance(30);
  if (malia)
    Object.assign(servers, {
      'remote 8': { root: [{ card: '21069', rezzed: true }] },
      'remote 9': { root: ['21069'] },
    });
  // assets and upgrades are rezzed now and then, one copy of a unique one; agendas never are
  const unique = new Set<string>();
  for (const { root: cards } of Object.values(servers)) {
    for (const card of cards ?? []) {
      if (typeof card !== 'object') continue;
      card.rezzed ||= chance(40);
      if (AGENDAS.includes(card.card) || unique.has(card.card)) card.rezzed = false;
      if (card.rezzed && UNIQUE.has(card.card)) unique.add(card.card);
    }
  }
  const rig: CardIn[] = [];
  let memory = 3 - guests;
  let console = false;
  const breaker = (): boolean =>
    rig.some(
      (card) => typeof card === 'object' && ['01042', '01043', '01046', '01026', '22012', '01051'].includes(card.card),
    );
  for (const card of shuffled(rng, RIG).slice(0, 3 + some(7))) {
    if (card.host?.zone === 'ice' || memory < card.memory || (card.subtypes.includes('console') && console)) continue;
    if (card.host && !breaker()) continue;
    memory -= card.memory;
    console ||= card.subtypes.includes('console');
    const on = card.host
      ? rig.find(
          (each) =>
            typeof each === 'object' && ['01042', '01043', '01046', '01026', '22012', '01051'].includes(each.card),
        )
      : undefined;
    rig.push({
      card: card.code,
      ...(card.code === '01053' ? { credit: 2 * (1 + some(6)) } : {}),
      ...(card.code === '22014' || card.code === '01029' ? { credit: 1 + some(8) } : {}),
      ...(card.code === '22017' || card.code === '22018' ? { power: some(5) } : {}),
      ...(card.code === '01051' || card.code === '01008' ? { virus: some(3) } : {}),
      ...(on && typeof on === 'object' ? { on: on.card } : {}),
      ...(card.code === '01026' && chance(70)
        ? {
            mark: Object.values(servers)
              .flatMap((server) => server.ice ?? [])
              .map((each) => (typeof each === 'object' ? each.card : each))[0],
          }
        : {}),
    });
  }
  const step = malia && chance(60) ? 'runner 1.4' : one(STEPS);
  const idle = chance(10);
  // a card face down that may be rezzed when one is exposed; ice of which some subroutines are likely to be broken, or its tags avoided
  const exposing = chance(20);
  if (exposing) servers['remote 7'] = { root: ['01071'] };
  const breaking = chance(12);
  if (breaking) servers.archives = { ice: [{ card: '22046', rezzed: true }] };
  return readSetup({
    seed,
    toWin: 9,
    step,
    corp: {
      identity: one(['00001', '01067']),
      credits: some(16),
      badPublicity: chance(20) ? 1 + some(3) : 0,
      hq: several(CORP, some(6)),
      rnd: several(CORP, 3 + some(30)),
      archives: { up: several(CORP, some(4)), down: several(CORP, some(3)) },
      score: chance(70) ? [{ card: '01068', agenda: some(4) }, ...(chance(30) ? [one(AGENDAS)] : [])].slice(0, 2) : [],
      ...(idle && step === 'corp 2.1' ? { clicks: 0 } : {}),
    },
    runner: {
      identity: one(['00002', '01033', '01001', '22008']),
      credits: some(16) + (breaking ? 12 : 0),
      tags: chance(30) && !breaking ? some(3) : 0,
      grip: [...several(RUNNER, some(7)), ...(exposing ? ['01049', '01049'] : [])],
      stack: several(RUNNER, some(30)),
      heap: several(RUNNER, some(5)),
      rig: breaking ? ['01027', '01032', '01032'] : rig,
      ...(idle && step === 'runner 1.3' ? { clicks: 0 } : {}),
    },
    servers,
  });
}

/** A game at its first decision on such a table. `tell` is told every event; it is called once before the first with the fresh table. */
export function startTable(
  seed: string,
  port: FlowPort<Play>,
  tell: Tell | null = null,
  fresh: (s: State) => void = () => {},
): State {
  const made = setTable(randomSetup(seed), 'corp', port);
  made.s.table.publicDecks = false;
  fresh(made.s);
  const game = playOf(made.s, port, tell);
  game.dirty = true;
  settle(game);
  return made.s;
}
