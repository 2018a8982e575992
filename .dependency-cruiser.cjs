// Which folders may import which, checked by `npm run check` and `npm test`. CONTRIBUTING.md has the table.
// tests/layers.test.ts has a refused import for every rule.

/** A package, found in node_modules or not. */
const pkg = (...names) => `^(node_modules/)?(@types/)?(${names.join('|')})(/|$)`;
const anyPackage = '^node_modules/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    // -- one importing folder for each package
    {
      name: 'phaser-only-on-the-stage',
      severity: 'error',
      comment: 'Phaser is large and needs a screen. Rules, bots, lessons and the start page must load without it.',
      from: { path: '^src', pathNot: '^src/(stage|games/[^/]+/stage)/' },
      to: { path: pkg('phaser') },
    },
    {
      name: 'howler-only-in-sound',
      severity: 'error',
      comment: 'Sound starts with a gesture and never piles up; src/sound takes care of both. Ask it for a cue.',
      from: { path: '^src', pathNot: '^src/sound/' },
      to: { path: pkg('howler') },
    },
    {
      name: 'idb-only-in-storage',
      severity: 'error',
      comment: 'Stored data is written safely and parsed when read; src/storage does both. Ask it for the record.',
      from: { path: '^src', pathNot: '^src/storage/' },
      to: { path: pkg('idb') },
    },
    {
      name: 'preact-only-in-hud',
      severity: 'error',
      comment:
        "src/hud and each game's hud draw all HTML and hold its state (hud/components/state.ts), so that focus, names and text direction are handled in one place.",
      from: { path: '^src', pathNot: '^src/(hud|games/[^/]+/hud)/' },
      to: { path: pkg('preact', '@preact/signals') },
    },
    {
      name: 'xstate-only-in-core-and-rules',
      severity: 'error',
      comment:
        'Charts own the flow of a game, of what is on the screen (src/present) and of a lesson (src/lessons/lesson.machine.ts). Screens and bots ask for tags, never for a state.',
      from: {
        path: '^src',
        pathNot: ['^src/(core|present|games/[^/]+/rules)/', '^src/lessons/lesson\\.machine\\.ts$'],
      },
      to: { path: pkg('xstate') },
    },
    {
      name: 'service-worker-only-in-pwa',
      severity: 'error',
      comment: 'Only src/pwa decides when a new version takes over.',
      from: { path: '^src', pathNot: '^src/pwa/' },
      to: { path: '^virtual:pwa|(^|/)(vite-plugin-pwa|workbox-[a-z]+)(/|$)' },
    },

    // -- the rules of a game depend on nothing outside
    {
      name: 'core-knows-no-game',
      severity: 'error',
      comment: 'Core is what all games share. If it needs something of one game, that game passes it in.',
      from: { path: '^src/core/' },
      to: { pathNot: ['^src/core/', pkg('xstate', 'pure-rand')] },
    },
    {
      name: 'rules-import-core-only',
      severity: 'error',
      comment:
        'Rules run in tests, in workers and in simulations, and give the same game everywhere. Pass cards in as an argument.',
      from: { path: '^src/games/([^/]+)/rules/' },
      to: { pathNot: ['^src/core/', '^src/games/$1/rules/', pkg('xstate', 'pure-rand')] },
    },
    {
      name: 'cards-are-words-of-their-rules',
      severity: 'error',
      comment: 'A card is data made of the words of its rules. If it needs more, add a word.',
      from: { path: '^src/games/([^/]+)/cards/' },
      to: { pathNot: ['^src/games/$1/(cards|rules)/'] },
    },
    {
      name: 'decks-are-lists-of-cards',
      severity: 'error',
      comment: 'A deck names cards and quantities.',
      from: { path: '^src/games/([^/]+)/decks/' },
      to: { pathNot: ['^src/games/$1/(decks|cards|rules)/', '^src/core/'] },
    },
    {
      name: 'bots-import-rules-and-core',
      severity: 'error',
      comment:
        'A bot decides from a view and cannot reach the screen or the full table. Pass cards and decks in as arguments; only the entry of the worker (worker.ts) imports them, since functions cannot be posted to a worker.',
      from: { path: '^src/games/([^/]+)/bot/', pathNot: '^src/games/[^/]+/bot/worker\\.ts$' },
      to: { pathNot: ['^src/games/$1/(bot|rules)/', '^src/(bots|core)/', pkg('pure-rand')] },
    },
    {
      name: 'bot-worker-imports-its-game',
      severity: 'error',
      comment:
        'The entry of the worker connects the bot, rules, cards and puzzle proofs of one game; nothing that draws.',
      from: { path: '^src/games/([^/]+)/bot/worker\\.ts$' },
      to: {
        pathNot: [
          '^src/games/$1/(bot|rules|cards|rooms|items|decks)/',
          '^src/games/$1/register\\.ts$',
          '^src/games/$1/puzzles/prove\\.ts$',
          '^src/(bots|core)/',
          pkg('pure-rand'),
        ],
      },
    },
    {
      name: 'search-knows-no-game',
      severity: 'error',
      comment: 'src/bots searches any game through the contract in src/core.',
      from: { path: '^src/bots/' },
      to: { pathNot: ['^src/(bots|core)/', pkg('pure-rand')] },
    },
    {
      name: 'games-do-not-meet',
      severity: 'error',
      comment: 'Games share src/core and src/stage, but never import each other.',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/', pathNot: '^src/games/$1/' },
    },

    // -- the shared folders know no game, not even its types
    {
      name: 'shared-rooms-know-no-game',
      severity: 'error',
      comment:
        'The shared folders serve every game. Anything specific to one comes through core/game.ts, hud/contract/game-ui.ts and app/plugin.ts; only src/app/catalogue.ts names games.',
      from: { path: '^src/', pathNot: ['^src/games/', '^src/app/catalogue\\.ts$'] },
      to: { path: '^src/games/' },
    },
    {
      name: 'match-knows-no-screen',
      severity: 'error',
      comment:
        'A match knows rules, records and seats. What somebody is shown of it, and when, is decided in src/feed.',
      from: { path: '^src/match/' },
      to: { pathNot: ['^src/(core|match|replay)/', pkg('valibot')] },
    },
    {
      name: 'feed-draws-nothing',
      severity: 'error',
      comment: 'A feed says what a viewer may see, in order. src/present takes it from there.',
      from: { path: '^src/feed/' },
      to: { pathNot: ['^src/(core|feed|match|replay)/'] },
    },
    {
      name: 'replay-knows-no-match',
      severity: 'error',
      comment: 'Records are read, played back and annotated alone. Of src/feed, a player needs only what an update is.',
      from: { path: '^src/replay/' },
      to: { pathNot: ['^src/(core|replay|i18n)/', '^src/feed/update\\.ts$', pkg('valibot')] },
    },
    {
      name: 'lessons-draw-nothing',
      severity: 'error',
      comment: 'Lessons also run in tests, so they must not draw or store anything themselves.',
      from: { path: '^src/lessons/' },
      to: { pathNot: ['^src/(core|feed|match|replay|lessons|i18n)/', pkg('valibot', 'xstate')] },
    },
    {
      name: 'present-asks-and-tells',
      severity: 'error',
      comment:
        'The presenter decides when an update is shown. A renderer draws it, and the page answers through a port.',
      from: { path: '^src/present/' },
      to: { pathNot: ['^src/(core|feed|present)/', pkg('xstate')] },
    },

    // -- screen and sound
    {
      name: 'stage-gets-frames',
      severity: 'error',
      comment: 'The shared stage plays updates and applies no rules.',
      from: { path: '^src/stage/' },
      to: { pathNot: ['^src/(stage|present|feed|core|i18n)/', '^assets/', pkg('phaser')] },
    },
    {
      name: 'game-stage-gets-frames',
      severity: 'error',
      comment: "A game's stage plays its own game's events. It may import their types, and the words of banners.",
      from: { path: '^src/games/([^/]+)/stage/' },
      to: {
        pathNot: [
          '^src/(stage|present|feed|core|i18n)/',
          '^src/games/$1/(stage|rules|cards)/',
          '^src/games/$1/(sound/cues|game-types|anchors|words/banner)\\.ts$',
          '^assets/',
          pkg('phaser'),
        ],
      },
    },
    {
      name: 'stage-names-types-only',
      severity: 'error',
      comment: 'The screen highlights legal moves and computes no rules. From rules and cards, use only import type.',
      from: { path: '^src/games/[^/]+/stage/' },
      to: { path: '^src/games/[^/]+/(rules|cards|bot|decks)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'game-hud-shows-views',
      severity: 'error',
      comment:
        "A game's HUD shows views and offers legal moves. From its rules it may import types, printed values and what follows from face-up cards (rules/defs.ts), and deck limits (rules/deck.ts). It does not draw the table or store anything.",
      from: { path: '^src/games/([^/]+)/hud/' },
      to: {
        path: [
          '^src/(stage|sound|storage|bots|pwa|app)/',
          '^src/games/[^/]+/stage/',
          '^src/games/[^/]+/rules/(?!(defs|deck|timing)\\.ts)',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'games-name-the-plugin-type-only',
      severity: 'error',
      comment: 'A game describes itself with app/plugin.ts and needs nothing else from src/app.',
      from: { path: '^src/games/' },
      to: { path: '^src/app/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'hud-does-not-draw-the-table',
      severity: 'error',
      comment: 'HTML and canvas meet only in src/app, so that each can be shown and tested without the other.',
      from: { path: '^src/hud/' },
      to: { path: '^src/(stage|sound|storage|bots|pwa|app)/' },
    },
    {
      name: 'hud-contract-knows-no-screen',
      severity: 'error',
      comment:
        'src/hud/contract is what the HUD asks of a game and of src/app, so both can implement it without the rest of the HUD.',
      from: { path: '^src/hud/contract/' },
      to: { path: '^src/hud/(?!contract/)' },
    },
    {
      name: 'hud-components-know-no-table',
      severity: 'error',
      comment: 'A component serves tables and pages alike. Whatever it shows or does there is passed in.',
      from: { path: '^src/hud/components/' },
      to: { path: '^src/hud/(?!(contract|components)/)' },
    },
    {
      name: 'hud-table-knows-no-page',
      severity: 'error',
      comment: 'Matches and recorded games show the same table. Whatever only one of them needs belongs to its page.',
      from: { path: '^src/hud/table/' },
      to: { path: '^src/hud/(?!(contract|components|table)/)' },
    },
    {
      name: 'hud-pages-do-not-meet',
      severity: 'error',
      comment:
        'play, watch, learn and pages know neither src/hud/app, which chooses what is on the screen, nor each other. What two of them need moves down, to table or components.',
      from: { path: '^src/hud/(play|watch|learn|pages)/' },
      to: { path: '^src/hud/', pathNot: '^src/hud/($1|table|components|contract|styles)/' },
    },
    {
      name: 'games-use-hud-components',
      severity: 'error',
      comment: "A game implements the HUD's contract with the HUD's components. It knows no table and no page.",
      from: { path: '^src/games/' },
      to: { path: '^src/hud/(?!(contract|components|styles)/)' },
    },
    {
      name: 'app-uses-the-hud-contract',
      severity: 'error',
      comment: "src/app implements the HUD's ports. Only src/main.ts opens the HUD.",
      from: { path: '^src/app/' },
      to: { path: '^src/hud/(?!contract/)' },
    },
    {
      name: 'commands-do-not-draw',
      severity: 'error',
      comment: 'A command is a label, a key, a condition and an action. It must not know where it is shown.',
      from: { path: '^src/commands/' },
      to: { pathNot: ['^src/(commands|core|i18n)/'] },
    },
    {
      name: 'sound-hears-cues',
      severity: 'error',
      comment: 'Sound gets the names of cues and their places in the sprite. It knows no screen and no game.',
      from: { path: '^src/sound/' },
      to: { path: ['^src/(?!sound/|core/)', anyPackage], pathNot: pkg('howler') },
    },
    {
      name: 'storage-keeps-records',
      severity: 'error',
      comment: 'Storage parses and stores what it is given. It knows formats, not screens or games.',
      from: { path: '^src/storage/' },
      to: { pathNot: ['^src/(storage|core|match|replay)/', pkg('idb', 'valibot')] },
    },
    {
      name: 'words-import-nothing',
      severity: 'error',
      comment:
        'Everything may import src/i18n, so it imports nothing but the messages of the shared folders, and what a sentence is.',
      from: { path: '^src/i18n/' },
      to: { path: ['^src/(?!i18n/)', anyPackage], pathNot: ['/locales/', '^src/core/sentence\\.ts$'] },
    },

    // -- everything else
    {
      name: 'nobody-imports-main',
      severity: 'error',
      comment: 'src/main.ts imports everything, so importing it back would tie everything together.',
      from: {},
      to: { path: '^src/main\\.ts$' },
    },
    {
      name: 'no-node-in-the-game',
      severity: 'error',
      comment: 'The game runs in a browser. Files, processes and paths belong in scripts/.',
      from: { path: '^src' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'game-does-not-need-its-tests',
      severity: 'error',
      comment: 'Tests and scripts use the game, never the other way round.',
      from: { path: '^src' },
      to: { path: '^(tests|scripts|bench)/' },
    },
    {
      name: 'no-development-package-in-the-game',
      severity: 'error',
      comment: 'Packages that the game needs at run time belong under "dependencies".',
      from: { path: '^src' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        pathNot: '^node_modules/(@types/|vite-plugin-pwa/)',
      },
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Two files that import each other should be one, or three.',
      from: { path: '^src' },
      to: { circular: true },
    },
    {
      name: 'import-exists',
      severity: 'error',
      comment: 'This file or package does not exist.',
      from: { path: '^src' },
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^phaser/spectacle$', '\\?(worker|url|raw|inline)'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // These list Phaser's own modules.
    exclude: { path: '^src/stage/phaser-(entry|spectacle)\\.cjs$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
