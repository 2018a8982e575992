/** Checks what a scenario expects about legal moves (docs/notation.md, "Expectations"). */
import { legalMoves } from '../rules/moves/index.ts';
import type { Play } from '../rules/play.ts';
import { type Look, same, shown } from './compare.ts';
import { legalMatch } from './match.ts';
import { ScenarioError } from './names.ts';
import { notate } from './notate.ts';
import { readSentence } from './sentence.ts';

/** Returns the expected value if it is a list; throws for anything else. */
export const asList = (wanted: unknown, path: string): unknown[] => {
  if (!Array.isArray(wanted)) throw new ScenarioError(`${path}: expects a list`);
  return wanted;
};
const legalNow = (game: Play): string =>
  legalMoves(game)
    .map((move) => `"${notate(game, move)}"`)
    .join(', ') || 'nothing';
/** Checks that every sentence of a list is a legal move now. */
export function legalHolds(look: Look, wanted: unknown, path: string): string | null {
  for (const each of asList(wanted, path)) {
    const refused = look.refusal(String(each));
    if (refused) return `${path}: "${String(each)}" is refused (${refused.reason}); legal: ${legalNow(look.game)}`;
  }
  return null;
}
/** Checks that the legal moves are exactly those of a list of sentences. */
export function onlyLegal(look: Look, wanted: unknown, path: string): string | null {
  const problem = legalHolds(look, wanted, path);
  if (problem) return problem;
  const rest = new Set(legalMoves(look.game).map((move) => notate(look.game, move)));
  for (const each of asList(wanted, path)) {
    const sentence = readSentence(String(each));
    const move = legalMatch(look.game, sentence.readings);
    if (move) rest.delete(notate(look.game, move));
  }
  return rest.size === 0 ? null : `${path}: also legal: ${[...rest].map((each) => `"${each}"`).join(', ')}`;
}
/** Checks that the rules refuse the move of every sentence in a list, and for the right reason where one is given. */
export function notLegal(look: Look, wanted: unknown, path: string): string | null {
  for (const each of asList(wanted, path)) {
    const problem =
      typeof each === 'string'
        ? refusedIs(look, each, undefined)
        : refusedIs(look, (each as { refused: string }).refused, (each as { because?: unknown }).because);
    if (problem) return `${path}: ${problem}`;
  }
  return null;
}
/**
 * Checks that the rules refuse a sentence's move now, for the given reason (a code, or an object with `reason` and values). Returns null if
 * so, else the difference.
 */
export function refusedIs(look: Look, sentence: string, because: unknown): string | null {
  const refused = look.refusal(sentence);
  if (!refused) return `"${sentence}" should be refused, but it is legal`;
  if (because === undefined) return null;
  const { reason, ...figures } =
    typeof because === 'object' && because !== null ? (because as { reason?: unknown }) : { reason: because };
  if (reason !== undefined && refused.reason !== reason)
    return `"${sentence}" is refused because "${refused.reason}", not "${String(reason)}"`;
  for (const [name, each] of Object.entries(figures)) {
    if (!same(refused.figures[name], each))
      return `"${sentence}" is refused with ${name} ${shown(refused.figures[name])}, not ${shown(each)}`;
  }
  return null;
}
