/** A button with words. `look`: its other classes, such as `go` or `small`; `icon`: a sign before its words; `at`: a ref to its element. */
import type { ButtonHTMLAttributes, JSX, Ref } from 'preact';
import { Icon } from './icons.tsx';
import type { IconName } from '../contract/icons.ts';

/** Icons that point along the line, so they are mirrored where it runs from right to left. */
const MIRRORED: readonly IconName[] = ['back', 'fork', 'next', 'undo'];

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'class' | 'icon' | 'label'> {
  look?: string;
  icon?: IconName;
  label: string;
  at?: Ref<HTMLButtonElement> | undefined;
}

export function Button({ look, icon, label, at, ...attributes }: Props): JSX.Element {
  return (
    <button ref={at ?? null} type="button" class={look === undefined ? 'button' : `button ${look}`} {...attributes}>
      {icon !== undefined && (MIRRORED.includes(icon) ? <Icon name={icon} class="mirror" /> : <Icon name={icon} />)}
      {label}
    </button>
  );
}
