/** Puts the open decision into words: what is asked, why, and of whom. */
import { type PromptWords, isMine } from '../../../hud/contract/question-ui.ts';
import { t } from '../../../i18n/index.ts';
import { HAT } from '../rules/defs.ts';
import type { View } from '../rules/view.ts';
import { seatIndex, seatName } from './names.ts';
import { leadSize, trickWords } from './trick.ts';

/** Whose cards or win the decision is about: the Robot's, or those of the seat that decides. */
const handOf = (view: View): 'robot' | 'own' => (view.decision!.seat === 'robot' ? 'robot' : 'own');

/** The question to the seat that decides. */
function asked(view: View): string {
  const { kind, lifted } = view.decision!;
  const hand = handOf(view);
  switch (kind) {
    case 'play':
      return leadSize(view) === 0 ? t('bh.ask.lead', { hand }) : t('bh.ask.follow', { hand, n: leadSize(view) });
    case 'spoils':
      return view.spoils.includes(HAT)
        ? t('bh.ask.spoils', { hand })
        : t('bh.ask.spoils.more', { hand, n: view.toTake });
    case 'exploit':
      return lifted ? t('bh.ask.exploit.lay') : lifts(view) ? t('bh.ask.exploit.lift') : t('bh.ask.exploit');
    case 'hack':
      return t('bh.ask.hack', { hand });
    default:
      return t(`bh.ask.${kind}`);
  }
}

/** What another seat is deciding. */
function awaited(view: View, who: string): string {
  const { kind } = view.decision!;
  return t(`bh.wait.${kind === 'play' ? (leadSize(view) === 0 ? 'lead' : 'follow') : kind}`, {
    who,
    hand: handOf(view),
  });
}

/** Whether all markers are on the board, so one must be lifted. */
const lifts = (view: View): boolean => view.decision!.moves.some((move) => move.do === 'lift');

/** Explains what may be chosen. For spoils and markers it mentions only what is on offer now. */
function whyNow(view: View): string {
  const { kind, moves, lifted } = view.decision!;
  switch (kind) {
    case 'play':
      return leadSize(view) === 0 ? t('bh.why-now.lead') : t('bh.why-now.follow', { n: leadSize(view) });
    case 'exploit':
      return lifted
        ? t('bh.why-now.exploit.lay')
        : lifts(view)
          ? t('bh.why-now.exploit.lift')
          : t('bh.why-now.exploit');
    case 'spoils':
      if (moves.some((move) => move.do === 'take-all')) return t('bh.why-now.spoils');
      return view.spoils.includes(HAT) ? t('bh.why-now.spoils.few', { n: view.toTake }) : t('bh.why-now.spoils.more');
    default:
      return t(`bh.why-now.${kind}`);
  }
}

/** Who decides (for the Robot, the player of its cards), what, and why. */
export function promptWords(view: View): PromptWords | null {
  if (view.decision === null) return null;
  const { seat, by = seat } = view.decision;
  const who = seatName(view, seatIndex(view, by));
  const trick = trickWords(view);
  return {
    who: isMine(view) ? t('prompt.who.you') : t('prompt.waiting', { side: who }),
    what: isMine(view) ? asked(view) : awaited(view, who),
    why: isMine(view) ? whyNow(view) : null,
    source: null,
    figures: trick === null ? [] : [trick],
    text: [],
    shown: [],
  };
}
