/** The coach's advice to the Runner: warnings before being flatlined, stopped without gain, or left tagged. */
import { isRemote, type ServerId } from '../rules/model.ts';
import type { Move } from '../rules/move.ts';
import type { Choice, Context } from '../bot/context.ts';
import { facts } from '../bot/facts.ts';
import { forecast } from '../bot/forecast.ts';
import { danger } from '../bot/runner/access.ts';
import { encounter } from '../bot/runner/encounter.ts';
import { rest } from '../bot/runner/outlook.ts';
import { trash } from '../bot/runner/questions.ts';
import { planRun } from '../bot/runner/runs.ts';
import { type CoachAdvice, isLast } from './advice.ts';

/** The coach warns of a run if the chance that it flatlines the Runner is at least this, 0–1. */
const DEADLY = 0.1;
/** The coach warns if the Runner is about to end a turn with this many cards in the grip or fewer: one operation may then flatline them. */
const THIN = 1;
/** The number of damaging cards that HQ must hold on average before the coach warns of an empty hand. */
const LIKELY = 0.1;
/** The coach warns of leaving a card whose trashing is worth this many credits more than it costs. */
const WORTH_TRASHING = 1;
/** A Runner who keeps this many credits can afford to trash a card that earns for the Corp. */
const LEFT = 4;

export function runnerAdvice(ctx: Context, move: Move): CoachAdvice | null {
  const { view } = ctx;
  switch (move.do) {
    case 'run':
      return deadlyRun(ctx, move.server as ServerId) ?? stopped(ctx, move.server as ServerId) ?? lastClick(ctx, move);
    case 'continue':
      return view.decision?.kind === 'jack-out' && view.run !== null ? deadlyRun(ctx, view.run.server) : null;
    case 'pass':
      return unbroken(ctx);
    case 'decline':
      return leftAgenda(ctx) ?? untrashed(ctx);
    case 'pick':
      return onlyBreaker(ctx, move);
    default:
      return lastClick(ctx, move);
  }
}

/** Warns about a run that may flatline the Runner, through ice on the way or cards accessed. */
function deadlyRun(ctx: Context, server: ServerId): CoachAdvice | null {
  const { view } = ctx;
  const expected = forecast(view, server);
  const way = view.run === null ? planRun(ctx, server) : rest(ctx);
  const grip = view.runner.handSize;
  const inside = danger(ctx, server, grip);
  const death = 1 - (1 - way.death) * (1 - inside.death * way.reach);
  const sure = expected?.known.flatlines === true || (grip <= THIN && expected?.worst?.flatlines === true);
  if (!sure && death < DEADLY) return null;
  const damage = Math.max(
    expected?.worst?.harm.cards ?? 0,
    expected?.known.harm.cards ?? 0,
    inside.most,
    way.worst,
    grip + 1,
  );
  return { kind: 'flatline', params: { damage, grip, server }, at: server };
}

/** Warns if rezzed ice would end the run and the Runner cannot pay to get past it. */
function stopped(ctx: Context, server: ServerId): CoachAdvice | null {
  const expected = forecast(ctx.view, server);
  if (expected === null || expected.known.reaches) return null;
  const wall = expected.rows.find((row) => row.stops && row.rezzed);
  if (wall === undefined || wall.code === null) return null;
  const params = { ice: wall.code, server, needs: wall.needs ?? -1, credits: ctx.view.runner.credits };
  return { kind: 'stopped', params, at: wall.h };
}

/** Warns if the Runner passes in an encounter although the best way past the ice is to break subroutines. */
function unbroken(ctx: Context): CoachAdvice | null {
  const { view } = ctx;
  const { run } = view;
  if (run === null || run.at !== 'encounter' || run.ice === null) return null;
  const next = encounter(ctx);
  if (next === null || next.move.do !== 'use') return null;
  const row = forecast(view, run.server)?.rows.find((one) => one.h === run.ice);
  const ice = ctx.card(run.ice);
  if (row === undefined || row.stops || row.price === 0 || ice === null || ice.code === null) return null;
  return { kind: 'unbroken', params: { ice: ice.code, cost: row.price }, at: run.ice };
}

