/**
 * docs/notation.md is the whole format: every field, path, step, event, reason, move and ability stands on it, everything is used by
 * a scenario, the JSON schema says the same, and every example of the page holds.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it, test, vi } from 'vitest';
import { allCards } from '../../../../src/games/netrunner/index.ts';
import { CARD_READERS } from '../../../../src/games/netrunner/notation/expect-cards.ts';
import { PATHS } from '../../../../src/games/netrunner/notation/expect.ts';
import { notate } from '../../../../src/games/netrunner/notation/notate.ts';
import { Playing } from '../../../../src/games/netrunner/notation/playing.ts';
import { ZONES_IN_WORDS } from '../../../../src/games/netrunner/notation/names.ts';
import { SCENARIO_FIELDS, STEP_FORMS } from '../../../../src/games/netrunner/notation/scenario-schema.ts';
import { runScenario } from '../../../../src/games/netrunner/notation/scenario.ts';
import { VERBS_IN_WORDS } from '../../../../src/games/netrunner/notation/sentence.ts';
import {
  CARD_FIELDS,
  CORP_FIELDS,
  EFFECT_FIELDS,
  MEMORY_FIELDS,
  RUNNER_FIELDS,
  SERVER_FIELDS,
  SETUP_FIELDS,
} from '../../../../src/games/netrunner/notation/setup-schema.ts';
import { STEP_NAMES, STEP_WORDS } from '../../../../src/games/netrunner/notation/steps.ts';
import { def } from '../../../../src/games/netrunner/rules/defs.ts';
import { top } from '../../../../src/games/netrunner/rules/play.ts';
import { cardOf } from '../../../../src/games/netrunner/rules/table.ts';
import { scenarioFiles } from '../../../support/scenarios.ts';
import { catalogue } from '../../../support/catalogue.ts';

const why = catalogue('games/netrunner/locales/en/why');

const PAGE = readFileSync(new URL('../../../../docs/notation.md', import.meta.url), 'utf8');
const SCHEMA = JSON.parse(
  readFileSync(new URL('../../../../docs/scenario.schema.json', import.meta.url), 'utf8'),
) as Schema;
interface Schema {
  $defs: Record<
    string,
    { properties?: Record<string, Schema['$defs'][string]>; anyOf?: Schema['$defs'][string][]; enum?: string[] }
  >;
}

/** What stands in `code` on the page. */
const CODE = [...PAGE.matchAll(/`([^`\n]+)`/g)].map((match) => match[1]!);
const onPage = (name: string): boolean => CODE.includes(name);
const EXAMPLES = [...PAGE.matchAll(/```json\n([\s\S]*?)```/g)].flatMap((match) => {
  const value = JSON.parse(match[1]!) as unknown;
  return (Array.isArray(value) ? value : [value]) as Record<string, unknown>[];
});

const SCENARIOS = [...scenarioFiles().flatMap(({ scenarios }) => scenarios), ...EXAMPLES];
/** Every key of every object in what is given, and every string. */
function gather(value: unknown, keys: Set<string>, strings: Set<string>): void {
  if (typeof value === 'string') strings.add(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, each] of Object.entries(value)) {
    if (!Array.isArray(value)) keys.add(key);
    gather(each, keys, strings);
  }
}
function gathered(pick: (scenario: Record<string, unknown>) => unknown): { keys: Set<string>; strings: Set<string> } {
  const keys = new Set<string>();
  const strings = new Set<string>();
  for (const scenario of SCENARIOS) gather(pick(scenario), keys, strings);
  return { keys, strings };
}
const SETUPS = gathered((scenario) => scenario.setup);
const steps = (scenario: Record<string, unknown>): unknown[] => scenario.play as unknown[];
const PLAYS = gathered(steps);
const EXPECTS = gathered((scenario) => steps(scenario).map((step) => (step as { expect?: unknown }).expect));
const SENTENCES = SCENARIOS.flatMap((scenario) =>
  steps(scenario).flatMap((step) =>
    typeof step === 'string' ? [step] : 'refused' in (step as object) ? [(step as { refused: string }).refused] : [],
  ),
);

const missing = (names: Iterable<string>, there: (name: string) => boolean): string[] =>
  [...names].filter((name) => !there(name));
const fields = (at: string): string[] => Object.keys(SCHEMA.$defs[at]!.properties!).sort();
const sorted = (list: Iterable<string>): string[] => [...list].sort();

describe('the page', () => {
  test.each(EXAMPLES.map((example) => [String(example.name), example] as const))('%s', (_name, example) => {
    for (const port of ['live', 'compiled'] as const) expect(runScenario(example, { port }).problem).toBeNull();
  });
  it('has at least twenty examples', () => {
    expect(EXAMPLES.length).toBeGreaterThanOrEqual(20);
  });
  it('names every field of a scenario, its setup and its cards', () => {
    for (const names of [
      SCENARIO_FIELDS,
      STEP_FORMS,
      SETUP_FIELDS,
      CORP_FIELDS,
      RUNNER_FIELDS,
      CARD_FIELDS,
      MEMORY_FIELDS,
    ]) {
      expect(missing(Object.keys(names), (name) => onPage(name) || PAGE.includes(`"${name}":`))).toEqual([]);
    }
    expect(
      missing(
        [...Object.keys(EFFECT_FIELDS), ...Object.keys(SERVER_FIELDS)],
        (name) => onPage(name) || PAGE.includes(`"${name}"`),
      ),
    ).toEqual([]);
  });
  it('names every path, field of a card, step, zone and verb', () => {
    expect(missing(Object.keys(PATHS), onPage)).toEqual([]);
    expect(missing(Object.keys(CARD_READERS), onPage)).toEqual([]);
    expect(missing([...STEP_NAMES, ...STEP_WORDS], (name) => onPage(name) || PAGE.includes(`\`${name}\``))).toEqual([]);
    expect(
      missing(
        ZONES_IN_WORDS.filter((name) => name !== 'r&d' && name !== 'hosted'),
        onPage,
      ),
    ).toEqual([]);
    expect(
      missing(VERBS_IN_WORDS, (verb) => CODE.some((code) => new RegExp(`^(corp: |runner: )?${verb}\\b`).test(code))),
    ).toEqual([]);
  });
  it('names every event and every reason', () => {
    expect(missing(SCHEMA.$defs.eventType!.enum!, onPage)).toEqual([]);
    expect(
      missing(
        Object.keys(why).map((key) => key.slice('why.'.length)),
        onPage,
      ),
    ).toEqual([]);
  });
  it('names every card', () => {
    expect(
      missing(
        [...allCards()].map((card) => card.title),
        (title) => PAGE.includes(title),
      ),
    ).toEqual([]);
  });
  it('names every ability that is used and every way that is chosen', () => {
    const names = new Set<string>();
    for (const card of allCards()) {
      for (const ability of card.abilities)
        if (['paid', 'break', 'boost', 'prevent', 'access'].includes(ability.a) && 'name' in ability)
          names.add(ability.name);
      ways([card.abilities, card.subroutines, card.play], names);
    }
    // Patchwork's discount is a sentence of its own, Zaibatsu Loyalty's rez is a rez
    expect(
      missing(
        names,
        (name) => onPage(name) || CODE.some((code) => code.startsWith(`${name} `) || code.startsWith(`corp: ${name} `)),
      ),
    ).toEqual([]);
  });
});

