/** One plain sentence each about cards that puzzles are solved with, for people who have met them in no lesson. */
import { type Sentence, sentence } from '../../../core/sentence.ts';

/** The sentence about each card, by its title. */
const SENTENCES: Readonly<Record<string, Sentence>> = {
  'Account Siphon': sentence('puzzle.card.account-siphon'),
  'Armitage Codebusting': sentence('puzzle.card.armitage-codebusting'),
  'Biotic Labor': sentence('puzzle.card.biotic-labor'),
  'Easy Mark': sentence('puzzle.card.easy-mark'),
  Infiltration: sentence('puzzle.card.infiltration'),
  'Inside Job': sentence('puzzle.card.inside-job'),
  'Magnum Opus': sentence('puzzle.card.magnum-opus'),
  Modded: sentence('puzzle.card.modded'),
  Psychographics: sentence('puzzle.card.psychographics'),
  'Scorched Earth': sentence('puzzle.card.scorched-earth'),
  'Sneakdoor Beta': sentence('puzzle.card.sneakdoor-beta'),
  Stimhack: sentence('puzzle.card.stimhack'),
  'Sure Gamble': sentence('puzzle.card.sure-gamble'),
};

/** What a card does, in one sentence; null if none is written. */
export const cardSentence = (title: string): Sentence | null =>
  Object.hasOwn(SENTENCES, title) ? SENTENCES[title]! : null;
