/** A table of break costs for a deck: its breakers against the most common ice, or its ice against the most common breakers. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { numeral, t } from '../../../../i18n/index.ts';
import { isBreakable, isBreaker } from '../../break-costs.ts';
import { DECKS } from '../../decks/index.ts';
import type { CardDef } from '../../rules/def.ts';
import { def } from '../../rules/defs.ts';
import type { DeckList } from '../../rules/start.ts';
import { pairOf, useBreakCosts } from '../cards/costs.ts';
import { CardTitle } from '../components.tsx';

/** The table of break costs compares a deck with this many cards of the other side. */
const COMMON = 8;

/**
 * Returns the codes of the most common cards for which `fits` is true, the most common first, counted by copies in the decks that come with
 * the game.
 */
function common(fits: (card: CardDef) => boolean): string[] {
  const copies = new Map<string, number>();
  for (const { cards } of Object.values(DECKS))
    for (const code of cards) if (fits(def(code))) copies.set(code, (copies.get(code) ?? 0) + 1);
  return [...copies]
    .sort(([a, n], [b, m]) => m - n || a.localeCompare(b))
    .slice(0, COMMON)
    .map(([code]) => code);
}

/** The table of break costs for a deck; nothing for a deck without breakers or ice. */
export function DeckBreaks({ deck, onLook }: { deck: DeckList; onLook: (code: string) => void }): JSX.Element | null {
  const { side } = def(deck.identity);
  const own = [...new Set(deck.cards)].filter((code) => (side === 'corp' ? isBreakable : isBreaker)(def(code)));
  const met = useMemo(() => common(side === 'corp' ? isBreaker : isBreakable), [side]);
  const [rows, columns] = side === 'corp' ? [own, met] : [met, own];
  const costs = useBreakCosts(columns.flatMap((breaker) => rows.map((ice) => pairOf(breaker, ice))).join());
  if (own.length === 0) return null;
  const title = t(`builder.breaks.${side}`);
  const card = (code: string): JSX.Element => <CardTitle code={code} onLook={onLook} />;
  const cell = (breaker: string, ice: string): string => {
    const cost = costs.get(pairOf(breaker, ice));
    return cost === undefined ? '…' : cost === null ? '–' : numeral(cost.credits);
  };
  return (
    <section class="deck-breaks">
      <h3 id="deck-breaks">{title}</h3>
      <p class="setting-help">{t('builder.breaks.help')}</p>
      <div class="deck-scroll" role="region" aria-labelledby="deck-breaks" tabIndex={0}>
        <table aria-labelledby="deck-breaks" aria-busy={costs.size < rows.length * columns.length}>
          <thead>
            <tr>
              <th scope="col">{t('types.ice')}</th>
              {columns.map((code) => (
                <th key={code} scope="col">
                  {card(code)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((ice) => (
              <tr key={ice}>
                <th scope="row">{card(ice)}</th>
                {columns.map((breaker) => (
                  <td key={breaker}>{cell(breaker, ice)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
