/** The form of the settings. Changes apply at once. */
import type { ComponentChildren, JSX } from 'preact';
import { has, t } from '../../i18n/index.ts';
import { DEFAULTS, type Prefs, TEXT_SIZES, SPEEDS } from '../contract/prefs.ts';
import { LanguagePicker } from './LanguagePicker.tsx';
import { Segments } from './Segments.tsx';
import { patch } from './state.ts';
import { Button } from './Button.tsx';

type PickName = 'stopAt' | 'speed' | 'motion' | 'text' | 'dir';

interface PickProps<N extends PickName> {
  prefs: Prefs;
  name: N;
  options: readonly Prefs[N][];
  words: (value: Prefs[N]) => string;
}

/** A setting with a few values, as a row of radio buttons. `words`: the name of a value. */
function Pick<N extends PickName>({ prefs, name, options, words }: PickProps<N>): JSX.Element {
  const title: PickName = name;
  const onChoose = (value: Prefs[N]): void => void (prefs[name] = value);
  return (
    <fieldset class="setting">
      <legend>{t(`settings.${title}`)}</legend>
      {has(`settings.${title}.help`) && <p class="setting-help">{t(`settings.${title}.help`)}</p>}
      <Segments name={name} values={options} value={prefs[name]} label={words} onChoose={onChoose} />
    </fieldset>
  );
}

/** The names of the settings that are on or off. */
type SwitchName = { [N in keyof Prefs]: Prefs[N] extends boolean ? N : never }[keyof Prefs];

/** Settings that are on or off, one below the other. */
const Switches = ({ prefs, names }: { prefs: Prefs; names: readonly SwitchName[] }): JSX.Element => (
  <>
    {names.map((name) => (
      <div key={name} class="setting setting-switch">
        <label class="switch">
          <input
            type="checkbox"
            role="switch"
            checked={prefs[name]}
            onChange={(event) => (prefs[name] = event.currentTarget.checked)}
          />
          <span class="switch-track" aria-hidden="true" />
          <span>{t(`settings.${name}`)}</span>
        </label>
        {has(`settings.${name}.help`) && <p class="setting-help">{t(`settings.${name}.help`)}</p>}
      </div>
    ))}
  </>
);

/** How loud a kind of sound is. */
function Slider({ prefs, name }: { prefs: Prefs; name: keyof Prefs['volume'] }): JSX.Element {
  const share = prefs.volume[name];
  return (
    <div class="setting">
      <label class="slider">
        <span>{t(`settings.${name}`)}</span>
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={Math.round(share * 100)}
          aria-valuetext={t('percent', { share })}
          onInput={(event) => (prefs.volume = { ...prefs.volume, [name]: event.currentTarget.valueAsNumber / 100 })}
        />
        <output>{t('percent', { share })}</output>
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
    value === 0 ? t('settings.speed.instant') : t('settings.speed.times', { n: value });
  return (
    <form class="settings" onSubmit={(event) => event.preventDefault()}>
      <Section name="play">
        <Pick
          prefs={prefs}
          name="stopAt"
          options={['always', 'new', 'matters']}
          words={(when) => t(`settings.stopAt.${when}`)}
        />
        <Switches prefs={prefs} names={['orderForMe', 'payByHand', 'coach', 'rivals', 'hints', 'letterKeys']} />
      </Section>
      <Section name="look">
        <LanguagePicker prefs={prefs} />
        <Pick prefs={prefs} name="speed" options={SPEEDS} words={speed} />
        <Pick
          prefs={prefs}
          name="motion"
          options={['system', 'full', 'reduced']}
          words={(motion) => t(`settings.motion.${motion}`)}
        />
        <Pick prefs={prefs} name="text" options={TEXT_SIZES} words={(size) => t('percent', { share: size / 100 })} />
        <Pick prefs={prefs} name="dir" options={['auto', 'ltr', 'rtl']} words={(dir) => t(`settings.dir.${dir}`)} />
        <Switches prefs={prefs} names={['chart', 'forecast', 'hideResults', 'plainTable']} />
      </Section>
      <Section name="sound">
        <Switches prefs={prefs} names={['muted']} />
        <Slider prefs={prefs} name="effects" />
        <Slider prefs={prefs} name="music" />
      </Section>
      <Button label={t('settings.reset')} onClick={() => patch(prefs, DEFAULTS)} />
    </form>
  );
}
