/** Which side to play on with, against which bot. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Dialog } from '../parts/bits.tsx';
import type { PractiseChoice } from '../ports.ts';

type Side = PractiseChoice['you'];
type Level = PractiseChoice['level'];
type Hidden = PractiseChoice['hidden'];

function Radios<T extends string>({
  legend,
  name,
  all,
  word,
  now,
  set,
}: {
  legend: string;
  name: string;
  all: readonly T[];
  word: string;
  now: T;
  set: (one: T) => void;
}): JSX.Element {
  return (
    <fieldset class="watch-radios">
      <legend>{legend}</legend>
      {all.map((one) => (
        <label key={one}>
          <input type="radio" name={name} value={one} checked={now === one} onChange={() => set(one)} />
          <span>{t(`${word}.${one}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface Props {
  /** the side that decides now */
  side: Side;
  problem: string | null;
  onPlay: (you: Side, level: Level, hidden: Hidden) => void;
  onClose: () => void;
}

export function FromHere({ side, problem, onPlay, onClose }: Props): JSX.Element {
  const [you, setYou] = useState<Side>(side);
  const [level, setLevel] = useState<Level>('standard');
  const [hidden, setHidden] = useState<Hidden>('kept');
  return (
    <Dialog title={t('watch.from-here')} onClose={onClose}>
      <p>{t('watch.from-here.text')}</p>
      <Radios
        legend={t('watch.from-here.side')}
        name="side"
        all={['corp', 'runner']}
        word="side"
        now={you}
        set={setYou}
      />
      <Radios
        legend={t('watch.from-here.level')}
        name="level"
        all={['newcomer', 'standard']}
        word="level"
        now={level}
        set={setLevel}
      />
      <Radios
        legend={t('watch.from-here.hidden')}
        name="hidden"
        all={['kept', 'anew']}
        word="watch.hidden"
        now={hidden}
        set={setHidden}
      />
      {problem !== null && <p class="problem">{problem}</p>}
      <div class="dialog-buttons">
        <button type="button" class="button go" autofocus onClick={() => onPlay(you, level, hidden)}>
          {t('watch.from-here')}
        </button>
      </div>
    </Dialog>
  );
}
