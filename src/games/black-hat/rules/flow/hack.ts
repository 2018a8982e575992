/**
 * The hack chart. The winner of a trick moves a pawn, or draws a card if none can move. Then the specials under that pawn, and under pawns
 * on newly laid tiles, take effect one by one.
 */
import type { ChartSource } from '../../../../core/flow.ts';
import { shuffled } from '../../../../core/rng.ts';
import { ASSET, GONE, faceAt } from '../board/places.ts';
import { HAT, seatOfPawn } from '../model.ts';
import { type Play, ask, emit } from '../play.ts';
import { assetCard } from '../score.ts';
import { denials, layings } from '../specials.ts';
import { movable } from '../ways.ts';
import { checkOut } from './arrivals.ts';
import { stepInto } from './step.ts';

/** The most tiles that one chain of Randomizers may lay. */
const LONGEST_CHAIN = 8;

/** Asks the winner of the trick which pawn to move where. If no pawn can move, the winner draws a card if any is left. */
function choose(game: Play): void {
  const { t, s } = game;
  s.chain = 0;
  s.fire = [];
  if (movable(t, t.winner).length > 0) return ask(game, t.winner, 'hack');
  if (t.deck.length === 0 && t.discards.some((card) => card !== HAT))
    emit(game, { type: 'reshuffled', cards: shuffled(s.rng, t.discards) });
  const card = t.deck.at(-1);
  if (card === undefined) return;
  emit(game, { type: 'drawn', seat: t.winner, cards: [card] });
}

/** Lets the next waiting special take effect, if the pawn that triggered it is still there. */
function fire(game: Play): void {
  const { t, s } = game;
  const next = s.fire.shift()!;
  if (t.pawns[next.pawn] !== next.place) return;
  const { winner } = t;
  switch (faceAt(t.tiles, next.place).kind) {
    case 'honeypot':
      if (!t.stuck[next.pawn]) emit(game, { type: 'held', pawn: next.pawn });
      if (t.options.sprung && !t.sprung) emit(game, { type: 'honeypot-sprung' });
      return;
    case 'denial':
      if (!t.stuck[next.pawn]) emit(game, { type: 'held', pawn: next.pawn });
      if (denials(t, next.pawn).length > 0) ask(game, winner, 'deny', next.pawn);
      return;
    case 'alarm':
      if (!t.options.tracer) return;
      if (!t.stuck[next.pawn]) emit(game, { type: 'held', pawn: next.pawn });
      if (t.tracer === null) emit(game, { type: 'tracer-started' });
      return;
    case 'exploit':
      ask(game, winner, 'exploit');
      return;
    case 'randomizer':
      if (s.chain < LONGEST_CHAIN && layings(t).length > 0) ask(game, winner, 'randomize');
      return;
    default:
      return;
  }
}

/**
 * Handles a pawn that has reached the Critical Asset: with the asset card Second Door it goes through, with Blame Shift its seat blames a
 * rival.
 */
function arrive(game: Play): void {
  const { t } = game;
  const pawn = t.pawns.indexOf(ASSET);
  if (pawn < 0) return;
  const card = assetCard(t);
  if (card === 'second-door' && !t.pawns.includes(GONE)) {
    emit(game, { type: 'went-through', pawn });
    checkOut(game, pawn);
  }
  if (card === 'blame-shift') ask(game, seatOfPawn(pawn), 'blame');
}

export const hackChart: ChartSource<Play> = {
  config: {
    id: 'hack',
    initial: 'choose',
    states: {
      choose: {
        meta: { step: 'hack 1', label: 'step.hack.choose' },
        entry: ['choose'],
        on: { NEXT: [{ guard: 'fires', target: 'special' }, { target: 'arrive' }] },
      },
      special: {
        meta: { step: 'hack 2', label: 'step.hack.special' },
        entry: ['fire'],
        on: { NEXT: [{ guard: 'fires', target: 'special', reenter: true }, { target: 'arrive' }] },
      },
      arrive: {
        meta: { step: 'hack 3', label: 'step.hack.arrive' },
        entry: ['arrive'],
        on: { NEXT: [{ target: 'done' }] },
      },
      done: { type: 'final' },
    },
  },
  guards: { fires: ({ s }) => s.fire.length > 0 },
  ops: { step: stepInto('hack'), choose, fire, arrive },
};
