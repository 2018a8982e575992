import { describe, expect, it } from 'vitest';
import { timingPage } from '../../../../scripts/lab/timing/page.ts';
import type { ChartConfig } from '../../../../src/core/flow.ts';
import { CHART_CONFIGS } from '../../../../src/games/netrunner/rules/charts.ts';
import { timingSteps } from '../../../../src/games/netrunner/rules/timing.ts';
import { chartOf } from '../../../../src/games/netrunner/hud/timing.ts';
import type { TimingChart as Chart } from '../../../../src/hud/contract/table-ui.ts';
import { words } from '../../../../src/games/netrunner/words/all.ts';
import { has } from '../../../../src/i18n/index.ts';
import { useWords } from '../../../../src/i18n/loading.ts';
import { playGame } from '../../../hud/support/games.ts';
import { position } from '../../../hud/support/positions.ts';

const STEPS = timingSteps();
const RUN = {
  turn: 'runner',
  corp: { credits: 5, hq: ['Hedge Fund'] },
  runner: { credits: 9, rig: ['Gordian Blade'], grip: ['Diesel', 'Sure Gamble'] },
  servers: {
    hq: { ice: [{ card: 'Enigma', rezzed: true }, 'Wall of Static'] },
    'remote 1': { root: ['PAD Campaign'] },
  },
};
const at = (viewer: 'corp' | 'runner', to?: string): Chart =>
  chartOf(STEPS, position(viewer, RUN, to === undefined ? [] : ['runner: run hq', { to }]));
const now = (chart: Chart): string[] =>
  chart.phases.flatMap((phase) => [
    ...(phase.here ? [`${phase.number} ${phase.label}`] : []),
    ...phase.steps.filter((step) => step.when === 'now').map((step) => `${step.number} ${step.label}`),
  ]);
const past = (chart: Chart): string[] =>
  chart.phases.flatMap((phase) => [
    ...(phase.when === 'past' ? [phase.number] : []),
    ...phase.steps.filter((step) => step.when === 'past' && phase.when === 'now').map((step) => step.number),
  ]);
const opens = (chart: Chart): string[] => chart.opens.map(({ key, by, can }) => `${by} ${key}${can ? '!' : ''}`);

