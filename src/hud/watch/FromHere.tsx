/** The dialog for playing on from a position of a record: which seat to play, the bots' level, what happens to hidden cards. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { SeatName } from '../../core/game.ts';
import { t } from '../../i18n/index.ts';
import { Button } from '../components/Button.tsx';
import { Segments } from '../components/Segments.tsx';
import { Dialog } from '../components/Dialog.tsx';
import type { PractiseChoice } from '../contract/ports.ts';

type Hidden = PractiseChoice['hidden'];
const HIDDEN: readonly Hidden[] = ['kept', 'anew'];

interface RadiosProps<T extends string> {
  legend: string;
  name: string;
  all: readonly T[];
  words: (one: T) => string;
  now: T;
  set: (one: T) => void;
}

function Radios<T extends string>({ legend, name, all, words, now, set }: RadiosProps<T>): JSX.Element {
  return (
    <fieldset class="watch-radios">
      <legend>{legend}</legend>
      <Segments name={name} values={all} value={now} label={words} onChoose={set} />
    </fieldset>
  );
}

interface Props {
  seats: readonly SeatName[];
  /** the seat selected initially */
  first: SeatName;
  /** the bots' levels, easiest first */
  levels: readonly string[];
  /** the level selected initially; if null or unknown: the last */
  against: string | null;
  /** whether hidden cards can be redealt */
  deals: boolean;
  problem: string | null;
  onPlay: (you: SeatName, level: string, hidden: Hidden) => void;
  onClose: () => void;
}

export function FromHere({ seats, first, levels, against, deals, problem, onPlay, onClose }: Props): JSX.Element {
  const [you, setYou] = useState(first);
  const [level, setLevel] = useState(against !== null && levels.includes(against) ? against : levels.at(-1)!);
  const [hidden, setHidden] = useState<Hidden>('kept');
  return (
    <Dialog title={t('watch.from-here')} onClose={onClose}>
      <p>{t('watch.from-here.text', { seats: seats.length })}</p>
      <Radios
        legend={t('watch.from-here.side')}
        name="side"
        all={seats}
        words={(seat) => t(`side.${seat}`)}
        now={you}
        set={setYou}
      />
      <Radios
        legend={t('watch.from-here.level')}
        name="level"
        all={levels}
        words={(one) => t(`level.${one}`)}
        now={level}
        set={setLevel}
      />
      {deals && (
        <Radios
          legend={t('watch.from-here.hidden')}
          name="hidden"
          all={HIDDEN}
          words={(one) => t(`watch.hidden.${one}`)}
          now={hidden}
          set={setHidden}
        />
      )}
      {problem !== null && <p class="problem">{problem}</p>}
      <div class="dialog-buttons">
        <Button look="go" label={t('watch.from-here')} autofocus onClick={() => onPlay(you, level, hidden)} />
      </div>
    </Dialog>
  );
}
