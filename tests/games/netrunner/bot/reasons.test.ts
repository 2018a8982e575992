/** The kinds of reasons: what each claims is true of the position, checked here from the view alone. */
import { beforeAll, describe, expect, it } from 'vitest';
import { decide } from '../../../../src/games/netrunner/bot/index.ts';
import { weigh } from '../../../../src/games/netrunner/bot/heuristics.ts';
import { facts } from '../../../../src/games/netrunner/bot/facts.ts';
import { chance } from '../../../../src/games/netrunner/bot/prng.ts';
import {
  ALL_KINDS,
  KINDS,
  type Measured,
  Position,
  leadFor,
  reasonFor,
} from '../../../../src/games/netrunner/bot/reasons/index.ts';
import type { Kind } from '../../../../src/games/netrunner/bot/reasons/kind.ts';
import type { Measurable } from '../../../../src/games/netrunner/bot/reasons/position.ts';
import { CLOSE, MEASURED } from '../../../../src/games/netrunner/bot/reasons/measured.ts';
import { simulation as game, type View } from '../../../../src/games/netrunner/index.ts';
import { def } from '../../../../src/games/netrunner/rules/defs.ts';
import type { Seat } from '../../../../src/games/netrunner/rules/model.ts';
import type { Move } from '../../../../src/games/netrunner/rules/move.ts';
import type { CardView } from '../../../../src/games/netrunner/rules/view-types.ts';
import { words } from '../../../../src/games/netrunner/words/all.ts';
import { sayReason } from '../../../../src/hud/contract/reason.ts';
import { say } from '../../../../src/i18n/index.ts';
import { useWords } from '../../../../src/i18n/loading.ts';
import { poolSetup } from '../rules/support/decks.ts';
import { type Position as Made0, reach } from './positions.ts';

type Made = Omit<Made0, 'name'>;

beforeAll(() => useWords(words));

type Params = Record<string, string | number>;
const every = (view: View): CardView[] => [
  ...view.corp.hand,
  ...view.corp.archives,
  ...view.corp.score,
  ...view.corp.deckKnown.map(({ card }) => card),
  ...view.runner.hand,
  ...view.runner.heap,
  ...view.runner.rig,
  ...view.runner.score,
  view.corp.identity,
  view.runner.identity,
  ...view.play,
  ...view.servers.flatMap(({ ice, root }) => [...ice, ...root]),
  ...(view.decision?.about ?? []),
];
const cardOf = (view: View, h: number | undefined): CardView | undefined => every(view).find((card) => card.h === h);
const titleOf = (card: CardView | undefined): string => (card?.code == null ? '' : def(card.code).title);
const has = (list: readonly CardView[], title: unknown): boolean => list.some((card) => titleOf(card) === title);
const ownHand = (view: View): CardView[] => view[view.decision!.seat as Seat].hand;
const own = (view: View): View['corp'] | View['runner'] => view[view.decision!.seat as Seat];
const serverOf = (view: View, id: unknown) => view.servers.find((one) => one.id === id);
const breakersFor = (view: View, type: string): number =>
  view.runner.rig.filter(({ code }) => code !== null && facts(code).breaks.some((one) => one === 'any' || one === type))
    .length;
const agendasIn = (cards: readonly CardView[]): CardView[] => cards.filter(({ type }) => type === 'agenda');
const pointsOf = (card: CardView | undefined): number =>
  card?.points ?? (card?.code == null ? 0 : (def(card.code).points ?? 0));

