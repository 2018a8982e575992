/** The page of a deck that is not the person's own: one that comes with the game, or one from a link. They can save it as their own. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../../../hud/components/Button.tsx';
import { Icon } from '../../../../hud/components/icons.tsx';
import { foreign } from '../../../../i18n/foreign.ts';
import { t } from '../../../../i18n/index.ts';
import type { NamedDeck } from '../../decks/own.ts';
import { titleOf } from '../words/lookup.ts';
import { DeckCards, Legal } from './Deck.tsx';
import { StatBars } from './DeckStats.tsx';
import { DeckPage, type DeckPageProps } from './DeckPage.tsx';
import { openNew } from './keep.ts';

export function Looked({ deck, made, draw, go, play }: DeckPageProps & { deck: NamedDeck }): JSX.Element {
  const [problem, setProblem] = useState<string | null>(null);
  const fromLink = deck.id === '';
  const head = (
    <>
      <h2 dir="auto">{foreign(deck.name) || t('builder.unnamed')}</h2>
      <p>{titleOf(deck.identity)}</p>
      <p class="setting-help">{fromLink ? t('builder.from-link') : t(`deck-about.${deck.id}`)}</p>
    </>
  );
  const tools = (
    <>
      <button type="button" class="button go" onClick={() => void openNew(made, deck, go).then(setProblem)}>
        <Icon name="fork" />
        {t(fromLink ? 'builder.keep' : 'builder.copy.edit')}
      </button>
      {!fromLink && (
        <Button
          icon="play"
          label={t('builder.play')}
          onClick={() => play(deck.side, { [`${deck.side}Deck`]: deck.id })}
        />
      )}
    </>
  );
  return (
    <DeckPage deck={deck} draw={draw} go={go} head={head} tools={tools} problem={problem}>
      {(look) => (
        <div class="deck-columns">
          <div class="deck-column">
            <Legal deck={deck} />
            <DeckCards deck={deck} draw={draw} onLook={look} onChange={null} />
          </div>
          <div class="deck-column">
            <StatBars deck={deck} draw={draw} onLook={look} />
          </div>
        </div>
      )}
    </DeckPage>
  );
}
