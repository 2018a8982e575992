/** Sentences that say why a move is not allowed. */
export const why: Record<string, string> = {
  'inf.why.over': 'The game is over.',
  'inf.why.turn': 'It is not your turn.',
  'inf.why.answer': 'First answer what is asked.',
  'inf.why.now': 'That is not asked now.',
  'inf.why.select': 'Now a card is laid for this round.',
  'inf.why.covered': 'The Blackmail File has been handed in for this round.',
  'inf.why.no-blackmail': 'You have no Blackmail File.',
  'inf.why.no-item': '{item} is not in your hand.',
  'inf.why.delayed': 'A delayed operative neither advances nor retreats.',
  'inf.why.extract': 'This game is played with Extract in place of Download.',
  'inf.why.download': 'This game is played with Download. Extract is the advanced rule.',
};
