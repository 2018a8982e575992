/** How much the bed says: nothing, the table at rest, or the thick of it. */
export type AmbientLevel = 0 | 1 | 2;

/** The bed under the game, made of oscillators: no bytes to load, no loop to hear. */
export interface Ambient {
  /** Moves to a level over about a second. */
  level(level: AmbientLevel): void;
  /** Sets the bed's own gain, 0…1. */
  volume(gain: number): void;
  /** Ends every oscillator. The bed cannot be used afterwards. */
  close(): void;
}

/** Seconds of the ramps' time constant: a level is nearly reached after three of them. */
const EASE = 0.45;

/** One thing that changes with the level: [silent, rest, tense]. */
type Moves = readonly [AudioParam, readonly [number, number, number]];

/**
 * Builds the bed and leaves it silent.
 * @param ctx where the nodes are made; they are made once, however often the level changes.
 * @param out where the bed is heard (the master volume).
 */
export function createAmbient(ctx: BaseAudioContext, out: AudioNode): Ambient {
  const running: AudioScheduledSourceNode[] = [];

  const gain = (value: number, to: AudioNode | AudioParam): GainNode => {
    const node = ctx.createGain();
    node.gain.value = value;
    if ('connect' in to) node.connect(to);
    else node.connect(to);
    return node;
  };
  const tone = (type: OscillatorType, frequency: number, to: AudioNode): OscillatorNode => {
    const node = ctx.createOscillator();
    node.type = type;
    node.frequency.value = frequency;
    node.connect(to);
    node.start();
    running.push(node);
    return node;
  };
  const low = (frequency: number, q: number, to: AudioNode): BiquadFilterNode => {
    const node = ctx.createBiquadFilter();
    node.type = 'lowpass';
    node.frequency.value = frequency;
    node.Q.value = q;
    node.connect(to);
    return node;
  };

  const own = gain(0, out);
  const all = gain(0, own);

  // The floor: D and A under felt, two strings of each slowly beating.
  const felt = low(340, 0.8, all);
  const floor = gain(0.5, felt);
  const apart = [tone('sawtooth', 73.42, floor), tone('sawtooth', 73.42, floor)] as const;
  tone('triangle', 110, floor);
  const breath = gain(80, felt.frequency);
  tone('sine', 0.07, breath);

  // The heart of the tense moments: the D an octave up, its loudness beating; still at rest.
  const heart = gain(0, all);
  const pulse = gain(0.5, heart);
  tone('triangle', 146.83, pulse);
  tone('sine', 293.66, gain(0.3, pulse));
  const beat = tone('sine', 1.6, gain(0.5, pulse.gain));

  // The air above: a high fifth and a second that rub, hardly heard.
  const air = gain(0, all);
  tone('sine', 880, gain(0.5, air));
  const rub = tone('sine', 987.77, gain(0.35, air));
  tone('sine', 0.11, gain(2.5, rub.frequency));

  const moves: readonly Moves[] = [
    [all.gain, [0, 0.3, 0.42]],
    [felt.frequency, [160, 340, 760]],
    [apart[0].detune, [-9, -9, -4]],
    [apart[1].detune, [9, 9, 4]],
    [heart.gain, [0, 0, 0.55]],
    [beat.frequency, [1.6, 1.6, 2.2]],
    [air.gain, [0, 0.02, 0.07]],
  ];

  const ease = (param: AudioParam, value: number, constant: number): void => {
    param.cancelScheduledValues(ctx.currentTime);
    param.setTargetAtTime(value, ctx.currentTime, constant);
  };

  let now: AmbientLevel = 0;
  return {
    level(level) {
      if (level === now) return;
      now = level;
      for (const [param, values] of moves) ease(param, values[level], EASE);
    },
    volume(value) {
      ease(own.gain, Math.max(0, Math.min(1, value)), 0.05);
    },
    close() {
      for (const node of running) node.stop();
      own.disconnect();
    },
  };
}
