/** Reasons for answers to questions: preventing, traces, bids, discards, offers, choices and orders. */
import { needlessTrash } from '../answers.ts';
import { doesAfterPick } from '../asked.ts';
import { facts } from '../facts.ts';
import { kind, type Kind, when } from './kind.ts';
import type { Position } from './position.ts';

const { max } = Math;
const key = (p: Position): string => p.ctx.decision.text.key;
const asks = (p: Position, of: string): boolean =>
  p.ctx.decision.kind === 'prevent' && key(p) === `prompt.prevent.${of}`;
const prevents = (p: Position): boolean =>
  p.ctx.decision.kind === 'prevent' && p.f !== null && p.grounds.of === 'prevent';
const refuses = (p: Position): boolean => p.ctx.decision.kind === 'prevent' && p.grounds.of === 'no-prevent';
const coming = (p: Position): number => p.figure('n');
const only = (p: Position): { card: string } => ({ card: p.title });

/** A trace in which this seat is asked what it pays: its bid, and what the Runner must reach. */
const traces = (p: Position): boolean => p.ctx.decision.kind === 'trace' && p.move.n !== undefined;
const bid = (p: Position): number => p.move.n ?? 0;
const runnerNeeds = (p: Position): number =>
  max(
    0,
    Number(p.ctx.decision.figures['strength'] ?? p.ctx.decision.figures['base'] ?? p.view.pending?.n ?? 0) -
      p.view.runner.link,
  );
const corpBase = (p: Position): number =>
  Number(p.ctx.decision.figures['base'] ?? p.ctx.decision.figures['strength'] ?? p.view.pending?.n ?? 0);
const runnerMost = (p: Position): number => p.view.runner.link + p.view.runner.credits + (p.view.run?.badCredits ?? 0);

/** Whether the picked card is one that the seat gives up: of its own, and installed, in hand or scored. */
const givesUp = (p: Position): boolean =>
  p.card?.seat === p.seat &&
  (p.ctx.decision.kind === 'pay' || key(p) === 'prompt.trash-first' || doesAfterPick(p.ctx, 'trash', 'shuffleIn'));
const takes = (p: Position): boolean =>
  p.f !== null && (key(p) === 'prompt.search' || doesAfterPick(p.ctx, 'takeChosen'));
const source = (p: Position): string => {
  const code = p.ctx.card(p.ctx.decision.source)?.code ?? null;
  return code === null ? '' : facts(code).card.title;
};
const offers = (p: Position): boolean => p.ctx.decision.kind === 'accept' && source(p) !== '';

