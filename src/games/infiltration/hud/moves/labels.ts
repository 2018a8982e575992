/** Labels of moves, with what each would do. */
import { t, together } from '../../../../i18n/index.ts';
import { DEEPEST, isAction, itemDef, OUTSIDE, roomDef, SECRET } from '../../rules/defs.ts';
import type { Card } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import type { View } from '../../rules/view.ts';
import type { GuardKind } from '../../rules/words.ts';
import { cardText, roomFunctions } from '../card-text.ts';
import { cardName, cardParam, guardName, operativeName, placeParams, roomParams } from '../names.ts';
import { warningOf } from '../warning.ts';

/** The label for a step of the deciding operative. `by`: 1 is deeper into the building, -1 towards the street. */
function wayLabel(view: View, by: 1 | -1): string {
  if (view.decision === null) return t(by > 0 ? 'command.advance' : 'command.retreat');
  const { room, door } = view.ops[view.decision.op]!;
  if (room === SECRET) return t('inf.move.way.back', roomParams(view, door));
  if (room + by === OUTSIDE) return t('inf.move.way.street');
  return t(by > 0 ? 'inf.move.way.in' : 'inf.move.way.out', roomParams(view, room + by));
}

/** A move's button label. */
export function moveLabel(move: Move, view: View): string {
  const kind = view.decision?.kind;
  switch (move.do) {
    case 'pick':
      return t('inf.move.pick', { card: cardParam(move.card) });
    case 'hand-in':
      return t('inf.move.hand-in');
    case 'way':
      return wayLabel(view, move.by);
    case 'room':
      return t('inf.move.room', roomParams(view, move.room));
    case 'action':
      return t('inf.move.action', { card: move.action });
    case 'option':
      return t(`inf.move.option.${move.say}`);
    case 'guard':
      return guardName(move.kind);
    case 'turn-down':
      return t('inf.move.turn-down');
    case 'operative':
      return operativeName(view, move.op);
    case 'item':
      return t(kind === 'keep' ? 'inf.move.item.keep' : 'inf.move.item.discard', { item: cardName(move.item) });
    case 'token':
      return t(kind === 'bank' || kind === 'swap' ? `inf.move.token.${kind}` : 'inf.move.token', { value: move.value });
    case 'on':
      return t('inf.move.on');
    case 'stop':
      return t(kind === 'bank' || kind === 'spare' ? `inf.move.stop.${kind}` : 'inf.move.stop');
  }
}

/** Says what an action would do in the room where the deciding operative is; null if there is nothing to say. */
function actionHint(action: string, view: View): string | null {
  const { room, door } = view.ops[view.decision!.op]!;
  const here = view.rooms[room];
  if (here === undefined) return null;
  switch (action) {
    case 'advance':
      return room >= DEEPEST ? t('inf.hint.advance.none') : t('inf.hint.to', roomParams(view, room + 1));
    case 'retreat':
      return t('inf.hint.to', roomParams(view, room === SECRET ? door : room - 1));
    case 'interface': {
      const works = here.hasInterface && here.code !== null && roomDef(here.code).interface.length > 0;
      const text = works ? roomFunctions(here.code!).find(({ kind }) => kind === 'interface')?.text : undefined;
      return text ?? t('inf.hint.interface.none');
    }
    case 'extract':
      return t('inf.hint.extract', { n: here.tokens });
    default:
      return t('inf.hint.download', {
        n: here.tokens,
        first: here.tokens > 1 && here.downloads === 0 && !here.sludge ? 'yes' : 'no',
      });
  }
}

/** Returns a sentence about what a card would do: for an action, in the operative's current room; for an item, its card text. */
const cardHint = (card: Card, view: View): string | null => (isAction(card) ? actionHint(card, view) : cardText(card));

/** Returns a hint about a move, beyond its button label; null if there is nothing to add. */
export function moveHint(move: Move, view: View): string | null {
  switch (move.do) {
    case 'pick':
      return together([warningOf(view, move.card), cardHint(move.card, view)]) || null;
    case 'action':
      return view.decision === null ? null : cardHint(move.action, view);
    case 'item':
      return cardText(move.item);
    case 'hand-in':
      return t('inf.move.hand-in.hint');
    case 'guard':
      return t(`inf.guard.${move.kind}.text`);
    case 'room': {
      const there = view.rooms[move.room]!;
      return there.up ? t('inf.hint.tokens', { n: there.tokens }) : null;
    }
    default:
      return null;
  }
}

/** Returns the name of the room, card or guard that a code stands for. */
export function nameOfCode(code: string): string {
  if (code.startsWith('guard ')) return guardName(code.slice('guard '.length) as GuardKind);
  if (code.startsWith('room ')) return t('inf.move.room', placeParams(Number(code.slice('room '.length)) - 1));
  if (code === 'secret room') return t('inf.move.room', placeParams(SECRET));
  if (isAction(code)) return cardName(code);
  return code.startsWith('I') ? itemDef(code).title : roomDef(code).title;
}
