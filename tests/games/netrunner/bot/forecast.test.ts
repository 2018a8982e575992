/** Every figure of the forecast against one worked out by hand, on tables set as scenarios set them. */
import { describe, expect, it } from 'vitest';
import { type Forecast, forecast } from '../../../../src/games/netrunner/bot/forecast.ts';
import type { Seat, ServerId } from '../../../../src/games/netrunner/rules/model.ts';
import { position } from '../../../hud/support/positions.ts';

const GRIP = ['Diesel', 'Diesel', 'Sure Gamble', 'Modded', 'Infiltration'];
/** Hedge Funds only, so that HQ and R&D hold nothing that bites: every figure is that of the ice. */
const JINTEKI = 'Jinteki: Personal Evolution';

interface Given {
  server?: ServerId;
  viewer?: Seat;
  credits?: number;
  corpCredits?: number;
  clicks?: number;
  grip?: number;
  hand?: string[];
  rig?: unknown[];
  ice?: unknown[];
  root?: unknown[];
  corp?: Record<string, unknown>;
  servers?: Record<string, unknown>;
  play?: (string | { to: string })[];
}
const up = (card: string, more: Record<string, unknown> = {}): unknown => ({ card, rezzed: true, ...more });

/** The forecast of a run on HQ (or another server) at a table; the Corp is poor and its identity harmless unless it is said. */
function told(g: Given): Forecast {
  const server = g.server ?? 'hq';
  const view = position(
    g.viewer ?? 'runner',
    {
      turn: 'runner',
      corp: { credits: g.corpCredits ?? 0, hq: [], ...g.corp },
      runner: {
        credits: g.credits ?? 5,
        clicks: g.clicks ?? 4,
        grip: g.hand ?? GRIP.slice(0, g.grip ?? 5),
        rig: g.rig ?? [],
      },
      servers: { [server]: { ice: g.ice ?? [], root: g.root ?? [] }, ...g.servers },
    },
    g.play ?? [],
  );
  const found = forecast(view, server);
  if (found === null) throw new Error('no forecast');
  return found;
}
/** Reaches, credits of the pool, of other purses, cards lost; credits and cards left. */
const sum = ({ known: k }: Forecast): unknown[] => [
  k.reaches,
  k.paid,
  k.other,
  k.harm.cards,
  k.left.credits,
  k.left.cards,
];
const row = (f: Forecast, i = 0): unknown[] => {
  const r = f.rows[i]!;
  return [r.price, r.stops, r.fires];
};

