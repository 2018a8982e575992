/** The card browser, where all cards of the game can be searched, read and seen in a scene. It shows nothing of a running game. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { OwnPageProps } from '../../../../hud/contract/own-page.ts';
import { createState, patch } from '../../../../hud/components/state.ts';
import { t } from '../../../../i18n/index.ts';
import '../styles/cards.css';
import { CardList } from './CardList.tsx';
import { OneCard } from './OneCard.tsx';
import { ANY_CARD, type Wanted, allFound } from './finding.ts';
import { findCards } from './query.ts';

/** The person's last search and the card they opened last, kept while they visit card pages and scenes. */
const asked = createState<{ wanted: Wanted; last: string | null }>({ wanted: ANY_CARD, last: null });

export function Cards(props: OwnPageProps): JSX.Element {
  return (
    <div class="cards-page">
      <Shown {...props} />
    </div>
  );
}

function Shown({ part, go, draw, watch }: OwnPageProps): JSX.Element {
  const { wanted, last } = asked;
  const all = allFound();
  const found = useMemo(() => findCards(all, wanted), [all, wanted]);
  if (part === '')
    return (
      <CardList
        all={all}
        found={found}
        wanted={wanted}
        draw={draw}
        last={last}
        onWant={(next) => patch(asked, { wanted: next, last: null })}
        onOpen={(code) => go(code)}
      />
    );
  if (!all.some(({ code }) => code === part))
    return (
      <p class="empty" role="status">
        {t('cards.unknown')}
      </p>
    );
  if (last !== part) patch(asked, { last: part });
  return (
    <OneCard
      code={part}
      among={found.map(({ code }) => code)}
      draw={draw}
      go={(code) => go(code)}
      onBack={() => go('')}
      watch={watch}
    />
  );
}
