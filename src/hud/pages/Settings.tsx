/** The page of settings: the form, and what is stored on the device. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { NotFetched } from '../components/NotFetched.tsx';
import { Page } from '../components/Page.tsx';
import { SettingsForm } from '../components/SettingsForm.tsx';
import { useFetched } from '../components/fetched.ts';
import type { DevicePort } from '../contract/device-port.ts';
import type { Prefs } from '../contract/prefs.ts';

interface SettingsProps {
  prefs: Prefs;
  device: DevicePort;
  /** Called after a backup file was read, which may have changed the settings. */
  onRead: () => void;
  onHome: () => void;
}

const loadDevice = () => import('./Device.tsx');

/** The settings' part about what is stored on the device. Its code is loaded only with the settings, because a game needs none of it. */
function Stored(props: { device: DevicePort; onRead: () => void }): JSX.Element | null {
  const [tries, setTries] = useState(0);
  const part = useFetched(loadDevice, tries);
  if (part === null) return null;
  if (part === 'missing') return <NotFetched text={t('page.not-here')} onAgain={() => setTries(tries + 1)} />;
  return <part.found.Device {...props} />;
}

export function Settings({ prefs, device, onRead, onHome }: SettingsProps): JSX.Element {
  return (
    <Page title={t('settings.title')} onHome={onHome}>
      <SettingsForm prefs={prefs} />
      <div class="settings-more">
        <Stored device={device} onRead={onRead} />
        <section class="settings-section about">
          <h3>{t('about.title')}</h3>
          <p class="setting-help">
            {t('about.licence')} <a href="./licenses.txt">{t('about.notices')}</a>
          </p>
        </section>
      </div>
    </Page>
  );
}
