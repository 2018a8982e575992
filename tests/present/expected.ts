/**
 * What the presenter must do, apart from its chart: a table of what can happen where, and what it must come to. An arc that is missing in
 * the chart, or a guard that says the opposite, is missed here.
 */
import type { Presented } from '../../src/present/presenter.ts';
import type { Happening } from './happenings.ts';
import type { TableSetUp } from './table.ts';
import { type Answer, type KindName, dwellOf, kindOf } from './updates.ts';

type Mode = 'idle' | 'showing' | 'card' | 'pace' | 'asking' | 'confirming' | 'handover' | 'payOff' | 'told' | 'closed';

/** An update, or a part of one. */
interface Part {
  name: KindName;
  /** which of its events are in this part */
  from: number;
  to: number;
}
const eventsOf = (name: KindName): number => kindOf(name).events ?? 0;
const isJump = ({ name }: Part): boolean => kindOf(name).events === undefined;
/** Whether somebody stops to read at the end of this part. */
const isCut = ({ name, to }: Part): boolean => to < eventsOf(name);

/** What the page must show, and what it must have been told. */
export class Expected {
  mode: Mode = 'idle';
  thinking = false;
  update: Part | null = null;
  at = 'start';
  decides: 'me' | 'other' | 'reading' | null = null;
  /** how many events of the update have been shown */
  shown = 0;
  queue: Part[] = [];
  /** what follows the card that the person reads */
  rest: Part | null = null;
  automatic = false;
  unheard: Answer | null = null;
  step = false;
  playing: boolean;
  speed: number;
  drawn: boolean;
  handover: string | null;
  /** whether the feed is being read */
  pulled = false;
  said: string[] = [];
  readonly #ahead: boolean;

  constructor({ drawn, ahead, playing, speed, claim }: TableSetUp) {
    this.playing = playing;
    this.speed = speed;
    this.drawn = drawn;
    this.handover = claim;
    this.#ahead = ahead;
    if (claim === null) this.goOn();
    else this.handOver(claim);
  }

  /** What the page can see of it. */
  get presented(): Omit<Presented, 'view' | 'update'> & { at: string; decides: string | null } {
    const { mode, thinking, handover, playing, at, decides } = this;
    return {
      at,
      decides,
      asking: ['asking', 'confirming', 'card'].includes(mode),
      reading: mode === 'card',
      moving: mode === 'showing',
      settled: !['idle', 'showing', 'closed'].includes(mode),
      thinking: mode === 'idle' && thinking,
      told: mode === 'told',
      handover,
      playing,
    };
  }

  /** Whether updates come by themselves, or one is owed. */
  get goes(): boolean {
    return this.playing || this.step;
  }

  /** Makes something happen, as the table says; what is not in the table changes nothing. */
  happens(happening: Happening): void {
    const { does } = STEPS.find(
      ({ at, what, when }) => what === happening.what && at.includes(this.mode) && (when?.(this, happening) ?? true),
    ) ?? { does: () => {} };
    does(this, happening);
  }

  say(text: string): void {
    this.said.push(text);
  }

  /** The next update is pulled if nothing waits. */
  pullOn(): void {
    if (this.queue.length === 0) this.pulled ||= this.goes;
  }

  /** Nothing is shown: the next update is taken, or pulled. */
  goOn(): void {
    this.mode = 'idle';
    this.thinking = false;
    const [next] = this.queue;
    if (next === undefined) this.pulled ||= this.goes;
    else if (isJump(next) || (this.goes && this.speed === 0)) this.#take(next, false);
    else if (this.goes) this.#take(next, true);
  }

