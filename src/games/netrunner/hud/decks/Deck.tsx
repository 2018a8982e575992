/** What every deck page shows: the deck's cards by type, whether it is legal, and why not. */
import type { JSX } from 'preact';
import { t } from '../../../../i18n/index.ts';
import type { DrawArt } from '../../../../hud/contract/table-focus.ts';
import { Dialog } from '../../../../hud/components/Dialog.tsx';
import { type DeckFault, agendaPoints, copiesOf, deckFaults, influenceSpent, pointsFor } from '../../rules/deck.ts';
import { def } from '../../rules/defs.ts';
import type { DeckList } from '../../rules/start.ts';
import { LazyPicture } from '../cards/LazyPicture.tsx';
import { WholeCard } from '../board/WholeCard.tsx';
import { CardTitle, NamedNumber } from '../components.tsx';
import { titleOf } from '../words/lookup.ts';
import { TYPES } from './stats.ts';
import { Button } from '../../../../hud/components/Button.tsx';

/** Says in words why a deck is not legal, with the numbers of that fault. */
function faultWords(fault: DeckFault): string {
  const stats = Object.fromEntries(Object.entries(fault).filter(([, value]) => typeof value === 'number'));
  const card = 'card' in fault ? titleOf(fault.card) : '';
  return t(`deck.fault.${fault.fault}`, { ...{ have: 0, need: 0, most: 0, least: 0 }, ...stats, card });
}

/** Whether a deck is legal, its totals, and every reason why it is not. Announced to screen readers whenever it changes. */
export function Legal({ deck }: { deck: DeckList }): JSX.Element {
  const identity = def(deck.identity);
  const faults = deckFaults(deck);
  const size = deck.cards.length;
  const need = identity.minimumDeck ?? 0;
  const points = identity.side === 'corp' ? pointsFor(Math.max(size, need)) : null;
  return (
    <section class={`deck-legal${faults.length === 0 ? ' is-legal' : ''}`} aria-label={t('builder.legal.title')}>
      <dl class="stats">
        <NamedNumber name={t('builder.size')}>{t('builder.of-least', { n: size, least: need })}</NamedNumber>
        <NamedNumber name={t('builder.influence')}>
          {identity.influenceLimit === null
            ? t('builder.number', { n: influenceSpent(deck) })
            : t('builder.of-most', { n: influenceSpent(deck), most: identity.influenceLimit })}
        </NamedNumber>
        {points !== null && (
          <NamedNumber name={t('builder.points')}>
            {t('builder.of-range', { n: agendaPoints(deck.cards), ...points })}
          </NamedNumber>
        )}
      </dl>
      <div role="status">
        <p class="deck-verdict">{t(faults.length === 0 ? 'builder.legal' : 'builder.faults', { n: faults.length })}</p>
        {faults.length > 0 && (
          <ul class="deck-faults">
            {faults.map((fault) => (
              <li key={JSON.stringify(fault)}>{faultWords(fault)}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** A card's influence cost in a deck as dots, and in words for screen readers; nothing if it costs none. */
export function Influence({ code, identity }: { code: string; identity: string }): JSX.Element | null {
  const card = def(code);
  const n = card.faction === def(identity).faction ? 0 : (card.influence ?? 0);
  if (n === 0) return null;
  const words = t('builder.influence.each', { n });
  return (
    <span class="deck-influence" role="img" aria-label={words} title={words}>
      {'●'.repeat(n)}
    </span>
  );
}

interface CardsProps {
  deck: DeckList;
  draw: DrawArt | null;
  onLook: (code: string) => void;
  /** Adds or removes one copy of a card; null if the deck cannot be edited. */
  onChange: ((code: string, by: 1 | -1) => void) | null;
}

/** The cards of a deck with their copies, grouped by type. */
export function DeckCards({ deck, draw, onLook, onChange }: CardsProps): JSX.Element {
  const copies = copiesOf(deck.cards);
  // Cards of the other side, which an imported list may contain, can be removed too.
  const { side } = def(deck.identity);
  const types = [...TYPES[side], ...TYPES[side === 'corp' ? 'runner' : 'corp']];
  const groups = types.map((type) => ({
    type,
    codes: [...copies.keys()]
      .filter((code) => def(code).type === type)
      .sort((a, b) => titleOf(a).localeCompare(titleOf(b))),
    n: deck.cards.filter((code) => def(code).type === type).length,
  }));
  return (
    <div class="deck-cards">
      {deck.cards.length === 0 && <p class="empty">{t('builder.empty')}</p>}
      {groups
        .filter(({ n }) => n > 0)
        .map(({ type, codes, n }) => (
          <section key={type}>
            <h3>{t('builder.type', { type, n })}</h3>
            <ul>
              {codes.map((code) => (
                <li key={code} class="deck-row" data-card={code}>
                  <span class="deck-n">{t('builder.copies', { n: copies.get(code)! })}</span>
                  {draw !== null && <LazyPicture code={code} draw={draw} class="deck-thumb" />}
                  <CardTitle code={code} onLook={onLook} />
                  <Influence code={code} identity={deck.identity} />
                  {onChange !== null && (
                    <Count code={code} n={copies.get(code)!} onChange={(by) => onChange(code, by)} />
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
    </div>
  );
}

/** The number of copies of a card, between buttons that remove and add one. */
export function Count({ code, n, onChange }: { code: string; n: number; onChange: (by: 1 | -1) => void }): JSX.Element {
  const card = titleOf(code);
  const step = (words: 'builder.more' | 'builder.less', sign: string, by: 1 | -1, off?: boolean): JSX.Element => (
    <button
      type="button"
      class="icon-button"
      aria-label={t(words, { card, n })}
      title={t(words, { card, n })}
      aria-disabled={off}
      onClick={() => off !== true && onChange(by)}
    >
      {sign}
    </button>
  );
  return (
    <span class="deck-count">
      {step('builder.less', '−', -1, n === 0)}
      {step('builder.more', '+', 1)}
    </span>
  );
}

interface LookProps {
  code: string;
  draw: DrawArt | null;
  onMore: () => void;
  onClose: () => void;
}

/** A large card in a dialog, with a link to its page. */
export function Look({ code, draw, onMore, onClose }: LookProps): JSX.Element {
  return (
    <Dialog title={titleOf(code)} onClose={onClose} class="dialog-card">
      <WholeCard face={{ code, at: null }} view={null} draw={draw} />
      <div class="dialog-buttons">
        <Button label={t('builder.card')} onClick={onMore} />
      </div>
    </Dialog>
  );
}
