/** English card texts of the faction Haas-Bioroid. */
import { messagesOf } from './texts.ts';

export const haasBioroid = messagesOf({
  // Haas-Bioroid: Engineering the Future
  '01054': { text: ['When you install your first card in a turn, gain 1 credit.'] },
  // Accelerated Beta Test
  '01055': {
    text: [
      'When you score this, you may look at the top 3 cards of R&D. Install and rez any ice among them, ignoring all costs. Trash the rest.',
    ],
  },
  // Adonis Campaign
  '01056': {
    text: [
      'When you rez this, put 12 credits on it. When they are gone, trash it.',
      'When your turn begins, take 3 credits from here.',
    ],
  },
  // Aggressive Secretary
  '01057': {
    text: [
      'You may advance this.',
      'When the Runner accesses it, you may pay 2 credits: trash 1 program for each advancement counter on it.',
    ],
  },
  // Archived Memories
  '01058': { text: ['Take a card from Archives to HQ.'] },
  // Biotic Labor
  '01059': { text: ['Gain 2 clicks.'] },
  // Shipment from MirrorMorph
  '01060': { text: ['Install up to 3 cards from HQ, one after another, each at its cost.'] },
  // Heimdall 1.0
  '01061': {
    text: [
      '1 click, the Runner’s only: break one subroutine of this ice.',
      'Subroutine: do 1 brain damage.',
      'Subroutine: end the run.',
      'Subroutine: end the run.',
    ],
    subs: ['1 brain damage', 'End the run', 'End the run'],
  },
  // Ichi 1.0
  '01062': {
    text: [
      '1 click, the Runner’s only: break one subroutine of this ice.',
      'Subroutine: trash one program.',
      'Subroutine: trash one program.',
      'Subroutine: trace 1. If it succeeds, give the Runner 1 tag and do 1 brain damage.',
    ],
    subs: ['Trash a program', 'Trash a program', 'Trace 1: 1 tag, 1 brain damage'],
  },
  // Viktor 1.0
  '01063': {
    text: [
      '1 click, the Runner’s only: break one subroutine of this ice.',
      'Subroutine: do 1 brain damage.',
      'Subroutine: end the run.',
    ],
    subs: ['1 brain damage', 'End the run'],
  },
  // Rototurret
  '01064': {
    text: ['Subroutine: trash one program.', 'Subroutine: end the run.'],
    subs: ['Trash a program', 'End the run'],
  },
  // Corporate Troubleshooter
  '01065': {
    text: ['X credits and trash this: one rezzed ice protecting this server has +X strength until the turn ends.'],
  },
  // Experiential Data
  '01066': { text: ['Ice that protects this server has +1 strength.'] },
  // Ikawah Project
  '21010': { text: ['To steal this, the Runner must spend 1 click and 2 credits as a further cost.'] },
  // Malia Z0L0K4
  '21069': {
    text: [
      'When you rez this, choose an installed resource that is not virtual. While this stays rezzed, its text counts as blank.',
    ],
  },
  // Kill Switch
  '21070': {
    text: [
      'Agendas accessed in R&D must be shown.',
      'Each time an agenda is accessed or scored: trace 3. If it succeeds, do 1 brain damage.',
      'Stays in play until another current is played or an agenda is stolen.',
    ],
  },
  // Sportsmetal: Go Big or Go Home
  '22026': { text: ['Each time an agenda is scored or stolen, gain 2 credits or draw 2 cards.'] },
  // Hyperloop Extension
  '22027': { text: ['When this is scored or stolen, the Corp gains 3 credits.'] },
  // Meridian
  '22028': {
    text: [
      'Subroutine: the Runner adds Meridian to their score area as an agenda worth -1 point, or you gain 4 credits and the run ends.',
    ],
    subs: ['Add it to the score area for -1 point, or Corp gains 4 and the run ends'],
  },
  // Gatekeeper
  '22029': {
    text: [
      '+6 strength in the turn in which you rezzed it.',
      'Subroutine: draw up to 3 cards. Show up to 3 agendas in HQ and Archives and shuffle them into R&D.',
      'Subroutine: end the run.',
    ],
    subs: ['Corp draws up to 3, agendas into R&D', 'End the run'],
  },
  // Divert Power
  '22030': {
    text: [
      'Derez any number of your cards.',
      'Then you may rez an installed card, for 3 credits less for each card you derezzed.',
    ],
  },
  // Fast Break
  '22031': {
    text: [
      'X is the number of agendas in the Runner’s score area. Gain X credits, then draw up to X cards.',
      'Then install up to X cards from HQ in and protecting one remote server, each at its cost.',
    ],
  },
  // Game Changer
  '22032': { text: ['Gain 1 click for each agenda in the Runner’s score area.', 'Remove Game Changer from the game.'] },
  // Giordano Memorial Field
  '22033': {
    text: [
      'Each time the Runner makes a successful run on this server, they pay 2 credits for each agenda in their score area or the run ends.',
    ],
  },
});
