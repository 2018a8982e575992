/**
 * All that can occur in play, by name: cards, abilities, subroutines, options, branches, words, events, questions, verbs, arcs. A thing's
 * name begins with its kind: 'ability 01090.a0'.
 */
import { allArcs } from '../../../../../src/core/flow.ts';
import { allIdentities, isPrinted } from '../../../../../src/games/netrunner/decks/deck.ts';
import { allCards, type CardDef, cardDef } from '../../../../../src/games/netrunner/index.ts';
import { CHART_CONFIGS } from '../../../../../src/games/netrunner/rules/charts.ts';
import { codeOf, inside } from '../../../../../src/games/netrunner/rules/defs.ts';
import { HANDLERS } from '../../../../../src/games/netrunner/rules/effects/index.ts';
import type { EventType } from '../../../../../src/games/netrunner/rules/events.ts';
import type { Verb } from '../../../../../src/games/netrunner/rules/move.ts';
import type { DecisionKind } from '../../../../../src/games/netrunner/rules/view-types.ts';
import type { Word } from '../../../../../src/games/netrunner/rules/word.ts';

/** All types; one that is missing here does not compile. */
const EVENTS: Record<EventType, true> = {
  'game-began': true,
  kept: true,
  mulliganed: true,
  shuffled: true,
  step: true,
  'turn-began': true,
  'turn-opened': true,
  'turn-ended': true,
  'game-ended': true,
  'credits-gained': true,
  'credits-spent': true,
  'credits-lost': true,
  'clicks-gained': true,
  'clicks-spent': true,
  'clicks-lost': true,
  'counters-placed': true,
  'counters-removed': true,
  advanced: true,
  purged: true,
  'memory-used': true,
  rezzed: true,
  derezzed: true,
  exposed: true,
  revealed: true,
  looked: true,
  'turned-up': true,
  'tags-given': true,
  'tags-removed': true,
  'bad-publicity-taken': true,
  'damage-done': true,
  'damage-coming': true,
  prevented: true,
  'server-created': true,
  'server-vanished': true,
  swapped: true,
  'ice-moved': true,
  rehosted: true,
  'run-began': true,
  'run-credits-gained': true,
  approached: true,
  encountered: true,
  bypassed: true,
  'subroutine-broken': true,
  'subroutine-fired': true,
  'break-step-ended': true,
  'encounter-ended': true,
  passed: true,
  'server-approached': true,
  'sent-back': true,
  'jacked-out': true,
  'run-ending': true,
  'run-moved': true,
  'run-succeeding': true,
  'run-succeeded': true,
  'run-ended': true,
  'access-coming': true,
  'access-began': true,
  'access-replaced': true,
  accessed: true,
  left: true,
  'access-ended': true,
  'trace-began': true,
  'trace-bid': true,
  'trace-ended': true,
  'psi-began': true,
  'psi-revealed': true,
  used: true,
  triggered: true,
  named: true,
  marked: true,
  'strength-boosted': true,
  'mod-added': true,
  'delayed-added': true,
  'delayed-removed': true,
  expired: true,
  'brought-in': true,
  drawn: true,
  installed: true,
  discarded: true,
  trashed: true,
  played: true,
  resolved: true,
  scored: true,
  stolen: true,
  added: true,
  forfeited: true,
  returned: true,
  removed: true,
  moved: true,
};
const QUESTIONS: Record<DecisionKind, true> = {
  mulligan: true,
  action: true,
  window: true,
  'jack-out': true,
  discard: true,
  pick: true,
  choose: true,
  number: true,
  arrange: true,
  order: true,
  accept: true,
  trace: true,
  psi: true,
  pay: true,
  access: true,
  trash: true,
  look: true,
  steal: true,
  prevent: true,
};
const VERBS: Record<Exclude<Verb, 'concede'>, true> = {
  draw: true,
  credit: true,
  install: true,
  play: true,
  advance: true,
  purge: true,
  'trash-resource': true,
  'remove-tag': true,
  run: true,
  use: true,
  rez: true,
  score: true,
  pass: true,
  keep: true,
  mulligan: true,
  'jack-out': true,
  continue: true,
  access: true,
  trash: true,
  steal: true,
  decline: true,
  leave: true,
  accept: true,
  pick: true,
  choose: true,
  number: true,
  next: true,
  first: true,
  done: true,
  discard: true,
  pay: true,
  discount: true,
  cancel: true,
};
/** The kinds of things, with their plurals for reports. */
export const KINDS = {
  card: 'cards in use',
  ability: 'abilities, played texts included',
  subroutine: 'subroutines resolved',
  broken: 'subroutines broken',
  option: 'options chosen',
  branch: 'branches of texts',
  word: 'words',
  event: 'events',
  question: 'questions',
  verb: 'kinds of move',
  arc: 'chart arcs',
} as const;
export type Kind = keyof typeof KINDS;

