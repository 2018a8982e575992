/** Evaluates the amounts and conditions of card text in a given position, as far as a seat's view shows it. */
import type { Seat } from '../../rules/model.ts';
import type { Condition, Count } from '../../rules/names.ts';
import type { CardView, View } from '../../rules/view-types.ts';
import { def } from '../../rules/defs.ts';
import { CHANCES, COUNTED } from './names.ts';
import { type Reading, usual } from './words.ts';

type Counter = (view: View, card: CardView | null) => number;

/** Each count's value in a view; `card`: the card with the text. Counts that only the rules' stack knows keep their typical value. */
const COUNTS: Record<Count, Counter> = {
  advancementHere: (_v, card) => card?.counters.advancement ?? 0,
  virusHere: (_v, card) => card?.counters.virus ?? 0,
  tags: (view) => view.runner.tags,
  subsOfEncountered: () => COUNTED.subsOfEncountered,
  badPublicity: (view) => view.corp.badPublicity,
  link: (view) => view.runner.link,
  chosen: () => COUNTED.chosen,
  pointsOfChosen: () => COUNTED.pointsOfChosen,
  corpCredits: (view) => view.corp.credits,
  runnerAgendas: (view) => view.runner.score.filter(({ type }) => type === 'agenda').length,
  transactionsUp: (view) =>
    view.corp.archives.filter(({ code, up, type }) => {
      return up && type === 'operation' && code !== null && def(code).subtypes.includes('transaction');
    }).length,
  gripCards: (view) => view.runner.handSize,
  trashCost: () => COUNTED.trashCost,
  rndAccesses: () => COUNTED.rndAccesses,
  x: () => COUNTED.x,
};

/** Conditions of card text that a view can decide; all others keep their typical chance. */
const ANSWERS: { [C in Condition]?: (view: View, card: CardView | null) => boolean } = {
  tagged: (view) => view.runner.tags > 0,
  inRun: (view) => view.run !== null,
  'on.hq': (view) => view.run?.server === 'hq',
  'on.rnd': (view) => view.run?.server === 'rnd',
  'on.archives': (view) => view.run?.server === 'archives',
  'count.gripCards.most.2': (view) => view.runner.handSize <= 2,
  'count.runnerAgendas.least.1': (view) => view.runner.score.length > 0,
  'count.corpCredits.most.9': (view) => view.corp.credits < 10,
  hasAdvancement: (_v, card) => (card?.counters.advancement ?? 0) > 0,
  'runAt.encounter': (view) => view.run?.at === 'encounter',
};

/** Makes a `Reading` that takes amounts and conditions of a card's text from a view. */
export function readingOf(view: View, seat: Seat, card: CardView | null): Reading {
  return {
    ...usual(seat),
    pool: (side) => view[side].credits,
    count: (count) => COUNTS[count](view, card),
    chance: (condition) => {
      const answer = ANSWERS[condition]?.(view, card);
      return answer === undefined ? CHANCES[condition] : answer ? 1 : 0;
    },
  };
}
