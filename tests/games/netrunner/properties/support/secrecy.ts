/**
 * Whole games over the pool, looked at for anything that tells a seat what it may not know. At some positions of a game what is hidden is
 * dealt anew; and the whole game is told once more with other faces on all cards that the seat never saw.
 */
import { chanceOf } from '../../../../../src/core/chance.ts';
import { seedRng } from '../../../../../src/core/rng.ts';
import { decide, type Level } from '../../../../../src/games/netrunner/bot/index.ts';
import {
  cardDef,
  type Event,
  type GameStart,
  type Move,
  type Netrunner,
  type Seat,
  simulation,
  type State,
  type View,
} from '../../../../../src/games/netrunner/index.ts';
import { SEATS } from '../../../../../src/games/netrunner/rules/model.ts';
import { sees } from '../../../../../src/games/netrunner/rules/table.ts';
import { differing } from '../../../../support/clock.ts';
import { could, type Lying, redrawn, swapped } from '../../bot/swap.ts';
import { POOL, poolSetup } from '../../rules/support/decks.ts';
import { swapFaces } from '../../rules/support/worlds.ts';
import { comparePair } from './pairs.ts';

/** The game and the bot that are looked at: those of the house, or ones that tell a secret. */
export interface Looked {
  game: Netrunner;
  decide: typeof decide;
  /** the levels whose answers are compared at position n, each with its share of playouts; left out: those that do not search */
  levelsAt?: (n: number) => readonly [Level, share: number][];
}
export const AS_SHIPPED: Looked = { game: simulation, decide };

/** What was found in some games, plain JSON. */
export interface Found {
  games: number;
  /** positions that were dealt anew, by the seat that decides, and by the kind of its question */
  positions: Record<Seat, number>;
  kinds: Record<string, number>;
  /** positions in a run */
  runs: number;
  /** worlds compared with the position they were made from, and the answers of bots compared in them */
  deals: number;
  answers: number;
  /** tellings of a game to one seat: those compared from the first event to the last; those cut short, with the reason */
  whole: number;
  cut: Record<string, number>;
  /** events compared in them, and views; those of games that are over */
  events: number;
  views: number;
  ends: number;
  /** pairs of matches played on side by side, and the events compared in them */
  pairs: number;
  frames: number;
  /** by code: games with the card in a deck, worlds in which a hidden copy of it had another face, games in which the other seat saw it */
  cards: Record<string, [games: number, hidden: number, seen: number]>;
  differences: string[];
}
export const nothing = (): Found => ({
  games: 0,
  positions: { corp: 0, runner: 0 },
  kinds: {},
  runs: 0,
  deals: 0,
  answers: 0,
  whole: 0,
  cut: {},
  events: 0,
  views: 0,
  ends: 0,
  pairs: 0,
  frames: 0,
  cards: Object.fromEntries(POOL.map((code) => [code, [0, 0, 0]])),
  differences: [],
});

/** Worlds made of each position. */
const DEALS = 4;
const LEVELS: readonly Level[] = ['newcomer', 'standard'];
const otherOf = (seat: Seat): Seat => (seat === 'corp' ? 'runner' : 'corp');

/** One decision of a game, and what each seat saw of it. */
interface Step {
  seat: Seat;
  kind: string;
  move: Move;
  /** number of events told before it */
  after: number;
  sight: Record<Seat, string>;
}
/** A game as each seat was told it. */
interface SeenByViewer {
  start: GameStart;
  lines: Record<Seat, string[]>;
  steps: Step[];
  /** by the id of a card: the seats that ever saw its face, and how it lay face down */
  saw: Map<number, Set<Seat>>;
  lay: Map<number, Lying[]>;
  codes: string[];
  /** what each seat sees of the game once it is over */
  end: Record<Seat, string>;
}

/** An event as the seat is told it; with every eighth the table as it then sees it. */
function lineOf(game: Netrunner, state: State, event: Event, seat: Seat, n: number): string {
  const told = JSON.stringify(game.redact(state, event, seat));
  return n % 8 === 0 ? `${told} ${JSON.stringify(game.tableView(state, seat))}` : told;
}
/** All that a seat sees at a decision, its legal moves included. */
function sightOf(game: Netrunner, state: State, seat: Seat): string {
  const asked = game.decision(state)?.seat === seat;
  return JSON.stringify([game.view(state, seat), asked ? game.moves(state) : game.knows!(state, seat)]);
}

