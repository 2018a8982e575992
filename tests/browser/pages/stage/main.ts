/** The drawn table alone, worked by a test: nothing of the HUD, time moved by hand. */
import '../../../../assets/fonts/fonts.css';
import Phaser from 'phaser';
import type { CardBook } from '../../../../src/games/netrunner/stage/board.ts';
import { type Stage, createStage } from '../../../../src/games/netrunner/stage/index.ts';
import { handClock } from '../../../../src/stage/clock.ts';
import type { FaceInfo } from '../../../../src/games/netrunner/stage/faces/index.ts';

export interface StagePage {
  open(
    faces: readonly FaceInfo[],
    near: 'corp' | 'runner',
    speed?: number,
    motion?: 'full' | 'reduced',
  ): Promise<Stage>;
  /** ms go by */
  pass(ms: number): void;
  /** draw calls of one picture */
  draws(): Promise<number>;
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

let calls = 0;
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

// Whatever has filters on has been asked for them first.
const filtered = new Set<object>();
const image = Phaser.GameObjects.Image.prototype;
const { enableFilters } = image;
image.enableFilters = function (this: Phaser.GameObjects.Image) {
  filtered.add(this);
  return enableFilters.call(this) as typeof this;
};

const clock = handClock();
const picture = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => done()));

window.stagePage = {
  async open(faces, near, speed = 1, motion = 'full') {
    const known = new Map(faces.map((face) => [face.code, face]));
    const find = (code: string): FaceInfo => {
      const face = known.get(code);
      if (face === undefined) throw new Error(`no card ${code}`);
      return face;
    };
    const book: CardBook = (code) => {
      const { title, type, subtypes, strength } = find(code);
      return { title, type, subtypes: [...subtypes], strength: typeof strength === 'number' ? strength : null };
    };
    const stage = await createStage(document.getElementById('table')!, {
      mySide: near,
      book,
      face: find,
      motion: () => motion,
      speed: () => speed,
      clock,
    });
    window.stage = stage;
    return stage;
  },
  pass(ms) {
    for (let left = ms; left > 0; left -= 20) clock.advance(Math.min(20, left));
  },
  async draws() {
    await picture();
    calls = 0;
    await picture();
    await picture();
    return calls / 2;
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
