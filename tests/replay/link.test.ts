import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { has } from '../../src/i18n/index.ts';
import { lighten, writeReplay } from '../../src/replay/format.ts';
import { LONGEST_LINK, packReplay, unpackReplay } from '../../src/replay/link.ts';
import { mutants } from '../support/mutate.ts';
import { LAYER, playFake } from '../support/records.ts';

const record = { ...playFake('linked').record, layers: [LAYER] };
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const keyOf = async (packed: string): Promise<string> => {
  const read = await unpackReplay(packed);
  if (read.ok) return 'nothing wrong';
  expect(has(read.problem.key)).toBe(true);
  return read.problem.key;
};

describe('a game in a link', () => {
  it('comes back as its light form, notes and all', async () => {
    const packed = await packReplay(record);
    expect(packed).toMatch(/^[\w-]+$/);
    const read = await unpackReplay(packed!);
    expect(read.ok && writeReplay(read.value)).toBe(writeReplay(lighten(record)));
  });

  it('leaves the bots’ reasons out when it would be too long with them, and gives up when it is too long even so', async () => {
    const whole = (await packReplay(record))!;
    const short = (await packReplay(record, whole.length - 1))!;
    expect(short.length).toBeLessThan(whole.length);
    const read = await unpackReplay(short);
    if (!read.ok) throw new Error(read.problem.key);
    expect(read.value.steps.map(({ move }) => move)).toEqual(record.steps.map(({ move }) => move));
    expect(read.value.steps.some(({ why }) => why !== undefined)).toBe(false);
    expect(await packReplay(record, short.length - 1)).toBeNull();
  });

  it('that is damaged, endless or swells beyond what a file may be is refused with a sentence', async () => {
    const packed = (await packReplay(record))!;
    expect(await keyOf(packed.slice(0, -20))).toBe('link.damaged');
    expect(await keyOf(`${packed}!`)).toBe('link.damaged');
    expect(await keyOf('<script>')).toBe('link.damaged');
    expect(await keyOf('a'.repeat(LONGEST_LINK * 4 + 1))).toBe('link.tooLong');
    // 64 MB of blanks in 64 kB
    const bomb = base64(deflateRawSync(Buffer.alloc(64 * 1024 * 1024, ' ')));
    expect(bomb.length).toBeGreaterThan(LONGEST_LINK * 4);
    expect(await keyOf(base64(deflateRawSync(Buffer.alloc(30 * 1024 * 1024, ' '))))).toBe('link.damaged');
    expect(await keyOf(base64(deflateRawSync(Buffer.from('{}'))))).toBe('replay.notOne');
    expect(await keyOf(base64(deflateRawSync(Buffer.from([0xff, 0xfe, 0x80]))))).toBe('link.damaged');
  });

  it('that was changed on its way is a game or one sentence', async () => {
    const source = writeReplay(lighten(record));
    let games = 0;
    for (const text of mutants([source], 200, 'links')) {
      const key = await keyOf(base64(deflateRawSync(Buffer.from(text))));
      if (key === 'nothing wrong') games++;
    }
    expect(games).toBeGreaterThan(5);
    expect(games).toBeLessThan(190);
  });
});
