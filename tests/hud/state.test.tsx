// @vitest-environment happy-dom
import { effect } from '@preact/signals';
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { createState, patch } from '../../src/hud/components/state.ts';

const parent = document.body.appendChild(document.createElement('div'));
afterEach(() => act(() => render(null, parent)));

describe('the state of a screen', () => {
  it('is plain to read, write, copy and compare', () => {
    const state = createState({ at: 1, panel: 'log' });
    state.at = 2;
    patch(state, { panel: 'write' });
    expect(state).toEqual({ at: 2, panel: 'write' });
    const before = { ...state };
    state.at = 3;
    expect([before.at, state.at]).toEqual([2, 3]);
  });

  it('has a component rendered again for the fields that it reads, and for no other', () => {
    const state = createState({ at: 1, panel: 'log' });
    let renders = 0;
    const Place = (): string => {
      renders++;
      return `at ${state.at}`;
    };
    act(() => render(<Place />, parent));
    act(() => patch(state, { panel: 'write' }));
    expect([parent.textContent, renders]).toEqual(['at 1', 1]);
    act(() => patch(state, { at: 2 }));
    expect([parent.textContent, renders]).toEqual(['at 2', 2]);
  });

  it('is read anew by a component that wants another field', () => {
    const state = createState({ one: 'first', two: 'second' });
    const Shown = ({ of }: { of: 'one' | 'two' }): string => state[of];
    act(() => render(<Shown of="one" />, parent));
    act(() => render(<Shown of="two" />, parent));
    expect(parent.textContent).toBe('second');
    act(() => patch(state, { two: 'changed' }));
    expect(parent.textContent).toBe('changed');
  });

  it('tells of several changes at once', () => {
    const state = createState({ at: 1, panel: 'log' });
    const told: string[] = [];
    const stop = effect(() => void told.push(`${state.at} ${state.panel}`));
    patch(state, { at: 2, panel: 'write' });
    stop();
    state.at = 3;
    expect(told).toEqual(['1 log', '2 write']);
  });
});
