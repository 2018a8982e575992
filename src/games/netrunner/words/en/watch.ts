/** Watching a recorded game, in the words of this game. `seat` and `side` name a seat. */
const seat = '{seat, select, corp {Corp} runner {Runner} other {Set-up}}';

export const watch: Record<string, string> = {
  'watch.where': '{seat, select, corp {Turn {n} · Corp} runner {Turn {n} · Runner} other {Set-up}}',
  'watch.value': `{n, plural, =0 {Set-up} other {Turn {n}, ${seat}}}, move {at} of {length}`,
  'watch.view.corp': 'Corp',
  'watch.view.runner': 'Runner',
  'watch.view.corp.hint': 'Exactly what the Corp knew at the time.',
  'watch.view.runner.hint': 'Exactly what the Runner knew at the time.',

  // a click and a run, on the line of time
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

  'shape.card': '{card}, {place}',
  'shape.zone.rig': 'the whole rig',
  'shape.zone.grip': 'the grip',
  'shape.zone.hq-hand': 'the cards in HQ',
  'shape.zone.corp-score': 'the Corp’s score area',
  'shape.zone.runner-score': 'the Runner’s score area',
};
