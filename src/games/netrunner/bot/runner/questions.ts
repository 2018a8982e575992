/** Weighs the Runner's answers to decisions other than actions: opening hand, access, trashing, stealing, preventing, picking, bidding. */
import { isRemote, type ServerId } from '../../rules/model.ts';
import type { Move } from '../../rules/move.ts';
import type { CardView } from '../../rules/view-types.ts';
import { byNumber, choiceGrounds, discarded, needlessTrash, secretBid, tenths } from '../answers.ts';
import { doesAfterPick, offerWorth, optionWorth as wordsOption, traceWorth } from '../asked.ts';
import type { Choice, Context } from '../context.ts';
import { type Facts, facts, preventOf } from '../facts.ts';
import { breakersOf } from '../calculator/read.ts';
import { find } from '../calculator/run-costs.ts';
import { pursesFor } from '../knowledge.ts';
import { TUNE } from '../tuning.ts';
import { cardsLoss } from './armour.ts';
import { GAME, money } from '../values.ts';
import { accessWorth, accesses, diesStealing, guessWorth, type AccessPlace, trashWorth } from './access.ts';
import { holdWorth, keepWorth, useWorth } from './rig.ts';
import { rest } from './outlook.ts';
import { madeRunWorth, planRun } from './runs.ts';
import { madeBy, successOn } from './success.ts';

export const discard = (ctx: Context): Choice[] => discarded(ctx, (card) => holdWorth(ctx, card));

const placeOf = (card: CardView | null): AccessPlace => ({
  from:
    card?.zone === 'hq' ? 'hq' : card?.zone === 'rnd' ? 'rnd' : card?.zone === 'archives' ? 'archives' : 'installed',
  advancement: card?.counters.advancement ?? 0,
  up: card?.up ?? false,
});

/** Weighs which card to access next: known cards by their worth, unknown root cards before those of the hand or deck. */
export function access(ctx: Context): Choice[] {
  const { credits, handSize } = ctx.view.runner;
  return ctx.moves.map((move): Choice => {
    const card = ctx.card(move.card);
    let worth = 1;
    if (card && card.code !== null) worth = accessWorth(ctx, facts(card.code), placeOf(card), credits, handSize);
    else if (card) worth = 2;
    return {
      move,
      worth,
      grounds: {
        of: 'access',
        params: { card: card && card.code !== null ? ctx.title(card.h) : '?', grip: handSize },
      },
    };
  });
}

/** Returns the card that the Runner is accessing now. */
function accessed(ctx: Context): CardView | null {
  return ctx.view.run?.access?.card ?? ctx.decision.about[0] ?? ctx.card(ctx.decision.source);
}

/** Weighs trashing the accessed card against leaving it. */
export function trash(ctx: Context): Choice[] {
  const card = accessed(ctx);
  const { credits } = ctx.view.runner;
  return ctx.moves.map((move): Choice => {
    if (move.do === 'steal') return steal(ctx).find((choice) => choice.move === move)!;
    // a card that may be trashed for free could be an agenda, but the Runner would rather steal that
    if (move.do === 'use' && card !== null && card.code !== null && card.type !== 'agenda')
      return {
        move,
        worth: 0.2 + trashWorth(ctx, facts(card.code), placeOf(card)),
        grounds: { of: 'trash', params: { card: ctx.title(card.h), cost: 0, credits } },
      };
    if (move.do !== 'trash')
      return {
        move,
        worth: 0,
        grounds: { of: 'leave', params: { card: card ? ctx.title(card.h) : '?', credits } },
      };
    const f = card && card.code !== null ? facts(card.code) : null;
    const cost = f?.card.trash ?? 0;
    const purses = (ctx.view.run?.badCredits ?? 0) + pursesFor(ctx.view, 'trash', card);
    const worth = f ? trashWorth(ctx, f, placeOf(card)) + money(credits + purses, -cost) : -1;
    return { move, worth, grounds: { of: 'trash', params: { card: f?.card.title ?? '?', cost, credits } } };
  });
}