/** What the words of a kind claim, read from the view again. Kinds that claim no more than their parameters are left out. */
const CLAIMS: Record<string, (view: View, move: Move, params: Params) => boolean> = {
  'reason.keep.corp': (v, _, p) => v.corp.hand.filter(({ type }) => type === 'ice').length === p['ice'],
  'reason.keep.ice': (v, _, p) => v.corp.hand.filter(({ type }) => type === 'ice').length === p['ice'],
  'reason.keep.runner': (v) => v.runner.hand.some(({ code }) => code !== null && facts(code).breaks.length > 0),
  'reason.mulligan.ice': (v) => !v.corp.hand.some(({ type }) => type === 'ice'),
  'reason.mulligan.agendas': (v, _, p) => agendasIn(v.corp.hand).length === p['agendas'],
  'reason.mulligan.tools': (v) => !v.runner.hand.some(({ code }) => code !== null && facts(code).breaks.length > 0),
  'reason.credit.rez': (v, _, p) =>
    serverOf(v, p['server'])!.ice.some(
      (ice) => titleOf(ice) === p['ice'] && !ice.up && ice.cost! - v.corp.credits === p['n'],
    ),
  'reason.credit.ice': (v, _, p) =>
    v.servers
      .flatMap(({ ice }) => ice)
      .filter(({ up }) => !up)
      .reduce((n, { cost }) => n + (cost ?? 0), 0) === p['n'] && Number(p['n']) > v.corp.credits,
  'reason.credit.advance': (v, _, p) =>
    v.servers.some(({ root }) => has(root, p['agenda'])) && Number(p['n']) > v.corp.credits,
  'reason.credit.tag': (v) => v.runner.tags > 0 && v.runner.credits < 2,
  'reason.credit.card': (v, _, p) =>
    ownHand(v).some((card) => titleOf(card) === p['card'] && card.cost! - own(v).credits === p['n']),
  'reason.credit.trap': (v, _, p) =>
    Number(p['cost']) > v.corp.credits && has([...v.corp.hand, ...v.servers.flatMap(({ root }) => root)], p['trap']),
  'reason.credit.poor': (v) => own(v).credits <= 3,
  'reason.draw.tagged': (v, _, p) => v.runner.tags > 0 && Number(p['n']) > v.runner.handSize,
  'reason.draw.trap': (v) => v.decision!.seat === 'runner' && v.runner.handSize <= 3,
  'reason.draw.thin': (v) => v.decision!.seat === 'runner' && v.runner.handSize <= 1,
  'reason.draw.breaker': (v, _, p) => {
    const ice = serverOf(v, p['server'])!.ice.find((one) => titleOf(one) === p['ice'])!;
    return ice.up && ice.subtypes.every((type) => breakersFor(v, type) === 0);
  },
  'reason.draw.rig': (v) =>
    v.decision!.seat === 'runner' &&
    ![...v.runner.rig, ...v.runner.hand].some(({ code }) => code !== null && facts(code).breaks.length > 0),
  'reason.draw.ice': (v, _, p) =>
    serverOf(v, p['server'])!.ice.length === 0 && !v.corp.hand.some(({ type }) => type === 'ice'),
  'reason.draw.agenda': (v, _, p) =>
    serverOf(v, p['server'])!.ice.length > 0 &&
    agendasIn([...v.corp.hand, ...v.servers.flatMap(({ root }) => root)]).length === 0,
  'reason.draw.few': (v, _, p) => own(v).handSize === p['hand'] && own(v).handSize <= 2,
  'reason.draw.room': (v, _, p) => own(v).handSize === p['hand'] && own(v).handSize < own(v).maxHand,
  'reason.untag.kill': (v, _, p) => v.runner.tags > 0 && Number(p['n']) > v.runner.handSize,
  'reason.untag.more': (v, _, p) => v.runner.tags - 1 === p['n'],
  'reason.untag.resource': (v, _, p) =>
    has(
      v.runner.rig.filter(({ type }) => type === 'resource'),
      p['card'],
    ),
  'reason.trash-resource.credits': (v, m, p) => v.runner.tags > 0 && cardOf(v, m.card)!.counters.credit === p['n'],
  'reason.trash-resource': (v) => v.runner.tags > 0,
  'reason.purge.card': (v, _, p) =>
    v.runner.rig.some((card) => titleOf(card) === p['card'] && card.counters.virus === p['n']),
  'reason.ice.agendas': (v, m, p) =>
    serverOf(v, m.server)!.ice.length === 0 && agendasIn(v.corp.hand).length === p['n'],
  'reason.ice.bare': (v, m) => serverOf(v, m.server)!.ice.length === 0 && (m.server === 'hq' || m.server === 'rnd'),
  'reason.ice.agenda': (v, m, p) => has(agendasIn(serverOf(v, m.server)!.root), p['agenda']),
  'reason.ice.type': (v, m, p) =>
    cardOf(v, m.card)!.subtypes.includes(String(p['type'])) && breakersFor(v, String(p['type'])) === 0,
  'reason.ice.remote': (v, m) => m.server === 'new remote' || serverOf(v, m.server)!.ice.length === 0,
  'reason.ice.one': (v, m) => serverOf(v, m.server)!.ice.length === 1,
  'reason.agenda.now': (v, m) => cardOf(v, m.card)!.requirement! <= Math.min(v.corp.clicks - 1, v.corp.credits),
  'reason.agenda.wins': (v, m) => v.corp.points + pointsOf(cardOf(v, m.card)) >= v.toWin,
  'reason.agenda.held': (v, _, p) => agendasIn(v.corp.hand).length === p['n'] && Number(p['n']) > 2,
  'reason.agenda.next': (v, m) => cardOf(v, m.card)!.requirement! <= v.corp.clicks - 1 + 3,
  'reason.agenda.naked': (v, m) => m.server === 'new remote' || serverOf(v, m.server)!.ice.length === 0,
  'reason.trap.deadly': (v, m) => facts(cardOf(v, m.card)!.code!).ambush!.net > v.runner.handSize,
  'reason.trap': (v, m) => facts(cardOf(v, m.card)!.code!).ambush !== null,
  'reason.upgrade.agenda': (v, m, p) => has(agendasIn(serverOf(v, m.server)!.root), p['agenda']),
  'reason.advance.wins': (v, m) => v.corp.points + pointsOf(cardOf(v, m.card)) >= v.toWin,
  'reason.advance.now': (v, m) => {
    const card = cardOf(v, m.card)!;
    return card.requirement! - (card.counters.advancement ?? 0) <= Math.min(v.corp.clicks, v.corp.credits);
  },
  'reason.advance.next': (v, m) => {
    const card = cardOf(v, m.card)!;
    return card.requirement! - (card.counters.advancement ?? 0) <= v.corp.clicks + 3;
  },
  'reason.advance': (v, m, p) => {
    const card = cardOf(v, m.card)!;
    return card.requirement! - (card.counters.advancement ?? 0) - 1 === p['n'];
  },
  'reason.advance.ice': (v, m) => cardOf(v, m.card)!.type === 'ice',
  'reason.advance.bluff': (v, m) => !['agenda', 'ice'].includes(cardOf(v, m.card)!.type!),
  'reason.score.wins': (v, m) => v.corp.points + pointsOf(cardOf(v, m.card)) >= v.toWin,
  'reason.score.close': (v, m, p) => v.toWin - v.corp.points - pointsOf(cardOf(v, m.card)) === p['n'],
  'reason.run.wins': (v, _, p) =>
    every(v).some((card) => titleOf(card) === p['card'] && v.runner.points + pointsOf(card) >= v.toWin),
  'reason.run.brink': (v, m, p) =>
    v.toWin - v.corp.points === p['n'] && serverOf(v, m.server)!.root.some(({ code }) => code === null),
  'reason.run.advanced': (v, m, p) =>
    serverOf(v, m.server)!.root.some(({ code, counters }) => code === null && counters.advancement === p['n']),
  'reason.run.trash': (v, m, p) =>
    serverOf(v, m.server)!.root.some((card) => card.up && titleOf(card) === p['card']) &&
    Number(p['cost']) <= v.runner.credits,
  'reason.run.hq': (v, m, p) => m.server === 'hq' && serverOf(v, 'hq')!.ice.length === 0 && v.corp.handSize === p['n'],
  'reason.run.rnd': (v, m) => m.server === 'rnd' && serverOf(v, 'rnd')!.ice.length === 0,
  'reason.run.archives': (v, m, p) => m.server === 'archives' && v.corp.archivesHidden === p['n'],
  'reason.run.open': (v, m) =>
    serverOf(v, m.server)!.ice.length === 0 && serverOf(v, m.server)!.root.some(({ code }) => code === null),
  'reason.run.poor': (v, m, p) => v.corp.credits === p['n'] && serverOf(v, m.server)!.ice.some(({ up }) => !up),
  'reason.run.check': (v, m) => serverOf(v, m.server)!.ice.some(({ up }) => !up),
  'reason.jack.kill': (v, _, p) => Number(p['damage']) > v.runner.handSize,
  'reason.go.risk': (v, _, p) => Number(p['damage']) > 0 && Number(p['damage']) <= v.runner.handSize,
  'reason.break.end': (v, _, p) =>
    has(
      v.servers.flatMap(({ ice }) => ice).filter(({ h }) => h === v.run!.ice),
      p['ice'],
    ),
  'reason.fire.no-breaker': (v) => v.run!.ice !== null,
  'reason.access.agenda': (v, m) => cardOf(v, m.card)!.type === 'agenda',
  'reason.steal.wins': (v) => v.runner.points + pointsOf(v.run?.access?.card ?? v.decision!.about[0]) >= v.toWin,
  'reason.leave.price': (v, _, p) => Number(p['cost']) > 0 && v.runner.credits === p['credits'],
  'reason.spring.kill': (v, _, p) => v.runner.handSize === p['grip'] && v.decision!.seat === 'corp',
  'reason.rez.agenda': (v, _, p) => has(agendasIn(serverOf(v, v.run!.server)!.root), p['agenda']),
  'reason.rez.type': (v, m, p) =>
    cardOf(v, m.card)!.subtypes.includes(String(p['type'])) && breakersFor(v, String(p['type'])) === 0,
  'reason.unrezzed.empty': (v) => serverOf(v, v.run!.server)!.root.length === 0,
  'reason.unrezzed.trap': (v, _, p) => has(serverOf(v, v.run!.server)!.root, p['card']),
  'reason.unrezzed': (v, _, p) =>
    v.decision!.moves.some(
      (m) => m.do === 'rez' && titleOf(cardOf(v, m.card)) === p['ice'] && cardOf(v, m.card)!.cost === p['n'],
    ),
  'reason.prevent.kill': (v) => v.decision!.kind === 'prevent' && v.decision!.text.key === 'prompt.prevent.damage',
  'reason.prevent.tag': (v) => v.decision!.text.key === 'prompt.prevent.tag',
  'reason.trace.done': (_, m) => m.n === 0,
  'reason.trace.cannot': (v, m, p) => m.n === 0 && Number(p['need']) > v.runner.credits,
  'reason.trace.sure': (v) => v.decision!.seat === 'corp',
  'reason.discard.copy': (v, m, p) => ownHand(v).filter((card) => titleOf(card) === p['card']).length > 1,
  'reason.discard.unique': (v, _, p) => has(v.runner.rig, p['card']),
  'reason.discard.dear': (v, _, p) => Number(p['cost']) > own(v).credits + 4,
  'reason.rig.missing': (v, _, p) => {
    const ice = serverOf(v, p['server'])!.ice.find((one) => titleOf(one) === p['ice'])!;
    return ice.up && !ice.subtypes.some((type) => breakersFor(v, type) > 0);
  },
  'reason.rig.any': (v) => !v.runner.rig.some(({ code }) => code !== null && facts(code).breaks.length > 0),
  'reason.rig.type': (v, m, p) =>
    breakersFor(v, String(p['type'])) === 0 && facts(cardOf(v, m.card)!.code!).breaks.includes(String(p['type'])),
  'reason.rig.full': (v) => v.runner.handSize >= v.runner.maxHand,
  'reason.play.kill': (v, m) => {
    const { damage } = facts(cardOf(v, m.card)!.code!).hits;
    return damage.net + damage.meat + damage.brain > v.runner.handSize;
  },
  'reason.play.tagged': (v) => v.runner.tags > 0,
  'reason.play.damage': (v, _, p) => Number(p['n']) >= 0 && Number(p['n']) < v.runner.handSize,
  'reason.use.tagged': (v) => v.runner.tags > 0,
};

