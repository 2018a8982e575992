/** Refuses impossible table set-ups, with one sentence that says what is wrong. */
import { tileOf } from '../rules/board/faces.ts';
import { ASSET, BACK_DOOR, around, isSpace, isStart, placeName } from '../rules/board/places.ts';
import { HAT, type Table, pawnsOf, seatsIn } from '../rules/model.ts';
import { hatHolder, rightOf, robotOf } from '../rules/play.ts';
import { MARKERS } from '../rules/specials.ts';
import { HAND, hatDepth } from '../rules/flow/round.ts';
import { NotationError, pawnName, readSeat } from './names.ts';
import type { TableSetup } from './setup-schema.ts';

const refuse = (sentence: string): never => {
  throw new NotationError(sentence);
};
const join = (list: readonly string[]): string => list.join(' and ');

/** Refuses a set-up with fields that need an option which is switched off. */
export function checkOptions(setup: TableSetup, t: Table): void {
  const { tracer, secretAsset, status, sprung, players } = t.options;
  if (tracer && players === 2) refuse('two players play without the tracer');
  if (!tracer && (setup.tracer ?? setup.tracerFrom) !== undefined) refuse('a tracer needs the option "tracer"');
  if (!secretAsset && setup.asset !== undefined) refuse('an asset card needs the option "secretAsset"');
  if (setup.assetUp === true && setup.asset === undefined) refuse('no asset card is named that could lie open');
  if (!status && Object.values(setup.seats ?? {}).some((seat) => seat.status !== undefined))
    refuse('a status number needs the option "status"');
  if (!sprung && setup.sprung === true) refuse('a sprung honeypot needs the option "sprung"');
}

/** Refuses a set-up with impossible positions of pawns, tiles, markers or the tracer. */
export function checkBoard(setup: TableSetup, t: Table): void {
  t.pawns.forEach((place, pawn) => {
    const other = t.pawns.indexOf(place);
    if (isSpace(place) && other !== pawn)
      refuse(`${join([pawnName(t, other), pawnName(t, pawn)])} cannot both stand on ${placeName(place)}`);
    if (isStart(place) && pawn % 2 === 1 && t.pawns[pawn - 1] === place)
      refuse(`both pawns of ${t.seats[pawn >> 1]} cannot stand on the ${placeName(place)}`);
    if (t.stuck[pawn] && !isSpace(place)) refuse(`${pawnName(t, pawn)} cannot be held: it is on no space`);
  });
  const laid = t.tiles.filter((face) => face !== null);
  const twice = laid.find((face, i) => laid.slice(0, i).some((other) => tileOf(other) === tileOf(face)));
  if (twice !== undefined)
    refuse(
      `${join(laid.filter((face) => tileOf(face) === tileOf(twice)))} cannot both lie: there is one tile ${tileOf(twice)}`,
    );
  for (const { place } of t.markers)
    if (!isSpace(place)) refuse(`a marker lies on a space, not on the ${placeName(place)}`);
  if (t.markers.length > MARKERS) refuse(`there are ${MARKERS} markers, not ${t.markers.length}`);
  if (t.tracer !== null) checkTracer(t, t.tracer, setup.tracerFrom);
}

function checkTracer(t: Table, { place, from }: NonNullable<Table['tracer']>, named: string | undefined): void {
  if (named !== undefined && (place < 0 || !around(from).includes(place)))
    refuse(`the tracer cannot have come from ${named}`);
  if (place < 0 || place === BACK_DOOR) return;
  if (!isSpace(place)) refuse(`the tracer cannot be on the ${placeName(place)}`);
  const pawn = t.pawns.indexOf(place);
  if (pawn >= 0) refuse(`the tracer and ${pawnName(t, pawn)} cannot both stand on ${placeName(place)}`);
}

/** Works out which seats are out of the game, and refuses a set-up that says otherwise. */
export function checkOut(setup: TableSetup, t: Table): void {
  const named = new Map(Object.entries(setup.seats ?? {}).map(([name, { out }]) => [readSeat(t, name), out]));
  t.seats.forEach((name, seat) => {
    t.out[seat] = pawnsOf(seat).every((pawn) => t.pawns[pawn]! > ASSET);
    const said = named.get(seat) ?? t.out[seat];
    if (said && !t.out[seat]) refuse(`${name} is not out while it has a pawn on the board`);
    if (!said && t.out[seat]) refuse(`${name} is out: it has no pawn on the board`);
    if (t.out[seat] && t.hands[seat]!.length > 0) refuse(`${name} is out and holds no cards`);
  });
  if (seatsIn(t).length < 2) refuse('at least two seats must still play');
}

/**
 * Refuses a set-up where a trick starts and a seat has no card, unless no seat has any. `said`: whether to check a seat; seats whose hand
 * the set-up leaves out are not checked on a table that is only a picture.
 */
export function checkHands(t: Table, said: (seat: number) => boolean): void {
  const none = seatsIn(t).find((seat) => t.hands[seat]!.length === 0 && said(seat));
  if (none !== undefined && t.hands.some((hand) => hand.length > 0))
    refuse(`${t.seats[none]!} holds no card: the round would be over`);
}

/** Refuses a set-up that starts a trick in a way no game can. `steers`: the seat that plays the robot's cards, -1 for none. */
export function checkTrick(t: Table, { leader, steers, trick }: Pick<Table, 'leader' | 'steers' | 'trick'>): void {
  const name = (seat: number): string => t.seats[seat]!;
  if (t.out[leader]) refuse(`${name(leader)} is out and cannot lead`);
  if (trick === 1)
    for (const [seat, hand] of t.hands.entries())
      if (hand.length > HAND)
        refuse(`${name(seat)} holds ${hand.length} cards: in the first trick nobody has over ${HAND}`);
  if (steers < 0) return;
  const robot = robotOf(t);
  if (robot < 0) refuse('only two players have a robot to steer');
  if (steers === robot) refuse('the robot does not play its own cards');
  // In the first trick, the player without the Hat plays the robot's cards, and also leads if seated to the right of the Hat.
  const hat = hatHolder(t);
  const first = trick === 1 && hat >= 0 && hat !== robot && hat !== steers && rightOf(t, hat) === leader;
  if (steers === leader && !first) refuse(`${name(leader)} leads, so the other player steers the robot`);
}

/**
 * Refuses a set-up before a deal with cards in hands or discards, or with the Hat where it cannot be in the deck. `top`: the cards the
 * set-up names on top of the deck, top first.
 */
export function checkDeal(setup: TableSetup, t: Table, top: readonly number[]): void {
  if (t.hands.some((hand) => hand.length > 0)) refuse('before a deal nobody holds cards');
  if (t.discards.length > 0) refuse('before a deal there are no discards');
  const at = top.indexOf(HAT);
  if (t.options.hat === 'turned' && at >= 0) refuse('the Hat is not in the deck: a turned card says who gets it');
  if (t.options.hat === 'shuffled' && (at < 0 ? top.length : at) >= hatDepth(t))
    refuse(`the Hat is among the top ${hatDepth(t)} cards of the deck`);
}