describe('known ice', () => {
  it('nothing stands there: nothing is paid', () => {
    const f = told({});
    expect(f.rows).toEqual([]);
    expect(sum(f)).toEqual([true, 0, 0, 0, 5, 5]);
    expect(f.worst).toBeNull();
  });

  it('Gordian Blade through Enigma: 2 subroutines, 2 credits', () => {
    const f = told({ ice: [up('Enigma')], rig: ['Gordian Blade'] });
    expect(row(f)).toEqual([2, false, []]);
    expect(sum(f)).toEqual([true, 2, 0, 0, 3, 5]);
    expect(f.rows[0]!.by).toEqual(['01043']);
  });

  it('Gordian Blade through Cell Portal: 5 boosts and 1', () => {
    const f = told({ ice: [up('Cell Portal')], rig: ['Gordian Blade'], credits: 8 });
    expect(row(f)).toEqual([6, false, []]);
    expect(sum(f)).toEqual([true, 6, 0, 0, 2, 5]);
  });

  it('two walls: the boosts of Battering Ram are paid once', () => {
    const f = told({ ice: [up('Wall of Thorns'), up('Wall of Thorns')], rig: ['Battering Ram'], credits: 9 });
    // 2 boosts and 2 for both subroutines, then 2 more
    expect([row(f, 0), row(f, 1)]).toEqual([
      [4, false, []],
      [2, false, []],
    ]);
    expect(sum(f)).toEqual([true, 6, 0, 0, 3, 5]);
  });

  it('a sentry without a killer fires: 3 cards', () => {
    const f = told({ ice: [up('Neural Katana')] });
    expect(row(f)).toEqual([0, false, [1]]);
    expect(f.rows[0]!.harm.cards).toBe(3);
    expect(sum(f)).toEqual([true, 0, 0, 3, 5, 2]);
  });

  it('a sentry without a killer against 2 cards: flatlined', () => {
    const f = told({ ice: [up('Neural Katana')], grip: 2 });
    expect(f.rows[0]).toMatchObject({ flatlines: true, stops: true });
    expect(f.known).toMatchObject({ reaches: false, flatlines: true });
  });

  it('Pipeline through Neural Katana: 2 boosts of 2 and 1, all of it recurring or from the pool', () => {
    expect(sum(told({ ice: [up('Neural Katana')], rig: ['Pipeline'] }))).toEqual([true, 5, 0, 0, 0, 5]);
    // The Toolbox pays 2 of the 5
    const f = told({ ice: [up('Neural Katana')], rig: ['Pipeline', 'The Toolbox'] });
    expect(row(f)).toEqual([5, false, []]);
    expect(sum(f)).toEqual([true, 3, 2, 0, 2, 5]);
  });

  it('recurring credits that are spent are not counted again', () => {
    const f = told({ ice: [up('Neural Katana')], rig: ['Pipeline', { card: 'The Toolbox', credit: 1 }] });
    expect(sum(f)).toEqual([true, 4, 1, 0, 1, 5]);
  });

  it('bad publicity pays too', () => {
    const f = told({ ice: [up('Enigma')], rig: ['Gordian Blade'], corp: { badPublicity: 1 } });
    expect(sum(f)).toEqual([true, 1, 1, 0, 4, 5]);
  });

  it('credits too few: the run ends there, and what it would take is told', () => {
    const f = told({ ice: [up('Wall of Thorns')], rig: ['Battering Ram'], credits: 3 });
    expect(f.rows[0]).toMatchObject({ stops: true, needs: 4 });
    expect(f.known.reaches).toBe(false);
  });

  it('nothing installed fits: the run ends there, whatever is paid', () => {
    const f = told({ ice: [up('Wall of Static')], rig: ['Gordian Blade'], credits: 40 });
    expect(f.rows[0]).toMatchObject({ stops: true, needs: null, price: 0, fires: [1] });
  });

  it('the ice before the wall is told as it is got past, not as one stopped there', () => {
    const f = told({ ice: [up('Enigma'), up('Wall of Static')], rig: ['Gordian Blade'], credits: 4 });
    expect(row(f, 0)).toEqual([2, false, []]);
    expect(f.rows[1]).toMatchObject({ stops: true, needs: null });
  });

  it('money for one of two: it is spent on the outer one', () => {
    const f = told({ ice: [up('Enigma'), up('Enigma')], rig: ['Gordian Blade'], credits: 2, clicks: 4 });
    // 1 credit each ends neither; the click of each is lost instead
    expect(f.known.reaches).toBe(true);
    expect([row(f, 0), row(f, 1)]).toEqual([
      [1, false, [1]],
      [1, false, [1]],
    ]);
    expect(f.known.harm.clicks).toBe(2);
    expect(f.known.left).toEqual({ credits: 0, cards: 5, clicks: 1 });
  });

  it('a click that is not there cannot be lost', () => {
    const f = told({ ice: [up('Enigma')], rig: ['Gordian Blade'], clicks: 1 });
    expect(row(f)).toEqual([1, false, [1]]);
    expect(f.known.harm.clicks).toBe(0);
  });

  it('Femme Fatale bypasses what it has marked: a credit for each subroutine', () => {
    const f = told({ ice: [up('Wall of Thorns')], rig: [{ card: 'Femme Fatale', mark: 'Wall of Thorns' }] });
    expect(f.rows[0]).toMatchObject({ bypassed: true, price: 2, stops: false, by: ['01026'] });
    expect(sum(f)).toEqual([true, 2, 0, 0, 3, 5]);
  });

  it('Parasite: each virus counter is one boost less', () => {
    const ice = (virus: number): unknown[] => [up('Wall of Thorns', { hosted: [{ card: 'Parasite', virus }] })];
    expect(sum(told({ ice: ice(1), rig: ['Battering Ram'], credits: 9 }))).toEqual([true, 3, 0, 0, 6, 5]);
    expect(sum(told({ ice: ice(2), rig: ['Battering Ram'], credits: 9 }))).toEqual([true, 2, 0, 0, 7, 5]);
  });

  it('Ice Carver takes 1 strength off each ice as it is met, once', () => {
    const ice = [up('Wall of Static'), up('Wall of Static')];
    // without it each takes a boost and 1
    expect(sum(told({ ice, rig: ['Corroder'] }))).toEqual([true, 4, 0, 0, 1, 5]);
    expect(sum(told({ ice, rig: ['Corroder', 'Ice Carver'] }))).toEqual([true, 2, 0, 0, 3, 5]);
    const met = told({ ice, rig: ['Corroder', 'Ice Carver'], play: ['runner: run hq', { to: 'run 3.1' }] });
    expect(sum(met)).toEqual([true, 2, 0, 0, 3, 5]);
  });

  it('Cradle breaks all of a code gate for 2, Yog.0 for nothing', () => {
    expect(sum(told({ ice: [up('Enigma')], rig: ['Cradle'], grip: 2 }))).toEqual([true, 2, 0, 0, 3, 2]);
    expect(sum(told({ ice: [up('Enigma')], rig: ['Yog.0'] }))).toEqual([true, 0, 0, 0, 5, 5]);
  });

  it('Wyrm is not counted on: whether its condition will hold is not worked out', () => {
    expect(told({ ice: [up('Wall of Static')], rig: ['Wyrm'] }).known.reaches).toBe(false);
  });

  it('Hunter tags, since its trace may be paid for; a link beyond reach stops that', () => {
    expect(told({ ice: [up('Hunter')], corpCredits: 0 }).known.harm.tags).toBe(1);
    const f = told({ ice: [up('Hunter')], corpCredits: 0, rig: ['Rabbit Hole', 'Rabbit Hole', 'Rabbit Hole'] });
    expect(f.known.harm.tags).toBe(0);
  });

  it('Chum makes the next ice stronger, and hurts unless that is wholly broken', () => {
    const f = told({ ice: [up('Chum'), up('Enigma')], rig: ['Gordian Blade'], credits: 4 });
    // Chum itself would cost 3 and leave 1 for Enigma, whose other subroutine takes a click; let through, Enigma has strength 4:
    // 2 boosts and both subroutines
    expect([row(f, 0), row(f, 1)]).toEqual([
      [0, false, [1]],
      [4, false, []],
    ]);
    expect(sum(f)).toEqual([true, 4, 0, 0, 0, 5]);
    // with 3 one subroutine is left: a click, and Chum's 3 cards
    const three = told({ ice: [up('Chum'), up('Enigma')], rig: ['Gordian Blade'], credits: 3 });
    expect(sum(three)).toEqual([true, 3, 0, 3, 0, 2]);
    const unbroken = told({ ice: [up('Chum'), up('Enigma')], rig: ['Gordian Blade'], credits: 2 });
    expect(unbroken.known.reaches).toBe(false);
  });

  it('Net Shield: 1 credit for one of the three', () => {
    const f = told({ ice: [up('Neural Katana')], rig: ['Net Shield'] });
    expect(f.rows[0]!.harm).toMatchObject({ cards: 2, credits: 1 });
    expect(f.known.left).toEqual({ credits: 4, cards: 3, clicks: 3 });
  });
});

