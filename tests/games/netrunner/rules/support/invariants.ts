/** What must be true of every table after every event, and of every state at a decision. */
import { memory } from '../../../../../src/games/netrunner/rules/ask.ts';
import { simulationPort } from '../../../../../src/games/netrunner/rules/charts.ts';
import { def } from '../../../../../src/games/netrunner/rules/defs.ts';
import {
  type Card,
  COUNTERS,
  type State,
  type Table,
  type Zone,
} from '../../../../../src/games/netrunner/rules/model.ts';
import { playOf, top } from '../../../../../src/games/netrunner/rules/play.ts';
import { points } from '../../../../../src/games/netrunner/rules/table.ts';

const CORP_ONLY = new Set<Zone>(['rnd', 'hq', 'archives', 'ice', 'root']);
const RUNNER_ONLY = new Set<Zone>(['stack', 'grip', 'heap', 'rig']);

function lists(t: Table): [Zone, string | null, number[]][] {
  const all: [Zone, string | null, number[]][] = [
    ['rnd', null, t.rnd],
    ['hq', null, t.hq],
    ['archives', null, t.archives],
    ['stack', null, t.stack],
    ['grip', null, t.grip],
    ['heap', null, t.heap],
    ['rig', null, t.rig],
    ['hosted', null, t.hosted],
    ['corp score', null, t.corpScore],
    ['runner score', null, t.runnerScore],
    ['play', null, t.play],
    ['removed', null, t.removed],
    ['identity', null, t.identities],
  ];
  for (const server of t.servers) all.push(['ice', server.id, server.ice], ['root', server.id, server.root]);
  return all;
}

/** What is wrong with a table, in words; empty when nothing is. */
export function tableFaults(t: Table): string[] {
  const faults: string[] = [];
  const name = (c: Card): string => `${def(c.code).title} (${c.id})`;
  const seen = new Uint8Array(t.cards.length);
  for (const [zone, server, list] of lists(t)) {
    for (const id of list) {
      const c = t.cards[id];
      if (!c) {
        faults.push(`${zone} holds ${id}, which is no card`);
        continue;
      }
      seen[id]! += 1;
      if (c.zone !== zone || c.server !== server)
        faults.push(`${name(c)} lies in ${zone} ${server} but says ${c.zone} ${c.server}`);
    }
  }
  const handles = new Set<number>();
  for (const [id, c] of t.cards.entries()) {
    if (c.id !== id) faults.push(`${name(c)} lies at index ${id}`);
    if (seen[id] !== 1) faults.push(`${name(c)} lies in ${seen[id]} places`);
    if (handles.has(c.h)) faults.push(`handle ${c.h} names two cards`);
    handles.add(c.h);
    if (c.h < 1 || c.h >= t.nextHandle) faults.push(`${name(c)} has handle ${c.h} of ${t.nextHandle}`);
    for (const kind of COUNTERS) if (c[kind] < 0) faults.push(`${name(c)} has ${c[kind]} ${kind} counters`);
    if (c.seat === 'corp' && RUNNER_ONLY.has(c.zone)) faults.push(`${name(c)} of the Corp lies in ${c.zone}`);
    if (c.seat === 'runner' && CORP_ONLY.has(c.zone)) faults.push(`${name(c)} of the Runner lies in ${c.zone}`);
    if (c.host >= 0 && !t.cards[c.host]) faults.push(`${name(c)} lies on no card`);
    if (c.zone === 'ice' && def(c.code).type !== 'ice') faults.push(`${name(c)} protects ${c.server}`);
    if (c.zone === 'root' && !['agenda', 'asset', 'upgrade'].includes(def(c.code).type))
      faults.push(`${name(c)} lies in the root of ${c.server}`);
    if (c.zone === 'root' && !c.server!.startsWith('remote') && def(c.code).type !== 'upgrade')
      faults.push(`${name(c)} lies in the root of ${c.server}`);
    if (c.zone === 'root' && def(c.code).type === 'agenda' && c.up) faults.push(`${name(c)} is rezzed`);
  }
  for (const server of t.servers) {
    const main = server.root.filter(
      (id) => def(t.cards[id]!.code).type === 'agenda' || def(t.cards[id]!.code).type === 'asset',
    );
    if (main.length > 1) faults.push(`${main.length} agendas and assets in ${server.id}`);
  }
  for (const seat of ['corp', 'runner'] as const) {
    if (t[seat].credits < 0) faults.push(`${seat} has ${t[seat].credits} credits`);
    if (t[seat].clicks < 0) faults.push(`${seat} has ${t[seat].clicks} clicks`);
  }
  if (t.runner.tags < 0 || t.runner.brain < 0 || t.corp.badPublicity < 0)
    faults.push('tags, brain damage or bad publicity below 0');
  const consoles = t.rig.filter((id) => t.cards[id]!.up && def(t.cards[id]!.code).subtypes.includes('console'));
  if (consoles.length > 1) faults.push(`${consoles.length} consoles`);
  const run = t.run;
  if (run) {
    const server = t.servers.find((each) => each.id === run.server);
    if (run.badCredits < 0) faults.push('bad-publicity credits below 0');
    if (!server && !run.vanished) faults.push(`a run on ${run.server}, which is not there`);
    if (server && (run.inward < 0 || run.inward > server.ice.length))
      faults.push(`${run.inward} of ${server.ice.length} ice still inward`);
    if (run.ice >= 0 && !t.cards.some((c) => c.h === run.ice && c.zone === 'ice'))
      faults.push('the ice of the run is not installed');
  }
  return faults;
}

