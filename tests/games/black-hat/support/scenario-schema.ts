/** The JSON schema of Black Hat's scenarios, for editors: the one by which they are read, in another form. */
import { toJsonSchema } from '@valibot/to-json-schema';
import { scenarioSchema } from '../../../../src/games/black-hat/notation/scenario.ts';

export function scenarioJsonSchema(): object {
  const scenario = toJsonSchema(scenarioSchema, { errorMode: 'ignore' });
  const { $schema, ...one } = scenario as Record<string, unknown>;
  return {
    $schema,
    title: 'Scenario of Black Hat',
    description:
      'A table set up, a play written as sentences, and what is expected on the way: docs/notation-black-hat.md explains every field.',
    anyOf: [{ $ref: '#/$defs/scenario' }, { type: 'array', items: { $ref: '#/$defs/scenario' } }],
    $defs: { scenario: one },
  };
}
