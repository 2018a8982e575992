/**
 * The text of a room, item or action, generated from the effects (`Word`) that the rules carry out, so it cannot differ from what happens.
 */
import { signed } from '../../../i18n/writing.ts';
import { t, unchecked } from '../../../i18n/index.ts';
import { ACTS, BANK, FENCE, isAction, itemDef, LEVER, roomDef, SPECIAL, TAP, TAPPED } from '../rules/defs.ts';
import type { Word } from '../rules/words.ts';

/** The first word of an effect's target, e.g. `others` of `others near`. */
const short = (text: string): string => text.split(' ')[0]!;

/**
 * The keys of the texts for items that stay in a room. The rules handle these items by code, so there are no effects to make a text from.
 */
const PLACED: Readonly<Record<string, string>> = { [TAP]: 'tap', [FENCE]: 'fence', [LEVER]: 'lever', [BANK]: 'bank' };

/**
 * Puts into words where a guard enters: at the first of these places that applies, e.g. "at Checkpoint if that is turned up, else here".
 */
function entrances(at: readonly string[]): string {
  const [first, ...rest] = at;
  const place =
    first === 'here' || first === 'entry'
      ? t(`inf.word.guard.${first}`)
      : t('inf.word.guard.room', { room: roomDef(first!).title });
  return rest.length === 0 ? place : t('inf.word.guard.else', { first: place, next: entrances(rest) });
}

/** Puts effects into sentences, joined into one text. */
const sentences = (words: readonly Word[], code: string): string => words.map((word) => sentence(word, code)).join(' ');

/** Puts one effect into a sentence. `code`: the item it is printed on, '' for none. */
export function sentence(word: Word, code = ''): string {
  switch (word.w) {
    case 'alarm':
    case 'proximity':
      return t(`inf.word.${word.w}`, { n: signed(word.n) });
    case 'reveal':
      return t(`inf.word.reveal.${word.what}`);
    case 'guard':
      return t('inf.word.guard', { guard: t(`inf.guard.${word.kind}`), places: entrances(word.at) });
    case 'destroy':
      return t(`inf.word.destroy.${word.where}`);
    case 'wound':
    case 'delay':
      return t(`inf.word.${word.w}.${short(word.whom)}`);
    case 'take':
      return t(`inf.word.take.${word.special}`, { n: SPECIAL });
    case 'goTo':
      return t(`inf.word.goTo.${short(word.where)}`);
    case 'move':
      return t('inf.word.move', {
        most: word.most,
        by: word.by > 0 ? 'in' : word.by < 0 ? 'out' : 'either',
        quiet: word.quiet ? 'yes' : 'no',
      });
    case 'add':
      return t(`inf.word.add.${word.where}`, { n: word.n });
    case 'remove': {
      const text = t(`inf.word.remove.${word.slot}.${short(word.where)}`);
      return word.extra === undefined ? text : [text, t('inf.word.extra', { n: word.extra })].join(' ');
    }
    case 'play':
      return t(`inf.word.play.${word.where}`, { action: t(`inf.action.${word.action}`) });
    case 'playBoth': {
      const [one, other] = word.actions.map((action) => t(`inf.action.${action}`));
      return t('inf.word.playBoth', { one: one!, other: other! });
    }
    case 'place':
      return t(`inf.word.place.${PLACED[code] ?? code}`, { n: TAPPED });
    case 'choose': {
      const [one, other] = word.of.map(({ then }) =>
        then.length === 0 ? t('inf.word.choose.nothing') : sentences(then, code),
      );
      return t('inf.word.choose', { one: one!, other: other! });
    }
    case 'ifSlot':
      return t(`inf.word.ifSlot.${word.slot}`, { then: sentences(word.then, code) });
    case 'ifWounded':
      return t('inf.word.ifWounded', { then: sentences(word.then, code) });
    case 'walk':
      return t(`inf.word.walk.${word.by > 0 ? 'in' : 'out'}`);
    default: {
      // all other effects have at most numbers as parameters
      const { w, ...figures } = word;
      return unchecked(`inf.word.${w}`, figures);
    }
  }
}

/** What an item or an action does, in sentences. */
export const cardText = (card: string): string =>
  isAction(card) ? sentences(ACTS[card], '') : sentences(itemDef(card).words, card);

/** Says where an item goes after use; null for an action. */
export const afterText = (card: string): string | null =>
  isAction(card) ? null : t(`inf.after.${itemDef(card).after}`);

/** A function of a room: its kind (`reveal`, `enter`, `interface`) and what it does, in sentences. */
export interface RoomFunction {
  kind: 'reveal' | 'enter' | 'interface';
  text: string;
}

/** All functions of a room, in the order in which they happen during a visit. */
export function roomFunctions(code: string): RoomFunction[] {
  const def = roomDef(code);
  const uses = def.uses === null ? [] : [t(`inf.text.uses.${def.uses}`)];
  const all: RoomFunction[] = [
    { kind: 'reveal', text: sentences(def.reveal, '') },
    { kind: 'enter', text: sentences(def.enter, '') },
    {
      kind: 'interface',
      text: def.interface.length === 0 ? '' : [sentences(def.interface, ''), ...uses].join(' '),
    },
  ];
  return all.filter(({ text }) => text !== '');
}
