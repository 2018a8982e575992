/** Log lines for events: one for each event, or one for several of the same kind. */
import { opening, points, signed } from '../../../i18n/writing.ts';
import type { LogPart, ShownLine } from '../../../hud/contract/log-ui.ts';
import { listed, t } from '../../../i18n/index.ts';
import { placeAnchor } from '../anchors.ts';
import { JOKER, isSpace } from '../rules/defs.ts';
import type { Card } from '../rules/model.ts';
import type { Seen, View } from '../rules/view.ts';
import { cardsWords, pawnWords, placeWords, seatName, whoIs } from './names.ts';

/** Types of events without a log line of their own: another line covers the change, or there is nothing to say. */
const SILENT: ReadonlySet<Seen['type']> = new Set(['step', 'shuffled']);

type Line = Pick<ShownLine, 'kind' | 'parts'> & { seat: number | null };

const plain = (text: string): LogPart[] => [{ text, face: null }];

/** Makes a log line from a sentence. */
const line = (kind: ShownLine['kind'], seat: number | null, text: string): Line => ({
  kind,
  seat,
  parts: plain(opening(text)),
});

/** Makes a log line from a sentence that names a space; pressing that name shows the space. */
function placed(kind: ShownLine['kind'], seat: number | null, text: string, place: number): Line {
  const name = placeWords(place);
  const at = text.lastIndexOf(name);
  if (!isSpace(place) || at < 0) return line(kind, seat, text);
  const face = { code: `place ${place}`, at: placeAnchor(place) };
  return {
    kind,
    seat,
    parts: [...plain(opening(text.slice(0, at))), { text: name, face }, ...plain(text.slice(at + name.length))],
  };
}

/** Makes the log lines of a deal: one for each hand the viewer sees, then one for all others. */
function dealt(hands: readonly Extract<Seen, { type: 'dealt' }>[], view: View): Line[] {
  const seen = hands.filter(({ cards }) => !cards.includes(0));
  const others = hands.filter((hand) => !seen.includes(hand));
  const seats = listed(others.map(({ seat }) => seatName(view, seat)));
  return [
    ...seen.map(({ seat, cards }) =>
      line('small', seat, t('bh.log.dealt', { who: whoIs(view, seat), cards: cardsWords(cards) })),
    ),
    ...(others.length === 0 ? [] : [line('small', null, t('bh.log.dealt.others', { seats, n: others.length }))]),
  ];
}

