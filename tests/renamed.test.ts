/** Words this project coined once and has since given up: no file, folder, exported name or type in `src` bears one again. */
import { readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '../src');

/** Files and folders by their names without ending. */
const FILES = new Set(
  'house shelf keeper keeping owners unread room aside settings-aside gather-aside backup-aside sitter curtain Curtain telling teller audience beat frame looking Great great met Aside branches habits habit-levels imagine stagecraft book hurry bits things parts recorded foretold'.split(
    ' ',
  ),
);
/** Folders and files of these names mean something else: `watch/parts.ts` steps through the parts of a move. */
const PLAIN = new Set(['hud/watch/parts.ts', 'games/infiltration/stage/faces/parts.ts']);

const NAMES = new Set(
  (
    'House openHouse HouseState HOUSE_TINT ShelfGame Shelf openShelf ShelfOptions Keeping openKeeping KeepingOptions StoreKeeper storeKeeper Owners openOwners OwnersOptions ' +
    'SetAside AsideRow AsideTaker asideKey asideLine asideTaker jsonAside gatherAside copyAside UnreadRows openUnread DeviceRoom browserRoom lookAtRoom Sitter Sitters Curtain ' +
    'Telling tellingOf Teller teller Audience AudienceParts audienceOf Beat beatOf Frame jumpFrame stepsOfFrame glimpse glimpseOf TAKEN_BACK NO_TAKE_BACK takeBack accessLeaf ' +
    'Branch leaveBranch Aside AsideBar beginTrial keepTrial TrialPrompt Figures FIGURES Figure FigureNode DeckFigures imagine Habit HABITS habits Met readMet joinMet openMet ' +
    'Looking GreatMoment Great greatMoment GREAT_BAND Craft Stagecraft Score Book CardBook hurry useHurry spoilt byChance dealAnew fetchAnew foretold foretell Told Thing THINGS telling TellMove'
  ).split(' '),
);

/** Paths in `src` of all its files of code, with `/` between folders. */
const files = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(tsx?|css|svg)$/.test(entry.name))
  .map((entry) => relative(SRC, join(entry.parentPath, entry.name)).split(sep).join('/'));

/** The names that a module exports and the types it declares. */
function namesIn(code: string): string[] {
  const declared = code.matchAll(
    /^(?:export )?(?:declare )?(?:interface|type|class|enum) (\w+)|^export (?:async )?(?:const|let|function\*?) (\w+)/gm,
  );
  const listed = [...code.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list]) => list!.split(','));
  return [
    ...[...declared].map(([, type, value]) => (type ?? value)!),
    ...listed.map((one) => one.trim().replace(/^type |.* as /g, '')),
  ];
}

describe('words that were given up', () => {
  it('name no file and no folder', () => {
    const bad = files.filter(
      (path) =>
        !PLAIN.has(path) &&
        path.split('/').some((part) => FILES.has(basename(part).replace(/\..*$/, ''))) &&
        !path.startsWith('games/infiltration/rooms/'),
    );
    expect(bad).toEqual([]);
  });

  it('name nothing that a module exports, and no type', () => {
    const bad = files
      .filter((path) => /\.tsx?$/.test(path))
      .flatMap((path) =>
        namesIn(readFileSync(join(SRC, path), 'utf8'))
          // A game's rules keep score; the stage has none.
          .filter((name) => NAMES.has(name) && !(name === 'Score' && path.includes('/rules/')))
          .map((name) => `${path}: ${name}`),
      );
    expect(bad).toEqual([]);
  });

  it('would be found', () => {
    expect(namesIn('export interface Sitter {\n}\ntype Score = 1;\nexport const glimpse = 1;')).toEqual([
      'Sitter',
      'Score',
      'glimpse',
    ]);
    expect(namesIn("export { type House, openApp as openHouse } from './a.ts';")).toEqual(['House', 'openHouse']);
  });
});
