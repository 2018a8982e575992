/** Loads the page's fonts for the drawn table. */
import { language } from '../i18n/index.ts';

/**
 * Loads the three fonts, with the letters of the language in use, which must be done before a texture is drawn with them. `set`: `document.fonts`. Never rejects: resolves when the
 * fonts are loaded or have failed; text in a failed font is drawn in the next font of its stack.
 */
export async function loadFonts(set: Pick<FontFaceSet, 'load'>): Promise<void> {
  const wanted = ['400 16px "Icebreak Text"', '600 16px "Icebreak Label"', '600 16px "Icebreak Display"'];
  await Promise.allSettled(wanted.map((font) => set.load(font, `Aé0${language().name}`)));
}
