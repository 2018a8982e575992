// One of everything that src/stage/phaser-entry.cjs keeps, drawn and moved.
import Phaser from 'phaser';

declare global {
  interface Window {
    /** What was made, and what of it Phaser had no way to make. */
    made?: { readonly factories: string[]; readonly failed: string[] };
    /** The game, for looking at pixels. */
    game?: Phaser.Game;
  }
}

/** Makes one object of each kind; a kind that is missing throws. */
const makers: Readonly<Record<string, (scene: Phaser.Scene) => unknown>> = {
  container: (scene) => scene.add.container(20, 20, [scene.make.image({ key: 'card' } as object, false)]),
  gradient: (scene) => scene.add.gradient({ bands: { colorStart: 0x102040, colorEnd: 0x204080 } }, 60, 20, 40, 40),
  graphics: (scene) => scene.add.graphics().fillStyle(0x00ff00).fillRoundedRect(100, 5, 30, 30, 6),
  group: (scene) => scene.add.group(),
  image: (scene) => scene.add.image(160, 20, 'card', 'left'),
  layer: (scene) => scene.add.layer(),
  nineslice: (scene) => scene.add.nineslice(200, 20, 'card', undefined, 40, 30, 4, 4, 4, 4),
  noise: (scene) => scene.add.noise({}, 240, 20, 30, 30),
  noisecell2d: (scene) => scene.add.noisecell2d({}, 280, 20, 30, 30),
  noisesimplex2d: (scene) => scene.add.noisesimplex2d({}, 20, 60, 30, 30),
  noisesimplex3d: (scene) => scene.add.noisesimplex3d({}, 60, 60, 30, 30),
  made: (scene) => {
    scene.make.graphics().fillRect(0, 90, 5, 5);
    scene.make.text({ x: 0, y: 120, text: 'HQ' });
    scene.make.sprite({ x: 300, y: 150, key: 'card' } as object);
    scene.make.container({ x: 10, y: 10 });
  },
  particles: (scene) => scene.add.particles(100, 60, 'card', { lifespan: 300, speed: 20, scale: 0.2 }),
  rectangle: (scene) => scene.add.rectangle(140, 60, 20, 20, 0xff00ff),
  sprite: (scene) => scene.add.sprite(180, 60, 'card'),
  text: (scene) => scene.add.text(200, 50, 'Ice', { fontSize: '16px' }),
  tilesprite: (scene) => scene.add.tileSprite(260, 60, 40, 20, 'card'),
  zone: (scene) => scene.add.zone(300, 60, 10, 10).setInteractive(),
};

const filters = ['Glow', 'Blur', 'Pixelate', 'Shadow', 'Wipe', 'ColorMatrix', 'Displacement', 'Vignette'] as const;

new Phaser.Game({
  type: Phaser.WEBGL,
  parent: 'stage',
  width: 320,
  height: 180,
  banner: false,
  backgroundColor: '#000000',
  render: { maxTextures: 1 },
  scene: {
    create(this: Phaser.Scene) {
      const texture = this.textures.createCanvas('card', 32, 32);
      if (!texture) throw new Error('no canvas texture');
      texture.context.fillStyle = '#ff8000';
      texture.context.fillRect(0, 0, 32, 32);
      texture.add('left', 0, 0, 0, 16, 32);
      texture.refresh();

      const failed: string[] = [];
      for (const [name, make] of Object.entries(makers)) {
        try {
          make(this);
        } catch (error) {
          failed.push(`${name}: ${String(error)}`);
        }
      }
      filters.forEach((filter, index) => {
        const image = this.add.image(20 + index * 36, 100, 'card').enableFilters();
        const list = image.filters?.internal;
        if (filter === 'Displacement') list?.addDisplacement('card');
        else list?.[`add${filter}`]();
      });
      this.cameras.main.fadeIn(50).filters.external.addColorMatrix();
      this.tweens.chain({
        targets: this.add.image(40, 150, 'card'),
        tweens: [
          { x: 260, duration: 200, ease: 'Cubic.easeInOut' },
          { scaleX: 0, duration: 50, yoyo: true },
        ],
        onComplete: () => {
          window.made = { factories: Object.keys(makers), failed };
          window.game = this.game;
        },
      });
    },
  },
});
