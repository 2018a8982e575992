/** English card texts of the faction Criminal. */
import { messagesOf } from './texts.ts';

export const criminal = messagesOf({
  // Gabriel Santiago: Consummate Professional
  '01017': { text: ['The first time each turn you run HQ successfully, gain 2 credits.'] },
  // Account Siphon
  '01018': {
    text: [
      'Run HQ. If you succeed, instead of accessing cards you may make the Corp lose up to 5 credits. Gain twice as many and take 2 tags.',
    ],
  },
  // Easy Mark
  '01019': { text: ['Gain 3 credits.'] },
  // Forged Activation Orders
  '01020': { text: ['Choose an unrezzed ice. The Corp rezzes it at its cost or trashes it.'] },
  // Inside Job
  '01021': { text: ['Run any server. Bypass the first ice you encounter in that run.'] },
  // Special Order
  '01022': { text: ['Search your stack for an icebreaker, show it and take it to your grip. Shuffle your stack.'] },
  // Lemuria Codecracker
  '01023': { text: ['1 click and 1 credit: expose one card. Only in a turn in which you have run HQ successfully.'] },
  // Desperado
  '01024': { text: ['+1 memory.', 'Each time you make a successful run, gain 1 credit.'] },
  // Aurora
  '01025': { text: ['2 credits: break one barrier subroutine.', '2 credits: +3 strength for this encounter.'] },
  // Femme Fatale
  '01026': {
    text: [
      '1 credit: break one sentry subroutine.',
      '2 credits: +1 strength for this encounter.',
      'When you install this, choose an installed ice. Each time you encounter it, you may pay 1 credit for each of its subroutines to bypass it.',
    ],
  },
  // Ninja
  '01027': { text: ['1 credit: break one sentry subroutine.', '3 credits: +5 strength for this encounter.'] },
  // Sneakdoor Beta
  '01028': { text: ['1 click: run Archives. If you succeed, the run counts as a successful run on HQ instead.'] },
  // Bank Job
  '01029': {
    text: [
      'When you install this, put 8 credits on it. When they are gone, trash it.',
      'Each time you run a remote server successfully, instead of accessing cards you may take any number of credits from here.',
    ],
  },
  // Crash Space
  '01030': { text: ['2 recurring credits, for removing tags.', 'Trash this: prevent up to 3 meat damage.'] },
  // Data Dealer
  '01031': { text: ['1 click and forfeit an agenda from your score area: gain 9 credits.'] },
  // Decoy
  '01032': { text: ['Trash this: avoid 1 tag.'] },
  // Fall Guy
  '04106': {
    text: [
      'Trash this: another of your installed resources that is being trashed stays.',
      'Trash this: gain 2 credits.',
    ],
  },
  // Liza Talking Thunder: Prominent Legislator
  '22008': { text: ['The first time each turn you run a central server successfully, draw 2 cards and take 1 tag.'] },
  // Hot Pursuit
  '22009': { text: ['Run HQ. If you succeed, gain 9 credits and take 1 tag.'] },
  // Paragon
  '22010': {
    text: [
      '+1 memory.',
      'The first time each turn you make a successful run, you may gain 1 credit and look at the top card of your stack. You may put that card at the bottom.',
    ],
  },
  // Bankroll
  '22011': {
    text: [
      'Each time you make a successful run, you may put 1 credit on this.',
      'Trash this: take all credits from here.',
    ],
  },
  // Tycoon
  '22012': {
    text: [
      '1 credit: break up to 2 barrier subroutines.',
      '2 credits: +3 strength for this encounter.',
      'When an encounter ends in which Tycoon broke a subroutine, the Corp gains 2 credits.',
    ],
  },
  // Thunder Art Gallery
  '22013': {
    text: [
      'The first time each turn you avoid or remove a tag, you may install a card from your grip for 1 credit less.',
    ],
  },
  // Miss Bones
  '22014': {
    text: [
      'When you install this, put 12 credits on it. When they are gone, trash it.',
      'These credits may be spent on trashing installed cards.',
    ],
  },
});