/** What is wrong with a reason; null if nothing is. */
function problem(view: View, move: Move, key: string, params: Params): string | null {
  if (Object.values(params).some((value) => value === '' || value === '?' || Number.isNaN(value)))
    return 'an empty parameter';
  if (params['grip'] !== undefined && params['grip'] !== view.runner.handSize) return 'another grip';
  const server = params['server'];
  if (server !== undefined && server !== 'new remote' && !serverOf(view, server)) return 'no such server';
  try {
    if (CLAIMS[key]?.(view, move, params) === false) return 'it is not true';
  } catch {
    return 'it is about what is not there';
  }
  return null;
}
/** How many numbers a sentence has, without those in names of cards and servers. */
function numbersIn(key: string, params: Params): number {
  const plain = Object.entries(params).map(([name, value]): [string, string | number] => {
    const isName = ['card', 'ice', 'agenda', 'trap', 'found', 'option'].includes(name);
    return [name, name === 'server' ? 'hq' : isName ? 'X' : value];
  });
  return say({ key, params: Object.fromEntries(plain) }).match(/\d+/g)?.length ?? 0;
}

interface Seen {
  key: string;
  said: number;
  refused: number;
}
/** Tries all kinds on all moves of some games; `tell` gets each that holds. */
function* decisions(seed: string, games: number): Generator<View> {
  for (let n = 0; n < games; n++) {
    const state = game.start(poolSetup(n, seed));
    for (let decision = game.decision(state), k = 0; decision && k < 700; decision = game.decision(state), k++) {
      const view = game.view(state, decision.seat);
      const { moves } = view.decision!;
      if (moves.length > 1) yield view;
      const roll = chance(`${seed} ${k}`, view);
      // now and then a random move, for positions that the bot avoids
      const played = roll() < 0.12 ? moves[Math.floor(roll() * moves.length)]! : decide(view, 'newcomer', n).move;
      game.play(state, played.do === 'concede' ? moves[0]! : played);
    }
  }
}
function tryAll(kinds: readonly Kind[], games: number, wrong: (text: string) => void): Map<string, Seen> {
  const seen = new Map(kinds.map(({ key }): [string, Seen] => [key, { key, said: 0, refused: 0 }]));
  for (const view of decisions('all kinds', games)) {
    const { ctx, choices } = weigh(view, 'standard', 1);
    const [credit] = choices.filter(({ move }) => move.do === 'credit');
    for (const { move } of choices) {
      const p = new Position({ ctx, move, choices, other: credit?.move ?? null, measured: null });
      for (const kind of kinds) {
        if (!kind.of.includes(move.do)) continue;
        const params = kind.says(p);
        const one = seen.get(kind.key)!;
        if (params === null) one.refused++;
        else {
          one.said++;
          const text =
            problem(view, move, kind.key, params) ?? (numbersIn(kind.key, params) > 2 ? 'too many numbers' : null);
          if (text !== null) wrong(`${kind.key}: ${text}: ${JSON.stringify(params)}`);
        }
      }
    }
  }
  return seen;
}