  #take(part: Part, animated: boolean): void {
    const { name } = part;
    this.queue.shift();
    const cut = (name === 'card' || name === 'glance') && part.from === 0;
    this.update = cut ? { ...part, to: 1 } : part;
    this.rest = cut ? { ...part, from: 1 } : null;
    this.shown = 0;
    this.step &&= isJump(part);
    this.unheard = null;
    this.automatic = name === 'automatic' || name === 'refused';
    this.mode = 'showing';
    this.say(`taken: ${name}, ${this.update.to - this.update.from} events`);
    if (animated && this.queue.length === 0) this.pulled ||= this.#ahead && this.playing;
    if (this.automatic) this.say(`answer: ${name === 'refused' ? 'illegal' : 'sound'}, automatic`);
    if (!animated) this.settle();
    if (name === 'refused') this.#refused();
    if (name === 'refused' && !animated) this.ask();
    if (animated && !this.drawn) this.#plain();
  }

  /** The plain table shows an update at once. */
  #plain(): void {
    const { name, from, to } = this.update!;
    if (name === 'broken') return this.broken();
    this.show(to - from);
    const { next } = kindOf(name);
    if ((next === 'ask' || next === 'over') && this.rest === null) this.settle();
  }

  #refused(): void {
    this.say('failed: illegal');
    this.automatic = false;
  }

  broken(): void {
    this.say('failed: broken');
    this.settle();
  }

  /** More of the update is on the table. */
  show(events: number): void {
    const { name, from } = this.update!;
    this.shown = events;
    this.at = from + events === eventsOf(name) ? name : `${name} ${from + events}`;
    this.decides = null;
    this.say(`shown: ${name} ${events}`);
  }

  /** The whole update is on the table. */
  settle(): void {
    const part = this.update!;
    const { name } = part;
    const { next } = kindOf(name);
    this.at = isCut(part) ? `${name} read` : name;
    this.decides = isCut(part) ? 'reading' : (kindOf(name).decides ?? null);
    this.shown = part.to - part.from;
    this.say(`shown: ${name} all`);
    if (isCut(part)) this.ask('card');
    else if (next === 'wait' && !isJump(part) && dwellOf({ reason: name }) > 0 && this.playing) this.mode = 'pace';
    else if (this.queue.length > 0 || next === 'wait' || this.automatic) this.goOn();
    else if (next === 'ask') this.ask();
    else if (next === 'over') this.#end(isJump(part));
    else this.handOver(next.handover);
  }

  ask(mode: 'asking' | 'card' = 'asking', aloud = true): void {
    this.mode = mode;
    if (mode === 'asking') this.pulled ||= this.goes;
    if (aloud) this.say('ask');
  }

  #end(told: boolean): void {
    this.mode = told ? 'told' : 'payOff';
    this.pulled ||= this.goes;
  }

  handOver(seat: string): void {
    this.mode = 'handover';
    this.handover = seat;
    this.say(`handover to ${seat}`);
  }

  answer(answer: Answer): void {
    this.say(`answer: ${answer}, chosen`);
    this.goOn();
    if (answer !== 'illegal') return;
    this.#refused();
    this.ask();
  }

  /** The card was read; `answer`: null if it was left. */
  readOn(answer: Answer | null): void {
    if (answer !== null) this.say(`answer: ${answer}, reading`);
    if (answer === 'illegal') this.say('failed: illegal');
    this.queue.unshift(this.rest!);
    this.rest = null;
    this.goOn();
  }

  drop(): void {
    Object.assign(this, { queue: [], rest: null, automatic: false, unheard: null, step: false, handover: null });
  }

  add(name: KindName): void {
    this.pulled = false;
    this.queue.push({ name, from: 0, to: eventsOf(name) });
  }
}

interface Step {
  what: Happening['what'];
  at: readonly Mode[];
  when?(e: Expected, happening: Happening): boolean;
  does(e: Expected, happening: Happening): void;
}

const SETTLED: readonly Mode[] = ['card', 'pace', 'asking', 'confirming', 'handover', 'payOff', 'told'];
const OPEN: readonly Mode[] = ['idle', 'showing', ...SETTLED];
const hasAnswer = (_: Expected, { answer }: Happening): boolean => answer !== undefined;

