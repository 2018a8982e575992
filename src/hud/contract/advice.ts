/** The words of a game's coach. Each kind of advice has three texts: the rule's name and two sentences. */
import type { Anchor } from '../../core/anchor.ts';
import { unchecked } from '../../i18n/index.ts';

/** A coach's warning about a move, given before the move is made. */
export interface Advice {
  /** the kind of mistake, as an id; the coach stops warning about a kind that the person knows */
  kind: string;
  /** the texts of the warning: `title` is the rule's name, `text` what is about to happen, `rule` the rule in a sentence */
  title: string;
  text: string;
  rule: string;
  at: Anchor | null;
}

/** Advice from a game's coach, before it is put into words. */
interface Given extends Pick<Advice, 'kind' | 'at'> {
  /** numbers and names for the sentences of the advice */
  params: Readonly<Record<string, string | number>>;
}

/** Makes a coach that answers at once, from a function of the game that judges a move. */
export const coachBy = <View, Move>(advise: (view: View, move: Move) => Given | null) => ({
  advise(view: View, move: Move): Advice | null {
    const found = advise(view, move);
    return found === null ? null : adviceWords(found);
  },
});

/** Puts a piece of advice into words: the message `advice.<kind>` is its title, `.0` says what is about to happen, `.1` is the rule. */
const adviceWords = ({ kind, params, at }: Given): Advice => ({
  kind,
  title: unchecked(`advice.${kind}`),
  text: unchecked(`advice.${kind}.0`, params),
  rule: unchecked(`advice.${kind}.1`, params),
  at,
});
