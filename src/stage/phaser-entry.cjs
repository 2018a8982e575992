// The part of Phaser we use: in the browser, `from 'phaser'` loads this file (vite/phaser-plugin.ts). Phaser is CommonJS, so no bundler
// removes what nobody calls; vite/phaser-plugin.ts leaves out what the modules below would pull in. The types still promise all of Phaser:
// something left out fails only when it is called. tests/stage/phaser-entry.test.ts compares our code with this list.
//
// docs/decisions/010-phaser-is-our-renderer.md says why so little of Phaser is enough, and how more of it would come.

// Each of these registers itself with Phaser as it is loaded.
require('phaser-src/cameras/2d/CameraManager');
require('phaser-src/events/EventEmitter');
require('phaser-src/gameobjects/DisplayList');
require('phaser-src/gameobjects/UpdateList');

module.exports = {
  WEBGL: require('phaser-src/const').WEBGL,
  BlendModes: require('phaser-src/renderer/BlendModes'),
  Core: { Events: require('phaser-src/core/events') },
  Game: require('phaser-src/core/Game'),
  GameObjects: {
    Image: require('phaser-src/gameobjects/image/Image'),
    // What `scene.add.<name>` can make.
    Factories: { Image: require('phaser-src/gameobjects/image/ImageFactory') },
  },
  Renderer: { Events: require('phaser-src/renderer/events') },
  Scale: require('phaser-src/scale/const/SCALE_MODE_CONST'),
  Scene: require('phaser-src/scene/Scene'),
};
