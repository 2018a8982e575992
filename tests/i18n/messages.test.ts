import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { en } from '../../src/i18n/en/index.ts';
import { parseMessage } from '../../src/i18n/format.ts';
import { ENGLISH, has, listed, paragraphs, setLanguage, t } from '../../src/i18n/index.ts';

const root = join(import.meta.dirname, '../..');
const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => join(folder, file));

describe('English', () => {
  it('is written in the language of messages throughout', () => {
    for (const [key, message] of Object.entries(en)) expect(() => parseMessage(message), key).not.toThrow();
  });

  it('has no sentence twice under one key', async () => {
    // A later room would silently win over an earlier one.
    const seen = new Map<string, string>();
    for (const file of [...sources('src/i18n/en'), ...sources('src/games/netrunner/words/en')].filter(
      (name) => !name.endsWith('index.ts'),
    )) {
      const room = (await import(join(root, file))) as Record<string, Record<string, string>>;
      for (const key of Object.values(room).flatMap((messages) => Object.keys(messages))) {
        expect(seen.get(key), `${key} in ${file}`).toBeUndefined();
        seen.set(key, file);
      }
    }
    for (const key of Object.keys(en)) expect(seen.has(key), key).toBe(true);
  });

  it('has every key that the HUD names outright', () => {
    let named = 0;
    for (const file of [
      ...sources('src/hud'),
      ...sources('src/games/netrunner/hud'),
      ...sources('src/commands'),
      ...sources('src/app'),
    ]) {
      const text = readFileSync(join(root, file), 'utf8');
      for (const [, key = ''] of text.matchAll(/\bt\('([^']+)'/g)) {
        named++;
        expect(has(key), `${key} in ${file}`).toBe(true);
      }
    }
    expect(named).toBeGreaterThan(150);
  });
});

describe('sentences', () => {
  it('fall back to English where a language lacks one, and to the key where there is none', () => {
    setLanguage({ tag: 'it', dir: 'ltr', messages: { 'seat.corp': 'la Corp' } });
    try {
      expect(t('seat.corp')).toBe('la Corp');
      expect(t('seat.runner')).toBe('the Runner');
      expect(t('no.such.key')).toBe('no.such.key');
    } finally {
      setLanguage(ENGLISH);
    }
  });

  it('write numbers and lists as the language does', () => {
    setLanguage({ tag: 'fa', dir: 'rtl', messages: { 'cost.credits': '{n}' } });
    try {
      expect(t('cost.credits', { n: 12 })).toBe('۱۲');
    } finally {
      setLanguage(ENGLISH);
    }
    expect(listed(['a', 'b', 'c'])).toBe('a, b, and c');
  });

  it('give all paragraphs of a text', () => expect(paragraphs('card.01043').length).toBeGreaterThanOrEqual(2));

  it('are not found under names that every object has', () => expect(has('constructor')).toBe(false));
});
