import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import type { ICruiseResult, IForbiddenRuleType } from 'dependency-cruiser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface AppShell {
  readonly forbidden: readonly (IForbiddenRuleType & { readonly name: string; readonly comment: string })[];
}
const shell = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as AppShell;

const rules = 'src/games/netrunner/rules';
const bot = 'src/games/netrunner/bot';
const hud = 'src/games/netrunner/hud';

/** [the rule that must refuse it, the file, the import in it] */
const refused: readonly (readonly [rule: string, from: string, line: string])[] = [
  ['phaser-only-on-the-stage', 'src/hud/a.ts', `import 'phaser';`],
  ['phaser-only-on-the-stage', 'src/main-b.ts', `export const load = () => import('phaser');`],
  ['howler-only-in-sound', 'src/stage/a.ts', `import 'howler';`],
  ['idb-only-in-storage', 'src/match/a.ts', `import 'idb';`],
  ['preact-only-in-hud', 'src/stage/b.ts', `import 'preact/hooks';`],
  ['xstate-only-in-core-and-rules', 'src/match/b.ts', `import 'xstate';`],
  ['service-worker-only-in-pwa', 'src/hud/b.ts', `import 'virtual:pwa-register';`],
  ['core-knows-no-game', 'src/core/a.ts', `import type {} from '../games/netrunner/rules/ok.ts';`],
  ['core-knows-no-game', 'src/core/b.ts', `import 'valibot';`],
  ['rules-import-core-only', `${rules}/a.ts`, `import '../cards/ok.ts';`],
  ['rules-import-core-only', `${rules}/b.ts`, `import '../../../match/ok.ts';`],
  ['cards-are-words-of-their-rules', 'src/games/netrunner/cards/a.ts', `import '../../../core/ok.ts';`],
  ['decks-are-lists-of-cards', 'src/games/netrunner/decks/a.ts', `import '../bot/ok.ts';`],
  ['bots-import-rules-and-core', `${bot}/a.ts`, `import '../stage/ok.ts';`],
  ['bots-import-rules-and-core', `${bot}/b.ts`, `import '../cards/ok.ts';`],
  ['bot-worker-imports-its-game', `${bot}/worker.ts`, `import '../stage/ok.ts';`],
  ['search-knows-no-game', 'src/bots/a.ts', `import '../games/netrunner/rules/ok.ts';`],
  ['games-do-not-meet', 'src/games/black-hat/stage/a.ts', `import '../../netrunner/stage/ok.ts';`],
  ['shared-rooms-know-no-game', 'src/replay/a.ts', `import '../games/netrunner/rules/ok.ts';`],
  ['shared-rooms-know-no-game', 'src/hud/c.ts', `import type {} from '../games/netrunner/rules/ok.ts';`],
  ['shared-rooms-know-no-game', 'src/app/a.ts', `export const load = () => import('../games/netrunner/rules/ok.ts');`],
  ['match-knows-no-screen', 'src/match/c.ts', `import '../feed/ok.ts';`],
  ['feed-draws-nothing', 'src/feed/a.ts', `import '../present/ok.ts';`],
  ['replay-knows-no-match', 'src/replay/b.ts', `import '../match/ok.ts';`],
  ['lessons-draw-nothing', 'src/lessons/a.ts', `import '../stage/ok.ts';`],
  ['present-asks-and-tells', 'src/present/a.ts', `import '../match/ok.ts';`],
  ['stage-gets-frames', 'src/stage/c.ts', `import '../games/netrunner/rules/ok.ts';`],
  ['game-stage-gets-frames', 'src/games/netrunner/stage/a.ts', `import '../../../storage/ok.ts';`],
  ['stage-names-types-only', 'src/games/netrunner/stage/b.ts', `import '../rules/ok.ts';`],
  ['game-hud-shows-views', `${hud}/a.ts`, `import '../stage/ok.ts';`],
  ['game-hud-shows-views', `${hud}/b.ts`, `import '../rules/ok.ts';`],
  ['game-hud-shows-views', `${hud}/c.ts`, `import '../../../storage/ok.ts';`],
  ['games-name-the-plugin-type-only', 'src/games/netrunner/a.ts', `import '../../app/ok.ts';`],
  ['hud-does-not-draw-the-table', 'src/hud/d.ts', `import '../stage/ok.ts';`],
  ['hud-contract-knows-no-screen', 'src/hud/contract/a.ts', `import type {} from '../components/ok.ts';`],
  ['hud-components-know-no-table', 'src/hud/components/a.ts', `import '../table/ok.ts';`],
  ['hud-table-knows-no-page', 'src/hud/table/a.ts', `import '../pages/ok.ts';`],
  ['hud-table-knows-no-page', 'src/hud/table/ask/a.ts', `import type {} from '../../play/ok.ts';`],
  ['hud-pages-do-not-meet', 'src/hud/pages/a.ts', `import '../app/ok.ts';`],
  ['hud-pages-do-not-meet', 'src/hud/watch/a.ts', `import type {} from '../play/ok.ts';`],
  ['games-use-hud-components', `${hud}/d.ts`, `import '../../../hud/table/ok.ts';`],
  ['app-uses-the-hud-contract', 'src/app/b.ts', `import '../hud/components/ok.ts';`],
  ['commands-do-not-draw', 'src/commands/a.ts', `import '../hud/ok.ts';`],
  ['sound-hears-cues', 'src/sound/a.ts', `import '../stage/ok.ts';`],
  ['storage-keeps-records', 'src/storage/a.ts', `import '../hud/ok.ts';`],
  ['words-import-nothing', 'src/i18n/a.ts', `import type {} from '../core/ok.ts';`],
  ['nobody-imports-main', 'src/hud/e.ts', `import '../main.ts';`],
  ['no-node-in-the-game', 'src/storage/b.ts', `import 'node:fs';`],
  ['game-does-not-need-its-tests', 'src/hud/f.ts', `import '../../tests/ok.ts';`],
  ['no-development-package-in-the-game', 'src/hud/g.ts', `import 'fast-check';`],
  ['no-circles', 'src/hud/h.ts', `import './h2.ts';`],
  ['import-exists', 'src/hud/i.ts', `import './nowhere.ts';`],
];

