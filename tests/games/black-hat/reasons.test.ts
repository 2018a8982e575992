/**
 * The bots' reasons: each is true of the position in which it is said, checked here from the view alone and not by the conditions of the
 * bot's own tables.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Level, decide } from '../../../src/games/black-hat/bot/index.ts';
import { type Look, lookOf } from '../../../src/games/black-hat/bot/look.ts';
import { endsAhead } from '../../../src/games/black-hat/bot/pawns.ts';
import { type Choice, weigh } from '../../../src/games/black-hat/bot/policy.ts';
import { type Case, KINDS, type Kind, kindOf } from '../../../src/games/black-hat/bot/reasons/index.ts';
import { STANDARD } from '../../../src/games/black-hat/bot/weights.ts';
import { simulation } from '../../../src/games/black-hat/index.ts';
import { readMove } from '../../../src/games/black-hat/notation/notate.ts';
import type { TableSetup } from '../../../src/games/black-hat/notation/setup-schema.ts';
import { layTable } from '../../../src/games/black-hat/notation/table-setup.ts';
import { GONE, faceAt, isStart, placeId } from '../../../src/games/black-hat/rules/board/places.ts';
import { simulationPort } from '../../../src/games/black-hat/rules/charts.ts';
import { rankOf, traceOf } from '../../../src/games/black-hat/rules/cards.ts';
import { HAT, JOKER } from '../../../src/games/black-hat/rules/model.ts';
import type { Move } from '../../../src/games/black-hat/rules/move.ts';
import { playMove } from '../../../src/games/black-hat/rules/moves.ts';
import { settle } from '../../../src/games/black-hat/rules/play.ts';
import { winning } from '../../../src/games/black-hat/rules/trick.ts';
import { type View, viewOf } from '../../../src/games/black-hat/rules/view.ts';
import { movable, reach, valueAt, wayTo } from '../../../src/games/black-hat/rules/ways.ts';
import { words } from '../../../src/games/black-hat/words/all.ts';
import type { Reason, Sentence } from '../../../src/core/sentence.ts';
import { say } from '../../../src/i18n/index.ts';
import { useWords } from '../../../src/i18n/loading.ts';
import { BROKEN } from './hud/support.ts';
import { optionsNo } from './support/games.ts';

beforeAll(() => useWords(words));

type Said = { view: View; move: Move; params: Record<string, string | number> };
type Check = (said: Said) => boolean;

const PLACES = Array.from({ length: 29 }, (_, place) => place);
const place = (id: string | number | undefined): number => PLACES.find((one) => placeId(one) === id)!;
const value = (view: View, id: string | number | undefined): number => valueAt(view, place(id));
const me = (view: View): number => view.seats.findIndex(({ name }) => name === view.decision!.seat);
const seat = (view: View, name: string | number | undefined): number =>
  view.seats.findIndex((one) => one.name === name);
const cardsOf = (move: Move): readonly number[] => (move.do === 'play' ? move.cards : []);
const trace = (cards: readonly number[]): number => cards.reduce((sum, card) => sum + traceOf(card), 0);
const isAhead = (view: View, cards: readonly number[]): boolean => {
  const mine = { seat: me(view), cards: [...cards], rank: rankOf(cards) };
  return winning([...view.plays, mine]) === mine;
};
const toPlay = (view: View): number => view.seats.filter(({ out }) => !out).length - view.plays.length - 1;
const pawnOf = (move: Move): number => ('pawn' in move ? move.pawn : -1);
const isOwn = (view: View, pawn: number): boolean => pawn >> 1 === me(view);
const target = (move: Move): number => ('to' in move ? move.to : -1);
const gain = (view: View, pawn: number, to: number): number => valueAt(view, view.pawns[pawn]!) - valueAt(view, to);
const pawnMoves = (view: View): Extract<Move, { do: 'move' }>[] =>
  view.decision!.moves.filter((move) => move.do === 'move');
/** Pawn moves that the seat could make if it won now. */
const hacks = (view: View): [pawn: number, to: number][] =>
  movable(view, me(view)).flatMap((pawn) => reach(view, pawn).map((to): [number, number] => [pawn, to]));
const canGo = (view: View, to: number): boolean =>
  hacks(view).some(([pawn, one]) => isOwn(view, pawn) && one === to && gain(view, pawn, to) > 0);
