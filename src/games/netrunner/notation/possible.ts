/** Refuses a set-up table that no play can produce, with a sentence that says why: the rules never allow it, or would change it at once. */
import { memoryOn, roomOn, strength } from '../rules/ask.ts';
import { select } from '../rules/conditions.ts';
import type { CardDef } from '../rules/def.ts';
import { def } from '../rules/defs.ts';
import { otherIdentities } from '../rules/effects/hard.ts';
import { inTheWay, placesFor, roomsFor } from '../rules/effects/install.ts';
import type { Card } from '../rules/model.ts';
import type { Play } from '../rules/play.ts';
import { standing } from '../rules/settle.ts';
import { isInstalled } from '../rules/table.ts';
import type { Selector, Word, WordName } from '../rules/word.ts';
import { ScenarioError } from './names.ts';

const titleOf = (c: Card): string => def(c.code).title;
const no = (what: string): never => {
  throw new ScenarioError(`setup: ${what}`);
};

/** The lists of effects (`Word`) that make up a card's text. */
const textsOf = ({ abilities, play }: CardDef): Word[][] => [
  play,
  ...abilities.flatMap((ability) => ('words' in ability ? [ability.words] : [])),
];
/** Returns the selector of the cards that a card's text lets a player choose before its effect `does`; null if it has no such choice. */
function chosenFor(card: CardDef, does: WordName): Selector | null {
  for (const words of textsOf(card)) {
    const at = words.findIndex((word) => word.w === does);
    const choice = words.slice(0, Math.max(0, at)).findLast((word) => word.w === 'choose');
    if (choice) return choice.from;
  }
  return null;
}
/** Returns the selector of the cards of which a card's text lets a player mark one, as Femme Fatale does; null if it marks none. */
export const marks = (card: CardDef): Selector | null => chosenFor(card, 'markChosen');

/** Returns a selector without what may have changed since a card was chosen by it: whether the card is rezzed, and the condition. */
function lasting({ up: _up, if: _if, ...rest }: Selector): Selector {
  return rest;
}

/** Throws ScenarioError if no play can produce this table. */
export function checkPossible(game: Play): void {
  for (const c of game.t.cards) {
    if (c.up && isInstalled(c)) checkCopies(game, c);
    if (c.zone === 'root') checkPlace(game, c);
    if (c.host >= 0) checkHost(game, c, game.t.cards[c.host]!);
    else if (c.zone === 'rig' && c.up && def(c.code).host !== null)
      no(`${titleOf(c)} needs a host: say which card hosts it`);
    if (c.mark >= 0) checkMark(game, c);
  }
  if (game.t.play.length > 1)
    no(`${titleOf(game.t.cards[game.t.play[1]!]!)} is a second current; only one can be in play`);
  checkStanding(game);
}

/** Refuses a table with a second copy of a unique card, or a second console. */
function checkCopies(game: Play, c: Card): void {
  const before = game.t.cards.slice(0, c.id).filter((each) => each.up && isInstalled(each) && each.seat === c.seat);
  if (def(c.code).unique && before.some((each) => each.code === c.code))
    no(`${titleOf(c)} is unique: a second copy cannot be face up`);
  const isConsole = (each: Card): boolean => def(each.code).subtypes.includes('console');
  if (isConsole(c) && before.some(isConsole)) no(`${titleOf(c)} is a second console; only one can be installed`);
}

/** Refuses a card in a server where it may not be, or next to another that its installation would have trashed. */
function checkPlace(game: Play, c: Card): void {
  const server = game.t.servers.find(({ id }) => id === c.server)!;
  if (!placesFor(game, c).includes(server.id)) no(`${titleOf(c)} cannot be in ${server.id}`);
  const beside = inTheWay(game, c, server).must.find((h) => h !== c.h);
  const other = game.t.cards.find(({ h }) => h === beside);
  if (other) no(`${titleOf(c)} cannot be in ${server.id} together with ${titleOf(other)}`);
}

/** Refuses a card on a host that cannot host it, or a host with more cards than it may host. */
function checkHost(game: Play, c: Card, host: Card): void {
  const on = `${titleOf(c)} cannot be hosted on ${titleOf(host)}`;
  const card = def(c.code);
  if (card.type === 'identity') return checkIdentity(game, c, host);
  if (!c.up) return;
  const chosen = card.host ?? chosenFor(card, 'hostOnChosen');
  const fits = chosen !== null && select(game, lasting(chosen), c).includes(host.id);
  if (fits) return;
  if (!host.up || !roomsFor(game, c).includes(host.h)) no(on);
  const [used, room] = [memoryOn(game, host), roomOn(host)!.memory];
  if (used > room) no(`the programs on ${titleOf(host)} need ${used} memory; it has room for ${room}`);
}
/** Refuses an identity hosted on a card that brings in no other identity, or not this one, or has one already. */
function checkIdentity(game: Play, c: Card, host: Card): void {
  const brings = textsOf(def(host.code))
    .flat()
    .find((word) => word.w === 'bringInIdentity');
  if (!brings || !host.up) return no(`${titleOf(c)} cannot be hosted on ${titleOf(host)}`);
  if (!otherIdentities(game, brings.subtype).includes(c.code))
    no(`${titleOf(c)} cannot be hosted on ${titleOf(host)}: it is not a ${brings.subtype} identity of another faction`);
  if (game.t.cards.slice(0, c.id).some((each) => each.host === host.id))
    no(`${titleOf(c)} is a second identity on ${titleOf(host)}`);
}

/** Refuses a card's mark on another card that it could not have chosen. */
function checkMark(game: Play, c: Card): void {
  const marked = game.t.cards.find(({ h }) => h === c.mark)!;
  if (!select(game, lasting(marks(def(c.code))!), c).includes(marked.id))
    no(`${titleOf(c)} cannot have chosen ${titleOf(marked)}`);
}

/** Refuses a table that the rules' standing checks would change before anybody moves. */
function checkStanding(game: Play): void {
  const found = standing(game);
  if (found === null) return;
  switch (found.is) {
    case 'won':
      return no(
        `the ${found.seat === 'corp' ? 'Corp' : 'Runner'} has ${game.t.toWin} agenda points or more and has won`,
      );
    case 'host-gone':
      return no(`${titleOf(found.c)} is hosted on a card that is not installed`);
    case 'host-at-zero':
      return no(
        `${titleOf(found.host)} has strength ${strength(game, found.host)}, so ${titleOf(found.c)} has trashed it`,
      );
    case 'server-empty':
      return no(`${found.server} has no card: such a server does not exist`);
    case 'memory':
      return no(`the installed programs need ${found.used} memory; the Runner has ${found.total}`);
  }
}
