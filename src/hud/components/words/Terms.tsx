/**
 * Sentences in which glossary terms are marked. Pointing at a term, focusing it or touching it opens a small panel that explains it;
 * pressing it, Enter or a second touch opens the glossary there.
 */
import { computed } from '@preact/signals';
import { type JSX, createContext } from 'preact';
import { useContext, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { isShownInEnglish, t } from '../../../i18n/index.ts';
import { createState, patch } from '../state.ts';
import { mouseMoved } from '../mouse.ts';
import { held } from './held.ts';
import { termsIn } from './terms.ts';

/** The glossary term being explained, and the element that contains it; both null if none is. */
interface Asked {
  term: string | null;
  at: HTMLElement | null;
  /** true: the panel stays until it is closed; false: it closes when the pointer or the focus leaves the word */
  stays: boolean;
}

const NOTHING: Asked = { term: null, at: null, stays: false };
const asked = createState<Asked>(NOTHING);
const TIP = 'term-tip';
/** How long the mouse must rest on a word before it is explained, ms. */
const REST = 220;
/** Distance between the word and the panel, CSS px. */
const GAP = 8;

/** Opens the glossary at a term; null if there is no glossary. */
export const OpenWord = createContext<((term: string) => void) | null>(null);

let resting: ReturnType<typeof setTimeout> | undefined;

function ask(term: string, at: HTMLElement, stays: boolean): void {
  clearTimeout(resting);
  patch(asked, { term, at, stays });
}
function leave(): void {
  clearTimeout(resting);
  if (!asked.stays) patch(asked, NOTHING);
}

interface TermProps {
  term: string;
  text: string;
  /** whether the Tab key stops at the term; not where there are many terms, as in the log */
  stop: boolean;
}

/** A glossary term; `text`: the word as written in the sentence. */
export function Term({ term, text, stop }: TermProps): JSX.Element {
  // Of the many words on a page, only those that it changes for are rendered again.
  const open = useMemo(() => computed(() => asked.term === term && asked.at?.textContent === text), [term, text]).value;
  const openWord = useContext(OpenWord);
  const touched = useRef(false);
  // A button if Tab stops at it; else an element that screen readers do not announce each time.
  const Word = (stop ? 'button' : 'dfn') as 'button';
  return (
    <Word
      class="term"
      type={stop ? 'button' : undefined}
      data-term={term}
      aria-describedby={open && stop ? TIP : undefined}
      onPointerMove={(event) => {
        if (event.pointerType !== 'mouse' || !mouseMoved()) return;
        const word = event.currentTarget;
        clearTimeout(resting);
        resting = setTimeout(() => word.isConnected && ask(term, word, false), REST);
      }}
      onPointerLeave={(event) => event.pointerType === 'mouse' && leave()}
      onFocus={(event) => event.currentTarget.matches(':focus-visible') && ask(term, event.currentTarget, false)}
      onBlur={() => patch(asked, NOTHING)}
      onPointerDown={({ pointerType }) => (touched.current = pointerType === 'touch')}
      onClick={(event) => {
        event.stopPropagation();
        const read = asked.term === term && asked.stays;
        if (openWord !== null && (read || !touched.current)) {
          clearTimeout(resting);
          patch(asked, NOTHING);
          openWord(term);
        } else if (read) patch(asked, NOTHING);
        else ask(term, event.currentTarget, true);
        touched.current = false;
      }}
    >
      {text}
    </Word>
  );
}

interface TermsProps {
  text: string;
  stop?: boolean;
  /** the glossary term that the sentence itself explains, so it is not marked */
  not?: string;
}

/** A sentence with its glossary terms marked, each at its first occurrence only. */
export function Terms({ text, stop = true, not }: TermsProps): JSX.Element {
  const pieces = held(termsIn(text, new Set(not === undefined ? [] : [not])), (piece) => piece.term !== null).map(
    ({ piece, lead, tail }, i) =>
      piece.term === null ? (
        piece.text
      ) : (
        <span key={i} class="held">
          {lead}
          <Term term={piece.term} text={piece.text} stop={stop} />
          {tail}
        </span>
      ),
  );
  // In pieces, the sentence is no longer recognized as English.
  return isShownInEnglish(text) ? (
    <span lang="en" dir="ltr">
      {pieces}
    </span>
  ) : (
    <>{pieces}</>
  );
}

/** The floating panel that explains the glossary term being pointed at; rendered once on the page. */
export function TermTip(): JSX.Element {
  const { term, at } = asked;
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
      patch(asked, NOTHING);
    };
    addEventListener('keydown', close, true);
    addEventListener('pointerdown', close, true);
    addEventListener('scroll', close, true);
    // Close the panel when its word disappears from the page.
    const watcher = new MutationObserver(() => {
      if (!at.isConnected) patch(asked, NOTHING);
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
