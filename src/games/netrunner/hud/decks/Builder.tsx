/** The page where a person builds their own deck: every change is saved at once and can be undone. */
import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Button } from '../../../../hud/components/Button.tsx';
import { Icon } from '../../../../hud/components/icons.tsx';
import { Segments } from '../../../../hud/components/Segments.tsx';
import { has, say, t } from '../../../../i18n/index.ts';
import { withCard, withIdentity, withoutCard } from '../../decks/change.ts';
import { allIdentities } from '../../decks/deck.ts';
import { DECK_LIMITS, type NamedDeck, cleanName, writeNamed } from '../../decks/own.ts';
import { deckFaults } from '../../rules/deck.ts';
import { titleOf } from '../words/lookup.ts';
import { DeckCards, Legal } from './Deck.tsx';
import { StatBars } from './DeckStats.tsx';
import { DeckPage, type DeckPageProps } from './DeckPage.tsx';
import { openNew } from './keep.ts';
import { Pool } from './Pool.tsx';

/** How many changes to the deck can be undone. */
const UNDO = 100;
const PARTS = ['deck', 'cards', 'figures'] as const;

export function Builder({ deck, made, draw, go, play }: DeckPageProps & { deck: NamedDeck }): JSX.Element {
  const [problem, setProblem] = useState<string | null>(null);
  const [shown, setShown] = useState<(typeof PARTS)[number]>('deck');
  const before = useRef<NamedDeck[]>([]);
  const keep = async (next: NamedDeck): Promise<boolean> => {
    const failed = await made.put(deck.id, writeNamed(next));
    setProblem(failed === null ? null : say(failed));
    return failed === null;
  };
  const change = async (next: NamedDeck): Promise<void> => {
    if (JSON.stringify(next) === JSON.stringify(deck)) return;
    before.current = [...before.current, deck].slice(-UNDO);
    if (!(await keep(next))) before.current = before.current.filter((one) => one !== deck);
  };
  const undo = async (): Promise<void> => {
    const last = before.current.pop();
    if (last !== undefined && !(await keep(last))) before.current.push(last);
  };
  const count = (code: string, by: 1 | -1): void =>
    void change(by === 1 ? withCard(deck, code) : withoutCard(deck, code));
  const legal = deckFaults(deck).length === 0;
  const head = (
    <div class="deck-names">
      <label>
        <span>{t('builder.name')}</span>
        <input
          type="text"
          dir="auto"
          value={deck.name}
          maxLength={DECK_LIMITS.name}
          autoComplete="off"
          spellcheck={false}
          onChange={(event) => void change({ ...deck, name: cleanName(event.currentTarget.value) })}
        />
      </label>
      <label>
        <span>{t('builder.identity')}</span>
        <select class="setup-list" onChange={(event) => void change(withIdentity(deck, event.currentTarget.value))}>
          {allIdentities(deck.side).map(({ code, faction }) => (
            <option key={code} value={code} selected={code === deck.identity}>
              {t('builder.identity.of', {
                title: titleOf(code),
                faction: has(`faction.${faction}`) ? t(`faction.${faction}`) : faction,
              })}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
  const tools = (
    <>
      <Button
        look="go"
        icon="play"
        label={t('builder.play')}
        aria-disabled={!legal}
        aria-describedby={legal ? undefined : 'deck-not-yet'}
        onClick={() => legal && play(deck.side, { [`${deck.side}Deck`]: `own:${deck.id}` })}
      />
      <Button
        icon="undo"
        label={t('builder.undo')}
        aria-disabled={before.current.length === 0}
        onClick={() => void undo()}
      />
      <button type="button" class="button" onClick={() => void openNew(made, deck, go).then(setProblem)}>
        <Icon name="fork" />
        {t('builder.copy')}
      </button>
    </>
  );
  const below = !legal && (
    <p class="setting-help" id="deck-not-yet">
      {t('builder.not-yet')}
    </p>
  );
  return (
    <DeckPage
      deck={deck}
      draw={draw}
      go={go}
      class={`is-built shows-${shown}`}
      head={head}
      tools={tools}
      below={below}
      problem={problem}
    >
      {(look) => (
        <>
          <div class="deck-parts">
            <Segments
              name="deck-part"
              values={PARTS}
              value={shown}
              label={(one) => t(`builder.part.${one}`)}
              onChoose={setShown}
            />
          </div>
          <div class="deck-columns">
            <div class="deck-column column-deck">
              <Legal deck={deck} />
              <DeckCards deck={deck} draw={draw} onLook={look} onChange={count} />
            </div>
            <div class="deck-column column-cards">
              <Pool deck={deck} draw={draw} onLook={look} onChange={count} />
            </div>
            <div class="deck-column column-figures">
              <StatBars deck={deck} draw={draw} onLook={look} />
            </div>
          </div>
        </>
      )}
    </DeckPage>
  );
}
