/**
 * The glossary: `term.<name>` is the term, `term.<name>.text` its meaning, and `term.<name>.forms` its other forms, separated by `|`.
 * Where a term or one of its forms appears on screen, it is marked.
 */
export const glossary: Record<string, string> = {
  'term.alarm': 'Alarm',
  'term.alarm.text': 'A space that holds the pawn and wakes the tracer. Without the tracer it is a plain space.',
  'term.alarm.forms': 'alarms',
  'term.arrow': 'Arrow',
  'term.arrow.text':
    'Pawns move one complete arrow at a time. Between two tiles, only arrows straight to the right are complete.',
  'term.arrow.forms': 'arrows',
  'term.critical-asset': 'Critical Asset',
  'term.critical-asset.text': 'The goal at the far end. A pawn that arrives ends the game after the trick.',
  'term.denial': 'Denial',
  'term.denial.text':
    'A space that holds the pawn to the end, and lets its mover send any other pawn back to a start. Being sent back is the only way off it.',
  'term.exploit': 'Exploit',
  'term.exploit.text':
    'A space that lets its mover raise or lower the value of any one space by 1, but not of a start or the Critical Asset.',
  'term.exploit.forms': 'exploits',
  'term.hack': 'Hack',
  'term.hack.text': 'What the winner of a trick does: moves a pawn, or draws a card where none can move.',
  'term.hash': 'Hash',
  'term.hash.text': 'A plain space of a very low value.',
  'term.hat': 'Hat',
  'term.hat.text':
    'One card that makes the lowest set of the leader’s size win. It counts as the rank it is played with, and as 14 alone. Left in hand it costs 5.',
  'term.hat.forms': 'the hat',
  'term.hat-trick': 'Hat trick',
  'term.hat-trick.text': 'A trick with the Hat in it. The lowest set wins, and its player takes cards into the hand.',
  'term.hat-trick.forms': 'hat tricks',
  'term.honeypot': 'Honeypot',
  'term.honeypot.text': 'A space that holds the pawn to the end of the game.',
  'term.honeypot.forms': 'honeypots',
  'term.host': 'Host',
  'term.host.text': 'A plain space.',
  'term.host.forms': 'hosts',
  'term.joker': 'Joker',
  'term.joker.text': 'Counts as the rank it is played with, and as 14 alone. Left in hand it costs 5.',
  'term.joker.forms': 'jokers',
  'term.jump': 'Jump',
  'term.jump.text':
    'A move over a taken space, on along any of its arrows. A pawn jumps rivals’ pawns and the tracer, but not its partner.',
  'term.jump.forms': 'jumps|jumped',
  'term.lead': 'Lead',
  'term.lead.text': 'The first play of a trick. Its size is the size that can win.',
  'term.lead.forms': 'leads|led|leader',
  'term.marker': 'Marker',
  'term.marker.text':
    'Laid by an Exploit: +1 or −1 on the value of a space. Markers on one space add up, without a limit. There are three; a fourth Exploit moves one of them.',
  'term.marker.forms': 'markers',
  'term.randomizer': 'Randomizer',
  'term.randomizer.text': 'A space that lets its mover lay a tile over four spaces.',
  'term.randomizer.forms': 'randomizers',
  'term.round': 'Round',
  'term.round.text': 'From deal to scoring. It ends when somebody’s hand is empty after a trick.',
  'term.round.forms': 'rounds',
  'term.spoils': 'Spoils',
  'term.spoils.text':
    'What the winner of a Hat trick takes: all cards, or the Hat and as many others as were led. With a joker in the trick, taking all is not offered, and the jokers stay.',
  'term.start': 'Start',
  'term.start.text': 'The Back Door and the Public Server, where pawns begin. Each counts 3.',
  'term.start.forms': 'starts|back door|public server',
  'term.tile': 'Tile',
  'term.tile.text': 'Covers four spaces of the board with new ones.',
  'term.tile.forms': 'tiles',
  'term.trace': 'Trace',
  'term.trace.text':
    'Points for cards left in hand: 1 and 2 count 0, 3 to 5 count 1, 6 to 8 count 2, 9 to 11 count 3, 12 and 13 count 4, jokers and the Hat 5.',
  'term.tracer': 'Tracer',
  'term.tracer.text':
    'Hunts pawns once an Alarm has rung. Whoever has a pawn on an Alarm moves it after winning a trick, never straight back. A seat without a pawn on the board is out.',
  'term.trick': 'Trick',
  'term.trick.text': 'One play of each seat, from the lead on.',
  'term.trick.forms': 'tricks',
};
