/**
 * The only Phaser scene: a pool of images that shows the quads it is given. It knows no game, no clock and no input. Phaser's own loop
 * would draw the same frame at every refresh of the screen, so it is stopped: only `Canvas.draw` draws a new frame.
 */
import Phaser from 'phaser';
import type { Quad } from './atlas-view.ts';
import type { SpectacleNode } from './model.ts';
import type { AtlasFrame } from './pieces.ts';
import { cameraOf } from './spectacle.ts';
import type { SpectacleCanvas } from './spectacle-canvas.ts';
import { drawsInSoftware, rendererName } from './webgl.ts';
import { colours } from './theme.ts';

/** `openCanvas` rejects with this if the browser has no WebGL. */
class NoWebGL extends Error {
  override name = 'NoWebGL';
}

/** The canvas on which the stage draws its pictures. */
export interface Canvas {
  readonly game: Phaser.Game;
  readonly element: HTMLCanvasElement;
  /** Makes the texture `name` from a canvas of pictures, for quads to use. Call it again when its pictures have changed. */
  texture(name: string, canvas: HTMLCanvasElement, frames: Iterable<readonly [string, AtlasFrame]>): void;
  /** Sets the picture that is drawn beneath everything, at the canvas's own resolution. */
  ground(canvas: HTMLCanvasElement): void;
  /** Draws a frame of these quads. Changes made by the other functions become visible with it. */
  draw(quads: readonly Quad[]): void;
  /** Shows the table as this cutscene has it: camera, light, particles; null: as it is. */
  spectacle(node: SpectacleNode | null): void;
  /**
   * Whether drawing is slow because there is no graphics card: judged by the renderer's name, else by the time three pictures take. Call it
   * once there is something to draw.
   */
  slow(): boolean;
  resize(w: number, h: number): void;
  destroy(): void;
}

/** Drawing is slow if a frame takes longer than this, ms. */
const SLOW_PICTURE = 33;

/** Returns how many pixels to draw per CSS px, ½ to 2. More would be invisible and cost memory; below 1 the page is zoomed out. */
export function densityOf(view: Window): number {
  return Math.min(2, Math.max(0.5, view.devicePixelRatio || 1));
}

/** Returns the name of the browser's WebGL renderer; null if there is no WebGL. */
function rendererOf(document: Document): string | null {
  try {
    const gl = document.createElement('canvas').getContext('webgl');
    if (gl === null) return null;
    const name = rendererName(gl);
    gl.getExtension('WEBGL_lose_context')?.loseContext();
    return name;
  } catch {
    return null;
  }
}

function addFrames(texture: Phaser.Textures.Texture, frames: Iterable<readonly [string, AtlasFrame]>): void {
  for (const [name, frame] of frames) {
    const known = texture.has(name) ? texture.get(name) : null;
    // The picture has moved on its page.
    if (known !== null && (known.cutX !== frame.x || known.cutY !== frame.y)) texture.remove(name);
    if (!texture.has(name)) texture.add(name, 0, frame.x, frame.y, frame.w, frame.h);
    if (frame.slice <= 0 || texture.has(`${name}#0`)) continue;
    const { x, y, w, h, slice } = frame;
    const across = [slice, w - slice * 2, slice];
    const down = [slice, h - slice * 2, slice];
    let top = y;
    for (let row = 0; row < 3; row++) {
      let left = x;
      for (let column = 0; column < 3; column++) {
        texture.add(`${name}#${row * 3 + column}`, 0, left, top, across[column]!, down[row]!);
        left += across[column]!;
      }
      top += down[row]!;
    }
  }
}

/** Makes Phaser images for quads as needed, and reuses them in every frame. */
class Pool {
  private readonly images: Phaser.GameObjects.Image[] = [];

  constructor(private readonly scene: Phaser.Scene) {}

  show(quads: readonly Quad[]): void {
    quads.forEach((quad, i) => {
      const image = this.images[i] ?? this.more(quad);
      if (image.frame !== this.scene.textures.getFrame(quad.texture, quad.frame))
        image.setTexture(quad.texture, quad.frame);
      image.setVisible(true).setPosition(quad.x, quad.y).setRotation(quad.rot).setAlpha(quad.alpha).setTint(quad.tint);
      image.setDisplaySize(quad.w, quad.h);
      const blend = quad.add ? Phaser.BlendModes.ADD : Phaser.BlendModes.NORMAL;
      if (image.blendMode !== blend) image.setBlendMode(blend);
    });
    for (let i = quads.length; i < this.images.length; i++) this.images[i]!.setVisible(false);
  }

  private more(quad: Quad): Phaser.GameObjects.Image {
    const image = this.scene.add.image(0, 0, quad.texture, quad.frame);
    this.images.push(image);
    return image;
  }
}

