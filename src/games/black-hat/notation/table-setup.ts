/** Builds tables for scenarios, lessons and puzzles from the set-ups of `docs/notation-black-hat.md`. */
import { below, seedRng, shuffled } from '../../../core/rng.ts';
import { ASSETS } from '../rules/score.ts';
import { deckOf } from '../rules/cards.ts';
import { hatDepth, sizeOf } from '../rules/flow/round.ts';
import { JAIL } from '../rules/board/places.ts';
import { type Card, HAT, type Options, type State, seatsIn } from '../rules/model.ts';
import { type Play, emit, enter, playOf, robotOf } from '../rules/play.ts';
import { blankState } from '../rules/start.ts';
import type { FlowPort } from '../../../core/flow.ts';
import { NotationError, readCard, readPlace, readSeat, readZone } from './names.ts';
import type { TableSetup } from './setup-schema.ts';
import { checkBoard, checkDeal, checkHands, checkOptions, checkOut, checkTrick } from './table-checks.ts';

const DEFAULT_OPTIONS: Options = {
  seed: '',
  players: 4,
  tiles: 0,
  trim: true,
  hat: 'turned',
  tracer: false,
  secretAsset: false,
  status: false,
  sprung: false,
};

/** Takes the named cards out of a pile of cards. Throws `NotationError` if one is missing. */
function take(pile: Card[], wanted: readonly Card[]): void {
  for (const one of wanted) {
    const i = pile.indexOf(one);
    if (i < 0) throw new NotationError(`there are not so many cards of rank ${one} in this game`);
    pile.splice(i, 1);
  }
}

/** Makes a game with the table set up, before its first decision. Throws `NotationError` for an impossible table. */
export function layTable(setup: TableSetup, port: FlowPort<Play>): Play {
  const { seed = 'table', at = 'lead' } = setup;
  const s: State = blankState({ ...DEFAULT_OPTIONS, ...setup.options, seed });
  const t = s.table;
  const pile = [...deckOf(t.options), HAT];
  t.discards = (setup.discards ?? []).map(readCard);
  take(pile, t.discards);
  for (const [who, one] of Object.entries(setup.seats ?? {})) {
    const i = readSeat(t, who);
    t.hands[i] = (one.hand ?? []).map(readCard).sort((a, b) => a - b);
    take(pile, t.hands[i]);
    const places = one.pawns?.map(readPlace) ?? (one.out === true ? [JAIL, JAIL] : []);
    places.forEach((place, n) => (t.pawns[i * 2 + n] = place));
    for (const n of one.stuck ?? []) t.stuck[i * 2 + n - 1] = true;
    t.totals[i] = one.total ?? 0;
    if (one.status !== undefined) t.status[i] = one.status;
  }
  checkOptions(setup, t);
  checkOut(setup, t);
  const top = (setup.deck ?? []).map(readCard);
  take(pile, top);
  s.rng = seedRng(seed);
  t.deck = [
    ...shuffled(
      s.rng,
      pile.filter((one) => one !== HAT),
    ),
    ...top.toReversed(),
  ];
  for (const [zone, face] of Object.entries(setup.tiles ?? {})) t.tiles = t.tiles.with(readZone(zone), face);
  for (const [place, n] of Object.entries(setup.markers ?? {}))
    for (let i = 0; i < Math.abs(n); i++) t.markers.push({ place: readPlace(place), n: Math.sign(n) });
  if (setup.tracer !== undefined) {
    const step = /^track ([1-3])$/.exec(setup.tracer);
    const place = step === null ? readPlace(setup.tracer) : -1;
    const from = setup.tracerFrom === undefined ? -1 : readPlace(setup.tracerFrom);
    t.tracer = { step: step === null ? 3 : Number(step[1]), place, from };
  }
  if (setup.asset !== undefined) t.asset = ASSETS.indexOf(setup.asset) + 1;
  t.assetUp = setup.assetUp ?? false;
  t.sprung = setup.sprung ?? false;
  checkBoard(setup, t);
  t.dealer = setup.dealer === undefined ? 0 : readSeat(t, setup.dealer);
  t.round = setup.round ?? 1;
  const game = playOf(s, port);
  const leader = setup.leader === undefined ? seatsIn(t)[0]! : readSeat(t, setup.leader);
  s.stack.push({ chart: 'setup', at: 'rounds', entered: true });
  if (at === 'deal') {
    checkDeal(setup, t, top);
    const deck = t.deck;
    // The named cards stay on top. The Hat goes anywhere below them, among the cards to be dealt.
    if (t.options.hat === 'shuffled' && !top.includes(HAT))
      deck.splice(deck.length - top.length - below(s.rng, hatDepth(t) - top.length), 0, HAT);
    emit(game, { type: 'round-began', n: t.round, dealer: t.dealer, size: sizeOf(t) });
    t.deck = deck;
    s.stack.push({ chart: 'round', at: 'shuffle', entered: true });
    return game;
  }
  s.stack.push({ chart: 'round', at: 'tricks', entered: true });
  const robot = robotOf(t);
  const person = t.seats.findIndex((_, i) => i !== robot && i !== leader);
  const named = setup.steers === undefined ? -1 : readSeat(t, setup.steers);
  const trick = setup.trick ?? 1;
  const said = new Set(
    Object.entries(setup.seats ?? {}).flatMap(([who, { hand }]) => (hand ? [readSeat(t, who)] : [])),
  );
  checkHands(t, (seat) => said.has(seat));
  checkTrick(t, { leader, steers: named, trick });
  const steers = named < 0 && robot >= 0 ? person : named;
  emit(game, { type: 'trick-began', n: trick, leader, steers });
  enter(game, 'trick');
  return game;
}
