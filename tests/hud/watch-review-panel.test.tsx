// @vitest-environment happy-dom
/** The panel of the review, the picture of the chance to win and the bot's answer, as they stand on the page. */
import { render } from 'preact';
import type { JSX } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEFAULTS, type Prefs } from '../../src/hud/contract/prefs.ts';
import { createState, patch } from '../../src/hud/components/state.ts';
import { AdviceHere, AskBot } from '../../src/hud/watch/AdviceHere.tsx';
import { Contents } from '../../src/hud/watch/Contents.tsx';
import { GuessBar, GuessPanel } from '../../src/hud/watch/GuessPanel.tsx';
import { answerGuess, leaveGuess, nextGuess } from '../../src/hud/watch/guess.ts';
import type { Move } from '../../src/games/netrunner/index.ts';
import { Graph, GraphTool, Legend } from '../../src/hud/watch/Graph.tsx';
import { Review } from '../../src/hud/watch/Review.tsx';
import { Scrub } from '../../src/hud/watch/Scrub.tsx';
import { beginVariation } from '../../src/hud/watch/variations.ts';
import { faultsOf } from '../../src/hud/watch/reviews.ts';
import { centreOf } from '../../src/hud/watch/timeline.ts';
import type { Watcher } from '../../src/hud/watch/watcher.ts';
import { layerOf } from '../../src/replay/analysis.ts';
import type { Layer } from '../../src/replay/format.ts';
import { analysisOf, decisions, record, reviewed } from './support/reviewed.ts';

Element.prototype.scrollIntoView = () => undefined;
Element.prototype.setPointerCapture = () => undefined;
vi.stubGlobal('matchMedia', () => ({ matches: false }));

/** A review as it was stored before its reasons were kept as data. */
const layer = (seat: string, faults = 3): Layer => {
  const made = layerOf(analysisOf(seat, faults), () => 5);
  const notes = made.notes.map(({ why: _why, ...note }) => ({ ...note, text: { en: `Worse at ${note.at - 1}.` } }));
  return { ...made, notes };
};
/** A legal move of the runner at a position that was not the one played there. */
function betterAt({ root }: Watcher, at: number): Move {
  const { view, played } = root.question(at)!;
  const moves = (view.decision?.moves ?? []) as readonly Move[];
  return moves.find((move) => move.do !== (played as Move).do && move.do !== 'concede')!;
}
/** Better lines for the mistakes of the runner, with another move than the one played. */
function better(): Layer['variations'] {
  const { watcher } = reviewed();
  return faultsOf(layer('runner')).map(({ at }) => ({
    at,
    title: {},
    steps: [...watcher.root.after(at, betterAt(watcher, at)).stepsAfter(at)],
  }));
}
const box = document.createElement('div');
document.body.append(box);
const shown = (what: JSX.Element): void => void act(() => render(what, box));
afterEach(() => render(null, box));

const button = (name: string | RegExp): HTMLButtonElement => {
  const found = [...box.querySelectorAll('button')].find((one) =>
    typeof name === 'string' ? one.textContent === name : name.test(one.textContent ?? ''),
  );
  if (found === undefined)
    throw new Error(`no button ${name} among ${[...box.querySelectorAll('button')].map((one) => one.textContent)}`);
  return found;
};
const has = (name: string): boolean => [...box.querySelectorAll('button')].some((one) => one.textContent === name);
const press = async (name: string | RegExp): Promise<void> => {
  await act(async () => {
    button(name).click();
    await new Promise((done) => setTimeout(done));
  });
};
const text = (selector: string): string => box.querySelector(selector)?.textContent ?? '';
const radio = (value: string): HTMLInputElement => box.querySelector(`input[type=radio][value=${value}]`)!;
const choose = (value: string): Promise<void> => act(() => radio(value).click()) as unknown as Promise<void>;