/** Warns if the Runner does not steal an accessed agenda they can steal. */
function leftAgenda(ctx: Context): CoachAdvice | null {
  if (ctx.decision.kind !== 'steal' || !ctx.moves.some((move) => move.do === 'steal')) return null;
  const card = ctx.view.run?.access?.card ?? ctx.decision.about[0] ?? null;
  if (card === null || card.code === null) return null;
  return { kind: 'left-agenda', params: { card: card.code, points: card.points ?? 0 }, at: card.h };
}

/** Warns if the Runner leaves an accessed card although trashing it is free, or clearly worth its cost. */
function untrashed(ctx: Context): CoachAdvice | null {
  if (ctx.decision.kind !== 'trash') return null;
  const choices = trash(ctx).filter(({ move }) => move.do === 'trash' || move.do === 'use');
  const best = choices.reduce<Choice | null>((a, b) => (a === null || b.worth > a.worth ? b : a), null);
  const card = ctx.view.run?.access?.card ?? ctx.decision.about[0] ?? null;
  if (best === null || card === null || card.code === null) return null;
  const cost = Number(best.grounds.params?.['cost'] ?? 0);
  const { credits } = ctx.view.runner;
  const { perTurn, action } = facts(card.code);
  const earns = card.server !== null && isRemote(card.server) && (perTurn > 0 || action !== null);
  const pays = cost === 0 || best.worth >= WORTH_TRASHING || (earns && credits - cost >= LEFT);
  if (!pays) return null;
  return { kind: 'untrashed', params: { card: card.code, cost, credits }, at: card.h };
}

/** Message keys of the questions in which the Runner picks one of their installed cards to give up. */
const GIVES_AWAY: readonly string[] = ['prompt.choose-to-sell', 'prompt.memory'];

/** Warns if the Runner gives up their only icebreaker for a kind of ice. */
function onlyBreaker(ctx: Context, move: Move): CoachAdvice | null {
  if (!GIVES_AWAY.includes(ctx.decision.text.key)) return null;
  const card = ctx.card(move.card);
  const kinds = ctx.facts(move.card)?.breaks ?? [];
  if (card === null || card.code === null || card.zone !== 'rig' || kinds.length === 0) return null;
  const others = ctx.view.runner.rig.filter((one) => one.h !== card.h && one.code !== null);
  const opens = new Set(others.flatMap((one) => facts(one.code!).breaks));
  if (opens.has('any') || kinds.every((kind) => opens.has(kind))) return null;
  return { kind: 'only-breaker', params: { card: card.code }, at: card.h };
}

/** Warns before the last click of the turn if the Runner keeps a tag, or ends the turn with too few cards in the grip. */
function lastClick(ctx: Context, move: Move): CoachAdvice | null {
  const { view } = ctx;
  if (!isLast(view, move)) return null;
  const { tags, handSize } = view.runner;
  if (tags > 0 && move.do !== 'remove-tag' && ctx.moves.some((one) => one.do === 'remove-tag'))
    return { kind: 'tagged', params: { tags }, at: null };
  const played = move.do === 'play' ? ctx.facts(move.card) : null;
  const used = move.do === 'install' || move.do === 'play' ? 1 : 0;
  const grip = handSize - used + (move.do === 'draw' ? 1 : 0) + (played?.draws ?? 0);
  if (grip > THIN || grip >= handSize + 1 || played?.run || view.runner.deckSize === 0) return null;
  if (move.do === 'run' || !damageMayCome(ctx, grip)) return null;
  return { kind: 'thin-grip', params: { grip }, at: null };
}

/** Whether the Corp may do more damage next turn than the grip holds, as far as the Runner can tell. */
function damageMayCome(ctx: Context, grip: number): boolean {
  const { view } = ctx;
  const identity = view.corp.identity.code;
  const scoring =
    identity !== null &&
    facts(identity).agendaDamage > grip &&
    view.servers.some(({ id, root }) => isRemote(id) && root.some((card) => !card.up));
  if (scoring) return true;
  let most = 0;
  for (const card of view.corp.hand) if (card.code !== null) most += facts(card.code).hits.damage.net;
  return most > grip || (grip === 0 && unseenDamage(ctx));
}

/** Whether HQ is likely enough to hold one of the Corp's unseen cards that do damage when played. */
function unseenDamage(ctx: Context): boolean {
  let copies = 0;
  for (const [code, n] of ctx.corpUnseen.left) if (facts(code).hits.damage.net > 0) copies += n;
  return copies * ctx.view.corp.handSize >= LIKELY * ctx.corpUnseen.total;
}
