/**
 * Prints a game between bots as a person reads it: the log, each question with the move that was chosen, and the bot's reason; at the end,
 * for Netrunner, what the review says of each side's decisions. For reading sentences in their place, from the first to the last.
 * `--viewer`: the seat whose log is shown, or `open`. `--passes`: also moves that only pass.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Bot } from '../../src/core/bot.ts';
import type { GameTypes, Reason, Tell, Viewer } from '../../src/core/game.ts';
import type { LogUi, ShownLine } from '../../src/hud/contract/log-ui.ts';
import type { PromptWords } from '../../src/hud/contract/question-ui.ts';
import { sayReason } from '../../src/hud/contract/reason.ts';
import { type MessageSet, say } from '../../src/i18n/index.ts';
import { useWords } from '../../src/i18n/loading.ts';
import { playRecorded, startRecorded } from '../../src/replay/recorder.ts';
import { PLAIN, loadBots } from '../play/games.ts';
import { GAMES, asked } from './support/entry.ts';

const options = asked(
  { seed: 'transcript', level: 'standard', viewer: 'open', seats: 0, passes: false },
  { games: GAMES },
);
const { game, level, seed } = options;
const folder = join(import.meta.dirname, '../../src/games', game);
const load = (file: string): Promise<unknown> => import(pathToFileURL(join(folder, file)).href);
const { words } = (await load('words/all.ts')) as { words: MessageSet };
useWords(words);
const { linesOf } = (await load(game === 'netrunner' ? 'hud/log/lines.ts' : 'hud/log.ts')) as {
  linesOf: LogUi['lines'];
};
const { promptWords } = (await load(game === 'netrunner' ? 'hud/words/prompt.ts' : 'hud/prompt.ts')) as {
  promptWords(view: GameTypes['view']): PromptWords | null;
};
const { decide, TEMPERS } = (await load('bot/index.ts')) as {
  decide(view: object, level: string, ...rest: unknown[]): Awaited<ReturnType<Bot<object, object>['decide']>>;
  TEMPERS?: readonly string[];
};
const { simulation } = await loadBots(game);

const lineText = ({ kind, parts, paid }: ShownLine): string => {
  const said = parts.map((part) => part.text).join('');
  return `${kind === 'turn' ? '\n== ' : '   '}${said}${paid === null ? '' : ` [${paid}]`}`;
};
const reasonText = (reason: Reason): string =>
  ` ! ${sayReason(reason) ?? reason.key}${reason.numbers === undefined ? '' : `   (${say(reason.numbers)})`}`;

const setup = simulation.record.setupOf(PLAIN[game].options(seed, options.seats || PLAIN[game].seats) as never);
const seats = simulation.seats(setup);
const viewer = options.viewer as Viewer;
let events: GameTypes['seen'][] = [];
let id = 1;
const tell: Tell<GameTypes> = (event, at) => void events.push(simulation.redact(at, event, viewer));
const people = Object.fromEntries(seats.map((seat) => [seat, { who: 'person' as const }]));
const head = { id: seed, date: '2026-01-01T00:00:00Z', name: '', seats: people };
const { state, record } = startRecorded(simulation, setup, head, tell);
const flush = (): void => {
  const lines = linesOf(events, simulation.tableView(state, viewer), id);
  id += lines.length;
  for (const line of lines) console.log(lineText(line));
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
  if (options.passes || (simulation.moves(state).length > 1 && !simulation.isPass(move))) {
    console.log(` ? ${by}: ${promptWords(view)?.what ?? ''}`);
    console.log(` > ${simulation.notate(state, move)}`);
    console.log(reasonText(reason));
  }
  record.steps.push(playRecorded(simulation, state, move, { tell }));
}
flush();
if (game === 'netrunner') {
  const { analysing } = await import('../../src/games/netrunner/review/analyse.ts');
  for (const seat of ['corp', 'runner'] as const) {
    const steps = analysing(record, seat);
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    console.log(`\n== Review of the ${seat}`);
    for (const { at, grade, why, line } of step.value.faults) {
      const { turn, move } = record.steps[at]!;
      console.log(`   turn ${turn}: ${grade}: ${move}`);
      console.log(` > ${line[0]?.move ?? ''}`);
      console.log(reasonText(why));
    }
  }
}