const kindOfPlace = (view: View, id: string | number | undefined): string => faceAt(view.tiles, place(id)).kind;
const isTrap = (view: View, kind: string): boolean =>
  kind === 'honeypot' || kind === 'denial' || (kind === 'alarm' && view.options.tracer);
const isLeader = (view: View, one: number): boolean =>
  view.totals.every((total, other) => other === one || view.seats[other]!.out || total > view.totals[one]!);
const isNear = (a: number, b: number): boolean =>
  a < 24 && b < 24 && Math.max(Math.abs((a % 6) - (b % 6)), Math.abs(Math.floor(a / 6) - Math.floor(b / 6))) === 1;
const near = (view: View, to: number, own: boolean): boolean =>
  view.pawns.some((at, pawn) => isNear(at, to) && isOwn(view, pawn) === own);
const pawnAt = (view: View, at: number): number => (at < 24 ? view.pawns.indexOf(at) : -1);
const underOwner = (view: View, id: string | number | undefined): number => {
  const pawn = pawnAt(view, place(id));
  return pawn < 0 ? -1 : pawn >> 1;
};
const column = (at: number): number => (at >= 26 ? 7 : isStart(at) ? 0 : (at % 6) + 1);
const laid = (view: View, move: Move, own: boolean): number => {
  if (move.do !== 'lay') return NaN;
  const tiles = view.tiles.map((face, zone) => (zone === move.zone ? move.face : face));
  return view.pawns.reduce(
    (sum, at, pawn) =>
      isOwn(view, pawn) === own && at < 24 ? sum + valueAt({ ...view, tiles }, at) - valueAt(view, at) : sum,
    0,
  );
};
const n = ({ params }: Said): number => Number(params['n']);
const always: Check = () => true;

