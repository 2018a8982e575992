/** The choice of the language: in the settings and on the start page. Each language is named as it names itself. */
import { type JSX, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import { type Language, t } from '../../i18n/index.ts';
import type { Prefs } from '../contract/prefs.ts';

/** All languages, in the order of the list. */
export const Languages = createContext<readonly Language[]>([]);

/** Shows nothing where there is no choice. Its id is fixed: the focus is put back on it when the page is made again. */
export function LanguagePicker({ prefs }: { prefs: Prefs }): JSX.Element | null {
  const all = useContext(Languages);
  if (all.length < 2) return null;
  return (
    <div class="setting language-picker">
      <label for="language">{t('settings.language')}</label>
      <select
        id="language"
        value={all.some(({ tag }) => tag === prefs.language) ? prefs.language : 'auto'}
        onChange={(event) => (prefs.language = event.currentTarget.value)}
      >
        <option value="auto">{t('settings.language.auto')}</option>
        {all.map(({ tag, dir, name, isInProgress }) => (
          <option key={tag} value={tag} lang={tag} dir={dir}>
            {isInProgress ? t('settings.language.in-progress', { name }) : name}
          </option>
        ))}
      </select>
    </div>
  );
}