/** Opens a canvas of `w` × `h` CSS px in the element `parent`. Rejects with `NoWebGL` if the browser has no WebGL. */
export function openCanvas(parent: HTMLElement, w: number, h: number): Promise<Canvas> {
  const view = parent.ownerDocument.defaultView!;
  const density = densityOf(view);
  const renderer = rendererOf(parent.ownerDocument);
  if (renderer === null) return Promise.reject(new NoWebGL('this browser has no WebGL'));
  return new Promise((done, fail) => {
    try {
      const game: Phaser.Game = new Phaser.Game({
        type: Phaser.WEBGL,
        parent,
        banner: false,
        audio: { noAudio: true },
        input: { mouse: false, touch: false, keyboard: false, gamepad: false },
        disableContextMenu: false,
        transparent: false,
        // Without a graphics card, smoothing the edges of quads takes most of a picture's time.
        render: { antialiasGL: !drawsInSoftware(renderer) },
        backgroundColor: colours.ink0,
        autoFocus: false,
        scale: {
          mode: Phaser.Scale.NONE,
          width: Math.round(w * density),
          height: Math.round(h * density),
          zoom: 1 / density,
        },
        scene: {
          create(this: Phaser.Scene) {
            done(canvasOf(game, this, density));
          },
        },
      });
    } catch (error) {
      fail(new NoWebGL(error instanceof Error ? error.message : String(error)));
    }
  });
}

/**
 * Makes a texture of a canvas. Phaser's `addCanvas` is not used, because it reads every pixel back from the graphics card and stores a
 * copy, which takes seconds without a graphics card.
 */
function addTexture(scene: Phaser.Scene, name: string, canvas: HTMLCanvasElement): void {
  const { width, height } = canvas;
  scene.textures.create(name, [canvas], width, height)?.add('__BASE', 0, 0, 0, width, height);
}

/**
 * Returns the function that shows cutscenes on a scene. What draws their light and particles is loaded with the first of them, which
 * may go without until that is there.
 */
function spectaclesOn(scene: Phaser.Scene, density: number): Canvas['spectacle'] {
  const camera = scene.cameras.main;
  let late: SpectacleCanvas | null = null;
  let asked = false;
  return (node) => {
    const { zoom, x, y } = node === null ? { zoom: 1, x: 0, y: 0 } : cameraOf(node);
    camera.setZoom(density * zoom).setScroll(-x / zoom, -y / zoom);
    if (node !== null && !asked) {
      asked = true;
      import('./spectacle-canvas.ts').then(
        ({ openSpectacle }) => void (late = openSpectacle(scene)),
        // Without it, the moment has its camera and what the table itself draws.
        () => (asked = false),
      );
    }
    late?.show(node, scene.scale.width / density, scene.scale.height / density);
  };
}

function canvasOf(game: Phaser.Game, scene: Phaser.Scene, density: number): Canvas {
  const camera = scene.cameras.main;
  camera.setOrigin(0, 0).setZoom(density);
  const pool = new Pool(scene);
  let ground: Phaser.GameObjects.Image | null = null;
  game.canvas.setAttribute('aria-hidden', 'true');
  let grounds = 0;
  const spectacle = spectaclesOn(scene, density);
  const paint = (): void => game.loop.tick();
  game.events.once(Phaser.Core.Events.POST_RENDER, () => game.loop.stop());
  // Phaser's loop is stopped, so what the browser has thrown away must be redrawn here.
  game.renderer.on(Phaser.Renderer.Events.RESTORE_WEBGL, paint);
  game.events.on(Phaser.Core.Events.VISIBLE, paint);
  return {
    game,
    element: game.canvas,
    texture(name, canvas, frames) {
      const known = scene.textures.exists(name) ? scene.textures.get(name) : null;
      if (known?.source[0]?.source === canvas) known.source[0].update();
      else {
        if (known !== null) scene.textures.remove(name);
        addTexture(scene, name, canvas);
      }
      addFrames(scene.textures.get(name), frames);
    },
    ground(canvas) {
      const old = ground;
      const name = `ground${grounds++}`;
      addTexture(scene, name, canvas);
      ground = scene.add.image(0, 0, name).setOrigin(0, 0).setDepth(-1);
      ground.setDisplaySize(game.scale.width / density, game.scale.height / density);
      if (old !== null) {
        const key = old.texture.key;
        old.destroy();
        scene.textures.remove(key);
      }
    },
    draw(quads) {
      pool.show(quads);
      paint();
    },
    spectacle,
    slow() {
      const gl = game.canvas.getContext('webgl');
      if (gl === null) return false;
      if (drawsInSoftware(rendererName(gl))) return true;
      const pixel = new Uint8Array(4);
      const times = [1, 2, 3].map(() => {
        const before = performance.now();
        paint();
        // Reading a pixel waits until the picture is really drawn.
        gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
        return performance.now() - before;
      });
      return Math.min(...times) > SLOW_PICTURE;
    },
    resize(w, h) {
      game.scale.resize(Math.round(w * density), Math.round(h * density));
      camera.setSize(Math.round(w * density), Math.round(h * density));
    },
    destroy() {
      const gl = game.canvas.getContext('webgl');
      // Browsers allow only a few contexts at a time, so this one is released now, not at garbage collection.
      game.events.once('destroy', () => gl?.getExtension('WEBGL_lose_context')?.loseContext());
      game.destroy(true);
      // Phaser destroys itself in its next step, which would never come with its loop stopped.
      game.loop.tick();
      window.onblur = window.onfocus = null;
    },
  };
}
