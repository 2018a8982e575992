/** Reasons to take a credit, to draw, to remove a tag, to trash a tagged Runner's resource, and to purge. */
import { isRemote } from '../../rules/model.ts';
import type { CardView } from '../../rules/view-types.ts';
import { facts } from '../facts.ts';
import { isMoney } from '../hand.ts';
import { kind, type Kind, when } from './kind.ts';
import { incomeOf, type Position } from './position.ts';

/** Unrezzed ice of the Corp's own that it cannot pay for now, in front of a server with something to lose; the cheapest. */
function unpaid(p: Position): { ice: CardView; server: string; n: number } | null {
  let found: { ice: CardView; server: string; n: number } | null = null;
  for (const server of p.view.servers) {
    if (server.id === 'archives' || (isRemote(server.id) && p.agendaIn(server) === null)) continue;
    if (server.ice.some(({ up, cost }) => up || (cost ?? 99) <= p.credits)) continue;
    for (const ice of server.ice) {
      const n = (ice.cost ?? 0) - p.credits;
      if (ice.code !== null && n > 0 && n <= 4 && (found === null || n < found.n))
        found = { ice, server: server.id, n };
    }
  }
  return found;
}

/** What it costs the Corp to rez all its ice. */
const bill = (p: Position): number =>
  p.view.servers.reduce((n, { ice }) => n + ice.reduce((sum, { up, cost }) => sum + (up ? 0 : (cost ?? 0)), 0), 0);

/** A card in hand that the seat could pay for with the clicks it has left after this one. */
function wanted(p: Position): { card: string; n: number } | null {
  for (const card of p.view[p.seat].hand) {
    if (card.code === null || card.cost === null) continue;
    const { card: printed, burst, breaks } = facts(card.code);
    if (p.isCorp ? burst <= printed.cost : breaks.length === 0 && !isMoney('runner', card.code)) continue;
    const n = card.cost - p.credits;
    if (n > 0 && n < p.clicks) return { card: printed.title, n };
  }
  return null;
}

/** An agenda of the Corp's own in a remote that still needs more counters than the Corp has credits. */
function unfunded(p: Position): { agenda: string; n: number } | null {
  for (const server of p.view.servers) {
    const agenda = p.agendaIn(server);
    const n = (agenda?.requirement ?? 0) - (agenda?.counters.advancement ?? 0);
    if (agenda !== null && n > p.credits) return { agenda: facts(agenda.code!).card.title, n };
  }
  return null;
}

/** A trap of the Corp's own, in HQ or installed, that it cannot pay for now. */
function idleTrap(p: Position): { trap: string; cost: number } | null {
  const installed = p.view.servers.flatMap(({ root }) => root);
  for (const { code } of [...installed, ...p.view.corp.hand]) {
    const ambush = code === null ? null : facts(code).ambush;
    if (ambush && ambush.price > p.credits) return { trap: facts(code!).card.title, cost: ambush.price };
  }
  return null;
}

/** A card in the Corp's deck that would flatline a tagged Runner with this grip. */
const punisher = (p: Position): { card: string; n: number } | null => {
  const found = p.unseen((f) => f.punishes && f.hits.damage.meat > p.grip && f.card.cost <= p.view.corp.credits + 3);
  return found === null ? null : { card: found.card.title, n: found.hits.damage.meat };
};

/** A trap in the Corp's deck that would flatline a Runner with this grip without any advancement counter. */
const deadly = (p: Position): string | null =>
  p.unseen((f) => f.ambush !== null && f.ambush.net > p.grip)?.card.title ?? null;

/** Rezzed ice that ends the run and that nothing installed or in the grip breaks. */
function shut(p: Position): { ice: string; server: string } | null {
  for (const { ice, server } of p.rezzed) {
    const types = p.unbroken(ice);
    if (types.length === 0 || facts(ice.code!).breaksItself) continue;
    if (p.others.some(({ breaks }) => breaks.includes('any') || types.some((type) => breaks.includes(type)))) continue;
    return { ice: facts(ice.code!).card.title, server: server.id };
  }
  return null;
}

