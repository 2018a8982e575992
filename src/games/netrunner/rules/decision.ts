/**
 * Builds the `decision` of a view. Only the deciding seat (and `open`) gets the legal moves and details. The other seat gets the kind of a
 * decision that is public, and null for any other: that it comes up at all may depend on hidden cards.
 */
import { link } from './ask.ts';
import { creditsFor, owed, picking } from './costs.ts';
import { def } from './defs.ts';
import { abilityBill } from './effects/use.ts';
import type { AskFrame, Card, StackFrame } from './model.ts';
import { asksNumber, decider, legalMoves } from './moves/index.ts';
import { pricesOf } from './moves/price.ts';
import { type Play, flowVars, top } from './play.ts';
import { offered } from './settle.ts';
import { cardOf, cardsOf, tracks } from './table.ts';
import { mayActUnseen, mayPreventUnseen } from './unseen.ts';
import type { CardView, DecisionKind, DecisionView, Viewer } from './view-types.ts';

type Show = (game: Play, c: Card, viewer: Viewer) => CardView;

/**
 * The open decision as a viewer may see it; null when there is none, or when the viewer may not know that there is one. `show` makes a
 * card's view.
 */
export function decisionView(game: Play, viewer: Viewer, show: Show): DecisionView | null {
  const seat = decider(game);
  const frame = top(game);
  if (!seat || !frame) return null;
  if (viewer !== seat && viewer !== 'open') {
    const kind = publicKind(game, frame);
    const nothing = { source: null, moves: [], prices: [], range: null, got: 0, max: 0, figures: {}, about: [] };
    return kind && { seat, kind, text: { key: 'prompt.waits' }, ...nothing };
  }
  const source = sourceOf(game, frame);
  const moves = legalMoves(game);
  const figures = figuresOf(game, frame);
  const about = aboutOf(game, frame)
    .filter((c) => tracks(c, viewer))
    .map((c) => show(game, c, viewer));
  return {
    seat,
    kind: kindOf(frame),
    text: { key: promptKey(frame), params: { ...figures, card: source ? def(source.code).title : '' } },
    source: source && tracks(source, viewer) ? source.h : null,
    moves,
    prices: pricesOf(game, moves),
    range: frame.k === 'ask' && asksNumber(frame) ? { min: frame.min, max: frame.max } : null,
    got: frame.k === 'ask' ? frame.got.length : 0,
    max: frame.k === 'ask' ? frame.max : 0,
    figures,
    about,
  };
}

/** Whether the viewer knows what is being decided now, or knows that no decision is open. */
export function isKnown(game: Play, viewer: Viewer): boolean {
  const seat = decider(game);
  const frame = top(game);
  return !seat || !frame || viewer === seat || viewer === 'open' || publicKind(game, frame) !== null;
}

/** The kind of the open decision as the other seat may know it; null if it comes up only because of hidden cards. */
function publicKind(game: Play, frame: StackFrame): DecisionKind | null {
  const kind = kindOf(frame);
  if (frame.k === 'window') return mayActUnseen(game.t, frame) ? null : kind;
  if (frame.k === 'would') return mayPreventUnseen(game.t, frame) ? null : kind;
  if (!OPEN_KINDS.has(kind)) return null;
  return kind === 'trash' || kind === 'steal' || kind === 'look' ? 'access' : kind;
}

/** Kinds of decision that both seats always know of. */
export const OPEN_KINDS: ReadonlySet<DecisionKind> = new Set<DecisionKind>([
  'mulligan',
  'action',
  'jack-out',
  'trace',
  'psi',
  'discard',
  'access',
  'trash',
  'steal',
  'look',
]);