const UNSETTLED = new Set(['memory']);

/** What is wrong with a state at a decision, beside its table. */
export function decisionFaults(s: State): string[] {
  const { table: t } = s;
  const faults: string[] = [];
  if (t.over) return s.stack.length > 0 || s.pending.length > 0 ? ['the game is over but not the stack'] : [];
  const game = playOf(s, simulationPort(), null);
  const frame = top(game);
  if (!frame || frame.k === 'flow' || frame.k === 'do') return ['nobody decides'];
  const { used, total } = memory(game);
  if (used > total && !(frame.k === 'ask' && UNSETTLED.has(frame.ask))) faults.push(`${used} of ${total} memory used`);
  for (const seat of ['corp', 'runner'] as const)
    if (points(t, seat) >= t.toWin) faults.push(`${seat} has ${points(t, seat)} points`);
  const unique = new Set<string>();
  for (const c of t.cards) {
    const active = c.zone === 'rig' ? c.up : c.zone === 'ice' || c.zone === 'root' ? c.up : false;
    if (!active || !def(c.code).unique) continue;
    if (unique.has(c.code)) faults.push(`two copies of ${def(c.code).title}`);
    unique.add(c.code);
    if (c.host >= 0 && !['ice', 'root', 'rig'].includes(t.cards[c.host]!.zone))
      faults.push(`${def(c.code).title} lies on a card that left play`);
  }
  for (const c of t.cards)
    if (
      (c.zone === 'rig' || c.zone === 'hosted') &&
      c.host >= 0 &&
      !['ice', 'root', 'rig'].includes(t.cards[c.host]!.zone)
    )
      faults.push(`${def(c.code).title} lies on a card that left play`);
  for (const server of t.servers)
    if (
      server.id.startsWith('remote') &&
      server.ice.length === 0 &&
      server.root.length === 0 &&
      !s.stack.some((f) => f.k === 'do' && f.v.keepServer === server.id)
    )
      faults.push(`${server.id} stands without a card`);
  if (s.stack.filter((f) => f.k === 'flow' && f.chart === 'run').length > 1) faults.push('two runs at once');
  // the run is over for the table once steps 6 and 7 have begun; what triggers on its end still stands on the chart
  const charts = s.stack.flatMap((f) => (f.k === 'flow' && f.chart === 'run' ? [f.at] : []));
  if (t.run === null ? charts.some((at) => at !== 's6' && at !== 's7') : charts.length === 0)
    faults.push('a run without its chart, or a chart without its run');
  return faults;
}
