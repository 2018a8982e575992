/** The cards' texts in our own words: `card.<code>.<n>` is a paragraph of the text, `sub.<code>.<n>` a subroutine in short. */
const texts: Record<string, string[]> = {
  '00001': ['No text: an identity for practice.'],
  '00002': ['No text: an identity for practice.'],
  '01001': ['Each time you install a virus program, the Corp trashes the top card of R&D.'],
  '01004': [
    'Run any server. You have 9 more credits for this run, whatever you pay for.',
    'When the run is over, suffer 1 brain damage. Nothing can prevent it.',
  ],
  '01005': ['1 recurring credit, for using icebreakers and installing virus programs.'],
  '01003': [
    'Run HQ or R&D.',
    'Each card you access in that run you may trash at no cost, whatever it is, before it would be stolen.',
  ],
  '01006': ['+2 memory.', 'Each time you install a virus program, put 1 virus counter on it.'],
  '01007': ['1 credit: break one barrier subroutine.', '1 credit: +1 strength for this encounter.'],
  '01008': [
    'Each time you run a central server successfully, put 1 virus counter on this.',
    '1 virus counter from here: the ice being encountered has -1 strength for this encounter.',
  ],
  '01010': [
    'Each time you run R&D successfully, put 1 virus counter on this.',
    'Each time you access cards of R&D, you may access more of them: up to 1 less than the virus counters here.',
  ],
  '01002': ['Choose one: take a card from your heap to your grip, or up to 2 virus cards.'],
  '01009': [
    'Programs that are not icebreakers may be installed on this, up to 3 memory together. They use none of your own.',
    '1 click and 1 credit: search your stack for a virus program, show it and take it to your grip. Shuffle your stack.',
  ],
  '01011': ['1 credit: break one sentry subroutine.'],
  '01012': [
    'Install only on a rezzed ice.',
    'That ice has -1 strength for each virus counter here. At 0 strength or less, it is trashed.',
    'When your turn begins, put 1 virus counter on this.',
  ],
  '01013': [
    '3 credits: break one subroutine of ice with a strength of 0 or less.',
    '1 credit: the ice being encountered has -1 strength for this encounter. Only while this is as strong as that ice or stronger.',
    '1 credit: +1 strength for this encounter.',
  ],
  '01014': ['0 credits: break one code gate subroutine.'],
  '01015': ['The ice being encountered has -1 strength.'],
  '01016': ['When your turn begins, draw 2 cards and lose 1 click.'],
  '01017': ['The first time each turn you run HQ successfully, gain 2 credits.'],
  '01018': [
    'Run HQ. If you succeed, instead of accessing cards you may make the Corp lose up to 5 credits. Gain twice as many and take 2 tags.',
  ],
  '01019': ['Gain 3 credits.'],
  '01020': ['Choose an unrezzed ice. The Corp rezzes it at its cost or trashes it.'],
  '01021': ['Run any server. Bypass the first ice you encounter in that run.'],
  '01022': ['Search your stack for an icebreaker, show it and take it to your grip. Shuffle your stack.'],
  '01023': ['1 click and 1 credit: expose one card. Only in a turn in which you have run HQ successfully.'],
  '01024': ['+1 memory.', 'Each time you make a successful run, gain 1 credit.'],
  '01025': ['2 credits: break one barrier subroutine.', '2 credits: +3 strength for this encounter.'],
  '01026': [
    '1 credit: break one sentry subroutine.',
    '2 credits: +1 strength for this encounter.',
    'When you install this, choose an installed ice. Each time you encounter it, you may pay 1 credit for each of its subroutines to bypass it.',
  ],
  '01027': ['1 credit: break one sentry subroutine.', '3 credits: +5 strength for this encounter.'],
  '01028': ['1 click: run Archives. If you succeed, the run counts as a successful run on HQ instead.'],
  '01029': [
    'When you install this, put 8 credits on it. When they are gone, trash it.',
    'Each time you run a remote server successfully, instead of accessing cards you may take any number of credits from here.',
  ],
  '01030': ['2 recurring credits, for removing tags.', 'Trash this: prevent up to 3 meat damage.'],
  '01031': ['1 click and forfeit an agenda from your score area: gain 9 credits.'],
  '01032': ['Trash this: avoid 1 tag.'],
  '01033': ['The first program or hardware you install each turn costs 1 credit less.'],
  '01034': ['Draw 3 cards.'],
  '01035': ['Install a program or piece of hardware from your grip for 3 credits less.'],
  '01036': ['Run R&D. If you succeed, access 2 more cards.'],
  '01037': [
    'Choose an installed ice. Until the turn ends it is a sentry, a code gate and a barrier besides what it is.',
  ],
  '01038': ['+1 memory.'],
  '01039': [
    '+1 link.',
    'When you install this, you may search your stack for another Rabbit Hole and install it at its cost. Shuffle your stack.',
  ],
  '01040': ['Install only on an icebreaker.', 'That icebreaker has +1 strength.'],
  '01041': ['+2 memory and +2 link.', '2 recurring credits, for using icebreakers.'],
  '01042': ['2 credits: break up to 2 barrier subroutines.', '1 credit: +1 strength for the rest of this run.'],
  '01043': ['1 credit: break one code gate subroutine.', '1 credit: +1 strength for the rest of this run.'],
  '01044': ['1 click: gain 2 credits.'],
  '01045': ['1 credit: prevent the first net damage of this turn, 1 point of it.'],
  '01046': ['1 credit: break one sentry subroutine.', '2 credits: +1 strength for the rest of this run.'],
  '01047': ['When your turn begins, you may trash another of your installed cards to gain 3 credits.'],
  '01048': ['Trash this: an installed program or piece of hardware that is being trashed stays.'],
  '01049': ['Choose one: gain 2 credits, or expose one unrezzed installed card.'],
  '01050': ['Gain 9 credits.'],
  '01051': [
    '1 credit: break one subroutine of any ice.',
    '1 credit: +1 strength for this encounter.',
    '1 click: put 1 virus counter on Crypsis.',
    'When an encounter ends in which Crypsis broke a subroutine, remove 1 virus counter from it or trash it.',
  ],
  '01052': ['+1 link.'],
  '01053': [
    'When you install this, put 12 credits on it. When they are gone, trash it.',
    '1 click: take 2 credits from here.',
  ],
  '01054': ['When you install your first card in a turn, gain 1 credit.'],
  '01055': [
    'When you score this, you may look at the top 3 cards of R&D. Install and rez any ice among them, ignoring all costs. Trash the rest.',
  ],
  '01056': [
    'When you rez this, put 12 credits on it. When they are gone, trash it.',
    'When your turn begins, take 3 credits from here.',
  ],
  '01059': ['Gain 2 clicks.'],
  '01065': ['X credits and trash this: one rezzed ice protecting this server has +X strength until the turn ends.'],
  '01057': [
    'You may advance this.',
    'When the Runner accesses it, you may pay 2 credits: trash 1 program for each advancement counter on it.',
  ],
  '01058': ['Take a card from Archives to HQ.'],
  '01060': ['Install up to 3 cards from HQ, one after another, each at its cost.'],
  '01061': [
    '1 click, the Runner’s only: break one subroutine of this ice.',
    'Subroutine: do 1 brain damage.',
    'Subroutine: end the run.',
    'Subroutine: end the run.',
  ],
  '01062': [
    '1 click, the Runner’s only: break one subroutine of this ice.',
    'Subroutine: trash one program.',
    'Subroutine: trash one program.',
    'Subroutine: trace 1. If it succeeds, give the Runner 1 tag and do 1 brain damage.',
  ],
  '01063': [
    '1 click, the Runner’s only: break one subroutine of this ice.',
    'Subroutine: do 1 brain damage.',
    'Subroutine: end the run.',
  ],
  '01064': ['Subroutine: trash one program.', 'Subroutine: end the run.'],
  '01066': ['Ice that protects this server has +1 strength.'],
  '01067': ['Each time an agenda is scored or stolen, do 1 net damage.'],
  '01068': ['When you score this, put 1 agenda counter on it.', '1 agenda counter from here: end the run.'],
  '01069': [
    'You may advance this.',
    'When the Runner accesses it, you may pay 1 credit: do 2 net damage for each advancement counter on it.',
  ],
  '01070': [
    'If it is accessed in R&D, the Runner must show it.',
    'When it is accessed anywhere but in Archives, you may pay 4 credits: do 3 net damage and give the Runner 1 tag.',
  ],
  '01071': [
    'When a card is about to be exposed, you may rez this.',
    '1 credit: one card about to be exposed is not exposed.',
    'Trash this: one card about to be exposed is not exposed.',
  ],
  '01072': ['Play only if the Runner made a run in their last turn.', 'Do 1 net damage.'],
  '01073': ['Look at the top 5 cards of R&D and put them back in any order.'],
  '01074': ['Subroutine: the Runner is sent back to approach the outermost ice of this server. Derez Cell Portal.'],
  '01075': [
    'Subroutine: the next ice encountered in this run has +2 strength for that encounter. Unless the Runner breaks all its subroutines, do 3 net damage.',
  ],
  '01076': ['Subroutine: do 1 net damage, then trash Data Mine.'],
  '01077': ['Subroutine: do 3 net damage.'],
  '01078': ['Subroutine: do 2 net damage.', 'Subroutine: end the run.'],
  '01079': ['Rezzing ice that protects this server costs 2 credits less.'],
  '01080': ['2 recurring credits, for traces.'],
  '01081': [
    'When you score this, put 1 agenda counter on it.',
    '1 agenda counter from here: put 1 advancement counter on an installed card that can be advanced.',
  ],
  '01082': [
    'When you score this, give the Runner 2 tags.',
    'When the turn ends in which you scored it, the Runner loses 2 tags.',
  ],
  '01083': ['Draw 3 cards.'],
  '01084': ['Play only if the Runner is tagged.', 'The Runner loses all credits.'],
  '01085': [
    'X is at most the number of tags the Runner has.',
    'Put X advancement counters on one installed card that you may advance.',
  ],
  '01086': [
    'Play only if the Runner made a successful run in their last turn.',
    'Trace 3. If it succeeds, give the Runner 1 tag.',
  ],
  '01087': [
    'You may advance this.',
    'When the Runner accesses it, you may give them 1 tag for each advancement counter on it.',
  ],
  '01088': [
    'When the Runner encounters this, they take 1 tag or end the run.',
    '1 power counter from here: give the Runner 1 tag.',
    'Subroutine: trace 3. If it succeeds, put 1 power counter on Data Raven.',
  ],
  '01089': [
    'When the Runner encounters this, you may pay 1 credit to put 1 advancement counter on an installed card that can be advanced.',
    'Subroutine: trace 2. If it succeeds, give the Runner 1 tag.',
  ],
  '01090': [
    'When the Runner encounters this, they pay 3 credits. If they cannot, the run ends.',
    'Subroutine: end the run.',
  ],
  '01091': [
    'To steal an agenda from this server, the Runner must pay 5 credits more.',
    'If the Runner trashes this, that holds until the run ends.',
  ],
  '01092': [
    'Agendas in this server need 1 advancement counter less.',
    'Only one region lies in a server: installing a second there trashes the first.',
  ],
  '01093': ['Each time you play a transaction operation, gain 1 credit.'],
  '01094': ['When you score this, gain 7 credits and take 1 bad publicity.'],
  '01095': ['When you score this, you may forfeit it: give the Runner 1 tag and take 1 bad publicity.'],
  '01096': ['1 click and trash one rezzed ice: gain 4 credits.'],
  '01097': [
    'Play only if you scored an agenda this turn.',
    'Search R&D for any card and take it to HQ without showing it. Shuffle R&D.',
  ],
  '01098': ['Gain 3 credits.'],
  '01099': ['Play only if the Runner is tagged.', 'Do 4 meat damage.'],
  '01100': ['Put 1 advancement counter each on up to 2 installed cards that can be advanced.'],
  '01101': [
    'To rez this, also forfeit an agenda.',
    'Subroutine: gain 2 credits.',
    'Subroutine: trash one program.',
    'Subroutine: trash one program.',
    'Subroutine: end the run.',
  ],
  '01102': [
    'You may advance this, rezzed or not.',
    'It has +1 strength for each advancement counter on it.',
    'Subroutine: end the run.',
    'Subroutine: end the run.',
  ],
  '01103': [
    'You may advance this, rezzed or not.',
    'It has +1 strength for each advancement counter on it.',
    'Subroutine: end the run.',
  ],
  '01104': [
    'You may advance this, rezzed or not.',
    'It has +1 strength for each advancement counter on it.',
    'Subroutine: gain 2 credits.',
    'Subroutine: trace 3. If it succeeds, give the Runner 1 tag.',
  ],
  '01105': ['Install only in the root of HQ.', 'Your maximum hand size is 2 higher.'],
  '01106': ['When you score this, you may rez one installed ice, ignoring all costs.'],
  '01107': ['While the Runner is tagged: 1 click: do 1 meat damage.'],
  '01108': ['3 clicks: gain 7 credits.'],
  '01109': ['When your turn begins, gain 1 credit.'],
  '01110': ['Gain 9 credits.'],
  '01111': ['Subroutine: the Runner loses 1 click, if any is left.', 'Subroutine: end the run.'],
  '01112': ['Subroutine: trace 3. If it succeeds, give the Runner 1 tag.'],
  '01113': ['Subroutine: end the run.'],
  '04106': [
    'Trash this: another of your installed resources that is being trashed stays.',
    'Trash this: gain 2 credits.',
  ],
  '04119': [
    'It needs 1 advancement counter more for each bad publicity you have.',
    'To steal this, the Runner must pay 4 credits as a further cost.',
  ],
  '05007': [
    'When it is accessed while not installed, play a psi game. If the bids differ, it cannot be stolen in this access.',
  ],
  '12070': ['To steal this, the Runner must suffer 4 net damage as a further cost.'],
  '21010': ['To steal this, the Runner must spend 1 click and 2 credits as a further cost.'],
  '21055': ['To steal this, the Runner must shuffle 2 of their installed cards into the stack as a further cost.'],
  '21069': [
    'When you rez this, choose an installed resource that is not virtual. While this stays rezzed, its text counts as blank.',
  ],
  '21070': [
    'Agendas accessed in R&D must be shown.',
    'Each time an agenda is accessed or scored: trace 3. If it succeeds, do 1 brain damage.',
    'Stays in play until another current is played or an agenda is stolen.',
  ],
  '22001': ['When your turn begins, gain 1 credit if your grip holds no more than 2 cards.'],
  '22002': [
    'Run Archives.',
    'If you succeed, after you have accessed the cards there, access 1 card of HQ, then the top card of R&D, and nothing in their roots.',
  ],
  '22003': ['Trash all cards of your grip, then gain 10 credits.'],
  '22004': [
    '+1 memory.',
    'Once each turn, as you play or install a card, you may trash another card from your grip to pay 2 credits less.',
  ],
  '22005': [
    'Each time the Corp creates a server, it loses 1 credit.',
    'Each time you run Archives successfully, you may trash this to make the Corp lose up to 3 credits.',
  ],
  '22006': [
    'Cradle has -1 strength for each card in your grip.',
    '2 credits: break any number of code gate subroutines.',
  ],
  '22007': [
    'The first time each turn a program or piece of hardware is trashed, wherever it lies, you may put 1 power counter on this.',
    '1 click and 3 power counters from here: add a card of your identity’s faction from your heap to your grip.',
  ],
  '22008': ['The first time each turn you run a central server successfully, draw 2 cards and take 1 tag.'],
  '22009': ['Run HQ. If you succeed, gain 9 credits and take 1 tag.'],
  '22010': [
    '+1 memory.',
    'The first time each turn you make a successful run, you may gain 1 credit and look at the top card of your stack. You may put that card at the bottom.',
  ],
  '22011': [
    'Each time you make a successful run, you may put 1 credit on this.',
    'Trash this: take all credits from here.',
  ],
  '22012': [
    '1 credit: break up to 2 barrier subroutines.',
    '2 credits: +3 strength for this encounter.',
    'When an encounter ends in which Tycoon broke a subroutine, the Corp gains 2 credits.',
  ],
  '22014': [
    'When you install this, put 12 credits on it. When they are gone, trash it.',
    'These credits may be spent on trashing installed cards.',
  ],
  '22013': [
    'The first time each turn you avoid or remove a tag, you may install a card from your grip for 1 credit less.',
  ],
  '22015': [
    'Each time you access cards of R&D, both sides secretly spend 0, 1 or 2 credits. If they spend the same, you access 1 card more.',
  ],
  '22016': [
    'The Corp may look at the top 4 cards of R&D and put them back in any order.',
    'Then show the top 4 cards of R&D.',
  ],
  '22017': [
    '+1 memory.',
    'Each time you run R&D successfully, you may put 1 power counter on this.',
    '1 click and 3 power counters from here: access the top card of R&D.',
  ],
  '22018': [
    'The first time each turn you trash a card you are accessing, you may put power counters on this equal to its trash cost.',
    '3 power counters from here: draw 1 card.',
  ],
  '22020': ['Install only on an ice, rezzed or not.', 'Each time you pass that ice, gain 2 credits.'],
  '22021': [
    'The first time each turn a successful run on R&D ends, you may gain 1 credit for each time you accessed a card in R&D in that run.',
  ],
  '22022': [
    'When your turn begins, you may pay 2 credits to gain 1 click. If you do, trash Algernon when your turn ends, unless you made a successful run this turn.',
  ],
  '22019': [
    '2 credits: put this on an installed ice.',
    '1 credit: break up to 2 subroutines of that ice if it is a sentry.',
    '2 credits: +3 strength for this encounter.',
  ],
  '22023': [
    'Run Archives. If you succeed, instead of accessing cards, install up to 5 cards from your heap face down.',
    'Remove Reboot from the game.',
  ],
  '22024': ['This costs 1 credit less for each link you have.', 'Choose one: gain 4 credits, or draw 4 cards.'],
  '22025': [
    'When you install this, bring in a g-mod identity of another faction from outside the game. DJ Fenris hosts it and has its text.',
    'When he leaves, that identity is removed from the game.',
  ],
  '22028': [
    'Subroutine: the Runner adds Meridian to their score area as an agenda worth -1 point, or you gain 4 credits and the run ends.',
  ],
  '22033': [
    'Each time the Runner makes a successful run on this server, they pay 2 credits for each agenda in their score area or the run ends.',
  ],
  '22034': [
    '1 click and 1 credit: install a card from HQ in a remote server and put 1 advancement counter on it. It cannot be rezzed or scored until your next turn begins.',
  ],
  '22029': [
    '+6 strength in the turn in which you rezzed it.',
    'Subroutine: draw up to 3 cards. Show up to 3 agendas in HQ and Archives and shuffle them into R&D.',
    'Subroutine: end the run.',
  ],
  '22031': [
    'X is the number of agendas in the Runner’s score area. Gain X credits, then draw up to X cards.',
    'Then install up to X cards from HQ in and protecting one remote server, each at its cost.',
  ],
  '22037': [
    'You may advance this.',
    'When the Runner accesses it, you may pay 3 credits: choose 1 installed card of the Runner for each advancement counter on it. The Runner shuffles them into the stack.',
  ],
  '22038': [
    'Subroutine: you may choose a card installed in a remote server and put up to 3 advancement counters on it. Then the Runner pays 3 credits or accesses that card.',
  ],
  '22039': [
    'When your turn begins and each time the Runner passes this, you may swap it with another installed ice.',
    'Subroutine: end the run.',
  ],
  '22040': [
    'Play only if the Runner trashed a card of yours in their last turn.',
    'Choose one of your installed cards. The Runner may access it. If they do, remove Hangeki from the game; if not, add it to their score area as an agenda worth -1 point.',
  ],
  '22041': [
    'When the Runner approaches this remote server, you may trash this. If you do, another card of this server changes places with a card of another remote server or with an agenda, asset or upgrade in HQ.',
  ],
  '22045': [
    'When the Runner encounters this, name a card type. The Runner shows the grip. For each card of that type, Peeping Tom has until the run ends: Subroutine: the Runner takes 1 tag or ends the run.',
  ],
  '22046': [
    'Subroutine: if the Runner is tagged, do 3 net damage; if not, give the Runner 1 tag.',
    'Subroutine: if the Runner is tagged, gain 5 credits; if not, give the Runner 1 tag.',
    'Subroutine: if the Runner is tagged, end the run; if not, give the Runner 1 tag.',
  ],
  '22047': [
    'Install this on an ice as a condition.',
    'Each time the Runner encounters that ice: trace 3. If it succeeds, give the Runner 1 tag.',
  ],
  '22048': [
    'Draw 2 cards. Then show up to 2 agendas in HQ and Archives, gain 2 credits for each and shuffle them into R&D.',
  ],
  '22049': [
    'Each time you score an agenda from this server, you may install a card from HQ, ignoring all costs, and put 1 advancement counter on it.',
  ],
  '22052': [
    'When you rez this, put 3 power counters on it. When they are gone, trash it.',
    '1 click and 1 power counter from here: show an agenda in HQ or Archives, gain credits equal to its points and shuffle it into R&D.',
  ],
  '22053': [
    'For every 2 face-up transaction operations in Archives, Blockchain has before its other subroutines: Subroutine: gain 1 credit, and the Runner loses 1 credit.',
    'Subroutine: gain 1 credit, and the Runner loses 1 credit.',
    'Subroutine: end the run.',
  ],
  '22054': [
    'When the Runner approaches a server, you may rez this. If you do, it moves to the innermost place there and the Runner encounters it.',
    'Subroutine: the Runner suffers 2 net damage or the run ends.',
  ],
  '22055': ['Show a barrier in HQ. Install and rez it, ignoring all costs.'],
  '22026': ['Each time an agenda is scored or stolen, gain 2 credits or draw 2 cards.'],
  '22027': ['When this is scored or stolen, the Corp gains 3 credits.'],
  '22032': ['Gain 1 click for each agenda in the Runner’s score area.', 'Remove Game Changer from the game.'],
  '22043': ['When you score this, give the Runner 1 tag.'],
  '22050': ['Each time you take bad publicity, however much at once, gain 3 credits.'],
  '22051': [
    'When you score this, you may take 1 bad publicity. Then put 1 agenda counter on this for each bad publicity you have.',
    '1 click and 1 agenda counter from here, once each turn: do 2 meat damage.',
  ],
  '22056': ['Play only if you have fewer than 10 credits.', 'Gain 7 credits and take 1 bad publicity.'],
  '05011': [
    'When the Runner accesses this anywhere but in R&D, you may pay X credits. If you do, the Runner suffers X net damage or adds this to their score area as an agenda worth -1 point.',
  ],
  '22030': [
    'Derez any number of your cards.',
    'Then you may rez an installed card, for 3 credits less for each card you derezzed.',
  ],
  '22035': ['When your turn ends, put 2 advancement counters on a card installed in a remote server.'],
  '22036': ['When your turn begins, you may take 1 advancement counter off an installed card to gain 3 credits.'],
  '22042': ['While the Runner encounters the outermost ice of a server, they count as having 1 tag more.'],
  '22044': ['When your turn begins, you may trash this: trace 3. If it succeeds, give the Runner 1 tag.'],
  '22057': [
    'Play only if the Runner accessed a card in their last turn.',
    'Trash an installed connection and take 1 bad publicity.',
  ],
  '22058': [
    'When your turn begins, put 1 power counter on this.',
    '3 clicks: add an agenda from HQ to your score area that is worth exactly as many points as there are power counters here.',
  ],
};
const subs: Record<string, string[]> = {
  '01061': ['1 brain damage', 'End the run', 'End the run'],
  '01062': ['Trash a program', 'Trash a program', 'Trace 1: 1 tag, 1 brain damage'],
  '01063': ['1 brain damage', 'End the run'],
  '01064': ['Trash a program', 'End the run'],
  '01074': ['Back to the outermost ice; derez Cell Portal'],
  '01075': ['Next ice: +2 strength, 3 net damage unless fully broken'],
  '01076': ['1 net damage, trash Data Mine'],
  '01077': ['3 net damage'],
  '01078': ['2 net damage', 'End the run'],
  '01088': ['Trace 3: 1 power counter'],
  '01089': ['Trace 2: 1 tag'],
  '01090': ['End the run'],
  '01101': ['Corp gains 2', 'Trash a program', 'Trash a program', 'End the run'],
  '01102': ['End the run', 'End the run'],
  '01103': ['End the run'],
  '01104': ['Corp gains 2', 'Trace 3: 1 tag'],
  '01111': ['Lose 1 click', 'End the run'],
  '01112': ['Trace 3: 1 tag'],
  '01113': ['End the run'],
  '22028': ['Add it to the score area for -1 point, or Corp gains 4 and the run ends'],
  '22029': ['Corp draws up to 3, agendas into R&D', 'End the run'],
  '22038': ['Counters on a remote card: pay 3 or access it'],
  '22039': ['End the run'],
  '22046': ['Tagged: 3 net damage; else 1 tag', 'Tagged: Corp gains 5; else 1 tag', 'Tagged: end the run; else 1 tag'],
  '22053': ['Corp gains 1, Runner loses 1', 'End the run'],
  '22054': ['Suffer 2 net damage or end the run'],
};

export const cards: Record<string, string> = {
  // subroutines that cards gain, by the code of the effect
  'sub.22045.a0.1sub': 'Take 1 tag or end the run',
  'sub.22053.a0': 'Corp gains 1, Runner loses 1',
};
for (const [code, list] of Object.entries(texts)) list.forEach((text, i) => (cards[`card.${code}.${i}`] = text));
for (const [code, list] of Object.entries(subs)) list.forEach((text, i) => (cards[`sub.${code}.${i}`] = text));