function lineOf(e: Seen, view: View): Line | null {
  const who = (seat: number): string => whoIs(view, seat);
  switch (e.type) {
    case 'dealer-drawn':
      return line('small', e.seat, t('bh.log.dealer-drawn', { who: who(e.seat) }));
    case 'tile-laid': {
      const params = { tile: e.face, zone: 'ABCDE'[e.zone]! };
      if (e.seat < 0) return line('small', null, t('bh.log.tile-laid', params));
      return line('line', e.seat, t('bh.log.tile-laid.by', { ...params, who: who(e.seat) }));
    }
    case 'asset-hidden':
      return line(
        'small',
        null,
        e.asset === 0 ? t('bh.log.asset-hidden') : t('bh.log.asset-hidden.seen', { card: t(`bh.asset.${e.asset}`) }),
      );
    case 'status-dealt':
      return e.n === 0 ? null : line('small', e.seat, t('bh.log.status-dealt.seen', { who: who(e.seat), n: e.n }));
    case 'round-began':
      return line('turn', null, t('bh.log.round-began', { n: e.n, who: who(e.dealer), size: e.size }));
    case 'turned':
      return line('small', null, e.card === JOKER ? t('bh.log.turned.joker') : t('bh.log.turned', { card: e.card }));
    case 'hat-given':
      return line('line', e.seat, t('bh.log.hat-given', { who: who(e.seat) }));
    case 'trick-began': {
      const params = { n: e.n, who: who(e.leader) };
      if (e.steers < 0) return line('run', e.leader, t('bh.log.trick-began', params));
      return line('run', e.leader, t('bh.log.trick-began.steers', { ...params, steers: who(e.steers) }));
    }
    case 'played':
      return line('line', e.seat, t('bh.log.played', { who: who(e.seat), cards: cardsWords(e.cards) }));
    case 'passed':
      return line('line', e.seat, t('bh.log.passed', { who: who(e.seat) }));
    case 'trick-won':
      return line('strong', e.seat, t(e.hat ? 'bh.log.trick-won.hat' : 'bh.log.trick-won', { who: who(e.seat) }));
    case 'took-all':
      return line('line', e.seat, t('bh.log.took-all', { who: who(e.seat), cards: cardsWords(e.cards) }));
    case 'swept':
      return line('small', null, t('bh.log.swept', { n: e.cards.length }));
    case 'moved':
    case 'sent-back': {
      const [from, to] = [placeWords(e.from), placeWords(e.to)];
      const params = { who: who(e.seat), pawn: pawnWords(view, e.pawn, e.seat), from, to };
      if (e.type === 'sent-back') return line('strong', e.seat, t('bh.log.sent-back', params));
      return placed('line', e.seat, t('bh.log.moved', { ...params, jumps: e.way.length - 1 }), e.to);
    }
    case 'drawn':
      return line(
        'line',
        e.seat,
        t('bh.log.drawn', { who: who(e.seat), cards: cardsWords(e.cards.map((card): Card | null => card || null)) }),
      );
    case 'reshuffled':
      return line('small', null, t('bh.log.reshuffled'));
    case 'held':
      return placed(
        'line',
        e.pawn >> 1,
        t('bh.log.held', { pawn: pawnWords(view, e.pawn), place: placeWords(view.pawns[e.pawn]!) }),
        view.pawns[e.pawn]!,
      );
    case 'marked':
      return placed(
        'line',
        e.seat,
        t('bh.log.marked', { who: who(e.seat), place: placeWords(e.place), n: signed(e.n) }),
        e.place,
      );
    case 'lifted':
      return placed('small', null, t('bh.log.lifted', { place: placeWords(e.place), n: signed(e.n) }), e.place);
    case 'honeypot-sprung':
      return line('strong', null, t('bh.log.honeypot-sprung'));
    case 'asset-turned':
      return line('strong', null, t('bh.log.asset-turned', { card: t(`bh.asset.${e.asset}`) }));
    case 'went-through':
      return line('strong', e.pawn >> 1, t('bh.log.went-through', { pawn: pawnWords(view, e.pawn) }));
    case 'blamed':
      return line(
        'strong',
        e.seat,
        t('bh.log.blamed', { who: who(e.seat), on: t('bh.who', { who: who(e.on) }), n: e.n }),
      );
    case 'tracer-started':
      return line('strong', null, t('bh.log.tracer-started'));
    case 'tracer-moved':
      if (e.place < 0) return line('line', e.seat, t('bh.log.tracer-moved.track', { n: e.step }));
      return placed(
        'line',
        e.seat,
        t('bh.log.tracer-moved', { who: who(e.seat), place: placeWords(e.place) }),
        e.place,
      );
    case 'jailed':
      return line('strong', e.pawn >> 1, t('bh.log.jailed', { pawn: pawnWords(view, e.pawn) }));
    case 'out':
      return line('strong', e.seat, t('bh.log.out', { who: who(e.seat) }));
    case 'scored': {
      const scores = e.scores.map(({ hand, pawns, round }, seat) =>
        t('bh.log.score', { seat: seatName(view, seat), n: signed(round), hand: points(hand), pawns: points(pawns) }),
      );
      return line('strong', null, t('bh.log.scored', { why: t(`bh.end.${e.reason}`), scores: listed(scores) }));
    }
    case 'game-ended':
      return line('strong', null, t('bh.log.game-ended', { why: t(`bh.end.${e.reason}`) }));
    case 'dealt':
    case 'took':
    case 'step':
    case 'shuffled':
      return null;
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
      push(
        line('line', e.seat, t('bh.log.took', { who: whoIs(view, e.seat), cards: cardsWords(taken.splice(0)) })),
        i + 1,
      );
    } else if (e.type === 'status-dealt' && e.n === 0) {
      // The rivals' status numbers are hidden, so one line covers them all.
      if (!events.slice(i + 1).some((later) => later.type === 'status-dealt' && later.n === 0))
        push(line('small', null, t('bh.log.status-dealt')), i + 1);
    } else {
      const one = lineOf(e, view);
      if (one !== null) push(one, i + 1);
    }
  });
  return out;
}
