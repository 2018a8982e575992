/**
 * A button that helps the pupil: "Hint", "Show me". Help costs stars, and Space answers the question of the game, so Space never presses it;
 * Enter does.
 */
import type { JSX } from 'preact';
import { Button } from '../components/Button.tsx';

/** Keeps the browser from pressing the button that has the focus. */
const unlessSpace = (event: KeyboardEvent): void => {
  if (event.key === ' ') event.preventDefault();
};

interface Props {
  label: string;
  /** other classes of the button */
  look?: string;
  onHelp: () => void;
}

export function HelpButton({ label, look = '', onHelp }: Props): JSX.Element {
  return (
    <Button
      look={look}
      label={label}
      onClick={onHelp}
      onKeyDown={unlessSpace}
      onKeyUp={unlessSpace}
      data-keys="enter"
    />
  );
}
