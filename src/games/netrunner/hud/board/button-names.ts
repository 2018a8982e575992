/** Accessible names of the table's buttons: what is there, where, in what state, and what can be done with it. */
import type { CardDef } from '../../rules/def.ts';
import type { ServerId } from '../../rules/model.ts';
import type { CardView, ServerView, View } from '../../rules/view-types.ts';
import { t } from '../../../../i18n/index.ts';
import { CAN } from '../moves/labels.ts';
import { leadOf, priceOf } from '../moves/costs.ts';
import { findCard, movesOfCard, movesOfServer, movesOnto } from '../words/find.ts';
import { cardName, cardParam, placeParams, serverName } from '../words/names.ts';
import { kindsOf } from './kinds.ts';
import type { Move } from '../../rules/move.ts';

/** The facts about a thing as one name. */
const together = (facts: readonly (string | null)[]): string =>
  t('button.facts', { facts: facts.filter((fact) => fact !== null) });

/** What can be done with a card or server by these legal moves, each verb once, and what it costs. */
function abilities(moves: readonly Move[], view: View): string[] {
  const said = new Map<string, string>();
  for (const move of moves) {
    if (!CAN.has(move.do) || said.has(move.do)) continue;
    const price = priceOf(move, view) ?? { clicks: 0, credits: 0, extra: [] };
    const extra = price.extra.length > 0 ? 'yes' : 'no';
    const free = extra === 'no' && (move.do === 'play' || move.do === 'rez' || move.do === 'install');
    const lead = leadOf(price);
    said.set(
      move.do,
      t('can', {
        verb: move.do === 'trash-resource' ? 'trash' : move.do,
        lead: lead === 'none' && free ? 'free' : lead,
        clicks: price.clicks,
        credits: price.credits ?? 0,
        extra,
      }),
    );
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

/**
 * Returns, in words, whether an installed Corp card is rezzed, and if not, whether only its owner knows it; or that a card in Archives is
 * facedown. Else null.
 */
export function faceWords(card: CardView): string | null {
  const installed = card.zone === 'ice' || card.zone === 'root';
  if (card.seat === 'corp' && installed) return t(card.up ? 'state.rezzed' : 'state.unrezzed');
  if (card.zone === 'archives' && !card.up) return t('state.face-down');
  return null;
}

/** The accessible name of a card's button. */
export function cardButtonName(card: CardView, view: View): string {
  const place = placeParams(card, view);
  const can = abilities([...movesOfCard(view, card.h), ...movesOnto(view, card.h)], view);
  const now =
    view.run?.ice === card.h ? t(view.run.at === 'encounter' ? 'state.encountered' : 'state.approached') : null;
  const state = stateWords(card, view);
  if (card.code === null) return together([t('card.at', { card: '?', ...place }), now, ...state, ...can]);
  const kinds = kindsOf(card);
  if (card.zone === 'grip' || card.zone === 'hq') {
    const { own, zone } = place;
    return together([t('button.in-hand', { card: cardParam(card), own, zone }), ...kinds, ...state, ...can]);
  }
  return together([cardName(card), ...kinds, faceWords(card), ...state, now, t('place', place), ...can]);
}

/** The accessible name of a server's button: "R&D, 38 cards, and 2 pieces of ice". */
export function serverButtonName(server: ServerView, view: View): string {
  const run = view.run !== null && view.run.server === server.id ? t('state.under-attack') : null;
  return together([
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
