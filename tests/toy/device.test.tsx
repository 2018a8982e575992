// @vitest-environment happy-dom
/** What is stored on the device, on the pages: rows that cannot be read, and lists that follow other tabs. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryBackend } from '../../src/storage/backend.ts';
import { openStorage } from '../../src/storage/index.ts';
import { playFake } from '../support/records.ts';
import { closeToyShells, openToyShell } from '../support/toy-shell.ts';
import { toyEntry } from '../support/toy-ui.tsx';

afterEach(closeToyShells);

describe('the settings page', () => {
  it('lists what could not be read, each to be deleted with a way back', async () => {
    const backend = memoryBackend();
    await backend.write([
      { store: 'running', key: 'odd', put: 'nothing' },
      { store: 'running', key: 'later/head', put: '{"saveFormat":99}' },
    ]);
    const shell = await openToyShell(backend, [toyEntry]);
    await shell.go(/^Settings/);
    const rows = (): string[] => shell.all('.unread li > span');
    await vi.waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()).toEqual([
      '1. Unfinished gameStored by a newer version of Icebreak. Update Icebreak to open it.',
      expect.stringMatching(/^2\. Unfinished gameDamaged and set aside on /),
    ]);
    await shell.go('Delete item 2');
    expect(rows()).toHaveLength(1);
    expect(await backend.all('aside')).toEqual([]);
    expect(shell.text('.device [role=status]')).toContain('Deleted.');
    await shell.go('Undo');
    expect(rows()).toHaveLength(2);
  });
});

describe('a list', () => {
  it('of recorded games is read again when another tab has changed it', async () => {
    const backend = memoryBackend();
    const shell = await openToyShell(backend, [toyEntry]);
    await shell.go(/^Watch/);
    expect(shell.all('.record-title')).toHaveLength(0);
    const other = await openStorage({
      now: () => '2024-05-01T10:00:00.000Z',
      decksOf: () => ({}),
      rows: null,
      open: async () => backend,
    });
    await other.library.keep({ ...playFake('a').record, game: toyEntry.id, result: null, name: 'From the other tab' });
    expect(shell.text('.records')).toBe('');
    await shell.news({ what: 'library', id: '' });
    expect(shell.text('.records')).toContain('From the other tab');
  });
});
