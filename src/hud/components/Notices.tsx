/** Notices of storage problems, shown over every page: nothing can be stored, the device is full, a record was quarantined. */
import { type JSX, render } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Button } from './Button.tsx';
import { say, t } from '../../i18n/index.ts';
import type { Sentence } from '../../core/game.ts';

function Notices({ follow }: { follow: (tell: (problem: Sentence) => void) => () => void }): JSX.Element {
  const [list, setList] = useState<readonly Sentence[]>([]);
  useEffect(
    () => follow((problem) => setList((all) => [...all.filter(({ key }) => key !== problem.key), problem])),
    [follow],
  );
  return (
    <div class="notices" role="status" aria-live="polite">
      {list.map((problem) => (
        <p key={problem.key} class="notice panel">
          <span>{say(problem)}</span>
          <Button label={t('notice.close')} onClick={() => setList((all) => all.filter((one) => one !== problem))} />
        </p>
      ))}
    </div>
  );
}

/** Shows notices of storage problems over the page. `follow` subscribes to them and returns a function that unsubscribes. */
export function openNotices(parent: HTMLElement, follow: (tell: (problem: Sentence) => void) => () => void): void {
  const place = document.createElement('div');
  parent.append(place);
  render(<Notices follow={follow} />, place);
}
