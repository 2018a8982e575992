/** The page of one card in the browser: the card large, its other printed properties, its rulings, its scene, and its break costs. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { DrawArt } from '../../../../hud/contract/table-focus.ts';
import { Button } from '../../../../hud/components/Button.tsx';
import { Icon } from '../../../../hud/components/icons.tsx';
import { Terms } from '../../../../hud/components/words/Terms.tsx';
import { numeral, say, t } from '../../../../i18n/index.ts';
import { sceneOf, sceneText } from './scene.ts';
import { WholeCard } from '../board/WholeCard.tsx';
import { cardOf, titleOf } from '../words/lookup.ts';
import cardWords from '../../words/late/cards.ts';
import { BreakTable } from './BreakTable.tsx';
import { setOf } from './finding.ts';

/** The keys of a card's rulings, in the order in which they are listed. */
const rulingsOf = (code: string): string[] =>
  Object.keys(cardWords.en).filter((key) => key.startsWith(`ruling.${code}.`));

function Rulings({ code }: { code: string }): JSX.Element {
  return (
    <section class="rulings">
      <h3>{t('cards.rulings')}</h3>
      <ul>
        {rulingsOf(code).map((key) => (
          <li key={key}>
            <Terms text={say({ key })} stop={false} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is printed on a card besides what its picture at reading size shows. */
function Facts({ code }: { code: string }): JSX.Element {
  const card = cardOf(code);
  const facts = [
    ['set', t(`set.${setOf(code)}`)],
    ['number', setOf(code) === 'other' ? code : numeral(Number(code.slice(2)))],
    ['quantity', card.quantity],
    ['limit', card.limit],
    ['influence', card.influence],
    ['minimum', card.minimumDeck],
    ['influence-limit', card.influenceLimit],
  ] as const;
  return (
    <dl class="cards-facts" aria-label={t('cards.facts')}>
      {facts.map(
        ([key, value]) =>
          value !== null && (
            <div key={key}>
              <dt>{t(`cards.${key}`)}</dt>
              <dd>{typeof value === 'number' ? numeral(value) : value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

interface Props {
  code: string;
  /** the codes of the cards the search found, to step through; may include this card */
  among: readonly string[];
  draw: DrawArt | null;
  go: (code: string) => void;
  onBack: () => void;
  watch: (text: string) => void;
}

export function OneCard({ code, among, draw, go, onBack, watch }: Props): JSX.Element {
  const page = useRef<HTMLDivElement>(null);
  const at = among.indexOf(code);
  const previous = at > 0 ? among[at - 1]! : null;
  const next = at >= 0 && at < among.length - 1 ? among[at + 1]! : null;
  useEffect(() => {
    page.current?.focus();
    page.current?.scrollIntoView({ block: 'start' });
    page.current?.closest('.dialog-body')?.scrollTo(0, 0);
  }, [code]);
  const keys = (event: JSX.TargetedKeyboardEvent<HTMLDivElement>): void => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // These keys scroll a table that is wider than the screen.
    if (event.target instanceof Element && event.target.closest('.breaks-scroll') !== null) return;
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
    const to = event.key === (mirrored ? 'ArrowRight' : 'ArrowLeft') ? previous : next;
    if ((event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') || to === null) return;
    event.preventDefault();
    go(to);
  };
  const turn = (to: string | null, icon: 'back' | 'next', words: 'cards.previous' | 'cards.next'): JSX.Element => (
    <button
      type="button"
      class="icon-button"
      disabled={to === null}
      aria-label={to === null ? undefined : t(words, { card: titleOf(to) })}
      title={to === null ? undefined : t(words, { card: titleOf(to) })}
      aria-hidden={to === null}
      onClick={() => to !== null && go(to)}
    >
      <Icon name={icon} class="mirror" />
    </button>
  );
  const scene = sceneOf(code);
  return (
    <div ref={page} class="cards-one" tabIndex={-1} role="group" aria-label={titleOf(code)} onKeyDown={keys}>
      <nav class="cards-turn" aria-label={t('cards.list')}>
        <Button icon="back" label={t('cards.back')} onClick={onBack} />
        {at >= 0 && (
          <>
            {turn(previous, 'back', 'cards.previous')}
            <span>{t('cards.place', { n: at + 1, of: among.length })}</span>
            {turn(next, 'next', 'cards.next')}
          </>
        )}
      </nav>
      <h2 class="unseen">{titleOf(code)}</h2>
      <div class="cards-card-side">
        <WholeCard face={{ code, at: null }} view={null} draw={draw} />
        <Facts code={code} />
        {scene !== null && (
          <div class="cards-see">
            <Button look="go" icon="play" label={t('cards.see')} onClick={() => watch(sceneText(code))} />
            <p>{say({ key: scene.shows })}</p>
          </div>
        )}
      </div>
      <div class="cards-told">
        <Rulings code={code} />
        <BreakTable code={code} go={go} />
      </div>
    </div>
  );
}
