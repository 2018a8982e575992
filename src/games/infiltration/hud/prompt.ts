/** Puts the open decision into words for the player. */
import { opening, within } from '../../../i18n/writing.ts';
import { type PromptWords, isMine } from '../../../hud/contract/question-ui.ts';
import type { Face } from '../../../hud/contract/table-focus.ts';
import { t } from '../../../i18n/index.ts';
import { pickAnchor, roomAnchor } from '../anchors.ts';
import { isAction, isInside, turnsBefore } from '../rules/defs.ts';
import type { View } from '../rules/view.ts';
import { cardText, roomFunctions } from './card-text.ts';
import { nameOfCode } from './moves/labels.ts';
import { operativeName, roomWords } from './names.ts';

/** The question itself. */
function asked(view: View): string {
  const { kind, op } = view.decision!;
  if (kind === 'pick' && view.options.pairs) return t('inf.ask.pick.of', { who: operativeName(view, op) });
  return t(`inf.ask.${kind}`);
}

/** Returns the card or room that calls for the open decision: the last card turned up, or the room that it activates. Null for none. */
function sourceOf(view: View): Face | null {
  const { kind, op } = view.decision!;
  if (kind === 'pick' || kind === 'order' || view.turn < 0) return null;
  const card = view.turned.at(-1)!.card;
  if (!isAction(card) && kind !== 'spare') return { code: card, at: pickAnchor(view, view.turn) };
  const { room } = view.ops[op]!;
  const code = isInside({ room }) ? view.rooms[room]!.code : null;
  return code === null ? null : { code, at: roomAnchor(room) };
}

/** Returns the printed text of the card or room that calls for the open decision. */
const printed = ({ code }: Face): string[] =>
  code.startsWith('I')
    ? [cardText(code)]
    : roomFunctions(code).map(({ kind, text }) => t('inf.card', { card: t(`inf.text.${kind}`), text }));

/** Returns what matters when laying a card: the operative's room, what is there, and how many cards are turned up before its own. */
function figures(view: View): string[] {
  const { kind, op } = view.decision!;
  if (kind !== 'pick') return [];
  const { room } = view.ops[op]!;
  const late = turnsBefore(view, op);
  return [
    t('inf.fact.room', { room: roomWords(view, room) }),
    t('inf.fact.tokens', { n: view.rooms[room]!.tokens }),
    late === 0 ? t('inf.fact.first') : t('inf.fact.late', { n: late }),
  ];
}

export function promptWords(view: View): PromptWords | null {
  if (view.decision === null) return null;
  const { kind, op } = view.decision;
  const mine = isMine(view);
  const what = asked(view);
  const source = mine ? sourceOf(view) : null;
  const why = kind === 'pick' && view.ops[op]!.delayed ? 'pick.delayed' : kind;
  return {
    who: mine ? t('prompt.who.you') : t('prompt.waiting', { side: t(`side.${view.decision.seat}`) }),
    what: mine ? what : t('inf.ask.other', { who: operativeName(view, op), what: within(what) }),
    // The same at the start of every round, so said only once.
    why: mine && (why !== 'pick' || view.round <= 1) ? t(`inf.why-now.${why}`) : null,
    source: source === null ? null : { name: nameOfCode(source.code), face: source },
    figures: mine ? figures(view) : [],
    text: source === null ? [] : printed(source).map(opening),
    shown: [],
  };
}
