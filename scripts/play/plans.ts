/** Five one-idea plans to measure the bot against. A plan's idea decides what it can; heuristics answer everything else. */
import { isRemote, type ServerId } from '../../src/games/netrunner/rules/model.ts';
import type { Move } from '../../src/games/netrunner/rules/move.ts';
import type { CardView, ServerView, View } from '../../src/games/netrunner/rules/view-types.ts';
import { def } from '../../src/games/netrunner/rules/defs.ts';
import { weigh } from '../../src/games/netrunner/bot/heuristics.ts';
import type { Policy } from './arena.ts';

/** The heuristic bot, without learnt weights and without search. */
export const byHeuristics: Policy = (view, seed) => weigh(view, 'standard', seed).move;

/** At an action, plays the plan's move or lets the heuristic bot choose among the moves that the plan leaves. */
const plan =
  (of: (view: View, moves: readonly Move[]) => Move | readonly Move[] | null | undefined): Policy =>
  (view, seed) => {
    const moves = view.decision!.moves.filter((move) => move.do !== 'concede');
    if (view.decision!.kind !== 'action') return byHeuristics(view, seed);
    const found = of(view, moves);
    if (found && 'do' in found) return found;
    const left = found && found.length > 0 ? found : moves;
    return byHeuristics({ ...view, decision: { ...view.decision!, moves: [...left] } }, seed);
  };

const ofHand = (view: View, move: Move): CardView | null => view.corp.hand.find((card) => card.h === move.card) ?? null;
const typeOf = (view: View, move: Move): string | null => ofHand(view, move)?.type ?? null;
const isTrap = (code: string | null): boolean =>
  code !== null && def(code).subtypes.includes('ambush') && def(code).advanceable;
const tokens = (card: CardView): number => card.counters.advancement ?? 0;
const remotes = (view: View): ServerView[] => view.servers.filter(({ id }) => isRemote(id));
const at = (view: View, id: ServerId | string | undefined): ServerView | null =>
  view.servers.find((one) => one.id === id) ?? null;
/** The root card that a move advances; null for ice. */
const advanced = (view: View, move: Move): CardView | null =>
  remotes(view)
    .flatMap(({ root }) => root)
    .find((card) => card.h === move.card) ?? null;
const bluffs = (card: CardView | null): boolean => card !== null && (card.type === 'agenda' || isTrap(card.code));
const costOf = (view: View, move: Move): number => ofHand(view, move)?.cost ?? 0;

/** Advances cards in remotes: agendas until they can be scored, traps up to two counters. */
function advances(view: View, moves: readonly Move[]): Move | undefined {
  return moves.find((move) => {
    if (move.do !== 'advance') return false;
    const card = advanced(view, move);
    if (!card || !bluffs(card)) return false;
    return card.type === 'agenda' ? tokens(card) < (card.requirement ?? 3) : tokens(card) < 2;
  });
}

/** Corp: puts agendas and traps alike into new, unprotected remotes and advances them twice at once, when the grip is small. */
const shellGame = plan((view, moves) => {
  const going = advances(view, moves);
  if (going) return going;
  if (view.corp.clicks < 3 || view.corp.credits < 2 || view.runner.handSize > 4) return null;
  return moves.find((move) => move.do === 'install' && move.server === 'new remote' && bluffs(ofHand(view, move)));
});

/** Corp: first ices R&D, HQ and one remote (with two ice), and puts agendas only there. */
const glacier = plan((view, moves) => {
  const home = remotes(view).find(({ ice }) => ice.length > 0)?.id ?? 'new remote';
  const lacks = (id: string, n: number): boolean => (at(view, id)?.ice.length ?? 0) < n;
  for (const [id, n] of [
    ['rnd', 1],
    ['hq', 1],
    [home, 1],
    ['rnd', 2],
    [home, 2],
  ] as const) {
    if (!lacks(id, n)) continue;
    const ice = moves.find((move) => move.do === 'install' && move.server === id && typeOf(view, move) === 'ice');
    if (ice) return ice;
  }
  const ready = !lacks('rnd', 1) && !lacks('hq', 1) && !lacks(home, 2);
  if (ready) {
    const going = advances(view, moves);
    if (going) return going;
    if (at(view, home)?.root.length === 0 && view.corp.credits >= 6) {
      const agenda = moves.find(
        (move) => move.do === 'install' && move.server === home && typeOf(view, move) === 'agenda',
      );
      if (agenda) return agenda;
    }
  }
  return moves.filter((move) => !(move.do === 'install' && typeOf(view, move) === 'agenda'));
});

/** Corp: puts one good piece of ice before a remote, then an agenda or a trap advanced twice at once; else takes money. */
const tempo = plan((view, moves) => {
  const going = advances(view, moves);
  if (going) return going;
  const home = remotes(view).find(({ ice }) => ice.length > 0);
  if (!home) {
    const ice = moves
      .filter((move) => move.do === 'install' && move.server === 'new remote' && typeOf(view, move) === 'ice')
      .filter((move) => costOf(view, move) <= view.corp.credits)
      .sort((a, b) => costOf(view, b) - costOf(view, a))[0];
    if (ice) return ice;
  } else if (home.root.length === 0 && view.corp.clicks === 3 && view.corp.credits >= 4) {
    const install = moves.find(
      (move) => move.do === 'install' && move.server === home.id && bluffs(ofHand(view, move)),
    );
    if (install) return install;
  }
  return moves.filter(
    (move) =>
      move.do === 'credit' ||
      move.do === 'draw' ||
      move.do === 'play' ||
      move.do === 'use' ||
      (move.do === 'install' && move.server !== 'new remote' && typeOf(view, move) === 'ice'),
  );
});

const marked = (server: ServerView | null): boolean => server !== null && server.root.some((card) => tokens(card) > 0);
/** Whether the Runner knows that the top card of R&D is not new. */
const known = (view: View): boolean => view.corp.deckKnown.some(({ index }) => index === 0);

/** Runner: runs each new card of R&D once, preferably by an event; remotes only if something there is advanced. */
const rndLock = plan((view, moves) => {
  if (!known(view)) {
    const event = moves.find(
      (move) =>
        move.do === 'play' &&
        view.runner.hand.some(
          (card) =>
            card.h === move.card &&
            card.code !== null &&
            def(card.code).play.some((word) => word.w === 'makeRun' && word.server === 'rnd'),
        ),
    );
    const run = event ?? moves.find((move) => move.do === 'run' && move.server === 'rnd');
    const ice = at(view, 'rnd')?.ice ?? [];
    if (run && (ice.length === 0 || view.runner.credits >= 4)) return run;
  }
  return moves.filter(
    (move) => move.do !== 'run' || (isRemote(move.server as ServerId) && marked(at(view, move.server))),
  );
});

/** Runner: runs only where all ice is known, unless the Corp is poor or something there has two counters. */
const opportunist = plan((view, moves) =>
  moves.filter((move) => {
    if (move.do !== 'run') return true;
    const server = at(view, move.server);
    const unknown = server?.ice.some((ice) => ice.code === null) ?? false;
    return !unknown || view.corp.credits <= 3 || (server?.root.some((card) => tokens(card) >= 2) ?? false);
  }),
);

export const CORP_PLANS: Record<string, Policy> = { 'shell game': shellGame, glacier, tempo };
export const RUNNER_PLANS: Record<string, Policy> = { 'R&D lock': rndLock, opportunist };
