/** The page on which a match is set up: the seats of the people, the bots' level, the seed. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { has, t } from '../../i18n/index.ts';
import { Picture } from '../parts/Picture.tsx';
import { Icon } from '../parts/icons.tsx';
import { type Chosen, type MatchOption, isSwitch, settledChoices } from '../match-options.ts';
import type { GamePorts, MatchChoice } from '../ports.ts';
import type { SeatName } from '../../core/game.ts';
import type { Prefs } from '../prefs.ts';
import { type Store, useStore } from '../store.ts';
import { HowCard } from './HowTo.tsx';
import { Page } from './Page.tsx';

interface Props {
  game: GamePorts;
  prefs: Store<Prefs>;
  /** whether a match is being started */
  busy: boolean;
  problem: string | null;
  onStart: (choice: MatchChoice) => void;
  onHome: () => void;
}

/** A switch, or a list to choose one from; where it is barred, it says why. */
function Option(props: { option: MatchOption; chosen: Chosen; onChoose: (value: string) => void }): JSX.Element {
  const { option, chosen, onChoose } = props;
  const { id, values } = option;
  const barred = option.barred?.(chosen) ?? null;
  const help = barred !== null ? t(barred) : has(`setup.${id}.help`) ? t(`setup.${id}.help`) : null;
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
      <div class="segments">
        {values.map((value) => (
          <label key={value} class="segment">
            <input
              type="radio"
              name={id}
              value={value}
              checked={chosen[id] === value}
              onChange={() => onChoose(value)}
            />
            <span>{t(`setup.${id}.${value}`)}</span>
          </label>
        ))}
      </div>
      {words}
    </fieldset>
  );
}

export function Setup({ game, prefs, busy, problem, onStart, onHome }: Props): JSX.Element {
  const { matches, ui } = game;
  const { levels, choices } = matches;
  const [picked, setPicked] = useState<Chosen>({});
  const chosen = settledChoices(choices, picked);
  const seats = matches.seats(chosen);
  const [sitting, setPersons] = useState<readonly SeatName[]>([seats[0]!]);
  // Seats that these choices do not have are given up.
  const there = sitting.filter((seat) => seats.includes(seat));
  const [several, setSeveral] = useState(false);
  const [level, setLevel] = useState(levels[0]!);
  const coach = useStore(prefs, (now) => now.coach);
  const [seed, setSeed] = useState(() => matches.newSeed());
  /** Chooses a seat: as the only person's, or (with several people) adds or removes it, in seating order. */
  const sit = (seat: SeatName): void =>
    setPersons(several ? seats.filter((one) => (one === seat) !== persons.includes(one)) : [seat]);
  const persons = there.length === 0 && !several ? [seats[0]!] : there;
  const others = choices.filter((one) => one.seats !== true);
  const option = (one: MatchOption): JSX.Element => (
    <Option key={one.id} option={one} chosen={chosen} onChoose={(value) => setPicked({ ...chosen, [one.id]: value })} />
  );
  const botsPlay = seats.some((seat) => !persons.includes(seat));
  return (
    <Page title={t('setup.title')} onHome={onHome}>
      <form
        class="setup"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) onStart({ persons, level, seed: seed.trim() === '' ? matches.newSeed() : seed.trim(), chosen });
        }}
      >
        {choices.filter((one) => one.seats === true).map(option)}
        <fieldset class="setup-sides">
          <legend>{t('setup.side')}</legend>
          <div class="side-cards">
            {seats.map((side) => (
              <label key={side} class={`side-card side-card-${side}`}>
                <input
                  type={several ? 'checkbox' : 'radio'}
                  name="side"
                  value={side}
                  checked={persons.includes(side)}
                  onChange={() => sit(side)}
                />
                {game.drawArt !== null && ui.portraits?.[side] !== undefined && (
                  <Picture
                    code={ui.portraits[side]}
                    draw={game.drawArt}
                    width={640}
                    height={240}
                    class="side-picture"
                  />
                )}
                <ui.Emblem seat={side} />
                <b>{t(`side.${side}`)}</b>
                {has(`setup.${side}`) && <span>{t(`setup.${side}`)}</span>}
                {has(`setup.${side}.deck`) && <small>{t(`setup.${side}.deck`)}</small>}
              </label>
            ))}
          </div>
        </fieldset>
        <div class="setting">
          <label class="setup-coach">
            <input
              type="checkbox"
              checked={several}
              aria-describedby="several-help"
              onChange={(event) => {
                setSeveral(event.currentTarget.checked);
                setPersons([persons[0] ?? seats[0]!]);
              }}
            />
            <span>{t('setup.several')}</span>
          </label>
          <p class="setting-help" id="several-help">
            {t('setup.several.help')}
          </p>
        </div>
        {botsPlay && (
          <fieldset class="setting">
            <legend>{t('setup.level')}</legend>
            <div class="segments">
              {levels.map((one) => (
                <label key={one} class="segment">
                  <input type="radio" name="level" value={one} checked={level === one} onChange={() => setLevel(one)} />
                  <span>{t(`level.${one}`)}</span>
                </label>
              ))}
            </div>
            <p class="setting-help">{t(`level.${level}.text`)}</p>
          </fieldset>
        )}
        {others.length > 0 && (
          <details class="setup-options">
            <summary>{t('setup.options')}</summary>
            <div class="setup-fields">{others.map(option)}</div>
          </details>
        )}
        {game.coach !== null && (
          <div class="setting">
            <label class="setup-coach">
              <input
                type="checkbox"
                checked={coach}
                aria-describedby="coach-help"
                onChange={(event) => prefs.patch({ coach: event.currentTarget.checked })}
              />
              <span>{t('setup.coach')}</span>
            </label>
            <p class="setting-help" id="coach-help">
              {t('setup.coach.help')}
            </p>
          </div>
        )}
        <div class="setting">
          <label class="seed">
            <span class="seed-name">{t('setup.seed')}</span>
            <input
              type="text"
              value={seed}
              maxLength={40}
              autoComplete="off"
              spellcheck={false}
              aria-describedby="seed-help"
              onInput={(event) => setSeed(event.currentTarget.value)}
            />
          </label>
          <button type="button" class="button" onClick={() => setSeed(matches.newSeed())}>
            <Icon name="die" />
            {t('setup.new-seed')}
          </button>
          <p class="setting-help" id="seed-help">
            {t('setup.seed.help')}
          </p>
        </div>
        {problem !== null && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" class="button go big" disabled={busy}>
          {t(busy ? 'setup.wait' : 'setup.start')}
        </button>
      </form>
      <HowCard ui={ui} />
    </Page>
  );
}
