// The part of Phaser we use: in the browser, `from 'phaser'` loads this file (vite/phaser-plugin.ts). The stock bundle
// cannot be tree-shaken and is 355 kB gzip; this is 214. The types are still all of Phaser's, so what is left out fails only
// when it is called; tests/stage/phaser-entry.test.ts compares our code with this list, tests/browser/phaser.spec.ts draws
// one of everything on it.
//
// Left out: physics, tilemaps, sound (howler does it), the Canvas renderer, keyboard and gamepad (the page handles keys),
// loading of anything but images, bitmap text, video, DOM elements, meshes, shaders of our own.

require('phaser-src/polyfills/requestVideoFrame');

// Each registers itself with Phaser as it is loaded.
require('phaser-src/input/mouse');
require('phaser-src/input/touch');
require('phaser-src/gameobjects/lights/LightsPlugin');

const CONST = require('phaser-src/const');

const Phaser = {
  ...CONST,
  BlendModes: require('phaser-src/renderer/BlendModes'),
  Cameras: { Scene2D: require('phaser-src/cameras/2d') },
  Core: { Events: require('phaser-src/core/events') },
  Curves: {
    CubicBezier: require('phaser-src/curves/CubicBezierCurve'),
    Line: require('phaser-src/curves/LineCurve'),
    Path: require('phaser-src/curves/path/Path'),
    QuadraticBezier: require('phaser-src/curves/QuadraticBezierCurve'),
    Spline: require('phaser-src/curves/SplineCurve'),
  },
  Data: require('phaser-src/data'),
  Display: {
    Align: require('phaser-src/display/align'),
    Color: require('phaser-src/display/color'),
    ColorMatrix: require('phaser-src/display/ColorMatrix'),
    ColorRamp: require('phaser-src/display/ColorRamp'),
    ColorBand: require('phaser-src/display/ColorBand'),
  },
  Events: require('phaser-src/events'),
  Filters: require('phaser-src/filters'),
  Game: require('phaser-src/core/Game'),
  GameObjects: {
    Events: require('phaser-src/gameobjects/events'),
    Components: require('phaser-src/gameobjects/components'),
    Container: require('phaser-src/gameobjects/container/Container'),
    DisplayList: require('phaser-src/gameobjects/DisplayList'),
    GameObject: require('phaser-src/gameobjects/GameObject'),
    GameObjectCreator: require('phaser-src/gameobjects/GameObjectCreator'),
    GameObjectFactory: require('phaser-src/gameobjects/GameObjectFactory'),
    Gradient: require('phaser-src/gameobjects/gradient/Gradient'),
    Graphics: require('phaser-src/gameobjects/graphics/Graphics'),
    Group: require('phaser-src/gameobjects/group/Group'),
    Image: require('phaser-src/gameobjects/image/Image'),
    Layer: require('phaser-src/gameobjects/layer/Layer'),
    NineSlice: require('phaser-src/gameobjects/nineslice/NineSlice'),
    Noise: require('phaser-src/gameobjects/noise/Noise'),
    NoiseCell2D: require('phaser-src/gameobjects/noise/noisecell2d/NoiseCell2D'),
    NoiseSimplex2D: require('phaser-src/gameobjects/noise/noisesimplex2d/NoiseSimplex2D'),
    NoiseSimplex3D: require('phaser-src/gameobjects/noise/noisesimplex3d/NoiseSimplex3D'),
    Particles: require('phaser-src/gameobjects/particles'),
    Rectangle: require('phaser-src/gameobjects/shape/rectangle/Rectangle'),
    Sprite: require('phaser-src/gameobjects/sprite/Sprite'),
    Text: require('phaser-src/gameobjects/text/Text'),
    TileSprite: require('phaser-src/gameobjects/tilesprite/TileSprite'),
    UpdateList: require('phaser-src/gameobjects/UpdateList'),
    Zone: require('phaser-src/gameobjects/zone/Zone'),
    // What `scene.add.<name>` can make.
    Factories: {
      Container: require('phaser-src/gameobjects/container/ContainerFactory'),
      Gradient: require('phaser-src/gameobjects/gradient/GradientFactory'),
      Graphics: require('phaser-src/gameobjects/graphics/GraphicsFactory'),
      Group: require('phaser-src/gameobjects/group/GroupFactory'),
      Image: require('phaser-src/gameobjects/image/ImageFactory'),
      Layer: require('phaser-src/gameobjects/layer/LayerFactory'),
      NineSlice: require('phaser-src/gameobjects/nineslice/NineSliceFactory'),
      Noise: require('phaser-src/gameobjects/noise/NoiseFactory'),
      NoiseCell2D: require('phaser-src/gameobjects/noise/noisecell2d/NoiseCell2DFactory'),
      NoiseSimplex2D: require('phaser-src/gameobjects/noise/noisesimplex2d/NoiseSimplex2DFactory'),
      NoiseSimplex3D: require('phaser-src/gameobjects/noise/noisesimplex3d/NoiseSimplex3DFactory'),
      Particles: require('phaser-src/gameobjects/particles/ParticleEmitterFactory'),
      Rectangle: require('phaser-src/gameobjects/shape/rectangle/RectangleFactory'),
      Sprite: require('phaser-src/gameobjects/sprite/SpriteFactory'),
      Text: require('phaser-src/gameobjects/text/TextFactory'),
      TileSprite: require('phaser-src/gameobjects/tilesprite/TileSpriteFactory'),
      Zone: require('phaser-src/gameobjects/zone/ZoneFactory'),
    },
    // What `scene.make.<name>` can make.
    Creators: {
      Container: require('phaser-src/gameobjects/container/ContainerCreator'),
      Graphics: require('phaser-src/gameobjects/graphics/GraphicsCreator'),
      Image: require('phaser-src/gameobjects/image/ImageCreator'),
      Sprite: require('phaser-src/gameobjects/sprite/SpriteCreator'),
      Text: require('phaser-src/gameobjects/text/TextCreator'),
    },
  },
  Geom: {
    Circle: require('phaser-src/geom/circle/Circle'),
    Line: require('phaser-src/geom/line/Line'),
    Polygon: require('phaser-src/geom/polygon/Polygon'),
    Rectangle: require('phaser-src/geom/rectangle'),
  },
  Input: {
    Events: require('phaser-src/input/events'),
    InputManager: require('phaser-src/input/InputManager'),
    InputPlugin: require('phaser-src/input/InputPlugin'),
    Pointer: require('phaser-src/input/Pointer'),
  },
  Loader: {
    Events: require('phaser-src/loader/events'),
    FileTypes: { ImageFile: require('phaser-src/loader/filetypes/ImageFile') },
    LoaderPlugin: require('phaser-src/loader/LoaderPlugin'),
  },
  Math: require('phaser-src/math'),
  Plugins: require('phaser-src/plugins'),
  Renderer: { Events: require('phaser-src/renderer/events') },
  Scale: require('phaser-src/scale'),
  ScaleModes: require('phaser-src/renderer/ScaleModes'),
  Scene: require('phaser-src/scene/Scene'),
  Scenes: require('phaser-src/scene'),
  Textures: require('phaser-src/textures'),
  Time: require('phaser-src/time'),
  TintModes: require('phaser-src/renderer/TintModes'),
  Tweens: require('phaser-src/tweens'),
};

module.exports = Phaser;
