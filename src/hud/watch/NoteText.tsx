/** The text of a note, with its lists, its bold words, and the names of cards as buttons that show the card. */
import type { JSX } from 'preact';
import { type NoteBlock, boldPieces, noteBlocks } from './note-words.ts';
import type { Watcher } from './watcher.ts';

interface Props {
  text: string;
  screen: Watcher['screen'];
}

/** A text with the names of cards in it. */
function WithCards({ text, screen }: Props): JSX.Element {
  const parts = screen.ui.cardsIn?.(text) ?? [{ text, face: null }];
  return (
    <>
      {parts.map(({ text: words, face }, i) =>
        face === null ? (
          words
        ) : (
          <button key={i} type="button" class="log-card" onClick={() => screen.zoom(face, true)}>
            {words}
          </button>
        ),
      )}
    </>
  );
}

function Line({ text, screen }: Props): JSX.Element {
  return (
    <>
      {boldPieces(text).map(({ text: piece, isBold }, i) => {
        const words = <WithCards key={i} text={piece} screen={screen} />;
        return isBold ? <b key={i}>{words}</b> : words;
      })}
    </>
  );
}

function Block({ block, screen }: { block: NoteBlock } & Pick<Props, 'screen'>): JSX.Element {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Line text={block.text} screen={screen} />
      </p>
    );
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((item, i) => (
        <li key={i}>
          <Line text={item} screen={screen} />
        </li>
      ))}
    </List>
  );
}

export function NoteText({ text, screen }: Props): JSX.Element {
  return (
    <div class="note-text" dir="auto">
      {noteBlocks(text).map((block, i) => (
        <Block key={i} block={block} screen={screen} />
      ))}
    </div>
  );
}
