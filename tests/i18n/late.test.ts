/** Sets of messages that come later: they are light to begin with, they come with what needs them, and nothing says them before. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Rolldown, build } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { CatalogueGame } from '../../src/app/catalogue.ts';
import type { GamePlugin } from '../../src/app/plugin.ts';
import * as blackHat from '../../src/games/black-hat/words/all.ts';
import * as infiltration from '../../src/games/infiltration/words/all.ts';
import * as netrunner from '../../src/games/netrunner/words/all.ts';
import watch from '../../src/hud/watch/words.ts';
import { SHARED } from '../../src/i18n/loading.ts';
import { MESSAGE_BYTES, MOST_MESSAGE_BYTES } from '../support/message-bytes.ts';

const ROOT = join(import.meta.dirname, '../..');
const GAMES = { netrunner, 'black-hat': blackHat, infiltration };

it('what looks sentences up and fills them in weighs at most 2 kB', async () => {
  const built = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: 'src/i18n/index.ts', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const [{ code }] = built.output;
  expect(code).toContain('export{');
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(2_000);
});

describe.each(Object.entries(MESSAGE_BYTES))('the messages of %s', (game, { match, lesson }) => {
  it('are light until the first question of a match and of a lesson', () => {
    expect(match).toBeLessThanOrEqual(MOST_MESSAGE_BYTES[game]!);
    expect(lesson).toBeLessThanOrEqual(MOST_MESSAGE_BYTES[game]!);
  });
});

/** Modules that are there before the words they say, and the set that is awaited before they are used. */
const WAITING: readonly (readonly [path: RegExp, set: RegExp])[] = [
  [/^src\/app\/watching\.ts$/, /^watch$/],
  [/^src\/hud\/learn\//, /\/lessons$/],
  [/^src\/app\/lessons\.ts$/, /\/lessons$/],
  [/^src\/games\/netrunner\/hud\/advice\.ts$/, /\/coach$/],
];

/** Returns the modules that come with one, not only for their types and not by a later `import()`. */
function withModule(path: string, found = new Map<string, string>()): Map<string, string> {
  if (found.has(path)) return found;
  const text = readFileSync(join(ROOT, path), 'utf8');
  found.set(path, text);
  for (const [, what = '', from = ''] of text.matchAll(/^(?:import|export)\s(type\s)?[^;]*?'(\.[^']+\.tsx?)';/gm)) {
    const next = relative(ROOT, join(ROOT, dirname(path), from));
    if (what === '' && existsSync(join(ROOT, next))) withModule(next, found);
  }
  return found;
}

/** Returns the keys that a module's text names outright or by a template, each as a pattern. */
function named(text: string): RegExp[] {
  const plain = [...text.matchAll(/'([a-z][\w-]*(?:\.[\w-]+)+)'/g)].map(([, key]) => key!);
  const templates = [...text.matchAll(/\b(?:t|rich|paragraphs|has)\(\s*`([^`]+)`/g)].map(([, key]) => key!);
  return [...plain, ...templates].map((key) => {
    const parts = key.split(/\$\{.*?\}/).map((part) => part.replaceAll('.', String.raw`\.`));
    return new RegExp(`^${parts.join('.+')}(?:\\.\\d+)?$`);
  });
}

describe.each(Object.entries(GAMES))('before %s is asked for more', (game, { words, LATE }) => {
  const early = [...Object.keys(SHARED.en), ...Object.keys(words.en)];
  const later = [watch, ...LATE].flatMap(({ id, en }) => Object.keys(en).map((key) => [key, id] as const));
  const modules = withModule('src/main.ts', withModule(`src/games/${game}/plugin/index.ts`));

  it('nothing says what comes later', () => {
    expect(modules.size).toBeGreaterThan(250);
    let sentences = 0;
    const said = [...modules].flatMap(([path, text]) => {
      if (path.startsWith('src/i18n/') || !/i18n\/index\.ts'/.test(text)) return [];
      return named(text).flatMap((key) => {
        sentences++;
        if (early.some((one) => key.test(one))) return [];
        const sets = new Set(later.flatMap(([one, set]) => (key.test(one) ? [set] : [])));
        return [...sets].map((set) => [path, set, key.source] as const);
      });
    });
    expect(sentences).toBeGreaterThan(300);
    const waits = ([path, set]: (typeof said)[number]): boolean =>
      WAITING.some(([from, what]) => from.test(path) && what.test(set));
    expect(said.filter((one) => !waits(one))).toEqual([]);
  });
});

/** Something that is opened, and a message that comes with it. */
type Case = [game: string, what: string, key: string, open: (plugin: GamePlugin) => Promise<unknown>];

describe('what needs words brings them', () => {
  let catalogue: readonly CatalogueGame[] = [];
  let i18n: typeof import('../../src/i18n/index.ts');
  let loading: typeof import('../../src/i18n/loading.ts');
  const pluginOf = async (game: string): Promise<GamePlugin> => {
    const plugin = await catalogue.find(({ id }) => id === game)!.load();
    loading.useWords(plugin.words);
    return plugin;
  };

  beforeAll(async () => {
    // As in a page that has just been opened: modules to which no other test has added words.
    vi.resetModules();
    i18n = await import('../../src/i18n/index.ts');
    loading = await import('../../src/i18n/loading.ts');
    ({ CATALOGUE: catalogue } = await import('../../src/app/catalogue.ts'));
    return () => vi.resetModules();
  });

  it.each<Case>([
    ...Object.keys(GAMES).flatMap((game): Case[] => {
      const lesson = { netrunner: 'steal', 'black-hat': 'follow', infiltration: 'in-and-out' }[game]!;
      const advice = { netrunner: 'flatline', 'black-hat': 'ends-behind', infiltration: 'too-deep' }[game]!;
      const rival = { netrunner: 'corp.name', 'black-hat': 'red.name', infiltration: 'won' }[game]!;
      const reason = { netrunner: 'reason.accept', 'black-hat': 'bh.reason.only', infiltration: 'inf.reason.only' }[
        game
      ]!;
      return [
        [game, 'lessons', `lesson.${lesson}.goal`, (plugin) => plugin.lessons!.load(lesson)],
        [game, 'reasons', reason, (plugin) => plugin.reasonWords!()],
        [game, 'coach', `advice.${advice}`, (plugin) => plugin.coach!()],
        [game, 'rivals', `rival.${rival}`, (plugin) => plugin.ui.rivals!.load()],
      ];
    }),
    ...(['netrunner', 'black-hat'] as const).map((game): Case => [
      game,
      'review',
      { netrunner: 'review.moment.score', 'black-hat': 'review.course' }[game],
      async (plugin) => plugin.ui.review!({ length: -1 } as never, null, async () => undefined).catch(() => undefined),
    ]),
    ['netrunner', 'later-lessons', 'lesson.trap.goal', (plugin) => plugin.lessons!.load('trap')],
    ['netrunner', 'puzzles', 'puzzle.hidden', (plugin) => plugin.puzzles!.load()],
    ...(['cards', 'decks'] as const).map((page): Case => [
      'netrunner',
      page,
      { cards: 'ruling.01001.only-virus-programs', decks: 'types.agenda' }[page],
      (plugin) => plugin.pages!.find(({ id }) => id === page)!.load(),
    ]),
  ])('%s: %s', async (game, _what, key, open) => {
    const plugin = await pluginOf(game);
    expect(i18n.has(key)).toBe(false);
    await open(plugin);
    expect(i18n.has(key)).toBe(true);
  });
});