/** What must be true for each reason to be said. */
const TRUE: Readonly<Record<string, Check>> = {
  only: ({ view }) => view.decision!.moves.length === 1,
  'good-enough': always,
  'close.play': ({ move }) => move.do === 'play',
  'close.move': ({ move }) => move.do === 'move',
  'close.other': always,
  'plain.play': ({ move }) => move.do === 'play',
  'plain.play-than': ({ view, move, params }) =>
    move.do === 'play' &&
    view.decision!.moves.some(
      (other) => other.do === 'play' && other.cards.length === params['n'] && rankOf(other.cards) === params['rank'],
    ),
  'plain.move-than': ({ view, move, params }) =>
    placeId(target(move)) !== params['to'] && pawnMoves(view).some(({ to }) => placeId(to) === params['to']),
  'plain.move': ({ move }) => move.do === 'move',
  'plain.other': always,
  'play.last-wins': ({ view, move, params }) =>
    toPlay(view) === 0 &&
    isAhead(view, cardsOf(move)) &&
    rankOf(cardsOf(move)) === params['rank'] &&
    canGo(view, place(params['to'])) &&
    value(view, params['to']) === params['value'],
  'play.likely-wins': ({ view, move, params }) => isAhead(view, cardsOf(move)) && canGo(view, place(params['to'])),
  'play.wins-push': ({ view, move, params }) =>
    isAhead(view, cardsOf(move)) &&
    value(view, params['from']) < 0 &&
    underOwner(view, params['from']) === seat(view, params['rival']) &&
    seat(view, params['rival']) !== me(view),
  'play.no-good-hack': ({ view }) =>
    hacks(view).length > 0 && hacks(view).every(([pawn, to]) => isOwn(view, pawn) && gain(view, pawn, to) < 0),
  'play.no-hack': ({ view }) => hacks(view).length === 0,
  'play.hat-danger': ({ view, move }) =>
    view.plays.some(({ cards }) => cards.includes(HAT)) && !isAhead(view, cardsOf(move)),
  'play.dump-hat': ({ move, params }) => cardsOf(move).includes(HAT) && rankOf(cardsOf(move)) === params['rank'],
  'play.last-cards': ({ view, move }) =>
    view.seats[me(view)]!.hand.length === cardsOf(move).length &&
    !cardsOf(move).includes(HAT) &&
    view.plays.every(({ cards }) => !cards.includes(HAT)) &&
    hacks(view).length > 0,
  'play.round-ending': ({ view, move, params }) =>
    view.seats[seat(view, params['rival'])]!.hand.length === params['cards'] &&
    Number(params['cards']) <= 2 &&
    trace(cardsOf(move)) === params['trace'],
  'play.dump-single': ({ view, move, params }) =>
    cardsOf(move).length === 1 &&
    view.plays[0]!.cards.length > 1 &&
    cardsOf(move)[0] === params['rank'] &&
    trace(cardsOf(move)) === params['trace'],
  'play.beaten': ({ view, move, params }) =>
    !isAhead(view, cardsOf(move)) &&
    cardsOf(move).length === view.plays[0]!.cards.length &&
    view.plays.some(
      (play) => play.seat === seat(view, params['rival']) && play.cards.length === cardsOf(move).length,
    ) &&
    trace(cardsOf(move)) === params['trace'],
  'play.probably-loses': ({ view, move, params }) => toPlay(view) > 0 && trace(cardsOf(move)) === params['trace'],
  'play.wins-anyway': (said) =>
    toPlay(said.view) === 0 &&
    isAhead(said.view, cardsOf(said.move)) &&
    said.view.decision!.moves.some(
      (other) =>
        other.do === 'play' &&
        isAhead(said.view, other.cards) &&
        trace(cardsOf(said.move)) - trace(other.cards) === n(said),
    ),
  'play.more-cards': (said) => said.view.plays.length === 0 && cardsOf(said.move).length === n(said) && n(said) > 1,
  'play.hat-alone': ({ move }) => cardsOf(move).length === 1 && cardsOf(move)[0] === HAT,
  'play.safer-loss': ({ view, move }) => [...view.plays.flatMap(({ cards }) => cards), ...cardsOf(move)].includes(HAT),
  'play.better-chance': ({ view, move, params }) => isAhead(view, cardsOf(move)) && canGo(view, place(params['to'])),
  'play.follows-more': (said) =>
    said.view.plays[0]!.cards.length === n(said) && cardsOf(said.move).length === n(said) && n(said) > 1,
  'play.sheds-more': ({ view, move, params }) =>
    trace(cardsOf(move)) === params['trace'] &&
    Number(params['other']) < Number(params['trace']) &&
    view.decision!.moves.some((one) => trace(cardsOf(one)) === params['other']),
  'play.keeps-joker': ({ view, move }) => !cardsOf(move).includes(JOKER) && view.seats[me(view)]!.hand.includes(JOKER),
  'play.keeps-set': (said) =>
    said.view.seats[me(said.view)]!.hand.filter((card) => card === said.params['rank']).length === n(said) &&
    n(said) > 1 &&
    !cardsOf(said.move).includes(Number(said.params['rank'])),
  'play.keeps-high': ({ view, move, params }) =>
    cardsOf(move)[0] === params['rank'] &&
    Number(params['other']) > Number(params['rank']) &&
    view.seats[me(view)]!.hand.includes(Number(params['other'])),
  'move.ends-ahead': ({ view, move }) => target(move) === 26 && endsAhead(lookOf(view, STANDARD), pawnOf(move)),
  'move.second-door': ({ view, move }) =>
    target(move) === 26 && view.assetUp && view.asset === 6 && !view.pawns.includes(GONE) && isOwn(view, pawnOf(move)),
  'move.cheaper-space': ({ view, move, params }) =>
    placeId(target(move)) === params['to'] &&
    value(view, params['to']) === params['is'] &&
    value(view, params['other']) === params['was'] &&
    Number(params['is']) < Number(params['was']) &&
    pawnMoves(view).some((other) => other.pawn === pawnOf(move) && placeId(other.to) === params['other']),
  'move.best-saving': ({ view, move, params }) =>
    value(view, params['from']) === params['was'] &&
    value(view, params['to']) === params['is'] &&
    pawnMoves(view).every(
      (other) =>
        !isOwn(view, other.pawn) ||
        other.to === 26 ||
        (other.pawn === pawnOf(move) && other.to === target(move)) ||
        gain(view, other.pawn, other.to) < gain(view, pawnOf(move), target(move)),
    ),
  'move.least-cost': (said) =>
    pawnMoves(said.view).every(
      (other) => isOwn(said.view, other.pawn) && -gain(said.view, other.pawn, other.to) >= n(said),
    ) &&
    -gain(said.view, pawnOf(said.move), target(said.move)) === n(said) &&
    n(said) > 0,
  'move.keeps-minus': ({ view, move, params }) =>
    value(view, params['place']) < 0 &&
    underOwner(view, params['place']) === me(view) &&
    placeId(view.pawns[pawnOf(move)]!) !== params['place'],
  'move.leaves-start': ({ view, move, params }) =>
    isOwn(view, pawnOf(move)) &&
    placeId(view.pawns[pawnOf(move)]!) === params['from'] &&
    isStart(place(params['from'])) &&
    value(view, params['to']) === params['is'] &&
    Number(params['is']) < 3,
  'move.avoids-trap': (said) =>
    value(said.view, said.params['place']) === n(said) &&
    kindOfPlace(said.view, said.params['place']) === said.params['kind'] &&
    isTrap(said.view, String(said.params['kind'])) &&
    placeId(target(said.move)) !== said.params['place'] &&
    pawnMoves(said.view).some((other) => isOwn(said.view, other.pawn) && placeId(other.to) === said.params['place']),
  'move.push-leader': (said) =>
    isLeader(said.view, seat(said.view, said.params['rival'])) &&
    pawnOf(said.move) >> 1 === seat(said.view, said.params['rival']) &&
    placeId(said.view.pawns[pawnOf(said.move)]!) === said.params['from'] &&
    -gain(said.view, pawnOf(said.move), target(said.move)) === n(said),
  'move.push': ({ view, move, params }) =>
    pawnOf(move) >> 1 === seat(view, params['rival']) &&
    !isOwn(view, pawnOf(move)) &&
    value(view, params['from']) === params['was'] &&
    placeId(target(move)) === params['to'] &&
    value(view, params['to']) === params['is'] &&
    Number(params['was']) < Number(params['is']),
  'move.traps-rival': (said) =>
    pawnOf(said.move) >> 1 === seat(said.view, said.params['rival']) &&
    faceAt(said.view.tiles, target(said.move)).kind === said.params['kind'] &&
    isTrap(said.view, String(said.params['kind'])) &&
    valueAt(said.view, target(said.move)) === n(said),
  'move.exploit': ({ view, params }) => kindOfPlace(view, params['to']) === 'exploit',
  'move.randomizer': ({ view, params }) => kindOfPlace(view, params['to']) === 'randomizer',
  'move.denial': ({ view, params }) => kindOfPlace(view, params['to']) === 'denial',
  'move.jump': (said) =>
    wayTo(said.view, pawnOf(said.move), target(said.move)).length > 1 &&
    column(target(said.move)) - column(said.view.pawns[pawnOf(said.move)]!) === n(said),
  'move.deeper': ({ view, move, params }) =>
    placeId(target(move)) === params['to'] &&
    column(target(move)) > column(view.pawns[pawnOf(move)]!) &&
    gain(view, pawnOf(move), target(move)) >= 0,
  'spoils.all-cheap': (said) => trace(said.view.spoils.filter((card) => card !== HAT)) === n(said) && n(said) <= 4,
  'spoils.few': (said) => said.view.spoils.length - 1 - said.view.toTake === n(said) && n(said) > 0,
  'spoils.matches': ({ view, params }) => view.seats[me(view)]!.hand.includes(Number(params['rank'])),
  'spoils.least-trace': (said) =>
    said.view.spoils.every((card) => traceOf(card) >= n(said)) && traceOf(Number(said.params['rank'])) === n(said),
  'trace.ends-ahead': ({ view, move }) => target(move) === 26 && endsAhead(lookOf(view, STANDARD), -1),
  'trace.catches': ({ view, params }) =>
    underOwner(view, params['place']) === seat(view, params['rival']) && seat(view, params['rival']) !== me(view),
  'trace.spares': ({ view, move, params }) =>
    underOwner(view, params['place']) === me(view) &&
    params['me'] === view.decision!.seat &&
    pawnAt(view, target(move)) < 0,
  'trace.nears': ({ view, move, params }) =>
    near(view, target(move), false) && !near(view, target(move), true) && seat(view, params['rival']) !== me(view),
  'trace.keeps-away': ({ view, move }) => !near(view, target(move), true),
  'send.leader': ({ view, move, params }) =>
    isLeader(view, seat(view, params['rival'])) && pawnOf(move) >> 1 === seat(view, params['rival']),
  'send.rival': ({ view, move, params }) =>
    pawnOf(move) >> 1 === seat(view, params['rival']) &&
    seat(view, params['rival']) !== me(view) &&
    value(view, params['from']) === params['was'] &&
    Number(params['was']) < 3,
  'send.own': ({ view, move, params }) => isOwn(view, pawnOf(move)) && Number(params['was']) > 3,
  'mark.lowers-held': ({ view, move, params }) =>
    move.do === 'mark' &&
    move.n < 0 &&
    underOwner(view, params['place']) === me(view) &&
    view.stuck[pawnAt(view, move.place)]! &&
    valueAt(view, move.place) - 1 === params['value'],
  'mark.lowers-own': ({ view, move, params }) =>
    move.do === 'mark' &&
    move.n < 0 &&
    underOwner(view, params['place']) === me(view) &&
    valueAt(view, move.place) - 1 === params['value'],
  'mark.raises-rival': ({ view, move, params }) =>
    move.do === 'mark' &&
    move.n > 0 &&
    underOwner(view, params['place']) === seat(view, params['rival']) &&
    valueAt(view, move.place) + 1 === params['value'],
  'mark.lowers-ahead': ({ view, move, params }) =>
    move.do === 'mark' &&
    move.n < 0 &&
    underOwner(view, params['place']) < 0 &&
    view.pawns.some((_, pawn) => isOwn(view, pawn) && reach(view, pawn).includes(move.place)),
  'lift.helps-rival': ({ view, move, params }) =>
    move.do === 'lift' && move.n < 0 && underOwner(view, params['place']) === seat(view, params['rival']),
  'lift.hurts-own': ({ view, move, params }) =>
    move.do === 'lift' && move.n > 0 && underOwner(view, params['place']) === me(view),
  'lift.idle': ({ view, move }) => move.do === 'lift' && pawnAt(view, move.place) < 0,
  'lay.both': ({ view, move, params }) =>
    laid(view, move, true) === -Number(params['own']) && laid(view, move, false) === params['rivals'],
  'lay.own': (said) => laid(said.view, said.move, true) === -n(said) && n(said) > 0,
  'lay.rivals': (said) => laid(said.view, said.move, false) === n(said) && n(said) > 0,
  'blame.leader': (said) =>
    said.view.totals[seat(said.view, said.params['rival'])] === n(said) &&
    said.view.totals.every((total, one) => one === me(said.view) || said.view.seats[one]!.out || total >= n(said)),
  'leave.tile': ({ view, move }) => move.do === 'leave' && view.decision!.kind === 'randomize',
  'leave.markers': ({ view, move }) => move.do === 'leave' && view.decision!.kind === 'exploit',
};

