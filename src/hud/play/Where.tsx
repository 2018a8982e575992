/** The line that names the turn, and the buttons that are always available. */
import type { JSX } from 'preact';
import { t } from '../../i18n/index.ts';
import { SpeedSelect } from '../components/SpeedSelect.tsx';
import { Tool } from '../components/Tool.tsx';
import { patch } from '../components/state.ts';
import type { Prefs } from '../contract/prefs.ts';
import { canAsk } from './adviser.ts';
import type { Play } from './play.ts';

/** What a person can do about their own decisions: undo, ask the bot, hold. */
function OwnTools({ play }: { play: Play }): JSX.Element {
  const { status, hold, asked } = play.state;
  const undo = status.undo === 'marks' ? 'tool.undo.marks' : status.undo === 'free' ? 'tool.undo' : 'tool.undo.none';
  return (
    <>
      <Tool icon="undo" label={t(undo)} onClick={() => play.undo()} off={status.undo === null} />
      {play.askBot !== null && (
        <Tool
          icon="brain"
          label={t('advice.ask-marks')}
          onClick={play.askBot}
          pressed={asked !== null}
          off={!canAsk(play.state, play.screen)}
        />
      )}
      <Tool icon="hold" label={t('tool.hold')} onClick={() => play.commands.hold()} pressed={hold} />
    </>
  );
}

/** How a person follows bots that play alone: pause, step, speed. */
function FollowTools({ play, prefs }: { play: Play; prefs: Prefs }): JSX.Element {
  const { presenter, state } = play.screen;
  const { playing } = state;
  return (
    <>
      <Tool
        icon={playing ? 'hold' : 'play'}
        label={t(playing ? 'watch.pause' : 'watch.play')}
        onClick={() => presenter.send({ type: playing ? 'PAUSE' : 'PLAY' })}
      />
      <Tool
        icon="next"
        label={t('watch.on')}
        onClick={() => {
          presenter.send({ type: 'PAUSE' });
          presenter.send({ type: 'STEP' });
        }}
      />
      <SpeedSelect speed={prefs.speed} onSet={(speed) => patch(prefs, { speed })} />
    </>
  );
}

export function Where({ play, prefs }: { play: Play; prefs: Prefs }): JSX.Element {
  const { screen } = play;
  const { view, logOpen } = screen.state;
  const { turn, now } = screen.ui.turnWords(view);
  return (
    <header class="where">
      <p class="where-text">
        <b>{turn}</b>
        {now !== null && <span class="where-now">{now}</span>}
      </p>
      <div class="tools" role="toolbar" aria-label={t('tools')}>
        {play.alone && view.over === null ? <FollowTools play={play} prefs={prefs} /> : <OwnTools play={play} />}
        <Tool
          icon="log"
          label={t('tool.log')}
          onClick={() => play.commands.toggleLog()}
          pressed={logOpen}
          class="only-small"
        />
        <Tool icon="help" label={t('tool.help')} onClick={() => play.commands.help()} class="in-menu" />
        <Tool icon="menu" label={t('tool.menu')} onClick={() => patch(screen.state, { dialog: 'menu' })} />
      </div>
    </header>
  );
}
