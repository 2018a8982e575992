/** The controls below the timeline: play, step, the unit of a step, and the speed. */
import type { JSX } from 'preact';
import type { WatchUnit } from '../../commands/command.ts';
import { isolated } from '../../i18n/foreign.ts';
import { t } from '../../i18n/index.ts';
import { Tool } from '../components/Tool.tsx';
import { SpeedSelect } from '../components/SpeedSelect.tsx';
import type { Prefs } from '../contract/prefs.ts';
import { patch } from '../components/state.ts';
import { GraphTool } from './Graph.tsx';
import { chaptersOf } from './notes.ts';
import { unitsOf } from './timeline.ts';
import type { Watcher } from './watcher.ts';

/** A select field that names the current chapter and jumps to another. */
function Chapters({ watcher }: { watcher: Watcher }): JSX.Element | null {
  const { at, hidden, openVariation, guess } = watcher.state;
  const chapters = chaptersOf(watcher.layers(), hidden);
  if (chapters.length === 0 || openVariation !== null || guess !== null) return null;
  const now = chapters.findLastIndex((one) => one.at <= at);
  return (
    <label class="watch-pick is-chapter">
      <span>{t('watch.chapter')}</span>
      <select
        value={String(now)}
        onChange={(event) => {
          const to = chapters[Number(event.currentTarget.value)];
          if (to !== undefined) watcher.seek(to.at);
        }}
      >
        {now < 0 && <option value="-1">{t('watch.chapter.none')}</option>}
        {chapters.map(({ title }, i) => (
          <option key={i} value={String(i)}>
            {isolated(title)}
          </option>
        ))}
      </select>
    </label>
  );
}

export function Controls({ watcher, prefs }: { watcher: Watcher; prefs: Prefs }): JSX.Element {
  const { at, unit, speed } = watcher.state;
  const { playing } = watcher.screen.state;
  const { length } = watcher.line;
  return (
    <div class="watch-controls">
      <div class="watch-buttons" dir="ltr" role="group" aria-label={t('watch.controls')}>
        <Tool
          icon="skip"
          class="turned only-wide"
          label={t('watch.start')}
          onClick={() => watcher.seek(0)}
          off={at === 0}
        />
        <Tool icon="back" label={t('watch.previous')} onClick={() => watcher.step(unit, -1)} off={at === 0} />
        <Tool
          icon={playing ? 'hold' : 'play'}
          class="watch-play"
          label={t(playing ? 'watch.pause' : 'watch.play')}
          onClick={() => watcher.toggle()}
        />
        <Tool icon="next" label={t('watch.on')} onClick={() => watcher.step(unit, 1)} off={at === length} />
        <Tool
          icon="skip"
          class="only-wide"
          label={t('watch.end')}
          onClick={() => watcher.seek(length)}
          off={at === length}
        />
      </div>
      <Chapters watcher={watcher} />
      <GraphTool watcher={watcher} prefs={prefs} />
      <label class="watch-pick">
        <span>{t('watch.unit')}</span>
        <select
          value={unit}
          onChange={(event) => patch(watcher.state, { unit: event.currentTarget.value as WatchUnit })}
        >
          {unitsOf(watcher.screen.ui.landmarks).map((one) => (
            <option key={one} value={one}>
              {t(`watch.unit.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <SpeedSelect speed={speed} onSet={(to) => watcher.setSpeed(to)} />
    </div>
  );
}
