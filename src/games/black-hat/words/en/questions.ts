/** The questions put to a seat, and why each is asked. */
export const questions: Record<string, string> = {
  'bh.for-robot': '{text} (for the Robot)',
  'bh.ask.lead': 'Lead to the trick',
  'bh.ask.follow':
    'Follow the lead: {n, plural, =1 {one card} =2 {one card or a pair} other {one card or # of a rank}}',
  'bh.ask.spoils': 'Take cards of the Hat trick',
  'bh.ask.spoils.more': 'Take {n, plural, one {one more card} other {# more cards}}',
  'bh.ask.hack': 'Move a pawn',
  'bh.ask.deny': 'Denial: send a pawn back to a start',
  'bh.ask.exploit': 'Exploit: change the value of a space',
  'bh.ask.exploit.lift': 'Exploit: all three markers are used. Which one do you take?',
  'bh.ask.randomize': 'Randomizer: lay a tile',
  'bh.ask.trace': 'Move the tracer one step',
  'bh.ask.blame': 'Blame Shift: who gets five points?',
  'bh.ask.other': '{who} decides: {what}',

  'bh.why-now.lead': 'Lead with one card, or with several of one rank. Jokers and the Hat count as that rank.',
  'bh.why-now.follow': 'Only sets of the leader’s size can win. Of equals the later one wins.',
  'bh.why-now.spoils':
    'All cards of the trick, or the Hat and as many others as were led. Jokers cannot be taken with it.',
  'bh.why-now.hack':
    'The winner moves an own pawn, or a rival’s that stands below zero, one arrow on. Pawns in the way are jumped.',
  'bh.why-now.deny': 'Any other pawn on the board, your own too, unless it is in a Honeypot.',
  'bh.why-now.exploit': 'A marker stays on its space, whoever stands there.',
  'bh.why-now.randomize': 'The tile covers four spaces. Pawns stay, and what is new under them takes effect.',
  'bh.why-now.trace': 'It steps to any space around it but not back. A pawn it meets goes to jail.',
  'bh.why-now.blame': 'Your pawn has reached the Critical Asset.',
  'choices.cards': 'Your cards',
};
