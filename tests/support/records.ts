/** Finished records of the fake game. */
import { below, seedRng } from '../../src/core/rng.ts';
import type { Layer, Replay } from '../../src/replay/format.ts';
import { playRecorded, startRecorded } from '../../src/replay/recorder.ts';
import {
  type FakeEvent,
  type FakeGame,
  type FakeSeen,
  type FakeState,
  type FakeView,
  fakeGame,
  somebody,
} from './fake-game.ts';

/** Each seat's view and the events it saw, at every step, as the game was played. */
export interface Played {
  record: Replay;
  seen: Record<string, { view: FakeView; events: FakeSeen[] }[]>;
  states: FakeState[];
}

export function playFake(seed: string, game: FakeGame = fakeGame(), most = 1000): Played {
  const rng = seedRng(`moves ${seed}`);
  const seen: Played['seen'] = { corp: [], runner: [], open: [] };
  let told: Record<string, FakeSeen[]> = { corp: [], runner: [], open: [] };
  const tell = (event: FakeEvent, state: FakeState): void => {
    for (const seat of Object.keys(seen)) told[seat]!.push(game.redact(state, event, seat));
  };
  const { state, record } = startRecorded(
    game,
    { seed, size: 10 },
    {
      id: `fake-${seed}`,
      date: '2024-05-01T10:00:00.000Z',
      name: '',
      seats: { corp: { who: 'person' }, runner: { who: 'bot', level: 'standard', seed: 4 } },
    },
    tell,
  );
  const states: FakeState[] = [];
  const note = (): void => {
    for (const seat of Object.keys(seen)) seen[seat]!.push({ view: game.view(state, seat), events: told[seat]! });
    told = { corp: [], runner: [], open: [] };
    states.push(game.copy(state));
  };
  note();
  for (let i = 0; i < most && !game.outcome(state); i++) {
    const move = somebody(game.moves(state), (n) => below(rng, n));
    const why = i % 3 === 0 ? { key: 'bot.reason', params: { n: i, share: 0.25 } } : undefined;
    record.steps.push(playRecorded(game, state, move, { why, tell }));
    note();
  }
  record.result = game.outcome(state);
  return { record, seen, states };
}

export const LAYER: Layer = {
  id: 'notes',
  author: 'Ana <b>Ivanova</b>',
  language: 'en',
  title: { en: 'What went wrong', ru: 'Что пошло не так' },
  notes: [
    { at: 0, text: { en: 'A good hand.' } },
    {
      at: 2,
      event: 1,
      text: { en: 'Too early.', fa: 'زود است' },
      mark: '?!',
      shapes: [
        { kind: 'arrow', from: 12, to: 'remote 1', tone: 'bad' },
        { kind: 'highlight', on: 'grip' },
      ],
    },
  ],
  chapters: [{ at: 1, title: { en: 'Opening' } }],
  variations: [
    {
      at: 1,
      title: { en: 'What if' },
      steps: [{ move: 'corp: credit', turn: 1 }],
      notes: [{ at: 1, text: { en: 'Slow.' } }],
    },
  ],
};