/** What can happen where, and what it must come to. The first row that fits counts. */
const STEPS: readonly Step[] = [
  // An update waits for its turn, or ends what was standing still.
  { what: 'update', at: ['showing', 'card', 'pace', 'handover'], does: (e, { name }) => e.add(name!) },
  {
    what: 'update',
    at: ['idle', 'asking', 'confirming', 'payOff', 'told'],
    does(e, { name }) {
      e.add(name!);
      e.goOn();
    },
  },
  // Nothing that was taken counts any more, and the jump is shown at once.
  {
    what: 'reset',
    at: OPEN,
    does(e, { name }) {
      e.drop();
      e.pulled = true;
      e.goOn();
      e.add(name!);
      e.goOn();
    },
  },
  {
    what: 'no update',
    at: OPEN,
    does(e) {
      e.pulled = false;
      e.say('failed: no update');
    },
  },
  // What the renderer does
  { what: 'shown', at: ['showing'], does: (e, { events }) => e.show(events!) },
  { what: 'done', at: ['showing'], does: (e) => e.settle() },
  { what: 'broken', at: ['showing'], does: (e) => e.broken() },
  {
    what: 'stage',
    at: OPEN,
    does(e) {
      e.drawn = true;
      if (e.mode === 'showing') e.settle();
    },
  },
  {
    what: 'lost',
    at: OPEN,
    does(e) {
      e.drawn = false;
      if (e.mode === 'showing') e.settle();
    },
  },
  // Keys and presses
  {
    what: 'key',
    at: ['idle'],
    does(e, { answer }) {
      if (answer !== undefined) e.say('one moment');
      e.pullOn();
    },
  },
  {
    what: 'key',
    at: ['showing'],
    does(e, { answer }) {
      if (answer !== undefined) e.say('one moment');
      e.settle();
    },
  },
  { what: 'key', at: ['card'], when: hasAnswer, does: (e, { answer }) => e.readOn(answer!) },
  { what: 'key', at: ['pace'], does: (e) => e.goOn() },
  {
    what: 'key',
    at: ['asking', 'confirming'],
    when: (_, { answer }) => answer === 'foolish' || answer === 'rash',
    does(e, { answer }) {
      e.mode = 'confirming';
      e.unheard = answer!;
    },
  },
  { what: 'key', at: ['asking', 'confirming'], when: hasAnswer, does: (e, { answer }) => e.answer(answer!) },
  { what: 'key', at: ['payOff'], does: (e) => void (e.mode = 'told') },
  { what: 'heard', at: ['confirming'], when: (_, { how }) => how === 'followed', does: (e) => e.ask('asking', false) },
  { what: 'heard', at: ['confirming'], does: (e) => e.answer(e.unheard!) },
  { what: 'skip', at: ['idle'], does: (e) => e.pullOn() },
  { what: 'skip', at: ['showing'], does: (e) => e.settle() },
  { what: 'skip', at: ['card'], does: (e) => e.readOn(null) },
  { what: 'skip', at: ['pace'], does: (e) => e.goOn() },
  { what: 'skip', at: ['payOff'], does: (e) => void (e.mode = 'told') },
  { what: 'undo', at: OPEN, does: (e) => e.say('undo') },
  { what: 'seek', at: OPEN, does: (e) => e.say('seek 3') },
  {
    what: 'ready',
    at: ['handover'],
    does(e) {
      e.handover = null;
      e.say('handed over');
      e.goOn();
    },
  },
  // Only the last move of the person who leaves is not animated on a page that nobody looks at.
  { what: 'hide', at: ['showing'], when: (e) => e.update!.name === 'hand', does: (e) => e.settle() },
  // Speed, and one after another
  {
    what: 'speed',
    at: OPEN,
    does(e, { speed }) {
      e.speed = speed!;
      if (e.mode === 'showing' && speed === 0) e.settle();
    },
  },
  {
    what: 'play',
    at: OPEN,
    does(e, { rested }) {
      e.playing = true;
      if (e.mode !== 'idle') return;
      if (rested) e.mode = 'pace';
      else e.goOn();
    },
  },
  {
    what: 'pause',
    at: OPEN,
    does(e) {
      e.playing = false;
      e.step = false;
      if (['idle', 'pace'].includes(e.mode)) e.goOn();
    },
  },
  {
    what: 'step',
    at: ['idle', 'showing'],
    does(e) {
      e.step = true;
      if (e.mode === 'idle') e.goOn();
      else e.settle();
    },
  },
  { what: 'step', at: ['pace'], does: (e) => e.goOn() },
  { what: 'step', at: OPEN, does: (e) => void (e.step = true) },
  // Time passes: until it is said that somebody thinks, until what was shown has been read, until the end may be told.
  { what: 'time', at: ['idle'], does: (e) => void (e.thinking = e.goes && e.decides === 'other') },
  { what: 'time', at: ['pace'], does: (e) => e.goOn() },
  { what: 'time', at: ['payOff'], does: (e) => void (e.mode = 'told') },
  {
    what: 'close',
    at: OPEN,
    does(e) {
      Object.assign(e, { mode: 'closed', handover: null });
    },
  },
];
