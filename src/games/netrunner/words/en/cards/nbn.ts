/** English card texts of the faction NBN. */
import { messagesOf } from './texts.ts';

export const nbn: Record<string, string> = {
  ...messagesOf({
    // NBN: Making News
    '01080': { text: ['2 recurring credits, for traces.'] },
    // AstroScript Pilot Program
    '01081': {
      text: [
        'When you score this, put 1 agenda counter on it.',
        '1 agenda counter from here: put 1 advancement counter on an installed card that can be advanced.',
      ],
    },
    // Breaking News
    '01082': {
      text: [
        'When you score this, give the Runner 2 tags.',
        'When the turn ends in which you scored it, the Runner loses 2 tags.',
      ],
    },
    // Anonymous Tip
    '01083': { text: ['Draw 3 cards.'] },
    // Closed Accounts
    '01084': { text: ['Play only if the Runner is tagged.', 'The Runner loses all credits.'] },
    // Psychographics
    '01085': {
      text: [
        'X is at most the number of tags the Runner has.',
        'Put X advancement counters on one installed card that you may advance.',
      ],
    },
    // SEA Source
    '01086': {
      text: [
        'Play only if the Runner made a successful run in their last turn.',
        'Trace 3. If it succeeds, give the Runner 1 tag.',
      ],
    },
    // Ghost Branch
    '01087': {
      text: [
        'You may advance this.',
        'When the Runner accesses it, you may give them 1 tag for each advancement counter on it.',
      ],
    },
    // Data Raven
    '01088': {
      text: [
        'When the Runner encounters this, they take 1 tag or end the run.',
        '1 power counter from here: give the Runner 1 tag.',
        'Subroutine: trace 3. If it succeeds, put 1 power counter on Data Raven.',
      ],
      subs: ['Trace 3: 1 power counter'],
    },
    // Matrix Analyzer
    '01089': {
      text: [
        'When the Runner encounters this, you may pay 1 credit to put 1 advancement counter on an installed card that can be advanced.',
        'Subroutine: trace 2. If it succeeds, give the Runner 1 tag.',
      ],
      subs: ['Trace 2: 1 tag'],
    },
    // Tollbooth
    '01090': {
      text: [
        'When the Runner encounters this, they pay 3 credits. If they cannot, the run ends.',
        'Subroutine: end the run.',
      ],
      subs: ['End the run'],
    },
    // Red Herrings
    '01091': {
      text: [
        'To steal an agenda from this server, the Runner must pay 5 credits more.',
        'If the Runner trashes this, that holds until the run ends.',
      ],
    },
    // SanSan City Grid
    '01092': {
      text: [
        'Agendas in this server need 1 advancement counter less.',
        'Only one region lies in a server: installing a second there trashes the first.',
      ],
    },
    // Degree Mill
    '21055': {
      text: ['To steal this, the Runner must shuffle 2 of their installed cards into the stack as a further cost.'],
    },
    // Acme Consulting: The Truth You Need
    '22042': { text: ['While the Runner encounters the outermost ice of a server, they count as having 1 tag more.'] },
    // Fly on the Wall
    '22043': { text: ['When you score this, give the Runner 1 tag.'] },
    // SIU
    '22044': { text: ['When your turn begins, you may trash this: trace 3. If it succeeds, give the Runner 1 tag.'] },
    // Peeping Tom
    '22045': {
      text: [
        'When the Runner encounters this, name a card type. The Runner shows the grip. For each card of that type, Peeping Tom has until the run ends: Subroutine: the Runner takes 1 tag or ends the run.',
      ],
    },
    // Hydra
    '22046': {
      text: [
        'Subroutine: if the Runner is tagged, do 3 net damage; if not, give the Runner 1 tag.',
        'Subroutine: if the Runner is tagged, gain 5 credits; if not, give the Runner 1 tag.',
        'Subroutine: if the Runner is tagged, end the run; if not, give the Runner 1 tag.',
      ],
      subs: ['Tagged: 3 net damage; else 1 tag', 'Tagged: Corp gains 5; else 1 tag', 'Tagged: end the run; else 1 tag'],
    },
    // Eavesdrop
    '22047': {
      text: [
        'Install this on an ice as a condition.',
        'Each time the Runner encounters that ice: trace 3. If it succeeds, give the Runner 1 tag.',
      ],
    },
    // Attitude Adjustment
    '22048': {
      text: [
        'Draw 2 cards. Then show up to 2 agendas in HQ and Archives, gain 2 credits for each and shuffle them into R&D.',
      ],
    },
    // Arella Salvatore
    '22049': {
      text: [
        'Each time you score an agenda from this server, you may install a card from HQ, ignoring all costs, and put 1 advancement counter on it.',
      ],
    },
  }),
  // a subroutine given by an effect, by the effect's code
  'sub.22045.a0.1sub': 'Take 1 tag or end the run',
};