/** Weighs stealing the accessed agenda: steals it unless the cost is too high. */
export function steal(ctx: Context): Choice[] {
  const card = accessed(ctx);
  return ctx.moves.map((move): Choice => {
    if (move.do !== 'steal')
      return { move, worth: 0, grounds: { of: 'no-steal', params: { card: card ? ctx.title(card.h) : '?' } } };
    const f = card && card.code !== null ? facts(card.code) : null;
    const { credits, handSize } = ctx.view.runner;
    const gain = (of: Facts): number =>
      diesStealing(of, handSize) ? -GAME : accessWorth(ctx, of, placeOf(card), credits, handSize) + 0.5;
    return {
      move,
      worth: f ? gain(f) : 1,
      grounds: { of: 'steal', params: { card: f?.card.title ?? '?', points: f?.card.points ?? 0 } },
    };
  });
}

/** Weighs preventing damage, tags or a trash: prevents it if what is saved is worth more than the price. */
export function prevent(ctx: Context): Choice[] {
  const { view } = ctx;
  const grip = view.runner.handSize;
  const coming = Number(ctx.decision.figures.n ?? view.pending?.n ?? 1);
  return ctx.moves.map((move): Choice => {
    if (move.do !== 'use') return { move, worth: 0, grounds: { of: 'no-prevent', params: { n: coming, grip } } };
    const f = ctx.facts(move.card);
    const stops = f ? preventOf(f.card, move.ability) : null;
    const price = stops
      ? -money(view.runner.credits, -stops.credits) + (stops.trash ? keepWorth(ctx, ctx.card(move.card)!) : 0)
      : 0;
    let saved = 0;
    if (!stops) saved = 0.1;
    else if (stops.what === 'damage')
      saved =
        coming > grip && coming - stops.n <= grip
          ? GAME
          : coming > grip + stops.n
            ? 0.1
            : cardsLoss(ctx, grip, Math.min(stops.n, coming));
    else if (stops.what === 'tag') saved = 3;
    else saved = Math.max(0, ...ctx.decision.about.map((card) => keepWorth(ctx, card))) - 1;
    return {
      move,
      worth: saved - price,
      grounds: { of: 'prevent', params: { card: ctx.title(move.card), n: coming, grip } },
    };
  });
}

/** Weighs which card to pick, by what the asking card does and by where the candidates are. */
export function pick(ctx: Context): Choice[] {
  const asking = ctx.facts(ctx.decision.source);
  const needless = needlessTrash(ctx);
  return ctx.moves.map((move): Choice => {
    const card = ctx.card(move.card);
    if (!card) return { move, worth: move.do === 'done' ? 0 : -1, grounds: { of: 'done' } };
    return {
      move,
      worth: needless ? -1 : pickWorth(ctx, card, asking),
      grounds: {
        of: 'pick-worth',
        params: { card: ctx.title(card.h), worth: tenths(needless ? -1 : pickWorth(ctx, card, asking)) },
      },
    };
  });
}

function pickWorth(ctx: Context, card: CardView, asking: Facts | null): number {
  const { view } = ctx;
  const { key } = ctx.decision.text;
  // to shuffle away, trash or sell: the card worth least; to take or search for: the card worth most
  if (doesAfterPick(ctx, 'takeChosen') || key === 'prompt.search') return 0.5 + Math.max(0, holdWorth(ctx, card));
  if (key === 'prompt.choose-for-bottom') return 1.6 - holdWorth(ctx, card);
  if (doesAfterPick(ctx, 'hostOnChosen')) return hostWorth(ctx, card, asking);
  if (card.zone === 'runner score') return 10 - (card.points ?? 0) * 4;
  if (card.seat === 'corp') {
    if (card.zone === 'ice') return iceWorth(ctx, card, asking);
    if (asking?.exposes) return exposeWorth(ctx, card);
    return card.code === null ? 1 : trashWorth(ctx, facts(card.code), placeOf(card));
  }
  if (card.zone === 'grip') {
    if (card.code === null) return 0;
    const f = facts(card.code);
    if (asking?.installsFor !== null && asking !== null) {
      const cost = card.cost ?? f.card.cost;
      const price = Math.max(0, cost - (asking.installsFor ?? 0));
      return useWorth(ctx, f, price) + money(view.runner.credits, -price);
    }
    return 3 - holdWorth(ctx, card);
  }
  if (card.zone === 'stack' || card.zone === 'heap')
    return card.code === null ? 0 : useWorth(ctx, facts(card.code), card.cost ?? 0);
  // one's own installed cards are picked to sell or trash; icebreakers also as hosts
  if (asking?.needsHost && asking.hostStrength > 0) {
    const model = breakersOf(view).find((one) => one.h === card.h);
    return model
      ? 3 + Math.max(0, ...model.boosts.map((boost) => boost.cost / boost.n)) - (model.charges === null ? 0 : 2)
      : 0;
  }
  const gain = asking && asking.sells > 0 ? money(view.runner.credits, asking.sells) : 0;
  return gain > 0 ? gain - keepWorth(ctx, card) - 0.5 : 10 - keepWorth(ctx, card);
}

