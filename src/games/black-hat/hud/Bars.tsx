/** A seat's bar: its sign and name, its total, its cards, and what its pawns would count now. */
import type { JSX } from 'preact';
import { Stat } from '../../../hud/components/bits.tsx';
import { listed, t } from '../../../i18n/index.ts';
import { traceOf, valueAt } from '../rules/defs.ts';
import type { View } from '../rules/view.ts';
import { isOpen } from './board/groups.ts';
import { placeWords, points, seatIndex } from './names.ts';
import { HatSign, Sign } from './Sign.tsx';

interface BarProps {
  view: View;
  seat: string;
  own: boolean;
  thinking: boolean;
}

/** What the viewer knows a seat's cards to count if they stayed in hand; null where they are not seen. */
function handTrace(view: View, seat: number): number | null {
  if (!isOpen(view, seat)) return null;
  return view.seats[seat]!.hand.reduce<number>((sum, card) => sum + (card === null ? 0 : traceOf(card)), 0);
}

/** A small figure with a word under it; `words` says all of it. */
function Small({ n, label, words, part }: { n: string; label: string; words: string; part: string }): JSX.Element {
  return (
    <span class="figure bar-small" role="img" aria-label={words} title={words} data-part={part}>
      <span class="figure-n" aria-hidden="true">
        {n}
      </span>
      <small aria-hidden="true">{label}</small>
    </span>
  );
}

export function Bar({ view, seat: name, own, thinking }: BarProps): JSX.Element {
  const seat = seatIndex(view, name);
  const { hand, total, out, status } = view.seats[seat]!;
  const pawns = [view.pawns[seat * 2]!, view.pawns[seat * 2 + 1]!];
  const board = pawns.reduce((sum, place) => sum + valueAt(view, place), 0);
  const trace = handTrace(view, seat);
  const asked = view.decision !== null && view.decision.seat === name;
  const marks = [
    ...(view.leader === seat && view.trick > 0 ? [{ sign: '▸', words: t('bh.bar.leader') }] : []),
    ...(view.dealer === seat && view.round > 0 ? [{ sign: '◔', words: t('bh.bar.dealer') }] : []),
    ...(view.steers === seat ? [{ sign: '⚙', words: t('bh.bar.steers') }] : []),
  ];
  const side = t(`side.${name}`);
  return (
    <section
      class={`bar bar-${name}${own ? ' own' : ''}${asked ? ' active' : ''}${out ? ' is-out' : ''}`}
      data-part={name}
      aria-label={own ? t('bh.bar.own', { seat: side }) : t('bh.bar.their', { seat: side })}
    >
      <div class="bar-name">
        <Sign seat={name} />
        <span class="bar-side">{side}</span>
        {marks.map(({ sign, words }) => (
          <span key={sign} class="bar-mark" role="img" aria-label={words} title={words}>
            {sign}
          </span>
        ))}
        {thinking && <span class="thinking">{t('bar.thinking')}</span>}
      </div>
      {out ? (
        <p class="bar-out">{t('bh.bar.out')}</p>
      ) : (
        <div class="bar-figures">
          {view.hat === seat && (
            <span
              class="bar-hat"
              role="img"
              aria-label={t('bh.bar.hat')}
              title={t('bh.bar.hat')}
              data-part={`${name}-hat`}
            >
              <HatSign />
            </span>
          )}
          <Stat icon="hand" n={hand.length} words={t('bh.bar.cards', { n: hand.length })} part={`${name}-cards`} />
          {trace !== null && (
            <Small
              n={points(trace)}
              label={t('bh.bar.trace.short')}
              words={t('bh.bar.trace', { n: points(trace) })}
              part={`${name}-trace`}
            />
          )}
          <Small
            n={points(board)}
            label={t('bh.bar.board.short')}
            words={t('bh.bar.board', { places: listed(pawns.map(placeWords)), n: points(board) })}
            part={`${name}-board`}
          />
          {status !== null && <Stat icon="target" n={status} words={t('bh.bar.status', { n: status })} />}
        </div>
      )}
      <span
        class="bar-total"
        role="img"
        aria-label={t('bh.bar.total', { n: total })}
        title={t('bh.bar.total', { n: total })}
        data-part={`${name}-total`}
      >
        {points(total)}
      </span>
    </section>
  );
}
