/** The heist chart: set-up → the entry room → rounds until the game ends. */
import type { ChartSource } from '../../../../core/flow.ts';
import { below, shuffled } from '../../../../core/rng.ts';
import { allItems, allRooms, roomDef } from '../registry.ts';
import { FLOOR } from '../model.ts';
import { drawItems, emit, ending, enter, type Play, say } from '../play.ts';
import { stepInto } from './step-into.ts';

/** How many tokens of each value there are in the game. */
export const TOKENS: Readonly<Record<number, number>> = { 1: 45, 2: 42, 3: 30 };
const HAND = 4;

function layRooms(game: Play): void {
  const { rng } = game.s;
  const some = (floor: number, n: number): string[] =>
    shuffled(
      rng,
      allRooms()
        .filter((one) => one.floor === floor)
        .map(({ code }) => code),
    ).slice(0, n);
  emit(game, { type: 'rooms-laid', rooms: [...some(1, FLOOR), ...some(2, FLOOR), ...some(0, 1)] });
}

function mixTokens(game: Play): void {
  const all = Object.entries(TOKENS).flatMap(([value, n]) => Array.from({ length: n }, () => Number(value)));
  emit(game, { type: 'tokens-mixed', values: shuffled(game.s.rng, all) });
}

function dealItems(game: Play): void {
  emit(game, {
    type: 'items-shuffled',
    items: shuffled(
      game.s.rng,
      allItems().map(({ code }) => code),
    ),
  });
  for (const op of game.t.ops.keys()) drawItems(game, op, HAND);
}

/** Turns the entry room up; the first player's operative enters it on behalf of everybody. */
const turnUpEntry = (game: Play): void => enter(game, 'reveal', game.t.first, 0);
const enterEntry = (game: Play): void => say(game, roomDef(game.t.rooms[0]!.code).enter, game.t.first, 0);

export const heistChart: ChartSource<Play> = {
  config: {
    id: 'heist',
    initial: 'rooms',
    states: {
      rooms: {
        meta: { step: 'setup 1', label: 'step.setup.rooms' },
        entry: ['layRooms'],
        on: { NEXT: [{ target: 'tokens' }] },
      },
      tokens: {
        meta: { step: 'setup 2', label: 'step.setup.tokens' },
        entry: ['mixTokens'],
        on: { NEXT: [{ target: 'items' }] },
      },
      items: {
        meta: { step: 'setup 3', label: 'step.setup.items' },
        entry: ['drawFirst', 'dealItems'],
        on: { NEXT: [{ target: 'entry' }] },
      },
      entry: {
        meta: { step: 'setup 4', label: 'step.setup.entry' },
        entry: ['turnUpEntry'],
        on: { NEXT: [{ target: 'inside' }] },
      },
      inside: {
        meta: { step: 'setup 5', label: 'step.setup.inside' },
        entry: ['enterEntry'],
        on: { NEXT: [{ target: 'rounds' }] },
      },
      rounds: {
        meta: { step: 'rounds', label: 'step.rounds' },
        entry: ['beginRound'],
        on: {
          NEXT: [
            { guard: 'over', target: 'end' },
            { target: 'rounds', reenter: true },
          ],
        },
      },
      end: { meta: { step: 'end', label: 'step.end' }, entry: ['end'], type: 'final' },
    },
  },
  guards: { over: ({ t }) => ending(t) !== null },
  ops: {
    step: stepInto('heist'),
    layRooms,
    mixTokens,
    dealItems,
    drawFirst: (game) => emit(game, { type: 'first-drawn', op: below(game.s.rng, game.t.ops.length) }),
    turnUpEntry,
    enterEntry,
    beginRound: (game) => enter(game, 'round'),
    end: (game) => emit(game, { type: 'game-ended', reason: ending(game.t)! }),
  },
};
