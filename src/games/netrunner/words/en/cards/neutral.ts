/** English card texts of the neutral cards. */
import { messagesOf } from './texts.ts';

export const neutral = messagesOf({
  // Infiltration
  '01049': { text: ['Choose one: gain 2 credits, or expose one unrezzed installed card.'] },
  // Sure Gamble
  '01050': { text: ['Gain 9 credits.'] },
  // Crypsis
  '01051': {
    text: [
      '1 credit: break one subroutine of any ice.',
      '1 credit: +1 strength for this encounter.',
      '1 click: put 1 virus counter on Crypsis.',
      'When an encounter ends in which Crypsis broke a subroutine, remove 1 virus counter from it or trash it.',
    ],
  },
  // Access to Globalsec
  '01052': { text: ['+1 link.'] },
  // Armitage Codebusting
  '01053': {
    text: [
      'When you install this, put 12 credits on it. When they are gone, trash it.',
      '1 click: take 2 credits from here.',
    ],
  },
  // Priority Requisition
  '01106': { text: ['When you score this, you may rez one installed ice, ignoring all costs.'] },
  // Private Security Force
  '01107': { text: ['While the Runner is tagged: 1 click: do 1 meat damage.'] },
  // Melange Mining Corp.
  '01108': { text: ['3 clicks: gain 7 credits.'] },
  // PAD Campaign
  '01109': { text: ['When your turn begins, gain 1 credit.'] },
  // Hedge Fund
  '01110': { text: ['Gain 9 credits.'] },
  // Enigma
  '01111': {
    text: ['Subroutine: the Runner loses 1 click, if any is left.', 'Subroutine: end the run.'],
    subs: ['Lose 1 click', 'End the run'],
  },
  // Hunter
  '01112': { text: ['Subroutine: trace 3. If it succeeds, give the Runner 1 tag.'], subs: ['Trace 3: 1 tag'] },
  // Wall of Static
  '01113': { text: ['Subroutine: end the run.'], subs: ['End the run'] },
  // NAPD Contract
  '04119': {
    text: [
      'It needs 1 advancement counter more for each bad publicity you have.',
      'To steal this, the Runner must pay 4 credits as a further cost.',
    ],
  },
  // DJ Fenris
  '22025': {
    text: [
      'When you install this, bring in a g-mod identity of another faction from outside the game. DJ Fenris hosts it and has its text.',
      'When he leaves, that identity is removed from the game.',
    ],
  },
  // Lady Liberty
  '22058': {
    text: [
      'When your turn begins, put 1 power counter on this.',
      '3 clicks: add an agenda from HQ to your score area that is worth exactly as many points as there are power counters here.',
      'Only one region lies in a server: installing a second there trashes the first.',
    ],
  },
});