describe('every kind of reason', () => {
  it('is true wherever it could be said, and there are at least 60 that hold in some positions and not in others', () => {
    const wrong = new Set<string>();
    const seen = tryAll(KINDS, 5, (text) => wrong.add(text));
    expect([...wrong]).toEqual([]);
    const both = [...seen.values()].filter(({ said, refused }) => said > 0 && refused > 0);
    expect(both.length).toBeGreaterThanOrEqual(60);
  });

  it('with a false condition is noticed', () => {
    const planted = ['reason.rig.type', 'reason.draw.rig', 'reason.ice.bare', 'reason.run.hq', 'reason.credit.tag'];
    const sample: Params = { type: 'sentry', n: 3, card: 'Corroder', server: 'hq' };
    const kinds = planted.map((key) => ({ ...KINDS.find((one) => one.key === key)!, says: () => sample }));
    const wrong: string[] = [];
    tryAll(kinds, 1, (text) => wrong.push(text));
    for (const key of planted)
      expect(
        wrong.some((text) => text.startsWith(key)),
        key,
      ).toBe(true);
  });

  it('has its own place in the table: the exact ones before the plain one', () => {
    for (const [i, kind] of KINDS.entries()) {
      const before = KINDS.slice(0, i).find(
        (one) => one.plain && one.key !== kind.key && kind.key.startsWith(`${one.key}.`),
      );
      expect(before?.key, kind.key).toBeUndefined();
    }
  });
});

