/** English card texts of the faction Weyland. */
import { messagesOf } from './texts.ts';

export const weyland: Record<string, string> = {
  ...messagesOf({
    // Weyland Consortium: Building a Better World
    '01093': { text: ['Each time you play a transaction operation, gain 1 credit.'] },
    // Hostile Takeover
    '01094': { text: ['When you score this, gain 7 credits and take 1 bad publicity.'] },
    // Posted Bounty
    '01095': { text: ['When you score this, you may forfeit it: give the Runner 1 tag and take 1 bad publicity.'] },
    // Security Subcontract
    '01096': { text: ['1 click and trash one rezzed ice: gain 4 credits.'] },
    // Aggressive Negotiation
    '01097': {
      text: [
        'Play only if you scored an agenda this turn.',
        'Search R&D for any card and take it to HQ without showing it. Shuffle R&D.',
      ],
    },
    // Beanstalk Royalties
    '01098': { text: ['Gain 3 credits.'] },
    // Scorched Earth
    '01099': { text: ['Play only if the Runner is tagged.', 'Do 4 meat damage.'] },
    // Shipment from Kaguya
    '01100': { text: ['Put 1 advancement counter each on up to 2 installed cards that can be advanced.'] },
    // Archer
    '01101': {
      text: [
        'To rez this, also forfeit an agenda.',
        'Subroutine: gain 2 credits.',
        'Subroutine: trash one program.',
        'Subroutine: trash one program.',
        'Subroutine: end the run.',
      ],
      subs: ['Corp gains 2', 'Trash a program', 'Trash a program', 'End the run'],
    },
    // Hadrian’s Wall
    '01102': {
      text: [
        'You may advance this, rezzed or not.',
        'It has +1 strength for each advancement counter on it.',
        'Subroutine: end the run.',
        'Subroutine: end the run.',
      ],
      subs: ['End the run', 'End the run'],
    },
    // Ice Wall
    '01103': {
      text: [
        'You may advance this, rezzed or not.',
        'It has +1 strength for each advancement counter on it.',
        'Subroutine: end the run.',
      ],
      subs: ['End the run'],
    },
    // Shadow
    '01104': {
      text: [
        'You may advance this, rezzed or not.',
        'It has +1 strength for each advancement counter on it.',
        'Subroutine: gain 2 credits.',
        'Subroutine: trace 3. If it succeeds, give the Runner 1 tag.',
      ],
      subs: ['Corp gains 2', 'Trace 3: 1 tag'],
    },
    // Research Station
    '01105': { text: ['Install only in the root of HQ.', 'Your maximum hand size is 2 higher.'] },
    // The Outfit: Family Owned and Operated
    '22050': { text: ['Each time you take bad publicity, however much at once, gain 3 credits.'] },
    // Broad Daylight
    '22051': {
      text: [
        'When you score this, you may take 1 bad publicity. Then put 1 agenda counter on this for each bad publicity you have.',
        '1 click and 1 agenda counter from here, once each turn: do 2 meat damage.',
      ],
    },
    // Drudge Work
    '22052': {
      text: [
        'When you rez this, put 3 power counters on it. When they are gone, trash it.',
        '1 click and 1 power counter from here: show an agenda in HQ or Archives, gain credits equal to its points and shuffle it into R&D.',
      ],
    },
    // Blockchain
    '22053': {
      text: [
        'For every 2 face-up transaction operations in Archives, Blockchain has before its other subroutines: Subroutine: gain 1 credit, and the Runner loses 1 credit.',
        'Subroutine: gain 1 credit, and the Runner loses 1 credit.',
        'Subroutine: end the run.',
      ],
      subs: ['Corp gains 1, Runner loses 1', 'End the run'],
    },
    // Formicary
    '22054': {
      text: [
        'When the Runner approaches a server, you may rez this. If you do, it moves to the innermost place there and the Runner encounters it.',
        'Subroutine: the Runner suffers 2 net damage or the run ends.',
      ],
      subs: ['Suffer 2 net damage or end the run'],
    },
    // Building Blocks
    '22055': { text: ['Show a barrier in HQ. Install and rez it, ignoring all costs.'] },
    // Too Big to Fail
    '22056': { text: ['Play only if you have fewer than 10 credits.', 'Gain 7 credits and take 1 bad publicity.'] },
    // Under the Bus
    '22057': {
      text: [
        'Play only if the Runner accessed a card in their last turn.',
        'Trash an installed connection and take 1 bad publicity.',
      ],
    },
  }),
  // a subroutine given by an effect, by the effect's code
  'sub.22053.a0': 'Corp gains 1, Runner loses 1',
};
