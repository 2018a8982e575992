/** A game's own page (contract/own-page.ts) once it is loaded, also in a dialog over a running game. */
import type { JSX } from 'preact';
import { t } from '../../i18n/index.ts';
import type { OwnPage, OwnPageProps } from '../contract/own-page.ts';
import { Dialog } from './Dialog.tsx';
import { NotFetched } from './NotFetched.tsx';
import { useFetched } from './fetched.ts';

/** A game's own page, which is downloaded when it is first shown. */
export function OwnPageContent({
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

interface DialogProps {
  page: OwnPage;
  props: Omit<OwnPageProps, 'over'>;
  onClose: () => void;
}

/** A game's own page in a dialog over a running game, which stays as it is. */
export function OwnPageDialog({ page, props, onClose }: DialogProps): JSX.Element {
  return (
    <Dialog title={t(`page.${page.id}`)} onClose={onClose} class="dialog-page">
      <OwnPageContent page={page} props={{ ...props, over: true }} onAgain={null} />
    </Dialog>
  );
}
