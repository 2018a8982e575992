/** The text that asks the player for a decision: who decides what and why, and the numbers that matter. */
import type { CardView, View } from '../../rules/view-types.ts';
import type { PromptWords } from '../../../../hud/contract/question-ui.ts';
import { t } from '../../../../i18n/index.ts';
import { cardItem } from '../board/groups.ts';
import { asksForSet } from '../moves/sets.ts';
import { cardText } from './card-text.ts';
import { faceOf, findCard, isMine, seatOf } from './find.ts';
import { cardName } from './names.ts';
import { questionWords, reasonWords } from './questions.ts';

/** Message keys of questions that the rules themselves ask about a card; the card's text is not shown with these. */
const FROM_RULES: readonly string[] = ['prompt.trash-first', 'prompt.host', 'prompt.server', 'prompt.memory'];
/** Message keys of questions that complete a move already begun: where a card goes, what makes room for it, and what pays. */
const COMPLETING: readonly string[] = [
  ...['prompt.trash-first', 'prompt.host', 'prompt.server', 'prompt.number.x'],
  ...['prompt.pay', 'prompt.pay.forfeit', 'prompt.pay.trash', 'prompt.pay.shuffle'],
];
/** Kinds of decisions that come from a card's own text, which is shown with them. */
const FROM_TEXT: readonly string[] = ['accept', 'choose', 'pick', 'number', 'psi', 'arrange', 'prevent'];

/** Kinds of decisions about a card being accessed, whose text is shown with them. */
const ACCESSED: readonly string[] = ['trash', 'steal', 'look'];

/** Whether the open decision completes a move of the viewer's that they may take back instead. */
export const completes = (view: View): boolean => isMine(view) && COMPLETING.includes(view.decision!.text.key);

/** The cards that the open decision is about but that no button names: the opening hand, or the card accessed or asked about. */
function cardsAsked(view: View): CardView[] {
  const decision = view.decision;
  if (decision === null || !isMine(view)) return [];
  if (decision.kind === 'mulligan') return view[decision.seat].hand;
  if (!['trash', 'steal', 'look', 'accept', 'prevent'].includes(decision.kind)) return [];
  const about = decision.about[0] ?? view.run?.access?.card;
  return about !== undefined && about !== null && about.code !== null ? [about] : [];
}

/** The card whose text calls for the open decision, unless it is already among `shown`; else null. */
function sourceOf(view: View, shown: readonly CardView[]): PromptWords['source'] {
  const source = findCard(view, view.decision?.source);
  const face = faceOf(source);
  if (source === null || face === null || shown.some((card) => card.h === source.h)) return null;
  return { name: cardName(source), face };
}

/** The codes of the cards whose texts the open decision needs: the accessed one, or the one that asks. */
function textsAsked(view: View, shown: readonly CardView[]): string[] {
  const decision = view.decision!;
  if (ACCESSED.includes(decision.kind)) return shown.flatMap(({ code }) => code ?? []);
  const source = findCard(view, decision.source)?.code ?? null;
  const asks = FROM_TEXT.includes(decision.kind) && !FROM_RULES.includes(decision.text.key);
  return source !== null && asks ? [source] : [];
}

/** The text that asks for the open decision; null if there is none. */
export function promptWords(view: View): PromptWords | null {
  const decision = view.decision;
  if (decision === null) return null;
  if (!isMine(view) && view.viewer !== 'open')
    return {
      who: t('prompt.decides', { seat: decision.seat }),
      what: t('prompt.waits', { seat: decision.seat }),
      why: null,
      source: null,
      figures: [],
      text: [],
      shown: [],
    };
  const shown = cardsAsked(view);
  const texts = textsAsked(view, shown).map(cardText);
  return {
    who: seatOf(view) === null ? t('prompt.decides', { seat: decision.seat }) : t('prompt.who.you'),
    what: questionWords(view, decision),
    why: reasonWords(view, decision),
    source: sourceOf(view, shown),
    figures: figureWords(view),
    text: texts.flatMap(({ text }) => text),
    points: texts.flatMap(({ subs }) => subs),
    shown: shown.map((card) => cardItem(card, view)),
  };
}

function figureWords(view: View): string[] {
  const decision = view.decision;
  const words: string[] = [];
  const pending = view.pending;
  if (pending?.what === 'trace') {
    words.push(t('figure.trace', { n: pending.n }));
    words.push(t('figure.link', { n: pending.link ?? view.runner.link }));
  } else if (pending !== null && pending.what !== 'psi')
    words.push(t('figure.damage', { n: pending.n, kind: pending.what }));
  // A set is chosen by ticking buttons.
  const several = decision !== null && decision.range === null && !asksForSet(view) && decision.max > 1;
  if (several) words.push(t('figure.chosen', { got: decision.got, max: decision.max }));
  return words;
}
