/** The drawn table alone, worked by a test: nothing of the HUD, time moved by hand. */
import '../../../../assets/fonts/fonts.css';
import './colours.css';
import Phaser from 'phaser';
import type { CardLookup } from '../../../../src/games/netrunner/stage/board.ts';
import { stageGame } from '../../../../src/games/netrunner/stage/index.ts';
import type { NetrunnerTypes } from '../../../../src/games/netrunner/game-types.ts';
import type { View } from '../../../../src/games/netrunner/rules/view-types.ts';
import { handClock } from '../../../support/stage-clock.ts';
import type { Laid, Room } from '../../../../src/stage/laid.ts';
import { type DrawnTable, openTable } from '../../../../src/stage/table.ts';
import { type UpdateData, GameFrame } from '../../../games/netrunner/stage/frame-data.ts';
import { type Difference, compareWithPaint } from './repaint.ts';
import { stageGame as blackHatGame } from '../../../../src/games/black-hat/stage/index.ts';
import { lookup as blackHatLookup } from '../../../../src/games/black-hat/plugin/stage.ts';
import { words as blackHatWords } from '../../../../src/games/black-hat/words/index.ts';
import { stageGame as infiltrationGame } from '../../../../src/games/infiltration/stage/index.ts';
import { lookup as infiltrationLookup } from '../../../../src/games/infiltration/plugin/stage.ts';
import { words as infiltrationWords } from '../../../../src/games/infiltration/words/index.ts';
import { words as netrunnerWords } from '../../../../src/games/netrunner/words/index.ts';
import { useWords } from '../../../../src/i18n/loading.ts';
import type { FaceInfo } from '../../../../src/games/netrunner/stage/faces/index.ts';

/** A table as a test works it: `show` takes an update as data and plays it at the page's speed until `skip`. */
type Stage = Omit<DrawnTable<NetrunnerTypes, Laid, Pick<Room, 'size'>>, 'show'> & {
  show(update: UpdateData): Promise<void>;
  skip(): void;
};

export interface StagePage {
  open(
    faces: readonly FaceInfo[],
    near: 'corp' | 'runner',
    speed?: number,
    motion?: 'full' | 'reduced',
    /** `hand`: time passes by `pass` only; `screen`: by itself, as for a player */
    time?: 'hand' | 'screen',
    /** codes of the cards whose faces are drawn in advance */
    codes?: readonly string[],
    /** whether cutscenes are played, however slow drawing is */
    cutscene?: boolean,
  ): Promise<Stage>;
  /** Opens the table of another game. */
  openOther(game: 'black-hat' | 'infiltration', near: string, motion: 'full' | 'reduced'): Promise<Stage>;
  /** Draws the table for the first time, and loads what cutscenes draw with. */
  ready(): Promise<void>;
  /** ms go by */
  pass(ms: number): void;
  /** Waits until what was drawn last is on the screen; its draw calls. */
  draws(): Promise<number>;
  /** Has the table drawn again and compares the picture with the same table painted by canvas 2D. */
  compare(): Difference;
  /** Waits for `n` refreshes of the screen; pictures drawn and refreshes asked for by the table in the meantime. */
  watch(n: number): Promise<{ pictures: number; asks: number }>;
  /** objects with a filter of Phaser on them */
  filters(): number;
  /** textures on the card now */
  textures(): number;
}

declare global {
  interface Window {
    stagePage?: StagePage;
    stage?: Stage;
  }
}

/** draw calls of the last picture */
let calls = 0;
let pictures = 0;
/** the game that was drawn last */
const drawn: Phaser.Game[] = [];
/** textures of each context that is alive */
const contexts = new Map<WebGLRenderingContext, number>();
const more = (context: WebGLRenderingContext, n: number): void =>
  void contexts.set(context, (contexts.get(context) ?? 0) + n);
const counted = WebGLRenderingContext.prototype;
const { drawElements, drawArrays, createTexture, deleteTexture } = counted;
counted.drawElements = function (...rest) {
  calls++;
  drawElements.apply(this, rest);
};
counted.drawArrays = function (...rest) {
  calls++;
  drawArrays.apply(this, rest);
};
counted.createTexture = function () {
  more(this, 1);
  return createTexture.call(this);
};
counted.deleteTexture = function (texture) {
  if (texture !== null) more(this, -1);
  deleteTexture.call(this, texture);
};

