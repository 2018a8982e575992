/** How intense the background sound is: 0 silent, 1 calm, 2 as tense as it gets, and anything between. */
export type AmbientLevel = number;

/** A quiet background sound under the game, made by oscillators, so that nothing is loaded and no loop is audible. */
export interface Ambient {
  /** Changes the background sound to a level of intensity, over about a second. */
  level(level: AmbientLevel): void;
  /** Sets the background sound's own gain, 0…1. */
  volume(gain: number): void;
  /** Stops every oscillator. The background sound cannot be used afterwards. */
  close(): void;
}

/** Time constant of a level change, seconds; a change is nearly complete after three times this. */
const EASE = 0.45;

/** Values at the levels [silent, calm, tense]. */
type Values = readonly [number, number, number];
/** An audio parameter and its values. */
type Moves = readonly [AudioParam, Values];

/** The value at a level between two of the three. */
function valueAt(values: Values, level: AmbientLevel): number {
  const low = Math.min(1, Math.max(0, Math.floor(level)));
  return values[low]! + (values[low + 1]! - values[low]!) * Math.min(1, Math.max(0, level - low));
}

/**
 * Builds the background sound, silent at first.
 * @param ctx the audio context in which its nodes are made; no node is added when the level changes
 * @param out the node it is connected to (the master volume)
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

  // The low layer: a D from two slightly detuned saws that beat slowly, and an A, through a slowly moving lowpass.
  const felt = low(340, 0.8, all);
  const floor = gain(0.5, felt);
  const apart = [tone('sawtooth', 73.42, floor), tone('sawtooth', 73.42, floor)] as const;
  tone('triangle', 110, floor);
  const breath = gain(80, felt.frequency);
  tone('sine', 0.07, breath);

  // The tense layer: the D an octave up, pulsing in loudness; silent at the calm level.
  const heart = gain(0, all);
  const pulse = gain(0.5, heart);
  tone('triangle', 146.83, pulse);
  tone('sine', 293.66, gain(0.3, pulse));
  const beat = tone('sine', 1.6, gain(0.5, pulse.gain));

  // The high layer: an A and the B above it, slightly dissonant and barely audible.
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
      for (const [param, values] of moves) ease(param, valueAt(values, level), EASE);
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
