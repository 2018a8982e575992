/** The words of a game's coach. */
import type { Anchor } from '../../core/anchor.ts';
import type { Sentence } from '../../core/sentence.ts';
import { say } from '../../i18n/index.ts';

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
  title: Sentence;
  text: Sentence;
  rule: Sentence;
}

/** Makes a coach that answers at once, from a function of the game that judges a move. */
export const coachBy = <View, Move>(advise: (view: View, move: Move) => Given | null) => ({
  advise(view: View, move: Move): Advice | null {
    const found = advise(view, move);
    return found === null ? null : adviceWords(found);
  },
});

const adviceWords = ({ kind, title, text, rule, at }: Given): Advice => ({
  kind,
  title: say(title),
  text: say(text),
  rule: say(rule),
  at,
});
