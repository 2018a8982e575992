/** Nothing a seat is told holds what it may not know: views, moves, prompts, reasons and events are the same in worlds it cannot tell apart. */
import { describe, expect, it, vi } from 'vitest';
import { below, seedRng } from '../../../../src/core/rng.ts';
import { simulation } from '../../../../src/games/netrunner/index.ts';
import { simulationPort } from '../../../../src/games/netrunner/rules/charts.ts';
import { copyState } from '../../../../src/games/netrunner/rules/copy.ts';
import type { Event } from '../../../../src/games/netrunner/rules/events.ts';
import { type Json, SEATS, type Seat, type State } from '../../../../src/games/netrunner/rules/model.ts';
import type { Move } from '../../../../src/games/netrunner/rules/move.ts';
import { def } from '../../../../src/games/netrunner/rules/defs.ts';
import { settle } from '../../../../src/games/netrunner/rules/settle.ts';
import { cardOf, sees, tracks } from '../../../../src/games/netrunner/rules/table.ts';
import { readSetup } from '../../../../src/games/netrunner/notation/setup-schema.ts';
import { setTable } from '../../../../src/games/netrunner/notation/table-setup.ts';
import { setupOf } from '../rules/support/decks.ts';
import { type Begin, playOut, preferringRare } from '../rules/support/random.ts';
import { startTable } from '../rules/support/tables.ts';
import { swapFaces, swapHandles, swapIndices } from '../rules/support/worlds.ts';
import { volume } from '../../../support/volume.ts';

// whole games by the dozen: slow on a busy machine
vi.setConfig({ testTimeout: 300_000 });

const gameOf = (n: number): Begin =>
  n % 2 === 0 ? setupOf(n / 2, 'secret') : (tell) => startTable(`secret ${n}`, simulationPort(), tell);
const seen = new Map<string, number>();

/** Visits decisions of many games until `enough` have been used. */
function positions(
  name: string,
  enough: number,
  use: (s: State, moves: readonly Move[], rng: number[]) => number,
): void {
  const rng = seedRng(name);
  let used = 0;
  for (let n = 0; used < enough; n++) {
    playOut(simulation, gameOf(n), preferringRare(`${name} ${n}`, seen), {
      each: (s, moves) => {
        // the end of each game is one of its positions
        const taken = moves.length === 0 || (moves.length >= 2 && below(rng, 4) === 0);
        if (used < enough && taken) used += use(s, moves, rng);
      },
    });
  }
}

/** Everything a seat is told at a decision, as text. */
function told(s: State, seat: Seat): string {
  const view = simulation.view(s, seat);
  return JSON.stringify([view, view.decision?.seat === seat ? simulation.moves(s) : null]);
}

const VERBS = [
  'play',
  'install',
  'advance',
  'rez',
  'score',
  'trash-resource',
  'access',
  'pick',
  'discard',
  'steal',
  'trash',
  'pay',
  'discount',
  'first',
  'next',
] as const;
/** Reasons a seat gets for moves with any handle there is, seen or guessed. */
function reasons(s: State, seat: Seat, rng: number[]): string[] {
  const list: string[] = [];
  for (let i = 0; i < 12; i++) {
    const card = 1 + below(rng, s.table.nextHandle + 2);
    const move: Move = { do: VERBS[below(rng, VERBS.length)]!, card };
    if (move.do === 'install' && below(rng, 2) === 0)
      move.server = s.table.servers[below(rng, s.table.servers.length)]!.id;
    list.push(`${JSON.stringify(move)} ${JSON.stringify(simulation.why(s, seat, move))}`);
    for (let ability = 0; ability < 2; ability++)
      list.push(`use ${card} ${ability} ${JSON.stringify(simulation.why(s, seat, { do: 'use', card, ability }))}`);
  }
  return list;
}

