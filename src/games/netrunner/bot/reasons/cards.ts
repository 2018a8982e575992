/** Reasons for what the Runner installs, and for cards that either side plays or uses. */
import { facts } from '../facts.ts';
import { kind, type Kind, when } from './kind.ts';
import { ICE_TYPES, incomeOf, type Position } from './position.ts';

const BREAKING = ['breakers', 'fracter', 'decoder', 'killer'] as const;
const MONEY = ['corpCredits', 'runnerCredits', 'corpDrip', 'runnerDrip'] as const;

const installs = (p: Position): boolean => !p.isCorp && p.f !== null;
const only = (p: Position): { card: string } => ({ card: p.title });
/** How much damage the played card does at once. */
const hits = (p: Position): number => {
  const damage = p.f?.hits.damage;
  return damage === undefined || p.f!.hits.trace !== null ? 0 : damage.net + damage.meat + damage.brain;
};
/** Credits that the played card gains beyond its cost. */
const profit = (p: Position): number => (p.f === null ? 0 : p.f.burst - (p.card!.cost ?? p.f.card.cost));

export const CARDS: readonly Kind[] = [
  // the Runner's rig
  kind(
    'reason.rig.missing',
    ['install'],
    (p) => {
      const breaks = installs(p) ? p.f!.breaks : [];
      for (const { ice, server } of p.rezzed) {
        const types = p.unbroken(ice);
        if (types.length > 0 && (breaks.includes('any') || types.some((type) => breaks.includes(type))))
          return { ...only(p), ice: facts(ice.code!).card.title, server: server.id };
      }
      return null;
    },
    {
      explains: [
        ...BREAKING,
        'hqTax',
        'rndTax',
        'scoringTax',
        'remoteTax',
        'hqOpen',
        'rndOpen',
        'scoringOpen',
        'runnerPoints',
      ],
    },
  ),
  kind(
    'reason.rig.any',
    ['install'],
    (p) => (installs(p) && p.f!.breaks.includes('any') && p.breakers.length === 0 ? only(p) : null),
    { explains: BREAKING },
  ),
  kind(
    'reason.rig.type',
    ['install'],
    (p) => {
      const type = installs(p) ? ICE_TYPES.find((one) => p.f!.breaks.includes(one) && !p.breaks(one)) : undefined;
      return type === undefined ? null : { ...only(p), type };
    },
    { explains: BREAKING },
  ),
  kind(
    'reason.rig.instead',
    ['install'],
    (p) => (installs(p) && p.other?.do === 'credit' && incomeOf(p.f!) > 0 ? { ...only(p), n: incomeOf(p.f!) } : null),
    { explains: MONEY },
  ),
  kind(
    'reason.rig.income',
    ['install'],
    (p) => (installs(p) && incomeOf(p.f!) > 0 ? { ...only(p), n: incomeOf(p.f!) } : null),
    { explains: MONEY },
  ),
  kind(
    'reason.rig.action',
    ['install'],
    (p) =>
      installs(p) && p.f!.action !== null && p.f!.action.clicks === 1 && p.f!.action.credits > 1
        ? { ...only(p), n: p.f!.action.credits }
        : null,
    { explains: MONEY },
  ),
  kind(
    'reason.rig.recurring',
    ['install'],
    (p) => (installs(p) && p.f!.recurring > 0 ? { ...only(p), n: p.f!.recurring } : null),
    { explains: MONEY },
  ),
  kind('reason.rig.memory', ['install'], (p) =>
    installs(p) && p.f!.memory > 0 && p.f!.card.type !== 'program' ? { ...only(p), n: p.f!.memory } : null,
  ),
  kind('reason.rig.damage', ['install'], (p) => (installs(p) && p.f!.prevents?.what === 'damage' ? only(p) : null), {
    explains: ['grip', 'gripEmpty', 'gripThin', 'lost', 'trapDeadly'],
  }),
  kind('reason.rig.link', ['install'], (p) => (installs(p) && p.f!.link > 0 ? { ...only(p), n: p.f!.link } : null), {
    explains: ['tags'],
  }),
  kind('reason.rig.full', ['install'], (p) =>
    installs(p) && p.view.runner.handSize > p.view.runner.maxHand - 1
      ? { ...only(p), most: p.view.runner.maxHand }
      : null,
  ),
  kind('reason.rig', ['install'], (p) => (installs(p) ? only(p) : null), { plain: true }),

  // cards that are played
  kind('reason.play.kill', ['play'], (p) => (p.isCorp && hits(p) > p.grip ? { ...only(p), grip: p.grip } : null), {
    decides: true,
  }),
  kind(
    'reason.play.combo',
    ['play', 'use'],
    (p) => (p.isCorp && p.grounds.of === 'lethal' ? { ...only(p), grip: p.grip } : null),
    { decides: true },
  ),
  kind(
    'reason.play.score',
    ['play', 'use', 'install', 'advance'],
    (p) => {
      const agenda = p.grounds.of === 'hasten' ? String(p.grounds.params!['agenda']) : null;
      return agenda === null || agenda === p.title ? null : { ...only(p), agenda };
    },
    { decides: true },
  ),
  kind(
    'reason.play.instead',
    ['play'],
    (p) => (p.other?.do === 'credit' && profit(p) > 1 ? { ...only(p), n: profit(p) } : null),
    { explains: MONEY },
  ),
  kind('reason.play.money', ['play'], (p) => (profit(p) > 1 ? { ...only(p), n: profit(p) } : null), {
    explains: MONEY,
  }),
  kind('reason.play.tagged', ['play'], (p) => (p.isCorp && p.f!.punishes && p.view.runner.tags > 0 ? only(p) : null), {
    explains: ['runnerCredits', 'grip', 'gripEmpty', 'gripThin', 'runnerDrip', 'won', 'corpPoints'],
  }),
  kind(
    'reason.play.damage',
    ['play'],
    (p) => (p.isCorp && hits(p) > 0 && hits(p) <= p.grip ? { ...only(p), n: p.grip - hits(p) } : null),
    { explains: ['grip', 'gripEmpty', 'gripThin', 'won', 'breakers'] },
  ),
  kind(
    'reason.play.fetch',
    ['play'],
    (p) => {
      const found = p.choices.find(({ move }) => move === p.move)?.finds;
      return found === undefined ? null : { ...only(p), found: facts(found).card.title };
    },
    { explains: ['scoring', 'corpPoints', 'hqIce', 'rndIce', ...BREAKING, ...MONEY] },
  ),
  kind(
    'reason.play.more',
    ['play'],
    (p) => {
      const more = p.f?.run?.more ?? 0;
      return more > 0 && p.f!.run!.servers.length === 1
        ? { ...only(p), server: p.f!.run!.servers[0]!, n: more + 1 }
        : null;
    },
    { explains: ['runnerPoints', 'won'] },
  ),
  kind(
    'reason.play.drain',
    ['play'],
    (p) => {
      const n = Math.min(-(p.f?.run?.instead?.corpCredits ?? 0), p.view.corp.credits);
      return n > 0 && p.f!.run!.servers.length > 0 ? { ...only(p), server: p.f!.run!.servers[0]!, n } : null;
    },
    { explains: ['corpCredits', 'runnerCredits'] },
  ),
  kind('reason.play.bypass', ['play'], (p) => (p.f?.run?.bypass ? only(p) : null), {
    explains: ['runnerPoints', 'won'],
  }),
  kind('reason.play.run', ['play'], (p) => (p.f?.run != null ? only(p) : null), {
    explains: ['runnerPoints', 'won', 'corpCredits'],
  }),
  kind('reason.play.draw', ['play'], (p) => (p.f !== null && p.f.draws > 1 ? { ...only(p), n: p.f.draws } : null), {
    explains: ['grip', 'gripEmpty', 'gripThin', 'hq', ...BREAKING],
  }),
  kind(
    'reason.play.install',
    ['play'],
    (p) => (p.f !== null && (p.f.installsFor ?? 0) > 0 ? { ...only(p), n: p.f.installsFor! } : null),
    { explains: [...BREAKING, ...MONEY] },
  ),
  kind('reason.play.arrange', ['play'], (p) =>
    p.f !== null && p.f.arranges > 0 ? { ...only(p), n: p.f.arranges } : null,
  ),
  kind('reason.play', ['play'], (p) => when(p.f !== null), { plain: true }),

  // abilities of installed cards
  kind(
    'reason.use.credits',
    ['use'],
    (p) =>
      p.grounds.of === 'take' && p.f?.action != null
        ? { ...only(p), n: p.figure('n'), clicks: p.f.action.clicks }
        : null,
    { explains: MONEY },
  ),
  kind(
    'reason.use.tagged',
    ['use'],
    (p) =>
      p.isCorp && (p.f?.taggedDamage ?? 0) > 0 && p.view.runner.tags > 0 && p.f!.taggedDamage <= p.grip
        ? { ...only(p), n: p.grip - p.f!.taggedDamage }
        : null,
    { explains: ['grip', 'gripEmpty', 'gripThin', 'won'] },
  ),
  kind(
    'reason.use.damage',
    ['use'],
    (p) => {
      const n = p.isCorp ? (p.f?.strike?.n ?? 0) : 0;
      return n > 0 && n <= p.grip && p.grounds.of !== 'take' ? { ...only(p), n: p.grip - n } : null;
    },
    { explains: ['grip', 'gripEmpty', 'gripThin', 'won'] },
  ),
  kind(
    'reason.use.run',
    ['use'],
    (p) => (p.grounds.of === 'run' ? { ...only(p), server: String(p.grounds.params!['server']) } : null),
    { explains: ['runnerPoints', 'won', 'corpCredits', 'runnerCredits'] },
  ),
  kind(
    'reason.use.charge',
    ['use'],
    (p) => (p.grounds.of === 'charge' ? { ...only(p), n: p.figure('counters') } : null),
    { explains: BREAKING },
  ),
  kind('reason.use.stop', ['use'], (p) =>
    p.grounds.of === 'stop-run' && p.view.run !== null ? { ...only(p), server: p.view.run.server } : null,
  ),
  kind('reason.use', ['use'], (p) => (p.f !== null && p.view.decision!.kind !== 'prevent' ? only(p) : null), {
    plain: true,
  }),
];