describe('the panel', () => {
  it('says what a review does and for whom, follows it, and lists what it found, in the order of the game', async () => {
    const { watcher, analyst } = reviewed();
    shown(<Review watcher={watcher} scene={false} />);
    expect(radio('runner').checked).toBe(true);
    expect(text('.review-offer')).toContain('using only what that side knew at the time');
    await press('Look for mistakes');
    expect(analyst.seat).toBe('runner');
    const bar = (): Element => box.querySelector('[role=progressbar]')!;
    expect(bar().getAttribute('aria-valuenow')).toBe('0');
    await act(() => analyst.tell(0.427, analysisOf('runner', 1)));
    expect(bar().getAttribute('aria-valuenow')).toBe('42');
    expect(text('.review-running')).toContain('42%');
    expect(text('.review')).toContain('So far: 1 inaccuracy, no mistakes and no blunders.');
    expect(box.querySelectorAll('.review-list li')).toHaveLength(1);
    expect(has('Remove the review')).toBe(false);
    // The other side has to wait.
    await choose('corp');
    expect(text('.review')).toContain('Another review is in progress: Runner.');
    expect(has('Look for mistakes')).toBe(false);
    await choose('runner');
    await act(() => analyst.done(analysisOf('runner')));
    expect(box.querySelector('[role=progressbar]')).toBeNull();
    expect(text('.review-counts')).toBe('Runner: 1 inaccuracy, 1 mistake and 1 blunder.');
    const rows = [...box.querySelectorAll('.review-list li')].map(({ textContent }) => textContent);
    const at = faultsOf(layer('runner')).map(
      (fault) => watcher.whole.segments.findLast(({ from }) => from <= fault.at)!.turn,
    );
    expect(rows.map((row) => /^Turn (\d+)(\?!|\?\?|\?)/.exec(row ?? '')!.slice(1))).toEqual([
      [String(at[0]), '?!'],
      [String(at[1]), '?'],
      [String(at[2]), '??'],
    ]);
  });

  it('is stopped by a button', async () => {
    const { watcher, analyst } = reviewed();
    shown(<Review watcher={watcher} scene={false} />);
    await press('Look for mistakes');
    await press('Stop looking');
    expect(analyst.signal!.aborted).toBe(true);
    expect(has('Look for mistakes')).toBe(true);
    expect(box.querySelector('[role=alert]')).toBeNull();
  });

  it('leads to the position before a mistake, into its line and back, on to the next, and to trying again', async () => {
    const { watcher } = reviewed({ layers: [layer('runner')] });
    const [first, second] = faultsOf(layer('runner'));
    shown(<Review watcher={watcher} scene={false} />);
    expect(has('Show the better line')).toBe(false);
    // Until it is asked for, the answer is hidden.
    expect(text('.review-list')).not.toContain('Worse at');
    await press(/Inaccuracy/);
    expect(watcher.state.at).toBe(first!.at);
    expect(has('Show the better line')).toBe(false);
    await press('Show the answer');
    expect(box.querySelector('.review-list [aria-current=step]')!.textContent).toContain(`Worse at ${first!.at}`);
    expect(text('.review-list')).not.toContain(`Worse at ${second!.at}`);
    await press('Show the better line');
    expect(watcher.state).toMatchObject({ at: first!.at + 1, openVariation: { layer: 'review-runner', index: 0 } });
    await press('Back to the game');
    expect(watcher.state).toMatchObject({ at: first!.at, openVariation: null });
    await press('Next mistake');
    expect(watcher.state.at).toBe(second!.at);
    await press('Previous mistake');
    expect(watcher.state.at).toBe(first!.at);
    expect(button('Previous mistake').getAttribute('aria-disabled')).toBe('true');
    await press('Previous mistake');
    expect(watcher.state.at).toBe(first!.at);
    await press('Show the better line');
    await press('Try again from here');
    expect(watcher.state).toMatchObject({ at: first!.at, openVariation: null, asking: true, askingFor: 'runner' });
  });

  it('asks for the better move at each mistake, with no more than the side knew, and then says why', async () => {
    const { watcher } = reviewed({ layers: [{ ...layer('runner'), variations: better() }] });
    const [first, second, third] = faultsOf(layer('runner'));
    shown(<Review watcher={watcher} scene={false} />);
    await press('Find the better moves');
    expect(watcher.state).toMatchObject({ at: first!.at, viewer: 'runner', guess: { of: 'better', right: 0 } });
    const { question } = watcher.state.guess!;
    const bar = (): void =>
      shown(
        <>
          <GuessBar watcher={watcher} guess={watcher.state.guess!} />
          <GuessPanel watcher={watcher} guess={watcher.state.guess!} prefs={DEFAULTS} />
        </>,
      );
    bar();
    expect(text('.quiz-played')).toContain('was played here. What’s better?');
    expect(box.textContent).not.toContain('Worse at');
    // The better move of the first is not the move that was played.
    await act(() => answerGuess(watcher, betterAt(watcher, first!.at)));
    bar();
    expect(text('.guess-verdict')).toContain('You found the better move');
    expect(text('.watch-why')).toContain(`Worse at ${first!.at}`);
    expect(text('.guess-tally')).toBe('1 of 1 right');
    expect(watcher.state.at).toBe(first!.at);
    await press('Show the better line');
    expect(watcher.state).toMatchObject({ at: first!.at + 1, openVariation: { kind: 'variation' } });
    await act(() => nextGuess(watcher));
    expect(watcher.state).toMatchObject({ at: second!.at, openVariation: null });
    await act(() => answerGuess(watcher, watcher.state.guess!.question!.played!));
    bar();
    expect(text('.guess-verdict')).toContain('That’s the move that was played');
    expect(text('.guess-both')).toContain('Better');
    expect(text('.guess-tally')).toBe('1 of 2 right');
    await act(() => nextGuess(watcher));
    expect(watcher.state.at).toBe(third!.at);
    await act(() => leaveGuess(watcher));
    expect(watcher.state).toMatchObject({ guess: null, panel: 'review' });
    shown(<Review watcher={watcher} scene={false} />);
    // What was answered is told, what was not is not.
    expect(text('.review-list')).toContain(`Worse at ${second!.at}`);
    expect(text('.review-list')).not.toContain(`Worse at ${third!.at}`);
    expect(question!.view.viewer).toBe('runner');
  });

  it('says so kindly where nothing was wrong', () => {
    const { watcher } = reviewed({ layers: [layer('runner', 0)] });
    shown(<Review watcher={watcher} scene={false} />);
    expect(text('.review-counts')).toContain('Well played!');
    expect(has('Next mistake')).toBe(false);
    expect(has('Copy into my notes')).toBe(false);
  });

  it('goes from one side’s review to the other’s, copies one, removes it and brings it back', async () => {
    const { watcher, stored, said } = reviewed({ layers: [layer('corp', 1), layer('runner', 2)] });
    shown(<Review watcher={watcher} scene={false} />);
    expect(box.querySelectorAll('.review-list li')).toHaveLength(2);
    await choose('corp');
    expect(box.querySelectorAll('.review-list li')).toHaveLength(1);
    await press('Copy into my notes');
    expect(said.at(-1)).toBe('1 note was copied. Press Write to change it.');
    expect(watcher.editor.state.layer.notes).toHaveLength(1);
    expect(watcher.state.panel).toBe('contents');
    await press('Copy into my notes');
    expect(said.at(-1)).toContain('already');
    await press('Remove the review');
    expect(stored.layers.map(({ id }) => id).sort()).toEqual(['own-1', 'review-runner']);
    expect(has('Look for mistakes')).toBe(true);
    await press('Bring it back');
    expect(text('.review-counts')).toContain('1 inaccuracy');
    expect(stored.layers).toHaveLength(3);
  });

  it('of a game that is not kept offers to keep it, but not for a scene of the program', async () => {
    const { watcher, stored, settle } = reviewed({ kept: false, layers: [layer('runner')] });
    shown(<Review watcher={watcher} scene={true} />);
    expect(has('Save it')).toBe(false);
    shown(<Review watcher={watcher} scene={false} />);
    expect(text('.review-foot')).toContain('isn’t saved on this device');
    await press('Save it');
    await act(async () => {
      await vi.waitFor(() => expect(watcher.root.kept).toBe(true));
      await settle();
    });
    expect(has('Save it')).toBe(false);
    expect(stored.layers.map(({ id }) => id)).toEqual(['review-runner']);
  });

  it('says why a review could not be made', async () => {
    const { watcher, analyst } = reviewed();
    shown(<Review watcher={watcher} scene={false} />);
    await press('Look for mistakes');
    await act(() => analyst.break(new Error('broken')));
    expect(text('[role=alert]')).toBe('The review failed. Your game is safe. Try again.');
    expect(has('Look for mistakes')).toBe(true);
  });

  it('copied, its notes are listed once, as one’s own', async () => {
    const { watcher } = reviewed({ layers: [layer('runner', 2)] });
    shown(<Contents watcher={watcher} />);
    const list = text('.contents-list');
    await act(() => void watcher.editor.copy(layer('runner', 2)));
    expect(text('.contents-list')).toBe(list);
    expect(text('.contents-layers')).toContain('The bot’s review: Runner (copied into notes)');
  });

  it('its notes can be hidden like those of others', async () => {
    const { watcher } = reviewed({ layers: [layer('runner')] });
    shown(<Contents watcher={watcher} />);
    expect(text('.contents-layers')).toContain('The bot’s review: Runner');
    await act(() => box.querySelector<HTMLInputElement>('.contents-layers input')!.click());
    expect(watcher.state.hidden).toEqual(['review-runner']);
    expect(text('.contents-list')).toBe('');
  });
});

