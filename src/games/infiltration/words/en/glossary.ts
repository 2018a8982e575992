/**
 * The glossary: `term.<name>` is the term, `term.<name>.text` its meaning, and `term.<name>.forms` its other forms, separated by `|`. Where
 * a term or one of its forms appears on screen, it is marked.
 */
export const glossary: Record<string, string> = {
  'term.adjacent': 'Adjacent',
  'term.adjacent.text': 'The face-up room before and the one behind. A face-down room counts for nothing here.',
  'term.advance': 'Advance',
  'term.advance.text':
    'An action: one room inwards. A face-down room is turned up, then its Enter function takes effect.',
  'term.advance.forms': 'advances',
  'term.alarm': 'Alarm',
  'term.alarm.text': 'A dial from −1 to 8, added to every security roll. The higher it is, the fewer rounds are left.',
  'term.auditor': 'Auditor',
  'term.auditor.text':
    'A guard that walks out, one room a round. When it leaves, the proximity rises by 20. A face-down room is no exit for it.',
  'term.blackmail-file': 'Blackmail File',
  'term.blackmail-file.text':
    'Worth 3 outside. Handed in during selection, it keeps guards from wounding you for a round.',
  'term.data-fence': 'Data Fence',
  'term.data-fence.text':
    'An item that stays in a room. The next operative who downloads or extracts there takes one token fewer, and it is discarded.',
  'term.data-token': 'Data token',
  'term.data-token.text':
    'Worth 1 to 3 zettabytes, face down. Only who holds it knows its value. It counts outside only.',
  'term.data-token.forms': 'data tokens|token|tokens',
  'term.dead-drop': 'Dead Drop',
  'term.dead-drop.text':
    'An item that stays in a room with up to 3 of your tokens. They count for you even if you are caught; anyone at its Interface may take them.',
  'term.delayed': 'Delayed',
  'term.delayed.text': 'No Advance and no Retreat in the next selection; afterwards the operative stands up again.',
  'term.delayed.forms': 'delay',
  'term.download': 'Download',
  'term.download.text':
    'An action: takes tokens that lie in the room. The first in a room each round takes two, later ones take one.',
  'term.enter': 'Enter function',
  'term.enter.text': 'Happens to everybody who comes into the room, each time.',
  'term.escape': 'Escape',
  'term.escape.text':
    'By Retreat in the entry room, or by the Interface of some rooms. Only who is out counts at the end.',
  'term.escape.forms': 'escapes',
  'term.extract': 'Extract',
  'term.extract.text':
    'The advanced action in place of Download: all who extract in a room share its tokens, two each at most.',
  'term.extract.forms': 'extracts',
  'term.first-player': 'First player',
  'term.first-player.text': 'Turns up the first card of the round. The die goes to the left after each security roll.',
  'term.guard': 'Guard',
  'term.guard.text':
    'Comes in with a room and acts after all cards, from the entry room inwards. Face down it does nothing.',
  'term.guard.forms': 'guards',
  'term.interface': 'Interface',
  'term.interface.text': 'An action: uses the Interface function of the room. It needs an interface token there.',
  'term.interface-token': 'Interface token',
  'term.interface-token.text': 'Says that the Interface of a room can be used. In some rooms it is used up by it.',
  'term.interface-token.forms': 'interface tokens',
  'term.item': 'Item',
  'term.item.text': 'Laid in place of an action. What happens to it afterwards stands on it.',
  'term.item.forms': 'items',
  'term.lab-worker': 'Lab worker',
  'term.lab-worker.text': 'Stands in some rooms. Items remove it, and that releases more tokens.',
  'term.lab-worker.forms': 'lab workers',
  'term.leech-tap': 'Leech Tap',
  'term.leech-tap.text':
    'An item that stays in a room. Each time another operative downloads or extracts there, its owner takes a token of the pool, three times in all.',
  'term.night-guard': 'Night Guard',
  'term.night-guard.text': 'A guard that wounds everyone in its room, adds 5 to the proximity and goes one room out.',
  'term.operative': 'Operative',
  'term.operative.text': 'One of the thieves in the building. With two players each may play two.',
  'term.operative.forms': 'operatives',
  'term.pool': 'Pool',
  'term.pool.text': 'The data tokens that lie in no room yet.',
  'term.prototype': 'Prototype',
  'term.prototype.text': 'Worth 3 outside. There are four.',
  'term.prototype.forms': 'prototypes',
  'term.proximity': 'Proximity',
  'term.proximity.text':
    'How near the guards outside are, from 0 to 99. At 99 the building closes, and who is inside is caught.',
  'term.purger': 'Purger',
  'term.purger.text': 'A guard that goes one room out and takes away all tokens that lie there.',
  'term.resolution': 'Resolution',
  'term.resolution.text':
    'The second part of a round: from the first player on, each turns up a card and carries it out.',
  'term.retreat': 'Retreat',
  'term.retreat.text': 'An action: one room outwards. From the entry room it leads out of the building.',
  'term.retreat.forms': 'retreats',
  'term.reveal': 'Reveal function',
  'term.reveal.text': 'Happens once, when the room is turned up.',
  'term.secret-room': 'Secret room',
  'term.secret-room.text': 'Lies off the way. Retreat leads from it back to where one came from.',
  'term.security-roll': 'Security roll',
  'term.security-roll.text': 'Ends every round: the die and the alarm are added to the proximity.',
  'term.security-roll.forms': 'security rolls',
  'term.selection': 'Selection',
  'term.selection.text':
    'The first part of a round: everyone inside lays a card face down. Nobody sees it before it is turned up.',
  'term.sergeant': 'Sergeant',
  'term.sergeant.text': 'A guard that stays: it wounds everyone in its room and raises the alarm, each round.',
  'term.sludge': 'Sludge',
  'term.sludge.text':
    'Lies in one room. Whoever enters is delayed, and an operative who downloads or extracts there takes one token at most.',
  'term.sweeper': 'Sweeper',
  'term.sweeper.text': 'A guard that clears its room of other guards, worker and lock, then goes one room out.',
  'term.tech-lock': 'Tech lock',
  'term.tech-lock.text': 'Stands in some rooms. Items remove it, and that releases more tokens.',
  'term.tech-lock.forms': 'tech locks',
  'term.wounded': 'Wounded',
  'term.wounded.text':
    'An Advance or Retreat card that moves a wounded operative delays it, so it walks half as fast. Only healing ends it.',
  'term.wounded.forms': 'wound|wounds',
  'term.zettabyte': 'Zettabyte',
  'term.zettabyte.text': 'What is counted at the end: 1 to 3 for a token, 3 for a Prototype or the Blackmail File.',
  'term.zettabyte.forms': 'zettabytes',
};
