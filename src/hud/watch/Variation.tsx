/** The controls in a variation or while trying moves: a bar to go back or store it, and the open question when trying moves. */
import { LIMITS } from '../../replay/budget.ts';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { reviewedSeat } from '../../replay/analysis.ts';
import { Button } from '../components/Button.tsx';
import { sideName } from '../components/side-name.ts';
import { Icon } from '../components/icons.tsx';
import { Tool } from '../components/Tool.tsx';
import { askAbout } from '../table/ask/asking.ts';
import { Prompt } from '../table/ask/Prompt.tsx';
import type { Prefs } from '../contract/prefs.ts';
import { AdviceHere, AskBot } from './AdviceHere.tsx';
import { saveVariation, leaveVariation, undoMove, tryMove } from './variations.ts';
import { isOwn, variationTitle } from './notes.ts';
import type { Watcher } from './watcher.ts';

interface TitleFieldProps {
  value: string;
  onInput: (title: string) => void;
  hint?: string;
}

const TitleField = ({ value, onInput, hint }: TitleFieldProps): JSX.Element => (
  <input
    type="text"
    class="aside-title"
    dir="auto"
    maxLength={LIMITS.title}
    aria-label={t('branch.title')}
    placeholder={hint}
    value={value}
    onInput={(event) => onInput(event.currentTarget.value)}
  />
);

/** A variation's title; an input field if the variation is the person's own. */
function VariationTitle({ watcher, layer, index }: { watcher: Watcher; layer: string; index: number }): JSX.Element {
  const { editor } = watcher;
  const { layer: own, author } = editor.state;
  const found = watcher.layers().find(({ id }) => id === layer);
  const variation = found?.variations[index];
  const title = variation === undefined ? '' : variationTitle(variation);
  if (!isOwn(layer, author) || own.variations[index] === undefined)
    return (
      <b>
        <bdi>{title === '' ? t('branch.untitled') : title}</bdi>
      </b>
    );
  return <TitleField value={title} onInput={(text) => editor.renameVariation(index, text)} />;
}

/** The bar that says at which position the variation or the tried moves leave the game, with a button to go back. */
export function VariationBar({ watcher }: { watcher: Watcher }): JSX.Element | null {
  const { openVariation, track } = watcher.state;
  const { author } = watcher.editor.state;
  const [title, setTitle] = useState('');
  if (openVariation === null) return null;
  const played = watcher.line.length - openVariation.at;
  const isReview = openVariation.kind === 'variation' && reviewedSeat({ id: openVariation.layer }) !== null;
  return (
    <section
      class={`aside panel is-${openVariation.kind}${isReview ? ' of-review' : ''}`}
      aria-label={t(`aside.${openVariation.kind}`)}
      data-track={track}
    >
      <p class="aside-head">
        <Icon name="fork" class="mirror" />
        <span>{t(`aside.${openVariation.kind}.from`, { at: openVariation.at })}</span>
        <Button
          look="small"
          label={t('branch.leave')}
          onClick={() => {
            leaveVariation(watcher);
            // The pressed button disappears with the bar.
            document.querySelector<HTMLElement>('.watch .where-text')?.focus();
          }}
        />
      </p>
      {openVariation.kind === 'variation' && (
        <div class="aside-row">
          <VariationTitle watcher={watcher} layer={openVariation.layer} index={openVariation.index} />
          {isOwn(openVariation.layer, author) && (
            <Tool
              icon="trash"
              label={t('branch.remove')}
              onClick={() => {
                leaveVariation(watcher);
                watcher.editor.removeVariation(openVariation.index);
              }}
            />
          )}
        </div>
      )}
      {openVariation.kind === 'trial' && (
        <form
          class="aside-row"
          onSubmit={(event) => {
            event.preventDefault();
            saveVariation(watcher, title);
          }}
        >
          <Tool
            icon="undo"
            label={t('trial.back')}
            off={played === 0}
            onClick={() => undoMove(watcher)}
            class="mirror"
          />
          <TitleField value={title} onInput={setTitle} hint={t('branch.title.hint')} />
          <Button look="small go" label={t('trial.keep')} type="submit" disabled={played === 0} />
        </form>
      )}
    </section>
  );
}

/** The question open at the position shown, while trying moves. The person answers it for whichever seat is asked. */
export function VariationPrompt({ watcher, prefs }: { watcher: Watcher; prefs: Prefs }): JSX.Element {
  const { at, track } = watcher.state;
  const { screen, watching } = watcher;
  const asked = useMemo(() => {
    const question = watching.question(at);
    if (question === null) return null;
    return { seat: question.seat, asking: askAbout(screen, question.view, (move) => tryMove(watcher, move)) };
  }, [at, watching, watcher, screen]);
  if (asked === null) return <p class="contents-none">{t('trial.over')}</p>;
  const { seat, asking } = asked;
  return (
    <div class={`trial near-${seat}`}>
      <div class="trial-head">
        <p class={`trial-side of-${seat}`}>{t('trial.side', { side: sideName(seat) })}</p>
        <AskBot watcher={watcher} />
      </div>
      <AdviceHere watcher={watcher} />
      <Prompt key={`${track} ${at}`} asking={asking} prefs={{ ...prefs, letterKeys: false }} verbs={screen.ui.verbs} />
    </div>
  );
}
