/** The page of decks: the list, the builder, lists of deck sites, links. */
export const deckBuilder: Record<string, string> = {
  // types of cards, several of each
  'types.agenda': 'Agendas',
  'types.asset': 'Assets',
  'types.upgrade': 'Upgrades',
  'types.operation': 'Operations',
  'types.ice': 'Ice',
  'types.event': 'Events',
  'types.hardware': 'Hardware',
  'types.resource': 'Resources',
  'types.program': 'Programs',

  // the list of decks
  'builder.own': 'Your decks',
  'builder.all': 'All decks',
  'builder.none': 'None yet. Copy one of the decks below and change it, or begin an empty one.',
  'builder.find': 'Find one of your decks',
  'builder.found-own': '{n, plural, one {# deck} other {# decks}}',
  'builder.more-own': 'Show {n} more',
  'builder.new.corp': 'New Corp deck',
  'builder.new.runner': 'New Runner deck',
  'builder.new-name.corp': 'My Corp',
  'builder.new-name.runner': 'My Runner',
  'builder.unnamed': 'Deck without a name',
  'builder.numbered': '{name} ({n})',
  'builder.row.legal': '{n, plural, one {# card} other {# cards}}, ready to play',
  'builder.row.faults':
    '{n, plural, one {# card} other {# cards}}, not legal yet: {faults, plural, one {# reason} other {# reasons}}',
  'builder.play': 'Play it against the bot',
  'builder.play.label': 'Play {name} against the bot',
  'builder.copy': 'Copy',
  'builder.copy.label': 'Copy {name}',
  'builder.copy.edit': 'Copy and change it',
  'builder.delete': 'Delete',
  'builder.delete.label': 'Delete {name}',
  'builder.deleted': '{name} was deleted.',
  'builder.undone': 'It is back.',
  'builder.unread': 'A deck that this version of Icebreak cannot read. It is left as it is.',
  'builder.unread.delete': 'Delete the deck that cannot be read',
  'builder.unread.name': 'The deck that could not be read',
  'builder.gone': 'There is no such deck on this device.',

  // a deck from a link
  'builder.from-link': 'This deck came with a link. Keep it to change or play it.',
  'builder.link.damaged': 'The deck of this link cannot be read. Ask for the link once more.',
  'builder.keep': 'Keep this deck',

  // the builder
  'builder.name': 'Name',
  'builder.identity': 'Identity',
  'builder.identity.of': '{title} ({faction})',
  'builder.undo': 'Undo',
  'builder.not-yet': 'It can be played as soon as it is legal.',
  'builder.part.deck': 'deck',
  'builder.part.cards': 'add cards',
  'builder.part.figures': 'figures',
  'builder.card': 'All about this card',
  'builder.empty': 'No cards yet.',
  'builder.type': '{type} ({n})',
  'builder.copies': '{n}×',
  'builder.more': 'Add a copy of {card}; {n} in the deck',
  'builder.less': 'Take out a copy of {card}; {n} in the deck',
  'builder.number': '{n}',
  'builder.percent': '{n} %',

  // legal or not
  'builder.legal.title': 'Is it legal?',
  'builder.legal': 'Legal.',
  'builder.faults': 'Not legal yet, for {n, plural, one {# reason} other {# reasons}}:',
  'builder.size': 'cards',
  'builder.influence': 'influence',
  'builder.points': 'agenda points',
  'builder.of-least': '{n} of at least {least}',
  'builder.of-most': '{n} of {most}',
  'builder.of-range': '{n} of {least} to {most}',
  'builder.influence.each': '{n} influence each',
  'deck.fault.size': '{have, plural, one {# card} other {# cards}}: at least {need} are needed.',
  'deck.fault.copies': '{card}: {have} copies, {most, plural, one {# is} other {# are}} allowed.',
  'deck.fault.influence': '{have} influence: the identity allows {most}.',
  'deck.fault.faction': '{card}: only a deck of its own faction may hold it.',
  'deck.fault.side': '{card}: a card of the other side.',
  'deck.fault.identity': '{card}: an identity cannot be one of the cards.',
  'deck.fault.points':
    '{have, plural, one {# agenda point} other {# agenda points}}: a deck of this size holds {least} or {most}.',

  // the cards to add
  'builder.pool': 'Cards to add',
  'builder.search': 'Search titles and texts',
  'builder.types': 'Types of cards',
  'builder.types.all': 'all types',
  'builder.allowed': 'only what this identity allows',
  'builder.found': '{n, plural, =0 {No card fits.} one {# card} other {# cards}}',
  'builder.about': '{type} {cost}',
  'builder.credits': '· {n, plural, one {# credit} other {# credits}}',
  'builder.agenda': '· {n} advancements, {points, plural, one {# point} other {# points}}',

  // figures
  'builder.curve': 'What its cards cost',
  'builder.cost': 'Credits',
  'builder.cost.or-more': '{n}+',
  'builder.counts': 'What is in it',
  'builder.money': 'cards that bring money',
  'builder.ice.corp': 'Its ice',
  'builder.ice.runner': 'What its breakers break',
  'builder.ice.any': 'any ice',
  'builder.breaks.runner': 'Its breakers against common ice',
  'builder.breaks.corp': 'Its ice against common breakers',
  'builder.breaks.help': 'Credits to break all subroutines, both cards as printed; – where it cannot.',
  'builder.hands': 'Opening hands',
  'builder.odds':
    'The bot would keep {first} of its opening hands; in {either} of games the first hand or the mulligan is a good one.',
  'builder.deal': 'Deal a hand',
  'builder.deal.again': 'Deal another',
  'builder.hand.keep': 'The bot would keep this hand.',
  'builder.hand.mulligan': 'The bot would take a mulligan.',

  // lists, files and links
  'builder.import': 'Import a list',
  'builder.import.text':
    'Paste a deck list, one card a line, such as “3x Sure Gamble”. Headings, names of sets and notes are passed over.',
  'builder.import.read': 'Read the list',
  'builder.import.file': 'From a file',
  'builder.import.large': 'This file is far longer than any deck list.',
  'builder.send': 'Share',
  'builder.send.link': 'A link that holds the deck',
  'builder.send.link.copy': 'Copy the link',
  'builder.send.list': 'The list, as deck sites read it',
  'builder.send.list.copy': 'Copy the list',
  'builder.send.file': 'Save as a file',
  'deck.text.long': 'This is longer than any deck list. Icebreak reads at most {line} lines and {letters} characters.',
  'deck.text.unknown':
    '{n, plural, one {Line {lines}: Icebreak has no card called {cards}.} other {Lines {lines}: Icebreak has no cards called {cards}.}}',
  'deck.text.unread':
    '{n, plural, one {Line {lines} could not be understood: {cards}.} other {Lines {lines} could not be understood: {cards}.}}',
  'deck.text.unclear':
    '{n, plural, one {Line {lines} gives two numbers or two cards: {cards}.} other {Lines {lines} give two numbers or two cards each: {cards}.}}',
  'deck.text.copies':
    '{n, plural, one {Line {lines} asks for no copies, or for too many: {cards}.} other {Lines {lines} ask for no copies, or for too many: {cards}.}} A deck holds up to 200 cards here.',
  'deck.text.second':
    '{n, plural, one {Line {lines} names another identity: {cards}.} other {Lines {lines} name other identities: {cards}.}} A deck has one.',
  'deck.text.cut':
    '{n, plural, one {Line {lines} is too long for a card: {cards}.} other {Lines {lines} are too long for a card: {cards}.}}',
  'deck.text.noCards': 'This list names no card that Icebreak has.',
  'deck.text.noIdentity':
    'This list names no identity. Choose one; your {n, plural, one {# card is} other {# cards are}} kept.',
};