/** Notes who sees which faces after an event, and how the other cards lie. */
function note(seen: SeenByViewer, state: State): void {
  for (const card of state.table.cards) {
    let saw = seen.saw.get(card.id);
    if (!saw) seen.saw.set(card.id, (saw = new Set()));
    for (const seat of SEATS) if (sees(card, seat)) saw.add(seat);
    if (card.zone !== 'ice' && card.zone !== 'root') continue;
    let lay = seen.lay.get(card.id);
    if (!lay) seen.lay.set(card.id, (lay = []));
    const same = lay.find((one) => one.zone === card.zone);
    if (same) same.advancement = Math.max(same.advancement, card.advancement);
    else lay.push({ code: card.code, zone: card.zone, advancement: card.advancement });
  }
}

/** Games are played by the bots at either level, and every third one by random legal moves. */
function player(n: number, seed: string, { decide: bot }: Looked): (view: View) => Move {
  const chance = chanceOf(`${seed} ${n} moves`, () => '');
  if (n % 3 < 2) return (view) => bot(view, LEVELS[n % 3]!, n).move;
  return ({ decision }) => {
    const moves = decision!.moves.filter(({ do: verb }) => verb !== 'concede');
    const list = moves.length > 0 ? moves : decision!.moves;
    return list[Math.floor(chance() * list.length)]!;
  };
}

/** Plays game `n` over the pool to its end, and keeps copies of up to `enough` positions with a choice, as many of each seat. */
function play(n: number, seed: string, looked: Looked, enough: number): { seen: SeenByViewer; kept: State[] } {
  const { game } = looked;
  const start = poolSetup(n, seed);
  const seen: SeenByViewer = {
    start,
    lines: { corp: [], runner: [] },
    steps: [],
    saw: new Map(),
    lay: new Map(),
    codes: [],
    end: { corp: '', runner: '' },
  };
  const tell = (event: Event, state: State): void => {
    for (const seat of SEATS) {
      const { lines } = seen;
      lines[seat].push(lineOf(game, state, event, seat, lines[seat].length));
    }
    note(seen, state);
  };
  const chance = chanceOf(`${seed} ${n} positions`, () => '');
  const kept: Record<Seat, State[]> = { corp: [], runner: [] };
  const met: Record<Seat, number> = { corp: 0, runner: 0 };
  const pick = player(n, seed, looked);
  const state = game.start(start, tell);
  for (;;) {
    const decision = game.decision(state);
    if (!decision) break;
    const seat = decision.seat as Seat;
    const legal = game.moves(state);
    const sight = { corp: sightOf(game, state, 'corp'), runner: sightOf(game, state, 'runner') };
    if (legal.length > 1) {
      // each position of the game is as likely to be kept as any other
      const place = met[seat]++;
      const at = place < enough / 2 ? place : Math.floor(chance() * (place + 1));
      if (at < enough / 2) kept[seat][at] = game.copy(state);
    }
    const move = legal.length === 1 ? legal[0]! : pick(game.view(state, seat));
    seen.steps.push({ seat, kind: decision.kind, move, after: seen.lines.corp.length, sight });
    game.play(state, move, tell, legal);
  }
  seen.codes = state.table.cards.map(({ code }) => code);
  for (const seat of SEATS) seen.end[seat] = JSON.stringify(game.view(state, seat));
  return { seen, kept: [...kept.corp, ...kept.runner] };
}

/** Deals what is hidden from each seat anew in one position: sight, legal moves and the bots' answers must be the same. */
function dealt(state: State, name: string, { game, decide: bot, levelsAt }: Looked, found: Found): string | null {
  const decision = game.decision(state)!;
  const chance = chanceOf(`${name} deals`, () => '');
  const levels =
    levelsAt?.(found.positions.corp + found.positions.runner) ?? LEVELS.map((level) => [level, 1] as const);
  found.positions[decision.seat as Seat]++;
  found.kinds[decision.kind] = (found.kinds[decision.kind] ?? 0) + 1;
  if (state.table.run) found.runs++;
  for (const seat of SEATS) {
    const asked = seat === decision.seat;
    const sight = sightOf(game, state, seat);
    const answersIn = (view: View): string[] =>
      levels.map(([level, share]) => JSON.stringify(bot(view, level, name, share)));
    const answers = asked ? answersIn(game.view(state, seat)) : [];
    for (let deal = 0; deal < DEALS; deal++) {
      const secret = !state.table.publicDecks && deal % 2 === 1;
      const other = secret ? redrawn(state, seat, chance, POOL) : swapped(state, seat, chance);
      let changed = false;
      for (const [id, { code }] of state.table.cards.entries()) {
        if (code === other.table.cards[id]!.code) continue;
        found.cards[code]![1]++;
        changed = true;
      }
      if (!changed) continue;
      found.deals++;
      const theirs = sightOf(game, other, seat);
      if (theirs !== sight) return `the ${seat} sees ${differing(sight, theirs)}`;
      if (!asked) continue;
      for (const [i, answer] of answersIn(game.view(other, seat)).entries()) {
        if (answer !== answers[i]) return `the ${levels[i]![0]} bot of the ${seat}: ${differing(answers[i]!, answer)}`;
        found.answers++;
      }
    }
  }
  return null;
}

