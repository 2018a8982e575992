/**
 * Finds what the quick policy can choose from at a decision: a few options, each with its features. Most decisions of a playout are trivial
 * (one option, or an order that does not matter) and are made here without a network.
 */
import { tags } from '../../rules/ask.ts';
import type { AskFrame, Card, Run, Seat, StackFrame } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import { type Play, top } from '../../rules/play.ts';
import { cardOf, sees } from '../../rules/table.ts';
import { CONTEXT, contextOf, runFeatures, RUN_FEATURES } from './context.ts';
import { breakingMove, encounterOf, type Encounter, isPassedBy, subsMove } from './encounter.ts';
import { isTooDeadly } from './danger.ts';
import { asking, corpAction, offeredCard, rezFeatures, runnerAction, target, useFeatures } from './features.ts';
import { Features } from './net.ts';
import { P } from './places.ts';
import { type Role, roleOf, WORTH } from './roles.ts';
import { faceOf, lookAt, serverAt, type Sight } from './sight.ts';
import { type Pass, passOf } from './tax.ts';

/** The features of the options of the decision considered last; one object, reused for every decision. */
const FEATURES = new Features();

/** The names of the networks: for each seat, one that chooses actions and one for all other decisions. */
export const NETS = ['corpAction', 'corpAnswer', 'runnerAction', 'runnerAnswer'] as const;
export type NetName = (typeof NETS)[number];

/** For each network, how many features of the position it takes as input. */
export const CONTEXTS: Record<NetName, number> = {
  corpAction: CONTEXT.corp,
  corpAnswer: CONTEXT.corp + RUN_FEATURES,
  runnerAction: CONTEXT.runner,
  runnerAnswer: CONTEXT.runner + RUN_FEATURES,
};

/** A decision with options. `options[i]`: the first move of option i. The features are valid until the next decision. */
export interface Question {
  net: NetName;
  context: Float32Array;
  features: Features;
  options: Move[];
  /** the encounter with ice in which the options are to break and to pass; null for other decisions */
  encounter: Encounter | null;
}

/** A seat's decision in an encounter with ice (`breaks`: to break; else to let the subroutines fire), and which encounter it was. */
export interface Memory {
  turn: number;
  runs: number;
  encounters: number;
  breaks: boolean;
}
export const noMemory = (): Memory => ({ turn: -1, runs: 0, encounters: 0, breaks: false });

const isNow = (m: Memory, game: Play): boolean =>
  m.turn === game.t.turn && m.runs === game.t.now.runs && m.encounters === (game.t.run?.encounters ?? -1);
/** Notes in a seat's memory what it decided in the current encounter: whether to break. */
export function remember(m: Memory, game: Play, breaks: boolean): void {
  m.turn = game.t.turn;
  m.runs = game.t.now.runs;
  m.encounters = game.t.run?.encounters ?? -1;
  m.breaks = breaks;
}

/** Returns the move to make if the decision is trivial, else the decision with its options. `moves`: the legal moves. */
export function consider(game: Play, moves: readonly Move[], memory: Memory): Move | Question {
  if (moves.length === 1) return moves[0]!;
  const frame = top(game)!;
  switch (frame.k) {
    case 'action':
      return action(game, frame.seat, moves);
    case 'window':
      return window(game, frame.seat, moves, memory);
    case 'would':
      return answers(game, frame.seat, moves, (f, s, move) => {
        if (move.do === 'pass') return f.add(P.pass, 1);
        const c = cardOf(game.t, move.card ?? -1)!;
        if (move.do === 'use') useFeatures(f, s, c, move.ability ?? 0, P.useNow);
        else rezFeatures(f, s, c);
        f.add(P.firesDamage, Math.min(4, frame.n) / 3);
        f.add(P.lethal, Number(frame.what === 'damage' && frame.n > game.t.grip.length));
        f.add(P.punish, Number(frame.what === 'tag'));
        offeredCard(f, s, cardOf(game.t, move.on ?? -1));
      });
    case 'cost':
      if (moves.some((move) => move.do === 'pick'))
        return answers(game, frame.seat, moves, (f, s, move) => pick(f, s, move, frame));
      return (
        moves.find((move) => move.do === 'pay') ??
        moves.find((move) => move.do !== 'cancel' && move.do !== 'discount') ??
        moves[0]!
      );
    case 'ask':
      return ask(game, frame, moves);
    default:
      return moves[0]!;
  }
}

