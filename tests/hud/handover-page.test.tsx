// @vitest-environment happy-dom
/** The page between two people: a dialog that says whose turn it is to take the screen, with one button, which has the focus. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { Handover } from '../../src/hud/play/Handover.tsx';
import { Game } from '../../src/hud/play/Game.tsx';
import type { Play } from '../../src/hud/play/play.ts';
import { createState } from '../../src/hud/components/state.ts';

it('names the person who takes the screen, and waits for them', () => {
  const parent = document.body.appendChild(document.createElement('div'));
  let ready = 0;
  act(() => render(<Handover seat="corp" onReady={() => void (ready += 1)} />, parent));
  const dialog = parent.querySelector('[role="dialog"]')!;
  expect(dialog.className).toBe('handover of-corp');
  expect(dialog.getAttribute('aria-modal')).toBe('true');
  const said = (name: string): string => document.getElementById(dialog.getAttribute(name)!)!.textContent;
  expect(said('aria-labelledby')).toBe('Next player: Corp');
  expect(said('aria-describedby')).toBe('Hand over the device. The table appears when the next player is ready.');
  const buttons = parent.querySelectorAll('button');
  expect([...buttons].map((button) => [button.type, button.className, button.textContent])).toEqual([
    ['button', 'button go big', 'Ready'],
  ]);
  expect(document.activeElement).toBe(buttons[0]);
  buttons[0]!.click();
  expect(ready).toBe(1);
  render(null, parent);
});

it('a match that another tab plays between several people is not on the page, only the way to take it', () => {
  const parent = document.body.appendChild(document.createElement('div'));
  const said = { text: '', n: 0 };
  let taken = 0;
  // Nothing but this is asked for: neither the table nor its words.
  const play = {
    covered: true,
    screen: { state: createState({ polite: said, urgent: said, handover: null }) },
  } as unknown as Play;
  const none = null as never;
  const page = (
    <Game
      play={play}
      prefs={none}
      shell={none}
      game={none}
      concedes={false}
      hides={null}
      pageProps={null}
      onHome={none}
      onTake={() => void (taken += 1)}
      onAgain={none}
      onWatch={none}
      onLibrary={none}
      onExport={none}
    />
  );
  act(() => render(page, parent));
  expect(parent.querySelectorAll('main, #table, .stage-host').length).toBe(0);
  expect([...parent.querySelectorAll('h2, button')].map((one) => one.textContent)).toEqual([
    'You’re playing this game in another tab.',
    'Play here instead',
  ]);
  expect(document.activeElement?.textContent).toBe('Play here instead');
  parent.querySelector('button')!.click();
  expect(taken).toBe(1);
  render(null, parent);
});
