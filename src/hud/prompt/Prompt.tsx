/** The panel that says who decides what, why, and what each choice costs. It takes the focus when a question comes. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { CardView, View } from '../../games/netrunner/rules/view-types.ts';
import { Plate } from '../../games/netrunner/hud/board/Plate.tsx';
import { cardButtonName } from '../../games/netrunner/hud/board/button-names.ts';
import type { Controller } from '../game/controller.ts';
import { textOf } from '../../games/netrunner/hud/log/lines.ts';
import { choicesAt } from '../../games/netrunner/hud/moves/menu.ts';
import { Icon } from '../parts/icons.tsx';
import type { Prefs } from '../prefs.ts';
import { useStore } from '../store.ts';
import { findCard, isMine } from '../../games/netrunner/hud/words/find.ts';
import { Terms } from '../words/Terms.tsx';
import { promptWords } from '../../games/netrunner/hud/words/prompt.ts';
import { ChoiceList } from './Choices.tsx';
import { NumberAnswer } from './NumberAnswer.tsx';

/** Cards that the question is about and that no button of it names: the opening hand, the card accessed, the card that asks. */
function cardsAsked(view: View): CardView[] {
  const decision = view.decision;
  if (decision === null || !isMine(view)) return [];
  if (decision.kind === 'mulligan') return decision.seat === 'corp' ? view.corp.hand : view.runner.hand;
  if (!['trash', 'steal', 'accept', 'prevent'].includes(decision.kind)) return [];
  const about = decision.about[0] ?? view.run?.access?.card;
  return about !== undefined && about !== null && about.code !== null ? [about] : [];
}

function Shown({ card, view, game }: { card: CardView; view: View; game: Controller }): JSX.Element {
  return (
    <button
      type="button"
      class="prompt-card"
      aria-label={t('prompt.look', { card: cardButtonName(card, view) })}
      onClick={() => game.zoom(card.code, card.h, true)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && game.zoom(card.code, card.h, false)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && game.zoom(null, null, false)}
    >
      <Plate card={card} />
    </button>
  );
}

export function Prompt({ game, prefs }: { game: Controller; prefs: Prefs }): JSX.Element {
  const { view, groups, path, question, status, hold, overSeen, lines } = useStore(game.store);
  const panel = useRef<HTMLElement>(null);
  const words = promptWords(view);
  const mine = isMine(view);
  useEffect(() => {
    // A question takes the focus unless something lies over the table or a person is writing.
    const active = document.activeElement;
    if (question === 0 || document.querySelector('dialog[open]') !== null || active instanceof HTMLInputElement) return;
    panel.current?.focus({ preventScroll: true });
  }, [question]);
  useEffect(() => {
    if (path.length > 0) panel.current?.querySelector<HTMLElement>('button.choice')?.focus();
  }, [path]);
  const { groups: shown, trail } = choicesAt(groups, path);
  const decision = view.decision;
  const range = mine ? (decision?.range ?? null) : null;
  const stepper = range !== null && range.max - range.min > 2;
  const source = findCard(view, decision?.source);
  const cards = cardsAsked(view);
  let n = 1;
  return (
    <section
      ref={panel}
      id="prompt"
      class={`prompt panel${mine ? ' mine' : ''}`}
      tabIndex={-1}
      aria-labelledby="prompt-what"
      data-choices
      data-question={question}
    >
      {words === null ? (
        <header class="prompt-head">
          <h2 class="prompt-what" id="prompt-what">
            {t(view.over === null ? 'prompt.still' : 'prompt.over')}
          </h2>
          {overSeen && (
            <button type="button" class="button" onClick={() => game.store.patch({ overSeen: false })}>
              {t('over.result')}
            </button>
          )}
        </header>
      ) : (
        <header class="prompt-head">
          <p class="prompt-who">
            {words.who}
            {status.thinking && !mine && <span class="dots" aria-hidden="true" />}
          </p>
          <h2 class="prompt-what" id="prompt-what">
            <Terms text={words.what} />
          </h2>
          {words.figures.length > 0 && (
            <ul class="prompt-figures">
              {words.figures.map((figure) => (
                <li key={figure}>{figure}</li>
              ))}
            </ul>
          )}
          {words.text.map((text) => (
            <p key={text} class="prompt-text">
              <Terms text={text} />
            </p>
          ))}
          {words.source !== null && source?.code != null && !cards.some((card) => card.h === source.h) && (
            <button type="button" class="prompt-source" onClick={() => game.zoom(source.code, source.h, true)}>
              {t('prompt.source', { card: words.source })}
            </button>
          )}
          {prefs.hints && words.why !== null && (
            <p class="prompt-why">
              <Terms text={words.why} />
            </p>
          )}
        </header>
      )}
      {cards.length > 0 && (
        <div class="prompt-cards" role="group" aria-label={t('prompt.cards')}>
          {cards.map((card) => (
            <Shown key={card.h} card={card} view={view} game={game} />
          ))}
        </div>
      )}
      {trail.length > 0 && (
        <nav class="trail" aria-label={t('prompt.trail')}>
          <button type="button" class="trail-back" onClick={() => game.openPath(path.slice(0, -1))}>
            <Icon name="back" class="mirror" />
            {t('prompt.back')}
          </button>
          <span>{trail.map((choice) => choice.text).join(' › ')}</span>
        </nav>
      )}
      {mine && stepper && range !== null ? (
        <NumberAnswer key={question} view={view} min={range.min} max={range.max} game={game} />
      ) : (
        shown.map((group) => {
          const from = n;
          n += group.choices.length;
          return (
            <ChoiceList
              key={group.id}
              choices={group.choices}
              from={from}
              game={game}
              top={trail.length === 0}
              keys={prefs.letterKeys}
              label={t(`choices.${group.id}`)}
            />
          );
        })
      )}
      {!mine && words !== null && (
        <ul class="prompt-latest" aria-hidden="true">
          {lines.slice(-4).map((line) => (
            <li key={line.id}>{textOf(line)}</li>
          ))}
        </ul>
      )}
      {hold && <p class="prompt-hold">{t('hold.on')}</p>}
    </section>
  );
}
