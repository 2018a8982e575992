/** Players to measure the bot against: random moves, a fixed order of moves, and scripts that know one trick each. */
import { decide, type Level } from '../../src/games/netrunner/bot/index.ts';
import { chance } from '../../src/games/netrunner/bot/prng.ts';
import { isRemote } from '../../src/games/netrunner/rules/model.ts';
import type { Move } from '../../src/games/netrunner/rules/move.ts';
import type { View } from '../../src/games/netrunner/rules/view-types.ts';
import type { Policy } from './arena.ts';
import { byHeuristics, CORP_PLANS, RUNNER_PLANS } from './plans.ts';
import { def } from '../../src/games/netrunner/rules/defs.ts';

const bot =
  (level: Level): Policy =>
  (view, seed) =>
    decide(view, level, seed).move;

const open = (view: View): Move[] => view.decision!.moves.filter((move) => move.do !== 'concede');

/** Any legal move, all equally likely. */
const random: Policy = (view, seed) => {
  const moves = open(view);
  return moves[(chance(seed, view)() * moves.length) | 0]!;
};

const ORDER = 'steal score keep advance rez trash accept access use play install continue run credit draw pay'.split(
  ' ',
);
/** The first legal move, in a fixed order of verbs. */
const greedy: Policy = (view) => open(view).reduce((a, b) => (rank(b) < rank(a) ? b : a));
const rank = (move: Move): number => (ORDER.includes(move.do) ? ORDER.indexOf(move.do) : ORDER.length);

/** A script: plays like a newcomer, except for the moves of its trick. */
const script =
  (trick: (view: View, moves: Move[]) => Move | null | undefined): Policy =>
  (view, seed) =>
    trick(view, open(view)) ?? decide(view, 'newcomer', seed).move;

const at = (view: View, kind: string): boolean => view.decision!.kind === kind;
const root = (view: View, server: string | undefined) => view.servers.find((one) => one.id === server)?.root ?? [];
const advanced = (view: View, server: string | undefined): boolean =>
  root(view, server).some((card) => (card.counters.advancement ?? 0) > 0);
const typeOf = (view: View, h: number | undefined): string | null =>
  view.corp.hand.find((card) => card.h === h)?.type ?? null;
const without = (moves: Move[], test: (move: Move) => boolean): Move[] => moves.filter((move) => !test(move));
const answered = (view: View, moves: Move[], seed: number): Move =>
  decide({ ...view, decision: { ...view.decision!, moves } }, 'newcomer', seed).move;

/** Runner: runs on whatever is advanced. */
const runsAdvanced = script((view, moves) =>
  at(view, 'action')
    ? moves.find((move) => move.do === 'run' && advanced(view, move.server))
    : at(view, 'jack-out')
      ? moves.find((move) => move.do === 'continue')
      : null,
);
/** Runner: runs on R&D with every click. */
const runsRnd = script((view, moves) =>
  at(view, 'action') ? moves.find((move) => move.do === 'run' && move.server === 'rnd') : null,
);
/** Runner: never runs on a remote. */
const neverRemotes: Policy = (view, seed) =>
  answered(
    view,
    at(view, 'action') ? without(open(view), (move) => move.do === 'run' && isRemote(move.server as 'hq')) : open(view),
    seed,
  );

/** Corp: puts one ice before one remote, and installs and advances every agenda there. */
const rushes = script((view, moves) => {
  if (!at(view, 'action')) return null;
  const advance = moves.find(
    (move) =>
      move.do === 'advance' &&
      view.servers.some((server) => server.root.some((card) => card.h === move.card && card.type === 'agenda')),
  );
  if (advance) return advance;
  const walled = view.servers.find((server) => isRemote(server.id) && server.ice.length > 0);
  if (!walled)
    return moves.find(
      (move) => move.do === 'install' && move.server === 'new remote' && typeOf(view, move.card) === 'ice',
    );
  return moves.find(
    (move) =>
      move.do === 'install' &&
      move.server === walled.id &&
      typeOf(view, move.card) === 'agenda' &&
      walled.root.length === 0,
  );
});
/** Corp: installs every trap in a remote and advances it twice. */
const traps = script((view, moves) => {
  if (!at(view, 'action')) return null;
  const trap = (code: string | null): boolean => code !== null && def(code).subtypes.includes('ambush');
  const advance = moves.find(
    (move) =>
      move.do === 'advance' &&
      view.servers.some((server) =>
        server.root.some((card) => card.h === move.card && trap(card.code) && (card.counters.advancement ?? 0) < 2),
      ),
  );
  if (advance) return advance;
  return moves.find(
    (move) =>
      move.do === 'install' &&
      move.server === 'new remote' &&
      trap(view.corp.hand.find((card) => card.h === move.card)?.code ?? null),
  );
});
/** Corp: never rezzes ice. */
const neverRez: Policy = (view, seed) => {
  const ice = new Set(view.servers.flatMap((server) => server.ice.map((card) => card.h)));
  return answered(
    view,
    without(open(view), (move) => move.do === 'rez' && move.card !== undefined && ice.has(move.card)),
    seed,
  );
};

export const RUNNER_SCRIPTS: Record<string, Policy> = {
  'runs every advanced card': runsAdvanced,
  'runs R&D with each click': runsRnd,
  'never runs remotes': neverRemotes,
};
export const CORP_SCRIPTS: Record<string, Policy> = {
  'rushes behind one ice': rushes,
  'always sets traps': traps,
  'never rezzes ice': neverRez,
};

/** Players by name. */
export const POLICIES: Record<string, Policy> = {
  standard: bot('standard'),
  strong: bot('strong'),
  expert: bot('expert'),
  'strong x4': (view, seed) => decide(view, 'strong', seed, 4).move,
  'strong x3/8': (view, seed) => decide(view, 'strong', seed, 0.375).move,
  newcomer: bot('newcomer'),
  heuristics: byHeuristics,
  random,
  greedy,
  ...RUNNER_SCRIPTS,
  ...CORP_SCRIPTS,
  ...RUNNER_PLANS,
  ...CORP_PLANS,
};