const game = Phaser.Game.prototype;
const { step } = game;
game.step = function (this: Phaser.Game, ...rest) {
  drawn[0] = this;
  calls = 0;
  pictures++;
  step.apply(this, rest);
};

const refresh = window.requestAnimationFrame.bind(window);
let asks = 0;
window.requestAnimationFrame = (next) => {
  asks++;
  return refresh(next);
};

// Whatever has filters on has been asked for them first.
const filtered = new Set<object>();
const image = Phaser.GameObjects.Image.prototype;
const { enableFilters } = image;
image.enableFilters = function (this: Phaser.GameObjects.Image) {
  filtered.add(this);
  return enableFilters.call(this) as typeof this;
};

const clock = handClock();
const picture = (): Promise<void> => new Promise((done) => void refresh(() => done()));

/** Makes a table one that a test works. */
function work(stage: DrawnTable<NetrunnerTypes, Laid, Pick<Room, 'size'>>, speed: number): Stage {
  let stop = new AbortController();
  let after: View | null = null;
  const show = (data: UpdateData): Promise<void> => {
    stop = new AbortController();
    const update = new GameFrame(data);
    after = update.after;
    if (update.kind === 'play') return stage.show(update, { speed: () => speed, signal: stop.signal, shown() {} });
    stage.settle(after);
    return Promise.resolve();
  };
  window.stage = {
    show,
    skip() {
      stop.abort();
      if (after !== null) stage.settle(after);
    },
    settle: (view) => stage.settle(view),
    highlight: (targets) => stage.highlight(targets),
    carry: (thing, places) => stage.carry(thing, places),
    teach: (hides, keeps) => stage.teach(hides, keeps),
    anchors: () => stage.anchors(),
    theatre: () => stage.theatre(),
    resize: () => stage.resize(),
    destroy: () => stage.destroy(),
    get idle() {
      return stage.idle;
    },
    slow: stage.slow,
  };
  return window.stage;
}

window.stagePage = {
  async open(faces, near, speed = 1, motion = 'full', time = 'hand', codes = [], cutscenes = false) {
    useWords(netrunnerWords);
    const known = new Map(faces.map((face) => [face.code, face]));
    const find = (code: string): FaceInfo => {
      const face = known.get(code);
      if (face === undefined) throw new Error(`no card ${code}`);
      return face;
    };
    const lookup: CardLookup = (code) => {
      const { title, type, subtypes, strength, cost } = find(code);
      return {
        title,
        type,
        subtypes: [...subtypes],
        strength: typeof strength === 'number' ? strength : null,
        cost: typeof cost === 'number' ? cost : 0,
      };
    };
    const stage = await openTable(document.getElementById('table')!, stageGame({ near, lookup, codes, face: find }), {
      motion: () => motion,
      speed: () => speed,
      cutscenes,
      ...(time === 'hand' ? { clock } : {}),
    });
    return work(stage, speed);
  },
  async openOther(game, near, motion) {
    const here = document.getElementById('table')!;
    const options = { motion: () => motion, speed: () => 1, cutscenes: true, clock };
    useWords(game === 'black-hat' ? blackHatWords : infiltrationWords);
    const stage =
      game === 'black-hat'
        ? await openTable(here, blackHatGame(near as never, blackHatLookup), options)
        : await openTable(here, infiltrationGame(near as never, infiltrationLookup), options);
    return work(stage as unknown as Parameters<typeof work>[0], 1);
  },
  async ready() {
    window.stagePage!.pass(40);
    await import('../../../../src/stage/spectacle-canvas.ts');
  },
  pass(ms) {
    // In steps as long as the screen's clock makes at most: each may be drawn, and drawing takes its time in software.
    for (let left = ms; left > 0; left -= 100) clock.advance(Math.min(100, left));
  },
  async draws() {
    await picture();
    await picture();
    return calls;
  },
  compare() {
    window.stage!.highlight([]);
    clock.advance(100);
    return compareWithPaint(drawn[0]!);
  },
  async watch(n) {
    const before = { pictures, asks };
    for (let i = 0; i < n; i++) await picture();
    return { pictures: pictures - before.pictures, asks: asks - before.asks };
  },
  filters: () => filtered.size,
  textures() {
    let n = 0;
    for (const [context, count] of contexts) {
      if (context.isContextLost()) contexts.delete(context);
      else n += count;
    }
    return n;
  },
};
