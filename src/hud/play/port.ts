/** What the presenter does on the page of a match: log, question, advice and handover follow what is on the table. */
import type { GameTypes, Viewer } from '../../core/game.ts';
import { peopleAt, personAt } from '../../core/seat-player.ts';
import type { Session } from '../../feed/session.ts';
import type { Update } from '../../feed/update.ts';
import { t, together } from '../../i18n/index.ts';
import type { PresenterPort } from '../../present/port.ts';
import { patch } from '../components/state.ts';
import { readingTime } from '../contract/reading-time.ts';
import type { ShownLine } from '../contract/log-ui.ts';
import { isMine } from '../contract/question-ui.ts';
import type { AskState } from '../table/ask/asking.ts';
import { textOf } from '../table/log/text.ts';
import type { TableScreen } from '../table/screen.ts';
import type { Autopilot } from './autopilot.ts';
import { MatchLog } from './match-log.ts';
import { Banter } from './rivals.ts';
import type { Answer, PlayOptions, PlayState } from './play.ts';

interface Parts {
  session: Session;
  screen: TableScreen;
  state: PlayState;
  autopilot: Autopilot;
  options: PlayOptions;
  /** whether bots play alone */
  alone: boolean;
  /** Returns the question of a view, for the panel. */
  question(view: GameTypes['view']): Omit<AskState, 'question'>;
  showStatus(): void;
}

/** What the bots of a match say, shown over its table and spoken. */
const banterOf = ({ session, screen, state, options }: Parts): Banter =>
  new Banter({
    ui: screen.ui.rivals,
    seats: Object.entries(session.setup.seats).flatMap(([seat, { who }]) => (who === 'bot' ? [seat] : [])),
    isOn: () => options.talks === true && options.prefs().rivals,
    show(words, { drawFace }) {
      screen.speak(t('rival.says', { name: words.name, text: words.text }));
      patch(state, { rival: { ...words, draw: drawFace } });
    },
  });

