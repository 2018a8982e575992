/** The names of the decks that come with the game, by deck id, and three sentences on how each deck wins. */
export const decks: Record<string, string> = {
  'setup.corpDeck': 'The Corp’s deck',
  'setup.runnerDeck': 'The Runner’s deck',
  'deck.random': 'any deck',
  'deck.random.text': 'One of the decks below. The seed decides which.',
  'deck.hidden': 'any deck, kept secret',
  'deck.hidden.text': 'One of the decks below. Only its identity is known, and neither side has seen the other’s list.',
  'deck.of': '{name} ({identity})',
  'deck.group.starter': 'Starter decks',
  'deck.group.tuned': 'Tuned decks',
  'deck.group.own': 'Your decks',
  'deck.own.text': '{identity}, {n, plural, one {# card} other {# cards}}.',

  // starter decks: one faction of the core box with the neutral cards
  'deck.jinteki': 'Jinteki starter',
  'deck.jinteki.text':
    'Every agenda that leaves its hands costs the Runner a card. Ambushes look like agendas, and ice hurts more than it stops. It wins because nobody dares to look twice.',
  'deck.haas-bioroid': 'Haas-Bioroid starter',
  'deck.haas-bioroid.text':
    'Each first install of a turn pays for itself. Large bioroid ice costs clicks or credits, and Biotic Labor scores in a single turn. It wins by having more time than the Runner.',
  'deck.nbn': 'NBN starter',
  'deck.nbn.text':
    'Quick agendas and a city grid that advances for less. Traces tag the Runner, and tags are paid for in credits. It wins by scoring small agendas faster than anybody can reach them.',
  'deck.weyland': 'Weyland starter',
  'deck.weyland.text':
    'Transactions pay twice, walls are cheap and tall. A tagged Runner with a thin hand is scorched off the table. It wins by money: on points, or on the last card.',
  'deck.anarch': 'Anarch starter',
  'deck.anarch.text':
    'Viruses eat ice, strength and the Corp’s deck. Breakers of fixed strength are cheap once Datasucker has worn the ice down. It wins by making defence not worth the money.',
  'deck.criminal': 'Criminal starter',
  'deck.criminal.text':
    'Runs that pay: HQ gives credits, Account Siphon takes the Corp’s. Inside Job and Sneakdoor Beta find the way nobody guarded. It wins while the Corp is still poor.',
  'deck.shaper': 'Shaper starter',
  'deck.shaper.text':
    'Solid tools, cheaply installed, and money that never ends. The Maker’s Eye looks three cards deep into R&D. It wins late, when no ice is left that it cannot pass.',

  // tuned decks: one for each identity
  'deck.engineering': 'Biotic Assembly',
  'deck.engineering.text':
    'Install something every turn: the first one pays. Biotic Labor and SanSan City Grid score three-point turns from an empty server. Ice only has to slow the Runner until the money is there.',
  'deck.sportsmetal': 'Big Season',
  'deck.sportsmetal.text':
    'Every agenda that changes hands, even to the Runner, brings two credits or two cards. Bioroid ice and Giordano Memorial Field make the one scoring server dear. Fast Break and Kill Switch turn points already made into the next ones.',
  'deck.evolution': 'A Thousand Cuts',
  'deck.evolution.text':
    'Snare!, Shi.Kyū and Neural EMP empty the grip, and each agenda scored or stolen takes one more card. Advanced traps stand beside advanced agendas, so that every look is a gamble. It wins by flatline, or by a Runner too careful to run.',
  'deck.saraswati': 'Sealed Gardens',
  'deck.saraswati.text':
    'Cards come out of HQ already advanced, and nobody can tell Jumon from Junebug. Daruma trades what lies there for something worse at the last moment. It wins behind few walls, by never showing which server matters.',
  'deck.making-news': 'Headlines',
  'deck.making-news.text':
    'One AstroScript scores the next, and SanSan City Grid the one after. Traces are half paid before they start: tags empty the Runner’s accounts, or end in Scorched Earth. It wins on tempo, by never letting the Runner spend a turn on itself.',
  'deck.acme': 'Fine Print',
  'deck.acme.text':
    'The outermost ice of every server counts a tag that is not there. Hydra, Peeping Tom and Data Raven grow with it, and Degree Mill costs more than it is worth. It wins by taxing each look until the Runner stops looking.',
  'deck.better-world': 'Rubble and Rates',
  'deck.better-world.text':
    'Hedge Fund, Beanstalk Royalties and Too Big to Fail pay a credit more each. SEA Source finds a Runner who ran last turn, and two Scorched Earths end the matter. Otherwise it scores behind walls that cost more than it paid for them.',
  'deck.outfit': 'Bad Company',
  'deck.outfit.text':
    'Every piece of bad publicity brings three credits, so it is taken on purpose. Broad Daylight and Under the Bus turn a poor name into damage. It is rich early and must win before the Runner’s free credits add up.',
  'deck.noise': 'Corrosion',
  'deck.noise.text':
    'Each virus installed trashes the top card of R&D. Parasite with Datasucker removes ice for good, Medium digs where it was. It wins in Archives and R&D at once; the Corp cannot guard both.',
  'deck.gnat': 'Hand to Mouth',
  'deck.gnat.text':
    'An almost empty grip pays a credit each turn and makes Hijacked Router and Guinea Pig strong. Stimhack and Inside Job end in runs the Corp did not count on. It wins fast or not at all, and lives with the damage.',
  'deck.gabriel': 'Open Accounts',
  'deck.gabriel.text':
    'The first run on HQ each turn pays two credits, Desperado one more. Account Siphon leaves the Corp with ice it cannot rez. It wins by running every turn from the first one on.',
  'deck.liza': 'Public Office',
  'deck.liza.text':
    'Each first run on a central server draws two cards and takes a tag, which Paragon, Thunder Art Gallery and Fall Guy make bearable. Tycoon breaks cheaply and Bankroll grows with every success. It wins by having drawn its whole plan by turn six.',
  'deck.kate': 'Workshop',
  'deck.kate.text':
    'Programs and hardware cost less, and Magnum Opus never runs dry. Corroder, Gordian Blade and Femme Fatale open everything; Medium and The Maker’s Eye empty R&D. It wins late and surely, if the Corp lets it build.',
  'deck.akiko': 'Second Sight',
  'deck.akiko.text':
    'A guessed bid on each breach of R&D is an extra card seen. Mind’s Eye, Psych Mike and Mâché pay for looking again. It wins out of R&D alone, with a bluff at every run.',
};
