/** The panel that shows the open decision: who decides, what and why, and the choices. It takes the focus at each new decision. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../components/Button.tsx';
import { Icon } from '../../components/icons.tsx';
import type { GameTypes } from '../../../core/game.ts';
import type { Verbs } from '../../../commands/command.ts';
import { t } from '../../../i18n/index.ts';
import { type PromptWords, isMine } from '../../contract/question-ui.ts';
import type { TableItem } from '../../contract/table-ui.ts';
import type { Prefs } from '../../contract/prefs.ts';
import { Terms } from '../../components/words/Terms.tsx';
import { ChoiceList } from './Choices.tsx';
import { NumberAnswer } from './NumberAnswer.tsx';
import type { Asking } from './asking.ts';
import { choicesAt } from './choices.ts';

/**
 * What the panel of the open decision shows while there is nothing to choose: that the answer was received; while another seat decides, the
 * thinking dots, the newest log lines and the note that the person will be stopped; after the game, the button to its result.
 */
interface Waiting {
  thinking: boolean;
  /** the newest lines of the log */
  latest: readonly { id: number; text: string }[];
  /** whether the person has asked to be stopped at the next window in which they may act, whatever the settings say */
  hold: boolean;
  /** whether a coach explains what happens between the person's decisions */
  coached: boolean;
  /** whether the person has answered the question and what followed is still being shown */
  passing: boolean;
  /** opens the panel with the game's result again; null while that panel is open or the game is still being played */
  onResult: (() => void) | null;
}

/** A card the question is about, as a button that shows it enlarged. */
function AskedCard({ item, asking }: { item: TableItem; asking: Asking }): JSX.Element {
  const { screen } = asking;
  const { Face } = screen.ui;
  const { view } = asking.state;
  return (
    <button
      type="button"
      class="prompt-card"
      aria-label={item.name}
      onClick={() => screen.zoom(item.face, true)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && screen.zoom(item.face, false)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && screen.zoom(null, false)}
    >
      <Face item={item} view={view} />
    </button>
  );
}

interface QuestionProps {
  words: PromptWords;
  thinking: boolean;
  /** whether to say why the question is asked */
  hints: boolean;
  look: Asking['screen']['zoom'];
}

/** The question in words: who decides, what, and why. */
function Question({ words, thinking, hints, look }: QuestionProps): JSX.Element {
  return (
    <header class="prompt-head">
      <p class="prompt-who">
        {words.who}
        {thinking && <span class="dots" aria-hidden="true" />}
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
      {words.points?.map((text, i) => (
        <p key={`${i} ${text}`} class="prompt-text prompt-point">
          <Terms text={text} />
        </p>
      ))}
      {words.source !== null && (
        <button type="button" class="prompt-source" onClick={() => look(words.source?.face ?? null, true)}>
          {t('prompt.source', { card: words.source.name })}
        </button>
      )}
      {hints && words.why !== null && (
        <p class="prompt-why">
          <Terms text={words.why} />
        </p>
      )}
    </header>
  );
}

interface Props {
  asking: Asking;
  prefs: Prefs;
  verbs: Verbs;
  /** takes back the move that the question completes; null or left out if it completes none */
  onBack?: (() => void) | null;
  waiting?: Waiting;
  /** elements shown between the question and its choices */
  children?: ComponentChildren;
}

export function Prompt({ asking, prefs, verbs, onBack = null, waiting, children }: Props): JSX.Element {
  const { view, groups, path, question } = asking.state;
  const panel = useRef<HTMLElement>(null);
  const { screen } = asking;
  const seen = screen.state.view;
  const mine = isMine(view);
  const between = waiting?.passing && !mine && view.over === null ? (screen.ui.between?.(seen) ?? null) : null;
  const words = between === null ? screen.ui.prompt(view) : null;
  // At once, so that a key pressed right afterwards moves the focus on from there.
  useLayoutEffect(() => {
    // Each question is read from its top, however far the previous one was scrolled.
    if (panel.current !== null) panel.current.scrollTop = 0;
    // A new question takes the focus unless a dialog is open or the person is typing.
    const active = document.activeElement;
    if (question === 0 || document.querySelector('dialog[open]') !== null || active instanceof HTMLInputElement) return;
    panel.current?.focus({ preventScroll: true });
  }, [question]);
  useEffect(() => {
    if (path.length > 0) panel.current?.querySelector<HTMLElement>('button.choice')?.focus();
  }, [path]);
  const { groups: shown, trail } = choicesAt(groups, path);
  const back = trail.length > 0 ? () => asking.openPath(path.slice(0, -1)) : onBack;
  const number = mine ? screen.ui.numberQuestion(view) : null;
  const cards = mine ? (words?.shown ?? []) : [];
  const all = shown.flatMap((group) => group.choices);
  let n = 1;
  return (
    <section
      ref={panel}
      id="prompt"
      class={`prompt panel${mine ? ' mine' : ''}${mine && waiting?.passing ? ' passed' : ''}`}
      inert={mine && waiting?.passing === true}
      tabIndex={-1}
      aria-labelledby="prompt-what"
      data-choices
      data-kind={view.decision?.kind}
      data-question={question}
    >
      {words === null ? (
        <header class="prompt-head">
          <h2 class="prompt-what" id="prompt-what">
            {between ??
              t(view.over !== null ? 'prompt.over' : waiting?.coached === true ? 'prompt.still' : 'prompt.moment')}
          </h2>
          {waiting?.onResult != null && <Button label={t('over.result')} onClick={waiting.onResult} />}
        </header>
      ) : (
        <Question words={words} thinking={!mine && waiting?.thinking === true} hints={prefs.hints} look={screen.zoom} />
      )}
      {cards.length > 0 && (
        <div class="prompt-cards" role="group" aria-label={t('prompt.cards')}>
          {cards.map((item) => (
            <AskedCard key={item.key} item={item} asking={asking} />
          ))}
        </div>
      )}
      {children}
      {back !== null && (
        <nav class="trail" aria-label={t('prompt.trail')}>
          <button type="button" class="trail-back" onClick={back}>
            <Icon name="back" class="mirror" />
            {t('prompt.back')}
          </button>
          {trail.map((choice) => (
            <span key={choice.id} class="trail-step">
              {choice.text}
            </span>
          ))}
        </nav>
      )}
      {number !== null ? (
        <NumberAnswer
          key={question}
          question={number}
          asking={asking}
          keys={prefs.letterKeys}
          onChoose={(n) => {
            const after = number.preview?.(n);
            if (after !== undefined) screen.stage()?.settle(after as GameTypes['view']);
          }}
        />
      ) : (
        shown.map((group) => {
          const from = n;
          n += group.choices.length;
          return (
            <ChoiceList
              key={group.id}
              choices={group.choices}
              all={all}
              from={from}
              asking={asking}
              verbs={verbs}
              top={trail.length === 0}
              keys={prefs.letterKeys}
              label={t(`choices.${group.id}`)}
            />
          );
        })
      )}
      {!mine && (words !== null || between !== null) && waiting !== undefined && (
        <ul class="prompt-latest" aria-hidden="true">
          {waiting.latest.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
      {waiting?.hold && <p class="prompt-hold">{t('hold.on')}</p>}
    </section>
  );
}
