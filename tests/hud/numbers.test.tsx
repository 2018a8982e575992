/** The switch that shows the numbers behind reasons. */
// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { NumbersShown, NumbersSwitch, WithNumbers } from '../../src/hud/components/Numbers.tsx';
import { createState } from '../../src/hud/components/state.ts';
import { parsePrefs } from '../../src/hud/contract/prefs.ts';

const box = document.createElement('div');
document.body.append(box);
afterEach(() => render(null, box));

it('is off at first, shows the numbers beside every reason, and is a setting of the person', () => {
  const prefs = createState(parsePrefs({}));
  act(() =>
    render(
      <NumbersShown.Provider value={prefs}>
        <WithNumbers text="Draw first." numbers="74% against 59%." />
        <WithNumbers text="Nothing to add." numbers={null} />
        <NumbersSwitch />
      </NumbersShown.Provider>,
      box,
    ),
  );
  expect(prefs.numbers).toBe(false);
  expect(box.textContent).not.toContain('74%');
  const control = box.querySelector<HTMLInputElement>('input[role=switch]')!;
  control.focus();
  expect(document.activeElement).toBe(control);
  act(() => control.click());
  expect(prefs.numbers).toBe(true);
  expect(box.textContent).toContain('Draw first. 74% against 59%.');
  expect(parsePrefs({ ...prefs }).numbers).toBe(true);
  act(() => control.click());
  expect(box.textContent).not.toContain('74%');
});
