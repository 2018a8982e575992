// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, it } from 'vitest';
import { Term } from '../../src/hud/components/words/Terms.tsx';

const parent = document.body.appendChild(document.createElement('div'));
afterEach(() => act(() => render(null, parent)));

it('a word is described by its own explanation, also after it has changed', () => {
  const word = (): HTMLElement => parent.querySelector('button')!;
  const show = (text: string): void => act(() => render(<Term term={text} text={text} stop />, parent)) as never;
  show('tag');
  act(() => word().click());
  expect(word().hasAttribute('aria-describedby')).toBe(true);
  show('trace');
  expect(word().hasAttribute('aria-describedby'), 'the explanation of another word').toBe(false);
  act(() => word().click());
  expect(word().hasAttribute('aria-describedby')).toBe(true);
});
