/** A seat's bar: its sign and name, what it carries and holds; on the near one the two dials too, so that they are always in sight. */
import type { JSX } from 'preact';
import { Stat } from '../../../hud/components/bits.tsx';
import { t } from '../../../i18n/index.ts';
import { END, OUTSIDE } from '../rules/defs.ts';
import type { View } from '../rules/view.ts';
import { carriedBy, dialButton, nextProximity, tokensOf } from './board/button-names.ts';
import { nearSeat } from './board/groups.ts';
import { points, signed } from './figures.ts';
import { operativeName, operativesOf } from './names.ts';
import { Glyph, type GlyphName, Sign } from './Sign.tsx';

interface BarProps {
  view: View;
  seat: string;
  own: boolean;
  thinking: boolean;
}

/** A sign with its meaning. */
const Mark = ({ glyph, words }: { glyph: GlyphName; words: string }): JSX.Element => (
  <span class={`bar-mark mark-${glyph}`} role="img" aria-label={words} title={words}>
    <Glyph name={glyph} />
  </span>
);

/** What an operative carries and how it is. */
function Carried({ view, op }: { view: View; op: number }): JSX.Element {
  const one = view.ops[op]!;
  const value = carriedBy(one);
  const out = one.room === OUTSIDE;
  const tokens = tokensOf(view, op);
  return (
    <span class="bar-figures" data-part={`${one.seat}-${op}`}>
      {view.options.pairs && <span class="bar-op">{operativeName(view, op)}</span>}
      {out && <Mark glyph="door" words={t('inf.bar.out')} />}
      {one.wounded && <Mark glyph="wound" words={t('inf.bar.wounded')} />}
      {one.delayed && <Mark glyph="delay" words={t('inf.bar.delayed')} />}
      <span class="figure" role="img" aria-label={tokens} title={tokens}>
        <Glyph name="token" />
        <span class="figure-n" aria-hidden="true">
          {one.tokens.length}
        </span>
      </span>
      {value !== null && value > 0 && (
        <span
          class="figure bar-small"
          role="img"
          aria-label={t('inf.bar.value', { n: value })}
          title={t('inf.bar.value', { n: value })}
        >
          <span class="figure-n" aria-hidden="true">
            {value}
          </span>
          <small aria-hidden="true">{t('inf.bar.value.short')}</small>
        </span>
      )}
      {!out && <Stat icon="hand" n={one.items.length} words={t('inf.bar.items', { n: one.items.length })} />}
      {one.pick !== null && (
        <span class="bar-laid" role="img" aria-label={t('inf.bar.laid')} title={t('inf.bar.laid')} />
      )}
    </span>
  );
}

/** The two dials, small: how near the end is, and what each roll adds. */
function Dials({ view }: { view: View }): JSX.Element {
  const { low, high } = nextProximity(view);
  const words = { proximity: dialButton(view, 'proximity'), alarm: dialButton(view, 'alarm') };
  return (
    <span class={`bar-dials${high >= END ? ' is-near' : ''}`} data-part="dials">
      <span class="figure bar-small" role="img" aria-label={words.proximity} title={words.proximity}>
        <span class="figure-n" aria-hidden="true">
          {view.proximity}
        </span>
        <small aria-hidden="true">{t('inf.bar.proximity.short')}</small>
        {view.over === null && (
          <span class="bar-next" aria-hidden="true">
            {t('inf.dial.range', { low, high })}
          </span>
        )}
      </span>
      <span class="figure bar-small bar-alarm" role="img" aria-label={words.alarm} title={words.alarm}>
        <span class="figure-n" aria-hidden="true">
          {points(view.alarm)}
        </span>
        <small aria-hidden="true">{t('inf.bar.alarm.short')}</small>
        <span class="bar-next" aria-hidden="true">
          {signed(view.alarm)}
        </span>
      </span>
    </span>
  );
}

export function Bar({ view, seat, own, thinking }: BarProps): JSX.Element {
  const ops = operativesOf(view, seat);
  const asked = view.decision !== null && view.decision.seat === seat;
  const first = view.round > 0 && ops.includes(view.first);
  const side = t(`side.${seat}`);
  const isOut = ops.every((op) => view.ops[op]!.room === OUTSIDE);
  return (
    <section
      class={`bar inf-bar bar-${seat}${own ? ' own' : ''}${asked ? ' active' : ''}${isOut ? ' is-out' : ''}`}
      data-part={seat}
      aria-label={own ? t('inf.bar.own', { seat: side }) : t('inf.bar.their', { seat: side })}
    >
      <div class="bar-name">
        <Sign seat={seat} />
        <span class="bar-side">{side}</span>
        {first && (
          <span class="bar-mark" role="img" aria-label={t('inf.bar.first')} title={t('inf.bar.first')}>
            ⚄
          </span>
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
