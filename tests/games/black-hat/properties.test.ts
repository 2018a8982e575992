import { describe, expect, it } from 'vitest';
import { below, seedRng } from '../../../src/core/rng.ts';
import { blackHat, simulation } from '../../../src/games/black-hat/index.ts';
import { ASSET, columnOf, isSpace } from '../../../src/games/black-hat/rules/board/places.ts';
import type { Event } from '../../../src/games/black-hat/rules/events.ts';
import { optionsNo, randomGame } from './support/games.ts';

describe('games of random legal moves', () => {
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

  it('say with a refusal how many cards were led', () => {
    const s = simulation.start({ ...optionsNo(3), players: 4 });
    const pair = simulation.moves(s).find((move) => move.do === 'play' && move.cards.length === 2)!;
    simulation.play(s, pair);
    const { seat } = simulation.decision(s)!;
    const hand = s.table.hands[s.ask!.seat]!;
    const three = [4, 4, 4];
    hand.splice(0, 3, ...three);
    expect(simulation.why(s, seat, { do: 'play', cards: three })).toEqual({ key: 'bh.why.size', params: { n: 2 } });
  });

  it('turn the secret asset up right after the move that first comes beside it, and jump no partner', () => {
    let turned = 0;
    let jumped = 0;
    for (let n = 0; n < 24; n++) {
      let last: Event = { type: 'honeypot-sprung' };
      let up = false;
      const beside = (place: number): boolean => place === ASSET || (isSpace(place) && columnOf(place) === 5);
      randomGame(
        { ...optionsNo(n), secretAsset: true },
        {
          event(event, { table: t }) {
            if (event.type === 'asset-turned') {
              expect(last.type === 'moved' || last.type === 'tracer-moved').toBe(true);
              turned++;
            } else if (!up && (last.type === 'moved' || last.type === 'tracer-moved'))
              expect(beside(last.type === 'moved' ? last.to : last.place)).toBe(false);
            if (event.type === 'moved') {
              jumped += event.way.length - 1;
              expect(event.way).not.toContain(t.pawns[event.pawn ^ 1]);
            }
            up = t.assetUp;
            last = structuredClone(event);
          },
        },
      );
    }
    expect(turned).toBe(24);
    expect(jumped).toBeGreaterThan(50);
  });

  it('refuse what is not legal and stay as they were', () => {
    const s = simulation.start(optionsNo(3));
    const digest = simulation.digest(s);
    expect(() => simulation.play(s, { do: 'take-all' })).toThrow('take-all');
    expect(() => simulation.play(s, { do: 'play', cards: [1, 2] })).toThrow();
    const { seat } = simulation.decision(s)!;
    expect(simulation.why(s, seat, { do: 'play', cards: [] })).toMatchObject({ key: 'bh.why.not-held' });
    expect(simulation.digest(s)).toBe(digest);
  });
});