describe('the picture of the chance to win', () => {
  const prefs = (): ReturnType<typeof createState<Prefs>> => createState<Prefs>(DEFAULTS);
  const line = (watcher: Watcher, set = prefs()): void =>
    shown(
      <>
        <Scrub watcher={watcher} prefs={set} />
        <Graph watcher={watcher} prefs={set} />
        <Legend watcher={watcher} prefs={set} />
        <GraphTool watcher={watcher} prefs={set} />
      </>,
    );
  const valuetext = (): string => box.querySelector('[role=slider]')!.getAttribute('aria-valuetext')!;

  it('has two lines, a sign on each mistake, a hand with the figures in words, and tells all of it without being seen', async () => {
    const own = decisions('runner');
    const { watcher } = reviewed({ layers: [layer('runner')] });
    const faults = faultsOf(layer('runner'));
    line(watcher);
    expect(box.querySelectorAll('.graph-lines path')).toHaveLength(4);
    expect(
      [...box.querySelectorAll('.graph-sign')].map((one) => [
        Number(one.getAttribute('data-at')),
        one.querySelector('[aria-hidden]')!.textContent,
      ]),
    ).toEqual(faults.map(({ at, mark }) => [at, mark]));
    expect(text('.graph-legend')).toBe('Chance to win: RunnerKnown cardsAll cards openLuck');
    expect(text('.graph-here')).toBe('All cards open: 50%');
    await act(() => watcher.seek(own[3]!));
    const known = Math.round((400 + own[3]!) / 10);
    const open = Math.round((500 - own[3]!) / 10);
    const luck = open - known;
    expect(text('.graph-here')).toBe(
      `Known cards: ${known}%All cards open: ${open}%Luck: ${luck < 0 ? '−' : '+'}${Math.abs(luck)}`,
    );
    expect(valuetext()).toMatch(
      new RegExp(`move ${own[3]} of ${record.steps.length} Known cards: ${known}% All cards open: ${open}% Luck`),
    );
    const hand = box.querySelector<HTMLElement>('.graph-hand')!;
    expect(Number.parseFloat(hand.style.left)).toBeCloseTo(centreOf(watcher.line, own[3]!) * 100, 3);
    expect(hand.style.left).toBe(box.querySelector<HTMLElement>('.scrub-hand')!.style.left);
    const summary = box.querySelector('[role=img]')!.getAttribute('aria-label')!;
    expect(summary).toContain('Chance to win: Runner');
    expect(summary).toContain('3 mistakes are marked.');
  });

  it('is of the person’s side in the second person, of others by their names', () => {
    const { watcher } = reviewed({ layers: [layer('corp')], at: decisions('corp')[5]! });
    line(watcher);
    expect(text('.graph-here')).toMatch(/^Known cards: \d+%/);
  });

  it('is pressed to go to a position; a press on a sign goes to its mistake', async () => {
    const { watcher } = reviewed({ layers: [layer('runner')] });
    line(watcher);
    const plot = box.querySelector<HTMLElement>('.graph-plot')!;
    plot.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 60);
    const at = (target: Element, clientX: number): void =>
      void target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0, clientX }));
    await act(() => at(plot, 500));
    const place = watcher.state.at;
    expect(watcher.line.places[place]!).toBeLessThanOrEqual(0.5);
    expect(watcher.line.places[place + 1]!).toBeGreaterThan(0.5);
    // Where signs lie over each other, the nearest counts.
    const signs = [...box.querySelectorAll('.graph-sign')];
    for (const [i, sign] of signs.entries()) sign.getBoundingClientRect = () => new DOMRect(i * 5, 0, 18, 18);
    await act(() => at(signs[2]!.querySelector('.note-mark')!, 13));
    expect(watcher.state.at).toBe(faultsOf(layer('runner'))[1]!.at);
  });

  it('is folded away and comes back, and the timeline has the marks meanwhile', async () => {
    const { watcher } = reviewed({ layers: [layer('runner')] });
    const set = prefs();
    line(watcher, set);
    expect(box.querySelectorAll('.mark-note')).toHaveLength(0);
    await act(() => box.querySelector<HTMLElement>('.graph-tool')!.click());
    expect(set.graph).toBe(false);
    expect(box.querySelector('.graph')).toBeNull();
    expect(box.querySelector('.graph-legend')).toBeNull();
    expect(box.querySelectorAll('.mark-note')).toHaveLength(3);
    expect(valuetext()).toContain('All cards open: 50%');
    await act(() => box.querySelector<HTMLElement>('.graph-tool')!.click());
    expect(box.querySelector('.graph-plot')).not.toBeNull();
  });

  it('is there for a visible review only, and for the game as it was played', async () => {
    const { watcher } = reviewed({ layers: [layer('runner')], at: decisions('runner')[2]! });
    line(watcher);
    await act(() => patch(watcher.state, { hidden: ['review-runner'] }));
    expect(box.querySelector('.graph, .graph-tool')).toBeNull();
    expect(valuetext()).not.toContain('%');
    await act(() => patch(watcher.state, { hidden: [] }));
    expect(box.querySelector('.graph-plot')).not.toBeNull();
    await act(() => beginVariation(watcher));
    expect(box.querySelector('.graph')).toBeNull();
    expect(valuetext()).not.toContain('%');
    line(reviewed().watcher);
    expect(box.querySelector('.graph, .graph-tool')).toBeNull();
  });
});

describe('the bot’s answer', () => {
  it('is asked for by a button, thought about, and stands there in words', async () => {
    const { watcher, bot } = reviewed({ at: decisions('runner')[4]! });
    shown(
      <>
        <AskBot watcher={watcher} />
        <AdviceHere watcher={watcher} />
      </>,
    );
    await press('What would the bot do?');
    expect(text('.advice-here')).toContain('The bot is thinking …');
    const { view } = watcher.watching.question(watcher.state.at)!;
    const move = view.decision!.moves[0]! as never;
    await act(() => bot.answer({ move, reason: { key: 'bot.credit', params: { credits: 2 } } }));
    expect(text('.advice-move')).toContain(`The bot, as Runner: ${watcher.screen.ui.label(move, view)}`);
    expect(text('.advice-why')).toContain('credit');
    await press('What would the bot do?');
    expect(text('.advice-here')).toBe('');
  });
});
