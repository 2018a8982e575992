/**
 * A seat's bar on the screen: its sign and name, what its operatives carry and hold. The near seat's bar also has the two dials, so that
 * they are always visible.
 */
import type { BarProps } from '../../../hud/contract/table-ui.ts';
import { Said, Small } from '../../../hud/components/Said.tsx';
import type { JSX } from 'preact';
import { Stat } from '../../../hud/components/Stat.tsx';
import { numeral, t } from '../../../i18n/index.ts';
import { END, OUTSIDE } from '../rules/defs.ts';
import type { View } from '../rules/view.ts';
import { carriedBy, dialButton, nextProximity, tokensOf } from './board/button-names.ts';
import { nearSeat } from './board/groups.ts';
import { operativeName, operativesOf } from './names.ts';
import { Glyph, type GlyphName, Sign } from './Sign.tsx';

/** Shows a sign, with its meaning in words for those who point at it or use a screen reader. */
const Mark = ({ glyph, words }: { glyph: GlyphName; words: string }): JSX.Element => (
  <Said class={`bar-mark mark-${glyph}`} words={words}>
    <Glyph name={glyph} />
  </Said>
);

/** Shows what an operative carries, and whether it is wounded or delayed. */
function Carried({ view, op }: { view: View; op: number }): JSX.Element {
  const one = view.ops[op]!;
  const value = carriedBy(one);
  const out = one.room === OUTSIDE;
  return (
    <span class="bar-figures" data-part={`${one.seat}-${op}`}>
      {view.options.pairs && <span class="bar-op">{operativeName(view, op)}</span>}
      {out && <Mark glyph="door" words={t('inf.bar.out')} />}
      {one.wounded && <Mark glyph="wound" words={t('inf.bar.wounded')} />}
      {one.delayed && <Mark glyph="delay" words={t('inf.bar.delayed')} />}
      <Said class="figure" words={tokensOf(view, op)}>
        <Glyph name="token" />
        <span class="figure-n" aria-hidden="true">
          {one.tokens.length}
        </span>
      </Said>
      {value !== null && value > 0 && (
        <Small n={value} label={t('inf.bar.value.short')} words={t('inf.bar.value', { n: value })} />
      )}
      {!out && <Stat icon="hand" n={one.items.length} words={t('inf.bar.items', { n: one.items.length })} />}
      {one.pick !== null && <Said class="bar-laid" words={t('inf.bar.laid')} />}
    </span>
  );
}

/** Shows the two dials in small: proximity (how close the end is) and alarm (what each security roll adds to it). */
function Dials({ view }: { view: View }): JSX.Element {
  const { low, high } = nextProximity(view);
  return (
    <span class={`bar-dials${high >= END ? ' is-near' : ''}`} data-part="dials">
      <Small n={view.proximity} label={t('inf.bar.proximity.short')} words={dialButton(view, 'proximity')}>
        {view.over === null && (
          <span class="bar-next" aria-hidden="true">
            {t('inf.dial.range', { low, high })}
          </span>
        )}
      </Small>
      <Small
        n={numeral(view.alarm)}
        label={t('inf.bar.alarm.short')}
        words={dialButton(view, 'alarm')}
        class=" bar-alarm"
      >
        <span class="bar-next" aria-hidden="true">
          {t('inf.signed', { n: view.alarm })}
        </span>
      </Small>
    </span>
  );
}

export function Bar({ view, seat, own, thinking }: BarProps<View>): JSX.Element {
  const ops = operativesOf(view, seat);
  const asked = view.decision !== null && view.decision.seat === seat;
  const first = view.round > 0 && ops.includes(view.first);
  const side = t(`side.${seat}`);
  const isOut = ops.every((op) => view.ops[op]!.room === OUTSIDE);
  return (
    <section
      class={`bar slim inf-bar bar-${seat}${own ? ' own' : ''}${asked ? ' active' : ''}${isOut ? ' is-out' : ''}`}
      data-part={seat}
      aria-label={own ? t('inf.bar.own', { seat: side }) : t('inf.bar.their', { seat: side })}
    >
      <div class="bar-name">
        <Sign seat={seat} />
        <span class="bar-side">{side}</span>
        {first && (
          <Said class="bar-mark" words={t('inf.bar.first')}>
            ⚄
          </Said>
        )}
        {thinking && <span class="thinking">{t('bar.thinking')}</span>}
      </div>
      {ops.map((op) => (
        <Carried key={op} view={view} op={op} />
      ))}
      {seat === nearSeat(view) && view.rooms.length > 0 && <Dials view={view} />}
    </section>
  );
}
