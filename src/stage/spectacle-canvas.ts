/** Draws the light and the particles of cutscenes with Phaser. Loaded with the first such moment. */
import type Phaser from 'phaser';
import parts from 'phaser/spectacle';
import { clamp } from './geometry.ts';
import type { SpectacleNode, Spray } from './model.ts';
import { cameraOf } from './spectacle.ts';

/** Draws one spectacle after another. */
export interface SpectacleCanvas {
  /** Prepares the next frame: the spectacle as it is now; null: nothing of it is left. `w`, `h`: the table's size, CSS px. */
  show(node: SpectacleNode | null, w: number, h: number): void;
}

/** How far a spectacle may have gone when it is first seen, ms; particles that should have started before that are left out. */
const LATE = 120;

/** The particles of one spray, and how many of them have started. */
interface Source {
  spray: Spray;
  emitter: Phaser.GameObjects.Particles.ParticleEmitter;
  started: number;
}

/** How many particles of a spray have started at a time. */
function dueAt({ at, long, n }: Spray, now: number): number {
  if (now < at) return 0;
  return long <= 0 ? n : Math.floor(clamp((now - at) / long, 0, 1) * n);
}

function newEmitter(scene: Phaser.Scene, spray: Spray): Phaser.GameObjects.Particles.ParticleEmitter {
  const { from, life, speed, angle, size, gravity, toward, tints } = spray;
  const { width } = scene.textures.getFrame('pieces', spray.piece);
  const emitter = new parts.ParticleEmitter(scene, 0, 0, 'pieces', {
    frame: spray.piece,
    emitting: false,
    lifespan: { min: life * 0.55, max: life },
    scale: { start: size[0] / width, end: size[1] / width },
    alpha: { values: [0.9, 1, 1, 0.7, 0], interpolation: 'linear' },
    rotate: { start: 0, end: 420 },
    tint: [...tints],
    gravityY: gravity,
    blendMode: spray.piece === 'spark' ? 'ADD' : 'NORMAL',
    emitZone: {
      type: 'random',
      source: {
        getRandomPoint: (point) => {
          point.x = from.x + Math.random() * from.w;
          point.y = from.y + Math.random() * from.h;
        },
      },
    },
    ...(toward === undefined
      ? { speed: { min: speed[0], max: speed[1] }, angle: { min: angle[0], max: angle[1] } }
      : { moveToX: toward.x, moveToY: toward.y }),
  } as Phaser.Types.GameObjects.Particles.ParticleEmitterConfig);
  // Our own time moves it, not Phaser's.
  emitter.setActive(false).setDepth(1);
  scene.children.add(emitter);
  return emitter;
}

/** The colour with which a dark of this strength multiplies the table's colours. */
function shadeOf(dark: number, strength: number): Phaser.Display.Color {
  const channel = (shift: number): number => Math.round(255 + (((dark >> shift) & 255) - 255) * strength);
  // The build of Phaser has colours only as plain values.
  return { r: channel(16), g: channel(8), b: channel(0), a: 255 } as unknown as Phaser.Display.Color;
}

/** Prepares a scene for cutscenes. */
export function openSpectacle(scene: Phaser.Scene): SpectacleCanvas {
  const camera = scene.cameras.main;
  const { renderNodes } = scene.game.renderer as Phaser.Renderer.WebGL.WebGLRenderer;
  for (const [name, node] of Object.entries(parts.nodes)) renderNodes.addNodeConstructor(name, node);
  const colours = new parts.ColorMatrix(camera);
  const dark = new parts.Vignette(camera, 0.5, 0.5, 0.95, 0.5, shadeOf(0, 0), 2);
  let sprays: readonly Spray[] | null = null;
  let sources: Source[] = [];
  let before = 0;

  const begin = (node: SpectacleNode): void => {
    end();
    sprays = node.sprays;
    before = node.at;
    sources = node.sprays.map((spray) => ({
      spray,
      emitter: newEmitter(scene, spray),
      started: node.at > LATE ? dueAt(spray, node.at - LATE) : 0,
    }));
    camera.filters.external.add(colours);
    camera.filters.external.add(dark);
  };
  const end = (): void => {
    for (const { emitter } of sources) emitter.destroy();
    sources = [];
    if (sprays !== null)
      for (const filter of [colours, dark])
        camera.filters.external.list.splice(camera.filters.external.list.indexOf(filter), 1);
    sprays = null;
  };
  return {
    show(node, w, h) {
      if (node === null) return end();
      // The same list for the whole moment, so another one is another moment.
      if (node.sprays !== sprays || node.at < before) begin(node);
      const passed = node.at - before;
      before = node.at;
      for (const source of sources) {
        const due = dueAt(source.spray, node.at);
        if (due > source.started) source.emitter.emitParticle(due - source.started);
        source.started = Math.max(source.started, due);
        (source.emitter as unknown as { preUpdate(time: number, delta: number): void }).preUpdate(node.at, passed);
      }
      const seen = cameraOf(node);
      dark.x = (node.x * seen.zoom + seen.x) / w;
      dark.y = (node.y * seen.zoom + seen.y) / h;
      dark.setColor(shadeOf(node.dark, node.dim));
      dark.setActive(node.dim > 0.01);
      colours.colorMatrix.reset();
      if (node.grey > 0.01) colours.colorMatrix.saturate(-node.grey).brightness(1 - node.grey * 0.15, true);
      colours.setActive(node.grey > 0.01);
      return undefined;
    },
  };
}
