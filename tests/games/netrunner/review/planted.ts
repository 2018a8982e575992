/**
 * Blunders planted in positions where a person sees at once what to do (bot/obvious.ts, bot/obvious-habits.ts): for each position the
 * beginnings of moves that throw it away. What can still be made good with the next click is no blunder.
 */
export const PLANTED: Readonly<Record<string, readonly string[]>> = {
  // the Runner
  'the winning agenda lies open': ['credit', 'draw', 'run hq', 'run rnd', 'play Infiltration'],
  'the winning agenda is known on top of R&D': ['run hq'],
  'the winning agenda behind ice that can be paid for exactly': ['credit', 'draw'],
  'a known trap that kills is not run': ['run remote 1'],
  'a known Snare! alone in HQ is not looked at with two cards': ['run hq'],
  'an unknown card advanced three times is no risk to take with two cards and nothing to lose yet': ['run remote 1'],
  'three cards are too few for two tokens in the open, and there is time to draw': ['run remote 1'],
  'tagged under Private Security Force with one card: the tag goes': ['install Access to Globalsec'],
  'fourteen credits, a whole rig and a poor Corp: a run': ['run archives', 'credit'],
  'the last credits are not run away with two cards in hand': ['run rnd', 'run hq'],
  'no unknown ice is met with two cards and the killer still in hand': ['run hq'],
  'no agenda goes into an open remote before a rich Runner': ['install Priority Requisition'],
  'the Corp is one agenda from the end: the marked remote is run': ['draw', 'run rnd'],
  // the Corp
  'three clicks and three credits to the end: advance': ['draw', 'install Enigma'],
  'the winning agenda is advanced whatever else there is': ['install PAD Campaign', 'credit'],
  'the wall before the agenda is rezzed against a Runner without a fracter': ['pass'],
  'the money is kept for the inner wall that stops': ['rez Hunter'],
  'Neural EMP against an empty grip': ['credit', 'install Nisei MK II'],
  'Private Security Force against a tagged Runner without cards': ['credit', 'play Hedge Fund'],
  'no agenda behind ice that the Corp cannot pay for': ['install Priority Requisition'],
  'eighteen credits, walls in hand, R&D behind one Hunter: a wall goes there, or before a new remote': [
    'credit',
    'install Wall of Static -> hq',
  ],
  'Project Junebug just installed by a rich Corp gets its tokens': ['install Nisei MK II -> remote 1'],
  'nothing is paid for before Hedge Fund with exactly five credits': ['install Wall of Static -> hq'],
  'at match point no agenda goes back into the remote just robbed': [
    'install Nisei MK II',
    'install Private Security Force',
  ],
  'two Neural EMP against one card': ['install Enigma -> hq', 'credit'],
};