/** [the file, the import in it], none of which any rule may refuse. */
const allowed: readonly (readonly [from: string, line: string])[] = [
  ['src/main.ts', `import './hud/app/ok.ts'; import './stage/ok.ts'; import './storage/ok.ts'; import './bots/ok.ts';`],
  ['src/stage/y.ts', `import 'phaser'; import '../present/ok.ts';`],
  ['src/sound/y.ts', `import 'howler';`],
  ['src/storage/y.ts', `import 'idb'; import '../replay/ok.ts';`],
  ['src/hud/app/y.ts', `import 'preact'; import '../play/ok.ts'; import '../table/ok.ts';`],
  ['src/hud/play/y.ts', `import './ok.ts'; import '../table/ok.ts'; import '../../commands/ok.ts';`],
  ['src/hud/table/ask/y.ts', `import '../ok.ts'; import '../../components/ok.ts'; import '../../contract/ok.ts';`],
  ['src/app/y.ts', `import '../hud/contract/ok.ts';`],
  ['src/app/catalogue.ts', `export const load = () => import('../games/netrunner/ok.ts');`],
  ['src/core/y.ts', `import 'xstate'; import 'pure-rand/distribution/uniformInt';`],
  [`${rules}/y.ts`, `import 'xstate'; import '../../../core/ok.ts';`],
  [`${rules}/flow/y.ts`, `import '../ok.ts';`],
  ['src/games/netrunner/cards/y.ts', `import '../rules/ok.ts';`],
  ['src/games/netrunner/stage/y.ts', `import 'phaser'; import type {} from '../rules/ok.ts';`],
  ['src/games/netrunner/stage/z.ts', `import '../sound/cues.ts';`],
  [
    `${hud}/y.ts`,
    `import 'preact'; import '../../../hud/components/ok.ts'; import '../../../hud/contract/ok.ts'; import type {} from '../rules/ok.ts'; import '../rules/defs.ts';`,
  ],
  ['src/games/netrunner/y.ts', `import type {} from '../../app/ok.ts'; import './stage/ok.ts'; import './hud/ok.ts';`],
  [`${bot}/y.ts`, `import '../rules/ok.ts'; import '../../../bots/ok.ts';`],
  ['src/replay/y.ts', `import 'valibot'; import '../core/ok.ts';`],
  ['src/lessons/lesson.machine.ts', `import 'xstate'; import '../feed/ok.ts';`],
  ['src/i18n/y.ts', `import './ok.ts';`],
];

const packages = ['phaser', 'howler', 'idb', 'preact', '@preact/signals', 'xstate', 'pure-rand', 'valibot'];
const folders =
  'core app hud hud/app hud/play hud/pages hud/table hud/components hud/contract stage match feed present replay lessons storage sound commands bots i18n games/netrunner games/netrunner/rules games/netrunner/cards games/netrunner/bot games/netrunner/hud games/netrunner/stage'.split(
    ' ',
  );

let folder = '';
let violations: ICruiseResult['summary']['violations'] = [];

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), `${text}\nexport {};\n`);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'layers-'));
  const development = { 'fast-check': '*' };
  const dependencies = Object.fromEntries(packages.map((name) => [name, '*']));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ dependencies, devDependencies: development }));
  for (const name of [...packages, 'fast-check']) {
    write(`node_modules/${name}/index.js`, '');
    writeFileSync(join(folder, 'node_modules', name, 'package.json'), JSON.stringify({ name, main: 'index.js' }));
  }
  write('node_modules/preact/hooks.js', '');
  write('node_modules/pure-rand/distribution/uniformInt.js', '');
  for (const name of folders) write(`src/${name}/ok.ts`, '');
  write('tests/ok.ts', '');
  write('src/games/netrunner/sound/cues.ts', '');
  write('src/games/netrunner/rules/defs.ts', '');
  // The way back of the circle.
  write('src/hud/h2.ts', `import './h.ts';`);
  for (const [from, line] of allowed) write(from, line);
  for (const [, from, line] of refused) write(from, line);
  const { output } = await cruise(
    ['src'],
    {
      baseDir: folder,
      validate: true,
      ruleSet: { forbidden: [...shell.forbidden] },
      doNotFollow: { path: 'node_modules' },
      tsPreCompilationDeps: true,
    },
    { extensions: ['.ts', '.js'] } as Parameters<typeof cruise>[2],
  );
  violations = (output as ICruiseResult).summary.violations;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the layers', () => {
  it.each(refused)('%s refuses in %s: %s', (rule, from) => {
    const met = violations.filter((violation) => violation.from === from).map((violation) => violation.rule.name);
    expect(met).toContain(rule);
  });

  it.each(allowed)('allows in %s: %s', (from) => {
    const met = violations.filter((violation) => violation.from === from).map((violation) => violation.rule.name);
    expect(met).toEqual([]);
  });

  it('has an import that is refused for every rule, and every rule says why', () => {
    const shown = new Set(refused.map(([rule]) => rule));
    expect(shell.forbidden.map((rule) => rule.name).filter((name) => !shown.has(name))).toEqual([]);
    expect(shell.forbidden.filter((rule) => rule.comment.length < 20)).toEqual([]);
  });
});
