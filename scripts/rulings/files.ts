/**
 * Generates two files from the card scenarios (`tests/games/netrunner/scenarios/cards/`): the rulings that the card browser shows of each
 * card, and the scenario of each card that can be watched there.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Event } from '../../src/games/netrunner/rules/events.ts';
import { readScenarios } from '../../src/games/netrunner/notation/file.ts';
import { type Scene, sceneOf } from './scene.ts';
import { type Ruling, rulingOf } from './sentence.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'tests/games/netrunner/scenarios/cards');

/** A scenario as stored in its file. */
type Scenario = Readonly<Record<string, unknown>>;

/** One scenario of a card, with its ruling and that ruling's key. */
interface Told {
  key: string;
  ruling: Ruling;
  scenario: Scenario;
}

/** All rulings by card code; within a card by sentence, cases where it works before those without effect. */
function told(): Map<string, Told[]> {
  const cards = new Map<string, Told[]>();
  const counts = new Map<string, number>();
  for (const side of ['corp', 'runner'])
    for (const file of readdirSync(join(folder, side)).sort())
      for (const scenario of readScenarios(readFileSync(join(folder, side, file), 'utf8')) as Scenario[]) {
        const ruling = rulingOf(String(scenario.name));
        const { code, sentence, kind } = ruling;
        const group = `ruling.${code}.${kind === 'with' ? kind : sentence}${kind === 'not' ? '.not' : ''}`;
        const n = counts.get(group) ?? 0;
        counts.set(group, n + 1);
        cards.set(code, [...(cards.get(code) ?? []), { key: `${group}.${n}`, ruling, scenario }]);
      }
  return new Map([...cards].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The English rulings of the cards: messages by key. */
function messagesFile(cards: ReadonlyMap<string, readonly Told[]>): string {
  const all = [...cards.values()].flat();
  return `${JSON.stringify(Object.fromEntries(all.map(({ key, ruling }) => [key, ruling.text])), null, 2)}\n`;
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
function clearest(code: string, all: readonly Told[]): Scene & { shows: string } {
  const marked = all.filter(({ scenario }) => scenario.scene === true);
  let best: { scene: Scene; key: string; rank: number } | null = null;
  for (const { key, ruling, scenario } of marked.length > 0 ? marked : all) {
    if (marked.length === 0 && ruling.kind === 'not') continue;
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

function scenesFile(cards: ReadonlyMap<string, readonly Told[]>): string {
  const lines = [...cards].map(([code, all]) => `  "${code}": ${JSON.stringify(clearest(code, all))}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** The generated files by path in the repository, with their expected text. Throws for a card without a scene. */
export function madeFiles(): Map<string, string> {
  const cards = told();
  return new Map([
    ['src/games/netrunner/locales/en/rulings.json', messagesFile(cards)],
    ['src/games/netrunner/cards/scenes.json', scenesFile(cards)],
  ]);
}