const yesAndNo = (code: string): string[] => [`option ${code} yes`, `option ${code} no`];
/** The options that a word offers, and the lists inside it, in a list with this code. */
function thingsInWord(code: string, word: Word): string[] {
  const lists = inside(word).flatMap(([, list]) =>
    list.length > 0 ? [`branch ${codeOf(list)}`, ...thingsInList(codeOf(list), list)] : [],
  );
  switch (word.w) {
    case 'chooseOne':
      return [...word.options.map(({ name }) => `option ${code} ${name}`), ...lists];
    case 'nameType':
      return word.types.map((type) => `option ${code} ${type}`);
    case 'bringInIdentity':
      return allIdentities('runner')
        .filter(({ subtypes }) => subtypes.includes(word.subtype))
        .map((identity) => `option ${code} ${identity.code}`);
    case 'rezOrTrash':
      return ['rez', 'trash'].map((way) => `option ${code} ${way}`);
    case 'advanceAndOffer':
      return ['pay', 'access'].map((way) => `option ${code} ${way}`);
    case 'may':
    case 'offerAccess':
      return [...yesAndNo(code), ...lists];
    default:
      return lists;
  }
}
const thingsInList = (code: string, words: readonly Word[]): string[] =>
  words.flatMap((word) => thingsInWord(code, word));
function thingsOfCard(card: CardDef): string[] {
  const { code } = card;
  return [
    `card ${code}`,
    ...card.abilities.flatMap((ability, i) => [
      `ability ${code}.a${i}`,
      ...('optional' in ability && ability.optional === true ? yesAndNo(`${code}.a${i}`) : []),
      ...('words' in ability ? thingsInList(`${code}.a${i}`, ability.words) : []),
    ]),
    ...card.subroutines.flatMap((words, i) => [
      `subroutine ${code}.s${i}`,
      `broken ${code}.s${i}`,
      ...thingsInList(`${code}.s${i}`, words),
    ]),
    ...(card.play.length > 0 ? [`ability ${code}.play`, ...thingsInList(`${code}.play`, card.play)] : []),
  ];
}
/** Arcs that no printed card brings about, since none takes ice away in 2.1; plays with cards made up for it do (tests/support/made-up.ts). */
const MADE_UP: readonly string[] = ['run s2_1 NEXT #0', 'run s2_1 NEXT #2'];

/** All that can occur, by name. Nobody concedes by chance; that either seat may is tested by itself. */
export function expected(): string[] {
  const named = (kind: Kind, names: readonly string[]): string[] => names.map((name) => `${kind} ${name}`);
  return [
    ...[...BY_CARD.values()].flat(),
    ...named('word', Object.keys(HANDLERS)),
    ...named('event', Object.keys(EVENTS)),
    ...named('question', Object.keys(QUESTIONS)),
    ...named('verb', Object.keys(VERBS)),
    ...named(
      'arc',
      allArcs(CHART_CONFIGS).filter((arc) => !MADE_UP.includes(arc)),
    ),
  ];
}
/** A thing's name with the title of its card and the name of its ability, for people. */
export function said(thing: string): string {
  const code = /^\S+ (\d{5})(?:\.a(\d+))?/.exec(thing);
  if (!code) return thing;
  const card = cardDef(code[1]!);
  const ability = code[2] === undefined ? undefined : card.abilities[Number(code[2])];
  return `${thing} (${card.title}${ability && 'name' in ability ? `: ${ability.name}` : ''})`;
}

const BY_CARD = new Map([...allCards()].filter(isPrinted).map((card) => [card.code, thingsOfCard(card)] as const));
/** All that a card can do, by name; nothing for a card that was never printed. */
export const thingsOf = (code: string): readonly string[] => BY_CARD.get(code) ?? [];
