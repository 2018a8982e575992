// @vitest-environment happy-dom
/** The page between two people: a dialog that says whose turn it is to take the screen, with one button, which has the focus. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { Curtain } from '../../src/hud/play/Curtain.tsx';

it('names the person who takes the screen, and waits for them', () => {
  const parent = document.body.appendChild(document.createElement('div'));
  let ready = 0;
  act(() => render(<Curtain seat="corp" onReady={() => void (ready += 1)} />, parent));
  const dialog = parent.querySelector('[role="dialog"]')!;
  expect(dialog.className).toBe('curtain of-corp');
  expect(dialog.getAttribute('aria-modal')).toBe('true');
  const said = (name: string): string => document.getElementById(dialog.getAttribute(name)!)!.textContent;
  expect(said('aria-labelledby')).toBe('Corp takes the screen');
  expect(said('aria-describedby')).toBe('The table is shown again when Corp is ready.');
  const buttons = parent.querySelectorAll('button');
  expect([...buttons].map((button) => [button.type, button.className, button.textContent])).toEqual([
    ['button', 'button go big', 'Ready'],
  ]);
  expect(document.activeElement).toBe(buttons[0]);
  buttons[0]!.click();
  expect(ready).toBe(1);
  render(null, parent);
});
