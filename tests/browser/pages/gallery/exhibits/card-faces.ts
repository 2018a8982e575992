import { allCards } from '../../../../../src/games/netrunner/index.ts';
import { faceOf } from '../../../../../src/games/netrunner/plugin/faces.ts';
import { faceArt } from '../../../../../src/games/netrunner/stage/faces/index.ts';
import {
  faceArt as blackHatArt,
  faceNames as blackHatNames,
} from '../../../../../src/games/black-hat/stage/faces/atlas.ts';
import { lookup as blackHat } from '../../../../../src/games/black-hat/plugin/stage.ts';
import {
  faceArt as infiltrationArt,
  faceNames as infiltrationNames,
} from '../../../../../src/games/infiltration/stage/faces/atlas.ts';
import { lookup as infiltration } from '../../../../../src/games/infiltration/plugin/stage.ts';
import { loadFonts } from '../../../../../src/stage/fonts.ts';
import type { FaceArt } from '../../../../../src/stage/face-atlas.ts';
import type { Exhibit } from '../exhibit.ts';

/** How high a card is drawn, CSS px; one lying across is as wide as that. */
const HEIGHT = 224;

/** Draws faces side by side. */
const faces =
  (art: FaceArt, names: readonly string[], across = false) =>
  (root: HTMLElement) => {
    const [size, known] = across ? [art.across, HEIGHT / art.across.w] : [art.upright, HEIGHT / art.upright.h];
    const [w, h] = [Math.round(size.w * known), Math.round(size.h * known)];
    void loadFonts(document.fonts).then(() => {
      for (const name of names) {
        const canvas = root.appendChild(document.createElement('canvas'));
        canvas.title = name;
        canvas.style.margin = '4px';
        [canvas.width, canvas.height] = [w, h];
        art.draw(canvas.getContext('2d')!, name, across, { w, h });
      }
    });
  };

const cards = [...allCards()].filter(({ code }) => /^\d{5}$/.test(code));
const ofType = (types: readonly string[]): string[] =>
  cards.filter(({ type }) => types.includes(type)).map(({ code }) => code);
const netrunner = faceArt(faceOf, []);

export default {
  title: 'Card faces',
  states: {
    'Netrunner: identities and backs': faces(netrunner, ['back:corp', 'back:runner', ...ofType(['identity'])]),
    'Netrunner: ice': faces(netrunner, ofType(['ice']), true),
    'Netrunner: Corp': faces(netrunner, ofType(['agenda', 'asset', 'upgrade', 'operation'])),
    'Netrunner: Runner': faces(netrunner, ofType(['program', 'hardware', 'resource', 'event'])),
    'Black Hat': faces(blackHatArt(blackHat), blackHatNames(blackHat)),
    Infiltration: faces(infiltrationArt(infiltration), infiltrationNames(infiltration)),
  },
} satisfies Exhibit;
