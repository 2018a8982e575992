/** Recorded games that lessons are made from, and the table a lesson starts from. */
import { type Game, type GameTypes, type TeachPart, OPEN } from '../core/game.ts';
import type { SeatPlayers } from '../core/seat-player.ts';
import { type Replay, readReplay } from '../replay/format.ts';
import { type ReplayPlayer, openReplay } from '../replay/player.ts';
import { playStep } from '../replay/track.ts';
import { playRecorded, startRecorded } from '../replay/recorder.ts';
import { type Lesson, factsIn } from './lesson.ts';

/**
 * Opens a recording by name. `files`: parsed replay files by name. Throws if no file has that name, it is damaged, or today's rules
 * disagree with it before its end.
 */
export function openRecording<G extends GameTypes>(
  game: Game<G>,
  files: Readonly<Record<string, unknown>>,
  name: string,
): ReplayPlayer<G> {
  const file = Object.hasOwn(files, name) ? files[name] : undefined;
  if (file === undefined) throw new Error(`lesson: no recording is called ${name}`);
  const read = readReplay(JSON.stringify(file));
  if (!read.ok) throw new Error(`lesson: recording ${name}: ${read.problem.key}`);
  const opened = openReplay(game, read.replay);
  if (!opened.ok) throw new Error(`lesson: recording ${name}: ${opened.problem.key}`);
  const { player } = opened;
  if (player.playableUntil < player.length)
    throw new Error(`lesson: recording ${name}: the rules do not agree with it`);
  return player;
}

/** A lesson's table before the pupil's first decision, and the record that leads there. */
export interface Beginning<G extends GameTypes> {
  state: G['state'];
  record: Replay;
}

/**
 * Lays out the lesson's table, or plays its recording up to where the pupil takes over. The pupil plays the lesson's seat; the lesson's
 * script plays all others. Throws if the table cannot be laid out, or the lesson names a seat, par or fact its game does not have.
 */
export function beginning<G extends GameTypes>(
  game: Game<G>,
  teach: TeachPart<G>,
  lesson: Lesson,
  recording: ReplayPlayer<G> | null,
): Beginning<G> {
  const setup = recording === null ? teach.setup(lesson.setup ?? {}, lesson.seat) : setupOf(game, recording);
  const names = game.seats(setup);
  checkNames(lesson, names, teach);
  const seats: SeatPlayers = Object.fromEntries(
    names.map((seat) => [seat, seat === lesson.seat ? { who: 'person' } : { who: 'script', name: lesson.id }]),
  );
  const { state, record } = startRecorded(game, setup, { id: `lesson-${lesson.id}`, date: '', name: '', seats });
  const before = recording === null ? [] : recording.replay.steps.slice(0, lesson.recording!.at);
  game.record.deals?.apply(setup, state, 0);
  for (const [i, step] of before.entries()) {
    const moves = playStep(game, game.copy(state), step);
    if (moves === null) throw new Error(`lesson ${lesson.id}: not legal in its recording: ${step.move}`);
    for (const move of moves) record.steps.push(playRecorded(game, state, move));
    game.record.deals?.apply(setup, state, i + 1);
  }
  checkFacts(game, teach, lesson, state);
  return { state, record };
}

function setupOf<G extends GameTypes>(game: Game<G>, { replay }: ReplayPlayer<G>): G['setup'] {
  const setup = game.record.readSetup(replay.start);
  if (!setup.ok) throw new Error(`lesson: recording ${replay.id}: ${setup.problem.key}`);
  return setup.value;
}

/** Throws if one of the lesson's conditions names a fact that its game does not know, or gives it a value of the wrong kind. */
function checkFacts<G extends GameTypes>(
  game: Game<G>,
  teach: TeachPart<G>,
  { goal, ends, mistakes, opponent, tips, hints, seat }: Lesson,
  state: G['state'],
): void {
  const conditions = [...mistakes, ...opponent, ...tips, ...hints].flatMap(({ when }) =>
    when === undefined ? [] : [when],
  );
  const at = { state, view: game.view(state, OPEN), seen: [], seat };
  for (const [name, value] of [goal, ends, ...conditions].flatMap(factsIn)) teach.holds(name, value, at);
}

/** Throws if the lesson names a seat, a kind of decision, or something for par to count that its game does not have. */
function checkNames(
  lesson: Lesson,
  seats: readonly string[],
  { pars, unasked }: Pick<TeachPart<GameTypes>, 'pars' | 'unasked'>,
): void {
  const { id, seat, par, asks, opponent, solution, others, wrong } = lesson;
  if (!seats.includes(seat)) throw new Error(`lesson ${id}: seat: nobody sits at ${seat}`);
  if (par !== undefined && !pars.includes(par.of))
    throw new Error(`lesson ${id}: par.of: the game does not count ${par.of}`);
  const unknown = asks.find((kind) => !unasked.includes(kind));
  if (unknown !== undefined)
    throw new Error(`lesson ${id}: asks: not a question that lessons may introduce: ${unknown}`);
  const sentences = [opponent.map((one) => one.move), solution, ...others, ...Object.values(wrong)].flat();
  const odd = sentences.find((one) => !seats.includes(one.slice(0, one.indexOf(':'))));
  if (odd !== undefined) throw new Error(`lesson ${id}: nobody sits there: ${odd}`);
}