describe('what breakers eat', () => {
  it('Crypsis without a counter is lost by breaking', () => {
    const f = told({ ice: [up('Wall of Static')], rig: ['Crypsis'] });
    // 3 boosts and 1
    expect(row(f)).toEqual([4, false, []]);
    expect(f.rows[0]!.harm.programs).toBe(1);
    const fed = told({ ice: [up('Wall of Static')], rig: [{ card: 'Crypsis', virus: 1 }] });
    expect(fed.rows[0]!.harm.programs).toBe(0);
  });
});

describe('what is not known', () => {
  const public_ = { identity: JINTEKI };

  it('unknown ice, a poor Corp: only Data Mine could be rezzed', () => {
    const f = told({ ice: ['Wall of Static'], corp: public_ });
    expect(f.rows[0]).toMatchObject({ code: null, met: true, stops: false });
    expect(f.rows[0]!.harm).toEqual({ cards: 1, clicks: 0, credits: 0, tags: 0, programs: 0 });
    expect(sum(f)).toEqual([true, 0, 0, 0, 5, 5]);
    expect(f.worst).toMatchObject({ stops: false, left: { credits: 5, cards: 4 } });
  });

  it('unknown ice, a rich Corp, no breakers: 3 cards, a tag, a click, or the end', () => {
    const f = told({ ice: ['Wall of Static'], corpCredits: 8, corp: public_ });
    expect(f.rows[0]).toMatchObject({ stops: true, flatlines: false, price: 0 });
    expect(f.rows[0]!.harm).toEqual({ cards: 3, clicks: 1, credits: 0, tags: 1, programs: 0 });
    expect(f.worst).toMatchObject({ stops: true, left: { credits: 5, cards: 2 } });
  });

  it('what the Corp can pay for bounds it: 3 credits buy no Neural Katana', () => {
    const f = told({ ice: ['Wall of Static'], corpCredits: 3, corp: public_ });
    expect(f.rows[0]!.harm.cards).toBe(1);
    expect(f.rows[0]!.stops).toBe(true);
  });

  it('two unknown ice: each alone may take 3 cards, both together what 4 credits pay for', () => {
    const f = told({ ice: ['Enigma', 'Enigma'], corpCredits: 4, corp: public_ });
    expect(f.rows.map((one) => one.harm.cards)).toEqual([3, 3]);
    // a Neural Katana for 4 and a Data Mine for nothing
    expect(f.worst!.harm.cards).toBe(4);
    expect(f.worst!.left.cards).toBe(1);
  });

  it('two Neural Katanas and five cards: flatlined at worst', () => {
    const f = told({ ice: ['Enigma', 'Enigma'], corpCredits: 8, corp: public_ });
    expect(f.worst).toMatchObject({ flatlines: true });
    expect(f.worst!.left.cards).toBe(0);
    expect(f.rows.every((one) => !one.flatlines)).toBe(true);
  });

  it('a breaker bounds it too: with Pipeline and 5 credits a Katana costs credits, not cards', () => {
    const f = told({ ice: ['Enigma'], corpCredits: 4, corp: public_, rig: ['Pipeline'], credits: 5 });
    // Data Mine (1 card) is what is left to fear; a trap has no breaker
    expect(f.rows[0]!.harm.cards).toBe(1);
    // 7 would open Hunter (3 boosts, 1 break) but a tag is all it does: 5 for the Katana is the most
    expect(f.rows[0]!.price).toBe(5);
    expect(f.worst!.left.credits).toBe(0);
  });

  it('more unknown ice never leaves more', () => {
    const rig = ['Gordian Blade', 'Pipeline', 'Battering Ram'];
    const left = [1, 2, 3, 4, 5, 6].map((n) => {
      const ice = Array.from({ length: n }, () => 'Enigma');
      return told({ ice, corpCredits: 30, corp: public_, rig, credits: 30 }).worst!.left;
    });
    for (const [i, one] of left.entries()) {
      expect(one.credits).toBeLessThanOrEqual(left[i - 1]?.credits ?? 30);
      expect(one.cards).toBeLessThanOrEqual(left[i - 1]?.cards ?? 5);
    }
    expect(left.at(-1)!.credits).toBeLessThan(left[0]!.credits);
  });

  it('copies that have been seen are not feared: all Katanas lie open in Archives', () => {
    const katanas = ['Neural Katana', 'Neural Katana', 'Neural Katana'];
    const f = told({ ice: ['Enigma'], corpCredits: 4, corp: { ...public_, archives: { up: katanas } } });
    expect(f.rows[0]!.harm.cards).toBe(1);
  });

  it('known before unknown: credits spent at the first are gone at the second', () => {
    const f = told({
      ice: [up('Enigma'), 'Enigma'],
      corpCredits: 4,
      corp: public_,
      rig: ['Gordian Blade', 'Pipeline'],
      credits: 5,
    });
    expect(row(f, 0)).toEqual([2, false, []]);
    // 3 left: no Katana (5) is broken
    expect(f.rows[1]!.harm.cards).toBe(3);
    expect(f.known.left.credits).toBe(3);
  });

  it('exposed ice counts as rezzed when the Corp can pay', () => {
    const ice = [{ card: 'Enigma', seenBy: 'runner' }];
    expect(sum(told({ ice, rig: ['Gordian Blade'], corpCredits: 3 }))).toEqual([true, 2, 0, 0, 3, 5]);
    const poor = told({ ice, rig: ['Gordian Blade'], corpCredits: 2 });
    expect(sum(poor)).toEqual([true, 0, 0, 0, 5, 5]);
    expect(poor.rows[0]).toMatchObject({ met: false, rez: 3, rezzed: false });
  });
});

