/**
 * Prints a game between bots as a person reads it: the log, each question with the move that was chosen, and the bot's reason. `--viewer`:
 * the seat whose log is shown, or `open`. For reading sentences in their place, from the first to the last.
 */
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import type { Bot } from '../../src/core/bot.ts';
import type { GameTypes, Reason, Tell, Viewer } from '../../src/core/game.ts';
import type { LogUi, ShownLine } from '../../src/hud/contract/log-ui.ts';
import type { PromptWords } from '../../src/hud/contract/question-ui.ts';
import { type MessageSet, say, useWords } from '../../src/i18n/index.ts';
import { PLAIN, loadBots } from '../play/games.ts';
import { GAMES, asked } from './support/entry.ts';

const options = asked(
  { seed: 'transcript', level: 'standard', viewer: 'open', seats: 0, whole: false },
  { games: GAMES },
);
const { game, level, seed, whole } = options;
const folder = join(import.meta.dirname, '../../src/games', game);
const load = (file: string): Promise<unknown> => import(pathToFileURL(join(folder, file)).href);
const { words } = (await load('words/all.ts')) as { words: MessageSet };
useWords(words);
const log = (await load(game === 'netrunner' ? 'hud/log/lines.ts' : 'hud/log.ts')) as { linesOf: LogUi['lines'] };
const { promptWords } = (await load(game === 'netrunner' ? 'hud/words/prompt.ts' : 'hud/prompt.ts')) as {
  promptWords(view: GameTypes['view']): PromptWords | null;
};
const { simulation } = await loadBots(game);
const { decide, TEMPERS } = (await load('bot/index.ts')) as {
  decide(view: object, level: string, ...rest: unknown[]): Awaited<ReturnType<Bot<object, object>['decide']>>;
  TEMPERS?: readonly string[];
};

const text = ({ kind, lead, parts, paid }: ShownLine): string => {
  const words = `${lead === undefined ? '' : `${lead} `}${parts.map((part) => part.text).join('')}${paid === null ? '' : ` [${paid}]`}`;
  return kind === 'turn' ? `\n== ${words}` : `   ${words}`;
};
/** A reason as it is shown, and with the numbers that "Show the numbers" adds. */
const reasonText = (reason: Reason): string => say(reason);

const players = options.seats || PLAIN[game].seats;
const setup = simulation.record.setupOf(PLAIN[game].options(seed, players) as never);
const seats = simulation.seats(setup);
const viewer = options.viewer as Viewer;
let events: GameTypes['seen'][] = [];
let id = 1;
const tell: Tell<GameTypes> = (event, state) => void events.push(simulation.redact(state, event, viewer));
const state = simulation.start(setup, tell);
const flush = (): void => {
  const lines = log.linesOf(events, simulation.tableView(state, viewer), id);
  id += lines.length;
  for (const line of lines) console.log(text(line));
  events = [];
};
for (let open = simulation.decision(state); open !== null; open = simulation.decision(state)) {
  flush();
  const by = open.by ?? open.seat;
  const view = simulation.view(state, by);
  const seat = seats.indexOf(by);
  const { move, reason } = TEMPERS
    ? decide(view, level, TEMPERS[seat % TEMPERS.length], seat)
    : decide(view, level, seat);
  const isOnlyMove = simulation.moves(state).length === 1;
  if (whole || !isOnlyMove) {
    console.log(` ? ${by}: ${promptWords(view)?.what ?? ''}`);
    console.log(` > ${simulation.notate(state, move)}`);
    console.log(` ! ${reasonText(reason)}`);
  }
  simulation.play(state, move, tell);
}
flush();
