/** The open question in words. */
import { isMine } from '../../../hud/ask/asking.ts';
import type { PromptWords } from '../../../hud/game-ui.ts';
import { t } from '../../../i18n/index.ts';
import { HAT } from '../rules/defs.ts';
import type { View } from '../rules/view.ts';
import { askedSeat, seatIndex, seatName } from './names.ts';
import { leadSize, trickWords } from './trick.ts';

/** What is asked. */
function asked(view: View): string {
  const { kind } = view.decision!;
  if (kind === 'play') return view.plays.length === 0 ? t('bh.ask.lead') : t('bh.ask.follow', { n: leadSize(view) });
  if (kind === 'spoils')
    return view.spoils.includes(HAT) ? t('bh.ask.spoils') : t('bh.ask.spoils.more', { n: view.toTake });
  if (kind === 'exploit' && view.decision!.moves.some((move) => move.do === 'lift')) return t('bh.ask.exploit.lift');
  return t(`bh.ask.${kind}`);
}

/** Who answers: the seat's own player, or who plays the Robot's cards. */
export function promptWords(view: View): PromptWords | null {
  if (view.decision === null) return null;
  const { seat, by = seat, kind } = view.decision;
  const robot = seat !== by;
  const what = robot ? t('bh.for-robot', { text: asked(view) }) : asked(view);
  const trick = trickWords(view);
  const lead = kind === 'play' ? (view.plays.length === 0 ? 'lead' : 'follow') : kind;
  return {
    who: isMine(view) ? t('prompt.who.you') : t('prompt.waiting', { side: seatName(view, seatIndex(view, by)) }),
    what: isMine(view) ? what : t('bh.ask.other', { who: seatName(view, askedSeat(view)), what: lower(what) }),
    why: isMine(view) ? t(`bh.why-now.${lead}`) : null,
    source: null,
    figures: trick === null ? [] : [trick],
    text: [],
    shown: [],
  };
}

/** Inside a sentence, a question begins with a small letter. */
const lower = (text: string): string => text.slice(0, 1).toLocaleLowerCase() + text.slice(1);
