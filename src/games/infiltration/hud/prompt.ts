/** Puts the open decision into words for the player. */
import { type PromptWords, isMine } from '../../../hud/contract/question-ui.ts';
import type { Face } from '../../../hud/contract/table-focus.ts';
import { t } from '../../../i18n/index.ts';
import { pickAnchor, roomAnchor } from '../anchors.ts';
import { isAction, isInside, itemDef, roomDef, slotsIn, turnsBefore } from '../rules/defs.ts';
import type { View } from '../rules/view.ts';
import type { Word } from '../rules/words.ts';
import { cardText, roomFunctions } from './card-text.ts';
import { nameOfCode } from './moves/labels.ts';
import { operativeName, roomParams } from './names.ts';

/** What the player chooses a room for, as the parameter `for` of messages: to go there, to add tokens, to remove a worker or lock, … */
function roomFor(view: View, words: readonly Word[]): string {
  const { room } = view.ops[view.decision!.op]!;
  for (const word of words) {
    if (word.w === 'goTo') return 'go';
    if (word.w === 'add') return 'add';
    if (word.w === 'remove' && slotsIn(view, room, word.slot, word.where).length > 0) return word.slot;
    if (word.w === 'play' && word.action === 'download') return 'download';
  }
  return 'other';
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

/** Returns the text of the card or room that calls for the open decision. */
const printed = ({ code }: Face): string[] =>
  code.startsWith('I') ? [cardText(code)] : roomFunctions(code).map(({ text }) => text);

/** The parameters of a question, and of why it is asked: who decides, what the room is for, and the item that calls for it. */
function askParams(view: View, who: string): { who: string; for: string; card: string } {
  const source = sourceOf(view)?.code ?? '';
  const words = source === '' ? [] : source.startsWith('I') ? itemDef(source).words : roomDef(source).interface;
  return { who, for: view.decision!.kind === 'room' ? roomFor(view, words) : '', card: source };
}

/** The open question as a sentence: to the one who decides, or about them. */
export function questionWords(view: View): string {
  const { kind, op } = view.decision!;
  const mine = isMine(view);
  if (mine && kind === 'pick' && view.options.pairs) return t('inf.ask.pick.of', { who: operativeName(view, op) });
  return t(`inf.ask.${kind}`, askParams(view, mine ? 'you' : operativeName(view, op)));
}

/** Returns what matters when laying a card: the operative's room, what is there, and how many cards are turned up before its own. */
function figures(view: View): string[] {
  const { kind, op } = view.decision!;
  if (kind !== 'pick') return [];
  const { room } = view.ops[op]!;
  return [
    t('inf.fact.room', roomParams(view, room)),
    t('inf.fact.tokens', { n: view.rooms[room]!.tokens }),
    t('inf.fact.turn', { n: turnsBefore(view, op) + 1 }),
  ];
}

export function promptWords(view: View): PromptWords | null {
  if (view.decision === null) return null;
  const { kind, op, seat } = view.decision;
  const mine = isMine(view);
  const source = mine ? sourceOf(view) : null;
  const why = kind === 'pick' && view.ops[op]!.delayed ? 'pick.delayed' : kind;
  return {
    who: mine ? t('prompt.who.you') : t('prompt.waiting', { side: t(`side.${seat}`) }),
    what: questionWords(view),
    // The same at the start of every round, so said only once.
    why: mine && (why !== 'pick' || view.round <= 1) ? t(`inf.why-now.${why}`, askParams(view, 'you')) : null,
    source: source === null ? null : { name: nameOfCode(source.code), face: source },
    figures: mine ? figures(view) : [],
    text: source === null ? [] : printed(source),
    shown: [],
  };
}
