/** Texts of pages: set-up, the game explained in short, games to learn from, how a game ended. */
export const pages: Record<string, string> = {
  // the game's own pages
  'page.decks': 'Decks',
  'page.puzzles': 'Puzzles',
  'page.cards': 'Cards',

  // set-up of a match
  'setup.corp': 'Hide your agendas behind ice, choose what to pay for, and bluff with what is left.',
  'setup.runner': 'Break in wherever you like, with what you can build and pay, and steal what you find.',
  'level.newcomer': 'newcomer',
  'level.standard': 'standard',
  'level.strong': 'strong',
  'level.expert': 'expert',
  'level.strong.text': 'Has learnt from its own games, and plays each move on in its head before it makes it.',
  'level.expert.text': 'The same with seven times the thought. It takes up to a second for a move.',
  'level.newcomer.text': 'Knows the rules and plays a simple game. Good for the first games.',
  'level.standard.text': 'Counts what runs cost, bluffs, and punishes. It never sees more than you would.',

  // the game explained in short
  'how.aim': 'Seven points.',
  'how.aim.text': 'The Corp scores agendas, the Runner steals them. Whoever has seven points first wins.',
  'how.corp': 'The Corp hides.',
  'how.corp.text':
    'It installs cards face down in servers, ice in front of them, and advances agendas until they count.',
  'how.runner': 'The Runner breaks in.',
  'how.runner.text':
    'Every server can be run on: the hand (HQ), the deck (R&D), the discards (Archives), and every remote.',
  'how.turn': 'A turn is clicks.',
  'how.turn.text':
    'Three for the Corp, four for the Runner: each draws a card, gains a credit, installs, plays, advances or runs.',
  'how.run': 'A run meets ice.',
  'how.run.text':
    'The Corp may pay to rez each piece. An icebreaker as strong as the ice can break its subroutines; the others fire.',
  'how.end': 'It can end early.',
  'how.end.text':
    'More damage than cards in the grip flatlines the Runner. A Corp that must draw from an empty R&D has lost.',

  'how.touch.unfold': 'A server with several ice spreads out.',
  'how.touch.unfold.text':
    'On a phone, tapping it shows each piece large, with its name, kind and strength, and whether it is rezzed.',

  // recorded games that ship with the program
  'shipped.text':
    'Three whole games, explained from the first turn to the last. In this order they build on each other.',
  'shipped.learn-1': 'The click that was missing',
  'shipped.learn-1.text': 'A Runner with money enough for everything, and a Corp that dares it to be spent.',
  'shipped.learn-1.teaches': 'clicks and credits, when to run at unknown ice, which ice to rez',
  'shipped.learn-2': 'The price of the wall',
  'shipped.learn-2.text': 'A Corp spends its last credit on the strongest ice it has. What does that leave open?',
  'shipped.learn-2.teaches': 'looking before a run, what a run costs, what the Corp can still pay for',
  'shipped.learn-3': 'One card short',
  'shipped.learn-3.text': 'An ambush waits under its counters, and both sides count the cards in the Runner’s hand.',
  'shipped.learn-3.teaches': 'bluff and ambush, cards in hand as lives, how the loser could have won',

  // the scene at the end of a game; `winner` and `loser` are 'you' for the only person, else the side
  'over.corp': 'The Corp wins',
  'over.runner': 'The Runner wins',
  'over.reason.draw': 'Both sides won in the same instant.',
  'over.reason.agenda-points':
    '{card} brings {winner, select, you {you} corp {the Corp} other {the Runner}} to {n} of {goal} agenda points; {loser, select, you {you have} corp {the Corp has} other {the Runner has}} {rest}.',
  'over.reason.empty-rnd':
    '{loser, select, you {You} other {The Corp}} had to draw from an empty R&D, so {winner, select, you {you win} other {the Runner wins}}.',
  'over.reason.flatline':
    '{loser, select, you {You} other {The Runner}} took more damage than there were cards in {loser, select, you {your} other {the}} hand: flatlined.',
  'over.reason.hand-size':
    '{loser, select, you {Your} other {The Runner’s}} maximum hand size fell below zero: flatlined.',
  'over.reason.concede': '{loser, select, you {You} corp {The Corp} other {The Runner}} conceded.',
  'over.points': 'Points',
  'over.credits': 'Credits',
  'over.cards': 'Cards in hand',

  // results in the list of recorded games
  'record.result': '{who}: {how}',
  'record.reason.agenda-points': 'agenda points',
  'record.reason.empty-rnd': 'R&D was empty',
  'record.reason.flatline': 'flatlined',
  'record.reason.hand-size': 'flatlined at a hand size below zero',
  'record.reason.concede': 'the other side conceded',
  'record.reason.other': 'by the rules',
};
