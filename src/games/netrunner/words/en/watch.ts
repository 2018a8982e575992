/** Netrunner's own messages for watching a recorded game. */
export const watch: Record<string, string> = {
  // units for stepping along the timeline: a click, a run
  'watch.unit.tick': 'Click',
  'watch.unit.span': 'Run',
  'command.watch-tick-on': 'To the next click',
  'command.watch-tick-back': 'To the click before',
  'command.watch-span-on': 'To the next run',
  'command.watch-span-back': 'To the run before',

  'watch.mark.score': 'Agenda scored',
  'watch.mark.steal': 'Agenda stolen',
  'watch.mark.damage': 'Damage',
  'watch.mark.success': 'Successful run',
  'trial.side': 'The {side} decides',

  'shape.gone': 'a card not seen here',
  'shape.card': '{card}, {place}',
  'shape.zone.rig': 'the whole rig',
  'shape.zone.grip': 'the grip',
  'shape.zone.hq-hand': 'the cards in HQ',
  'shape.zone.corp-score': 'the Corp’s score area',
  'shape.zone.runner-score': 'the Runner’s score area',
};