const QUIET: ReadonlySet<Move['do']> = new Set(['pass', 'leave', 'decline', 'done', 'continue', 'keep']);

/** The set-up of a game with other faces on the cards that `seat` never saw in it; null where none can be exchanged. */
function otherFaces(
  { start, saw, lay, codes }: SeenByViewer,
  seat: Seat,
  chance: () => number,
): { start: GameStart; faces: string[] } | null {
  const faces = [...codes];
  const first = { corp: 2, runner: 2 + start.corp.cards.length };
  const fit = (id: number, code: string): boolean =>
    (lay.get(id) ?? []).every((one) => could({ ...one, code: codes[id]! }, code));
  for (const owner of SEATS) {
    const { cards } = start[owner];
    const ids = cards.map((_code, i) => first[owner] + i).filter((id) => !saw.get(id)!.has(seat));
    for (let round = 0; round < 3; round++) {
      for (const a of ids) {
        const b = ids[Math.floor(chance() * ids.length)]!;
        if (fit(a, faces[b]!) && fit(b, faces[a]!)) [faces[a], faces[b]] = [faces[b]!, faces[a]!];
      }
    }
    if (start.publicDecks !== false || owner === seat) continue;
    // the list is not known: half of these cards may as well be any others
    for (const id of ids) {
      const fitting = POOL.filter((code) => {
        const { side, type } = cardDef(code);
        return side === owner && type !== 'identity' && fit(id, code);
      });
      if (fitting.length > 0 && chance() < 0.5) faces[id] = fitting[Math.floor(chance() * fitting.length)]!;
    }
  }
  if (faces.every((code, id) => code === codes[id])) return null;
  const listOf = (owner: Seat): GameStart['corp'] => ({
    identity: start[owner].identity,
    cards: start[owner].cards.map((_code, i) => faces[first[owner] + i]!),
  });
  return { start: { ...start, corp: listOf('corp'), runner: listOf('runner') }, faces };
}

/**
 * Tells the game once more to `seat`, with other faces on the cards it never saw and the same moves: every event, every view and every
 * question must be the same. Where the other seat is asked in secret in one of the two alone, it declines; where it cannot make the same
 * move, or a card that differs comes into sight there by the rules, the comparison is cut short.
 */
