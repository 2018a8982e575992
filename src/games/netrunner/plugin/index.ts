/** Netrunner's plugin: everything the app loads when the game is opened. */
import type { GamePlugin } from '../../../app/plugin.ts';
import '../hud/styles/index.css';
import { termNames } from '../../../hud/components/words/terms.ts';
import { advice } from '../hud/advice.ts';
import { chosenDecks, deckOptions } from '../hud/deck-options.ts';
import { resultWords } from '../hud/over.ts';
import { netrunnerUi } from '../hud/ui.tsx';
import { netrunner, simulation } from '../index.ts';
import { analyseRecord, openJudge } from '../review/analyst.ts';
import { LESSONS } from '../lessons/list.ts';
import { createOpponent } from './opponent.ts';
import { SHIPPED } from './shipped.ts';
import { sprite } from '../sound/index.ts';
import { drawPicture } from './faces.ts';
import { openTable } from './stage.ts';
import type { NetrunnerTypes } from '../game-types.ts';
import glossary from '../locales/en/glossary.json';
import { isScene } from '../hud/cards/scene-id.ts';
import { withWords } from '../../../i18n/late.ts';
import { words } from '../words/index.ts';
import { late } from '../words/late/index.ts';

export const plugin: GamePlugin<NetrunnerTypes> = {
  words,
  game: netrunner,
  simulation,
  ui: netrunnerUi,
  seats: () => ['runner', 'corp'],
  levels: ['newcomer', 'standard', 'strong', 'expert'],
  // These levels search, and can say what decided.
  advisers: ['strong', 'expert'],
  choices: deckOptions,
  options: (seed, { payByHand }, chosen, made) => ({
    seed,
    ...chosenDecks(seed, chosen, made),
    ...(payByHand ? { payByHand } : {}),
  }),
  bot: createOpponent,
  async reasonWords(record) {
    // A card's scene is told by one of its rulings.
    await Promise.all([late.reasons(), record !== undefined && isScene(record) ? late.cards() : null]);
  },
  analyse: analyseRecord,
  resultWords,
  shipped: SHIPPED,
  lessons: {
    list: LESSONS,
    terms: termNames(glossary),
    async load(id) {
      const isQuick = LESSONS.some((one) => one.id === id && one.quick);
      const said = isQuick ? [late.lessons()] : [late.lessons(), late.laterLessons()];
      const loaded = await withWords(import('../lessons/index.ts'), ...said);
      const { LESSONS: lessons, lessonGame, recordingsOf } = loaded;
      const game = lessonGame();
      return { game, lessons, recording: recordingsOf(game) };
    },
  },
  puzzles: {
    page: 'puzzles',
    async load() {
      const [{ LIST, openPuzzle }, { puzzleLabel }] = await Promise.all([
        import('../puzzles/index.ts'),
        import('../puzzles/words.ts'),
        late.puzzles(),
        // the coach counts what is reached, as in a lesson
        late.lessons(),
      ]);
      return { list: LIST, open: openPuzzle, label: puzzleLabel };
    },
  },
  coach: async () => {
    const { advise, missed, turnOf } = await withWords(import('../coach/index.ts'), late.coach(), late.reasons());
    const judge = openJudge();
    return {
      advise(view, move) {
        const found = advise(view, move, judge.judged(view));
        return found === null ? null : advice(found);
      },
      after: {
        turnOf,
        missed(turn, view) {
          const found = missed(turn, view);
          return found === null ? null : advice(found);
        },
      },
      ahead: judge.ahead,
      close: judge.close,
    };
  },
  openStage: openTable,
  drawArt: drawPicture,
  pages: [
    {
      id: 'cards',
      over: true,
      load: async () => (await withWords(import('../hud/cards/index.tsx'), late.cards())).Cards,
    },
    { id: 'puzzles', load: async () => (await withWords(import('../hud/puzzles/index.tsx'), late.puzzles())).Puzzles },
    { id: 'decks', load: async () => (await withWords(import('../hud/decks/index.tsx'), late.decks())).Decks },
  ],
  sprite,
};
