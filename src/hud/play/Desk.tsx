/** What is beside the table of a match: the turn and the tools, the open question, the forecast and the log. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { say } from '../../i18n/index.ts';
import { BotAnswer } from '../components/BotAnswer.tsx';
import { patch } from '../components/state.ts';
import type { GamePorts, StagePort } from '../contract/ports.ts';
import type { Prefs } from '../contract/prefs.ts';
import { DeskEdge } from '../table/DeskEdge.tsx';
import { PlainOffer } from '../table/PlainOffer.tsx';
import { TimingLine } from '../table/Timing.tsx';
import { Prompt } from '../table/ask/Prompt.tsx';
import { Log } from '../table/log/Log.tsx';
import { textOf } from '../table/log/text.ts';
import { togglePanel } from '../table/panels.ts';
import { Advised } from './Advised.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { LookedBack } from './LookedBack.tsx';
import { Where } from './Where.tsx';
import type { Play } from './play.ts';

interface Props {
  play: Play;
  prefs: Prefs;
  game: GamePorts;
  /** names of the parts of the screen that the lesson being played hides; null if no coach guides the game */
  hides: readonly string[] | null;
  stage: StagePort | null;
  thinking: boolean;
  onTake: () => void;
}

export function Desk({ play, prefs, game, hides, stage, thinking, onTake }: Props): JSX.Element {
  const { screen } = play;
  const { ui } = screen;
  const { view, status, lines, earlier, path, hold, asked, overSeen } = play.state;
  const { view: seen, asking, drawer } = screen.state;
  const { elsewhere } = play.session;
  const log = useMemo(
    () => <Log screen={screen} lines={lines} onEarlier={earlier ? play.readBack : null} />,
    [screen, lines, earlier, play],
  );
  return (
    <div class="desk">
      <DeskEdge prefs={prefs} />
      <Where play={play} prefs={prefs} />
      <TimingLine
        chart={ui.timing(seen)}
        onToggle={() => togglePanel('chart', screen, prefs)}
        keys={prefs.letterKeys}
      />
      <Advised play={play} />
      <LookedBack play={play} />
      {elsewhere && <Elsewhere hides={false} onTake={onTake} />}
      {(!elsewhere || view.over !== null) && (
        <Prompt
          asking={play}
          prefs={prefs}
          verbs={ui.verbs}
          onBack={play.goBack}
          waiting={{
            thinking,
            latest: lines.slice(-4).map((line) => ({ id: line.id, text: textOf(line) })),
            hold,
            coached: hides !== null,
            passing: !asking,
            onResult: overSeen ? () => patch(play.state, { overSeen: false }) : null,
          }}
        >
          <BotAnswer asked={asked} onStop={() => play.askBot?.()} onClose={() => play.askBot?.()} />
        </Prompt>
      )}
      {prefs.forecast && ui.Forecast !== undefined && (
        <ui.Forecast
          view={view}
          screen={screen}
          path={path}
          onDrawer={() => patch(screen.state, { drawer: drawer === 'forecast' ? null : 'forecast' })}
        />
      )}
      {status.saveProblem !== null && <p class="save-problem">{say(status.saveProblem)}</p>}
      {!game.drawn && <PlainOffer slow={stage?.slow === true} prefs={prefs} />}
      {log}
    </div>
  );
}