/** Returns the worth of this ice as the host of a card that can break only its host, or that depends on its host. */
function hostWorth(ctx: Context, card: CardView, asking: Facts | null): number {
  const kinds = asking?.breaks ?? [];
  const fits = card.code === null ? 0.3 : kinds.some((kind) => kind === 'any' || card.subtypes.includes(kind)) ? 3 : 0;
  return fits + (card.server === 'rnd' || card.server === 'hq' ? 0.5 : 0.3);
}

/** Returns the worth of picking this ice for a card's effect; if the card adds subtypes, how much better the run gets with them. */
function iceWorth(ctx: Context, card: CardView, asking: Facts | null): number {
  if (asking && asking.mimics.length > 0 && card.server !== null) {
    const before = planRun(ctx, card.server).value;
    return (
      planRun(ctx, card.server, null, { subtypes: { h: card.h, add: asking.mimics } }).value - Math.max(0, before) + 0.1
    );
  }
  if (asking?.exposes) return exposeWorth(ctx, card);
  return (card.strength ?? 2) + (card.up ? 1 : 0) + (card.subs.length - 1) * 0.5;
}

/** Returns the worth of exposing a card; -1 if its face is known. */
function exposeWorth(ctx: Context, card: CardView): number {
  if (card.code !== null) return -1;
  const advanced = card.counters.advancement ?? 0;
  if (card.zone === 'ice') return 0.8;
  const guarded = card.server !== null && isRemote(card.server);
  return advanced > 0 ? 4 + advanced : guarded ? 1.5 : 1;
}

/** Weighs a choice between named options, by their names and by what each option does. */
export function choose(ctx: Context): Choice[] {
  const asking = ctx.facts(ctx.decision.source);
  return ctx.moves.map((move): Choice => {
    const worth = optionWorth(ctx, move, asking);
    return {
      move,
      worth,
      grounds: choiceGrounds(move, move.option, worth),
    };
  });
}

function optionWorth(ctx: Context, move: Move, asking: Facts | null): number {
  const { view } = ctx;
  const name = (move.option ?? '').toLowerCase();
  if (move.do === 'done' || move.do === 'decline') return 0;
  if (move.server !== undefined && move.server !== 'new remote') return serverWorth(ctx, move.server, asking);
  if (ctx.decision.text.key === 'prompt.pay-or-access')
    return name === 'pay' ? money(view.runner.credits, -Number(ctx.decision.figures.credits ?? 3)) : offeredWorth(ctx);
  if (name.includes('expose')) return exposing(ctx);
  const worth = wordsOption(ctx, move.option ?? '');
  if (worth !== null) {
    // ending the run costs what the Runner could still gain from it
    const ends = name.includes('end') && view.run !== null;
    return ends
      ? -Math.max(0.5, rest(ctx).value)
      : name.includes('trash') && asking
        ? -keepWorth(ctx, ctx.card(ctx.decision.source)!)
        : worth;
  }
  return 0.1;
}

/** Returns the worth of exposing the card that is most worth it. */
function exposing(ctx: Context): number {
  const { view } = ctx;
  let most = -1;
  for (const server of view.servers)
    for (const card of [...server.ice, ...server.root]) most = Math.max(most, exposeWorth(ctx, card));
  return view.runner.clicks > 0 ? most : most - 3;
}

