import type { HowlerLike, HowlLike, HowlSetup } from '../../src/sound/engine.ts';

/** A param, a node and a context that remember only what the tests ask for. */
class FakeParam {
  value = 0;
  target = 0;
  cancelScheduledValues(): void {}
  setTargetAtTime(value: number): void {
    this.target = value;
  }
}

class FakeNode extends EventTarget {
  type = '';
  stopped = false;
  readonly gain = new FakeParam();
  readonly frequency = new FakeParam();
  readonly detune = new FakeParam();
  readonly Q = new FakeParam();
  readonly to: unknown[] = [];
  connect(to: unknown): void {
    this.to.push(to);
  }
  disconnect(): void {
    this.to.length = 0;
  }
  start(): void {}
  stop(): void {
    this.stopped = true;
  }
}

/** An audio context that runs only when a gesture made it. */
class FakeContext extends EventTarget {
  state: string = 'suspended';
  currentTime = 0;
  resumes = 0;
  mayRun = true;
  readonly nodes: FakeNode[] = [];
  private make(): FakeNode {
    const node = new FakeNode();
    this.nodes.push(node);
    return node;
  }
  createGain = (): FakeNode => this.make();
  createOscillator = (): FakeNode => this.make();
  createBiquadFilter = (): FakeNode => this.make();
  resume(): Promise<void> {
    this.resumes++;
    if (!this.mayRun) return new Promise(() => undefined);
    this.turn('running');
    return Promise.resolve();
  }
  turn(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** What was asked of the audio library. */
export interface FakeHowler extends HowlerLike {
  readonly context: FakeContext;
  /** The cues that started at once, with their rate and pan. */
  readonly heard: { cue: string; rate: number; pan: number }[];
  /** Plays that howler would have kept for later: always a fault. */
  readonly queued: string[];
  readonly opened: (HowlSetup & { unloaded: boolean; gain: number })[];
  readonly master: { gain: number; muted: boolean };
}

/** Howler as it is: a play before the context runs is kept and fires with everything else at the first click. */
export function fakeHowler(options: { webAudio?: boolean } = {}): FakeHowler {
  const context = new FakeContext();
  const heard: FakeHowler['heard'] = [];
  const queued: string[] = [];
  const opened: FakeHowler['opened'] = [];
  const master = { gain: 1, muted: false };
  const Howler = {
    ctx: null as unknown as AudioContext | null,
    masterGain: null as unknown as AudioNode | null,
    usingWebAudio: options.webAudio ?? true,
    autoSuspend: true,
    autoUnlock: true,
    state: 'suspended',
    volume(gain: number) {
      master.gain = gain;
      if (!Howler.usingWebAudio) return;
      Howler.ctx ??= context as unknown as AudioContext;
      Howler.masterGain ??= context.createGain() as unknown as AudioNode;
    },
    mute(muted: boolean) {
      master.muted = muted;
    },
  };
  class Howl implements HowlLike {
    private readonly record: FakeHowler['opened'][number];
    constructor(setup: HowlSetup) {
      this.record = { ...setup, unloaded: false, gain: setup.volume };
      opened.push(this.record);
    }
    play(sprite: string): number {
      if (Howler.state !== 'running') queued.push(sprite);
      return heard.push({ cue: sprite, rate: 1, pan: 0 });
    }
    rate(rate: number, id: number): void {
      const one = heard[id - 1];
      if (one) one.rate = rate;
    }
    stereo(pan: number, id: number): void {
      const one = heard[id - 1];
      if (one) one.pan = pan;
    }
    volume(gain: number): void {
      this.record.gain = gain;
    }
    unload(): void {
      this.record.unloaded = true;
    }
  }
  return { Howler, Howl, context, heard, queued, opened, master };
}

/** A page that can be touched and put out of sight. */
export class FakePage extends EventTarget {
  hidden = false;
  listeners = 0;
  override addEventListener(...how: Parameters<EventTarget['addEventListener']>): void {
    this.listeners++;
    super.addEventListener(...how);
  }
  override removeEventListener(...how: Parameters<EventTarget['removeEventListener']>): void {
    this.listeners--;
    super.removeEventListener(...how);
  }
  show(visible: boolean): void {
    this.hidden = !visible;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}
