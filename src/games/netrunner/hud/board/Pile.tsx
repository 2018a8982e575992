/** The dialog that shows the cards of a pile: the heap, Archives, or just the size of the stack. Cards can be used from it where legal. */
import type { JSX } from 'preact';
import type { CardView, View } from '../../rules/view-types.ts';
import type { Box, TableFocus } from '../../../../hud/contract/table-focus.ts';
import type { TableItem } from '../../../../hud/contract/table-ui.ts';
import { t } from '../../../../i18n/index.ts';
import { Dialog } from '../../../../hud/components/Dialog.tsx';
import { TableButton } from '../../../../hud/components/TableButton.tsx';
import { Plate } from './Plate.tsx';
import { WholeCard } from './WholeCard.tsx';
import { type PileName, cardItem } from './groups.ts';

/** The cards of a pile that the viewer may see, and the number of its other cards. */
function cardsOf(pile: PileName, view: View): { cards: CardView[]; hidden: number } {
  if (pile === 'heap') return { cards: view.runner.heap, hidden: 0 };
  if (pile === 'archives') return { cards: view.corp.archives, hidden: view.corp.archivesHidden };
  return { cards: [], hidden: view.runner.deckSize };
}

interface Props {
  name: PileName;
  view: View;
  screen: TableFocus;
  act: (item: TableItem, box: Box) => void;
  onClose: () => void;
}

export function Pile({ name, view, screen, act, onClose }: Props): JSX.Element {
  const { zoom } = screen.state;
  const { cards, hidden } = cardsOf(name, view);
  return (
    <Dialog title={t(`zone.${name}`)} onClose={onClose} class="dialog-wide dialog-pile">
      <p>{t('pile.count', { n: cards.length + hidden, hidden })}</p>
      <div class="pile-cards" role="list">
        {cards.map((card) => (
          <div role="listitem" class="slot is-card" key={card.h}>
            <TableButton item={cardItem(card, view)} screen={screen} act={act} tab={0} onFocus={() => undefined}>
              <Plate card={card} />
            </TableButton>
          </div>
        ))}
      </div>
      {zoom !== null && <WholeCard face={zoom.face} view={view} draw={screen.draw} />}
    </Dialog>
  );
}
