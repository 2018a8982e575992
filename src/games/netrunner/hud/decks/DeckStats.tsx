/** A deck in numbers: its cost curve, types, economy, what its breakers break or what its ice is, and how good its opening hands are. */
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { t } from '../../../../i18n/index.ts';
import type { Seat } from '../../rules/model.ts';
import type { DeckList } from '../../rules/start.ts';
import { def } from '../../rules/defs.ts';
import { NamedNumber } from '../components.tsx';
import { titleOf } from '../words/lookup.ts';
import { DeckBreaks } from './DeckBreaks.tsx';
import { DEAREST, type DeckStats, TYPES, statsOf, keepOdds, sampleHand } from './stats.ts';
import { Button } from '../../../../hud/components/Button.tsx';
import { Picture } from '../../../../hud/components/Picture.tsx';
import type { DrawArt } from '../../../../hud/contract/table-focus.ts';

interface Props {
  deck: DeckList;
  /** draws pictures of cards; null for none */
  draw: DrawArt | null;
  onLook: (code: string) => void;
}

/** The cost curve: as bars, divided by card type, and as a table for screen readers. */
function Curve({ curve, side }: { curve: DeckStats['curve']; side: Seat }): JSX.Element {
  const sums = curve.map((step) => [...step.values()].reduce((sum, n) => sum + n, 0));
  const most = Math.max(1, ...sums);
  const types = TYPES[side].filter((type) => curve.some((step) => step.has(type)));
  const label = (n: number): string => t(n === DEAREST ? 'builder.cost.or-more' : 'builder.number', { n });
  return (
    <section class="deck-curve">
      <h3>{t('builder.curve')}</h3>
      <div class="deck-bars" aria-hidden="true">
        {curve.map((step, cost) => (
          <div key={cost} class="deck-bar">
            <span>{sums[cost] === 0 ? '' : t('builder.number', { n: sums[cost]! })}</span>
            <div style={{ '--share': sums[cost]! / most }}>
              {types.map((type) =>
                step.has(type) ? <i key={type} class={`bar-${type}`} style={{ flexGrow: step.get(type) }} /> : null,
              )}
            </div>
            <b>{label(cost)}</b>
          </div>
        ))}
      </div>
      <ul class="deck-key" aria-hidden="true">
        {types.map((type) => (
          <li key={type}>
            <i class={`bar-${type}`} />
            {t(`types.${type}`)}
          </li>
        ))}
      </ul>
      <table class="unseen">
        <caption>{t('builder.curve')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('builder.cost')}</th>
            {types.map((type) => (
              <th key={type} scope="col">
                {t(`types.${type}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {curve.map((step, cost) => (
            <tr key={cost}>
              <th scope="row">{label(cost)}</th>
              {types.map((type) => (
                <td key={type}>{step.get(type) ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Deals opening hands one at a time, and shows how often the bot would keep one. */
function Hands({ deck, draw, onLook }: Props): JSX.Element {
  const [n, setN] = useState(0);
  const hand = n === 0 ? null : sampleHand(deck, String(n));
  const odds = useMemo(() => keepOdds(deck), [deck]);
  const dealt = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (n > 0) dealt.current?.scrollIntoView({ block: 'nearest' });
  }, [n]);
  return (
    <section class="deck-hands">
      <h3>{t('builder.hands')}</h3>
      {deck.cards.length > 0 && <p>{t('builder.odds', { first: odds.first, either: odds.either })}</p>}
      <Button
        label={t(n === 0 ? 'builder.deal' : 'builder.deal.again')}
        disabled={deck.cards.length === 0}
        onClick={() => setN(n + 1)}
      />
      <div ref={dealt} role="status">
        {hand !== null && (
          <>
            <ul class="deck-hand">
              {hand.cards.map((code, i) => (
                <li key={`${n} ${i}`}>
                  <button type="button" class="deck-held" onClick={() => onLook(code)}>
                    {draw !== null && (
                      <Picture code={code} draw={draw} width={208} height={120} class="deck-held-picture" />
                    )}
                    <bdi>{titleOf(code)}</bdi>
                  </button>
                </li>
              ))}
            </ul>
            <p class="deck-verdict">{t(hand.keep ? 'builder.hand.keep' : 'builder.hand.mulligan')}</p>
          </>
        )}
      </div>
    </section>
  );
}

export function StatBars({ deck, draw, onLook }: Props): JSX.Element {
  const { types, curve, money, ice } = statsOf(deck);
  const { side } = def(deck.identity);
  return (
    <div class="deck-figures">
      <Curve curve={curve} side={side} />
      <section>
        <h3>{t('builder.counts')}</h3>
        <dl class="stats">
          {TYPES[side].map((type) => (
            <NamedNumber key={type} name={t(`types.${type}`)}>
              {types.get(type) ?? 0}
            </NamedNumber>
          ))}
          <NamedNumber name={t('builder.money')}>{money}</NamedNumber>
        </dl>
        <h4>{t(`builder.ice.${side}`)}</h4>
        <dl class="stats">
          {['barrier', 'code gate', 'sentry', ...(side === 'runner' ? ['any'] : [])].map((name) => (
            <NamedNumber key={name} name={name === 'any' ? t('builder.ice.any') : t(`subtype.${name}`)}>
              {ice.get(name) ?? 0}
            </NamedNumber>
          ))}
        </dl>
      </section>
      <DeckBreaks deck={deck} onLook={onLook} />
      <Hands deck={deck} draw={draw} onLook={onLook} />
    </div>
  );
}
