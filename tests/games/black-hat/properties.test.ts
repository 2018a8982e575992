import { describe, expect, it } from 'vitest';
import { below, seedRng } from '../../../src/core/rng.ts';
import { blackHat, simulation } from '../../../src/games/black-hat/index.ts';
import { ASSET, isSpace } from '../../../src/games/black-hat/rules/board/places.ts';
import type { Event } from '../../../src/games/black-hat/rules/events.ts';
import { allCards, cardsOf, optionsNo, randomGame } from './support/games.ts';

const GAMES = Number(process.env['BLACK_HAT_GAMES'] ?? 120);

describe('games of random legal moves', () => {
  const events = new Map<Event['type'], number>();
  it('end, keep all cards and pawns, and use every event', () => {
    for (let n = 0; n < GAMES; n++) {
      const options = optionsNo(n);
      const all = allCards(options);
      const s = randomGame(options, {
        event: (event) => void events.set(event.type, (events.get(event.type) ?? 0) + 1),
        move({ table: t, ask }) {
          // Hands are thrown away between rounds; while a question is open, every card lies somewhere.
          if (ask?.kind === 'play') expect(cardsOf({ table: t } as never)).toEqual(all);
          const taken = t.pawns.filter(isSpace);
          expect(new Set(taken).size).toBe(taken.length);
          expect(t.pawns).toHaveLength(t.seats.length * 2);
        },
      });
      expect(s.table.over).not.toBeNull();
      expect(s.table.pawns.every((place) => place <= ASSET + 2)).toBe(true);
    }
    // The rarest need more games than these: BLACK_HAT_GAMES=5000 plays more.
    expect(events.size).toBeGreaterThanOrEqual(31);
  });

  it('are the same with the charts run by XState and by tables', () => {
    for (let n = 0; n < 12; n++)
      expect(blackHat.digest(randomGame(optionsNo(n), {}, blackHat))).toBe(
        simulation.digest(randomGame(optionsNo(n), {}, simulation)),
      );
  });

  it('go on alike from a copy, and from plain JSON', () => {
    for (let n = 0; n < 12; n++) {
      const rng = seedRng(`copy ${n}`);
      randomGame(optionsNo(n), {
        move(s, move) {
          if (below(rng, 12) > 0) return;
          const copies = [simulation.copy(s), JSON.parse(JSON.stringify(s)) as typeof s];
          const digest = simulation.digest(s);
          for (const copy of copies) {
            expect(simulation.digest(copy)).toBe(digest);
            simulation.play(copy, move);
          }
          expect(simulation.digest(copies[0]!)).toBe(simulation.digest(copies[1]!));
          expect(simulation.digest(s)).toBe(digest);
        },
      });
    }
  });

  it('are told again by their sentences', () => {
    for (let n = 0; n < 6; n++) {
      const sentences: string[] = [];
      const end = randomGame(optionsNo(n), { move: (s, move) => void sentences.push(simulation.notate(s, move)) });
      const s = simulation.start(optionsNo(n));
      for (const sentence of sentences)
        simulation.play(
          s,
          simulation.moves(s).find((move) => simulation.notate(s, move) === sentence)!,
        );
      expect(simulation.digest(s)).toBe(simulation.digest(end));
    }
  });

  it('can be watched from their events alone', () => {
    for (let n = 0; n < 12; n++) {
      const told: Event[] = [];
      const end = randomGame(optionsNo(n), { event: (event) => void told.push(structuredClone(event)) });
      const s = simulation.record.blank(optionsNo(n));
      for (const event of told) simulation.record.applyRecorded(s, event as never);
      expect(s.table).toEqual(end.table);
    }
  });

  it('refuse what is not legal and stay as they were', () => {
    const s = simulation.start(optionsNo(3));
    const digest = simulation.digest(s);
    expect(() => simulation.play(s, { do: 'take-all' })).toThrow('take-all');
    expect(() => simulation.play(s, { do: 'play', cards: [1, 2] })).toThrow();
    expect(simulation.digest(s)).toBe(digest);
  });
});

describe('what a seat may not know', () => {
  it('hidden cards dealt anew change nothing that the seat sees, event by event', () => {
    let pairs = 0;
    for (let n = 0; n < 40; n++) {
      const rng = seedRng(`worlds ${n}`);
      randomGame(optionsNo(n), {
        move(s) {
          if (below(rng, 25) > 0) return;
          const seat = s.table.seats[below(rng, s.table.seats.length)]!;
          const other = simulation.copy(s);
          const deal = simulation.record.deals!.make(s, seat, `deal ${pairs}`, 7);
          simulation.record.deals!.apply({ ...optionsNo(n), deals: [deal as never] }, other, 7);
          expect(simulation.view(other, seat)).toEqual(simulation.view(s, seat));
          // Both worlds play on alike while the moves are open ones of seats whose cards are seen.
          pairs++;
          const asked = simulation.decision(s)!;
          if ((asked.by ?? asked.seat) !== seat) return;
          const seen: unknown[][] = [[], []];
          [simulation.copy(s), other].forEach((world, i) => {
            const moves = simulation.moves(world);
            simulation.play(world, moves[pairs % moves.length]!, (event, at) => {
              seen[i]!.push(simulation.redact(at, event, seat));
            });
          });
          // Up to the first card or score that was hidden until then.
          const end = seen[0]!.findIndex((event) => ['drawn', 'reshuffled', 'scored'].includes((event as Event).type));
          const until = end < 0 ? undefined : end;
          expect(seen[1]!.slice(0, until)).toEqual(seen[0]!.slice(0, until));
        },
      });
    }
    expect(pairs).toBeGreaterThan(100);
  });
});
