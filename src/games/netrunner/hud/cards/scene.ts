/** The scenes of the card browser: each is a prepared table and a few moves that show what one card does, to watch as a replay. */
import type { JsonObject } from '../../../../core/json.ts';
import { sentence } from '../../../../core/sentence.ts';
import { language } from '../../../../i18n/index.ts';
import { type Replay, lighten, writeReplay } from '../../../../replay/format.ts';
import { playRecorded, startRecorded } from '../../../../replay/recorder.ts';
import { moveOf } from '../../../../replay/sentences.ts';
import { sceneId } from './scene-id.ts';
import made from '../../cards/scenes.json';
import { cardDef, simulation } from '../../index.ts';
import type { Seat } from '../../rules/model.ts';

/** A scene, as `npm run scenes` makes it from a scenario of the card. */
export interface Scene {
  setup: JsonObject;
  /** seat whose turn it is, used if the set-up names no step */
  seat: Seat;
  /** the moves of the scene, as sentences (docs/notation.md) */
  moves: readonly string[];
  /** i18n key of the sentence that says what the scene shows */
  shows: string;
}

const SCENES = made as Readonly<Record<string, unknown>> as Readonly<Record<string, Scene>>;

/** Returns the scene of a card; null if it has none. */
export const sceneOf = (code: string): Scene | null => (Object.hasOwn(SCENES, code) ? SCENES[code]! : null);

/**
 * A card's scene as the text of a replay file, with a note saying what it shows. Throws for a card
 * without a scene, and if a move is not legal.
 */
export function sceneText(code: string): string {
  const scene = sceneOf(code);
  if (scene === null) throw new Error(`no scene shows ${code}`);
  const { setup, seat } = scene;
  const { state, record } = startRecorded(
    simulation,
    { setup, seat },
    {
      id: sceneId(code),
      date: '2026-01-01T00:00:00Z',
      name: '',
      seats: { corp: { who: 'person' }, runner: { who: 'person' } },
    },
  );
  for (const played of scene.moves) {
    const move = moveOf(simulation, state, played);
    if (move === null) throw new Error(`scene of ${code}: not legal: ${played}`);
    record.steps.push(playRecorded(simulation, state, move));
  }
  const replay: Replay = {
    ...record,
    about: sentence('cards.scene', { card: cardDef(code).title }),
    result: simulation.outcome(state),
    layers: [
      {
        id: 'cards',
        author: '',
        language: language().tag,
        notes: [{ at: 0, text: {}, why: { key: scene.shows } }],
        chapters: [],
        variations: [],
      },
    ],
  };
  return writeReplay(lighten(replay));
}