/** Events after a move, as the seat is told them, up to the first that is about one of the cards. */
function followed(
  s: State,
  move: Move,
  seat: Seat,
  ids: readonly number[],
): { lines: string[]; whole: boolean; end: State } {
  const end = copyState(s);
  const lines: string[] = [];
  let whole = true;
  const about = (value: unknown): boolean =>
    typeof value === 'number' ? ids.includes(value) : Array.isArray(value) && value.some(about);
  simulation.play(end, move, (e: Event, state) => {
    if (!whole) return;
    // an order names every card of the deck, and tells nobody any
    const fields = e as unknown as Record<string, unknown>;
    if ((['card', 'other', 'cards', 'breakers', 'by', 'host'] as const).some((field) => about(fields[field])))
      whole = false;
    else lines.push(JSON.stringify(simulation.redact(state, e, seat)));
  });
  return { lines, whole, end };
}

describe('what a seat is told', () => {
  it('is the same when cards it does not see have exchanged their faces', () => {
    const places = { run: 0, questions: 0, lying: 0, moves: 0, late: 0, over: 0 };
    positions('faces', 800, (s, moves, rng) => {
      let used = 0;
      const decides = simulation.decision(s)?.seat as Seat | undefined;
      for (const seat of SEATS) {
        const swapped = swapFaces(s, seat, rng);
        if (!swapped) continue;
        const { other, ids } = swapped;
        expect(other.table.cards.map((c) => c.code)).not.toEqual(s.table.cards.map((c) => c.code));
        expect(told(other, seat)).toBe(told(s, seat));
        const dice = [...rng];
        expect(reasons(other, seat, [...dice])).toEqual(reasons(s, seat, [...dice]));
        if (seat === decides) {
          const move = moves[below(rng, moves.length)]!;
          const here = followed(s, move, seat, ids);
          const there = followed(other, move, seat, ids);
          const common = Math.min(here.lines.length, there.lines.length);
          expect(there.lines.slice(0, common)).toEqual(here.lines.slice(0, common));
          if (here.whole && there.whole && here.lines.length === there.lines.length) {
            const next = simulation.decision(here.end)?.seat;
            if (next === seat && next === simulation.decision(there.end)?.seat)
              expect(told(there.end, seat)).toBe(told(here.end, seat));
          }
          places.moves += 1;
        }
        if (s.table.run) places.run += 1;
        if (s.table.turn > 30) places.late += 1;
        if (s.table.over) places.over += 1;
        else if (!['action', 'window'].includes(s.stack.at(-1)!.k)) places.questions += 1;
        if (ids.some((id) => ['ice', 'root'].includes(s.table.cards[id]!.zone))) places.lying += 1;
        used = 1;
      }
      return used;
    });
    expect(places.run).toBeGreaterThan(200);
    expect(places.questions).toBeGreaterThan(100);
    expect(places.lying).toBeGreaterThan(100);
    expect(places.moves).toBeGreaterThan(300);
    expect(places.late).toBeGreaterThan(100);
    expect(places.over).toBeGreaterThan(10);
  });

  it('is the same when cards it cannot point at have exchanged their handles or their indices', () => {
    positions('names', 500, (s, _moves, rng) => {
      let used = 0;
      for (const seat of SEATS) {
        for (const other of [swapHandles(s, seat, rng), swapIndices(s, seat, rng)]) {
          if (!other) continue;
          expect(told(other, seat)).toBe(told(s, seat));
          used = 1;
        }
      }
      return used;
    });
  });

  it('would differ if a hidden face, handle or index were in it', () => {
    const LEAKS: Record<string, (s: State) => unknown> = {
      'the next card of R&D': (s) => s.table.cards[s.table.rnd[0] ?? 0]!.code,
      'a card of HQ': (s) => s.table.cards[s.table.hq[0] ?? 0]!.code,
      'the faces of ice': (s) => s.table.servers.map((server) => server.ice.map((id) => s.table.cards[id]!.code)),
      'handles in HQ': (s) => s.table.hq.map((id) => s.table.cards[id]!.h),
      'indices in R&D': (s) => s.table.rnd,
      'the cards of HQ, late in the game': (s) => s.table.turn > 30 && s.table.hq.map((id) => s.table.cards[id]!.code),
      'the last cards of R&D': (s) => s.table.rnd.length < 4 && s.table.rnd.map((id) => s.table.cards[id]!.code),
      'the faces of all cards, once the game is over': (s) => s.table.over && s.table.cards.map(({ code }) => code),
    };
    const noticed = Object.fromEntries(Object.keys(LEAKS).map((name) => [name, 0]));
    positions('leaks', 800, (s, _moves, rng) => {
      const worlds = [swapFaces(s, 'runner', rng)?.other, swapHandles(s, 'runner', rng), swapIndices(s, 'runner', rng)];
      for (const [name, leak] of Object.entries(LEAKS)) {
        const here = JSON.stringify(leak(s));
        if (worlds.some((other) => other && JSON.stringify(leak(other)) !== here)) noticed[name]! += 1;
      }
      return 1;
    });
    for (const [name, n] of Object.entries(noticed)) expect(n, name).toBeGreaterThan(2);
  });
});

