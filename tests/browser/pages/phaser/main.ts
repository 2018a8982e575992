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
  image: (scene) => {
    scene.add.image(180, 60, 'card');
    scene.add.image(60, 60, 'card', 'left').setTint(0x00ff00).setRotation(0.3).setAlpha(0.5);
    // Two lights on each other, at (260, 60).
    for (let i = 0; i < 2; i++)
      scene.add.image(260, 60, 'card').setTint(0x8080ff).setBlendMode(Phaser.BlendModes.ADD).setDisplaySize(20, 20);
  },
};

new Phaser.Game({
  type: Phaser.WEBGL,
  parent: 'stage',
  banner: false,
  // Phaser's own input is left out.
  input: { mouse: false, touch: false, keyboard: false, gamepad: false },
  backgroundColor: '#000000',
  render: { maxTextures: 1 },
  scale: { mode: Phaser.Scale.NONE, width: 320, height: 180 },
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
      this.game.events.once(Phaser.Core.Events.POST_RENDER, () => {
        window.made = { factories: Object.keys(makers), failed };
        window.game = this.game;
      });
    },
  },
});