describe('what lies in the server', () => {
  it('an unknown card in a remote, 4 credits: Snare! takes 3 cards and tags', () => {
    const f = told({ server: 'remote 1', root: ['PAD Campaign'], corpCredits: 4, corp: { identity: JINTEKI } });
    expect(f.access).toEqual({ cards: 3, tags: 1, unknown: 1 });
    expect(f.worst).toMatchObject({ flatlines: false, left: { cards: 2, credits: 5 } });
  });

  it('with 3 credits Snare! cannot be paid: a stolen agenda stings once', () => {
    const f = told({ server: 'remote 1', root: ['PAD Campaign'], corpCredits: 3, corp: { identity: JINTEKI } });
    expect(f.access).toEqual({ cards: 1, tags: 0, unknown: 1 });
  });

  it('advanced twice: Project Junebug would do 4', () => {
    const root = [{ card: 'Project Junebug', advancement: 2 }];
    const f = told({ server: 'remote 1', root, corpCredits: 4, corp: { identity: JINTEKI } });
    expect(f.access.cards).toBe(4);
    const grip = told({ server: 'remote 1', root, corpCredits: 4, corp: { identity: JINTEKI }, grip: 3 });
    expect(grip.worst).toMatchObject({ flatlines: true });
  });

  it('ice and ambush are paid from the same credits: 4 buy a Katana or a Snare!, not both', () => {
    const f = told({
      server: 'remote 1',
      ice: ['Enigma'],
      root: ['PAD Campaign'],
      corpCredits: 4,
      corp: { identity: JINTEKI },
    });
    // Data Mine for nothing and Snare! for 4, or a Katana and a stolen agenda: 4 either way
    expect(f.worst!.harm.cards).toBe(4);
    const rich = told({
      server: 'remote 1',
      ice: ['Enigma'],
      root: ['PAD Campaign'],
      corpCredits: 8,
      corp: { identity: JINTEKI },
    });
    expect(rich.worst!.harm.cards).toBe(6);
  });

  it('R&D whose top card is known holds no surprise', () => {
    const known = { identity: JINTEKI, rnd: [{ card: 'Hedge Fund', seenBy: 'runner' }, '...'] };
    expect(told({ server: 'rnd', corpCredits: 9, corp: known }).access).toEqual({ cards: 0, tags: 0, unknown: 0 });
    expect(told({ server: 'rnd', corpCredits: 9, corp: { identity: JINTEKI } }).access).toEqual({
      cards: 3,
      tags: 1,
      unknown: 1,
    });
  });

  it('a card of HQ that was seen is feared although no other copy is left', () => {
    const snares = { up: ['Snare!', 'Snare!'] };
    const hq = [{ card: 'Snare!', seenBy: 'runner' }, 'Hedge Fund'];
    const corp = { identity: JINTEKI, archives: snares, hq };
    expect(told({ corpCredits: 4, corp }).access).toEqual({ cards: 3, tags: 1, unknown: 1 });
    const gone = { identity: JINTEKI, archives: { up: ['Snare!', 'Snare!', 'Snare!'] }, hq: ['Hedge Fund'] };
    expect(told({ corpCredits: 4, corp: gone }).access).toEqual({ cards: 1, tags: 0, unknown: 1 });
  });

  it('The Maker’s Eye meets three cards of R&D: two Snare! and an agenda, as far as 9 credits pay', () => {
    const eye = (deck: string[], corpCredits: number): unknown =>
      told({
        server: 'rnd',
        ice: [up('Enigma')],
        rig: ['Gordian Blade'],
        corpCredits,
        corp: { identity: JINTEKI, rnd: deck },
        play: ['runner: play The Maker’s Eye', { to: 'run 3.1' }],
        hand: ['The Maker’s Eye', ...GRIP.slice(0, 4)],
      }).access;
    const three = ['Hedge Fund', 'Hedge Fund', 'Hedge Fund'];
    expect(eye(three, 9)).toEqual({ cards: 7, tags: 2, unknown: 3 });
    expect(eye(three, 4)).toEqual({ cards: 5, tags: 1, unknown: 3 });
    // no more than lie there
    expect(eye(three.slice(0, 2), 9)).toEqual({ cards: 6, tags: 2, unknown: 2 });
  });

  it('Archives: Snare! does nothing there, each hidden agenda may sting', () => {
    const corp = { identity: JINTEKI, archives: { down: ['Hedge Fund', 'Hedge Fund'] } };
    expect(told({ server: 'archives', corpCredits: 9, corp }).access).toEqual({ cards: 2, tags: 0, unknown: 2 });
  });
});

