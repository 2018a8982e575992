/** What each source file does on the way from a button to the animation: a table by path that people review. */

/** `carries`: the picture waits for the file, and yet it neither decides nor draws. */
export const KINDS = ['carries', 'decides', 'draws', 'saves'] as const;
type Kind = (typeof KINDS)[number];

/** The first line that fits a path counts. Files are named one by one where a new neighbour might carry. */
const TABLE: readonly (readonly [kind: Kind, path: RegExp, why: string])[] = [
  ['decides', /^src\/core\//, 'what all rules are made of: charts, flow, random numbers, plain data'],
  ['decides', /^src\/games\/[^/]+\/((rules|cards|decks|notation|bot)\/|index\.ts)/, 'rules, cards and bots'],
  ['decides', /^src\/hud\/(table\/)?ask\/(asking|choices)\.ts/, 'which choices the open question has'],
  ['decides', /^src\/replay\/sentences\.ts/, 'what a move is called, as the games’ notations do'],
  ['decides', /^src\/(session|match)\/history\.ts/, 'what may be undone'],
  ['decides', /^src\/feed\/viewer-updates\.ts/, 'what each viewer may know, and when'],
  ['decides', /^src\/present\/presenter\.machine\.ts/, 'what is shown, asked or waited for next'],
  ['decides', /^src\/hud\/contract\/question-ui\.ts/, 'whose question it is'],
  ['decides', /^src\/hud\/play\/(adviser|coached)\.ts/, 'whether the bot or the coach speaks before the move'],
  ['decides', /^src\/hud\/play\/(autopilot|next-moves)\.ts/, 'what is answered without asking the person'],
  ['decides', /^src\/hud\/play\/(one-by-one|presses|skip-animation)\.ts/, 'what a press means'],
  ['decides', /^src\/commands\//, 'which commands may be used now'],
  ['draws', /\.tsx$/, 'components'],
  ['draws', /^src\/hud\/(components\/|state\.ts)/, 'what components are made of'],
  ['draws', /^src\/hud\/(words\/|(table\/)?log\/|play\/match-log)/, 'words and log lines'],
  ['draws', /^src\/hud\/(play\/look-back|table\/use-stage)\.ts/, 'hooks of components'],
  ['draws', /^src\/games\/[^/]+\/(hud|words|stage)\//, 'one game’s words, log, layout and animations'],
  ['draws', /^src\/(i18n|sound)\//, 'sentences and sounds'],
  ['draws', /^src\/stage\/(art|atlas-view|breath|captions|effects|face-atlas|geometry|laid)\b/, 'the picture'],
  ['draws', /^src\/hud\/table\/plain-renderer\.ts/, 'the plain table'],
  [
    'draws',
    /^src\/stage\/(lifted|lights|model|motion|nodes|pictures|pieces|player|scene|steps|table)\b/,
    'the picture and how it moves',
  ],
  ['saves', /^src\/(storage\/|(session|match)\/(autosave|save)\.ts)/, 'beside the way: no picture waits for it'],
];

/** What a file does, by its path within the project. A file that is not in the table carries. */
export const kindOf = (path: string): Kind => TABLE.find(([, fits]) => fits.test(path))?.[0] ?? 'carries';
