/** The dialog that asks for the bot's deck and level before a deck is played. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { SeatName } from '../../../../core/game.ts';
import { Button } from '../../../../hud/components/Button.tsx';
import { Dialog } from '../../../../hud/components/Dialog.tsx';
import { Segments } from '../../../../hud/components/Segments.tsx';
import { SetupOption } from '../../../../hud/components/SetupOption.tsx';
import { type Chosen, type MatchChoices, settledChoices } from '../../../../hud/contract/match-options.ts';
import type { OwnPageProps } from '../../../../hud/contract/own-page.ts';
import type { DrawArt } from '../../../../hud/contract/table-focus.ts';
import { t } from '../../../../i18n/index.ts';

/** The match that is being prepared: the person's seat, and the option that chooses their deck. */
export interface Playing {
  seat: SeatName;
  chosen: Chosen;
}

interface Props {
  playing: Playing;
  draw: DrawArt | null;
  matches: MatchChoices;
  onPlay: OwnPageProps['play'];
  onClose: () => void;
}

export function Opponent({ playing: { seat, chosen }, draw, matches, onPlay, onClose }: Props): JSX.Element {
  const [options] = useState(() => matches.choices());
  const [last] = useState(() => matches.lastChoice());
  const [level, setLevel] = useState(last.level);
  const [picked, setPicked] = useState<Chosen>({ ...last.chosen, ...chosen });
  const settled = settledChoices(options, picked);
  return (
    <Dialog title={t('builder.opponent')} onClose={onClose}>
      <form
        class="setup"
        onSubmit={(event) => {
          event.preventDefault();
          onPlay(seat, settled, level);
        }}
      >
        {options
          .filter(({ id, main }) => main === true && !Object.hasOwn(chosen, id))
          .map((option) => (
            <SetupOption
              key={option.id}
              option={option}
              chosen={settled}
              draw={draw}
              onChoose={(value) => setPicked({ ...picked, [option.id]: value })}
            />
          ))}
        <fieldset class="setting" aria-describedby="opponent-level">
          <legend>{t('setup.level')}</legend>
          <Segments
            name="level"
            values={matches.levels}
            value={level}
            label={(one) => t(`level.${one}`)}
            onChoose={setLevel}
          />
          <p class="setting-help" id="opponent-level">
            {t(`level.${level}.text`)}
          </p>
        </fieldset>
        <Button look="go" icon="play" label={t('setup.start')} type="submit" />
      </form>
    </Dialog>
  );
}
