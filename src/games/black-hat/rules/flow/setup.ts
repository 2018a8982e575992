/** The set-up chart: drawing the dealer, laying tiles, the secret asset card, status numbers; then rounds until the game ends. */
import type { ChartSource } from '../../../../core/flow.ts';
import { below, shuffled } from '../../../../core/rng.ts';
import { TILE_FACES, tileOf } from '../board/faces.ts';
import { ZONES } from '../board/places.ts';
import { type Play, emit, enter } from '../play.ts';
import { ASSETS } from '../score.ts';
import { stepInto } from './step.ts';

/** The status numbers: 10, 15, …, 50. */
export const STATUS: readonly number[] = Array.from({ length: 9 }, (_, i) => 10 + 5 * i);

function layTiles(game: Play): void {
  const { rng } = game.s;
  const zones = shuffled(
    rng,
    ZONES.map((_, zone) => zone),
  ).slice(0, game.t.options.tiles);
  const tiles = shuffled(rng, [...new Set(TILE_FACES.map(tileOf))]);
  for (const zone of zones) {
    const face = `${tiles.pop()!}${'AB'[below(rng, 2)]!}`;
    emit(game, { type: 'tile-laid', zone, face, seat: -1 });
  }
}

function dealStatus(game: Play): void {
  const numbers = shuffled(game.s.rng, STATUS);
  game.t.seats.forEach((_, seat) => emit(game, { type: 'status-dealt', seat, n: numbers[seat]! }));
}

export const setupChart: ChartSource<Play> = {
  config: {
    id: 'setup',
    initial: 'lot',
    states: {
      lot: {
        meta: { step: 'setup 1', label: 'step.setup.lot' },
        entry: ['drawDealer'],
        on: {
          NEXT: [
            { guard: 'tiles', target: 'tiles' },
            { guard: 'asset', target: 'asset' },
            { guard: 'status', target: 'status' },
            { target: 'rounds' },
          ],
        },
      },
      tiles: {
        meta: { step: 'setup 2', label: 'step.setup.tiles' },
        entry: ['layTiles'],
        on: {
          NEXT: [{ guard: 'asset', target: 'asset' }, { guard: 'status', target: 'status' }, { target: 'rounds' }],
        },
      },
      asset: {
        meta: { step: 'setup 3', label: 'step.setup.asset' },
        entry: ['hideAsset'],
        on: { NEXT: [{ guard: 'status', target: 'status' }, { target: 'rounds' }] },
      },
      status: {
        meta: { step: 'setup 4', label: 'step.setup.status' },
        entry: ['dealStatus'],
        on: { NEXT: [{ target: 'rounds' }] },
      },
      rounds: {
        meta: { step: 'setup 5', label: 'step.setup.rounds' },
        entry: ['enterRound'],
        on: { NEXT: [{ target: 'rounds', reenter: true }] },
      },
    },
  },
  guards: {
    tiles: ({ t }) => t.options.tiles > 0,
    asset: ({ t }) => t.options.secretAsset,
    status: ({ t }) => t.options.status,
  },
  ops: {
    step: stepInto('setup'),
    drawDealer: (game) => emit(game, { type: 'dealer-drawn', seat: below(game.s.rng, game.t.seats.length) }),
    layTiles,
    hideAsset: (game) => emit(game, { type: 'asset-hidden', asset: 1 + below(game.s.rng, ASSETS.length) }),
    dealStatus,
    enterRound: (game) => enter(game, 'round'),
  },
};