/** Connects the presenter of a match to its page. */
export class PlayPort implements PresenterPort<GameTypes, Answer> {
  readonly log: MatchLog;
  readonly #parts: Parts;
  readonly #banter: Banter;
  #viewer: Viewer;
  /** the lines of the update on the table that are not in the log yet */
  #lines: ShownLine[] = [];
  /** the last update after which the settings answered, so that the panel keeps the question before it */
  #answered: Update | null = null;
  /** whether the jump that comes next undoes something here: said ('aloud'), or as part of a move made after all ('quietly') */
  #undoing: 'aloud' | 'quietly' | null = null;
  /** whether nobody of several people has taken the screen yet */
  unclaimed: boolean;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#banter = banterOf(parts);
    this.#viewer = parts.session.viewer();
    this.unclaimed = peopleAt(parts.session.setup.seats) > 1;
    this.log = new MatchLog(parts.screen.ui, (turns) => parts.session.past(turns));
  }

  taken(update: Update): void {
    const { state, screen, session } = this.#parts;
    const { viewer, kind } = update;
    const { seats } = session.setup;
    if (personAt(seats, viewer) !== personAt(seats, this.#viewer)) screen.wipe();
    const stays = viewer === this.#viewer;
    this.#viewer = viewer;
    this.#lines = this.log.make(update);
    if (kind === 'jump') {
      const undone = stays && this.log.undone(update);
      if (undone && this.#undoing !== 'quietly')
        this.#lines.push(this.log.undoNote(viewer, t(this.#undoing === 'aloud' ? 'log.taken-back' : 'log.set-back')));
      this.#undoing = null;
      this.#parts.options.turns?.forget();
      state.lookedBack = null;
    }
    patch(state, { menu: null, advice: null });
  }

  shown(update: Update, events: number, all: boolean): void {
    const { state, screen, autopilot } = this.#parts;
    const { after } = update;
    const waits = all ? -1 : this.#lines.findIndex((line) => line.after > events);
    const now = this.#lines.splice(0, waits < 0 ? this.#lines.length : waits);
    if (now.length > 0) {
      this.log.add(update, now);
      screen.speak(together(now.map(textOf)));
    }
    this.showLog();
    if (!all) return;
    this.#parts.showStatus();
    void this.#banter.shown(update);
    if (this.#answered === update || autopilot.goesOn(after)) return;
    patch(state, { ...this.#parts.question(after), hold: state.hold && !this.#isWindow(after) });
  }

  /** Shows the log of the viewer on the screen. */
  showLog(): void {
    const { lines, more } = this.log.of(this.#viewer);
    patch(this.#parts.state, { lines, earlier: more });
  }

  /** Tells everything on the screen again, in the language that is in use now. */
  retell(): void {
    const { state, screen } = this.#parts;
    this.log.retell();
    this.showLog();
    patch(state, {
      advice: null,
      lookedBack: null,
      menu: null,
      ...(screen.state.asking && this.#parts.question(state.view)),
    });
  }

  cut(update: Update): { events: number; view: GameTypes['view'] } | null {
    return this.#parts.autopilot.reads(update);
  }

  automatic(update: Update): Answer | null {
    const { autopilot, state } = this.#parts;
    const move = autopilot.answer(update, state.hold);
    if (move !== null) this.#answered = update;
    return move === null ? null : { move, next: [] };
  }

  dwell(update: Update | null): number {
    const { alone, options, screen } = this.#parts;
    const { speed } = options.prefs();
    if (!alone) return options.dwell?.() ?? 0;
    if (speed === 0 || update === null) return 0;
    const lines = screen.ui.lines(update.events, update.after, 0).map(textOf);
    return readingTime(together([...lines, update.reason ?? '']), speed);
  }

  ask(): void {
    const { state, screen, options } = this.#parts;
    const words = screen.ui.prompt(state.view);
    if (words === null || !isMine(state.view)) return;
    screen.alert(together([t('speak.decision'), words.what]));
    state.question += 1;
    const missed = options.turns?.lookBack(state.view) ?? null;
    if (missed === null) return;
    state.lookedBack = missed;
    screen.speak(together([t('advice.after'), missed.text, missed.rule]));
    options.advised?.(missed.kind, 'aside');
  }

  advise({ move }: Answer): boolean {
    const { state, options } = this.#parts;
    const advice = options.advise?.(state.view, move) ?? null;
    if (advice !== null) patch(state, { advice, menu: null });
    return advice !== null;
  }

  answer({ move, next }: Answer, how: 'chosen' | 'automatic' | 'reading'): void {
    const { state, screen, session, autopilot, options } = this.#parts;
    if (how === 'reading') return autopilot.read(state.view, move);
    options.turns?.made(state.view, move);
    if (how === 'chosen') {
      autopilot.chose(state.view, move, next);
      patch(state, { advice: null, lookedBack: null, menu: null, path: [], rival: null });
      const { zoom } = screen.state;
      patch(screen.state, { toast: null, zoom: zoom?.pinned ? zoom : null });
    }
    session.play(move);
  }

  undo(): void {
    const { session, autopilot } = this.#parts;
    if (autopilot.undo(() => session.undo())) this.#undoing = 'aloud';
  }

  /** Makes another move at the person's previous decision. */
  playEarlier(move: GameTypes['move']): void {
    const { session, autopilot } = this.#parts;
    if (session.status().undo !== 'free') return;
    this.#undoing = 'quietly';
    autopilot.undoFor(() => session.undo(), move);
  }

  seek(): void {}

  handover(): void {
    this.#parts.autopilot.drop();
    this.#parts.screen.wipe();
    const none = { menu: null, advice: null, lookedBack: null, entry: null, rival: null };
    patch(this.#parts.state, { lines: [], path: [], ticked: [], ...none });
    this.#parts.showStatus();
  }

  handedOver(): void {
    if (this.unclaimed) this.unclaimed = false;
    else this.#parts.session.handOver();
    this.#parts.showStatus();
  }

  moment(): void {
    this.#parts.screen.say(t('play.moment'));
  }

  failed(error: unknown): void {
    // Thrown again outside the chart, so that the page's error handler gets it.
    queueMicrotask(() => {
      throw error;
    });
  }

  #isWindow(view: GameTypes['view']): boolean {
    return isMine(view) && view.decision?.kind === 'window';
  }
}
