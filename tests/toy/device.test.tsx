// @vitest-environment happy-dom
/** What is stored on the device, on the pages: rows that cannot be read, and lists that follow other tabs. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryBackend } from '../../src/storage/backend.ts';
import { openKeeping } from '../../src/storage/index.ts';
import { playFake } from '../support/records.ts';
import { closeToyHouses, openToyHouse } from '../support/toy-house.ts';
import { toyEntry } from '../support/toy-ui.tsx';

afterEach(closeToyHouses);

describe('the settings page', () => {
  it('lists what could not be read, each to be deleted with a way back', async () => {
    const backend = memoryBackend();
    await backend.write([
      { store: 'running', key: 'odd', put: 'nothing' },
      { store: 'running', key: 'later/head', put: '{"saveFormat":99}' },
    ]);
    const house = await openToyHouse(backend, [toyEntry]);
    await house.go(/^Settings/);
    const rows = (): string[] => house.all('.unread li > span');
    await vi.waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()).toEqual([
      '1. Game in playStored by a newer Icebreak: update the page to open it',
      expect.stringMatching(/^2\. Game in playDamaged, and set aside on /),
    ]);
    await house.go('Delete 2. Game in play');
    expect(rows()).toHaveLength(1);
    expect(await backend.all('aside')).toEqual([]);
    expect(house.text('.device [role=status]')).toContain('Deleted.');
    await house.go('Undo');
    expect(rows()).toHaveLength(2);
  });
});

describe('a list', () => {
  it('of recorded games is read again when another tab has changed it', async () => {
    const backend = memoryBackend();
    const house = await openToyHouse(backend, [toyEntry]);
    await house.go(/^Watch/);
    expect(house.all('.record-title')).toHaveLength(0);
    const other = await openKeeping({
      now: () => '2024-05-01T10:00:00.000Z',
      decksOf: () => ({}),
      rows: null,
      open: async () => backend,
    });
    await other.library.keep({ ...playFake('a').record, game: toyEntry.id, result: null, name: 'From the other tab' });
    expect(house.text('.records')).toBe('');
    await house.news({ what: 'library', id: '' });
    expect(house.text('.records')).toContain('From the other tab');
  });
});
