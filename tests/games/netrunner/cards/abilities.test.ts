/** No part of a card can be lost unseen: taken away, each makes at least one scenario of tests/games/netrunner/scenarios/cards fail. */
import { describe, expect, it } from 'vitest';
import '../../../../src/games/netrunner/index.ts';
import { runScenario } from '../../../../src/games/netrunner/notation/scenario.ts';
import { scenarioFiles } from '../../../support/scenarios.ts';
import { type Part, allFigures, allParts, allWords } from './parts.ts';

interface Told {
  file: string;
  text: string;
  scenario: object;
}
const told: Told[] = scenarioFiles()
  .filter(({ file }) => file.includes('cards/'))
  .flatMap(({ file, scenarios }) =>
    scenarios.map((scenario) => ({ file, text: JSON.stringify(scenario).toLowerCase(), scenario })),
  );

/** A title as scenarios may write it: straight apostrophes, an identity without what follows its colon. */
const names = (title: string): string[] => {
  const plain = title.replace(/’/g, "'").replace(/"/g, '\\"').toLowerCase();
  return [plain, title.toLowerCase(), plain.split(':')[0]!, plain.replace(/[!.]$/, '')];
};
/** Scenarios that name the card, those of its own file first. */
function about(part: Part): Told[] {
  const found = told.filter(({ text }) => names(part.card.title).some((name) => text.includes(name)));
  const own = ({ text }: Told): number => (text.includes(`"name":"${part.card.code}`) ? 0 : 1);
  return found.sort((a, b) => own(a) - own(b));
}
const noticed = (part: Part): boolean => {
  const putBack = part.take();
  try {
    return about(part).some(({ scenario }) => !runScenario(scenario, { port: 'compiled' }).ok);
  } finally {
    putBack();
  }
};

/** What makes no difference among the cards of the house so far, each with the reason. Taken off this list as soon as it does. */
const NO_DIFFERENCE: Record<string, string> = {
  '01028 Sneakdoor Beta: ability 2 (when run-succeeding: sneak), its condition "onArchives"':
    'the run it makes begins on Archives, and no other card moves a run',
  '01036 The Maker’s Eye: ability 1 (when run-succeeding: look deeper), its "if"':
    'it lies in the play area only during its own run, and runs never nest',
  '01091 Red Herrings: ability 2 (when trashed: linger), its condition "byRunner"':
    'nothing lets the Corp trash an upgrade of its own in the middle of a run',
  '01091 Red Herrings: ability 2 (when trashed: linger), its condition "inRun"':
    'outside a run there is nothing for it to last for',
  '22054 Formicary: ability 1 (when server-approached: swarm), its "if"':
    'rezzed, it cannot be rezzed, so it is not offered',
};

describe('taking away', () => {
  it('nothing leaves every scenario as it is', () => {
    const failing = told.filter(({ scenario }) => !runScenario(scenario, { port: 'compiled' }).ok);
    expect(failing.map(({ scenario }) => (scenario as { name: string }).name)).toEqual([]);
  });
  it('any ability, subroutine, play, host or further cost makes a scenario fail', () => {
    const parts = allParts();
    expect(parts.length).toBeGreaterThan(140);
    expect(parts.filter((part) => !noticed(part)).map((part) => part.name)).toEqual([]);
  });
  it('any single word, condition or "may" makes a scenario fail', () => {
    const words = allWords();
    expect(words.length).toBeGreaterThan(180);
    const survivors = words.filter((part) => !noticed(part)).map((part) => part.name);
    expect(survivors.sort()).toEqual(Object.keys(NO_DIFFERENCE).sort());
  });
  it('any number one higher, and any other duration, makes a scenario fail', () => {
    const figures = allFigures();
    expect(figures.length).toBeGreaterThan(100);
    expect(figures.filter((part) => !noticed(part)).map((part) => part.name)).toEqual([]);
  });
});
