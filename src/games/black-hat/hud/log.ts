/** Log lines for events: one or more for each event, or one for several of the same kind. */
import type { ShownLine } from '../../../hud/contract/log-ui.ts';
import { type Part, rich, t } from '../../../i18n/index.ts';
import { placeAnchor } from '../anchors.ts';
import { ASSETS, JOKER, faceAt, isSpace, placeId, valueAt } from '../rules/defs.ts';
import type { Card } from '../rules/model.ts';
import type { Seen, View } from '../rules/view.ts';
import { cardNames, ownerOf, seatId, seatName, whoIs } from './names.ts';

/** The number of the secret card that rounds scores to tens. */
const ROUND_LEDGER = ASSETS.indexOf('round-ledger') + 1;

/** Types of events without a log line of their own: another line covers the change, or there is nothing to say. */
const SILENT: ReadonlySet<Seen['type']> = new Set(['step', 'shuffled']);

type Line = Pick<ShownLine, 'kind' | 'parts'> & { seat: number | null };

/** Makes a log line from a sentence. */
const line = (kind: ShownLine['kind'], seat: number | null, text: string): Line => ({
  kind,
  seat,
  parts: [{ text, face: null }],
});

/** Makes a log line from a sentence whose parameter `place` or `to` names a space; pressing that name shows the space. */
const placed = (kind: ShownLine['kind'], seat: number | null, parts: readonly Part[], place: number): Line => ({
  kind,
  seat,
  parts: parts.map(({ text, param }) => ({
    text,
    face:
      isSpace(place) && (param === 'place' || param === 'to')
        ? { code: `place ${place}`, at: placeAnchor(place) }
        : null,
  })),
});

/** Makes the log lines of a deal: one for each hand the viewer sees, then one for all others. */
function dealt(hands: readonly Extract<Seen, { type: 'dealt' }>[], view: View): Line[] {
  const seen = hands.filter(({ cards }) => !cards.includes(0));
  const seats = hands.filter((hand) => !seen.includes(hand)).map(({ seat }) => seatName(view, seat));
  return [
    ...seen.map(({ seat, cards }) =>
      line('small', seat, t('bh.log.dealt', { who: whoIs(view, seat), cards: cardNames(cards) })),
    ),
    ...(seats.length === 0 ? [] : [line('small', null, t('bh.log.dealt.others', { seats, n: seats.length }))]),
  ];
}

/** Makes the log lines of a scoring: why the round ends, then each seat's score. */
/** Whether the Round Ledger lies face up: rounds are rounded to tens and may be negative. */
export const isRounded = (view: View): boolean => view.assetUp && view.asset === ROUND_LEDGER;

function scored({ reason, scores }: Extract<Seen, { type: 'scored' }>, view: View): Line[] {
  const rounded = isRounded(view);
  return [
    line('strong', null, t(`bh.log.ended.${reason}`)),
    ...scores.flatMap(({ hand, pawns, round: n }, seat) => {
      if (view.seats[seat]!.out) return [];
      const sum = n === hand + pawns ? 'exact' : rounded ? 'rounded' : 'floor';
      return [line('line', seat, t('bh.log.scored', { who: whoIs(view, seat), hand, pawns, n, sum }))];
    }),
  ];
}

