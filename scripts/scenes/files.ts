/**
 * Generates the scenes that the card browser plays: one for each card, made from a scenario (`tests/games/netrunner/scenarios/cards/`) that
 * shows a ruling of the card.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Event } from '../../src/games/netrunner/rules/events.ts';
import { readScenarios } from '../../src/games/netrunner/notation/file.ts';
import { type Scene, sceneOf } from './scene.ts';

const root = join(import.meta.dirname, '../..');
const scenarios = join(root, 'tests/games/netrunner/scenarios/cards');
const catalogues = join(root, 'src/games/netrunner/locales/en/late/cards/rulings');

/** The generated file, by its path in the repository. */
export const SCENES = 'src/games/netrunner/cards/scenes.json';

/** A scenario as stored in its file. */
type Scenario = Readonly<Record<string, unknown>>;

/** A scenario that shows a ruling of a card. */
export interface Shown {
  /** the ruling's key */
  key: string;
  scenario: Scenario;
}

const keys = (file: string): string[] => Object.keys(JSON.parse(readFileSync(file, 'utf8')) as object);

/** The keys of all rulings by card code, in the order in which the card browser lists them. */
export function rulingKeys(): Map<string, string[]> {
  const cards = new Map<string, string[]>();
  for (const file of readdirSync(catalogues).sort())
    for (const key of keys(join(catalogues, file))) {
      const code = key.split('.')[1]!;
      cards.set(code, [...(cards.get(code) ?? []), key]);
    }
  return cards;
}

/** The scenarios that show rulings, by card code: the code that a scenario's name begins with. */
export function shownRulings(): Map<string, Shown[]> {
  const cards = new Map<string, Shown[]>();
  for (const side of ['corp', 'runner'])
    for (const file of readdirSync(join(scenarios, side)).sort())
      for (const scenario of readScenarios(readFileSync(join(scenarios, side, file), 'utf8')) as Scenario[]) {
        // A marked scene without a ruling gets a key that no catalogue has, and a test fails.
        if (scenario.ruling === undefined && scenario.scene === undefined) continue;
        const code = String(scenario.name).slice(0, 5);
        const key = `ruling.${code}.${String(scenario.ruling)}`;
        cards.set(code, [...(cards.get(code) ?? []), { key, scenario }]);
      }
  return cards;
}

/** Events that a card's text causes. */
const AT_WORK = new Set<Event['type']>([
  'used',
  'triggered',
  'played',
  'subroutine-fired',
  'subroutine-broken',
  'bypassed',
  'strength-boosted',
  'access-replaced',
]);

/** How clearly these events show the card: 2 if its text works, 1 if the card is involved, 0 if not at all. */
function clarity(code: string, events: readonly Event[], codes: readonly string[]): 0 | 1 | 2 {
  const of = (id: unknown): boolean => typeof id === 'number' && codes[id] === code;
  const named = events.filter((event) => ('card' in event && of(event.card)) || ('by' in event && of(event.by)));
  return named.some(({ type }) => AT_WORK.has(type)) ? 2 : named.length > 0 ? 1 : 0;
}

/** The clearest scene of a card: the marked scenario, else the first in which its text works. Throws if there is none. */
function clearest(code: string, all: readonly Shown[]): Scene & { shows: string } {
  const marked = all.filter(({ scenario }) => scenario.scene === true);
  let best: { scene: Scene; key: string; rank: number } | null = null;
  for (const { key, scenario } of marked.length > 0 ? marked : all) {
    const made = sceneOf(scenario);
    if (made === null) continue;
    const rank = clarity(
      code,
      made.events,
      made.state.table.cards.map((card) => card.code),
    );
    if (best === null || rank > best.rank) best = { scene: made.scene, key, rank };
    if (rank === 2) break;
  }
  if (best === null) throw new Error(`no scenario of ${code} can be watched`);
  return { shows: best.key, ...best.scene };
}

/** The expected text of the file of scenes. Throws for a card without a scene. */
export function scenesFile(): string {
  const shown = shownRulings();
  const lines = [...rulingKeys()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, order]) => {
      const all = (shown.get(code) ?? []).sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
      return `  "${code}": ${JSON.stringify(clearest(code, all))}`;
    });
  return `{\n${lines.join(',\n')}\n}\n`;
}
