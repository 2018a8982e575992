/** Something to choose before a match: a switch, a row of a few values, or a list of many. */
import type { JSX } from 'preact';
import { has, say, t } from '../../i18n/index.ts';
import type { DrawArt } from '../contract/table-focus.ts';
import { type Chosen, type MatchOption, isSwitch } from '../contract/match-options.ts';
import { Picture } from './Picture.tsx';
import { Segments } from './Segments.tsx';

interface Props {
  option: MatchOption;
  chosen: Chosen;
  draw: DrawArt | null;
  onChoose: (value: string) => void;
}

/** Most values that an option may have to be shown side by side; more become a list. */
const FEW = 7;

/** An option's values grouped by heading; the headings are in order of first appearance. */
function grouped({ values, about }: MatchOption): [string, string[]][] {
  const groups = new Map<string, string[]>();
  for (const value of values) {
    const heading = about?.group(value) ?? '';
    groups.set(heading, [...(groups.get(heading) ?? []), value]);
  }
  return [...groups];
}

/** A long list to choose one value from, with the chosen one shown below. */
function Many({ option, chosen, draw, onChoose, helpId }: Props & { helpId: string | undefined }): JSX.Element {
  const { id, about } = option;
  const value = chosen[id]!;
  const name = (one: string): string => about?.name(one) ?? t(`setup.${id}.${one}`);
  const picture = about?.picture(value) ?? null;
  const text = about?.text(value) ?? '';
  const row = (one: string): JSX.Element => (
    <option key={one} value={one} selected={one === value}>
      {name(one)}
    </option>
  );
  return (
    <>
      <select
        class="setup-list"
        name={id}
        aria-label={t(`setup.${id}`)}
        aria-describedby={text === '' ? helpId : `${id}-about`}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {grouped(option).map(([heading, values]) =>
          heading === '' ? (
            values.map(row)
          ) : (
            <optgroup key={heading} label={heading}>
              {values.map(row)}
            </optgroup>
          ),
        )}
      </select>
      {draw !== null && picture !== null && (
        <Picture code={picture} draw={draw} width={640} height={160} class="setup-picture" />
      )}
      {text !== '' && (
        <p class="setting-help" id={`${id}-about`}>
          {text}
        </p>
      )}
    </>
  );
}

/** An option on the page that sets up a match. If other choices rule it out, it says why. */
export function SetupOption(props: Props): JSX.Element {
  const { option, chosen, onChoose } = props;
  const { id, values } = option;
  const barred = option.barred?.(chosen) ?? null;
  const help = barred !== null ? say(barred) : has(`setup.${id}.help`) ? t(`setup.${id}.help`) : null;
  const helpId = help === null ? undefined : `${id}-help`;
  const words = help !== null && (
    <p class="setting-help" id={helpId}>
      {help}
    </p>
  );
  if (isSwitch(option))
    return (
      <div class="setting">
        <label class="setup-coach">
          <input
            type="checkbox"
            checked={chosen[id] === 'on'}
            disabled={barred !== null}
            aria-describedby={helpId}
            onChange={(event) => onChoose(event.currentTarget.checked ? 'on' : 'off')}
          />
          <span>{t(`setup.${id}`)}</span>
        </label>
        {words}
      </div>
    );
  return (
    <fieldset class="setting" aria-describedby={helpId} disabled={barred !== null}>
      <legend>{t(`setup.${id}`)}</legend>
      {values.length > FEW ? (
        <Many {...props} helpId={helpId} />
      ) : (
        <Segments
          name={id}
          values={values}
          value={chosen[id]!}
          label={(value) => t(`setup.${id}.${value}`)}
          onChoose={onChoose}
        />
      )}
      {words}
    </fieldset>
  );
}
