/** The names of Netrunner's own keyboard commands, and what the commands shared by all games do in Netrunner. */
export const commands: Record<string, string> = {
  'command.draw': 'Draw a card',
  'command.credit': 'Gain a credit',
  'command.run': 'Run …',
  'command.install': 'Install …',
  'command.play': 'Play an event or operation …',
  'command.advance': 'Advance …',
  'command.use': 'Use an ability, break …',
  'command.rez': 'Rez …',
  'command.score': 'Score or steal',
  'command.trash': 'Trash',
  'command.remove-tag': 'Remove a tag',
  'command.purge': 'Purge virus counters',
  'command.jack-out': 'Jack out',

  'command.yes': 'Yes, keep',
  'command.no': 'No, mulligan',
  'command.forecast': 'Forecast of a run: on or off',
};
