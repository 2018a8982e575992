/** One tuned deck for each identity, legal under rules 8. `locales/en/decks.json` says how each of them wins. */
import type { CardDef } from '../rules/def.ts';
import { type Deck, sorted } from './deck.ts';

/** The deck lists by deck id. The first line is the identity; each other line is a number of copies and a title. */
const LISTS = {
  engineering: `
    Haas-Bioroid: Engineering the Future
    3 Accelerated Beta Test
    3 Private Security Force
    3 NAPD Contract
    3 Hyperloop Extension
    3 Adonis Campaign
    3 PAD Campaign
    2 Experiential Data
    2 SanSan City Grid
    3 Biotic Labor
    1 Shipment from MirrorMorph
    3 Beanstalk Royalties
    3 Hedge Fund
    2 Heimdall 1.0
    3 Ichi 1.0
    2 Viktor 1.0
    2 Rototurret
    2 Tollbooth
    3 Enigma
    3 Wall of Static`,
  sportsmetal: `
    Sportsmetal: Go Big or Go Home
    3 Accelerated Beta Test
    1 Private Security Force
    3 Ikawah Project
    3 Hyperloop Extension
    3 Adonis Campaign
    3 PAD Campaign
    1 Malia Z0L0K4
    3 Giordano Memorial Field
    2 Biotic Labor
    3 Hedge Fund
    2 Kill Switch
    2 Divert Power
    2 Fast Break
    2 Heimdall 1.0
    3 Ichi 1.0
    2 Viktor 1.0
    2 Rototurret
    1 Tollbooth
    2 Enigma
    3 Meridian
    3 Gatekeeper`,
  evolution: `
    Jinteki: Personal Evolution
    3 Nisei MK II
    3 The Future Perfect
    2 Obokata Protocol
    3 Project Junebug
    3 Snare!
    3 PAD Campaign
    2 Shi.Kyū
    2 Neurostasis
    3 Neural EMP
    3 Beanstalk Royalties
    3 Hedge Fund
    2 Cell Portal
    2 Chum
    2 Data Mine
    3 Neural Katana
    2 Wall of Thorns
    3 Enigma
    3 Wall of Static
    2 Otoroshi`,
  saraswati: `
    Saraswati Mnemonics: Endless Exploration
    3 Nisei MK II
    3 Obokata Protocol
    3 Jumon
    3 Project Junebug
    3 Snare!
    2 Melange Mining Corp.
    3 PAD Campaign
    3 API-S Keeper Isobel
    3 Neurostasis
    1 Akitaro Watanabe
    3 Daruma
    3 Hedge Fund
    2 Cell Portal
    3 Neural Katana
    2 Tollbooth
    1 Enigma
    3 Wall of Static
    2 Otoroshi
    3 Thimblerig`,
  'making-news': `
    NBN: Making News
    3 AstroScript Pilot Program
    3 Breaking News
    3 Private Security Force
    3 NAPD Contract
    3 PAD Campaign
    2 SanSan City Grid
    2 Anonymous Tip
    1 Closed Accounts
    2 Psychographics
    2 SEA Source
    3 Beanstalk Royalties
    2 Scorched Earth
    3 Hedge Fund
    3 Data Raven
    3 Matrix Analyzer
    3 Tollbooth
    3 Enigma
    2 Hunter
    3 Wall of Static`,
  acme: `
    Acme Consulting: The Truth You Need
    3 AstroScript Pilot Program
    2 Breaking News
    3 Degree Mill
    3 Fly on the Wall
    3 PAD Campaign
    2 SIU
    1 Arella Salvatore
    2 Closed Accounts
    2 Psychographics
    2 SEA Source
    3 Beanstalk Royalties
    3 Hedge Fund
    3 Attitude Adjustment
    3 Data Raven
    3 Tollbooth
    2 Enigma
    3 Wall of Static
    3 Peeping Tom
    3 Hydra`,
  'better-world': `
    Weyland Consortium: Building a Better World
    3 Hostile Takeover
    3 Posted Bounty
    3 Priority Requisition
    3 Private Security Force
    1 Security Subcontract
    2 PAD Campaign
    3 SEA Source
    1 Aggressive Negotiation
    3 Beanstalk Royalties
    3 Scorched Earth
    3 Hedge Fund
    2 Too Big to Fail
    2 Data Raven
    2 Archer
    2 Hadrian’s Wall
    3 Ice Wall
    3 Shadow
    3 Enigma
    2 Hunter
    2 Wall of Static`,
  outfit: `
    The Outfit: Family Owned and Operated
    3 Hostile Takeover
    2 Priority Requisition
    3 Private Security Force
    3 Broad Daylight
    1 PAD Campaign
    3 Drudge Work
    2 SanSan City Grid
    1 Research Station
    2 Beanstalk Royalties
    2 Scorched Earth
    3 Hedge Fund
    2 Building Blocks
    3 Too Big to Fail
    2 Under the Bus
    2 Archer
    2 Hadrian’s Wall
    3 Ice Wall
    2 Shadow
    3 Enigma
    2 Blockchain
    3 Formicary`,
  noise: `
    Noise: Hacker Extraordinaire
    2 Déjà Vu
    2 Demolition Run
    2 Stimhack
    1 Easy Mark
    3 Diesel
    3 Sure Gamble
    3 Cyberfeeder
    2 Grimoire
    1 Ice Carver
    2 Wyldside
    2 Aesop’s Pawnshop
    3 Armitage Codebusting
    1 District 99
    2 Corroder
    3 Datasucker
    2 Djinn
    3 Medium
    2 Mimic
    3 Parasite
    2 Yog.0
    1 Crypsis`,
  gnat: `
    Nathaniel "Gnat" Hall: One-of-a-Kind
    1 Déjà Vu
    1 Demolition Run
    3 Stimhack
    3 Easy Mark
    2 Inside Job
    3 Sure Gamble
    2 Divide and Conquer
    2 Guinea Pig
    1 Cyberfeeder
    2 Patchwork
    2 Hijacked Router
    2 Bank Job
    1 Access to Globalsec
    3 Armitage Codebusting
    2 Corroder
    2 Datasucker
    2 Medium
    2 Mimic
    2 Parasite
    2 Cradle`,
  gabriel: `
    Gabriel Santiago: Consummate Professional
    3 Account Siphon
    3 Easy Mark
    2 Forged Activation Orders
    3 Inside Job
    3 Special Order
    3 Sure Gamble
    2 Hot Pursuit
    2 Desperado
    3 Bank Job
    2 Crash Space
    1 Data Dealer
    1 Decoy
    3 Armitage Codebusting
    2 Corroder
    3 Datasucker
    1 Aurora
    1 Femme Fatale
    2 Ninja
    2 Sneakdoor Beta
    2 Gordian Blade
    1 Crypsis`,
  liza: `
    Liza Talking Thunder: Prominent Legislator
    2 Account Siphon
    3 Easy Mark
    2 Inside Job
    3 Special Order
    3 Sure Gamble
    3 Hot Pursuit
    2 Paragon
    3 Bank Job
    2 Crash Space
    2 Decoy
    3 Armitage Codebusting
    2 Fall Guy
    2 Thunder Art Gallery
    3 Miss Bones
    2 Datasucker
    1 Medium
    1 Femme Fatale
    2 Ninja
    1 Sneakdoor Beta
    2 Gordian Blade
    3 Bankroll
    3 Tycoon`,
  kate: `
    Kate "Mac" McCaffrey: Digital Tinker
    3 Diesel
    2 Modded
    3 The Maker’s Eye
    1 Tinkering
    1 Infiltration
    3 Sure Gamble
    2 Akamatsu Mem Chip
    1 Rabbit Hole
    1 The Personal Touch
    1 The Toolbox
    1 Aesop’s Pawnshop
    2 Sacrificial Construct
    2 Access to Globalsec
    3 Armitage Codebusting
    2 Corroder
    2 Medium
    2 Parasite
    1 Femme Fatale
    2 Battering Ram
    3 Gordian Blade
    2 Magnum Opus
    1 Net Shield
    2 Pipeline
    2 Crypsis`,
  akiko: `
    Akiko Nisei: Head Case
    3 Diesel
    2 Modded
    3 The Maker’s Eye
    1 Tinkering
    1 Infiltration
    3 Sure Gamble
    2 Insight
    2 Akamatsu Mem Chip
    1 Rabbit Hole
    2 Mind’s Eye
    3 Mâché
    1 Sacrificial Construct
    3 Armitage Codebusting
    2 Psych Mike
    1 DJ Fenris
    2 Corroder
    2 Medium
    1 Battering Ram
    3 Gordian Blade
    2 Magnum Opus
    1 Pipeline
    3 Ika
    2 Kyuban`,
};

/** The tuned decks, built from the cards in `pool`. Throws if a list names a card that is not there. */
export function tuned(pool: readonly CardDef[]): Deck[] {
  const titles = new Map(pool.map((card) => [card.title, card]));
  const called = (title: string): CardDef => {
    const card = titles.get(title);
    if (!card) throw new Error(`no card is called ${title}`);
    return card;
  };
  return Object.entries(LISTS).map(([id, list]) => {
    const [first, ...lines] = list.trim().split(/\s*\n\s*/);
    const { code, side } = called(first!);
    const cards = lines.flatMap((line) => {
      const [copies, ...title] = line.split(' ');
      return Array.from({ length: Number(copies) }, () => called(title.join(' ')).code);
    });
    return { id, side, identity: code, cards: sorted(cards) };
  });
}
