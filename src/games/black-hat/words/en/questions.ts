/** The questions that the prompt puts to a seat, and why each is asked. */
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
  'bh.ask.exploit.lift': 'Exploit: all three markers are used. Which one do you move?',
  'bh.ask.exploit.lay': 'Exploit: lay the marker you have lifted',
  'bh.ask.randomize': 'Randomizer: lay a tile',
  'bh.ask.trace': 'Move the tracer one step',
  'bh.ask.blame': 'Blame Shift: who gets five points?',
  'bh.ask.other': '{who} decides: {what}',

  'bh.why-now.lead': 'Lead with one card, or with several of one rank. Jokers and the Hat count as that rank.',
  'bh.why-now.follow': 'Only sets of the leader’s size can win. Of equals the later one wins.',
  'bh.why-now.spoils': 'You take every card of the trick, or the Hat and as many others as were led.',
  'bh.why-now.spoils.few':
    'A joker is in the trick, so you can’t take all of it. You take the Hat and {n, plural, one {# other card} other {# other cards}}, no jokers.',
  'bh.why-now.spoils.more': 'They join the Hat in your hand. Jokers can’t be taken.',
  'bh.why-now.hack':
    'You move one of your pawns, or a rival’s on a negative space, one arrow on. A pawn jumps rivals in its way, never its partner.',
  'bh.why-now.deny': 'Any other pawn on the board, your own too, unless it is in a Honeypot.',
  'bh.why-now.exploit': 'A marker stays on its space, whoever stands there. Several add up, without a limit.',
  'bh.why-now.exploit.lift': 'A fourth Exploit moves a marker: lift one, then lay it on any space, either side up.',
  'bh.why-now.randomize': 'The tile covers four spaces. Pawns stay, and what is new under them takes effect.',
  'bh.why-now.trace': 'It steps to any space around it but not back. A pawn it meets goes to jail.',
  'bh.why-now.blame': 'Your pawn has reached the Critical Asset.',
  'choices.cards': 'Your cards',
};
