/** The progress towards each part of a lesson’s goal, as "3/9". */
import type { JSX } from 'preact';
import { has, t } from '../../i18n/index.ts';
import type { Count } from '../../lessons/types.ts';

export function Counts({ counts }: { counts: readonly Count[] }): JSX.Element {
  const told = counts.filter(({ of }) => has(`coach.count.${of}`));
  return (
    <>
      {told.map(({ of, now, n }) => (
        <span key={of} class={`coach-count${now >= n ? ' reached' : ''}`}>
          {t(`coach.count.${of}`, { now, n })}
        </span>
      ))}
    </>
  );
}
