/** The page of a match: the seats' bars, the table, the question and the log, with menus and dialogs over them. */
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { OPEN, type SeatName, type Viewer } from '../../core/game.ts';
import { onlyPerson, peopleAt } from '../../core/seat-player.ts';
import { say, t } from '../../i18n/index.ts';
import { tickable } from '../table/ask/choices.ts';
import type { OverWords } from '../contract/page-ui.ts';
import type { Moment } from '../contract/reviewed.ts';
import type { GamePorts, HudPorts } from '../contract/ports.ts';
import type { Prefs } from '../contract/prefs.ts';
import { patch } from '../components/state.ts';
import { CardMenu } from './CardMenu.tsx';
import { Dialogs, type DialogsPages } from '../table/Dialogs.tsx';
import { TENSE } from '../contract/table-ui.ts';
import type { DragTarget } from '../table/Drag.tsx';
import { PathOver } from '../table/PathOver.tsx';
import { deskStyle } from '../table/DeskEdge.tsx';
import { Banner } from '../table/Banner.tsx';
import { Live } from '../table/Live.tsx';
import { Table } from '../table/Table.tsx';
import { Toast } from '../table/Toast.tsx';
import { Zoom, type ZoomAct } from '../table/Zoom.tsx';
import type { Face } from '../contract/table-focus.ts';
import { togglePanel } from '../table/panels.ts';
import { useStage } from '../table/use-stage.ts';
import { TimingPanel } from '../table/Timing.tsx';
import { Handover } from './Handover.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { Over } from './Over.tsx';
import { Rival } from './Rival.tsx';
import { Desk } from './Desk.tsx';
import { useSkipAnimation } from './presses.ts';
import { useReview } from './look-back.ts';
import type { Play } from './play.ts';

/** What dropping a dragged thing does: makes its one move, or opens a menu at the pointer. */
const dragTarget = (play: Play): DragTarget => ({
  play: play.play,
  choose(key, moves, box) {
    play.screen.zoom(null, true);
    play.state.menu = { key, choices: play.screen.ui.menu(moves, play.state.view), box };
  },
  why: (move) => play.session.why(move),
  closeMenu: play.closeMenu,
});

/** The button under an enlarged card of the table and what it does; null if no move can be made with the card. */
function zoomAct(play: Play, face: Face): ZoomAct | null {
  const { ui } = play.screen;
  const { view } = play.state;
  const item = ui
    .groups(view)
    .flatMap(({ items }) => items)
    .find(({ key }) => key === face.at);
  if (item === undefined || !item.lit) return null;
  const moves = ui.movesOn(item, view);
  if (moves.length === 0) return null;
  return {
    label: moves.length === 1 ? ui.label(moves[0]!, view) : t('zoom.choose'),
    run: (box) => play.act(item, box),
  };
}

interface Props {
  play: Play;
  prefs: Prefs;
  shell: HudPorts;
  game: GamePorts;
  /** whether a seat can concede */
  concedes: boolean;
  /** names of the parts of the screen that the lesson being played hides; null if no coach guides the game */
  hides: readonly string[] | null;
  onHome: () => void;
  /** Moves a match that another tab plays to this one. */
  onTake: () => void;
  onAgain: (how: 'same' | 'swapped') => void;
  /** Opens a recorded game at a position, as a viewer sees it. */
  onWatch: (id: string, viewer: Viewer, at: number, panel?: 'review') => void;
  /** Goes to the list of recorded games. */
  onLibrary: () => void;
  onExport: (id: string) => void;
  /** the props that the app shell gives to the game's own pages; null if none of those pages can be opened */
  pageProps: DialogsPages['props'] | null;
}

/** The page of a match. During a handover it contains nothing of the table, not even invisibly. */
export function Game(props: Props): JSX.Element {
  const { play, onTake } = props;
  const { covered, screen } = play;
  const { handover } = screen.state;
  useEffect(() => {
    const away = (): void => void (document.hidden && play.away());
    document.addEventListener('visibilitychange', away);
    return () => document.removeEventListener('visibilitychange', away);
  }, [play]);
  return (
    <>
      {!covered && handover === null && <Open {...props} />}
      <Live screen={screen} />
      {covered ? (
        <Elsewhere hides onTake={onTake} />
      ) : (
        handover !== null && <Handover seat={handover} onReady={play.handOver} />
      )}
    </>
  );
}

