/** The words of a game's coach. Each kind of advice has three texts: the rule's name and two sentences. */
import { t } from '../../i18n/index.ts';
import type { Advice } from '../game-ui.ts';

/** Advice as a game's coach produces it. */
interface Given extends Pick<Advice, 'kind' | 'at'> {
  /** numbers and names for its words */
  params: Readonly<Record<string, string | number>>;
}

/** Makes a coach that answers at once, from the game's function that judges a move. */
export const coachBy = <View, Move>(advise: (view: View, move: Move) => Given | null) => ({
  advise(view: View, move: Move): Advice | null {
    const found = advise(view, move);
    return found === null ? null : adviceWords(found);
  },
});

/** Puts a piece of advice into words: `advice.<kind>`, `.0` what is about to happen, `.1` the rule. */
const adviceWords = ({ kind, params, at }: Given): Advice => ({
  kind,
  title: t(`advice.${kind}`),
  text: t(`advice.${kind}.0`, params),
  rule: t(`advice.${kind}.1`, params),
  at,
});
