/** The small menu next to a thing on the table that has several legal moves. Escape or a click elsewhere closes it. */
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { Play } from './play.ts';
import { ChoiceList } from '../table/ask/Choices.tsx';

/** Distance from the card and from the edge of the window, CSS px. */
const MARGIN = 8;

export function CardMenu({ play, keys }: { play: Play; keys: boolean }): JSX.Element | null {
  const { menu } = play.state;
  const ref = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    if (menu === null || ref.current === null) return;
    const { width, height } = ref.current.getBoundingClientRect();
    const { box } = menu;
    // To the right of the card if there is space, else to its left; never past the edge of the window.
    const left = box.right + MARGIN + width < innerWidth ? box.right + MARGIN : box.left - MARGIN - width;
    const top = Math.min(box.top, innerHeight - height - MARGIN);
    setAt({ left: Math.max(MARGIN, Math.min(left, innerWidth - width - MARGIN)), top: Math.max(MARGIN, top) });
    ref.current.querySelector<HTMLElement>('button')?.focus();
  }, [menu]);
  useEffect(() => {
    if (menu === null) return undefined;
    const key = String(menu.key);
    const outside = (event: PointerEvent): void => {
      if (!(event.target instanceof Node) || !ref.current?.contains(event.target)) play.closeMenu();
    };
    document.addEventListener('pointerdown', outside, true);
    return () => {
      document.removeEventListener('pointerdown', outside, true);
      if (document.activeElement === document.body || document.activeElement === null)
        document.querySelector<HTMLElement>(`#table [data-key="${CSS.escape(key)}"]`)?.focus();
    };
  }, [play, menu]);
  if (menu === null) return null;
  return (
    <div ref={ref} class="card-menu panel" role="group" aria-label={t('card-menu')} style={at} data-choices>
      <ChoiceList
        choices={menu.choices}
        all={menu.choices}
        from={1}
        asking={play}
        top={false}
        keys={keys}
        label={t('card-menu')}
        verbs={play.commands.verbs}
      />
    </div>
  );
}