describe('what cards ask', () => {
  /** Questions of the rules, whichever card they are about. */
  const OF_RULES = new Set([
    'trash-first',
    'host',
    'subs',
    'memory',
    'discard',
    'jack-out',
    'access-next',
    'access-trash',
    'access-ways',
    'access-look',
    'access-steal',
  ]);
  const SAME: Record<string, string> = { decline: 'accept', done: 'pick', next: 'arrange' };
  /** A scenario's answers to the questions of cards, by the card's title, each answer in its first place only. */
  function answers(scenario: unknown): Map<string, string[]> {
    const found = new Map<string, string[]>();
    const play = Playing.prototype.play;
    const spy = vi.spyOn(Playing.prototype, 'play').mockImplementation(function (this: Playing, move, written) {
      const frame = top(this.game);
      const asking = frame?.k === 'ask' && !OF_RULES.has(frame.ask) ? cardOf(this.game.t, frame.h) : null;
      if (asking && move.do !== 'concede') {
        const [seat, verb] = notate(this.game, move).split(/[: ]+/);
        const said = `${seat}: ${SAME[verb!] ?? verb}`;
        const list = found.get(def(asking.code).title) ?? [];
        found.set(def(asking.code).title, list.includes(said) ? list : [...list, said]);
      }
      return play.call(this, move, written);
    });
    runScenario(scenario, { port: 'compiled' });
    spy.mockRestore();
    return found;
  }
  const section = PAGE.slice(PAGE.indexOf('### What cards ask'), PAGE.indexOf('## The cards'));
  const rows = new Map(
    [...section.matchAll(/^(`[^|\n]+) \| ([^|`\n]+)$/gm)].flatMap(([, asks, titles]) =>
      titles!.split(', ').map((title) => [title, [...asks!.matchAll(/`([^`]+)`/g)].map((match) => match[1]!)] as const),
    ),
  );
  it('stands on the page, in the order in which the scenarios answer it', () => {
    const asked = new Map<string, Set<string>>();
    for (const scenario of SCENARIOS) {
      for (const [title, list] of answers(scenario)) {
        const row = rows.get(title) ?? [];
        expect([title, list]).toEqual([title, row.filter((each) => list.includes(each))]);
        asked.set(title, new Set([...(asked.get(title) ?? []), ...list]));
      }
    }
    expect(sorted(rows.keys()).map((title) => [title, new Set(rows.get(title))])).toEqual(
      sorted(asked.keys()).map((title) => [title, asked.get(title)]),
    );
  });
});

/** Names of the ways a card lets a player choose between. */
function ways(value: unknown, names: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if ('w' in value && 'options' in value)
    for (const option of value.options as { name: string }[]) names.add(option.name);
  for (const each of Object.values(value)) ways(each, names);
}

/** Events and reasons that wait for the first card that needs them; each that gets one leaves this list. */
const NO_CARD_YET = new Set(['in-run', 'needs-host', 'condition.play', 'condition.use']);

describe('the scenarios', () => {
  it('use every field of the setup', () => {
    const names = [
      SETUP_FIELDS,
      CORP_FIELDS,
      RUNNER_FIELDS,
      CARD_FIELDS,
      SERVER_FIELDS,
      MEMORY_FIELDS,
      EFFECT_FIELDS,
    ].flatMap((list) => Object.keys(list));
    expect(missing(names, (name) => SETUPS.keys.has(name))).toEqual([]);
  });
  it('use every form of a step and every path of an expectation', () => {
    expect(missing(Object.keys(STEP_FORMS), (name) => PLAYS.keys.has(name))).toEqual([]);
    expect(missing(Object.keys(PATHS), (name) => EXPECTS.keys.has(name))).toEqual([]);
    expect(
      missing(
        Object.keys(CARD_READERS),
        (name) => EXPECTS.keys.has(name) || [...EXPECTS.keys].some((key) => key.endsWith(`.${name}`)),
      ),
    ).toEqual([]);
  });
  it('use every step', () => {
    // these pass within the move that leads to them: nothing can stop there
    const within = ['corp redraws', 'runner redraws', 'run 1'];
    const names = [...STEP_NAMES, ...STEP_WORDS].filter((name) => !within.includes(name));
    expect(missing(names, (name) => PLAYS.strings.has(name) || SETUPS.strings.has(name))).toEqual([]);
  });
  it('use every event', () => {
    const events = SCHEMA.$defs.eventType!.enum!.filter((name) => !NO_CARD_YET.has(name));
    expect(missing(events, (name) => EXPECTS.strings.has(name))).toEqual([]);
  });
  it('use every verb, in each of its forms', () => {
    const said = (pattern: RegExp): boolean => SENTENCES.some((sentence) => pattern.test(sentence));
    expect(missing(VERBS_IN_WORDS, (verb) => said(new RegExp(`^(corp|runner): ${verb}\\b`)))).toEqual([]);
    const forms = [
      /install .+ -> hq/,
      /install .+ -> new remote/,
      /install .+ on /,
      /install .+ trashing \S/,
      /install .+ trashing .+, /,
      /advance .+ @ remote \d/,
      /rez .+ @ hq#1/,
      /break 1$/,
      /break 1, 2/,
      / save for /,
      /access .+ @ /,
      /pick .+, /,
      /pay with bad publicity/,
      /pay with The Toolbox/,
      /discard .+, /,
      /choose remote 1/,
      / x\d$/,
      /first .+ (trace|beta test)/,
    ];
    expect(forms.filter((form) => !said(form)).map(String)).toEqual([]);
  });
  it('give every reason a refusal can have', () => {
    const reasons = Object.keys(why).map((key) => key.slice('why.'.length));
    expect(
      missing(
        reasons.filter((name) => !NO_CARD_YET.has(name)),
        (name) => PLAYS.strings.has(name),
      ),
    ).toEqual([]);
  });
});

describe('the schema', () => {
  it('has the fields the reader has', () => {
    const setup = SCHEMA.$defs.setup!.properties!;
    expect(fields('scenario')).toEqual(sorted(Object.keys(SCENARIO_FIELDS)));
    expect(fields('setup')).toEqual(sorted(Object.keys(SETUP_FIELDS)));
    expect(sorted(Object.keys(setup.corp!.properties!))).toEqual(sorted(Object.keys(CORP_FIELDS)));
    expect(sorted(Object.keys(setup.runner!.properties!))).toEqual(sorted(Object.keys(RUNNER_FIELDS)));
    expect(fields('memory')).toEqual(sorted(Object.keys(MEMORY_FIELDS)));
    expect(sorted(Object.keys(SCHEMA.$defs.card!.anyOf![1]!.properties!))).toEqual(sorted(Object.keys(CARD_FIELDS)));
    expect(fields('expect')).toEqual(sorted(Object.keys(PATHS)));
    expect(fields('cardFields')).toEqual(sorted(Object.keys(CARD_READERS)));
    const forms = SCHEMA.$defs.playStep!.anyOf!.flatMap((form) => Object.keys(form.properties ?? {}));
    expect(sorted([...forms, 'refused'])).toEqual(sorted(Object.keys(STEP_FORMS)));
  });
});
