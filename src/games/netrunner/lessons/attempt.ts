/** An attempt at a lesson as a record, to be watched, kept and exported like any other game. */
import { IllegalMove } from '../../../core/game.ts';
import type { JsonObject } from '../../../core/json.ts';
import type { Lesson } from '../../../lessons/lesson.ts';
import { type Replay, readReplay } from '../../../replay/format.ts';
import { playSentence } from '../../../replay/player.ts';
import { playRecorded, resultOf, startRecorded } from '../../../replay/recorder.ts';
import { netrunner } from '../index.ts';
import { type RecordStart, netrunnerKit } from '../kit.ts';
import type { Seat } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import { RECORDINGS } from './recordings.ts';

/** The recording a lesson starts from, up to where it is handed over. */
function before(lesson: Lesson): { start: RecordStart; sentences: string[] } {
  if (lesson.recording === undefined)
    return { start: { setup: lesson.setup as JsonObject, seat: lesson.seat as Seat }, sentences: [] };
  const read = readReplay(JSON.stringify(RECORDINGS[lesson.recording.name]));
  if (!read.ok) throw new Error(`lesson: recording ${lesson.recording.name}: ${read.problem.key}`);
  return {
    start: read.replay.start as unknown as RecordStart,
    sentences: read.replay.steps.slice(0, lesson.recording.at).map((step) => step.move),
  };
}

/** The record of an attempt. `moves`: those since the lesson began, both sides. Throws `IllegalMove` when they do not fit the lesson. */
export function attemptRecord(
  lesson: Lesson,
  moves: readonly Move[],
  { name, date }: { name: string; date: string },
): Replay {
  const kit = netrunner;
  const { start, sentences } = before(lesson);
  const other = lesson.seat === 'corp' ? 'runner' : 'corp';
  const seats = {
    [lesson.seat]: { who: 'person' as const },
    [other]: { who: 'bot' as const, level: 'newcomer', seed: 1 },
  };
  const { state, record } = startRecorded(kit, start, { id: `lesson-${lesson.id}`, date, name, seats });
  for (const sentence of sentences) {
    const [move, ...more] = playSentence(kit, kit.copy(state), sentence) ?? [];
    if (move === undefined || more.length > 0) throw new IllegalMove(sentence);
    record.steps.push(playRecorded(kit, state, move));
  }
  for (const move of moves) record.steps.push(playRecorded(kit, state, move));
  record.result = resultOf(kit.outcome(state));
  return record;
}
