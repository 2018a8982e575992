import type { Ability } from '../../rules/def.ts';
import { choose, installChosen } from '../../rules/words.ts';
import { card, when } from '../define.ts';

/** Lets the Runner install a card when they avoid a tag, and when they remove one. */
const opens = (on: 'prevented' | 'tags-removed'): Ability =>
  when(
    on,
    { name: 'exhibit', if: 'first.tagsShed', optional: true },
    choose({ zone: 'grip', if: 'installable.1' }, { prompt: 'choose-to-install' }),
    installChosen(1),
  );

export default card('22013', { abilities: [opens('prevented'), opens('tags-removed')] });
