/** Names of the game’s own keyboard commands, and what the shared commands do in it. */
export const commands: Record<string, string> = {
  'command.advance': 'Advance',
  'command.retreat': 'Retreat',
  'command.interface': 'Interface',
  'command.download': 'Download or Extract',
  'command.blackmail': 'Hand in the Blackmail File',
  'command.forecast': 'Risk meter: on or off',
  'forecast.on': 'The risk meter is shown.',
  'forecast.off': 'The risk meter is off.',
};
