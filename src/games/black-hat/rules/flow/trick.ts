/** The trick chart: lead → follow ⟲ → find the winner → spoils of a Hat trick ⟲ → the tracer's step → hack. */
import type { ChartSource } from '../../../../core/flow.ts';
import { ASSET, BACK_DOOR, TRACK, around, faceAt, isStart } from '../board/places.ts';
import { HAT, JOKER, type Table, pawnsOf } from '../model.ts';
import { type Play, ask, emit, enter, orderOf } from '../play.ts';
import { isForced, isHatTrick, spoilsOf, winning } from '../trick.ts';
import { pawnAt } from '../ways.ts';
import { checkOut } from './arrivals.ts';
import { stepInto } from './step.ts';

/** The index of the seat that plays next in the trick. */
const nextOf = (t: Table): number => orderOf(t)[t.plays.length]!;

function judge(game: Play): void {
  const { t } = game;
  emit(game, { type: 'trick-won', seat: winning(t.plays)!.seat, hat: isHatTrick(t.plays) });
}

/** Asks the winner of a Hat trick which cards to take, or takes them if there is no choice. */
function offerSpoils(game: Play): void {
  const { t } = game;
  if (t.spoils.includes(HAT)) {
    const spoils = spoilsOf(t.plays);
    if (!isForced(spoils)) return ask(game, t.winner, 'spoils');
    if (spoils.all && spoils.take === spoils.cards.length)
      return emit(game, { type: 'took-all', seat: t.winner, cards: [...t.spoils] });
    emit(game, { type: 'took', seat: t.winner, card: HAT });
    for (const card of spoils.cards.slice(0, spoils.take)) emit(game, { type: 'took', seat: t.winner, card });
    return;
  }
  const left = [...new Set(t.spoils.filter((card) => card < JOKER))];
  if (left.length > 1) return ask(game, t.winner, 'spoils');
  while (t.toTake > 0) emit(game, { type: 'took', seat: t.winner, card: left[0]! });
}

/** Whether the winner must still take cards of a Hat trick. */
const moreToTake = ({ t }: Play): boolean => t.toTake > 0 && t.spoils.some((card) => card === HAT || card < JOKER);

/** Discards the cards of the trick that are still on the table. */
function sweep(game: Play): void {
  const { t } = game;
  const cards = isHatTrick(t.plays) ? [...t.spoils] : t.plays.flatMap((play) => play.cards);
  if (t.plays.length > 0) emit(game, { type: 'swept', cards });
}

/** Whether the tracer moves: the winner has a pawn on an Alarm from an earlier trick. */
const traces = ({ t }: Play): boolean =>
  t.tracer !== null &&
  pawnsOf(t.winner).some((pawn) => t.stuck[pawn]! && faceAt(t.tiles, t.pawns[pawn]!).kind === 'alarm');

/** Where the tracer can step on the board: any space around it except where it came from and the starts. */
export function tracerWays(t: Table): number[] {
  const { place: here, from } = t.tracer!;
  return around(here).filter((place) => place !== from && !isStart(place));
}

/** Moves the tracer one step if it is on its own track; if it is on the board, asks the trick's winner where it goes. */
function trace(game: Play): void {
  const { winner } = game.t;
  const tracer = game.t.tracer!;
  if (tracer.place >= 0) return ask(game, winner, 'trace');
  if (tracer.step < TRACK) emit(game, { type: 'tracer-moved', seat: winner, step: tracer.step + 1, place: -1 });
  else emit(game, { type: 'tracer-moved', seat: winner, step: TRACK, place: BACK_DOOR });
}

/** Sends the pawn that the tracer has caught to jail. */
function catchPawn(game: Play): void {
  const { t } = game;
  const pawn = pawnAt(t, t.tracer!.place);
  if (pawn < 0) return;
  emit(game, { type: 'jailed', pawn });
  checkOut(game, pawn);
}

export const trickChart: ChartSource<Play> = {
  config: {
    id: 'trick',
    initial: 'lead',
    states: {
      lead: {
        meta: { step: 'trick 1', label: 'step.trick.lead' },
        entry: ['askPlay'],
        on: { NEXT: [{ target: 'follow' }] },
      },
      follow: {
        meta: { step: 'trick 2', label: 'step.trick.follow' },
        entry: ['askPlay'],
        on: { NEXT: [{ guard: 'morePlay', target: 'follow', reenter: true }, { target: 'judge' }] },
      },
      judge: {
        meta: { step: 'trick 3', label: 'step.trick.judge' },
        entry: ['judge'],
        on: { NEXT: [{ guard: 'hat', target: 'spoils' }, { target: 'sweep' }] },
      },
      spoils: {
        meta: { step: 'trick 4', label: 'step.trick.spoils' },
        entry: ['offerSpoils'],
        on: { NEXT: [{ guard: 'moreToTake', target: 'spoils', reenter: true }, { target: 'sweep' }] },
      },
      sweep: {
        meta: { step: 'trick 5', label: 'step.trick.sweep' },
        entry: ['sweep'],
        on: { NEXT: [{ guard: 'traces', target: 'trace' }, { target: 'hack' }] },
      },
      trace: {
        meta: { step: 'trick 6', label: 'step.trick.trace' },
        entry: ['trace'],
        on: { NEXT: [{ target: 'caught' }] },
      },
      caught: {
        meta: { step: 'trick 6', label: 'step.trick.caught' },
        entry: ['catchPawn'],
        on: { NEXT: [{ guard: 'stops', target: 'done' }, { target: 'hack' }] },
      },
      hack: {
        meta: { step: 'trick 7', label: 'step.trick.hack' },
        entry: ['enterHack'],
        on: { NEXT: [{ target: 'done' }] },
      },
      done: { type: 'final' },
    },
  },
  guards: {
    morePlay: ({ t }) => t.plays.length < orderOf(t).length,
    hat: ({ t }) => isHatTrick(t.plays),
    moreToTake,
    traces,
    stops: ({ t }) => t.tracer?.place === ASSET || t.out[t.winner]!,
  },
  ops: {
    step: stepInto('trick'),
    askPlay: (game) => ask(game, nextOf(game.t), 'play'),
    judge,
    offerSpoils,
    sweep,
    trace,
    catchPawn,
    enterHack: (game) => enter(game, 'hack'),
  },
};
