/** A pile laid out: the heap, Archives. Each card can be looked at, and used where that is legal. */
import type { JSX } from 'preact';
import type { CardView, View } from '../../rules/view-types.ts';
import { t } from '../../../../i18n/index.ts';
import type { Controller } from '../../../../hud/game/controller.ts';
import type { Dialog as DialogName } from '../../../../hud/game/state.ts';
import { Dialog } from '../../../../hud/parts/bits.tsx';
import { movesOfCard } from '../words/find.ts';
import { useStore } from '../../../../hud/store.ts';
import { type DrawArt, WholeCard } from '../zoom/Zoom.tsx';
import { Plate } from './Plate.tsx';
import { TableButton } from '../../../../hud/board/TableButton.tsx';
import { cardButtonName } from './button-names.ts';

function cardsOf(pile: DialogName, view: View): { cards: CardView[]; hidden: number } {
  if (pile === 'heap') return { cards: view.runner.heap, hidden: 0 };
  if (pile === 'archives') return { cards: view.corp.archives, hidden: view.corp.archivesHidden };
  if (pile === 'rnd')
    return {
      cards: view.corp.deckKnown.map((known) => known.card),
      hidden: view.corp.deckSize - view.corp.deckKnown.length,
    };
  return { cards: [], hidden: pile === 'stack' ? view.runner.deckSize : 0 };
}

interface Props {
  pile: 'heap' | 'archives' | 'stack' | 'rnd' | 'hq';
  view: View;
  game: Controller;
  draw: DrawArt | null;
  onClose: () => void;
}

export function Pile({ pile, view, game, draw, onClose }: Props): JSX.Element {
  const { cards, hidden } = cardsOf(pile, view);
  const zoom = useStore(game.store, (state) => state.zoom);
  return (
    <Dialog title={t(`zone.${pile}`)} onClose={onClose} class="dialog-pile">
      <p>{t('pile.count', { n: cards.length + hidden, hidden })}</p>
      <div class="pile-cards" role="list">
        {cards.map((card) => {
          const lit = movesOfCard(view, card.h).length > 0;
          const item = {
            key: card.h,
            name: cardButtonName(card, view),
            lit,
            card,
            server: null,
            pile: null,
            host: null,
          };
          return (
            <div role="listitem" class="slot is-card" key={card.h}>
              <TableButton item={item} game={game} tab={0} onFocus={() => undefined}>
                <Plate card={card} />
              </TableButton>
            </div>
          );
        })}
      </div>
      {zoom !== null && (
        <WholeCard code={zoom.code} card={cards.find((card) => card.h === zoom.h) ?? null} view={view} draw={draw} />
      )}
    </Dialog>
  );
}