describe('the Corp', () => {
  const corp = { identity: JINTEKI };

  it('sees what its own unrezzed ice would cost the Runner, rezzed from the outermost as far as it can pay', () => {
    const f = told({
      viewer: 'corp',
      ice: ['Enigma', 'Wall of Static'],
      rig: ['Gordian Blade', 'Battering Ram'],
      corpCredits: 3,
      corp,
    });
    expect(f.rows[0]).toMatchObject({ code: '01111', rez: 3, met: true, price: 2 });
    expect(f.rows[1]).toMatchObject({ code: '01113', rez: 3, met: false, price: 0 });
    expect(sum(f)).toEqual([true, 2, 0, 0, 3, 5]);
  });

  it('knows what it has laid', () => {
    const f = told({ viewer: 'corp', server: 'remote 1', root: ['PAD Campaign'], corpCredits: 9, corp });
    expect(f.access).toEqual({ cards: 0, tags: 0, unknown: 0 });
    const snare = told({ viewer: 'corp', server: 'remote 1', root: ['Snare!'], corpCredits: 9, corp });
    expect(snare.access).toEqual({ cards: 3, tags: 1, unknown: 0 });
    expect(snare.worst!.left.cards).toBe(2);
  });
});

describe('during a run', () => {
  const table = { ice: [up('Enigma'), up('Neural Katana')], rig: ['Gordian Blade', 'Pipeline'], credits: 9 };

  it('tells only what lies ahead, with the credits that are left', () => {
    const before = told(table);
    expect(before.running).toBe(false);
    expect(sum(before)).toEqual([true, 7, 0, 0, 2, 5]);
    const met = told({ ...table, play: ['runner: run hq', { to: 'run 3.1' }] });
    expect(met.running).toBe(true);
    expect(met.rows.map(({ price }) => price)).toEqual([2, 5]);
    const broken = told({
      ...table,
      play: ['runner: run hq', 'runner: use Gordian Blade break 1', 'runner: use Gordian Blade break 2'],
    });
    expect(broken.rows.map(({ price }) => price)).toEqual([0, 5]);
    expect(broken.known.left.credits).toBe(2);
    const past = told({
      ...table,
      play: [
        'runner: run hq',
        'runner: use Gordian Blade break 1',
        'runner: use Gordian Blade break 2',
        { to: 'run 2.2' },
      ],
    });
    expect(past.rows.map(({ code }) => code)).toEqual(['01077']);
    expect(past.known.left.credits).toBe(2);
  });

  it('is none for another server, or once the run has got in', () => {
    const view = position('runner', { turn: 'runner', runner: { grip: GRIP }, corp: { hq: ['Hedge Fund'] } }, [
      'runner: run hq',
    ]);
    expect(forecast(view, 'rnd')).toBeNull();
    expect(forecast(view, 'hq')).not.toBeNull();
  });
});

it('depends on nothing the seat does not see', () => {
  const look = (ice: string, root: string): Forecast =>
    told({ server: 'remote 1', ice: [ice], root: [root], corpCredits: 9, corp: { identity: JINTEKI } });
  expect(look('Enigma', 'PAD Campaign')).toEqual(look('Neural Katana', 'Snare!'));
});