describe('a reason', () => {
  const [view] = decisions('one', 1);
  const first = (): View => {
    for (const one of decisions('one', 1)) if (one.decision!.kind === 'action' && one.turn > 2) return one;
    throw new Error('no action');
  };
  const measured = (names: readonly Measurable[], close = false): Measured => ({
    chance: 0.74,
    rival: close ? 0.74 : 0.59,
    close,
    for: new Map(names.map((name) => [name, 1])),
    after: () => 1,
    more: () => 1,
  });

  it('from a search names what was measured, and has the chances as its numbers', () => {
    const { ctx, choices } = weigh(first(), 'standard', 1);
    const seat = ctx.decision.seat;
    for (const kind of MEASURED) {
      for (const { move } of choices) {
        if (!kind.of.includes(move.do)) continue;
        const told = { ctx, move, choices, other: null };
        const with_ = kind.says(new Position({ ...told, measured: measured(kind.explains!) }));
        const without = kind.says(new Position({ ...told, measured: measured([]) }));
        expect(without, kind.key).toBeNull();
        if (with_ === null) continue;
        expect(numbersIn(kind.key, with_), kind.key).toBe(0);
        expect(say({ key: kind.key, params: with_ }), kind.key).toMatch(/^[A-Z][^.]*\.$/);
      }
    }
    const move = choices.find((one) => one.move.do === 'credit')!.move;
    const reason = reasonFor({ ctx, move, choices, other: null, measured: measured(['runnerCredits', 'corpCredits']) });
    expect(reason.key).toBe('reason.measured.rich');
    // What a credit cannot bring about is no reason for it, whatever the search measured.
    for (const name of ['won', 'lost', 'runnerPoints', 'corpPoints', 'trap', 'corpDrip', 'grip'] as const)
      expect(reasonFor({ ctx, move, choices, other: null, measured: measured([name]) }).key, name).not.toMatch(
        /measured/,
      );
    expect(say(reason)).not.toMatch(/\d/);
    expect(say(reason.numbers!)).toBe(
      'Your chance of winning is 74% with this move, and 59% with the best other move.',
    );
    expect(seat).toBe(view!.decision!.seat);
  });

  it('does not repeat what to do, which is a sentence of its own', () => {
    const found = new Set<string>();
    for (const view of decisions('leads', 2)) {
      const { ctx, choices } = weigh(view, 'standard', 1);
      for (const { move } of choices) {
        const lead = leadFor({ ctx, move });
        if (lead === null) continue;
        expect(say(lead), JSON.stringify(move)).toMatch(/^[A-Z][^{}]*[.!]$/);
        found.add(say(lead));
        const ground = say(reasonFor({ ctx, move, choices, other: null, measured: null }));
        expect(ground.startsWith(say(lead).slice(0, -1)), ground).toBe(false);
      }
    }
    expect(found.size).toBeGreaterThan(30);
    expect([...found]).toEqual(
      expect.arrayContaining(['Take a credit.', 'Draw a card.', 'Run HQ.', 'Keep this hand.']),
    );
  });

  it('says so where the search cannot tell two moves apart, and what speaks for the move if anything does', () => {
    const { ctx, choices } = weigh(first(), 'standard', 1);
    const said = choices.flatMap(({ move }) => {
      const reason = reasonFor({ ctx, move, choices, other: null, measured: measured([], true) });
      const decides = KINDS.find(({ key }) => key === reason.key)?.decides;
      return CLOSE.some(({ of }) => of.includes(move.do)) && !decides ? [sayReason(reason)!] : [];
    });
    const withGround = said.filter((text) => /^It’s a close call\. [A-Z]/.test(text));
    expect(withGround.length).toBeGreaterThan(0);
    expect(said.filter((text) => !withGround.includes(text) && !text.startsWith('Too close to call'))).toEqual([]);
  });
});