function toldAgain(seen: SeenByViewer, seat: Seat, name: string, { game }: Looked, found: Found): string | null {
  const other = otherFaces(
    seen,
    seat,
    chanceOf(`${name} faces`, () => ''),
  );
  if (!other) return null;
  const lines = seen.lines[seat];
  const changed = new Set(other.faces.flatMap((code, id) => (code === seen.codes[id] ? [] : [id])));
  for (const id of changed) found.cards[seen.codes[id]!]![1]++;
  let [told, difference, at, about] = [0, null as string | null, -1, -1];
  let shown = false;
  const tell = (event: Event, state: State): void => {
    shown ||= [...changed].some((id) => sees(state.table.cards[id]!, seat));
    if (shown) return;
    const line = lineOf(game, state, event, seat, told);
    if (difference === null && line !== lines[told]) {
      difference = `event ${told} for the ${seat}: ${differing(lines[told] ?? 'none', line)}`;
      at = told;
      about = 'card' in event ? event.card : -1;
    }
    told++;
  };
  const cut = (why: string): null => {
    found.cut[why] = (found.cut[why] ?? 0) + 1;
    found.events += told;
    return null;
  };
  const state = game.start(other.start, tell);
  let i = 0;
  for (;;) {
    // an agenda is stolen, a card found in a search: what is paid for a card on its way into sight counts as shown with it
    if (shown && (difference === null || (changed.has(about) && sees(state.table.cards[about]!, seat))))
      return cut('a card is shown that had to be');
    const step = seen.steps[i];
    // a choice that the other seat had and there has not: what it chose may be seen
    if (difference !== null && step && step.seat !== seat && at >= step.after && !QUIET.has(step.move.do))
      return cut('a secret question is answered');
    if (difference !== null) return difference;
    const decision = game.decision(state);
    const same =
      step !== undefined && decision?.seat === step.seat && decision.kind === step.kind && told === step.after;
    // a question in secret that is not asked here
    if (step && step.seat !== seat && !same && told >= step.after) {
      if (!QUIET.has(step.move.do)) return cut('a secret question is answered');
      if (decision === null || told > step.after || decision.seat === seat) {
        i++;
        continue;
      }
    }
    if (decision === null) break;
    const legal = game.moves(state);
    const extra = !same && (step?.seat !== decision.seat || step.after !== told);
    if (extra && game.knows!(state, seat)) return `event ${told}: the ${seat} knows of a question that was not asked`;
    if (decision.seat === seat && !same) return `event ${told}: the ${seat} is asked ${decision.kind}, and was not`;
    const makes = same ? legal.find((move) => game.same(move, step.move)) : undefined;
    if (same) {
      const sight = sightOf(game, state, seat);
      if (sight !== step.sight[seat]) return `decision ${i} for the ${seat}: ${differing(step.sight[seat], sight)}`;
      found.views++;
    }
    const move = makes ?? legal.find((one) => QUIET.has(one.do));
    if (makes) i++;
    else if (same && !QUIET.has(step.move.do)) return cut('a move not legal there');
    else if (!move) return cut('a secret question that cannot be declined');
    game.play(state, move!, tell, legal);
  }
  const end = JSON.stringify(game.view(state, seat));
  if (told === lines.length && end !== seen.end[seat])
    return `the end for the ${seat}: ${differing(seen.end[seat], end)}`;
  if (told !== lines.length) return `${told} events are told to the ${seat}, and not ${lines.length}`;
  found.whole++;
  found.ends++;
  found.events += told;
  return null;
}

/** Plays on from a position in two matches that a seat cannot tell apart: what a person there is told, and when, must be the same. */
async function sideBySide(state: State, seat: Seat, name: string, found: Found): Promise<string | null> {
  if (!simulation.knows!(state, seat)) return null;
  const swapped = swapFaces(state, seat, seedRng(name));
  if (!swapped) return null;
  const { difference, events } = await comparePair({ here: state, there: swapped.other, ids: swapped.ids, seat }, name);
  for (const id of swapped.ids) found.cards[state.table.cards[id]!.code]![1]++;
  found.pairs++;
  found.frames += events;
  return difference;
}

/**
 * Plays game `n` over the pool and adds to `found` what each seat saw that another deal would have shown; up to `positions` of its positions dealt anew,
 * in four worlds each; and up to `pairs` of them played on in two matches. Differences name the game, so that it can be looked at again.
 */
export async function lookAt(
  n: number,
  seed: string,
  found: Found,
  { positions = 26, pairs = 2, looked = AS_SHIPPED }: { positions?: number; pairs?: number; looked?: Looked } = {},
): Promise<void> {
  const name = `${seed} ${n}`;
  const { seen, kept } = play(n, seed, looked, positions);
  found.games++;
  const say = (place: string, difference: string | null): void => {
    if (difference !== null) found.differences.push(`game ${name}, ${place}: ${difference}`);
  };
  for (const [i, state] of kept.entries()) say(`position ${i}`, dealt(state, `${name} ${i}`, looked, found));
  for (const seat of SEATS) say('told again', toldAgain(seen, seat, `${name} ${seat}`, looked, found));
  for (let i = 0; i < Math.min(pairs, kept.length); i++) {
    const place = kept.length - 1 - Math.floor((i * kept.length) / pairs);
    say(
      `side by side from position ${place}`,
      await sideBySide(kept[place]!, SEATS[i % 2]!, `${name} pair ${i}`, found),
    );
  }
  const [decks, shown] = [new Set<string>(), new Set<string>()];
  for (const [id, code] of seen.codes.entries()) {
    decks.add(code);
    if (seen.saw.get(id)!.has(otherOf(cardDef(code).side))) shown.add(code);
  }
  for (const code of decks) found.cards[code]![0]++;
  for (const code of shown) found.cards[code]![2]++;
}
