/** English card texts of the faction Anarch. */
import { messagesOf } from './texts.ts';

export const anarch = messagesOf({
  // Noise: Hacker Extraordinaire
  '01001': { text: ['Each time you install a virus program, the Corp trashes the top card of R&D.'] },
  // Déjà Vu
  '01002': { text: ['Choose one: take a card from your heap to your grip, or up to 2 virus cards.'] },
  // Demolition Run
  '01003': {
    text: [
      'Run HQ or R&D.',
      'Each card you access in that run you may trash at no cost, whatever it is, before it would be stolen.',
    ],
  },
  // Stimhack
  '01004': {
    text: [
      'Run any server. You have 9 more credits for this run, whatever you pay for.',
      'When the run is over, suffer 1 brain damage. Nothing can prevent it.',
    ],
  },
  // Cyberfeeder
  '01005': { text: ['1 recurring credit, for using icebreakers and installing virus programs.'] },
  // Grimoire
  '01006': { text: ['+2 memory.', 'Each time you install a virus program, put 1 virus counter on it.'] },
  // Corroder
  '01007': { text: ['1 credit: break one barrier subroutine.', '1 credit: +1 strength for this encounter.'] },
  // Datasucker
  '01008': {
    text: [
      'Each time you run a central server successfully, put 1 virus counter on this.',
      '1 virus counter from here: the ice being encountered has -1 strength for this encounter.',
    ],
  },
  // Djinn
  '01009': {
    text: [
      'Programs that are not icebreakers may be installed on this, up to 3 memory together. They use none of your own.',
      '1 click and 1 credit: search your stack for a virus program, show it and take it to your grip. Shuffle your stack.',
    ],
  },
  // Medium
  '01010': {
    text: [
      'Each time you run R&D successfully, put 1 virus counter on this.',
      'Each time you access cards of R&D, you may access more of them: up to 1 less than the virus counters here.',
    ],
  },
  // Mimic
  '01011': { text: ['1 credit: break one sentry subroutine.'] },
  // Parasite
  '01012': {
    text: [
      'Install only on a rezzed ice.',
      'That ice has -1 strength for each virus counter here. At 0 strength or less, it is trashed.',
      'When your turn begins, put 1 virus counter on this.',
    ],
  },
  // Wyrm
  '01013': {
    text: [
      '3 credits: break one subroutine of ice with a strength of 0 or less.',
      '1 credit: the ice being encountered has -1 strength for this encounter. Only while this is as strong as that ice or stronger.',
      '1 credit: +1 strength for this encounter.',
    ],
  },
  // Yog.0
  '01014': { text: ['0 credits: break one code gate subroutine.'] },
  // Ice Carver
  '01015': { text: ['The ice being encountered has -1 strength.'] },
  // Wyldside
  '01016': { text: ['When your turn begins, draw 2 cards and lose 1 click.'] },
  // Nathaniel "Gnat" Hall: One-of-a-Kind
  '22001': { text: ['When your turn begins, gain 1 credit if your grip holds no more than 2 cards.'] },
  // Divide and Conquer
  '22002': {
    text: [
      'Run Archives.',
      'If you succeed, after you have accessed the cards there, access 1 card of HQ, then the top card of R&D, and nothing in their roots.',
    ],
  },
  // Guinea Pig
  '22003': { text: ['Trash all cards of your grip, then gain 10 credits.'] },
  // Patchwork
  '22004': {
    text: [
      '+1 memory.',
      'Once each turn, as you play or install a card, you may trash another card from your grip to pay 2 credits less.',
    ],
  },
  // Hijacked Router
  '22005': {
    text: [
      'Each time the Corp creates a server, it loses 1 credit.',
      'Each time you run Archives successfully, you may trash this to make the Corp lose up to 3 credits.',
    ],
  },
  // Cradle
  '22006': {
    text: [
      'Cradle has -1 strength for each card in your grip.',
      '2 credits: break any number of code gate subroutines.',
    ],
  },
  // District 99
  '22007': {
    text: [
      'The first time each turn a program or piece of hardware is trashed, wherever it lies, you may put 1 power counter on this.',
      '1 click and 3 power counters from here: add a card of your identity’s faction from your heap to your grip.',
    ],
  },
});