describe('the timing chart', () => {
  it('shows the turn by its phases, and that an action is to be taken', () => {
    const chart = at('runner');
    expect(chart.kind).toBe('turn');
    expect(chart.phases.map((phase) => phase.label)).toEqual([
      'Corp: draw',
      'Corp: actions',
      'Corp: discard',
      'Runner: actions',
      'Runner: discard',
    ]);
    expect(now(chart)).toEqual(['1.4 Action']);
    expect(chart.line).toEqual(['Action', 'You may take an action', '1.4']);
    expect(opens(chart)).toEqual(['runner act!']);
    expect(chart.name).toBe('Timing of the turn');
    expect(chart.opens).toMatchObject([{ words: 'The Runner may take an action' }]);
  });

  it('shows of the set-up only what is done', () => {
    const chart = chartOf(STEPS, position('runner', { step: 'runner mulligan' }));
    expect(chart.phases.map((phase) => phase.label)).toEqual([
      'Shuffle and deal',
      'Does the Corp keep its hand?',
      'Does the Runner keep their hand?',
    ]);
  });

  it('follows a run: the corp may rez the approached ice, the runner cannot', () => {
    const corp = chartOf(STEPS, position('corp', RUN, ['runner: run hq', { to: 'run 2.3' }, 'runner: pass']));
    expect(corp.line).toEqual(['Rez the ice?', 'You may rez cards other than ice', '2.3']);
    expect(now(corp)).toEqual(['2.3 Rez the ice?']);
    expect(past(corp)).toEqual(['1', '2.1', '2.2']);
    expect(opens(corp)).toEqual(['both abilities', 'corp rez-ice', 'corp rez!']);
    expect(corp.window).toBe(true);
    const runner = at('runner', 'run 2.3');
    expect(opens(runner)).toEqual(['both abilities!', 'corp rez-ice', 'corp rez']);
    expect(runner.line).toEqual(['Rez the ice?', 'You may use paid abilities', '2.3']);
  });

  it('says at ice that subroutines may be broken, by whom, and who waits', () => {
    const runner = at('runner', 'run 3.1');
    expect(runner.line).toEqual(['Break subroutines', 'You may break subroutines', '3.1']);
    expect(opens(runner)).toEqual(['runner break!', 'both abilities!']);
    expect(past(runner)).toEqual(['1', '2']);
    const corp = at('corp', 'run 3.1');
    expect(corp.line).toEqual(['Break subroutines', 'The Runner may break subroutines', '3.1']);
    expect(corp.priority).toBe('runner');
    expect(opens(corp)).toEqual(['runner break', 'both abilities']);
  });

  it('has the access within the run, in the place of the rules', () => {
    let found: Chart | null = null;
    for (let seed = 1; found === null; seed++)
      playGame(seed, ({ after }) => {
        if (after.viewer === 'runner' && after.run !== null && after.decision?.kind === 'trash')
          found ??= chartOf(STEPS, after);
      });
    const chart = found as Chart;
    expect(chart.kind).toBe('run');
    expect(now(chart)).toEqual(['5.5.2 Trash it?']);
    expect(chart.phases.find((phase) => phase.number === '5')?.steps.map((step) => step.number)).toEqual([
      '5.5.1',
      '5.5.2',
      '5.5.3',
      '5.5.4',
      '5.6',
    ]);
    expect(chart.line).toEqual(['Trash it?', 'You may trash the card', '5.5.2']);
  });

  it('has one present step in every position of whole games, and words for it', () => {
    let seen = 0;
    for (const seed of [1, 2, 3])
      playGame(seed, ({ after }) => {
        const chart = chartOf(STEPS, after);
        expect(now(chart), `${after.chart} ${after.leaf}`).toHaveLength(1);
        expect(chart.phases.filter((phase) => phase.when === 'now')).toHaveLength(1);
        expect(chart.line.join()).not.toMatch(/step\.|opening\.|timing\.|[{}]/);
        seen++;
      });
    expect(seen).toBeGreaterThan(500);
  });

  it('has words for every step, and every window of the charts is read', () => {
    for (const step of STEPS) expect(has(step.label), step.label).toBe(true);
    for (const step of STEPS.filter(({ chart }) => chart === 'turn'))
      expect(has(`phase.${step.side}.${step.number[0]}`)).toBe(true);
    for (const step of STEPS) for (const { what } of step.opens) expect(has(`opening.${what}`)).toBe(true);
    const tagged = Object.entries(CHART_CONFIGS).flatMap(([chart, config]) =>
      Object.entries(config.states)
        .filter(([, state]) => state.tags?.includes('window'))
        .map(([leaf]) => `${chart} ${leaf}`),
    );
    expect(STEPS.filter((step) => step.window).map((step) => `${step.chart} ${step.leaf}`)).toEqual(tagged);
  });
});

describe('a renamed step', () => {
  const shown = (configs: Record<string, ChartConfig>): string =>
    chartOf(timingSteps(configs), position('runner', RUN, ['runner: run hq', { to: 'run 3.1' }])).line.join(' · ');

  it('is renamed in the panel and on the page when the chart names it otherwise', () => {
    const run = CHART_CONFIGS['run']!;
    const state = run.states['s3_1']!;
    const renamed = {
      ...CHART_CONFIGS,
      run: {
        ...run,
        states: { ...run.states, s3_1: { ...state, meta: { step: '3.1', label: 'step.run.s4' as const } } },
      },
    };
    expect(shown(CHART_CONFIGS)).toMatch(/^Break subroutines .* · 3\.1$/);
    expect(shown(renamed)).toMatch(/^Pass .* · 3\.1$/);
    expect(timingPage()).toContain('| 3.1 | Break subroutines |');
    expect(timingPage(renamed)).toContain('| 3.1 | Pass |');
  });

  it('is renamed in both when its words change', () => {
    useWords({ id: 'renamed', en: { ...words.en, 'step.run.s3_1': 'Crack the code' } });
    try {
      expect(shown(CHART_CONFIGS)).toMatch(/^Crack the code .* · 3\.1$/);
      expect(timingPage()).toContain('| 3.1 | Crack the code |');
    } finally {
      useWords(words);
    }
  });
});
