/** A side's bar: its name and identity, and its public numbers (credits, clicks, cards, points and so on). */
import type { BarProps } from '../../../hud/contract/table-ui.ts';
import { Said } from '../../../hud/components/Said.tsx';
import type { JSX } from 'preact';
import type { Seat } from '../rules/model.ts';
import type { View } from '../rules/view-types.ts';
import { numeral, t } from '../../../i18n/index.ts';
import { Stat } from '../../../hud/components/Stat.tsx';
import { Pips } from '../../../hud/components/Pips.tsx';
import { cardName } from './words/names.ts';

/** Agenda points as a row of marks, one filled for each point scored; `of`: the number of points needed to win. */
function Points({ n, of, part }: { n: number; of: number; part: string }): JSX.Element {
  return (
    <Said class="points" part={part} words={t('bar.points', { n, of })}>
      <span class="points-row" aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          <i key={i} class={i < n ? 'on' : ''} />
        ))}
      </span>
      <b aria-hidden="true">
        {numeral(n)}
        <small>/{numeral(of)}</small>
      </b>
    </Said>
  );
}

export function Bar({ view, ahead, seat, own, thinking }: BarProps<View> & { seat: Seat }): JSX.Element {
  const side = view[seat];
  const { corp, runner } = view;
  const clicks = seat === 'corp' ? 3 : 4;
  const deck = seat === 'corp' ? 'rnd' : 'stack';
  return (
    <section
      class={`bar bar-${seat}${own ? ' own' : ''}${view.active === seat ? ' active' : ''}`}
      data-part={seat}
      aria-label={t(own ? `bar.own.${seat}` : `bar.their.${seat}`)}
    >
      <div class="bar-name">
        <span class="bar-side">{t(`side.${seat}`)}</span>
        <bdi class="bar-id">{cardName(side.identity)}</bdi>
        {thinking && <span class="thinking">{t('bar.thinking')}</span>}
      </div>
      <div class="bar-figures">
        <Stat
          icon="coin"
          n={side.credits}
          ahead={ahead?.[seat].credits ?? null}
          words={t('bar.credits', { n: side.credits })}
          tone="credit"
          part={`${seat}-credits`}
        />
        {seat === 'runner' && (view.run?.badCredits ?? 0) > 0 && (
          <Stat
            icon="bad"
            n={`+${view.run!.badCredits}`}
            words={t('bar.bad-credits', { n: view.run!.badCredits })}
            tone="credit"
            part="runner-bad-credits"
          />
        )}
        <Pips
          n={side.clicks}
          of={view.active === seat ? clicks : 0}
          ahead={ahead?.[seat].clicks ?? side.clicks}
          words={t('bar.clicks', { n: side.clicks })}
          kind="click"
          part={`${seat}-clicks`}
        />
        <Stat
          icon="hand"
          n={`${side.handSize}/${side.maxHand}`}
          words={t(`bar.hand.${seat}`, { n: side.handSize, max: side.maxHand })}
        />
        <Stat icon="deck" n={side.deckSize} words={t(`bar.deck.${deck}`, { n: side.deckSize })} />
        {seat === 'runner' && (
          <>
            <Stat
              icon="memory"
              n={`${runner.memory.used}/${runner.memory.total}`}
              words={t('bar.memory', { used: runner.memory.used, total: runner.memory.total })}
              part="runner-memory"
            />
            {runner.link > 0 && (
              <Stat icon="link" n={runner.link} words={t('bar.link', { n: runner.link })} part="runner-link" />
            )}
            {runner.tags > 0 && (
              <Stat
                icon="tag"
                n={runner.tags}
                words={t('bar.tags', { n: runner.tags })}
                tone="danger"
                part="runner-tags"
              />
            )}
            {runner.brain > 0 && (
              <Stat icon="brain" n={runner.brain} words={t('bar.brain', { n: runner.brain })} tone="danger" />
            )}
          </>
        )}
        {seat === 'corp' && corp.badPublicity > 0 && (
          <Stat icon="bad" n={corp.badPublicity} words={t('bar.bad', { n: corp.badPublicity })} tone="danger" />
        )}
      </div>
      <Points n={side.points} of={view.toWin} part={`${seat}-points`} />
    </section>
  );
}