/** The reason for a move at a table described: the first of the moves whose sentence in the notation begins so. */
function reasonAt(position: Made, start: string, other: string | null = null): string {
  const state = reach({ name: start, ...position });
  const view = game.view(state, position.seat);
  const { ctx, choices } = weigh(view, 'standard', 1);
  const named = (text: string): Move => view.decision!.moves.find((move) => game.notate(state, move).includes(text))!;
  return say(
    reasonFor({ ctx, choices, move: named(start), other: other === null ? null : named(other), measured: null }),
  );
}

describe('the words of the guide, each where it is true and not in the position next to it', () => {
  const runner = (grip: string[], rig: string[] = []): Made => ({
    setup: { runner: { grip, rig, credits: 6, clicks: 4 } },
    seat: 'runner',
    kind: 'action',
  });
  const corp = (hq: string[], servers: object = {}): Made => ({
    setup: { corp: { hq, credits: 5 }, servers },
    seat: 'corp',
    kind: 'action',
  });

  it('Without Gordian Blade, any code gate stops you cold', () => {
    expect(reasonAt(runner(['Gordian Blade']), 'install Gordian Blade')).toBe(
      'Without Gordian Blade, any code gate stops you cold.',
    );
    expect(reasonAt(runner(['Gordian Blade'], ['Gordian Blade']), 'install Gordian Blade')).not.toMatch(
      /stops you cold/,
    );
  });

  it('You have no icebreaker installed, and none in hand', () => {
    expect(reasonAt(runner(Array.from({ length: 4 }, () => 'Sure Gamble')), 'draw')).toBe(
      'You have no icebreaker installed, and none in hand.',
    );
    expect(reasonAt(runner(['Corroder', 'Diesel', 'Diesel', 'Diesel']), 'draw')).not.toMatch(/no icebreaker/);
  });

  it('With one card in hand, a trap would flatline you', () => {
    expect(reasonAt(runner(['Corroder']), 'draw')).toBe('With one card in hand, Snare! would flatline you.');
    expect(reasonAt(runner(['Corroder', 'Diesel', 'Diesel', 'Diesel']), 'draw')).not.toMatch(/flatline/);
  });

  it('Install Adonis Campaign instead of taking a credit', () => {
    expect(reasonAt(corp(['Adonis Campaign']), 'install Adonis Campaign', 'credit')).toBe(
      'It’s the same click as taking a credit, and Adonis Campaign can pay you 3 credits every turn.',
    );
    expect(reasonAt(corp(['Adonis Campaign']), 'install Adonis Campaign', 'draw')).not.toMatch(/same click/);
  });

  it('Nothing protects it yet', () => {
    expect(reasonAt(corp(['Enigma']), 'install Enigma -> rnd')).toBe('Nothing protects R&D yet.');
    const iced = corp(['Enigma'], { rnd: { ice: ['Hunter'] } });
    expect(reasonAt(iced, 'install Enigma -> rnd')).not.toMatch(/Nothing protects/);
  });
});

it('whatever a bot decides at any level, its reason is true, in words, with two numbers at most', () => {
  let n = 0;
  const keys = new Set<string>();
  for (const view of decisions('levels', 3)) {
    if (n++ % 2 > 0) continue;
    const level = n % 4 === 0 ? 'strong' : 'standard';
    const { move, reason } = decide(view, level, n, 0.2);
    keys.add(reason.key);
    const known = ALL_KINDS.some(({ key }) => key === reason.key) || ['reason.only', 'reason.any'].includes(reason.key);
    expect(known, reason.key).toBe(true);
    expect(problem(view, move, reason.key, reason.params ?? {}), JSON.stringify(reason)).toBeNull();
    expect(say(reason), JSON.stringify(reason)).not.toMatch(/[{}@?]|undefined|NaN|remote \d|^$/);
    expect(numbersIn(reason.key, reason.params ?? {}), say(reason)).toBeLessThanOrEqual(2);
    if (reason.numbers) expect(say(reason.numbers).match(/\d+%/g)!.length).toBeLessThanOrEqual(2);
  }
  expect(keys.size).toBeGreaterThan(15);
});
