// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import type { RecordsPort } from '../../src/hud/contract/ports.ts';
import { Watch } from '../../src/hud/pages/Watch.tsx';
import { t } from '../../src/i18n/index.ts';
import { BUDGET } from '../../src/replay/budget.ts';

const parent = document.body.appendChild(document.createElement('div'));
const nothing = (): void => undefined;

it('imports a file up to the limit of a record, and does not read one that is a byte larger', async () => {
  const read: number[] = [];
  const importText = (text: string): Promise<{ title: string }> => Promise.resolve({ title: `of ${text}` });
  const records = { shipped: [], list: () => Promise.resolve([]), onChange: () => nothing, importText };
  const page = { records: records as unknown as RecordsPort, hideResults: false, bots: 2, problem: null, draw: null };
  await act(() => {
    render(<Watch {...page} onWatch={nothing} onBots={nothing} onHome={nothing} />, parent);
  });
  const choose = async (size: number): Promise<void> => {
    const text = (): Promise<string> => Promise.resolve(`${read.push(size)} file`);
    const input = parent.querySelector<HTMLInputElement>('input[type=file]')!;
    Object.defineProperty(input, 'files', { value: [{ size, text }], configurable: true });
    await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  };
  await choose(BUDGET.bytes + 1);
  expect(parent.textContent).toContain(t('file.tooBig', { mb: 4 }));
  expect(read).toEqual([]);
  await choose(BUDGET.bytes);
  expect(read).toEqual([BUDGET.bytes]);
  expect(parent.textContent).toContain(t('watch.imported', { title: 'of 1 file' }));
});
