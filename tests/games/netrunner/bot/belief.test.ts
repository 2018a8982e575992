/** What is believed of hidden cards: learnt from play, it foretells what lies there in games that it was not learnt from. */
import { expect, test } from 'vitest';
import { brainOf, freshWeights } from '../../../../scripts/lab/train/brain.ts';
import { believe, type Lying, surprise } from '../../../../scripts/lab/train/believe.ts';
import { lookThrough } from '../../../../scripts/lab/train/episode.ts';
import { Steps } from '../../../../scripts/lab/train/gradient.ts';
import { learnt } from '../../../../src/games/netrunner/bot/quick/learnt.ts';
import { BELIEFS, beliefOf, GROUP_NAMES } from '../../../../src/games/netrunner/bot/worlds/belief.ts';
import { codeOf } from '../../../../src/games/netrunner/notation/names.ts';
import { viewOf } from './views.ts';

/** Places of a few games that no training saw. */
function lying(seed: string, games: number): Lying[] {
  const places: Lying[] = [];
  const brain = brainOf(freshWeights('none'));
  const others = { past: brain, pupil: brain };
  for (let n = 0; n < games; n++) lookThrough({ n, seed, corp: 'newcomer', runner: 'newcomer' }, brain, others, places);
  return places;
}

test('what is believed surprises less than chance, in games of players that were not learnt from', () => {
  const places = lying('belief test', 12);
  const { belief } = learnt();
  for (const group of GROUP_NAMES) {
    const [by, none] = surprise(belief, places, group);
    expect(by, group).toBeLessThan(none);
  }
  const [by, none] = surprise(belief, places, 'root');
  expect(by).toBeLessThan(0.85 * none);
});

test('learning from places lowers the surprise at them, the same each time', () => {
  const places = lying('belief test', 2);
  const learn = (): Float32Array => {
    return believe(places, 'test', () => {
      const steps = new Steps(BELIEFS);
      return (w, gradient, size) => steps.take(w, gradient, size);
    });
  };
  const w = learn();
  for (const group of GROUP_NAMES) {
    const [by, none] = surprise(w, places, group);
    expect(by, group).toBeLessThan(none);
  }
  expect(learn()).toEqual(w);
});

test('what is learnt of some games stays near what was believed before, the more so the stronger it is held', () => {
  const places = lying('belief near', 2);
  const { belief: before } = learnt();
  const learn = (pull: number): Float32Array => {
    const stepping: Parameters<typeof believe>[2] = () => {
      const steps = new Steps(BELIEFS);
      return (w, gradient, size) => steps.take(w, gradient, size);
    };
    return believe(places, 'test', stepping, { w: before, pull });
  };
  const away = (w: Float32Array): number => w.reduce((sum, n, i) => sum + Math.abs(n - before[i]!), 0);
  const [loose, tight] = [0.01, 10].map(learn);
  expect(away(tight!)).toBeLessThan(0.2 * away(loose!));
  for (const group of GROUP_NAMES)
    expect(surprise(loose!, places, group)[0], group).toBeLessThan(surprise(before, places, group)[0]);
});

test('a card that was advanced behind ice is likelier an agenda than one left alone in the open', () => {
  const view = viewOf({
    corpCredits: 6,
    credits: 6,
    grip: 4,
    ice: { 'remote 1': [{ title: null }, { title: null }] },
    root: { 'remote 1': [{ title: null, counters: { advancement: 2 } }], 'remote 2': [{ title: null }] },
  });
  const belief = beliefOf(view, learnt().belief);
  const [agenda, trap, asset] = ['Nisei MK II', 'Snare!', 'PAD Campaign'].map(codeOf);
  const [guarded, open] = view.servers
    .flatMap(({ root }) => root)
    .map((card) => ({ ...card, zone: 'root' as const, index: 0, known: 0 }));
  const share = (place: typeof guarded): number => {
    const weights = [agenda, trap, asset].map((code) => belief(place!, code!));
    return weights[0]! / weights.reduce((a, b) => a + b, 0);
  };
  expect(share(guarded)).toBeGreaterThan(2 * share(open));
});

test('a card with all the counters that an agenda needs is believed to be none: it would have been scored', () => {
  const view = viewOf({ credits: 6, grip: 4, root: { 'remote 1': [{ title: null, counters: { advancement: 4 } }] } });
  const belief = beliefOf(view, learnt().belief);
  const [card] = view.servers.flatMap(({ root }) => root);
  const place = { ...card!, zone: 'root' as const, index: 0, known: 0 };
  const [scorable, longer] = ['Nisei MK II', 'Priority Requisition'].map((title) => belief(place, codeOf(title)));
  expect(scorable).toBeLessThan(0.1 * longer!);
});