/** Removes moves that differ from an earlier one only in which copy of a hand card they use. */
function apart(game: Play, moves: readonly Move[]): Move[] {
  const kept: Move[] = [];
  const codes: string[] = [];
  for (const move of moves) {
    const c = move.card === undefined ? null : cardOf(game.t, move.card);
    const code = c !== null && (c.zone === 'hq' || c.zone === 'grip') ? c.code : '';
    let again = false;
    for (let i = 0; i < kept.length && code !== '' && !again; i++) {
      const one = kept[i]!;
      again =
        codes[i] === code &&
        one.do === move.do &&
        one.server === move.server &&
        one.on === move.on &&
        !one.trashing === !move.trashing;
    }
    if (again) continue;
    kept.push(move);
    codes.push(code);
  }
  return kept;
}
/** Removes moves that trash something for an install that fits without it. */
function sparing(moves: readonly Move[]): readonly Move[] {
  if (!moves.some(({ trashing }) => trashing)) return moves;
  return moves.filter(
    (move) =>
      !move.trashing || !moves.some((one) => !one.trashing && one.card === move.card && one.server === move.server),
  );
}

function action(game: Play, seat: Seat, moves: readonly Move[]): Move | Question {
  const options = apart(game, sparing(moves));
  if (options.length === 1) return options[0]!;
  const s = lookAt(game, seat);
  const features = FEATURES.clear();
  for (const move of options) {
    if (seat === 'corp') corpAction(features, s, move);
    else runnerAction(features, s, move);
    features.next();
  }
  return {
    net: seat === 'corp' ? 'corpAction' : 'runnerAction',
    context: contextOf(s),
    features,
    options,
    encounter: null,
  };
}

type Writes = (f: Features, s: Sight, move: Move) => void;

function answers(
  game: Play,
  seat: Seat,
  moves: readonly Move[],
  write: Writes,
  encounter: Encounter | null = null,
): Move | Question {
  const options = moves.length > 1 ? apart(game, moves) : [...moves];
  if (options.length === 1) return options[0]!;
  const s = lookAt(game, seat);
  const features = FEATURES.clear();
  for (const move of options) {
    write(features, s, move);
    features.next();
  }
  const net = seat === 'corp' ? 'corpAnswer' : 'runnerAnswer';
  const plain = contextOf(s);
  const context = new Float32Array(CONTEXTS[net]);
  context.set(plain);
  runFeatures(s, context, plain.length);
  return { net, context, features, options, encounter };
}

// ---------------------------------------------------------------- windows

function window(game: Play, seat: Seat, moves: readonly Move[], memory: Memory): Move | Question {
  const pass = moves.find((move) => move.do === 'pass')!;
  if (seat === 'corp') {
    const score = moves.find((move) => move.do === 'score');
    if (score) return score;
  }
  const encounter = seat === 'runner' ? encounterOf(game) : null;
  if (encounter !== null && isNow(memory, game)) {
    if (!memory.breaks) return pass;
    return (encounter.breaks ? breakingMove(encounter, game, moves) : null) ?? pass;
  }
  const options: Move[] = [pass];
  for (const move of moves) {
    if (move.do === 'rez') {
      if (!isPassedBy(game, move)) options.push(move);
    } else if (move.do === 'use' && move.name !== 'break' && move.name !== 'boost' && mayHelp(game, seat, move))
      options.push(move);
  }
  const first = encounter?.breaks ? breakingMove(encounter, game, moves) : null;
  if (first && encounter!.pass.unbroken > game.t.grip.length) return first;
  if (first) options.push(first);
  if (options.length === 1) return pass;
  return answers(
    game,
    seat,
    options,
    (f, s, move) => {
      if (move === pass) f.add(P.pass, 1);
      else if (move === first) f.add(P.break, 1);
      else if (move.do === 'rez') return rezFeatures(f, s, cardOf(game.t, move.card!)!);
      else useFeatures(f, s, cardOf(game.t, move.card!)!, move.ability ?? 0, P.useNow);
      if (encounter) met(f, s, encounter, move === first);
    },
    encounter,
  );
}

/** Whether an ability that is not an action is worth offering: it can stop a run, or the table of worths says that its user gains by it. */
function mayHelp(game: Play, seat: Seat, move: Move): boolean {
  const c = cardOf(game.t, move.card ?? -1);
  if (!c || !sees(c, seat)) return false;
  const role = roleOf(c.code);
  const brings = role.uses[move.ability ?? 0];
  return role.facts.stopsRuns || (brings != null && brings[WORTH]! > 0.02);
}