function linesOfOne(e: Seen, view: View): Line[] {
  const who = 'seat' in e && e.seat >= 0 ? whoIs(view, e.seat) : '';
  switch (e.type) {
    case 'dealer-drawn':
      return [line('small', e.seat, t('bh.log.dealer-drawn', { who }))];
    case 'tile-laid': {
      const params = { tile: e.face, zone: 'ABCDE'[e.zone]! };
      if (e.seat < 0) return [line('small', null, t('bh.log.tile-laid', params))];
      return [line('line', e.seat, t('bh.log.tile-laid.by', { ...params, who }))];
    }
    case 'asset-hidden': {
      const seen = e.asset > 0;
      return [
        line('small', null, seen ? t('bh.log.asset-hidden.seen', { asset: `${e.asset}` }) : t('bh.log.asset-hidden')),
      ];
    }
    case 'status-dealt':
      return e.n === 0 ? [] : [line('small', e.seat, t('bh.log.status-dealt.seen', { who, n: e.n }))];
    case 'round-began':
      return [line('turn', null, t('bh.log.round-began', { n: e.n, who: whoIs(view, e.dealer), size: e.size }))];
    case 'turned':
      return [line('small', null, e.card === JOKER ? t('bh.log.turned.joker') : t('bh.log.turned', { rank: e.card }))];
    case 'hat-given':
      return [line('line', e.seat, t('bh.log.hat-given', { who }))];
    case 'trick-began': {
      const params = { n: e.n, who: whoIs(view, e.leader) };
      if (e.steers < 0) return [line('run', e.leader, t('bh.log.trick-began', params))];
      return [line('run', e.leader, t('bh.log.trick-began.steers', { ...params, steers: whoIs(view, e.steers) }))];
    }
    case 'played':
      return [line('line', e.seat, t('bh.log.played', { who, cards: cardNames(e.cards) }))];
    case 'passed':
      return [line('line', e.seat, t('bh.log.passed', { who }))];
    case 'trick-won':
      return [line('strong', e.seat, t(e.hat ? 'bh.log.trick-won.hat' : 'bh.log.trick-won', { who }))];
    case 'took-all':
      return [line('line', e.seat, t('bh.log.took-all', { who, cards: cardNames(e.cards) }))];
    case 'swept':
      return [line('small', null, t('bh.log.swept', { n: e.cards.length }))];
    case 'moved': {
      const params = { who, owner: ownerOf(view, e.pawn, e.seat), from: placeId(e.from), to: placeId(e.to) };
      return [placed('line', e.seat, rich('bh.log.moved', { ...params, jumps: e.way.length - 1 }), e.to)];
    }
    case 'sent-back': {
      const params = { who, owner: ownerOf(view, e.pawn, e.seat), from: placeId(e.from), to: placeId(e.to) };
      return [line('strong', e.seat, t('bh.log.sent-back', params))];
    }
    case 'drawn':
      return [line('line', e.seat, t('bh.log.drawn', { who, cards: cardNames(e.cards) }))];
    case 'reshuffled':
      return [line('small', null, t('bh.log.reshuffled'))];
    case 'held': {
      const place = view.pawns[e.pawn]!;
      const { kind } = faceAt(view.tiles, place);
      const params = { owner: ownerOf(view, e.pawn), place: placeId(place), kind };
      return [placed('line', e.pawn >> 1, rich('bh.log.held', params), place)];
    }
    case 'marked': {
      const params = { who, change: e.n > 0 ? 'up' : 'down', place: placeId(e.place), value: valueAt(view, e.place) };
      return [placed('line', e.seat, rich('bh.log.marked', params), e.place)];
    }
    case 'lifted':
      return [placed('small', null, rich('bh.log.lifted', { place: placeId(e.place), n: e.n }), e.place)];
    case 'honeypot-sprung':
      return [line('strong', null, t('bh.log.honeypot-sprung'))];
    case 'asset-turned':
      return [line('strong', null, t(`bh.log.asset-turned.${e.asset}`))];
    case 'went-through':
      return [line('strong', e.pawn >> 1, t('bh.log.went-through', { owner: ownerOf(view, e.pawn) }))];
    case 'blamed':
      return [line('strong', e.seat, t('bh.log.blamed', { who, on: seatId(view, e.on), n: e.n }))];
    case 'tracer-started':
      return [line('strong', null, t('bh.log.tracer-started'))];
    case 'tracer-moved':
      if (e.place < 0) return [line('line', e.seat, t('bh.log.tracer-moved.track', { n: e.step }))];
      return [placed('line', e.seat, rich('bh.log.tracer-moved', { who, place: placeId(e.place) }), e.place)];
    case 'jailed':
      return [line('strong', e.pawn >> 1, t('bh.log.jailed', { owner: ownerOf(view, e.pawn) }))];
    case 'out':
      return [line('strong', e.seat, t('bh.log.out', { who }))];
    case 'scored':
      return scored(e, view);
    case 'game-ended':
      return [line('strong', null, t('bh.log.game-ended'))];
    case 'dealt':
    case 'took':
    case 'step':
    case 'shuffled':
      return [];
  }
}

/** Whether an event appears in the log, in its own line or one it shares with other events. */
export const isShown = ({ type }: Pick<Seen, 'type'>): boolean => !SILENT.has(type);

/** Makes the log lines of an update's events. `view`: the table after the update; `from`: the id of the first line. */
export function linesOf(events: readonly Seen[], view: View, from: number): ShownLine[] {
  const out: ShownLine[] = [];
  const push = ({ seat, ...rest }: Line, after: number): void => {
    out.push({
      id: from + out.length,
      seat: seat === null ? null : view.seats[seat]!.name,
      paid: null,
      after,
      ...rest,
    });
  };
  const hands: Extract<Seen, { type: 'dealt' }>[] = [];
  const taken: Card[] = [];
  events.forEach((e, i) => {
    const next = events[i + 1];
    if (e.type === 'dealt') {
      hands.push(e);
      if (next?.type !== 'dealt') for (const one of dealt(hands.splice(0), view)) push(one, i + 1);
    } else if (e.type === 'took') {
      taken.push(e.card);
      if (next?.type === 'took') return;
      const params = { who: whoIs(view, e.seat), cards: cardNames(taken.splice(0)) };
      push(line('line', e.seat, t('bh.log.took', params)), i + 1);
    } else if (e.type === 'status-dealt' && e.n === 0) {
      // The rivals' status numbers are hidden, so one line covers them all.
      if (!events.slice(i + 1).some((later) => later.type === 'status-dealt' && later.n === 0))
        push(line('small', null, t('bh.log.status-dealt')), i + 1);
    } else {
      for (const one of linesOfOne(e, view)) push(one, i + 1);
    }
  });
  return out;
}
