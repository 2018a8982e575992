// @vitest-environment happy-dom
/** The log of a match as it stands on the page. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import type { GameUi } from '../../src/hud/contract/game-ui.ts';
import type { ShownLine } from '../../src/hud/contract/log-ui.ts';
import { Log } from '../../src/hud/table/log/Log.tsx';
import { openScreen } from '../../src/hud/table/screen.ts';

const box = document.createElement('div');
document.body.append(box);
afterEach(() => render(null, box));

it('a line’s words are made once, however many lines follow', () => {
  let made = 0;
  const line = (id: number, text: string): ShownLine => ({
    id,
    kind: 'line',
    seat: null,
    get parts() {
      made += 1;
      return [{ text, face: null }];
    },
    paid: null,
    after: 0,
  });
  const screen = openScreen({} as never, { ui: {} as GameUi });
  const lines = [line(1, 'The first.')];
  for (let id = 2; id < 6; id++) {
    act(() => render(<Log screen={screen} lines={[...lines]} onEarlier={null} />, box));
    expect(box.querySelectorAll('.log-line')).toHaveLength(lines.length);
    expect(made).toBe(lines.length);
    lines.push(line(id, `Line ${id}.`));
  }
  expect(box.querySelector('.log-line')?.textContent).toBe('The first.');
});

it('a button above the lines adds earlier turns, where there are any', () => {
  const screen = openScreen({} as never, { ui: {} as GameUi });
  let pressed = 0;
  const shown = (onEarlier: (() => void) | null): HTMLButtonElement | null => {
    act(() => render(<Log screen={screen} lines={[]} onEarlier={onEarlier} />, box));
    return box.querySelector('button.log-earlier');
  };
  expect(shown(null)).toBeNull();
  const button = shown(() => void (pressed += 1))!;
  expect(button.textContent).toBe('Show earlier turns');
  button.click();
  expect(pressed).toBe(1);
});