export const QUESTIONS: readonly Kind[] = [
  kind('reason.prevent.kill', ['use', 'rez'], (p) =>
    prevents(p) && asks(p, 'damage') && coming(p) > p.grip ? { ...only(p), grip: p.grip } : null,
  ),
  kind('reason.prevent.damage', ['use', 'rez'], (p) =>
    prevents(p) && asks(p, 'damage') ? { ...only(p), grip: p.grip } : null,
  ),
  kind('reason.prevent.tag', ['use', 'rez'], (p) => (prevents(p) && asks(p, 'tag') ? only(p) : null)),
  kind('reason.prevent.expose', ['use', 'rez'], (p) => (prevents(p) && asks(p, 'expose') ? only(p) : null)),
  kind('reason.prevent', ['use', 'rez'], (p) => (p.ctx.decision.kind === 'prevent' && p.f !== null ? only(p) : null), {
    plain: true,
  }),
  kind('reason.suffer.damage', ['pass', 'decline', 'done'], (p) =>
    refuses(p) && asks(p, 'damage') && coming(p) <= p.grip ? { n: coming(p), grip: p.grip } : null,
  ),
  kind('reason.suffer', ['pass', 'decline', 'done'], (p) => when(refuses(p)), { plain: true }),

  kind('reason.trace.done', ['number'], (p) => when(!p.isCorp && traces(p) && bid(p) === 0 && runnerNeeds(p) === 0)),
  kind('reason.trace.beat', ['number'], (p) =>
    !p.isCorp && traces(p) && bid(p) > 0 && bid(p) >= runnerNeeds(p) ? { n: bid(p) } : null,
  ),
  kind('reason.trace.cannot', ['number'], (p) =>
    !p.isCorp && traces(p) && bid(p) === 0 && runnerNeeds(p) > p.credits + (p.view.run?.badCredits ?? 0)
      ? { need: runnerNeeds(p), credits: p.credits }
      : null,
  ),
  kind('reason.trace.let', ['number'], (p) =>
    !p.isCorp && traces(p) && bid(p) === 0 && runnerNeeds(p) > 0 ? { need: runnerNeeds(p) } : null,
  ),
  kind('reason.trace.sure', ['number'], (p) =>
    p.isCorp && traces(p) && bid(p) > 0 && corpBase(p) + bid(p) > runnerMost(p) ? { n: bid(p) } : null,
  ),
  kind('reason.trace.already', ['number'], (p) =>
    when(p.isCorp && traces(p) && bid(p) === 0 && corpBase(p) > runnerMost(p)),
  ),
  kind('reason.trace.tax', ['number'], (p) => {
    const pays = corpBase(p) + bid(p) - p.view.runner.link;
    return p.isCorp && traces(p) && bid(p) > 0 && pays > 0 ? { pays } : null;
  }),
  kind('reason.trace.none', ['number'], (p) => when(traces(p) && bid(p) === 0)),
  kind('reason.trace', ['number'], (p) => (traces(p) ? { n: bid(p) } : null), { plain: true }),
  kind('reason.psi', ['number'], (p) => when(p.ctx.decision.kind === 'psi')),
  kind('reason.number.worth', ['number'], (p) => (p.grounds.of === 'declare' ? { n: bid(p) } : null)),
  kind('reason.number.most', ['number'], (p) =>
    bid(p) > 0 && bid(p) === p.ctx.decision.range?.max ? { n: bid(p) } : null,
  ),
  kind('reason.number', ['number'], (p) => ({ n: bid(p) }), { plain: true }),

  kind('reason.discard.unique', ['discard', 'pick'], (p) =>
    p.grounds.of === 'discard' && p.f?.card.unique && p.view.runner.rig.some(({ code }) => code === p.card!.code)
      ? only(p)
      : null,
  ),
  kind('reason.discard.copy', ['discard', 'pick'], (p) =>
    p.grounds.of === 'discard' && p.others.some(({ card }) => card.code === p.card!.code) ? only(p) : null,
  ),
  kind('reason.discard.dear', ['discard', 'pick'], (p) => {
    const cost = p.f?.card.type === 'agenda' ? 0 : (p.f?.card.cost ?? 0);
    return p.grounds.of === 'discard' && cost >= p.credits + 5 ? { ...only(p), cost, credits: p.credits } : null;
  }),
  kind('reason.discard', ['discard', 'pick'], (p) => (p.grounds.of === 'discard' && p.f !== null ? only(p) : null)),

  kind('reason.accept', ['accept', 'use', 'rez'], (p) => (offers(p) ? { card: source(p) } : null)),
  kind('reason.decline', ['decline'], (p) => (offers(p) ? { card: source(p) } : null)),
  kind('reason.pick.needless', ['done'], (p) => when(needlessTrash(p.ctx))),
  kind('reason.pick.take', ['pick'], (p) => (takes(p) ? only(p) : null)),
  kind('reason.pick.lose', ['pick'], (p) => (p.f !== null && givesUp(p) ? only(p) : null)),
  kind('reason.pick.unknown', ['pick'], (p) => when(p.f === null && p.move.card !== undefined)),
  kind('reason.pick', ['pick'], (p) => (p.f === null ? null : only(p)), { plain: true }),
  kind('reason.choose.server', ['choose', 'pick'], (p) =>
    p.move.server === undefined ? null : { server: p.move.server },
  ),
  kind('reason.choose', ['choose'], (p) => when(p.move.option !== undefined), { plain: true }),
  kind('reason.arrange.top', ['pick', 'next', 'first'], (p) =>
    p.grounds.of === 'arrange' && p.figure('place') === 1 && p.f !== null ? only(p) : null,
  ),
  kind('reason.arrange', ['pick', 'next', 'first'], (p) =>
    p.grounds.of === 'arrange' && p.f !== null ? only(p) : null,
  ),
  kind('reason.done', ['done'], () => ({}), { plain: true }),
  kind('reason.pay', ['pay'], () => ({}), { plain: true }),
  kind('reason.order', ['first', 'next', 'pick', 'choose'], (p) => when(p.ctx.decision.kind === 'order'), {
    plain: true,
  }),
];
