/** A sentence whose words of the game can be asked: by pointing, by the keyboard, by a touch. One small panel explains them. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { createStore, useStore } from '../store.ts';
import { held } from './held.ts';
import { termsIn } from './terms.ts';

/** The word asked now and where it stands. */
interface Asked {
  term: string | null;
  at: HTMLElement | null;
  /** stays until closed; else it goes with the pointer or the focus */
  stays: boolean;
}

const NOTHING: Asked = { term: null, at: null, stays: false };
const asked = createStore<Asked>(NOTHING);
const TIP = 'term-tip';
/** The pointer rests on a word for so long before it is explained, ms. */
const REST = 220;
/** From word to panel, CSS px. */
const GAP = 8;

let resting: ReturnType<typeof setTimeout> | undefined;

function ask(term: string, at: HTMLElement, stays: boolean): void {
  clearTimeout(resting);
  asked.set({ term, at, stays });
}
function leave(): void {
  clearTimeout(resting);
  if (!asked.get().stays) asked.set(NOTHING);
}

interface TermProps {
  term: string;
  text: string;
  /** a stop of the Tab key; off where there are many, as in the log */
  stop: boolean;
}

/** A word of the game that explains itself. */
export function Term({ term, text, stop }: TermProps): JSX.Element {
  const open = useStore(asked, (now) => now.term === term && now.at?.textContent === text);
  // a button where the keyboard stops; where there are many, nothing that a screen reader would announce each time
  const Word = (stop ? 'button' : 'dfn') as 'button';
  return (
    <Word
      class="term"
      type={stop ? 'button' : undefined}
      data-term={term}
      aria-describedby={open && stop ? TIP : undefined}
      onPointerEnter={(event) => {
        const word = event.currentTarget;
        clearTimeout(resting);
        if (event.pointerType === 'mouse') resting = setTimeout(() => ask(term, word, false), REST);
      }}
      onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && ask(term, event.currentTarget, false)}
      onBlur={() => asked.set(NOTHING)}
      onClick={(event) => {
        event.stopPropagation();
        const now = asked.get();
        if (now.term === term && now.stays) asked.set(NOTHING);
        else ask(term, event.currentTarget, true);
      }}
    >
      {text}
    </Word>
  );
}

/** A sentence with its words of the game marked, each where it stands first. */
export function Terms({ text, stop = true }: { text: string; stop?: boolean }): JSX.Element {
  return (
    <>
      {held(termsIn(text), (piece) => piece.term !== null).map(({ piece, tail }, i) =>
        piece.term === null ? (
          piece.text
        ) : (
          <span key={i} class="held">
            <Term term={piece.term} text={piece.text} stop={stop} />
            {tail}
          </span>
        ),
      )}
    </>
  );
}

/** The panel that explains the word asked, over everything; there once on a page. */
export function TermTip(): JSX.Element {
  const { term, at } = useStore(asked);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = panel.current;
    if (box === null) return undefined;
    if (term === null || at === null || !at.isConnected) {
      if (box.matches(':popover-open')) box.hidePopover();
      return undefined;
    }
    if (!box.matches(':popover-open')) box.showPopover();
    const word = at.getBoundingClientRect();
    const { width, height } = box.getBoundingClientRect();
    const left = Math.max(GAP, Math.min(innerWidth - width - GAP, word.left + word.width / 2 - width / 2));
    const above = word.top - height - GAP;
    box.style.left = `${left}px`;
    box.style.top = `${above >= GAP ? above : word.bottom + GAP}px`;
    const close = (event: Event): void => {
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
      } else if (event.target instanceof Node && at.contains(event.target)) return;
      asked.set(NOTHING);
    };
    addEventListener('keydown', close, true);
    addEventListener('pointerdown', close, true);
    addEventListener('scroll', close, true);
    // the sentence may change under the panel
    const watcher = new MutationObserver(() => {
      if (!at.isConnected) asked.set(NOTHING);
    });
    watcher.observe(document.body, { childList: true, subtree: true });
    return () => {
      removeEventListener('keydown', close, true);
      removeEventListener('pointerdown', close, true);
      removeEventListener('scroll', close, true);
      watcher.disconnect();
    };
  }, [term, at]);
  return (
    <div ref={panel} id={TIP} class="term-tip" role="tooltip" popover="manual">
      {term !== null && (
        <>
          <b>{t(`term.${term}`)}</b>
          <span>{t(`term.${term}.text`)}</span>
        </>
      )}
    </div>
  );
}
