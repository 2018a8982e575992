// @vitest-environment happy-dom
/** A press ends what is being shown, and answers only the question it began under. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it } from 'vitest';
import { useSkipAnimation } from '../../src/hud/play/presses.ts';
import type { Play } from '../../src/hud/play/play.ts';

const parent = document.body.appendChild(document.createElement('div'));
afterEach(() => render(null, parent));

const CLASSES: Record<string, string> = { menu: 'card-menu', pause: 'tools' };

/** A page with a place that answers and one that does not; `play`: what the hook sees of the match. */
function page() {
  const play = { moving: false, question: 1, hurried: 0, alone: false };
  const heard: string[] = [];
  const seen = {
    skipAnimation: () => {
      play.hurried += 1;
      return play.moving;
    },
    state: play,
    get alone() {
      return play.alone;
    },
  } as unknown as Play;
  const Page = () => (
    <main {...useSkipAnimation(seen)}>
      {['prompt', 'table', 'menu', 'log', 'pause'].map((name) => (
        <p key={name} id={name} class={CLASSES[name] ?? ''}>
          <button
            type="button"
            onPointerDown={() => void heard.push(`${name} pressed`)}
            onClick={() => void heard.push(`${name} clicked`)}
          />
        </p>
      ))}
    </main>
  );
  act(() => render(<Page />, parent));
  const on = (name: string): HTMLElement => parent.querySelector(`#${name} button`)!;
  return {
    play,
    heard,
    down: (name: string) => on(name).dispatchEvent(new Event('pointerdown', { bubbles: true, cancelable: true })),
    click: (name: string) => on(name).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })),
  };
}

describe('a press', () => {
  it('answers the question under which it began', () => {
    const { heard, down, click } = page();
    down('prompt');
    click('prompt');
    expect(heard).toEqual(['prompt pressed', 'prompt clicked']);
  });

  it.each(['prompt', 'table', 'menu'])('while something is shown only ends that, on the %s', (name) => {
    const { play, heard, down, click } = page();
    play.moving = true;
    down(name);
    play.moving = false;
    expect(play.hurried).toBe(1);
    expect(click(name), 'the browser does nothing with it either').toBe(false);
    expect(heard).toEqual([]);
    // the next one counts
    down(name);
    click(name);
    expect(heard).toEqual([`${name} pressed`, `${name} clicked`]);
  });

  it('does not answer the question that came while it was held', () => {
    const { play, heard, down, click } = page();
    down('prompt');
    play.question = 2;
    click('prompt');
    expect(heard).toEqual(['prompt pressed']);
  });

  it('on what answers nothing does what it does at any time', () => {
    const { play, heard, down, click } = page();
    play.moving = true;
    down('log');
    play.question = 2;
    click('log');
    expect(heard).toEqual(['log pressed', 'log clicked']);
  });

  it.each([true, false])(
    'on the tools ends what is shown unless bots that play alone are paused there: %s',
    (alone) => {
      const { play, heard, down, click } = page();
      Object.assign(play, { moving: true, alone });
      down('pause');
      click('pause');
      expect(heard).toEqual(['pause pressed', 'pause clicked']);
      expect(play.hurried).toBe(alone ? 0 : 1);
    },
  );

  it('of a key or a screen reader, which comes without one of a pointer, answers', () => {
    const { play, heard, down, click } = page();
    down('prompt');
    click('prompt');
    play.question = 2;
    click('prompt');
    expect(heard).toEqual(['prompt pressed', 'prompt clicked', 'prompt clicked']);
  });
});
