import type { Ability } from '../../rules/def.ts';
import { choose, installChosen } from '../../rules/words.ts';
import { card, when } from '../define.ts';

/** Returns the ability to install a card from the grip when the Runner avoids a tag, or when they remove one. */
const opens = (on: 'prevented' | 'tags-removed'): Ability =>
  when(
    on,
    { name: 'exhibit', if: 'first.tagsShed', optional: true },
    choose({ zone: 'grip', if: 'installable.1' }, { prompt: 'choose-to-install' }),
    installChosen(1),
  );

export default card('22013', { abilities: [opens('prevented'), opens('tags-removed')] });
