/** The buttons for the moves of a decision, each with its shortcut key, text, price and hint. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { keyOf } from '../../../commands/commands.ts';
import type { Verbs } from '../../../commands/command.ts';
import { t } from '../../../i18n/index.ts';
import type { Choice } from '../../contract/question-ui.ts';
import { patch } from '../../components/state.ts';
import { mouseMoved } from '../../components/mouse.ts';
import { Key } from '../../components/Key.tsx';
import { Icon } from '../../components/icons.tsx';
import type { Asking } from './asking.ts';

interface ButtonProps {
  choice: Choice;
  /** the button's number, from 1; the number keys 1 to 9 and 0 press the first ten */
  n: number;
  asking: Asking;
  verbs: Verbs;
  /** all buttons of the open decision */
  all: readonly Choice[];
  /** whether the button is outside any menu; its verb's own key then works too */
  top: boolean;
  /** whether keyboard shortcuts are shown */
  keys: boolean;
}

function ChoiceButton({ choice, n, all, asking, verbs, top, keys }: ButtonProps): JSX.Element {
  const { screen } = asking;
  const looking = useRef(false);
  const look = (on: boolean): void => {
    if (on === looking.current) return;
    looking.current = on;
    screen.look(on ? choice.at : null);
    screen.zoom(on ? choice.face : null, false);
    const { asking: asked, view, ahead } = screen.state;
    const preview = (choice.preview ?? null) as typeof view | null;
    const after = preview ?? ((choice.paid ?? null) as typeof view | null);
    if (on && asked && (after !== null || choice.path !== undefined))
      patch(screen.state, { ahead: { view: after, path: choice.path ?? null } });
    else if (ahead !== null) patch(screen.state, { ahead: null });
    if (preview !== null && asked) screen.stage()?.settle(on ? preview : view);
  };
  useEffect(() => () => looking.current && patch(screen.state, { ahead: null }), [screen]);
  const own = top ? keyOf(choice, all, verbs) : null;
  const { Picture } = screen.ui;
  const opens = choice.move === null && choice.ticked === undefined;
  return (
    <button
      type="button"
      class={`choice tone-${choice.tone}${choice.ticked === undefined ? '' : ' tickable'}`}
      data-verb={choice.verb}
      data-choice={choice.id}
      aria-haspopup={opens ? 'true' : undefined}
      aria-pressed={choice.ticked}
      aria-disabled={choice.off}
      // Ticking with the mouse leaves the focus where it is, so that Space then confirms the set.
      onMouseDown={(event) => choice.ticked !== undefined && event.preventDefault()}
      onClick={() => {
        look(false);
        asking.choose(choice);
      }}
      onPointerMove={(event) => event.pointerType === 'mouse' && mouseMoved() && look(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && look(false)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && look(true)}
      onBlur={() => look(false)}
    >
      {keys && n <= 10 && <Key of={String(n % 10)} />}
      {choice.ticked !== undefined && (
        <span class="choice-tick" aria-hidden="true">
          {choice.ticked && <Icon name="check" />}
        </span>
      )}
      {Picture !== undefined && <Picture choice={choice} />}
      <span class="choice-words">
        <span class="choice-text">{choice.text}</span>
        {choice.price !== null && (
          <span class="choice-price">
            <span class="choice-dot"> · </span>
            {choice.price}
          </span>
        )}
        {choice.hint !== null && <span class="choice-hint">{choice.hint}</span>}
      </span>
      {keys && own !== null && <Key of={own} />}
      {opens && <Icon name="next" class="mirror" />}
    </button>
  );
}

interface ListProps {
  choices: readonly Choice[];
  all: readonly Choice[];
  from: number;
  asking: Asking;
  verbs: Verbs;
  top: boolean;
  keys: boolean;
  label: string;
}

/**
 * A group of choices. Arrow keys move the focus up and down, also into the panel's other groups. `from`: number of the first choice; `all`:
 * the buttons of all groups.
 */
export function ChoiceList({ choices, all, from, asking, verbs, top, keys, label }: ListProps): JSX.Element {
  return (
    <div
      class="choices"
      role="group"
      aria-label={label}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
        if (step === 0) return;
        const panel = event.currentTarget.closest('[data-choices]') ?? event.currentTarget;
        const buttons = [...panel.querySelectorAll<HTMLButtonElement>('button.choice')];
        const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
        buttons[Math.max(0, Math.min(buttons.length - 1, at + step))]?.focus();
        event.preventDefault();
      }}
    >
      {choices.map((choice, i) => (
        <ChoiceButton
          key={choice.id}
          choice={choice}
          n={from + i}
          all={all}
          asking={asking}
          verbs={verbs}
          top={top}
          keys={keys}
        />
      ))}
      {choices.length === 0 && <p class="choices-none">{t('prompt.none')}</p>}
    </div>
  );
}