const idOf = ({ key }: Pick<Reason, 'key'>): string => key.replace('bh.reason.', '');
/** Whether a reason is true of the position in which it is said. */
const isTrue = (view: View, move: Move, { key, params = {} }: Pick<Reason, 'key' | 'params'>): boolean =>
  TRUE[idOf({ key })]!({ view, move, params });

interface Shot {
  view: View;
  move: Move;
  reason: Reason;
}

/** Every decision of games that bots of these levels play. */
function* decisions(games: number, levels: readonly Level[]): Generator<Shot> {
  for (let game = 0; game < games; game++) {
    const s = simulation.start({ ...optionsNo(game), seed: `reasons ${game}` });
    for (let open = simulation.decision(s); open !== null; open = simulation.decision(s)) {
      const view = simulation.view(s, open.by ?? open.seat);
      const level = levels[game % levels.length]!;
      const { move, reason } = decide(view, level, game, { moves: 3, worlds: 4, tricks: 2, prior: 2 });
      yield { view, move, reason };
      simulation.play(s, move);
    }
  }
}

const WEIGHED = new WeakMap<View, { look: Look; choices: Choice[] }>();

/** A case for a kind of reason: that this move is chosen, and that one is the best other. */
function caseOf(view: View, move: Move, other: Move): Case {
  let known = WEIGHED.get(view);
  if (known === undefined) {
    const look = lookOf(view, STANDARD);
    WEIGHED.set(view, (known = { look, choices: weigh(look) }));
  }
  const { look, choices } = known;
  const of = (one: Move): Choice => choices.find((choice) => choice.move === one)!;
  return { view, look, seat: look.seat, move, choice: of(move), other: of(other) };
}

