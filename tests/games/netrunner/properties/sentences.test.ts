/** Whatever the rules say to a person has its sentence: questions, refusals; and refusals say something particular. */
import { describe, expect, it, vi } from 'vitest';
import { below, seedRng } from '../../../../src/core/rng.ts';
import { QUESTION_KEYS } from '../../../../src/games/netrunner/hud/words/questions.ts';
import { simulation } from '../../../../src/games/netrunner/index.ts';
import { simulationPort } from '../../../../src/games/netrunner/rules/charts.ts';
import { def } from '../../../../src/games/netrunner/rules/defs.ts';
import { type Card, SEATS, type Seat } from '../../../../src/games/netrunner/rules/model.ts';
import type { Move } from '../../../../src/games/netrunner/rules/move.ts';
import { sees } from '../../../../src/games/netrunner/rules/table.ts';
import { has } from '../../../../src/i18n/index.ts';
import { setupOf } from '../rules/support/decks.ts';
import { playOut, preferringRare } from '../rules/support/random.ts';
import { startTable } from '../rules/support/tables.ts';

vi.setConfig({ testTimeout: 300_000 });

/** What a seat might try with a card of its own. */
function attempts(c: Card): Move[] {
  const list: Move[] = [];
  if (c.zone === 'hq' || c.zone === 'grip') {
    list.push({ do: 'play', card: c.h }, { do: 'install', card: c.h });
    if (c.seat === 'corp')
      for (const server of ['hq', 'new remote', 'remote 99'] as const) list.push({ do: 'install', card: c.h, server });
  }
  if (c.zone === 'ice' || c.zone === 'root')
    for (const verb of ['rez', 'advance', 'score'] as const) list.push({ do: verb, card: c.h });
  def(c.code).abilities.forEach((ability, i) => {
    if ('cost' in ability) list.push({ do: 'use', card: c.h, ability: i });
  });
  return list;
}
const BASIC: Move[] = [
  { do: 'draw' },
  { do: 'credit' },
  { do: 'purge' },
  { do: 'remove-tag' },
  { do: 'run', server: 'hq' },
  { do: 'run', server: 'remote 99' },
  { do: 'jack-out' },
  { do: 'number', n: 999 },
  { do: 'steal' },
  { do: 'trash' },
  { do: 'pass' },
  { do: 'keep' },
];

describe('what the rules say', () => {
  it('has a sentence each, and no more than one refusal in fifty is a general one', () => {
    const said = new Map<string, string>();
    const general: string[] = [];
    let refused = 0;
    const seen = new Map<string, number>();
    const rng = seedRng('sentences');
    for (let n = 0; n < 30; n++) {
      const from =
        n % 2 === 0
          ? setupOf(n / 2, 'sentences')
          : (tell: Parameters<typeof startTable>[2] | undefined) =>
              startTable(`sentences ${n}`, simulationPort(), tell ?? null);
      playOut(simulation, from as never, preferringRare(`sentences ${n}`, seen), {
        each: (s) => {
          if (s.table.over) return;
          for (const seat of SEATS) {
            const text = simulation.view(s, seat).decision?.text;
            if (text !== undefined) said.set(text.key, JSON.stringify(text));
          }
          if (below(rng, 3) > 0) return;
          for (const seat of SEATS) {
            const own = s.table.cards.filter((c) => c.seat === seat && sees(c, seat));
            for (const move of [...BASIC, ...own.flatMap(attempts)]) {
              const refusal = simulation.why(s, seat as Seat, move);
              if (!refusal) continue;
              refused += 1;
              said.set(refusal.key, JSON.stringify({ refusal, move }));
              if (refusal.key === 'why.not-now') general.push(JSON.stringify(move));
            }
          }
        },
      });
    }
    expect(
      [...said].filter(([key]) => !has(key) && !QUESTION_KEYS.includes(key)).map(([, example]) => example),
    ).toEqual([]);
    expect(said.size).toBeGreaterThan(50);
    expect(refused).toBeGreaterThan(20_000);
    expect(general.length / refused).toBeLessThan(0.02);
  });
});