/** The best central server without ice: HQ if agendas are in it, else R&D first. */
function bare(p: Position): string | null {
  const open = p.view.servers.filter(({ id, ice }) => (id === 'hq' || id === 'rnd') && ice.length === 0);
  return open[0]?.id ?? null;
}
const holds = (p: Position, type: string): boolean => p.others.some(({ card }) => card.type === type);

/** A remote of the Corp's own with ice and without an agenda. */
const ready = (p: Position): string | null =>
  p.view.servers.find((server) => isRemote(server.id) && server.ice.length > 0 && server.root.length === 0)?.id ?? null;

const resourceOf = (p: Position): CardView | null =>
  p.view.runner.rig.find(({ type, code }) => type === 'resource' && code !== null) ?? null;

export const CLICKS: readonly Kind[] = [
  kind(
    'reason.credit.rez',
    ['credit'],
    (p) => {
      const found = p.isCorp ? unpaid(p) : null;
      return found && { ice: facts(found.ice.code!).card.title, server: found.server, n: found.n };
    },
    {
      explains: [
        'corpCredits',
        'hqTax',
        'hqOpen',
        'rndTax',
        'rndOpen',
        'scoringTax',
        'scoringOpen',
        'scoringSafe',
        'rezBill',
        'runnerPoints',
        'lost',
      ],
    },
  ),
  kind('reason.credit.advance', ['credit'], (p) => (p.isCorp ? unfunded(p) : null), {
    explains: ['corpCredits', 'corpPoints'],
  }),
  kind(
    'reason.credit.tag',
    ['credit'],
    (p) => when(!p.isCorp && p.view.runner.tags > 0 && p.credits === 1 && p.clicks > 1),
    { explains: ['tags', 'runnerCredits', 'lost'] },
  ),
  kind('reason.credit.card', ['credit'], wanted, {
    explains: ['corpCredits', 'runnerCredits', 'corpDrip', 'runnerDrip', 'breakers', 'fracter', 'decoder', 'killer'],
  }),
  kind('reason.credit.trap', ['credit'], (p) => (p.isCorp ? idleTrap(p) : null), {
    explains: ['corpCredits', 'trap', 'trapDeadly', 'grip', 'gripEmpty', 'won'],
  }),
  kind(
    'reason.credit.ice',
    ['credit'],
    (p) => {
      const n = p.isCorp ? bill(p) : 0;
      return n > p.credits ? { n, credits: p.credits } : null;
    },
    {
      explains: [
        'corpCredits',
        'rezBill',
        'hqTax',
        'hqOpen',
        'rndTax',
        'rndOpen',
        'remoteTax',
        'remoteClosed',
        'scoringTax',
        'scoringSafe',
        'runnerPoints',
        'lost',
      ],
    },
  ),
  kind('reason.credit.poor', ['credit'], (p) => (p.credits <= 3 ? { credits: p.credits } : null), {
    explains: ['corpCredits', 'runnerCredits'],
  }),
  kind('reason.credit', ['credit'], () => ({}), { plain: true }),

  kind('reason.draw.tagged', ['draw'], (p) => (!p.isCorp && p.view.runner.tags > 0 ? punisher(p) : null), {
    explains: ['lost', 'grip', 'gripEmpty', 'gripThin'],
  }),
  kind(
    'reason.draw.trap',
    ['draw'],
    (p) => {
      const trap = !p.isCorp && p.grip <= 3 ? deadly(p) : null;
      return trap === null ? null : { trap, grip: p.grip };
    },
    { explains: ['lost', 'grip', 'gripEmpty', 'gripThin'] },
  ),
  kind(
    'reason.draw.thin',
    ['draw'],
    (p) =>
      !p.isCorp &&
      p.grip <= 1 &&
      p.unseen((f) => (f.ambush?.net ?? 0) + f.hits.damage.net + f.hits.damage.meat + f.agendaDamage > 0) !== null
        ? { grip: p.grip }
        : null,
    { explains: ['lost', 'grip', 'gripEmpty', 'gripThin'] },
  ),
  kind('reason.draw.breaker', ['draw'], (p) => (p.isCorp ? null : shut(p)), {
    explains: ['breakers', 'fracter', 'decoder', 'killer', 'grip'],
  }),
  kind(
    'reason.draw.rig',
    ['draw'],
    (p) => when(!p.isCorp && p.breakers.length === 0 && !p.others.some(({ breaks }) => breaks.length > 0)),
    { explains: ['breakers', 'fracter', 'decoder', 'killer', 'grip'] },
  ),
  kind(
    'reason.draw.ice',
    ['draw'],
    (p) => {
      const server = p.isCorp && !holds(p, 'ice') ? bare(p) : null;
      return server === null ? null : { server };
    },
    { explains: ['hqTax', 'hqOpen', 'hqIce', 'rndTax', 'rndOpen', 'rndIce', 'iceInHq', 'hq'] },
  ),
  kind(
    'reason.draw.agenda',
    ['draw'],
    (p) => {
      const server =
        p.isCorp && !holds(p, 'agenda') && !p.view.servers.some((one) => p.agendaIn(one) !== null) ? ready(p) : null;
      return server === null ? null : { server };
    },
    { explains: ['scoring', 'corpPoints', 'hqAgendas', 'hq'] },
  ),
  kind(
    'reason.draw.money',
    ['draw'],
    (p) => when(p.credits <= 4 && !p.others.some(({ card }) => isMoney(p.seat, card.code))),
    { explains: ['corpCredits', 'runnerCredits', 'corpDrip', 'runnerDrip', 'hq', 'grip'] },
  ),
  kind(
    'reason.draw.few',
    ['draw'],
    (p) => {
      const hand = p.view[p.seat].handSize;
      return hand <= 2 ? { hand } : null;
    },
    { explains: ['grip', 'gripEmpty', 'gripThin', 'hq'] },
  ),
  kind(
    'reason.draw.room',
    ['draw'],
    (p) => {
      const { handSize: hand, maxHand: most } = p.view[p.seat];
      return hand < most ? { hand, most } : null;
    },
    { explains: ['grip', 'hq'] },
  ),
  kind('reason.draw', ['draw'], () => ({}), { plain: true }),

  kind(
    'reason.untag.kill',
    ['remove-tag'],
    (p) => {
      const found = punisher(p);
      return found && { ...found, grip: p.grip };
    },
    { explains: ['lost', 'tags'] },
  ),
  kind('reason.untag.more', ['remove-tag'], (p) => (p.view.runner.tags > 1 ? { n: p.view.runner.tags - 1 } : null)),
  kind(
    'reason.untag.resource',
    ['remove-tag'],
    (p) => {
      const card = resourceOf(p);
      return card === null ? null : { card: facts(card.code!).card.title };
    },
    { explains: ['tags', 'runnerDrip', 'runnerCredits'] },
  ),
  kind('reason.untag', ['remove-tag'], () => ({}), { plain: true }),

  kind(
    'reason.trash-resource.credits',
    ['trash-resource'],
    (p) => {
      const n = p.card?.counters.credit ?? 0;
      return n > 0 ? { card: p.title, n } : null;
    },
    { explains: ['runnerCredits', 'runnerDrip'] },
  ),
  kind(
    'reason.trash-resource.income',
    ['trash-resource'],
    (p) => (p.f !== null && incomeOf(p.f) > 0 ? { card: p.title, n: incomeOf(p.f) } : null),
    { explains: ['runnerCredits', 'runnerDrip'] },
  ),
  kind('reason.trash-resource', ['trash-resource'], (p) => when(p.view.runner.tags > 0)),

  kind('reason.purge.card', ['purge'], (p) => {
    const most = p.view.runner.rig.reduce<CardView | null>(
      (top, one) => ((one.counters.virus ?? 0) > (top?.counters.virus ?? 0) ? one : top),
      null,
    );
    return most?.code == null ? null : { card: facts(most.code).card.title, n: most.counters.virus! };
  }),
  kind('reason.purge', ['purge'], () => ({}), { plain: true }),
];
