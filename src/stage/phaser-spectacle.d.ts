/** The types of src/stage/phaser-spectacle.cjs. */
declare module 'phaser/spectacle' {
  const parts: {
    ParticleEmitter: typeof import('phaser').GameObjects.Particles.ParticleEmitter;
    ColorMatrix: typeof import('phaser').Filters.ColorMatrix;
    Vignette: typeof import('phaser').Filters.Vignette;
    nodes: Readonly<Record<string, typeof import('phaser').Renderer.WebGL.RenderNodes.RenderNode>>;
  };
  export default parts;
}
