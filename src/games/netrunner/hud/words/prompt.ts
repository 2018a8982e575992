/** The question put to a person: who decides, what, why, and which figures it turns on. */
import type { View } from '../../rules/view-types.ts';
import { has, paragraphs, t } from '../../../../i18n/index.ts';
import { findCard, isMine, seatOf } from './find.ts';
import { cardName, serverName, seatName } from './names.ts';

export interface PromptWords {
  /** who decides: "Your decision", "The Corp is deciding" */
  who: string;
  /** what is asked */
  what: string;
  /** why now, and what depends on it; shown with hints on */
  why: string | null;
  /** the card that asks */
  source: string | null;
  /** figures: "Trace 4", "Your link 1" */
  figures: string[];
  /** what the card that asks says, where the question comes from its text */
  text: string[];
}

/** Questions of the rules about a card: its text says nothing of them. */
const FROM_RULES: readonly string[] = ['prompt.trash-first', 'prompt.host', 'prompt.server', 'prompt.memory'];
/** Questions that come from a card's own text. */
const FROM_TEXT: readonly string[] = ['accept', 'choose', 'pick', 'number', 'psi', 'arrange', 'prevent'];

/** All parameters a sentence about the open decision may use. */
function promptParams(view: View): Record<string, string | number> {
  const decision = view.decision;
  if (decision === null) return {};
  const params: Record<string, string | number> = {
    ...decision.figures,
    ...decision.text.params,
    got: decision.got,
    max: decision.max,
  };
  const source = findCard(view, decision.source);
  const about = decision.about[0] ?? view.run?.access?.card ?? null;
  const ice = findCard(view, view.run?.ice ?? null);
  params['source'] ??= source === null ? '' : cardName(source);
  if (params['card'] === '' || params['card'] === undefined)
    params['card'] = about === null ? (source === null ? t('card.hidden') : cardName(source)) : cardName(about);
  params['ice'] ??= ice === null ? '' : cardName(ice);
  params['server'] ??= view.run === null ? '' : serverName(view.run.server);
  params['clicks'] = view[decision.seat].clicks;
  params['min'] = decision.range?.min ?? 0;
  params['most'] = decision.range?.max ?? 0;
  return params;
}

/** Which window it is: the words for "what" and "why" differ with the moment. */
function moment(view: View): string {
  const decision = view.decision;
  if (decision === null) return 'over';
  if (decision.kind !== 'window') return decision.kind;
  if (view.run === null) return view.active === view.viewer ? 'window' : 'window.their-turn';
  if (view.run.at === 'encounter') return decision.seat === 'runner' ? 'window.encounter' : 'window.encounter.corp';
  if (view.run.at === 'approach' && decision.moves.some((move) => move.do === 'rez' && move.card === view.run?.ice))
    return 'window.rez-ice';
  return 'window.run';
}

/** The open decision in words; null when the game is over. */
export function promptWords(view: View): PromptWords | null {
  const decision = view.decision;
  if (decision === null) return null;
  const params = promptParams(view);
  const source = findCard(view, decision.source);
  if (!isMine(view) && view.viewer !== 'open')
    return {
      who: t('prompt.who.other', { side: seatName(decision.seat) }),
      what: t('prompt.waiting', { side: seatName(decision.seat) }),
      why: null,
      source: null,
      figures: [],
      text: [],
    };
  const key = moment(view);
  const own = source?.code == null ? '' : `prompt.${source.code}.${decision.kind}`;
  // A window is named by its moment; any other question by the rules, who know what it is for.
  const rules = decision.kind === 'window' ? '' : decision.text.key;
  const what = [own, rules, `prompt.${key}`, `prompt.${decision.kind}`].find((name) => name !== '' && has(name));
  const why = [`why-now.${key}`, `why-now.${decision.kind}`].find(has);
  return {
    who: seatOf(view) === null ? t('prompt.who.other', { side: seatName(decision.seat) }) : t('prompt.who.you'),
    what: what === undefined ? t('prompt.choose', params) : t(what, params),
    why: why === undefined ? null : t(why, params),
    source: source === null ? null : cardName(source),
    figures: figureWords(view),
    text:
      source?.code != null && FROM_TEXT.includes(decision.kind) && !FROM_RULES.includes(decision.text.key)
        ? paragraphs(`card.${source.code}`)
        : [],
  };
}

function figureWords(view: View): string[] {
  const decision = view.decision;
  const words: string[] = [];
  const pending = view.pending;
  if (pending?.what === 'trace') {
    words.push(t('figure.trace', { n: pending.n }));
    words.push(t('figure.link', { n: pending.link ?? view.runner.link }));
  } else if (pending !== null && pending.what !== 'psi')
    words.push(t('figure.damage', { n: pending.n, kind: t(`damage.${pending.what}`) }));
  if (decision !== null && (decision.max > 1 || decision.kind === 'discard') && decision.max > 0)
    words.push(t('figure.chosen', { got: decision.got, max: decision.max }));
  return words;
}
