/** English card texts of the faction Jinteki. */
import { messagesOf } from './texts.ts';

export const jinteki = messagesOf({
  // Jinteki: Personal Evolution
  '01067': { text: ['Each time an agenda is scored or stolen, do 1 net damage.'] },
  // Nisei MK II
  '01068': { text: ['When you score this, put 1 agenda counter on it.', '1 agenda counter from here: end the run.'] },
  // Project Junebug
  '01069': {
    text: [
      'You may advance this.',
      'When the Runner accesses it, you may pay 1 credit: do 2 net damage for each advancement counter on it.',
    ],
  },
  // Snare!
  '01070': {
    text: [
      'If it is accessed in R&D, the Runner must show it.',
      'When it is accessed anywhere but in Archives, you may pay 4 credits: do 3 net damage and give the Runner 1 tag.',
    ],
  },
  // Zaibatsu Loyalty
  '01071': {
    text: [
      'When a card is about to be exposed, you may rez this.',
      '1 credit: one card about to be exposed is not exposed.',
      'Trash this: one card about to be exposed is not exposed.',
    ],
  },
  // Neural EMP
  '01072': { text: ['Play only if the Runner made a run in their last turn.', 'Do 1 net damage.'] },
  // Precognition
  '01073': { text: ['Look at the top 5 cards of R&D and put them back in any order.'] },
  // Cell Portal
  '01074': {
    text: ['Subroutine: the Runner is sent back to approach the outermost ice of this server. Derez Cell Portal.'],
    subs: ['Back to the outermost ice; derez Cell Portal'],
  },
  // Chum
  '01075': {
    text: [
      'Subroutine: the next ice encountered in this run has +2 strength for that encounter. Unless the Runner breaks all its subroutines, do 3 net damage.',
    ],
    subs: ['Next ice: +2 strength, 3 net damage unless fully broken'],
  },
  // Data Mine
  '01076': { text: ['Subroutine: do 1 net damage, then trash Data Mine.'], subs: ['1 net damage, trash Data Mine'] },
  // Neural Katana
  '01077': { text: ['Subroutine: do 3 net damage.'], subs: ['3 net damage'] },
  // Wall of Thorns
  '01078': {
    text: ['Subroutine: do 2 net damage.', 'Subroutine: end the run.'],
    subs: ['2 net damage', 'End the run'],
  },
  // Akitaro Watanabe
  '01079': { text: ['Rezzing ice that protects this server costs 2 credits less.'] },
  // The Future Perfect
  '05007': {
    text: [
      'When it is accessed while not installed, play a psi game. If the bids differ, it cannot be stolen in this access.',
    ],
  },
  // Shi.Kyū
  '05011': {
    text: [
      'When the Runner accesses this anywhere but in R&D, you may pay X credits. If you do, the Runner suffers X net damage or adds this to their score area as an agenda worth -1 point.',
    ],
  },
  // Obokata Protocol
  '12070': { text: ['To steal this, the Runner must suffer 4 net damage as a further cost.'] },
  // Saraswati Mnemonics: Endless Exploration
  '22034': {
    text: [
      '1 click and 1 credit: install a card from HQ in a remote server and put 1 advancement counter on it. It cannot be rezzed or scored until your next turn begins.',
    ],
  },
  // Jumon
  '22035': { text: ['When your turn ends, put 2 advancement counters on a card installed in a remote server.'] },
  // API-S Keeper Isobel
  '22036': {
    text: ['When your turn begins, you may take 1 advancement counter off an installed card to gain 3 credits.'],
  },
  // Neurostasis
  '22037': {
    text: [
      'You may advance this.',
      'When the Runner accesses it, you may pay 3 credits: choose 1 installed card of the Runner for each advancement counter on it. The Runner shuffles them into the stack.',
    ],
  },
  // Otoroshi
  '22038': {
    text: [
      'Subroutine: you may choose a card installed in a remote server and put up to 3 advancement counters on it. Then the Runner pays 3 credits or accesses that card.',
    ],
    subs: ['Counters on a remote card: pay 3 or access it'],
  },
  // Thimblerig
  '22039': {
    text: [
      'When your turn begins and each time the Runner passes this, you may swap it with another installed ice.',
      'Subroutine: end the run.',
    ],
    subs: ['End the run'],
  },
  // Hangeki
  '22040': {
    text: [
      'Play only if the Runner trashed a card of yours in their last turn.',
      'Choose one of your installed cards. The Runner may access it. If they do, remove Hangeki from the game; if not, add it to their score area as an agenda worth -1 point.',
    ],
  },
  // Daruma
  '22041': {
    text: [
      'When the Runner approaches this remote server, you may trash this. If you do, another card of this server changes places with a card of another remote server or with an agenda, asset or upgrade in HQ.',
    ],
  },
});
