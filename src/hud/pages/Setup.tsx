/** The page on which a match is set up: the people's seats, the bots' level, the seed. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { has, t } from '../../i18n/index.ts';
import { Picture } from '../components/Picture.tsx';
import { Button } from '../components/Button.tsx';
import { Segments } from '../components/Segments.tsx';
import { type Chosen, type MatchOption, settledChoices } from '../contract/match-options.ts';
import type { GamePorts, MatchChoice } from '../contract/ports.ts';
import type { SeatName } from '../../core/game.ts';
import type { Prefs } from '../contract/prefs.ts';
import { patch } from '../components/state.ts';
import { HowCard } from './HowTo.tsx';
import { Page } from '../components/Page.tsx';
import { SetupOption } from '../components/SetupOption.tsx';

interface Props {
  game: GamePorts;
  prefs: Prefs;
  /** whether a match is being started */
  busy: boolean;
  problem: string | null;
  onStart: (choice: MatchChoice) => void;
  onHome: () => void;
}

/** Who plays: one person against bots, several people (with bots in the remaining seats), or bots alone. */
type Who = 'one' | 'several' | 'nobody';
const WHO: readonly Who[] = ['one', 'several', 'nobody'];
const whoOf = (persons: readonly SeatName[]): Who =>
  persons.length === 1 ? 'one' : persons.length === 0 ? 'nobody' : 'several';

/** A row of radio buttons for a few values, with an explanation of the chosen one below. */
function Choice<V extends string>(props: {
  name: string;
  legend: string;
  values: readonly V[];
  value: V;
  label: (value: V) => string;
  help: string;
  onChoose: (value: V) => void;
}): JSX.Element {
  const { legend, help, ...segments } = props;
  return (
    <fieldset class="setting" aria-describedby={`${props.name}-help`}>
      <legend>{legend}</legend>
      <Segments {...segments} />
      <p class="setting-help" id={`${props.name}-help`}>
        {help}
      </p>
    </fieldset>
  );
}

/** Who plays and in which seats, as the person changes it. `last`: the seats of people the last time. */
function useSeating(seats: readonly SeatName[], last: readonly SeatName[]) {
  const [who, setWho] = useState<Who>(whoOf(last));
  const [chosen, setChosen] = useState(last);
  // The seat that one person chose last, remembered while several people or nobody is selected.
  const [alone, setAlone] = useState<SeatName>(last.length === 1 ? last[0]! : seats[0]!);
  // Seats that do not exist with these choices are dropped.
  const there = chosen.filter((seat) => seats.includes(seat));
  const persons = who === 'nobody' ? [] : there.length === 0 && who === 'one' ? [seats[0]!] : there;
  return {
    seats,
    who,
    persons,
    /** Handles a press on a seat: gives it to the only person, or (with several people) adds or removes it, kept in seating order. */
    sit(seat: SeatName): void {
      if (who !== 'several') setAlone(seat);
      setChosen(who === 'several' ? seats.filter((one) => (one === seat) !== persons.includes(one)) : [seat]);
    },
    choose(one: Who): void {
      setWho(one);
      if (one === 'one') setChosen([persons.includes(alone) ? alone : (persons[0] ?? alone)]);
      if (one === 'several') setChosen(seats);
    },
  };
}

/** The seats, of which the person chooses those for people. */
function Sides({ game, seating }: { game: GamePorts; seating: ReturnType<typeof useSeating> }): JSX.Element {
  const { seats, who, persons, sit } = seating;
  const { portraits, Emblem } = game.ui;
  return (
    <fieldset class="setup-sides" disabled={who === 'nobody'}>
      <legend>{t(who === 'several' ? 'setup.sides' : 'setup.side')}</legend>
      <div class="side-cards">
        {seats.map((side) => (
          <label key={side} class={`side-card side-card-${side}`}>
            <input
              type={who === 'several' ? 'checkbox' : 'radio'}
              name="side"
              value={side}
              checked={persons.includes(side)}
              onChange={() => sit(side)}
            />
            {game.drawArt !== null && portraits?.[side] !== undefined && (
              <Picture code={portraits[side]} draw={game.drawArt} width={640} height={240} class="side-picture" />
            )}
            <Emblem seat={side} />
            <b>{t(`side.${side}`)}</b>
            {has(`setup.${side}`) && <span>{t(`setup.${side}`)}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function Setup({ game, prefs, busy, problem, onStart, onHome }: Props): JSX.Element {
  const { matches, ui } = game;
  const [choices] = useState(() => matches.choices());
  const [last] = useState(() => matches.lastChoice());
  const [picked, setPicked] = useState<Chosen>(last.chosen);
  const chosen = settledChoices(choices, picked);
  const seats = matches.seats(chosen);
  const seating = useSeating(seats, last.persons);
  const { who, persons } = seating;
  const [level, setLevel] = useState(last.level);
  const [seed, setSeed] = useState(() => matches.newSeed());
  const option = (one: MatchOption): JSX.Element => (
    <SetupOption
      key={one.id}
      option={one}
      chosen={chosen}
      draw={game.drawArt}
      onChoose={(value) => setPicked({ ...chosen, [one.id]: value })}
    />
  );
  const main = choices.filter((one) => one.seats !== true && one.main === true);
  const others = choices.filter((one) => one.seats !== true && one.main !== true);
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
        <Sides game={game} seating={seating} />
        <Choice
          name="who"
          legend={t('setup.who')}
          values={WHO}
          value={who}
          label={(one) => t(`setup.who.${one}`)}
          help={t(`setup.who.${who}.help`)}
          onChoose={seating.choose}
        />
        {botsPlay && (
          <Choice
            name="level"
            legend={t('setup.level')}
            values={matches.levels}
            value={level}
            label={(one) => t(`level.${one}`)}
            help={t(`level.${level}.text`)}
            onChoose={setLevel}
          />
        )}
        {main.map(option)}
        {others.length > 0 && (
          <details
            class="setup-options"
            // Otherwise what opens would be hidden under the button that starts the match.
            onToggle={({ currentTarget: it }) => it.open && it.scrollIntoView({ block: 'nearest' })}
          >
            <summary>{t('setup.options')}</summary>
            <div class="setup-fields">{others.map(option)}</div>
          </details>
        )}
        {game.coach !== null && persons.length > 0 && (
          <div class="setting">
            <label class="setup-coach">
              <input
                type="checkbox"
                checked={prefs.coach}
                aria-describedby="coach-help"
                onChange={(event) => patch(prefs, { coach: event.currentTarget.checked })}
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
          <Button icon="die" label={t('setup.new-seed')} onClick={() => setSeed(matches.newSeed())} />
          <p class="setting-help" id="seed-help">
            {t('setup.seed.help')}
          </p>
        </div>
        {problem !== null && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        <Button look="go big" label={t(busy ? 'setup.wait' : 'setup.start')} type="submit" disabled={busy} />
      </form>
      <HowCard ui={ui} />
    </Page>
  );
}
