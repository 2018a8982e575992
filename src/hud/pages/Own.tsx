/** Shows a game's own page (contract/own-page.ts) as a page. */
import type { JSX } from 'preact';
import { t } from '../../i18n/index.ts';
import { OwnPageContent } from '../components/OwnPage.tsx';
import { Page } from '../components/Page.tsx';
import type { OwnPage, OwnPageProps } from '../contract/own-page.ts';

interface Props {
  page: OwnPage;
  props: Omit<OwnPageProps, 'over'>;
  /** the last error message for the person; null if there is none */
  problem: string | null;
  /** tries the download of the page again */
  onAgain: () => void;
  onHome: () => void;
}

export function OwnPageShown({ page, props, problem, onAgain, onHome }: Props): JSX.Element {
  return (
    <Page title={t(`page.${page.id}`)} onHome={props.part === '' ? onHome : () => props.go('')}>
      {problem !== null && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <OwnPageContent page={page} props={{ ...props, over: false }} onAgain={onAgain} />
    </Page>
  );
}
