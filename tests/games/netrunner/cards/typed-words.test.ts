/** A word, condition, count, selector or figure that does not exist does not compile: wrong cards, given to the compiler. */
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
/** Where the cards would be: their imports are those of a real card. */
const room = join(root, 'src/games/netrunner/cards/neutral');

const IMPORTS = `
import { always, breaks, card, credits, paid, when } from '../define.ts';
import { choose, damage, draw, gainCredits, trash } from '../../rules/words.ts';
`;
const RIGHT = {
  'a card of all these parts': `card('01043', {
    host: { zone: 'ice', up: true, if: ['not.rezzed', 'advanceable'] },
    abilities: [
      breaks('code gate', credits(1)),
      always('strength', { count: 'virusHere', times: -1 }, { for: 'host' }),
      when('installed', { name: 'look', if: ['self', 'inRun'] }, choose({ zone: 'grip' }), trash('chosen'), draw(1)),
      paid('earn', { clicks: 1 }, [gainCredits({ count: 'tags' }), { w: 'damage', kind: 'net', n: 1 }]),
    ],
  })`,
  'ice with subroutines': `card('01111', { subroutines: [[damage('net', 1)]] })`,
};
const WRONG = {
  'an unknown word': `card('01050', { play: [{ w: 'gainCredit', n: 9 }] })`,
  'an unknown condition': `card('01001', { abilities: [when('installed', { name: 'a', if: ['self', 'byRuner'] }, draw(1))] })`,
  'an unknown count': `card('01050', { play: [gainCredits({ count: 'tagz' })] })`,
  'an unknown field of a selector': `card('01037', { play: [choose({ zone: 'ice', rezed: true }), trash('chosen')] })`,
  'a wrong figure': `card('01034', { play: [draw('three')] })`,
};
/** Further mistakes the maker of a card could make. */
const MORE = {
  'a code no card has': `card('99999', { play: [draw(1)] })`,
  'subroutines on a resource': `card('01053', { subroutines: [[draw(1)]] })`,
  'an event without a text': `card('01034', {})`,
  'an event of the table that never happens': `card('01001', { abilities: [when('instaled', { name: 'a' }, draw(1))] })`,
  'a purpose nothing is paid for': `card('01043', { abilities: [{ a: 'recurring', n: 1, purpose: 'icebreakers' }] })`,
  'a figure the word does not have': `card('01050', { play: [{ w: 'draw', n: 1, until: 'run' }] })`,
};

/** The compiler's complaints about each card. */
function complaints(cards: Record<string, string>): Map<string, string[]> {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.rules.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, { ...ts.sys, readDirectory: () => [] }, root);
  const names = Object.keys(cards);
  const fileOf = (name: string): string => join(room, `${name.replaceAll(' ', '-')}.ts`);
  const files = new Map(names.map((name) => [fileOf(name), `${IMPORTS}export default ${cards[name]};\n`]));
  const host = ts.createCompilerHost(options);
  const onDisk = { read: host.getSourceFile.bind(host), exists: host.fileExists.bind(host) };
  host.fileExists = (file) => files.has(file) || onDisk.exists(file);
  host.getSourceFile = (file, language, ...rest) => {
    const text = files.get(file);
    return text === undefined ? onDisk.read(file, language, ...rest) : ts.createSourceFile(file, text, language);
  };
  const program = ts.createProgram([...files.keys()], options, host);
  const said = (name: string): string[] =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(fileOf(name)))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
  return new Map(names.map((name) => [name, said(name)]));
}

describe('the compiler', () => {
  let told: Map<string, string[]>;
  beforeAll(() => {
    told = complaints({ ...RIGHT, ...WRONG, ...MORE });
  });
  it.each(Object.keys(RIGHT))('takes %s', (name) => {
    expect(told.get(name)).toEqual([]);
  });
  it('finds five mistakes in five wrong cards, one in each', () => {
    const found = Object.keys(WRONG).map((name) => [name, told.get(name)!.length]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(Object.keys(WRONG).map((name) => [name, 1])));
    expect(told.get('an unknown word')![0]).toContain('gainCredit');
    expect(told.get('an unknown condition')![0]).toContain('byRuner');
    expect(told.get('an unknown count')![0]).toContain('tagz');
    expect(told.get('an unknown field of a selector')![0]).toContain('rezed');
    expect(told.get('a wrong figure')![0]).toContain('string');
  });
  it.each(Object.keys(MORE))('refuses %s', (name) => {
    expect(told.get(name)).toHaveLength(1);
  });
});
