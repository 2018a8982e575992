/** Shows a game's own page (own-page.ts) once it is loaded: as a page, or in a dialog over a running game. */
import type { JSX } from 'preact';
import { t } from '../../i18n/index.ts';
import type { AppShell } from '../app/app-shell.ts';
import type { OwnPage, OwnPageProps } from '../contract/own-page.ts';
import { Dialog } from '../components/Dialog.tsx';
import { useFetched } from '../components/fetched.ts';
import type { GamePorts } from '../contract/ports.ts';
import { NotFetched } from '../components/NotFetched.tsx';
import { Page } from '../components/Page.tsx';

/** The props of a game's own page that come from the app shell; the caller adds the part shown and whether it is over a running game. */
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

/** A game's own page, which is downloaded when it is first shown. */
function Fetched({
  page,
  props,
  onAgain,
}: {
  page: OwnPage;
  props: OwnPageProps;
  /** tries the download again; null over a running game, because that would mean leaving it */
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
  /** the last error message for the person; null if there is none */
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

/** A game's own page in a dialog over a running game, which stays as it is. */
export function OwnPageDialog({ page, props, onClose }: DialogProps): JSX.Element {
  return (
    <Dialog title={t(`page.${page.id}`)} onClose={onClose} class="dialog-page">
      <Fetched page={page} props={{ ...props, over: true }} onAgain={null} />
    </Dialog>
  );
}