/** The table with everything around it, for the person at the screen. */
function Open(props: Props): JSX.Element {
  const { play, prefs, shell, game, concedes, hides, onHome, pageProps } = props;
  const { screen } = play;
  const { ui } = screen;
  const { view, groups, overSeen } = play.state;
  const { view: seen, asking, thinking, told, focus, drawer, pointed, ahead } = screen.state;
  const passing = !asking;
  const near = ui.nearSeat(seen);
  const { host, stage } = useStage(screen, game, {
    plain: prefs.plainTable,
    near,
    speed: () => prefs.speed,
  });
  const hurrying = useSkipAnimation(play);
  const ticked = useMemo(() => tickable(ui, view, groups), [ui, view, groups]);
  useEffect(
    () => stage?.highlight?.(new Set(passing ? [] : ui.litAnchors(seen)), focus, ticked ?? new Set()),
    [stage, ui, seen, passing, focus, ticked],
  );
  useEffect(() => stage?.teach?.(hides ?? [], pointed), [stage, hides, pointed]);
  const tension = ui.tension(seen);
  useEffect(() => shell.ambient?.(tension), [shell, tension]);
  useEffect(() => () => shell.ambient?.(0), [shell]);
  const deciding = seen.decision?.seat ?? null;
  const seatPlayers = play.session.setup.seats;
  const seats = Object.keys(seatPlayers);
  const you = onlyPerson(seatPlayers);
  // In a lesson, the coach has its own scene.
  const over = told && hides === null ? ui.overWords(view, you) : null;
  const scene = overSeen ? null : over;
  // The two largest parts of the page are rendered again only when something they show has changed.
  const drag = useMemo(() => dragTarget(play), [play]);
  const table = useMemo(
    () => <Table screen={screen} act={play.act} stage={stage} drag={drag} ticked={ticked} />,
    [screen, play, stage, drag, ticked],
  );
  const stopReview = useReview(play, game.matches, over !== null);
  const bar = (seat: string): JSX.Element => (
    <ui.Bar
      key={seat}
      view={seen}
      ahead={ahead?.view ?? null}
      seat={seat}
      own={seat === near && seen.viewer !== 'open'}
      thinking={thinking && deciding === seat && (seat !== near || seen.viewer === 'open')}
    />
  );
  const { elsewhere } = play.session;
  return (
    <>
      <main
        class={`game near-${near}${stage === null ? ' is-plain' : ' is-drawn'}${tension >= TENSE ? ' is-tense' : ''}${prefs.chart ? ' chart-open' : ''}`}
        data-seats={seats.length}
        style={deskStyle(prefs)}
        inert={scene !== null}
        {...hurrying}
      >
        <h1 class="unseen">{t('game.title')}</h1>
        <div class="bars">{seats.filter((seat) => seat !== near).map(bar)}</div>
        {(prefs.chart || drawer === 'chart') && (
          <TimingPanel
            chart={ui.timing(seen)}
            onToggle={() => togglePanel('chart', screen, prefs)}
            drawer={drawer === 'chart'}
          />
        )}
        <div class="arena">
          <div class="stage-host" ref={host} aria-hidden="true" />
          {table}
          <PathOver screen={screen} />
          <Zoom screen={screen} stage={stage} actOn={(face) => zoomAct(play, face)} />
          <Banner screen={screen} />
          {scene === null && <Rival play={play} />}
          {scene === null && <Toast screen={screen} />}
        </div>
        <Desk {...props} stage={stage} thinking={thinking} />
        {bar(near)}
        <CardMenu play={play} keys={prefs.letterKeys} />
        <Dialogs
          screen={screen}
          prefs={prefs}
          commands={play.commands.commands}
          act={play.act}
          onConcede={concedes && !elsewhere && view.viewer !== OPEN ? play.concede : null}
          onLeave={onHome}
          pages={pageProps === null ? null : { list: game.pages, props: pageProps }}
        />
      </main>
      {scene !== null && <End {...props} words={scene} you={you} onStop={stopReview} />}
    </>
  );
}

interface EndProps extends Props {
  words: OverWords;
  /** the seat of the only person; null if nobody or several people play */
  you: SeatName | null;
  /** ends the review that is being made */
  onStop: () => void;
}

/** The scene at the end of the game, with what can be done next. */
function End({
  play,
  shell,
  game,
  words,
  you,
  onStop,
  onAgain,
  onWatch,
  onLibrary,
  onExport,
  onHome,
}: EndProps): JSX.Element {
  const { screen, state, session } = play;
  const { status, review, reviewed, watched } = state;
  const { seats } = session.setup;
  const record = game.matches.lastRecord();
  const watch = (moment?: Moment): void => {
    if (record === null) return;
    state.watched = moment?.at ?? null;
    onWatch(record, you ?? OPEN, moment?.from ?? 0, moment?.mistake ? 'review' : undefined);
  };
  return (
    <Over
      words={words}
      you={you}
      signs={screen.ui.signs}
      review={review}
      reviewed={reviewed}
      onStop={onStop}
      watched={watched}
      takeBacks={status.takeBacks}
      helped={status.helped}
      seats={Object.keys(seats).length}
      problem={status.saveProblem === null ? null : say(status.saveProblem)}
      drawHero={shell.drawHero}
      said={<Rival play={play} stays />}
      onAgain={() => onAgain('same')}
      onSwap={game.matches.swaps && peopleAt(seats) > 0 ? () => onAgain('swapped') : null}
      onExport={record === null ? null : () => onExport(record)}
      onWatch={record === null ? null : watch}
      onLibrary={onLibrary}
      onTable={() => patch(state, { overSeen: true })}
      onHome={onHome}
    >
      <Toast screen={screen} />
    </Over>
  );
}