/** What a choice is for somebody who does not see the cards: equal for moves the other seat must not tell apart; null for open ones. */
function shapeOf(s: State, move: Move, other: Seat): string | null {
  const frame = s.stack.at(-1)!;
  if (frame.k === 'ask' && frame.ask === 'psi') return 'psi';
  const c = cardOf(s.table, move.card ?? -1);
  if (other === 'corp') return null; // what the Runner installs and discards lies open
  if (!c || sees(c, other) || (move.do !== 'install' && move.do !== 'discard' && move.do !== 'next') || move.trashing)
    return null;
  const { type, subtypes } = def(c.code);
  const isRegion = (id: number): boolean => def(s.table.cards[id]!.code).subtypes.includes('region');
  // A region shows itself where it replaces another one.
  const replaces =
    subtypes.includes('region') && s.table.servers.find(({ id }) => id === move.server)?.root.some(isRegion);
  const kind = `${type === 'ice' || type === 'upgrade' ? type : 'agenda or asset'}${replaces ? ', region' : ''}`;
  return `${move.do} ${move.server ?? ''} ${move.do === 'install' ? kind : ''}`;
}

/** The event that tells of a hidden choice in the end, by what the choice is for who does not see the cards. */
const TOLD: Record<string, string> = { psi: '"type":"psi-revealed"', 'next  ': '"type":"revealed"' };

describe('a hidden choice', () => {
  it('looks to the other seat like any other: which card was installed, discarded or put back, and what was bid in secret', () => {
    const compared = new Map<string, number>();
    const compare = (s: State, moves: readonly Move[]): void => {
      if (moves.length === 0) return;
      const seat = simulation.decision(s)!.seat as Seat;
      const other: Seat = seat === 'corp' ? 'runner' : 'corp';
      const first = new Map<string, { move: Move; lines: string[]; after: string | null }>();
      for (const move of moves) {
        const shape = shapeOf(s, move, other);
        if (shape === null) continue;
        const { lines: all, end } = followed(s, move, other, []);
        // bids are told when both are made, and what the Corp arranges for Insight is shown: what follows is no secret
        const shown = all.findIndex((line) => shape in TOLD && line.includes(TOLD[shape]!));
        const lines = shown < 0 ? all : all.slice(0, shown);
        const after = shown >= 0 || simulation.decision(end)?.seat === seat ? null : told(end, other);
        const before = first.get(shape);
        if (!before) {
          first.set(shape, { move, lines, after });
          continue;
        }
        const common = Math.min(lines.length, before.lines.length);
        expect(lines.slice(0, common), `${JSON.stringify(move)} and ${JSON.stringify(before.move)}`).toEqual(
          before.lines.slice(0, common),
        );
        if (shape === 'psi' && after !== null && before.after !== null) expect(after).toBe(before.after);
        const kind = shape.split(' ')[0]!;
        compared.set(kind, (compared.get(kind) ?? 0) + 1);
      }
    };
    let n = 0;
    positions('hidden', 1200, (s, moves) => {
      const before = compared.size + [...compared.values()].reduce((a, b) => a + b, 0);
      if (n++ % 2 === 0) compare(s, moves);
      return compared.size + [...compared.values()].reduce((a, b) => a + b, 0) - before;
    });
    // psi games, orders and the Corp's discards are too rare in random play: here are some
    for (const [setup, before] of [
      [
        {
          step: 'corp 3.1',
          corp: {
            hq: ['Enigma', 'Hunter', 'Chum', 'Snare!', 'Hedge Fund', 'Nisei MK II', 'PAD Campaign', 'Data Mine'],
          },
        },
        [],
      ],
      [
        { turn: 'runner', corp: { hq: ['The Future Perfect'], credits: 5 }, runner: { credits: 5 } },
        [{ do: 'run', server: 'hq' }, { do: 'continue' }],
      ],
      [
        {
          turn: 'corp',
          corp: { hq: ['Precognition'], rnd: ['Enigma', 'Hunter', 'Snare!', 'Hedge Fund', 'Nisei MK II'] },
        },
        [{ do: 'play' }],
      ],
    ] as [unknown, Move[]][]) {
      const game = setTable(readSetup(setup), 'corp', simulationPort());
      game.dirty = true;
      settle(game);
      for (const wanted of before)
        simulation.play(
          game.s,
          simulation
            .moves(game.s)
            .find((move) => move.do === wanted.do && (wanted.server === undefined || move.server === wanted.server))!,
        );
      while (simulation.decision(game.s)!.seat === 'corp' && game.s.stack.at(-1)!.k === 'ask') {
        compare(game.s, simulation.moves(game.s));
        simulation.play(game.s, simulation.moves(game.s)[1] ?? simulation.moves(game.s)[0]!);
      }
    }
    for (const [kind, least] of [
      ['install', 300],
      ['discard', 10],
      ['next', 5],
      ['psi', 2],
    ] as const)
      expect(compared.get(kind) ?? 0, kind).toBeGreaterThanOrEqual(least);
  });
});

