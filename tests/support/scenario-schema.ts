/** The JSON schemas of scenarios, for editors: those by which they are read, in another form. Netrunner's is written by hand. */
import { toJsonSchema } from '@valibot/to-json-schema';
import { scenarioSchema as blackHat } from '../../src/games/black-hat/notation/scenario.ts';
import { scenarioSchema as infiltration } from '../../src/games/infiltration/notation/scenario.ts';

const GAMES = { 'black-hat': ['Black Hat', blackHat], infiltration: ['Infiltration', infiltration] } as const;
type Written = keyof typeof GAMES;
/** The games whose schema is made of the one by which their scenarios are read. */
export const WRITTEN = Object.keys(GAMES) as readonly Written[];

/** The schema of a game's scenarios. */
export function scenarioJsonSchema(game: Written): object {
  const [title, schema] = GAMES[game];
  const scenario = toJsonSchema(schema as never, { errorMode: 'ignore' });
  const { $schema, ...one } = scenario as Record<string, unknown>;
  return {
    $schema,
    title: `Scenario of ${title}`,
    description: `A table set up, a play written as sentences, and what is expected on the way: docs/notation-${game}.md explains every field.`,
    anyOf: [{ $ref: '#/$defs/scenario' }, { type: 'array', items: { $ref: '#/$defs/scenario' } }],
    $defs: { scenario: one },
  };
}
