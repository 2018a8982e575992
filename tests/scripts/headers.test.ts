import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { headersFor, readHeaders } from '../../vite/headers-plugin.ts';

const ours = readHeaders(readFileSync(new URL('../../public/_headers', import.meta.url), 'utf8'));

describe('the headers of the build', () => {
  it('forbid, on every page, to be framed, and let nothing be kept unasked', () => {
    for (const path of ['/', '/index.html', '/sw.js']) {
      const headers = headersFor(ours, path);
      expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-cache');
    }
  });

  it('let files whose name changes with what they hold be kept', () => {
    const headers = headersFor(ours, '/assets/later/bot-BynUldlv.js');
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'");
  });
});

describe('a file of headers', () => {
  it('sets what parts have in common one after the other, and takes away what it names', () => {
    const rules = readHeaders('# remark\n/*\n  A: 1\n  B: 2\n\n/x/*.js\r\n  a: 3\n  ! B\n');
    expect([...headersFor(rules, '/x/y.js')]).toEqual([['a', '1, 3']]);
    expect([...headersFor(rules, '/x/y-js')]).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
  });

  it.each([
    ['  A: 1', 1],
    ['/*\n  A', 2],
    ['/*\n  A: 1\nB: 2', 3],
    ['/*\n\n  ! two words', 3],
  ])('that is none is refused: %j', (text, line) => {
    expect(() => readHeaders(text)).toThrow(`_headers, line ${line}:`);
  });
});
