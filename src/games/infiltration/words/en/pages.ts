/** Texts of pages: set-up, the game explained in short, how a game ended. */
export const pages: Record<string, string> = {
  'setup.players': 'Players',
  'setup.players.2': '2',
  'setup.players.3': '3',
  'setup.players.4': '4',
  'setup.players.5': '5',
  'setup.players.6': '6',
  'setup.players.help': 'Bots take the seats that nobody sits at.',
  'setup.pairs': 'Two operatives each',
  'setup.pairs.help': 'Each player lays two cards a round, one for each operative. Who has both caught has nothing.',
  'setup.pairs.barred': 'Only between two players: with more, each plays one operative.',
  'setup.extract': 'Extract',
  'setup.extract.help':
    'Advanced: in place of Download, all who extract in a room share its tokens at the end of the round.',
  'setup.quill': 'As a bot: careful, leaves in good time.',
  'setup.ferro': 'As a bot: a diver, drawn to what lies deep.',
  'setup.ash': 'As a bot: careful, leaves in good time.',
  'setup.ilse': 'As a bot: a diver, drawn to what lies deep.',
  'setup.mimi': 'As a bot: careful, leaves in good time.',
  'setup.orrin': 'As a bot: a diver, drawn to what lies deep.',
  'level.easy': 'easy',
  'level.easy.text': 'Takes its chances, and is caught more often. Good for the first games.',
  'level.standard': 'standard',
  'level.standard.text': 'Weighs every card by what it brings, and leaves while there is time.',

  'how.aim': 'Be outside with the most data.',
  'how.aim.text': 'Tokens are worth 1 to 3. Who is inside when the proximity reaches 99 is caught and counts nothing.',
  'how.select': 'All lay a card.',
  'how.select.text':
    'Face down, at the same time: Advance, Retreat, Interface, Download, or an item of the hand. Then the cards are turned up one after the other.',
  'how.deeper': 'Deeper lies more.',
  'how.deeper.text':
    'Twelve rooms lie in a row, on two floors. Each is turned up by the first to come there, with its tokens and its surprises.',
  'how.clock': 'The clock is a die.',
  'how.clock.text':
    'After each round the die and the alarm are added to the proximity. Much in the building raises the alarm.',
  'how.risk': 'Every step in is a step out.',
  'how.risk.text': 'A wound halves your pace. The risk meter says how likely you still get out in time.',
  'how.guards': 'Guards come with the rooms.',
  'how.guards.text': 'They act after all cards, from the entry room inwards. Items and some rooms drive them away.',

  'how.touch.unfold': 'A card is laid from the hand.',
  'how.touch.unfold.text':
    'Tap a card of your hand to read it, and tap it again to lay it. Or press its button in the panel.',
  'shipped.text': 'A whole game, explained from the first card to the last.',
  'shipped.facts': '{turns, plural, one {# round} other {# rounds}} · {notes, plural, one {# note} other {# notes}}',

  'inf.over.kicker': 'Game over in round {n}',
  'inf.over.title': '{n, plural, =0 {Nobody wins} one {{who} wins} other {{who} share the win}}',
  'inf.over.caught': 'The building closed with everybody inside. Nobody wins.',
  'inf.over.alone':
    '{who, select, you {You are} other {{who} is}} the only one who got out, and {who, select, you {win} other {wins}} with {total}.',
  'inf.over.by.locked-down':
    'The building has closed. {who, select, you {You carried} other {{who} carried}} the most out of it: {total}, against {total2} of {on, select, you {you} other {{on}}}.',
  'inf.over.by.all-out':
    'All are out. {who, select, you {You carried} other {{who} carried}} the most: {total}, against {total2} of {on, select, you {you} other {{on}}}.',
  'inf.over.by.edge':
    '{who, select, you {You have} other {{who} has}} {total} like {on, select, you {you} other {{on}}}, and {edge, select, healthy {got out unhurt} other {got out earlier}}.',
  'inf.over.shared': '{who} carried {total} each, in the same state and the same round: the win is shared.',
  'inf.over.only': '{who, select, you {You win} other {{who} wins}} with {total}.',
  'inf.over.you': '{seat} (you)',
  'inf.over.place': 'Place',
  'inf.over.score': 'Score',
  'inf.over.out': 'Out',
  'inf.over.tokens': 'Tokens',
  'inf.over.specials': 'Specials',
  'inf.over.bank': 'Dead Drop',
  'inf.over.none': '–',
  'inf.over.caught.short': 'caught',
  'inf.over.round': 'round {n}',
  'inf.over.two': '{one} · {other}',
  'inf.result': '{n, plural, =0 {Nobody wins} one {{who} wins} other {{who} share the win}}: {how}',
  'inf.result.caught': 'all were caught',
  'inf.result.alone': 'nobody else got out',
  'inf.result.locked-down': 'the building was closed',
  'inf.result.all-out': 'all got out',
};