/** Writes the features of an option in an encounter: for breaking, what it costs; for passing, what then fires. */
function met(f: Features, s: Sight, { ice, open, pass }: Encounter, breaks: boolean): void {
  const { t } = s.game;
  const subs = roleOf(ice.code).ice!.subs;
  let damage = 0;
  let harm = 0;
  let ends = false;
  for (const i of open) {
    const sub = subs[i];
    if (!sub) continue;
    damage += sub.damage.net + sub.damage.meat + sub.damage.brain;
    harm += sub.tags * 2 + sub.programs * 3 + sub.clicks + sub.credits;
    if (sub.ends || sub.sentBack) ends = true;
  }
  if (breaks) {
    f.add(P.cost, Math.min(10, pass.cost + pass.clicks) / 5);
    f.add(P.after, Math.min(20, t.runner.credits - pass.cost) / 10);
    f.add(P.innermost, Number(t.run?.inward === 0));
    return;
  }
  f.add(P.firesEnd, Number(ends));
  f.add(P.firesDamage, Math.min(4, damage) / 3);
  f.add(P.lethal, Number(damage > t.grip.length));
  f.add(P.firesHarm, Math.min(8, harm) / 4);
}

// ---------------------------------------------------------------- questions

const roleAsking = (game: Play, frame: StackFrame): Role | null => {
  const c = 'h' in frame ? cardOf(game.t, frame.h) : null;
  return c && sees(c, 'seat' in frame ? frame.seat : 'corp') ? roleOf(c.code) : null;
};

function pick(f: Features, s: Sight, move: Move, frame: StackFrame): void {
  f.add(move.do === 'done' ? P.done : move.do === 'cancel' ? P.cancel : P.pick, 1);
  if (move.do === 'pick') offeredCard(f, s, cardOf(s.game.t, move.card ?? -1));
  asking(f, roleAsking(s.game, frame));
}

function ask(game: Play, frame: AskFrame, moves: readonly Move[]): Move | Question {
  const { seat } = frame;
  switch (frame.ask) {
    case 'subs':
      return subsMove(game, frame, moves);
    case 'arrange':
    case 'access-next':
    case 'access-look':
      return moves[0]!;
    case 'trash-first':
      if (frame.min === 0) return moves.find((move) => move.do === 'done') ?? moves[0]!;
      break;
    case 'mulligan':
      return answers(game, seat, moves, (f, _s, move) => f.add(move.do === 'keep' ? P.keep : P.mulligan, 1));
    case 'jack-out':
      if (isDeadlyAhead(lookAt(game, seat))) return moves.find((move) => move.do === 'jack-out') ?? moves[0]!;
      return answers(game, seat, moves, (f, s, move) => {
        f.add(move.do === 'continue' ? P.continue : P.jackOut, 1);
        if (move.do === 'continue') ahead(f, s);
      });
    case 'discard':
      return answers(game, seat, moves, (f, s, move) => {
        f.add(P.discard, 1);
        offeredCard(f, s, cardOf(game.t, move.card!));
        const c = cardOf(game.t, move.card!)!;
        const ids = seat === 'corp' ? game.t.hq : game.t.grip;
        f.add(P.double, Number(ids.some((id) => id !== c.id && game.t.cards[id]!.code === c.code)));
      });
    case 'access-trash':
    case 'access-ways':
    case 'access-steal':
      return accessed(game, frame, moves);
    case 'number':
    case 'trace':
    case 'psi':
      return answers(game, seat, moves, (f, s, move) => number(f, s, frame, move.n ?? 0));
    default:
  }
  return answers(game, seat, moves, (f, s, move) => other(f, s, frame, move, moves));
}

/** Returns the position of the next ice that a Runner who continues will encounter, including ice being approached; -1 for none. */
const nextIce = ({ at, inward }: Run): number => (at === 'approach' ? inward : inward - 1);

/** Whether a Runner who continues is too likely to die from rezzed ice ahead or from the access. */
function isDeadlyAhead(s: Sight): boolean {
  const { t } = s.game;
  const { run } = t;
  const aim = serverAt(s, run?.server);
  if (!run || !aim) return false;
  let purse = t.runner.credits + run.badCredits;
  let damage = 0;
  for (let i = nextIce(run); i >= 0; i--) {
    const c = t.cards[aim.server.ice[i]!]!;
    if (!c.up) continue;
    const pass = passNow(s, c);
    const isBroken = (pass.by !== null || pass.clicks > 0) && pass.cost <= purse;
    if (isBroken) purse -= pass.cost;
    damage += isBroken ? pass.damage : pass.unbroken;
    if (damage > t.grip.length) return true;
    // the run ends here, with the Runner alive
    if (pass.blocked) return false;
  }
  return isTooDeadly(s, aim, t.grip.length - damage);
}

