/** Shows a page of the game's own (own-page.ts) once it is fetched: as a page, or in a dialog over a running game. */
import type { JSX } from 'preact';
import { t } from '../../i18n/index.ts';
import type { AppShell } from '../app-shell.ts';
import type { OwnPage, OwnPageProps } from '../own-page.ts';
import { Dialog } from '../components/bits.tsx';
import { useFetched } from '../components/fetched.ts';
import type { GamePorts } from '../ports.ts';
import { NotFetched } from './NotFetched.tsx';
import { Page } from './Page.tsx';

/** What a page of a game's own gets from the house, but for where it stands. */
export function ownPageProps(shell: AppShell, game: GamePorts): Omit<OwnPageProps, 'part' | 'over' | 'go'> {
  const { matches } = game;
  return {
    made: game.made,
    draw: game.drawArt,
    puzzles: game.puzzles,
    solve: (id) => shell.solve(game, id),
    play(seat, chosen) {
      const last = matches.lastChoice();
      shell.begin(game, {
        persons: [seat],
        level: last.level,
        seed: matches.newSeed(),
        chosen: { ...last.chosen, ...chosen },
      });
    },
    watch: (text) => shell.watchScene(game, text),
  };
}

/** The content of a page, fetched when it is first shown. */
function Fetched({
  page,
  props,
  onAgain,
}: {
  page: OwnPage;
  props: OwnPageProps;
  /** null over a game, which would be left by it */
  onAgain: (() => void) | null;
}): JSX.Element {
  const content = useFetched(page.load);
  if (content === 'missing') return <NotFetched text={t('page.not-here')} onAgain={onAgain} />;
  if (content === null)
    return (
      <p class="empty" role="status">
        {t('page.loading')}
      </p>
    );
  return <content.found {...props} />;
}

interface PageProps {
  shell: AppShell;
  game: GamePorts;
  page: OwnPage;
  part: string;
  /** what went wrong last, in words; null for nothing */
  problem: string | null;
  onHome: () => void;
}

export function OwnPageShown({ shell, game, page, part, problem, onHome }: PageProps): JSX.Element {
  const go = (to: string, other = page.id): void =>
    shell.go({ page: 'own', own: other, game: game.id, ...(to === '' ? {} : { part: to }) });
  return (
    <Page title={t(`page.${page.id}`)} onHome={part === '' ? onHome : () => go('')}>
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <Fetched page={page} props={{ ...ownPageProps(shell, game), part, over: false, go }} onAgain={shell.fetchAgain} />
    </Page>
  );
}

interface DialogProps {
  page: OwnPage;
  props: Omit<OwnPageProps, 'over'>;
  onClose: () => void;
}

/** A page of the game's own over a running game, which stays as it is. */
export function OwnPageDialog({ page, props, onClose }: DialogProps): JSX.Element {
  return (
    <Dialog title={t(`page.${page.id}`)} onClose={onClose} class="dialog-page">
      <Fetched page={page} props={{ ...props, over: true }} onAgain={null} />
    </Dialog>
  );
}
