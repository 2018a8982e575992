// The part of Phaser that cutscenes need besides src/stage/phaser-entry.cjs: `from 'phaser/spectacle'` loads this file, in a chunk of its
// own that comes with the first such moment (vite/phaser-plugin.ts).
module.exports = {
  ParticleEmitter: require('phaser-src/gameobjects/particles/ParticleEmitter'),
  ColorMatrix: require('phaser-src/filters/ColorMatrix'),
  Vignette: require('phaser-src/filters/Vignette'),
  // The render nodes that draw the filters, by the names that the filters ask for.
  nodes: {
    FilterColorMatrix: require('phaser-src/renderer/webgl/renderNodes/filters/FilterColorMatrix'),
    FilterVignette: require('phaser-src/renderer/webgl/renderNodes/filters/FilterVignette'),
  },
};
