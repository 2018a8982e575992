/** Every reason the rules can give for a refusal has its sentence. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { allCards } from '../../../../src/games/netrunner/index.ts';
import { conditionCode } from '../../../../src/games/netrunner/rules/moves/why.ts';
import { catalogue } from '../../../support/catalogue.ts';

const why = catalogue('games/netrunner/locales/en/why');

const RULES = new URL('../../../../src/games/netrunner/rules/', import.meta.url);
const source = readdirSync(RULES, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(new URL(name, RULES), 'utf8'))
  .join('\n');

/** The body of a function that gives reason codes. */
const body = (name: string): string => source.split(`function ${name}(`)[1]!.split('\n}')[0]!;

it('every reason has a sentence, and every sentence a reason', () => {
  const reasons = new Set<string>();
  for (const call of source.matchAll(/\bno\(((?:[^{()]|\([^)]*\))*)/g)) {
    for (const match of call[1]!.matchAll(/'([\w.-]+)'/g)) reasons.add(match[1]!);
  }
  for (const name of ['useBar', 'breakBar', 'playBar', 'runnerInstallBar', 'installBar']) {
    for (const match of body(name).matchAll(/'([a-z0-9-]+)'/g)) reasons.add(match[1]!);
  }
  for (const card of allCards()) {
    const conditions = [
      card.playIf,
      ...card.abilities.map((ability) => (ability.a === 'paid' || ability.a === 'break' ? ability.if : null)),
    ];
    for (const condition of conditions)
      if (condition !== null && condition !== undefined) reasons.add(conditionCode(condition, 'use'));
  }
  const said = Object.keys(why).map((key) => key.slice('why.'.length));
  // strings in those functions that are no reasons of their own
  const others = new Set([
    'paid',
    'boost',
    'break',
    'discount',
    'encounter',
    'event',
    'operation',
    'double',
    'play',
    'use',
    'install',
    'program',
    'hardware',
    'resource',
    'steal',
    'console',
    'current',
    'type',
    'cost',
    'condition',
    'never',
    'fits',
    'trash',
    'action',
    'runner',
    'corp',
    'self',
    'host',
  ]);
  expect([...reasons].filter((name) => !said.includes(name) && !others.has(name))).toEqual([]);
  expect(said.filter((name) => !reasons.has(name) && !['condition.play', 'condition.use'].includes(name))).toEqual([]);
});
