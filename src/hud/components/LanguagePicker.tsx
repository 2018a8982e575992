/** The choice of the language: in the settings and on the start page. Each language is named as it names itself. */
import { type JSX, createContext } from 'preact';
import { useContext, useId } from 'preact/hooks';
import { type Language, t } from '../../i18n/index.ts';
import type { Prefs } from '../contract/prefs.ts';

/** All languages, in the order of the list. */
export const Languages = createContext<readonly Language[]>([]);

/** Shows nothing where there is no choice. */
export function LanguagePicker({ prefs }: { prefs: Prefs }): JSX.Element | null {
  const all = useContext(Languages);
  const id = useId();
  if (all.length < 2) return null;
  return (
    <div class="setting language-picker">
      <label for={id}>{t('settings.language')}</label>
      <select
        id={id}
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
