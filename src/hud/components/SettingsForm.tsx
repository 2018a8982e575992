/** The form of the settings. Changes apply at once. */
import type { ComponentChildren, JSX } from 'preact';
import { has, numeral, t } from '../../i18n/index.ts';
import { DEFAULTS, type Prefs, TEXT_SIZES, SPEEDS } from '../contract/prefs.ts';
import { Segments } from './Segments.tsx';
import { patch } from './state.ts';
import { Button } from './Button.tsx';

interface PickProps<T> {
  name: string;
  value: T;
  options: readonly T[];
  words: (value: T) => string;
  onPick: (value: T) => void;
}

/** A setting with a few values, as a row of radio buttons. `name`: its key in the messages `settings.*`. */
function Pick<T extends string | number>({ name, value, options, words, onPick }: PickProps<T>): JSX.Element {
  const help = `settings.${name}.help`;
  return (
    <fieldset class="setting">
      <legend>{t(`settings.${name}`)}</legend>
      {has(help) && <p class="setting-help">{t(help)}</p>}
      <Segments name={name} values={options} value={value} label={words} onChoose={onPick} />
    </fieldset>
  );
}

function Switch({ name, on, onChange }: { name: string; on: boolean; onChange: (on: boolean) => void }): JSX.Element {
  const help = `settings.${name}.help`;
  return (
    <div class="setting setting-switch">
      <label class="switch">
        <input type="checkbox" role="switch" checked={on} onChange={(event) => onChange(event.currentTarget.checked)} />
        <span class="switch-track" aria-hidden="true" />
        <span>{t(`settings.${name}`)}</span>
      </label>
      {has(help) && <p class="setting-help">{t(help)}</p>}
    </div>
  );
}

function Slider({
  name,
  value,
  onChange,
}: {
  name: string;
  value: number;
  onChange: (value: number) => void;
}): JSX.Element {
  const percent = Math.round(value * 100);
  return (
    <div class="setting">
      <label class="slider">
        <span>{t(`settings.${name}`)}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={percent}
          aria-valuetext={t('percent', { n: percent })}
          onInput={(event) => onChange(event.currentTarget.valueAsNumber / 100)}
        />
        <output>{t('percent', { n: percent })}</output>
      </label>
    </div>
  );
}

function Section({ name, children }: { name: string; children: ComponentChildren }): JSX.Element {
  return (
    <section class="settings-section">
      <h3>{t(`settings.section.${name}`)}</h3>
      {children}
    </section>
  );
}

export function SettingsForm({ prefs }: { prefs: Prefs }): JSX.Element {
  const speed = (value: number): string =>
    value === 0 ? t('settings.speed.instant') : t('settings.speed.times', { n: numeral(value) });
  return (
    <form class="settings" onSubmit={(event) => event.preventDefault()}>
      <Section name="play">
        <Pick
          name="stopAt"
          value={prefs.stopAt}
          options={['always', 'new', 'matters'] as const}
          words={(value) => t(`settings.stopAt.${value}`)}
          onPick={(stopAt) => patch(prefs, { stopAt })}
        />
        <Switch name="orderForMe" on={prefs.orderForMe} onChange={(orderForMe) => patch(prefs, { orderForMe })} />
        <Switch name="payByHand" on={prefs.payByHand} onChange={(payByHand) => patch(prefs, { payByHand })} />
        <Switch name="coach" on={prefs.coach} onChange={(coach) => patch(prefs, { coach })} />
        <Switch name="hints" on={prefs.hints} onChange={(hints) => patch(prefs, { hints })} />
        <Switch name="letterKeys" on={prefs.letterKeys} onChange={(letterKeys) => patch(prefs, { letterKeys })} />
      </Section>
      <Section name="look">
        <Pick
          name="speed"
          value={prefs.speed}
          options={SPEEDS}
          words={speed}
          onPick={(value) => patch(prefs, { speed: value })}
        />
        <Pick
          name="motion"
          value={prefs.motion}
          options={['system', 'full', 'reduced'] as const}
          words={(value) => t(`settings.motion.${value}`)}
          onPick={(motion) => patch(prefs, { motion })}
        />
        <Pick
          name="text"
          value={prefs.text}
          options={TEXT_SIZES}
          words={(n) => t('percent', { n })}
          onPick={(text) => patch(prefs, { text })}
        />
        <Pick
          name="dir"
          value={prefs.dir}
          options={['auto', 'ltr', 'rtl'] as const}
          words={(value) => t(`settings.dir.${value}`)}
          onPick={(dir) => patch(prefs, { dir })}
        />
        <Switch name="chart" on={prefs.chart} onChange={(chart) => patch(prefs, { chart })} />
        <Switch name="forecast" on={prefs.forecast} onChange={(forecast) => patch(prefs, { forecast })} />
        <Switch name="hideResults" on={prefs.hideResults} onChange={(hideResults) => patch(prefs, { hideResults })} />
        <Switch name="plainTable" on={prefs.plainTable} onChange={(plainTable) => patch(prefs, { plainTable })} />
      </Section>
      <Section name="sound">
        <Switch name="muted" on={prefs.muted} onChange={(muted) => patch(prefs, { muted })} />
        <Slider
          name="effects"
          value={prefs.volume.effects}
          onChange={(effects) => patch(prefs, { volume: { ...prefs.volume, effects } })}
        />
        <Slider
          name="music"
          value={prefs.volume.music}
          onChange={(music) => patch(prefs, { volume: { ...prefs.volume, music } })}
        />
      </Section>
      <Button label={t('settings.reset')} onClick={() => patch(prefs, DEFAULTS)} />
    </form>
  );
}