/** Writes the features of what is ahead of a Runner who continues. */
function ahead(f: Features, s: Sight): void {
  const { run } = s.game.t;
  const aim = serverAt(s, run?.server);
  if (!run || !aim) return;
  let tax = 0;
  let blocked = false;
  let damage = 0;
  let unknown = 0;
  for (let i = nextIce(run); i >= 0; i--) {
    const c = s.game.t.cards[aim.server.ice[i]!]!;
    const role = faceOf(c, 'runner');
    if (!c.up || role === null) {
      unknown++;
      continue;
    }
    const pass = passNow(s, c);
    tax += pass.cost + pass.clicks;
    damage += pass.damage;
    blocked ||= pass.blocked;
  }
  f.add(P.tax, Math.min(12, tax) / 6);
  f.add(P.blocked, Number(blocked));
  f.add(P.unknown, unknown / 2);
  f.add(P.damage, Math.min(5, damage) / 3);
  f.add(P.lethal, Number(damage > s.game.t.grip.length));
  f.add(P.openWay, Number(!blocked && tax <= s.game.t.runner.credits + run.badCredits));
  f.add(P.left, Math.max(-1, Math.min(12, s.game.t.runner.credits + run.badCredits - tax) / 6));
}

function accessed(game: Play, frame: AskFrame, moves: readonly Move[]): Move | Question {
  const c = cardOf(game.t, frame.h);
  return answers(game, frame.seat, moves, (f, s, move) => {
    const declines = move.do === 'decline' || move.do === 'leave';
    f.add(declines ? P.decline : move.do === 'steal' ? P.steal : move.do === 'trash' ? P.trash : P.useNow, 1);
    if (!c) return;
    const role = roleOf(c.code);
    f.add(P.keepWorth, Math.min(12, role.keep) / 6);
    f.add(P.drip, Math.min(4, role.drip) / 2);
    f.add(P.installed, Number(c.zone === 'root'));
    f.add(P.typeAgenda, Number(role.card.type === 'agenda'));
    f.add(P.typeAsset, Number(role.card.type === 'asset'));
    f.add(P.typeIce, Number(role.card.type === 'ice'));
    if (declines) return;
    const cost = move.do === 'trash' ? (role.card.trash ?? 0) : 0;
    f.add(P.cost, Math.min(10, cost) / 5);
    f.add(P.after, Math.min(20, game.t.runner.credits - cost) / 10);
    f.add(P.points, (role.card.points ?? 0) / 3);
  });
}

function number(f: Features, s: Sight, frame: AskFrame, n: number): void {
  const { t } = s.game;
  f.add(frame.ask === 'trace' ? P.number : frame.ask === 'psi' ? P.choose : P.else, 1);
  f.add(P.n, Math.min(n, 12) / 6);
  f.add(P.least, Number(n === frame.min));
  f.add(P.most, Number(n === frame.max));
  f.add(P.zero, Number(n === 0));
  f.add(P.after, Math.min(20, t[frame.seat].credits - n) / 10);
  asking(f, roleAsking(s.game, frame));
  if (frame.ask !== 'trace') return;
  const strength = Number(frame.v.strength ?? 0);
  const link = Number(frame.v.link ?? 0);
  if (frame.seat === 'corp') f.add(P.wins, Number(strength + n > link + t.runner.credits));
  else f.add(P.wins, Number(link + n >= strength));
  f.add(P.gap, Math.max(-1, Math.min(1, (strength - link) / 5)));
}

function other(f: Features, s: Sight, frame: AskFrame, move: Move, moves: readonly Move[]): void {
  switch (move.do) {
    case 'accept':
      f.add(P.accept, 1);
      break;
    case 'decline':
      f.add(P.decline, 1);
      break;
    case 'choose': {
      f.add(P.choose, 1);
      f.add(P.index, moves.indexOf(move) / 3);
      const there = move.server === undefined ? null : serverAt(s, move.server);
      if (there) target(f, there);
      else if (move.server === 'new remote') f.add(P.newRemote, 1);
      break;
    }
    default:
      return pick(f, s, move, frame);
  }
  asking(f, roleAsking(s.game, frame));
  f.add(P.punish, Number(tags(s.game) > 0));
}

const passNow = (s: Sight, c: Card): Pass => passOf(s.game, c, s.rig, null, s.game.t.runner.clicks);
