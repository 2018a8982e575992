/**
 * Explains a decision. Of all kinds of reasons that are true of the position and the move, the one is chosen that explains the largest
 * measured difference between the move and the other one; without a search, the first in the table.
 */
import { type Reason, type Sentence, sentence } from '../../../../core/sentence.ts';
import { ACCESS } from './access.ts';
import { CARDS } from './cards.ts';
import { CLICKS } from './clicks.ts';
import { CORP_INSTALLS } from './corp-installs.ts';
import type { Kind } from './kind.ts';
import { CLOSE, MEASURED, PLAIN } from './measured.ts';
import { OPENING } from './opening.ts';
import { Position, SLIGHT, type Situation } from './position.ts';
import { QUESTIONS } from './questions.ts';
import { REZ } from './rez.ts';
import { RUNS } from './runs.ts';

export { Position } from './position.ts';
export type { Measured, Situation } from './position.ts';

/**
 * All kinds about the position, the more exact ones first. A new kind is one entry in one of these tables and one message
 * (`locales/en/late/reasons/`).
 */
export const KINDS: readonly Kind[] = [
  ...OPENING,
  ...CORP_INSTALLS,
  ...CLICKS,
  ...RUNS,
  ...ACCESS,
  ...REZ,
  ...QUESTIONS,
  ...CARDS,
];
export const ALL_KINDS: readonly Kind[] = [...KINDS, ...MEASURED, ...CLOSE, ...PLAIN];

/** How much more a reason with the cards and places of the position counts than one that only says what was measured. */
const EXACT = 1.5;

/** Whether the move leads by enough to give a reason for it, even if that may be chance. */
const leads = ({ measured }: Position): boolean =>
  measured !== null && measured.rival !== null && measured.chance - measured.rival >= SLIGHT;

/** How much of the measured difference a kind explains; 0 if it explains none. */
function explained(p: Position, { explains = [] }: Kind): number {
  return explains.reduce((most, name) => Math.max(most, p.measured?.for.get(name) ?? 0), 0);
}

interface Chosen {
  kind: Kind;
  params: Record<string, string | number>;
  /** whether the search cannot tell the move from the next best; the reason then only says what speaks for it */
  isClose?: true;
}

/** Returns the kind of reason to give, with the parameters of its sentence; null if none is true. */
function chosen(p: Position): Chosen | null {
  const fitting = (kinds: readonly Kind[]) =>
    kinds.flatMap((kind) => {
      const params = kind.of.includes(p.move.do) ? kind.says(p) : null;
      return params === null ? [] : [{ kind, params }];
    });
  const about = fitting(KINDS);
  const decides = about.find(({ kind }) => kind.decides);
  if (decides !== undefined) return decides;
  if (p.measured?.close) {
    // what is plainly true of the position still speaks for the move
    const exact = about.find(({ kind }) => !kind.plain);
    if (exact !== undefined) return leads(p) ? exact : { ...exact, isClose: true };
    const [close] = fitting(CLOSE);
    if (close !== undefined) return close;
  }
  const ranked = [
    ...about.map((one) => ({ one, by: EXACT * explained(p, one.kind) })),
    ...fitting(MEASURED).map((one) => ({ one, by: explained(p, one.kind) })),
  ].filter(({ by }) => by > 0);
  const [most] = ranked.toSorted((a, b) => b.by - a.by);
  return most?.one ?? about[0] ?? fitting(PLAIN)[0] ?? null;
}

/** Returns a sentence that says what to do; null if the card of the move is not known. */
export function leadFor(told: Pick<Situation, 'ctx' | 'move'>): Sentence | null {
  const { move, f, isCorp, title, where } = new Position({ ...told, other: null, choices: [], measured: null });
  if (move.card !== undefined && f === null) return null;
  const installs = !isCorp ? 'install' : f?.card.type === 'ice' ? 'protect' : 'place';
  const does = move.do.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return sentence('reason.do', { move: move.do === 'install' ? installs : does, card: title, server: where });
}

/** Returns why the move was made, with the chances of winning behind it if a search was made. */
export function reasonFor(told: Situation): Reason {
  const p = new Position(told);
  const found = chosen(p);
  const reason: Reason =
    found === null
      ? sentence('reason.any')
      : {
          key: found.kind.key,
          params: found.params,
          ...(found.isClose && { lead: sentence('reason.close.but') }),
        };
  if (told.measured === null) return reason;
  const { chance, rival } = told.measured;
  return {
    ...reason,
    numbers:
      rival === null ? sentence('reason.numbers.alone', { chance }) : sentence('reason.numbers', { chance, rival }),
  };
}