const ASK_KINDS: Record<string, DecisionKind> = {
  mulligan: 'mulligan',
  'jack-out': 'jack-out',
  discard: 'discard',
  number: 'number',
  arrange: 'arrange',
  accept: 'accept',
  instead: 'accept',
  'offer-access': 'accept',
  trace: 'trace',
  psi: 'psi',
  'access-next': 'access',
  'access-trash': 'trash',
  'access-ways': 'trash',
  'access-look': 'look',
  'access-steal': 'steal',
};
/** The kind of decision that a stack frame puts to its seat. */
export function kindOf(frame: StackFrame): DecisionKind {
  switch (frame.k) {
    case 'action':
      return 'action';
    case 'window':
      return 'window';
    case 'would':
      return 'prevent';
    case 'cost':
      return 'pay';
    case 'trig':
      return 'order';
    case 'ask':
      return ASK_KINDS[frame.ask] ?? (frame.options.length > 0 ? 'choose' : 'pick');
    default:
      return 'choose';
  }
}
/** The i18n key of the question that a stack frame asks its seat. */
function promptKey(frame: StackFrame): string {
  if (frame.k === 'ask') {
    const of = frame.ask === 'number' && frame.into === 'x' ? 'x' : frame.v.of;
    return `prompt.${frame.ask}${typeof of === 'string' ? `.${of}` : ''}`;
  }
  if (frame.k === 'window') return frame.open.includes('I') ? 'prompt.window.rez-ice' : 'prompt.window';
  if (frame.k === 'would') return `prompt.prevent.${frame.what}`;
  if (frame.k === 'cost') {
    const open = picking(frame);
    return open === null ? 'prompt.pay' : `prompt.pay.${open.part.c}`;
  }
  return `prompt.${frame.k === 'trig' ? 'order' : 'action'}`;
}

/** Returns the card whose text asks for this decision; null if no card does. */
function sourceOf(game: Play, frame: StackFrame): Card | null {
  return 'h' in frame ? cardOf(game.t, frame.h) : null;
}
/** Returns the numbers and names to fill into a decision's prompt. */
function figuresOf(game: Play, frame: StackFrame): Record<string, number | string> {
  if (frame.k === 'would') return { n: frame.n, kind: frame.kind };
  if (frame.k === 'cost')
    return {
      credits: Math.max(0, owed(frame) - frame.discount),
      usable: creditsFor(game, frame.seat, frame.purpose, frame.h),
      purpose: frame.purpose,
    };
  if (frame.k !== 'ask') return {};
  const figures: Record<string, number | string> = { min: frame.min, max: frame.max };
  for (const [name, value] of Object.entries(frame.v))
    if (typeof value === 'number' || typeof value === 'string') figures[name] = value;
  if (frame.ask === 'trace') figures.link = link(game);
  if (frame.ask === 'psi') delete figures.corp;
  if (frame.ask === 'subs') figures.price = breakPrice(game, frame.h);
  if (frame.ask.startsWith('access')) {
    const v = flowVars(game, 'access');
    figures.index = (v.count as number) ?? 0;
    figures.of = (v.total as number) ?? 0;
  }
  return figures;
}
/** Returns the credits that breaking costs in all once the Runner has chosen the subroutines. `h`: handle of the icebreaker. */
function breakPrice(game: Play, h: number): number {
  const breaker = cardOf(game.t, h);
  const using = game.s.stack.at(-2);
  if (breaker === null || using?.k !== 'do') return 0;
  const ability = def(breaker.code).abilities[using.v.ability as number];
  return ability !== undefined && 'cost' in ability ? abilityBill(game, breaker, ability).credits : 0;
}
/** Returns the cards that a decision is about, including the card that asks for it. */
function aboutOf(game: Play, frame: StackFrame): Card[] {
  const of = (handles: number[]): Card[] => cardsOf(game.t, handles);
  if (frame.k === 'would') return of(frame.cards.length > 0 ? frame.cards : [frame.h]);
  if (frame.k === 'trig') return of(offered(game, frame).map((item) => item.h));
  if (frame.k !== 'ask') return 'h' in frame ? of([frame.h]) : [];
  const cards = (frame as AskFrame).ask === 'subs' ? [] : frame.cards;
  const v = frame.v.card;
  return of([...(frame.h >= 0 ? [frame.h] : []), ...(typeof v === 'number' ? [v] : []), ...cards]);
}