describe('a card of R&D that the Runner looks at and leaves', () => {
  /** All that the Corp is told of a run on R&D whose top card is this one: events, and the view at every decision. */
  function toldTheCorp(top: string): string[] {
    const setup = readSetup({
      turn: 'runner',
      corp: { rnd: [top, 'Hedge Fund'] },
      runner: { credits: 9, grip: ['Diesel', 'Diesel', 'Modded', 'Modded', 'Sure Gamble'] },
    });
    const game = setTable(setup, 'corp', simulationPort());
    game.dirty = true;
    settle(game);
    const lines: string[] = [];
    const decide = (move: Move): void =>
      simulation.play(game.s, move, (event, at) => {
        lines.push(JSON.stringify(simulation.redact(at, event, 'corp')));
      });
    decide({ do: 'run', server: 'rnd' });
    while (game.s.table.run !== null) {
      const moves = simulation.moves(game.s);
      lines.push(told(game.s, 'corp'));
      decide(moves.find((move) => ['continue', 'pass', 'leave', 'decline'].includes(move.do)) ?? moves[0]!);
    }
    return [...lines, told(game.s, 'corp')];
  }

  it('looks to the Corp like any other: ice, an operation, an asset to be trashed, an agenda that costs something to steal', () => {
    const ice = toldTheCorp('Enigma');
    expect(
      ice.filter((line) => line.includes('"kind":"access"')),
      'the Corp sees that the Runner looks',
    ).toHaveLength(1);
    for (const top of ['Hedge Fund', 'PAD Campaign', 'Obokata Protocol']) expect(toldTheCorp(top), top).toEqual(ice);
  });
});

/** Every handle in a view, an event or a move: by the names of the fields that hold them. (0 stands for bad publicity.) */
function handlesIn(value: unknown, found: number[] = [], field = ''): number[] {
  if (typeof value === 'number') {
    if (['h', 'host', 'mark', 'source', 'ice', 'hosted', 'card', 'on'].includes(field) && value > 0) found.push(value);
  } else if (Array.isArray(value)) for (const inner of value) handlesIn(inner, found, field);
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) handlesIn(inner, found, name);
  return found;
}

/** Whole games in which handles are looked at. */
const GAMES = volume(20, 60);

