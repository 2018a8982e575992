/** The dialog that shows one server large on a small screen: each piece of ice, what is in the server, and what can be done there. */
import type { JSX } from 'preact';
import type { CardView, ServerView, View } from '../../rules/view-types.ts';
import type { Box, TableFocus } from '../../../../hud/contract/table-focus.ts';
import type { TableItem } from '../../../../hud/contract/table-ui.ts';
import { t } from '../../../../i18n/index.ts';
import { Dialog } from '../../../../hud/components/Dialog.tsx';
import { Picture } from '../../../../hud/components/Picture.tsx';
import { Dotted } from '../components.tsx';
import { TableButton } from '../../../../hud/components/TableButton.tsx';
import { moveLabel } from '../moves/labels.ts';
import { cardName, serverName } from '../words/names.ts';
import { kindOf } from './kinds.ts';
import { WholeCard } from './WholeCard.tsx';
import { faceWords, stateWords } from './button-names.ts';
import { cardItem, movesOn, serverItem } from './groups.ts';
import { Button } from '../../../../hud/components/Button.tsx';

interface Props {
  server: ServerView;
  view: View;
  screen: TableFocus;
  act: (item: TableItem, box: Box) => void;
  onClose: () => void;
}

/** A card in one row: its picture, name, kind, strength, whether it is rezzed, and what is on it. */
function Row({ card, view, draw }: { card: CardView; view: View; draw: TableFocus['draw'] }): JSX.Element {
  const facts = [kindOf(card), faceWords(card) ?? '', ...stateWords(card, view)].filter((fact) => fact !== '');
  return (
    <span class={`spread-row${card.up ? '' : ' unrezzed'}`} aria-hidden="true">
      {draw !== null && card.code !== null ? (
        <Picture code={card.code} draw={draw} width={192} height={128} class="spread-picture" />
      ) : (
        <span class="spread-picture" />
      )}
      <span class="spread-words">
        <b dir="auto">{cardName(card)}</b>
        <span>
          <Dotted parts={facts} />
        </span>
      </span>
    </span>
  );
}

export function Spread({ server, view, screen, act, onClose }: Props): JSX.Element {
  const { zoom } = screen.state;
  const place = serverItem(server, view);
  const moves = movesOn(place, view);
  const list = (name: 'spread.ice' | 'spread.root', cards: readonly CardView[]): JSX.Element | false =>
    cards.length > 0 && (
      <section class="spread-part">
        <h3>{t(name)}</h3>
        <div role="list">
          {cards.map((card) => (
            <div role="listitem" class={`slot ${cardItem(card, view).classes}`} key={card.h}>
              <TableButton item={cardItem(card, view)} screen={screen} act={act} tab={0} onFocus={() => undefined}>
                <Row card={card} view={view} draw={screen.draw} />
              </TableButton>
            </div>
          ))}
        </div>
      </section>
    );
  return (
    <Dialog title={serverName(server.id)} onClose={onClose} class="dialog-spread">
      {zoom !== null && <WholeCard face={zoom.face} view={view} draw={screen.draw} />}
      {moves.length > 0 && (
        <Button
          look="go"
          label={moves.length === 1 ? moveLabel(moves[0]!, view) : t('zoom.choose')}
          onClick={({ currentTarget }) => {
            const box = currentTarget.getBoundingClientRect();
            onClose();
            act(place, box);
          }}
        />
      )}
      {list('spread.ice', server.ice)}
      {list('spread.root', server.root)}
    </Dialog>
  );
}
