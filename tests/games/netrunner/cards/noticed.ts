/** Which changes of a card's text the scenarios notice. Needs the game to be loaded (`src/games/netrunner/index.ts`). */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { runScenario } from '../../../../src/games/netrunner/notation/scenario.ts';
import { scenarioFiles } from '../../../support/scenarios.ts';
import type { Part } from './parts.ts';

interface Told {
  name: string;
  text: string;
  scenario: object;
}
const told: Told[] = scenarioFiles()
  .filter(({ file }) => file.includes('cards/'))
  .flatMap(({ scenarios }) =>
    scenarios.map((scenario) => ({
      name: String(scenario.name),
      text: JSON.stringify(scenario).toLowerCase(),
      scenario,
    })),
  );
const holds = ({ scenario }: Told): boolean => runScenario(scenario, { port: 'compiled' }).ok;

/** The names of the cards' scenarios that do not hold although nothing is changed. */
export const failing = (): string[] => told.filter((each) => !holds(each)).map(({ name }) => name);

/** A title as scenarios may write it: straight apostrophes, an identity without what follows its colon. */
const names = (title: string): string[] => {
  const plain = title.replace(/’/g, "'").replace(/"/g, '\\"').toLowerCase();
  return [plain, title.toLowerCase(), plain.split(':')[0]!, plain.replace(/[!.]$/, '')];
};
const found = new Map<string, Told[]>();
/** Scenarios that name the card, those of its own file first. */
function about({ card }: Part): Told[] {
  let list = found.get(card.code);
  if (!list) {
    const written = names(card.title);
    const own = ({ name }: Told): number => (name.startsWith(card.code) ? 0 : 1);
    list = told.filter(({ text }) => written.some((name) => text.includes(name))).sort((a, b) => own(a) - own(b));
    found.set(card.code, list);
  }
  return list;
}
/** Whether a scenario that names the card fails with this change. */
export function noticed(part: Part): boolean {
  const putBack = part.take();
  try {
    return about(part).some((each) => !holds(each));
  } finally {
    putBack();
  }
}

/** Changes are tried in so many shares, one of which belongs to a commit. */
export const SHARES = 8;
const share = (hash: string): number => (parseInt(hash.slice(0, 8), 16) % SHARES) + 1;
/** The share that a change belongs to, 1 to `SHARES`. */
export const shareOf = ({ name }: Part): number => share(createHash('sha256').update(name).digest('hex'));
/** The share of the commit that is checked out, 1 to `SHARES`; where there is none, the first. */
export function shareOfCommit(): number {
  try {
    return share(execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
  } catch {
    return 1;
  }
}

/** Changes that make no difference among the cards of the house so far, each with the reason. Taken off this list as soon as they do. */
export const NO_DIFFERENCE: Record<string, string> = {
  '01028 Sneakdoor Beta: ability 2 (when run-succeeding: sneak), its condition "on.archives"':
    'the run it makes begins on Archives, and no other card moves a run',
  '01036 The Maker’s Eye: ability 1 (when run-succeeding: look deeper), its "if"':
    'it lies in the play area only during its own run, and runs never nest',
  '01091 Red Herrings: ability 2 (when trashed: linger), its condition "byRunner"':
    'nothing lets the Corp trash an upgrade of its own in the middle of a run',
  '01091 Red Herrings: ability 2 (when trashed: linger), its condition "inRun"':
    'outside a run there is nothing for it to last for',
  '22054 Formicary: ability 1 (when server-approached: swarm), its "if"':
    'rezzed, it cannot be rezzed, so it is not offered',
  '01004 Stimhack: play.1.unpreventable true as false': 'no card prevents brain damage',
  '01005 Cyberfeeder: ability 1 (recurring).purpose.1.card.type program as undefined': 'every virus is a program',
  '01009 Djinn: ability 2 (paid: search).words.0.from.type program as undefined': 'every virus is a program',
  '01022 Special Order: play.0.from.type program as undefined': 'every icebreaker is a program',
  '22034 Saraswati Mnemonics: Endless Exploration: ability 1 (paid: explore).words.1.free false as true':
    'what it installs is no ice, and only ice costs anything to install',
  '22055 Building Blocks: play.0.from.type ice as undefined': 'every barrier is ice',
  '22057 Under the Bus: play.0.then.0.from.type resource as undefined': 'every connection is a resource',
  '22058 Lady Liberty: ability 2 (paid: add).words.0.from.type agenda as undefined': 'only agendas are worth points',
};