describe('handles', () => {
  it(`that a seat has seen never come again after their card was out of its sight, in ${GAMES} whole games`, () => {
    let handles = 0;
    let burnt = 0;
    for (let n = 0; n < GAMES; n++) {
      const known: Record<Seat, Map<number, number>> = { corp: new Map(), runner: new Map() };
      const gone: Record<Seat, Set<number>> = { corp: new Set(), runner: new Set() };
      const watch = (s: State, seat: Seat, list: number[], what: string): void => {
        for (const h of list) {
          if (gone[seat].has(h)) throw new Error(`game ${n}: handle ${h} comes again for the ${seat} in ${what}`);
          const c = cardOf(s.table, h);
          if (c) known[seat].set(h, c.id);
        }
      };
      const sight = (s: State): void => {
        for (const seat of SEATS) {
          for (const [h, id] of known[seat]) {
            if (gone[seat].has(h) || tracks(s.table.cards[id]!, seat)) continue;
            gone[seat].add(h);
            burnt += 1;
          }
        }
      };
      playOut(simulation, gameOf(n), preferringRare(`handles ${n}`, seen), {
        tell: (e, s) => {
          for (const seat of SEATS)
            watch(s, seat, handlesIn(simulation.redact(s, e, seat)), `${e.type} ${JSON.stringify(e).slice(0, 200)}`);
          sight(s);
        },
        each: (s) => {
          for (const seat of SEATS) {
            const list = handlesIn(simulation.view(s, seat));
            for (const h of list) {
              const c = cardOf(s.table, h);
              if (!c || !tracks(c, seat))
                throw new Error(`game ${n}: the view of the ${seat} holds handle ${h} of a card out of its sight`);
            }
            watch(s, seat, list, 'a view');
          }
          sight(s);
        },
      });
      handles += known.corp.size + known.runner.size;
    }
    expect(handles).toBeGreaterThan(100 * GAMES);
    expect(burnt).toBeGreaterThan(5 * GAMES);
  });
});

/** Numbers in the machine's frames by the name they stand under: handles, or counts and places. Every name must be in one of the lists. */
const HANDLES = new Set(
  'h cards card got picked gave first spots seen next host target chosen looked installing hostPicked trashing left placed offers wasH ice arranged exposing by only mark ways current here there found'.split(
    ' ',
  ),
);
const COUNTS = new Set(
  'n pc passes min max credits discount clicks done used total count index cost damage ability base strength link corp runner siphoned at figures of most tagsLeft advancement credit agenda known since counters subs open answer where power virus less least x rndAccesses hq rnd archives installed taking more abilities draws several'.split(
    ' ',
  ),
);
/** Indices: a card whose ability is being used, in sight when it began. */
const INDICES = new Set(['user', 'id']);

describe('frames', () => {
  it('hold no handle and no index of a card that both seats cannot see', () => {
    const unknown = new Map<string, string>();
    let looked = 0;
    const look = (s: State, value: Json, field: string, path: string): void => {
      if (typeof value === 'number') {
        looked += 1;
        if (HANDLES.has(field) && value > 0) {
          const c = cardOf(s.table, value);
          if (c && !SEATS.some((seat) => tracks(c, seat)))
            unknown.set(path.replace(/\d+/g, '#'), `handle ${value} of a card nobody sees`);
        } else if (INDICES.has(field)) {
          const c = s.table.cards[value]!;
          if (!SEATS.every((seat) => tracks(c, seat))) unknown.set(path, `index ${value} of a card not in sight`);
        } else if (!COUNTS.has(field) && !HANDLES.has(field))
          unknown.set(path.replace(/\d+/g, '#'), `is ${field} a handle or a count?`);
      } else if (Array.isArray(value)) value.forEach((inner, i) => look(s, inner, field, `${path}[${i}]`));
      else if (typeof value === 'object' && value !== null)
        for (const [name, inner] of Object.entries(value))
          // a card as it was when its own ability trashed it: what it was hosted on is an index there
          look(
            s,
            name === '$was' ? { ...(inner as { [field: string]: Json }), host: -1 } : inner,
            name,
            `${path}.${name}`,
          );
    };
    for (let n = 0; n < GAMES; n++) {
      playOut(simulation, gameOf(n), preferringRare(`frames ${n}`, seen), {
        each: (s) => {
          for (const frame of s.stack)
            look(
              s,
              frame as unknown as Json,
              '',
              `${frame.k}${'code' in frame ? ` ${frame.code}` : ''}${'ask' in frame ? ` ${frame.ask}` : ''}`,
            );
          for (const trig of s.pending) look(s, trig as unknown as Json, '', `pending ${trig.code}`);
        },
      });
    }
    expect(Object.fromEntries(unknown)).toEqual({});
    expect(looked).toBeGreaterThan((20_000 / 60) * GAMES);
  });
});
