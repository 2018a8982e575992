/** Accessible names of the table's buttons: what is there, where, in what state, and what can be done with it. */
import type { CardDef } from '../../rules/def.ts';
import type { ServerId } from '../../rules/model.ts';
import type { CardView, ServerView, View } from '../../rules/view-types.ts';
import { t, unchecked } from '../../../../i18n/index.ts';
import { CAN } from '../moves/labels.ts';
import { priceOf, priceText } from '../moves/costs.ts';
import { findCard, movesOfCard, movesOfServer, movesOnto } from '../words/find.ts';
import { cardName, icePlace, placeOf, serverName } from '../words/names.ts';
import type { Move } from '../../rules/move.ts';

const join = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ');

/** The legal moves with a card as phrases, one for each verb: "can be played for 2 credits". */
function abilities(moves: readonly Move[], view: View): string[] {
  const said = new Map<string, string>();
  for (const move of moves) {
    const key = CAN[move.do];
    if (key === undefined || said.has(move.do)) continue;
    const what = unchecked(key);
    const price = priceText(priceOf(move, view));
    const costs = move.do === 'play' || move.do === 'rez' || move.do === 'install';
    said.set(move.do, price !== null ? t('can.for', { what, price }) : costs ? t('can.for-free', { what }) : what);
  }
  return [...said.values()];
}

/**
 * A card's state in words: "strength 2", "3 advancement counters", "hosting Parasite". With `printed` (the card's text is shown next to
 * it), leaves out subroutines and numbers equal to the printed ones.
 */
export function stateWords(
  card: CardView,
  view: View,
  printed?: Pick<CardDef, 'strength' | 'requirement' | 'points'>,
): string[] {
  const words: string[] = [];
  if (card.strength !== null && card.strength !== printed?.strength)
    words.push(t('state.strength', { n: card.strength }));
  if (card.subs.length > 0 && printed === undefined) {
    const broken = card.subs.filter((sub) => sub.broken).length;
    words.push(t(broken > 0 ? 'state.subs.broken' : 'state.subs', { n: card.subs.length, broken }));
  }
  if (card.requirement !== null && card.requirement !== printed?.requirement)
    words.push(t('state.requirement', { n: card.requirement }));
  if (card.points !== null && card.points !== printed?.points) words.push(t('state.points', { n: card.points }));
  for (const [kind, n] of Object.entries(card.counters)) words.push(t('state.counters', { n, kind }));
  for (const h of card.hosted) {
    const guest = findCard(view, h);
    if (guest !== null) words.push(t('state.hosting', { card: cardName(guest) }));
  }
  if (card.blank) words.push(t('state.blank'));
  return words;
}

const typeWords = (card: CardView): string | null => {
  if (card.code === null || card.type === null) return null;
  return card.type === 'ice' && card.subtypes.length > 0 ? card.subtypes.join(' ') : t(`type.${card.type}`);
};

/**
 * Returns, in words, whether an installed Corp card is rezzed, and if not, whether only its owner knows it; or that a card in Archives is
 * facedown. Else null.
 */
export function faceWords(card: CardView): string | null {
  const installed = card.zone === 'ice' || card.zone === 'root';
  if (card.seat === 'corp' && installed) {
    if (card.up) return t('state.rezzed');
    return card.code === null ? t('state.unrezzed') : t(card.secret ? 'state.unrezzed.secret' : 'state.unrezzed');
  }
  if (card.zone === 'archives' && !card.up) return t('state.face-down');
  return null;
}

/** The accessible name of a card's button. */
export function cardButtonName(card: CardView, view: View): string {
  const place = placeOf(card, view);
  const can = abilities([...movesOfCard(view, card.h), ...movesOnto(view, card.h)], view);
  const now =
    view.run?.ice === card.h ? t(view.run.at === 'encounter' ? 'state.encountered' : 'state.approached') : null;
  if (card.code === null) {
    const what =
      card.zone === 'ice' ? unchecked('button.hidden-ice', iceParams(card, view)) : t('button.hidden', { place });
    return join([what, faceWords(card), now, ...stateWords(card, view), ...can]);
  }
  const state = stateWords(card, view);
  if (card.zone === 'grip' || card.zone === 'hq')
    return join([t('button.in-hand', { place, card: cardName(card) }), typeWords(card), ...state, ...can]);
  return join([cardName(card), typeWords(card), faceWords(card), ...state, now, place, ...can]);
}

function iceParams(card: CardView, view: View): Record<string, string | number> {
  const server = view.servers.find((one) => one.id === card.server);
  return server === undefined
    ? { n: 1, of: 1, server: '' }
    : { ...icePlace(server, card.h), server: serverName(server.id) };
}

/** The accessible name of a server's button: "R&D, 38 cards, protected by 2 ice". */
export function serverButtonName(server: ServerView, view: View): string {
  const run = view.run !== null && view.run.server === server.id ? t('state.under-attack') : null;
  return join([
    serverName(server.id),
    centralWords(server.id, view),
    t('state.ice', { n: server.ice.length }),
    server.id.startsWith('remote')
      ? t('state.root', { n: server.root.length })
      : server.root.length > 0
        ? t('state.upgrades', { n: server.root.length })
        : null,
    run,
    ...abilities(movesOfServer(view, server.id), view),
  ]);
}

/** The number of cards in a central server, in words; null for a remote. */
export function centralWords(id: ServerId, view: View): string | null {
  if (id === 'hq') return t('state.cards', { n: view.corp.handSize });
  if (id === 'rnd') return t('state.cards', { n: view.corp.deckSize });
  if (id === 'archives') {
    const n = view.corp.archives.length + view.corp.archivesHidden;
    const up = view.corp.archives.filter((card) => card.up).length;
    return t('state.archives', { n, up });
  }
  return null;
}

/** Returns the credits, clicks, hand sizes, points and tags of both sides as one text for screen readers. */
export function statusText(view: View): string {
  const { corp, runner } = view;
  return t('status', {
    corpCredits: corp.credits,
    corpClicks: corp.clicks,
    corpHand: corp.handSize,
    corpPoints: corp.points,
    runnerCredits: runner.credits,
    runnerClicks: runner.clicks,
    runnerHand: runner.handSize,
    runnerPoints: runner.points,
    tags: runner.tags,
    bad: corp.badPublicity,
    toWin: view.toWin,
  });
}
