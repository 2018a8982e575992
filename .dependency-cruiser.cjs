// Who may import what, checked by `npm run check:layers` and `npm test`. CONTRIBUTING.md has the table.
// tests/layers.test.ts shows for every rule an import that it refuses.

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
      comment:
        'Phaser is 200 kB and needs a screen. What is not drawing gets along without it, so that rules, bots, lessons and the start page load without it.',
      from: { path: '^src', pathNot: '^src/(stage|games/[^/]+/stage)/' },
      to: { path: pkg('phaser') },
    },
    {
      name: 'howler-only-in-sound',
      severity: 'error',
      comment:
        'Sound starts with a gesture and never piles up; src/sound sees to that for everybody. Ask it for a cue.',
      from: { path: '^src', pathNot: '^src/sound/' },
      to: { path: pkg('howler') },
    },
    {
      name: 'idb-only-in-storage',
      severity: 'error',
      comment:
        'What is kept on the device is parsed on the way in and safe on the way out; src/storage does both. Ask it for the record.',
      from: { path: '^src', pathNot: '^src/storage/' },
      to: { path: pkg('idb') },
    },
    {
      name: 'preact-only-in-hud',
      severity: 'error',
      comment:
        "HTML is drawn in src/hud, and a game's own parts of it in its hud: there is one place for focus, names and directions of text.",
      from: { path: '^src', pathNot: '^src/(hud|games/[^/]+/hud)/' },
      to: { path: pkg('preact') },
    },
    {
      name: 'xstate-only-in-core-and-rules',
      severity: 'error',
      comment:
        'Charts own the flow of a game, and two (src/session/machine.ts, src/lessons/lesson.machine.ts) the life of a match and of a lesson. Screens and bots ask a state for its tags.',
      from: {
        path: '^src',
        pathNot: [
          '^src/(core|games/[^/]+/rules)/',
          '^src/session/machine\\.ts$',
          '^src/lessons/lesson\\.machine\\.ts$',
        ],
      },
      to: { path: pkg('xstate') },
    },
    {
      name: 'service-worker-only-in-pwa',
      severity: 'error',
      comment: 'When a new version takes over is decided in one place.',
      from: { path: '^src', pathNot: '^src/pwa/' },
      to: { path: '^virtual:pwa|(^|/)(vite-plugin-pwa|workbox-[a-z]+)(/|$)' },
    },

    // -- the rules of a game know nothing of the world
    {
      name: 'core-knows-no-game',
      severity: 'error',
      comment: 'Core is what every game is. If it needs something of one game, that game passes it in.',
      from: { path: '^src/core/' },
      to: { pathNot: ['^src/core/', pkg('xstate', 'pure-rand')] },
    },
    {
      name: 'rules-import-core-only',
      severity: 'error',
      comment:
        'Rules run in a test, a worker and a soak of a thousand games, and give the same game everywhere. Cards come to them as an argument.',
      from: { path: '^src/games/([^/]+)/rules/' },
      to: { pathNot: ['^src/core/', '^src/games/$1/rules/', pkg('xstate', 'pure-rand')] },
    },
    {
      name: 'cards-are-words-of-their-rules',
      severity: 'error',
      comment: 'A card is data made of the words of its own rules. A card that needs more needs a new word.',
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
        'A bot decides from a view. What only a screen or the table knows must be out of its reach. Cards and decks reach it as an argument; the entry of the worker (worker.ts) may import them, for a function cannot be posted to it.',
      from: { path: '^src/games/([^/]+)/bot/', pathNot: '^src/games/[^/]+/bot/worker\\.ts$' },
      to: { pathNot: ['^src/games/$1/(bot|rules)/', '^src/(bots|core)/', pkg('pure-rand')] },
    },
    {
      name: 'bot-worker-imports-its-game',
      severity: 'error',
      comment:
        'The entry of the worker puts together the bot, the rules and the cards of one game, and what proves its puzzles by them; nothing that draws.',
      from: { path: '^src/games/([^/]+)/bot/worker\\.ts$' },
      to: {
        pathNot: [
          '^src/games/$1/(bot|rules|cards|rooms|items|decks)/',
          '^src/games/$1/printed\\.ts$',
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
      comment: 'Two games under one roof share src/core and src/stage, never each other.',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/', pathNot: '^src/games/$1/' },
    },

    // -- the shared rooms know no game, not even its types
    {
      name: 'shared-rooms-know-no-game',
      severity: 'error',
      comment:
        'One session, one replay format, one director of lessons, one HUD serve every game: what is particular to a game comes through core/game.ts, hud/game-ui.ts and app/plugin.ts. Only src/app/catalogue.ts names games.',
      from: { path: '^src/', pathNot: ['^src/games/', '^src/app/catalogue\\.ts$'] },
      to: { path: '^src/games/' },
    },
    {
      name: 'session-replay-lessons-draw-nothing',
      severity: 'error',
      comment:
        'Matches, records and lessons run in tests and workers too. They draw nothing and store nothing themselves.',
      from: { path: '^src/(session|replay|lessons)/' },
      to: { pathNot: ['^src/(core|session|replay|lessons|i18n)/', pkg('valibot', 'xstate')] },
    },

    // -- what people see and hear
    {
      name: 'stage-gets-frames',
      severity: 'error',
      comment: 'The shared stage plays frames. It works out no rule.',
      from: { path: '^src/stage/' },
      to: { pathNot: ['^src/(stage|session|core|i18n)/', '^assets/', pkg('phaser')] },
    },
    {
      name: 'game-stage-gets-frames',
      severity: 'error',
      comment:
        "A game's stage plays its own game's events. It may name their types, and share the words of great moments.",
      from: { path: '^src/games/([^/]+)/stage/' },
      to: {
        pathNot: [
          '^src/(stage|session|core|i18n)/',
          '^src/games/$1/(stage|rules|cards)/',
          '^src/games/$1/(sound/cues|types|anchors|great)\\.ts$',
          '^assets/',
          pkg('phaser'),
        ],
      },
    },
    {
      name: 'stage-names-types-only',
      severity: 'error',
      comment:
        'The screen lights what is legal; it does not reckon. From the rules and cards it imports types (import type).',
      from: { path: '^src/games/[^/]+/stage/' },
      to: { path: '^src/games/[^/]+/(rules|cards|bot|decks)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'game-hud-shows-views',
      severity: 'error',
      comment:
        "A game's HUD shows views and offers legal moves. From its rules it imports types, beside what is printed and what anybody can reckon from an open table (rules/defs.ts) and what a deck may hold (rules/deck.ts); it neither draws the table nor stores.",
      from: { path: '^src/games/([^/]+)/hud/' },
      to: {
        path: [
          '^src/(stage|sound|storage|bots|pwa|app)/',
          '^src/games/[^/]+/stage/',
          '^src/games/[^/]+/rules/(?!(defs|deck)\\.ts)',
        ],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'games-name-the-plugin-type-only',
      severity: 'error',
      comment: 'A game says what it brings in the words of app/plugin.ts, and needs nothing else of src/app.',
      from: { path: '^src/games/' },
      to: { path: '^src/app/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'hud-does-not-draw-the-table',
      severity: 'error',
      comment: 'HTML and canvas meet in src/app, so that either can be shown and tested without the other.',
      from: { path: '^src/hud/' },
      to: { path: '^src/(stage|sound|storage|bots|pwa|app)/' },
    },
    {
      name: 'commands-do-not-draw',
      severity: 'error',
      comment: 'A command is a label, a key, when it is enabled and what it does; who shows it is not its business.',
      from: { path: '^src/commands/' },
      to: { pathNot: ['^src/(commands|core|session|i18n)/'] },
    },
    {
      name: 'sound-hears-cues',
      severity: 'error',
      comment: 'Sound gets the names of cues and where they lie. It knows no screen and no game.',
      from: { path: '^src/sound/' },
      to: { path: ['^src/(?!sound/|core/)', anyPackage], pathNot: pkg('howler') },
    },
    {
      name: 'storage-keeps-records',
      severity: 'error',
      comment: 'Storage keeps what it is given, after parsing it. It knows formats, not screens or games.',
      from: { path: '^src/storage/' },
      to: { pathNot: ['^src/(storage|core|session|replay)/', pkg('idb', 'valibot')] },
    },
    {
      name: 'words-import-nothing',
      severity: 'error',
      comment: 'Everybody may need a sentence, so src/i18n may need nobody.',
      from: { path: '^src/i18n/' },
      to: { path: ['^src/(?!i18n/)', anyPackage] },
    },

    // -- the house
    {
      name: 'nobody-imports-main',
      severity: 'error',
      comment: 'src/main.ts is the one file that knows everybody; knowing it back would make one lump of all.',
      from: {},
      to: { path: '^src/main\\.ts$' },
    },
    {
      name: 'no-node-in-the-game',
      severity: 'error',
      comment: 'The game runs in a browser: files, processes and paths belong to scripts/.',
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
      comment: 'What the game runs on stands under "dependencies".',
      from: { path: '^src' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        pathNot: '^node_modules/(@types/|vite-plugin-pwa/)',
      },
    },
    {
      name: 'no-circles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or hide a third.',
      from: { path: '^src' },
      to: { circular: true },
    },
    {
      name: 'import-exists',
      severity: 'error',
      comment: 'A file or package that is not there.',
      from: { path: '^src' },
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\?(worker|url|raw|inline)'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Phaser's entry lists Phaser's own modules.
    exclude: { path: '^src/stage/phaser-entry\\.cjs$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
