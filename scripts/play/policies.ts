/** Players to measure the bot against: random moves, a fixed order of moves, and scripts that know one trick each. */
import { decide, type Level } from '../../src/games/netrunner/bot/index.ts';
import { chance } from '../../src/games/netrunner/bot/prng.ts';
import { isRemote, type ServerId } from '../../src/games/netrunner/rules/model.ts';
import type { Move } from '../../src/games/netrunner/rules/move.ts';
import type { CardView, View } from '../../src/games/netrunner/rules/view-types.ts';
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

/** Plays like a newcomer, but makes none of some moves. */
const avoiding =
  (isOut: (view: View, move: Move) => boolean): Policy =>
  (view, seed) => {
    const moves = open(view).filter((move) => !isOut(view, move));
    return decide({ ...view, decision: { ...view.decision!, moves } }, 'newcomer', seed).move;
  };

const at = (view: View, kind: string): boolean => view.decision!.kind === kind;
const tokens = (card: CardView): number => card.counters.advancement ?? 0;
const advanced = (view: View, server: string | undefined): boolean =>
  view.servers.find((one) => one.id === server)?.root.some((card) => tokens(card) > 0) ?? false;
const ofRoots = (view: View, h: number | undefined): CardView | undefined =>
  view.servers.flatMap(({ root }) => root).find((card) => card.h === h);
const ofHand = (view: View, h: number | undefined): CardView | undefined => view.corp.hand.find((card) => card.h === h);
const isTrap = (card: CardView | undefined): boolean =>
  card !== undefined && card.code !== null && def(card.code).subtypes.includes('ambush');

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
const neverRemotes = avoiding(
  (view, move) => at(view, 'action') && move.do === 'run' && isRemote(move.server as ServerId),
);

/** Corp: puts one ice before one remote, and installs and advances every agenda there. */
const rushes = script((view, moves) => {
  if (!at(view, 'action')) return null;
  const advance = moves.find((move) => move.do === 'advance' && ofRoots(view, move.card)?.type === 'agenda');
  if (advance) return advance;
  const walled = view.servers.find((server) => isRemote(server.id) && server.ice.length > 0);
  if (walled && walled.root.length > 0) return null;
  const [server, type] = walled ? [walled.id, 'agenda'] : ['new remote', 'ice'];
  return moves.find(
    (move) => move.do === 'install' && move.server === server && ofHand(view, move.card)?.type === type,
  );
});
/** Corp: installs every trap in a remote and advances it twice. */
const traps = script((view, moves) => {
  if (!at(view, 'action')) return null;
  const advance = moves.find((move) => {
    const card = move.do === 'advance' ? ofRoots(view, move.card) : undefined;
    return isTrap(card) && tokens(card!) < 2;
  });
  return (
    advance ??
    moves.find((move) => move.do === 'install' && move.server === 'new remote' && isTrap(ofHand(view, move.card)))
  );
});
/** Corp: never rezzes ice. */
const neverRez = avoiding(
  (view, move) => move.do === 'rez' && view.servers.some(({ ice }) => ice.some((card) => card.h === move.card)),
);

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
