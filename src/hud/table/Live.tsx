/** The live regions for screen readers: a polite one for the log, an assertive one for questions to the person. */
import type { JSX } from 'preact';
import type { TableScreen } from './screen.ts';

export function Live({ screen }: { screen: TableScreen }): JSX.Element {
  const { polite, urgent } = screen.state;
  return (
    <div class="unseen">
      <div role="log" aria-live="polite" aria-relevant="additions" data-live="polite">
        <p key={polite.n}>{polite.text}</p>
      </div>
      <div role="alert" aria-live="assertive" data-live="urgent">
        <p key={urgent.n}>{urgent.text}</p>
      </div>
    </div>
  );
}
