/** A beginner in Netrunner, at both seats in turn, against the easiest bot: thirteen plain habits. */
import { decide } from '../../../../src/games/netrunner/bot/index.ts';
import { facts } from '../../../../src/games/netrunner/bot/facts.ts';
import { advise, missed, turnOf } from '../../../../src/games/netrunner/coach/index.ts';
import { GRAVE } from '../../../../src/games/netrunner/coach/advice.ts';
import { cardDef, simulation } from '../../../../src/games/netrunner/index.ts';
import type { Move } from '../../../../src/games/netrunner/rules/move.ts';
import type { CardView, ServerView, View } from '../../../../src/games/netrunner/rules/view-types.ts';
import type { Beginner, Habit } from '../../../lessons/support/beginner.ts';

const CLICKS: readonly string[] = ['draw', 'credit', 'install', 'play', 'advance', 'run', 'remove-tag'];
const acts = (view: View): boolean => view.decision!.kind === 'action';
const isLastClick = (view: View, move: Move): boolean =>
  acts(view) && view[view.viewer as 'corp'].clicks === 1 && CLICKS.includes(move.do);
const may = (view: View, verb: Move['do']): boolean => view.decision!.moves.some((move) => move.do === verb);
const serverOf = (view: View, id: string | undefined): ServerView | undefined =>
  view.servers.find((server) => server.id === id);
const isCard = (h: number | undefined) => (card: CardView) => card.h === h;
const inHand = (view: View, h: number | undefined): CardView | undefined =>
  view[view.viewer as 'corp'].hand.find(isCard(h));
const remotes = (view: View): ServerView[] => view.servers.filter(({ id }) => id.startsWith('remote'));
const agendaOf = ({ root }: ServerView): CardView | undefined => root.find(({ type }) => type === 'agenda');
const tokens = (card: CardView): number => card.counters.advancement ?? 0;
const ends = ({ subs, code }: CardView): boolean =>
  code !== null && subs.length > 0 && (cardDef(code).subroutines ?? []).some(([word]) => word?.w === 'endTheRun');
/** The rezzed ice of a server that no installed icebreaker of the Runner can break. */
const walls = (view: View, server: string | undefined): CardView[] =>
  (serverOf(view, server)?.ice ?? []).filter(
    (ice) =>
      ice.up &&
      !view.runner.rig.some(({ code }) =>
        facts(code!).breaks.some((kind) => kind === 'any' || ice.subtypes.includes(kind)),
      ),
  );
const netDamage = ({ code }: CardView): number =>
  (cardDef(code!).subroutines ?? []).flat().reduce((sum, word) => {
    const { w, n, kind } = word as { w: string; n?: unknown; kind?: string };
    return w === 'damage' && kind === 'net' ? sum + (typeof n === 'number' ? n : 1) : sum;
  }, 0);
const isDamaging = (view: View): boolean => cardDef(view.corp.identity.code!).faction === 'jinteki';

/** Whether the hand holds an event or operation that could be played now and gains credits. */
const hasMoney = (view: View): boolean =>
  view.decision!.moves.some((move) => {
    const code = move.do === 'play' ? inHand(view, move.card)?.code : null;
    return code ? facts(code).burst > facts(code).card.cost + 1 : false;
  });

const RUNNER: readonly Habit<View, Move>[] = [
  {
    name: 'keeps a hand without money',
    kinds: ['weak-hand'],
    odds: 1,
    is: (view, move) =>
      view.viewer === 'runner' &&
      view.decision!.kind === 'mulligan' &&
      move.do === 'keep' &&
      !view.runner.hand.some(({ code }) => facts(code!).burst + facts(code!).draws > 0 || facts(code!).action),
  },
  {
    name: 'runs into damage with too few cards',
    kinds: ['flatline'],
    odds: 0.1,
    is: (view, move) =>
      acts(view) &&
      move.do === 'run' &&
      (walls(view, move.server).reduce((sum, ice) => sum + netDamage(ice), 0) > view.runner.handSize ||
        (view.runner.handSize <= 1 &&
          isDamaging(view) &&
          (serverOf(view, move.server)?.root ?? []).some((card) => tokens(card) > 1))),
  },
  {
    name: 'runs into a wall',
    kinds: ['stopped', 'flatline'],
    odds: 0.2,
    is: (view, move) => acts(view) && move.do === 'run' && walls(view, move.server).some(ends),
  },
  {
    name: 'keeps a tag',
    kinds: ['tagged'],
    odds: 0.8,
    is: (view, move) =>
      isLastClick(view, move) && view.runner.tags > 0 && move.do !== 'remove-tag' && may(view, 'remove-tag'),
  },
  {
    name: 'ends the turn without cards',
    kinds: ['thin-grip'],
    odds: 0.7,
    is: (view, move) =>
      view.viewer === 'runner' &&
      isLastClick(view, move) &&
      isDamaging(view) &&
      view.runner.deckSize > 0 &&
      (move.do === 'credit' ? view.runner.handSize === 0 : move.do === 'install' && view.runner.handSize === 1),
  },
  {
    name: 'leaves what is free or cheap to trash',
    kinds: ['untrashed'],
    odds: 0.9,
    is: (view, move) => {
      if (view.decision!.kind !== 'trash' || move.do !== 'decline' || !may(view, 'trash')) return false;
      const code = view.run?.access?.card?.code ?? view.decision!.about[0]?.code ?? null;
      const trash = code === null ? null : cardDef(code).trash;
      if (code === null || trash === null || cardDef(code).type !== 'asset') return false;
      return trash === 0 || (facts(code).perTurn > 0 && view.runner.credits >= trash + 5);
    },
  },
];

