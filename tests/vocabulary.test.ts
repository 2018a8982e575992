/** The shared rooms know no game: not its types (layers.test.ts), and not its words either. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const ROOMS = [
  'core',
  'match',
  'feed',
  'present',
  'replay',
  'lessons',
  'storage',
  'stage',
  'hud',
  'commands',
  'sound',
  'i18n',
  'app',
];

/** Things of a card game, as words of their own or as parts of a name: `iceCard`, `side-corp`. */
const THINGS = /\b(corps?|runners?|servers?|ice|rez(zed|zes|zing)?|clicks?|credits?)\b/i;

/** What those words may mean beside a game, at most ten of them. */
const MEANT: readonly (readonly [what: RegExp, why: string])[] = [
  [/\bon(Dbl)?Click(Capture)?\b/g, 'the property of a button'],
  [/(['"])click\1/g, "the DOM's event"],
  [/\.click\(\)/g, "the DOM's method"],
  [/\b[Aa] click( or Enter)? (on|beside|elsewhere)|takes a click/g, "a person's click with the mouse"],
];

/** Lines of a text that name a thing of a game. */
function named(text: string): string[] {
  return text.split('\n').filter((line) => {
    const rest = MEANT.reduce((left, [what]) => left.replace(what, ''), line);
    return THINGS.test(rest.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' '));
  });
}

describe('the words of shared rooms', () => {
  const files = ROOMS.flatMap((room) =>
    readdirSync(`src/${room}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(tsx?|css|cjs)$/.test(file))
      .map((file) => `src/${room}/${file}`),
  ).sort();

  test('name nothing of a card game', () => {
    expect(files.length).toBeGreaterThan(150);
    const found = files.flatMap((file) => named(readFileSync(file, 'utf8')).map((line) => `${file}: ${line.trim()}`));
    expect(found).toEqual([]);
  });

  test('a line that does is found, in code, in a comment and in a style', () => {
    for (const line of [
      'const iceCards = view.cards;',
      '/** what the Corp sees */',
      '.side-runner {',
      "case 'rez':",
      'spend(credits)',
      'const clicks = 3;',
    ])
      expect(named(line)).toEqual([line]);
  });

  test('what else those words may mean is a short list, each of it in use', () => {
    expect(MEANT.length).toBeLessThanOrEqual(10);
    const all = files.map((file) => readFileSync(file, 'utf8')).join('\n');
    for (const [what, why] of MEANT) expect(all.match(what), why).not.toBeNull();
  });
});
