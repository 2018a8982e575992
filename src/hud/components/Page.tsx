/** The frame of a page without a table: title, back button, content. The title takes the focus when the page opens. */
import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Hero } from './Hero.tsx';
import { Icon } from './icons.tsx';
import type { HudPorts } from '../contract/ports.ts';

/** A page with the start page's picture, dimmed, as its background. */
export function Backed({ draw, children }: { draw: HudPorts['drawHero']; children: ComponentChildren }): JSX.Element {
  return (
    <div class="backed">
      {draw !== null && <Hero draw={draw} />}
      {children}
    </div>
  );
}

interface Props {
  title: string;
  onHome: () => void;
  children: ComponentChildren;
}

export function Page({ title, onHome, children }: Props): JSX.Element {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <main class="page">
      <header class="page-head">
        <button type="button" class="icon-button" onClick={onHome} aria-label={t('home')} title={t('home')}>
          <Icon name="back" class="mirror" />
        </button>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
      </header>
      <div class="page-body">{children}</div>
    </main>
  );
}
