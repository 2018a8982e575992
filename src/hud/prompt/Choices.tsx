/** Buttons for the moves of a decision: number, words, price, what follows. */
import type { JSX } from 'preact';
import { keyOfVerb } from '../../commands/commands.ts';
import { t } from '../../i18n/index.ts';
import type { Controller } from '../game/controller.ts';
import type { Choice } from '../../games/netrunner/hud/moves/menu.ts';
import { Key } from '../parts/bits.tsx';
import { Icon } from '../parts/icons.tsx';
import { findCard } from '../../games/netrunner/hud/words/find.ts';

interface ButtonProps {
  choice: Choice;
  /** from 1; the number key that presses it */
  n: number;
  game: Controller;
  /** at the top of a decision: the verb's own key works too */
  top: boolean;
  /** keys are shown */
  keys: boolean;
}

function ChoiceButton({ choice, n, game, top, keys }: ButtonProps): JSX.Element {
  const look = (on: boolean): void => {
    game.look(on ? (choice.card ?? choice.move?.server ?? null) : null);
    const code = on ? (findCard(game.store.get().view, choice.card)?.code ?? null) : null;
    game.zoom(code, choice.card, false);
  };
  const own = top ? keyOfVerb(choice.verb) : null;
  return (
    <button
      type="button"
      class={`choice tone-${choice.tone}`}
      aria-haspopup={choice.move === null ? 'true' : undefined}
      onClick={() => game.choose(choice)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && look(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && look(false)}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && look(true)}
      onBlur={() => look(false)}
    >
      {keys && n <= 10 && <Key of={String(n % 10)} />}
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
      {choice.move === null && <Icon name="next" class="mirror" />}
    </button>
  );
}

interface ListProps {
  choices: readonly Choice[];
  from: number;
  game: Controller;
  top: boolean;
  keys: boolean;
  label: string;
}

/** A group of choices; arrow keys go up and down, Tab goes through them too. */
export function ChoiceList({ choices, from, game, top, keys, label }: ListProps): JSX.Element {
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
        <ChoiceButton key={choice.id} choice={choice} n={from + i} game={game} top={top} keys={keys} />
      ))}
      {choices.length === 0 && <p class="choices-none">{t('prompt.none')}</p>}
    </div>
  );
}
