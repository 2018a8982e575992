/**
 * The coach's warnings in whole games: `advice.<kind>` names the rule, `.0` says what is about to happen, and `.1` states the rule. Each
 * has at most twelve words.
 */
export const coach: Record<string, string> = {
  'advice.too-deep': 'Each step in is a step out',
  'advice.too-deep.0': 'Now you get out with {now} %; from there with {then} %.',
  'advice.too-deep.1': 'Go deeper only while the way back still fits in.',
  'advice.too-long': 'It is time to leave',
  'advice.too-long.0': 'Leaving now gets you out with {now} %, a round later with {then} %.',
  'advice.too-long.1': 'Count the rounds you need, then the rounds you have.',
  'advice.empty-handed': 'Out with nothing',
  'advice.empty-handed.0': 'You would leave the building for good, and carry nothing.',
  'advice.empty-handed.1': 'Retreat in the entry room leads out. There is still time.',
  'advice.guard-acts': 'A guard stands with you',
  'advice.guard-acts.0': 'It acts after all cards, and wounds whoever is with it.',
  'advice.guard-acts.1': 'Wounded, you are delayed after each step. Be gone before.',
  'advice.nothing-lies': 'Nothing lies here',
  'advice.nothing-lies.0': 'No token lies in this room: this card takes none.',
  'advice.nothing-lies.1': 'Tokens come with a new room, and with workers and locks.',
  'advice.no-function': 'This room does nothing',
  'advice.no-function.0': 'There is no Interface token here that could be used.',
  'advice.no-function.1': 'Interface needs the room’s function and its token.',
  'advice.no-slot': 'Nothing here to remove',
  'advice.no-slot.0': '{item} finds no worker or lock that it could remove.',
  'advice.no-slot.1': 'Keep it for a room that has one.',
  'advice.no-deeper': 'There is nothing deeper',
  'advice.no-deeper.0': 'The way in ends here: Advance does nothing.',
  'advice.no-deeper.1': 'Only Retreat, and some rooms and items, lead on from here.',
};
