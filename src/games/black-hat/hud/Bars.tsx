/** A seat's bar on the screen: its sign, name, total and cards, and what its pawns would score now. */
import type { BarProps } from '../../../hud/contract/table-ui.ts';
import { Said, Small } from '../../../hud/components/Said.tsx';
import type { JSX } from 'preact';
import { Stat } from '../../../hud/components/Stat.tsx';
import { numeral, t } from '../../../i18n/index.ts';
import { placeId, traceOf, valueAt } from '../rules/defs.ts';
import type { View } from '../rules/view.ts';
import { isOpen } from './board/groups.ts';
import { seatIndex } from './names.ts';
import { HatSign, Sign } from './Sign.tsx';

/** The trace points of a seat's hand if the round ended now; null if the viewer cannot see the hand. */
function handTrace(view: View, seat: number): number | null {
  if (!isOpen(view, seat)) return null;
  return view.seats[seat]!.hand.reduce<number>((sum, card) => sum + (card === null ? 0 : traceOf(card)), 0);
}

/** What a seat's pawns would score if the round ended now. */
const boardScore = (view: View, seat: number): number =>
  [view.pawns[seat * 2]!, view.pawns[seat * 2 + 1]!].reduce((sum, place) => sum + valueAt(view, place), 0);

export function Bar({ view, ahead, seat: name, own, thinking }: BarProps<View>): JSX.Element {
  const seat = seatIndex(view, name);
  const { hand, total, out, status } = view.seats[seat]!;
  const pawns = [view.pawns[seat * 2]!, view.pawns[seat * 2 + 1]!];
  const board = boardScore(view, seat);
  const after = ahead === null ? board : boardScore(ahead, seat);
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
      class={`bar slim bar-${name}${own ? ' own' : ''}${asked ? ' active' : ''}${out ? ' is-out' : ''}`}
      data-part={name}
      aria-label={own ? t('bh.bar.own', { seat: side }) : t('bh.bar.their', { seat: side })}
    >
      <div class="bar-name">
        <Sign seat={name} />
        <span class="bar-side">{side}</span>
        {marks.map(({ sign, words }) => (
          <Said key={sign} class="bar-mark" words={words}>
            {sign}
          </Said>
        ))}
        {thinking && <span class="thinking">{t('bar.thinking')}</span>}
      </div>
      {out ? (
        <p class="bar-out">{t('bh.bar.out')}</p>
      ) : (
        <div class="bar-figures">
          {view.hat === seat && (
            <Said class="bar-hat" words={t('bh.bar.hat')} part={`${name}-hat`}>
              <HatSign />
            </Said>
          )}
          <Stat icon="hand" n={hand.length} words={t('bh.bar.cards', { n: hand.length })} part={`${name}-cards`} />
          {trace !== null && (
            <Small
              n={numeral(trace)}
              label={t('bh.bar.trace.short')}
              words={t('bh.bar.trace', { n: trace })}
              part={`${name}-trace`}
            />
          )}
          <Small
            n={numeral(board)}
            label={t('bh.bar.board.short')}
            words={t('bh.bar.board', { a: placeId(pawns[0]!), b: placeId(pawns[1]!), n: board })}
            part={`${name}-board`}
            ahead={after === board ? null : numeral(after)}
          />
          {status !== null && <Stat icon="target" n={status} words={t('bh.bar.status', { n: status })} />}
        </div>
      )}
      <Said class="bar-total" words={t('bh.bar.total', { n: total })} part={`${name}-total`}>
        {numeral(total)}
      </Said>
    </section>
  );
}
