import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { has } from '../../src/i18n/index.ts';
import { byteLength, parseUntrusted } from '../../src/replay/untrusted.ts';
import { type Replay, lighten, readReplay, writeReplay } from '../../src/replay/format.ts';
import { LAYER, playFake } from '../support/records.ts';

const sample = (): Replay => ({ ...structuredClone(playFake('s').record), layers: [structuredClone(LAYER)] });
const problem = (text: string): string => {
  const read = readReplay(text);
  if (read.ok) return 'ok';
  expect(has(read.problem.key)).toBe(true);
  return read.problem.key;
};
const changed = (change: (replay: Record<string, never>) => void): string => {
  const replay = sample() as unknown as Record<string, never>;
  change(replay);
  return JSON.stringify(replay);
};

describe('replay file', () => {
  it('export → import → export is byte-equal, whatever the order of keys was', () => {
    const text = writeReplay(sample());
    const read = readReplay(text);
    expect(read.ok && writeReplay(read.replay)).toBe(text);
    const shuffledKeys = JSON.stringify(JSON.parse(text), (_key, value: unknown) =>
      value && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    );
    const again = readReplay(shuffledKeys);
    expect(again.ok && writeReplay(again.replay)).toBe(text);
  });

  it('says how often help was asked for, if it was', () => {
    expect(writeReplay(sample())).not.toContain('helped');
    const text = writeReplay({ ...sample(), helped: 3 });
    const read = readReplay(text);
    expect(read.ok && [read.replay.helped, writeReplay(read.replay) === text]).toEqual([3, true]);
    expect(problem(text.replace('"helped": 3', '"helped": -1'))).toBe('replay.shape');
  });

  it('has one line for each step and holds every move, event, reason and turn digest', () => {
    const replay = sample();
    const text = writeReplay(replay);
    expect(text.split('\n').filter((line) => line.startsWith('{"move":'))).toHaveLength(replay.steps.length);
    expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(replay)));
    expect(replay.steps.filter((step) => step.digest).length).toBeGreaterThanOrEqual(replay.steps.at(-1)!.turn - 1);
  });

  it('keeps strange text as it is', () => {
    const replay = sample();
    replay.name = '<img src=x onerror=alert(1)> \u2028 " \\ \ud800 \u{1F600} ‏متن';
    const read = readReplay(writeReplay(replay));
    expect(read.ok && read.replay.name).toBe(replay.name);
  });

  it('reads a file with a byte order mark', () => {
    expect(problem(`\ufeff${writeReplay(sample())}`)).toBe('ok');
  });

  it.each<[string, () => string, string]>([
    ['an empty file', () => '  \n', 'file.empty'],
    ['no JSON', () => 'hello', 'file.notJson'],
    ['a file cut off', () => writeReplay(sample()).slice(0, -200), 'file.notJson'],
    ['a picture', () => '\x89PNG\r\n\x1a\n\0\0', 'file.notJson'],
    ['more than 4 MB', () => `[${' '.repeat(4 * 1024 * 1024)}]`, 'file.tooBig'],
    ['more than 4 MB of bytes in fewer letters', () => `["${'語'.repeat(1_500_000)}"]`, 'file.tooBig'],
    ['deep nesting', () => '['.repeat(100_000), 'file.tooDeep'],
    [
      'deep nesting in a step',
      () =>
        changed(
          (r) => void ((r.steps as unknown as unknown[])[0] = JSON.parse('{"a":'.repeat(60) + '1' + '}'.repeat(60))),
        ),
      'file.tooDeep',
    ],
    ['a repeated key', () => writeReplay(sample()).replace('"name"', '"id": "b",\n"name"'), 'file.repeatedKey'],
    [
      'a repeated key in disguise',
      () => writeReplay(sample()).replace('"name"', '"\\u0069d": "b",\n"name"'),
      'file.repeatedKey',
    ],
    [
      '__proto__',
      () => writeReplay(sample()).replace('"start": {', '"start": {"__proto__": {"seed": 1},'),
      'file.forbiddenKey',
    ],
    [
      'a constructor',
      () => writeReplay(sample()).replace('"start": {', '"start": {"constructor": 1,'),
      'file.forbiddenKey',
    ],
    [
      'an endless number',
      () => writeReplay(sample()).replace('"takeBacks": 0', '"takeBacks": 1e999'),
      'file.hugeNumber',
    ],
    [
      'a number beyond counting',
      () => writeReplay(sample()).replace('"takeBacks": 0', '"takeBacks": 99999999999999999999'),
      'file.hugeNumber',
    ],
    ['a newer format', () => changed((r) => void (r.format = 3 as never)), 'file.newer'],
    ['a list', () => '[]', 'replay.notOne'],
    ['another file', () => '{"hello":"world"}', 'replay.notOne'],
    ['a save', () => '{"saveFormat":1}', 'replay.notOne'],
    ['a list of games', () => '{"history":[]}', 'replay.notOne'],
    ['a history that is no list', () => '{"metadata":{},"history":1}', 'replay.notOne'],
    ['a replay of jinteki.net', () => readFileSync('tests/replay/jinteki.json', 'utf8'), 'replay.jinteki'],
    ['a wrong format', () => changed((r) => void (r.format = '1' as never)), 'replay.shape'],
    ['a date that is none', () => changed((r) => void (r.date = 'yesterday' as never)), 'replay.shape'],
    [
      'a missing field',
      () =>
        changed((r) => {
          delete r.seats;
        }),
      'replay.shape',
    ],
    [
      'a move that is no text',
      () => changed((r) => void ((r.steps as unknown as { move: unknown }[])[1]!.move = 7)),
      'replay.shape',
    ],
    ['a name longer than a book', () => changed((r) => void (r.name = 'x'.repeat(5000) as never)), 'replay.shape'],
    [
      'a note at a step that is not there',
      () => changed((r) => void ((r.layers as unknown as { notes: { at: number }[] }[])[0]!.notes[0]!.at = 9999)),
      'replay.noteBeyond',
    ],
    [
      'an arrow to nowhere',
      () =>
        changed(
          (r) =>
            void ((r.layers as unknown as unknown[])[0] = {
              ...LAYER,
              notes: [{ at: 0, text: {}, shapes: [{ kind: 'arrow', from: {}, to: {} }] }],
            }),
        ),
      'replay.shape',
    ],
  ])('refuses %s with one sentence', (_name, make, key) => {
    expect(problem(make())).toBe(key);
  });

  it('names the place that is damaged', () => {
    const read = readReplay(changed((r) => void ((r.steps as unknown as { move: unknown }[])[1]!.move = 7)));
    expect(read).toMatchObject({ ok: false, problem: { params: { where: 'steps.1.move' } } });
  });

  it('the light form holds no events and is a replay too', () => {
    const replay = sample();
    const text = writeReplay(lighten(replay));
    expect(text).not.toContain('"events"');
    expect(text.length).toBeLessThan(writeReplay(replay).length / 2);
    expect(problem(text)).toBe('ok');
  });

  it('counts bytes as UTF-8 does', () => {
    for (const text of ['', 'abc', 'é語\u{1F600}', '\ud800', 'a\ud83d'])
      expect(byteLength(text)).toBe(new TextEncoder().encode(text).length);
  });

  it('a key that only looks repeated is not: in another object, or as a value', () => {
    expect(parseUntrusted('{"a":{"a":1},"b":["a","a",{"a":1}],"c":"a"}').ok).toBe(true);
    expect(parseUntrusted('{"a":"},{\\"a\\":1","b":1}').ok).toBe(true);
  });
});
