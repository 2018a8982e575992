/** Puts the open decision into words: what is asked, why, and of whom. */
import { within } from '../../../i18n/writing.ts';
import { type PromptWords, isMine } from '../../../hud/contract/question-ui.ts';
import { t } from '../../../i18n/index.ts';
import { HAT } from '../rules/defs.ts';
import type { View } from '../rules/view.ts';
import { askedSeat, seatIndex, seatName } from './names.ts';
import { leadSize, trickWords } from './trick.ts';

/** The question itself. */
function asked(view: View): string {
  const { kind } = view.decision!;
  if (kind === 'play') return view.plays.length === 0 ? t('bh.ask.lead') : t('bh.ask.follow', { n: leadSize(view) });
  if (kind === 'spoils')
    return view.spoils.includes(HAT) ? t('bh.ask.spoils') : t('bh.ask.spoils.more', { n: view.toTake });
  if (kind === 'exploit' && lifts(view)) return t('bh.ask.exploit.lift');
  if (view.decision!.lifted) return t('bh.ask.exploit.lay');
  return t(`bh.ask.${kind}`);
}

/** Whether all markers are on the board, so one must be lifted. */
const lifts = (view: View): boolean => view.decision!.moves.some((move) => move.do === 'lift');

/** Explains why the decision is asked. For spoils and markers it mentions only what is on offer now. */
function whyNow(view: View): string {
  const { kind, moves } = view.decision!;
  if (kind === 'play') return t(view.plays.length === 0 ? 'bh.why-now.lead' : 'bh.why-now.follow');
  if (kind === 'exploit' && lifts(view)) return t('bh.why-now.exploit.lift');
  if (kind !== 'spoils' || moves.some((move) => move.do === 'take-all')) return t(`bh.why-now.${kind}`);
  return view.spoils.includes(HAT) ? t('bh.why-now.spoils.few', { n: view.toTake }) : t('bh.why-now.spoils.more');
}

/** Who decides (for the Robot, the player of its cards), what, and why. */
export function promptWords(view: View): PromptWords | null {
  if (view.decision === null) return null;
  const { seat, by = seat } = view.decision;
  const robot = seat !== by;
  const what = robot ? t('bh.for-robot', { text: asked(view) }) : asked(view);
  const trick = trickWords(view);
  return {
    who: isMine(view) ? t('prompt.who.you') : t('prompt.waiting', { side: seatName(view, seatIndex(view, by)) }),
    what: isMine(view) ? what : t('bh.ask.other', { who: seatName(view, askedSeat(view)), what: within(what) }),
    why: isMine(view) ? whyNow(view) : null,
    source: null,
    figures: trick === null ? [] : [trick],
    text: [],
    shown: [],
  };
}
