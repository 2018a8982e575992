/** English card texts of the faction Shaper. */
import { messagesOf } from './texts.ts';

export const shaper = messagesOf({
  // Kate "Mac" McCaffrey: Digital Tinker
  '01033': { text: ['The first program or hardware you install each turn costs 1 credit less.'] },
  // Diesel
  '01034': { text: ['Draw 3 cards.'] },
  // Modded
  '01035': { text: ['Install a program or piece of hardware from your grip for 3 credits less.'] },
  // The Maker’s Eye
  '01036': { text: ['Run R&D. If you succeed, access 2 more cards.'] },
  // Tinkering
  '01037': {
    text: [
      'Choose an installed ice. Until the turn ends it is a sentry, a code gate and a barrier besides what it is.',
    ],
  },
  // Akamatsu Mem Chip
  '01038': { text: ['+1 memory.'] },
  // Rabbit Hole
  '01039': {
    text: [
      '+1 link.',
      'When you install this, you may search your stack for another Rabbit Hole and install it at its cost. Shuffle your stack.',
    ],
  },
  // The Personal Touch
  '01040': { text: ['Install only on an icebreaker.', 'That icebreaker has +1 strength.'] },
  // The Toolbox
  '01041': { text: ['+2 memory and +2 link.', '2 recurring credits, for using icebreakers.'] },
  // Battering Ram
  '01042': {
    text: ['2 credits: break up to 2 barrier subroutines.', '1 credit: +1 strength for the rest of this run.'],
  },
  // Gordian Blade
  '01043': { text: ['1 credit: break one code gate subroutine.', '1 credit: +1 strength for the rest of this run.'] },
  // Magnum Opus
  '01044': { text: ['1 click: gain 2 credits.'] },
  // Net Shield
  '01045': { text: ['1 credit: prevent the first net damage of this turn, 1 point of it.'] },
  // Pipeline
  '01046': { text: ['1 credit: break one sentry subroutine.', '2 credits: +1 strength for the rest of this run.'] },
  // Aesop’s Pawnshop
  '01047': { text: ['When your turn begins, you may trash another of your installed cards to gain 3 credits.'] },
  // Sacrificial Construct
  '01048': { text: ['Trash this: an installed program or piece of hardware that is being trashed stays.'] },
  // Akiko Nisei: Head Case
  '22015': {
    text: [
      'Each time you access cards of R&D, both sides secretly spend 0, 1 or 2 credits. If they spend the same, you access 1 card more.',
    ],
  },
  // Insight
  '22016': {
    text: [
      'The Corp may look at the top 4 cards of R&D and put them back in any order.',
      'Then show the top 4 cards of R&D.',
    ],
  },
  // Mind’s Eye
  '22017': {
    text: [
      '+1 memory.',
      'Each time you run R&D successfully, you may put 1 power counter on this.',
      '1 click and 3 power counters from here: access the top card of R&D.',
    ],
  },
  // Mâché
  '22018': {
    text: [
      'The first time each turn you trash a card you are accessing, you may put power counters on this equal to its trash cost.',
      '3 power counters from here: draw 1 card.',
    ],
  },
  // Ika
  '22019': {
    text: [
      '2 credits: put this on an installed ice.',
      '1 credit: break up to 2 subroutines of that ice if it is a sentry.',
      '2 credits: +3 strength for this encounter.',
    ],
  },
  // Kyuban
  '22020': { text: ['Install only on an ice, rezzed or not.', 'Each time you pass that ice, gain 2 credits.'] },
  // Psych Mike
  '22021': {
    text: [
      'The first time each turn a successful run on R&D ends, you may gain 1 credit for each time you accessed a card in R&D in that run.',
    ],
  },
});