const shots: Shot[] = [];
beforeAll(() => void shots.push(...decisions(72, ['standard', 'easy', 'standard', 'hard'])));

/** All kinds of reason, with the types of move that they explain. */
const ALL: { type: string; id: string; kind: Kind }[] = Object.entries(KINDS).flatMap(([type, kinds]) =>
  (kinds as unknown as readonly Kind[]).map((kind) => ({ type, id: kind.id, kind })),
);
/** The message keys of the kinds, without their beginning. */
const GROUP: Readonly<Record<string, string>> = { take: 'spoils', 'take-all': 'spoils' };
const nameOf = ({ type, id }: { type: string; id: string }): string => `${GROUP[type] ?? type}.${id}`;

describe('the reasons of the bots', () => {
  it('are true wherever they are said in whole games', () => {
    const wrong = shots.filter(({ view, move, reason }) => !isTrue(view, move, reason));
    expect(wrong.map(({ reason }) => reason)).toEqual([]);
    expect(shots.length).toBeGreaterThan(3000);
  });

  it('are sentences with at most two numbers, and with more only on demand', () => {
    for (const { reason } of shots) {
      const text = say(reason);
      expect(text).not.toMatch(BROKEN);
      expect(text.match(/(?<![a-z])\d+/gi)?.length ?? 0, text).toBeLessThanOrEqual(2);
      expect(text).not.toContain('%');
      if (idOf(reason) !== 'only') expect(say(reason.numbers!)).not.toMatch(BROKEN);
    }
  });

  it('are of many kinds in whole games, and few are too close to call or plain', () => {
    const said = new Map<string, number>();
    for (const { reason } of shots) said.set(idOf(reason), (said.get(idOf(reason)) ?? 0) + 1);
    expect(said.size).toBeGreaterThan(40);
    const real = shots.filter(({ reason }) => idOf(reason) !== 'only').length;
    const plain = [...said].filter(([id]) => /^(close|plain|good)/.test(id)).reduce((sum, [, count]) => sum + count, 0);
    expect(plain / real).toBeLessThan(0.3);
  });

  it('can be checked here one and all', () => {
    expect(ALL.map(nameOf).filter((name) => TRUE[name] === undefined)).toEqual([]);
    expect(new Set(ALL.map(nameOf)).size).toBe(ALL.length);
    expect(ALL.length).toBeGreaterThan(50);
  });

  it('would be noticed if one held where it should not', () => {
    for (const id of ['play.beaten', 'play.last-wins', 'move.best-saving', 'move.push', 'lay.own']) {
      const [type = '', name = ''] = id.split('.');
      const planted = (KINDS[type] as unknown as readonly Kind[]).map((kind) =>
        kind.id === name ? { ...kind, holds: () => true, gain: () => 99 } : kind,
      );
      const noticed = shots.some(({ view, move }) => {
        const other = view.decision!.moves.find((one) => one !== move);
        if (move.do !== type || other === undefined) return false;
        const c = caseOf(view, move, other);
        try {
          return !isTrue(view, move, kindOf(c, { [type]: planted as never })!.sentence(c));
        } catch {
          return true; // it speaks of something that is not there
        }
      });
      expect(noticed, id).toBe(true);
    }
  });
});

