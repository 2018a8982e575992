/** Views made by hand: only what a calculation reads is filled in. */
import { STARTER_LISTS } from './lists.ts';
import { CARDS } from '../../../../src/games/netrunner/cards/index.ts';
import { codeOf } from '../../../../src/games/netrunner/notation/names.ts';
import { def, registerCards } from '../../../../src/games/netrunner/rules/defs.ts';
import type { Counter, ServerId, Zone } from '../../../../src/games/netrunner/rules/model.ts';
import type { CardView, View } from '../../../../src/games/netrunner/rules/view-types.ts';

registerCards(CARDS);

/** A card: its title, or null for one whose face is not known. */
interface Given {
  title: string | null;
  up?: boolean;
  counters?: Partial<Record<Counter, number>>;
  strength?: number;
  subtypes?: string[];
  /** place in the list of rig or ice of its host or mark: a title */
  on?: string;
  cost?: number;
}
type Short = string | Given;
export interface Table {
  /** ice of each server, outermost first; a title alone is rezzed ice, `{ title: null }` unknown ice */
  ice?: Partial<Record<ServerId, Short[]>>;
  root?: Partial<Record<ServerId, Short[]>>;
  rig?: Short[];
  grip?: Short[] | number;
  hq?: Short[];
  credits?: number;
  clicks?: number;
  corpCredits?: number;
  badPublicity?: number;
  link?: number;
  tags?: number;
  viewer?: 'corp' | 'runner';
  run?: { server: ServerId; at: 'approach' | 'encounter' | 'server'; ice?: number; broken?: number[]; bad?: number };
}

let handle = 0;
function card(given: Short, zone: Zone, server: ServerId | null, up: boolean): CardView {
  const g: Given = typeof given === 'string' ? { title: given } : given;
  const printed = g.title === null ? null : def(codeOf(g.title));
  const open = g.up ?? up;
  handle += 1;
  return {
    h: handle,
    code: printed?.code ?? null,
    seat: printed?.side ?? 'corp',
    zone,
    server,
    up: printed ? open : false,
    secret: printed !== null && !open,
    counters: g.counters ?? {},
    hosted: [],
    host: null,
    strength: g.strength ?? printed?.strength ?? null,
    subtypes: [...(printed?.subtypes ?? []), ...(g.subtypes ?? [])],
    subs: (printed?.subroutines ?? []).map((_, index) => ({
      index,
      code: `${printed!.code}.s${index}`,
      broken: false,
      gained: false,
    })),
    requirement: printed?.requirement ?? null,
    points: printed?.points ?? null,
    cost: g.cost ?? printed?.cost ?? null,
    mark: null,
    blank: false,
    type: printed?.type ?? null,
  };
}

/** A view for a player at the table described. */
export function viewOf(t: Table): View {
  handle = 0;
  const ids = new Set<ServerId>([
    'archives',
    'rnd',
    'hq',
    ...(Object.keys(t.ice ?? {}) as ServerId[]),
    ...(Object.keys(t.root ?? {}) as ServerId[]),
  ]);
  const servers = [...ids].map((id) => ({
    id,
    ice: (t.ice?.[id] ?? []).map((one) => card(one, 'ice', id, true)),
    root: (t.root?.[id] ?? []).map((one) => card(one, 'root', id, false)),
  }));
  const rig = (t.rig ?? []).map((one) => card(one, 'rig', null, true));
  const allIce = servers.flatMap((server) => server.ice);
  (t.rig ?? []).forEach((one, i) => {
    if (typeof one === 'string' || !one.on) return;
    const code = codeOf(one.on);
    const host = [...rig, ...allIce].find((other) => other.code === code)!;
    if (def(rig[i]!.code!).host === null) rig[i]!.mark = host.h;
    else {
      rig[i]!.host = host.h;
      host.hosted.push(rig[i]!.h);
    }
  });
  const grip =
    typeof t.grip === 'number'
      ? Array.from({ length: t.grip }, () => card('Diesel', 'grip', null, false))
      : (t.grip ?? []).map((one) => card(one, 'grip', null, false));
  const hq = (t.hq ?? []).map((one) => card(one, 'hq', null, false));
  const run = t.run ? servers.find((server) => server.id === t.run!.server)! : null;
  const at = t.run?.ice ?? 0;
  return {
    viewer: t.viewer ?? 'runner',
    turn: 8,
    active: 'runner',
    chart: 'turn',
    leaf: 'r1_4',
    step: '1.4',
    tags: ['action'],
    accessState: null,
    toWin: 7,
    corp: {
      identity: card('Jinteki: Personal Evolution', 'identity', null, true),
      credits: t.corpCredits ?? 0,
      clicks: 0,
      badPublicity: t.badPublicity ?? 0,
      points: 0,
      hand: t.viewer === 'corp' ? hq : [],
      handSize: 5,
      maxHand: 5,
      deckSize: 30,
      deckKnown: [],
      archives: [],
      archivesHidden: 0,
      score: [],
      seenInHq: [],
    },
    runner: {
      identity: card('Kate "Mac" McCaffrey: Digital Tinker', 'identity', null, true),
      credits: t.credits ?? 5,
      clicks: t.clicks ?? 4,
      tags: t.tags ?? 0,
      brain: 0,
      link: t.link ?? 1,
      points: 0,
      memory: { used: 0, total: 4 },
      hand: grip,
      handSize: grip.length,
      maxHand: 5,
      deckSize: 25,
      heap: [],
      rig,
      score: [],
    },
    servers,
    run:
      run && t.run
        ? {
            server: run.id,
            first: run.id,
            at: t.run.at,
            inward: t.run.at === 'server' ? 0 : run.ice.length - 1 - at,
            ice: t.run.at === 'server' ? null : run.ice[at]!.h,
            success: false,
            ended: false,
            badCredits: t.run.bad ?? t.badPublicity ?? 0,
            broken: t.run.broken ?? [],
            firing: null,
            access: null,
          }
        : null,
    costBy: {},
    play: [],
    removed: [],
    pending: null,
    decision: null,
    over: null,
    lists: STARTER_LISTS,
    outline: null,
  };
}