const CORP: readonly Habit<View, Move>[] = [
  {
    name: 'keeps a hand without ice',
    kinds: ['weak-hand'],
    odds: 1,
    is: (view, move) =>
      view.viewer === 'corp' &&
      view.decision!.kind === 'mulligan' &&
      move.do === 'keep' &&
      !view.corp.hand.some(({ type }) => type === 'ice'),
  },
  {
    name: 'leaves an agenda in the open',
    kinds: ['open-agenda'],
    odds: 0.2,
    is: (view, move) =>
      view.viewer === 'corp' &&
      isLastClick(view, move) &&
      ((move.do === 'install' &&
        inHand(view, move.card)?.type === 'agenda' &&
        (serverOf(view, move.server)?.ice.length ?? 0) === 0) ||
        (move.do === 'credit' &&
          view.corp.hand.some(({ type }) => type === 'ice') &&
          remotes(view).some((server) => server.ice.length === 0 && agendaOf(server) !== undefined))),
  },
  {
    name: 'advances an agenda in the open',
    kinds: ['advance-open', 'open-agenda'],
    odds: 0.3,
    is: (view, move) => {
      const server = remotes(view).find(({ root }) => root.some(isCard(move.card)));
      const card = server?.root.find(isCard(move.card));
      if (!acts(view) || move.do !== 'advance' || card?.type !== 'agenda' || server!.ice.length > 0) return false;
      return (card.requirement ?? 99) - tokens(card) > Math.min(view.corp.clicks, view.corp.credits);
    },
  },
  {
    name: 'does not score',
    kinds: ['unscored'],
    odds: 0.5,
    is: (view, move) =>
      view.active === 'corp' && may(view, 'score') && (move.do === 'pass' || acts(view)) && move.do !== 'score',
  },
  {
    name: 'does not rez',
    kinds: ['unrezzed'],
    odds: 0.6,
    is: (view, move) => {
      const { run } = view;
      if (view.viewer !== 'corp' || move.do !== 'pass' || run?.at !== 'approach') return false;
      const server = serverOf(view, run.server)!;
      const ice = server.ice.find(isCard(run.ice ?? undefined));
      const canRez = view.decision!.moves.some((one) => one.do === 'rez' && one.card === run.ice);
      return (
        canRez &&
        ice !== undefined &&
        ends(ice) &&
        walls({ ...view, servers: [{ ...server, ice: [{ ...ice, up: true }] }] }, run.server).length > 0 &&
        agendaOf(server) !== undefined
      );
    },
  },
  {
    name: 'leaves HQ or R&D open',
    kinds: ['open-central'],
    odds: 0.8,
    is: (view, move) =>
      view.viewer === 'corp' &&
      isLastClick(view, move) &&
      ['credit', 'draw', 'play'].includes(move.do) &&
      ['hq', 'rnd'].some((id) => serverOf(view, id)!.ice.length === 0) &&
      view.corp.hand.some(({ type, cost }) => type === 'ice' && (cost ?? 0) <= view.corp.credits),
  },
];

const BOTH: readonly Habit<View, Move>[] = [
  {
    name: 'takes single credits',
    kinds: ['single-credits'],
    odds: 0.6,
    is: (view, move) => acts(view) && move.do === 'credit' && hasMoney(view),
    inTurn: (turn) =>
      turn.filter(({ view, move }) => move.do === 'credit' && hasMoney(view)).length >= 3 &&
      !turn.some(({ move }) => move.do === 'play'),
  },
];

const bot =
  (level: 'newcomer' | 'strong') =>
  (view: View, seed: number): Move =>
    decide(view, level, seed).move;

export const BEGINNER: Beginner<View, Move> = {
  game: simulation as never,
  habits: [...RUNNER, ...CORP, ...BOTH],
  begins: (seed, n) => ({
    setup: simulation.record.setupOf({ seed, corpDeck: 'jinteki', runnerDeck: 'shaper' }),
    seat: n % 2 === 0 ? 'runner' : 'corp',
  }),
  sides: 2,
  plays: bot('newcomer'),
  rivals: bot('newcomer'),
  strong: bot('strong'),
  advise(view, move) {
    const found = advise(view, move);
    return found === null ? null : { kind: found.kind, grave: GRAVE.includes(found.kind) };
  },
  turnOf,
  missed,
};