/** Markers on the board at an Exploit. */
const MARKERS: readonly Record<string, number>[] = [
  { b4: -1, a4: 1, f4: 1 },
  { a4: -1, f4: -1, c1: 1 },
  { a4: -3 },
  { b4: 1 },
];

/** Tables with decisions that games of bots rarely bring, each at the decision of red. */
const TABLES: readonly { setup: TableSetup; play: readonly string[] }[] = [
  ...(['a2', 'b3', 'd2', 'e3', 'f2'] as const).map((tracer) => ({
    setup: {
      options: { players: 3, tracer: true, secretAsset: false },
      tracer,
      tracerFrom: tracer === 'a2' ? 'Back Door' : `${String.fromCharCode(tracer.charCodeAt(0) - 1)}2`,
      seats: {
        red: { hand: [13, 12, 5], pawns: ['f3', 'c1'] as [string, string], stuck: [1] },
        blue: { hand: [3, 2, 6], pawns: ['c3', 'b1'] as [string, string], total: 30 },
        green: { hand: [5, 4, 7], pawns: ['e2', 'd4'] as [string, string], total: 35 },
      },
    },
    play: ['red: play 13', 'blue: play 3', 'green: play 5'],
  })),
  ...MARKERS.map((markers) => ({
    setup: {
      options: { players: 3 },
      markers,
      seats: {
        red: { hand: [13, 12, 1], pawns: ['a2', 'a4'] as [string, string], stuck: [2] },
        blue: { hand: [3, 2, 6], pawns: ['b4', 'Back Door'] as [string, string], stuck: [1] },
        green: { hand: [5, 4, 7] },
      },
    },
    play: ['red: play 13', 'blue: play 3', 'green: play 5', 'red: move red 1 to b2'],
  })),
  {
    setup: {
      options: { players: 3 },
      seats: { red: { hand: [13, 12, 1], pawns: ['c2', 'a4'] }, blue: { hand: [3, 2, 6] }, green: { hand: [5, 4, 7] } },
    },
    play: ['red: play 13', 'blue: play 3', 'green: play 5', 'red: move red 1 to d2'],
  },
  {
    setup: {
      options: { players: 4 },
      seats: {
        red: { hand: [1, 'hat', 5, 6] },
        blue: { hand: [3, 2] },
        green: { hand: [5, 4] },
        amber: { hand: [4, 8] },
      },
    },
    play: ['red: play 1 hat', 'blue: play 3', 'green: play 5', 'amber: play 4'],
  },
  {
    setup: {
      options: { players: 4 },
      seats: {
        red: { hand: [1, 'hat', 5, 6] },
        blue: { hand: [3, 2] },
        green: { hand: [13, 4] },
        amber: { hand: [12, 8] },
      },
    },
    play: ['red: play 1 hat', 'blue: play 3', 'green: play 13', 'amber: play 12'],
  },
];
beforeAll(() => {
  for (const { setup, play } of TABLES) {
    const game = layTable(setup, simulationPort());
    settle(game);
    for (const sentence of play) playMove(game, readMove(game.t, sentence).move);
    const view = viewOf(game.s, 'red');
    shots.push({ view, ...decide(view, 'standard', 1) });
  }
});