/** Returns the worth of running on this server with the run that the asking card makes. */
function serverWorth(ctx: Context, server: ServerId, asking: Facts | null): number {
  const made = asking?.run ?? null;
  const plan = planRun(ctx, server, made);
  return made ? madeRunWorth(ctx, plan, made) : plan.value;
}

/** Returns the worth of accessing the card that the decision is about. */
function offeredWorth(ctx: Context): number {
  const { credits, handSize } = ctx.view.runner;
  const card = ctx.decision.about.find(({ seat, zone }) => seat === 'corp' && zone === 'root');
  if (!card) return 0;
  if (card.code !== null) return accessWorth(ctx, facts(card.code), placeOf(card), credits, handSize);
  return guessWorth(ctx, card, credits, handSize);
}

/** Weighs an optional effect: accepts it if it gains something. */
export function accept(ctx: Context): Choice[] {
  const asking = ctx.facts(ctx.decision.source);
  let gain = 0.5;
  if (asking && asking.sells > 0)
    gain = Math.max(
      -1,
      ...ctx.view.runner.rig
        .filter((card) => card.h !== ctx.decision.source)
        .map((card) => money(ctx.view.runner.credits, asking.sells) - keepWorth(ctx, card) - 0.5),
    );
  else if (asking && asking.link > 0) gain = ctx.view.runner.credits >= asking.card.cost + 4 ? 0.6 : -0.3;
  else if (asking && asking.breaks.length > 0 && ctx.view.run) {
    // a paid bypass or the like: declines if the calculator's best way does not bypass
    gain = planRun(ctx, ctx.view.run.server).way?.bypass === false ? -0.5 : 0.5;
  } else if (ctx.decision.text.key === 'prompt.offer-access') gain = offeredWorth(ctx) + 6;
  else if (ctx.decision.text.key === 'prompt.instead' && ctx.view.run) {
    // instead of accessing: compare what the two are worth
    const { instead } = successOn(ctx, ctx.view.run.server, madeBy(ctx.view));
    const { credits, handSize } = ctx.view.runner;
    gain = instead === null ? 0.5 : instead - accesses(ctx, ctx.view.run.server, credits, handSize);
  } else gain = offerWorth(ctx) ?? 0.5;
  return ctx.moves.map((move): Choice => ({
    move,
    worth: move.do === 'accept' ? gain : 0,
    grounds: {
      of: move.do === 'accept' ? 'accept-worth' : 'decline-worth',
      params: { card: ctx.title(ctx.decision.source), worth: tenths(gain) },
    },
  }));
}

/** Weighs the Runner's bid in a trace: enough to beat it if that costs no more than the harm it prevents; else nothing. */
export function trace(ctx: Context): Choice[] {
  const { view } = ctx;
  const goal = Number(ctx.decision.figures.strength ?? ctx.decision.figures.base ?? view.pending?.n ?? 0);
  const need = Math.max(0, goal - view.runner.link);
  const asking = ctx.facts(ctx.decision.source);
  const harm = Math.max(asking ? traceHarm(ctx, asking) : 3, -(traceWorth(ctx) ?? 0));
  const pays = need <= view.runner.credits + (view.run?.badCredits ?? 0) && -money(view.runner.credits, -need) <= harm;
  return byNumber(ctx, pays ? need : 0, 'trace', { need, credits: view.runner.credits, strength: goal });
}

/** Returns the number of tags that a card's traces give. */
const traces = ({ card }: Facts): number =>
  [...card.subroutines, ...card.abilities.map((ability) => ('words' in ability ? ability.words : []))]
    .flatMap((words) => find(words, 'trace'))
    .reduce((n, { then }) => Math.max(n, find(then, 'giveTags').length), 0);

/** Returns what a successful trace by this card costs the Runner, in credits. */
function traceHarm(ctx: Context, asking: Facts): number {
  const tags = traces(asking);
  const resources = ctx.view.runner.rig.filter((card) => card.type === 'resource').length;
  return (
    tags * (resources > 0 ? TUNE.runTag : TUNE.runTag * 0.6) +
    (ctx.view.corp.score.some((card) => card.code !== null && facts(card.code).taggedDamage > 0) ? 3 : 0)
  );
}

export const psi = (ctx: Context): Choice[] => secretBid(ctx, 0.45);
