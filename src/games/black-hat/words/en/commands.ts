/** Names of Black Hat’s own keyboard commands, and what the shared commands do in this game. */
export const commands: Record<string, string> = {
  'command.play': 'Play the cards chosen',
  'command.joker': 'Take a joker to the set',
  'command.hat': 'Take the Hat to the set',
  'command.yes': 'Yes: take all cards',
  'command.no': 'No: leave it, pass',
};