describe.each(ALL.map((one) => [nameOf(one), one] as const))('the reason %s', (name, { type, kind }) => {
  it('is said where it is true, and not of another move nearby where it is not', () => {
    let held = 0;
    let spared = 0;
    for (const { view } of shots) {
      const moves = view.decision!.moves.filter((one) => one.do === type);
      if (moves.length === 0 || view.decision!.moves.length < 2) continue;
      let here = 0;
      let not = 0;
      for (const one of moves.slice(0, 60))
        for (const other of view.decision!.moves.filter((each) => each !== one).slice(0, 4)) {
          const c = caseOf(view, one, other);
          if (!kind.holds(c)) {
            not++;
            continue;
          }
          here++;
          expect(isTrue(view, one, kind.sentence(c)), JSON.stringify(kind.sentence(c))).toBe(true);
        }
      held += here;
      // Nearby: in the same position, or for the few that a whole position decides, in another of the kind.
      if (here > 0 ? not > 0 : WHOLE.includes(name)) spared++;
      if (held > 20 && spared > 3) return;
    }
    expect(held).toBeGreaterThan(0);
    expect(spared).toBeGreaterThan(0);
  });
});

/** Kinds that hold for every choice of a decision or for none. */
const WHOLE = ['spoils.all-cheap', 'leave.tile', 'leave.markers'];

it('reasons in records of earlier versions still read as sentences', () => {
  const old: Sentence[] = [
    { key: 'bh.bot.only' },
    { key: 'bh.bot.play', params: { wins: 74, sheds: 3, lead: 1.2 } },
    { key: 'bh.bot.play', params: { wins: 4, sheds: 0, lead: 0 } },
    { key: 'bh.bot.move', params: { to: 'c1', worth: 2.4, lead: 0 } },
    { key: 'bh.bot.move', params: { to: 'Critical Asset', worth: 2.4, lead: 0 } },
    { key: 'bh.bot.other', params: { worth: -1, lead: 0.3 } },
  ];
  expect(old.map(say)).toEqual([
    'No other move was possible.',
    'This looked like the best play, and it gets rid of 3 trace.',
    'This looked like the best play.',
    'Moving to c1 looked best.',
    'Moving to the Critical Asset looked best.',
    'This looked best.',
  ]);
});
