/** The resolution chart: each operative in turn turns up its card and carries it out; extractions come last. */
import type { ChartSource } from '../../../../core/flow.ts';
import { itemDef } from '../registry.ts';
import { ACTS } from '../carry/acts.ts';
import { loot } from '../carry/actions.ts';
import type { After } from '../def.ts';
import { insideFrom, isAction, isInside, type Table, type Turned } from '../model.ts';
import { emit, ending, type Play, say } from '../play.ts';
import { stepInto } from './step-into.ts';

/** Returns the next operative, in turn order, whose card is still face down; undefined if there is none. */
const nextOf = (t: Table): number | undefined => insideFrom(t, t.first).find((op) => t.picks[op] !== null);

function turnUp(game: Play): void {
  const op = nextOf(game.t)!;
  const card = game.t.picks[op]!;
  emit(game, { type: 'turned-up', op, card });
  say(game, isAction(card) ? ACTS[card] : itemDef(card).words, op);
}

/** Returns where a used item goes. An item that should stay in a room but could not be placed is discarded. */
function goesTo({ card, placed = false }: Turned): After {
  const { after } = itemDef(card);
  return after === 'room' && !placed ? 'discard' : after;
}

/** Moves the card that has just been carried out to wherever it goes after use. */
function settleCard(game: Play): void {
  const turned = game.t.turned.at(-1)!;
  const { by: op, card } = turned;
  emit(game, { type: 'card-done', op, card, to: isAction(card) ? 'hand' : goesTo(turned) });
}

/** Gives everyone who extracts in a room an equal share of its tokens, two at most; the rest stay there (rules A3, "Advanced Extract"). */
function extract(game: Play): void {
  const { t } = game;
  for (const room of new Set(t.extracting.map((one) => one.room))) {
    const who = t.extracting.filter((one) => one.room === room).map(({ by }) => by);
    const each = Math.min(2, Math.floor(t.rooms[room]!.tokens.length / who.length));
    for (const op of who) if (isInside(t.ops[op]!)) loot(game, op, room, each);
  }
}

export const resolutionChart: ChartSource<Play> = {
  config: {
    id: 'resolution',
    initial: 'turnUp',
    states: {
      turnUp: {
        meta: { step: 'round 2.1', label: 'step.resolution.turnUp' },
        entry: ['turnUp'],
        on: { NEXT: [{ target: 'card' }] },
      },
      card: {
        meta: { step: 'round 2.2', label: 'step.resolution.card' },
        entry: ['settleCard'],
        on: { NEXT: [{ guard: 'more', target: 'turnUp' }, { target: 'extract' }] },
      },
      extract: {
        meta: { step: 'round 2.3', label: 'step.resolution.extract' },
        entry: ['extract'],
        on: { NEXT: [{ target: 'done' }] },
      },
      done: { type: 'final' },
    },
  },
  guards: { more: ({ t }) => ending(t) === null && nextOf(t) !== undefined },
  ops: {
    step: stepInto('resolution'),
    turnUp,
    settleCard,
    extract: (game) => ending(game.t) === null && extract(game),
  },
};
