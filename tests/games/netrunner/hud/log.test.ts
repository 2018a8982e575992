import { describe, expect, it } from 'vitest';
import { type SeenEvent, cardDef } from '../../../../src/games/netrunner/index.ts';
import { linesOf } from '../../../../src/games/netrunner/hud/log/lines.ts';
import { TOLD, sentenceOf } from '../../../../src/games/netrunner/hud/log/sentences.ts';
import { textOf } from '../../../../src/hud/table/log/text.ts';
import { BROKEN, type Shot, playGame } from '../../../hud/support/games.ts';

function shots(seeds: readonly number[], most = 600): Shot[] {
  const all: Shot[] = [];
  for (const seed of seeds) playGame(seed, (shot) => all.push(shot), most);
  return all;
}
const games = shots([1, 2, 3, 4, 5, 6]);
const ofCorp = games.filter((shot) => shot.viewer === 'corp');
const textsOf = (shot: Shot): string[] => linesOf(shot.events, shot.after, 1).map(textOf);
const first = (type: SeenEvent['type'], viewer: Shot['viewer'], fits: (shot: Shot) => boolean = () => true): Shot => {
  const found = games.find(
    (shot) => shot.viewer === viewer && shot.events.some((event) => event.type === type) && fits(shot),
  );
  if (found === undefined) throw new Error(`no ${type} in these games`);
  return found;
};

describe('the log', () => {
  it('has whole sentences for everything that happens in whole games, from every seat', () => {
    const types = new Set<string>();
    for (const shot of games) {
      for (const event of shot.events) {
        types.add(event.type);
        const line = sentenceOf(event, shot.after);
        if (line !== null) expect(line.parts.map(({ text }) => text).join(''), event.type).not.toMatch(BROKEN);
      }
      for (const text of textsOf(shot)) {
        expect(text).not.toMatch(BROKEN);
        // also where it begins with a card that is only described
        expect(text).not.toMatch(/^\p{Ll}/u);
      }
    }
    // The games are long enough to mean something.
    expect(types.size).toBeGreaterThan(30);
  });

  it('tells every type of event or says that another line does', () => expect(TOLD.length).toBeGreaterThan(75));

  it('says "you" to the one who did it and the side to the other', () => {
    const shot = first('run-began', 'runner');
    const other = ofCorp[games.filter((one) => one.viewer === 'runner').indexOf(shot)]!;
    expect(textsOf(shot).some((text) => text.startsWith('You run on '))).toBe(true);
    expect(textsOf(other).some((text) => text.startsWith('The Runner runs on '))).toBe(true);
  });

  it('counts cards drawn together in one sentence, without names for the other seat', () => {
    const shot = first('drawn', 'runner', (one) => one.events.filter((event) => event.type === 'drawn').length === 3);
    const seen = ofCorp[games.filter((one) => one.viewer === 'runner').indexOf(shot)]!;
    expect(textsOf(seen).filter((text) => text.includes('draws'))).toEqual([expect.stringMatching(/ draws 3 cards\./)]);
    const own = textsOf(shot).filter((text) => text.includes(' draw '));
    expect(own).toHaveLength(1);
    expect(own[0]).toMatch(/ draw .+, .+, and .+\./);
  });

  it('tells a card and what it gives in one line', () => {
    const all = games.flatMap((shot) => (shot.viewer === 'runner' ? textsOf(shot) : []));
    expect(all).toContainEqual(expect.stringMatching(/^You play Sure Gamble and gain 9 credits\./));
    expect(all).toContainEqual(expect.stringMatching(/^You play Diesel and draw .+\./));
    expect(all).toContainEqual(expect.stringMatching(/^You take 2 credits from Armitage Codebusting\./));
    expect(all).toContainEqual(expect.stringMatching(/^You install Armitage Codebusting with 12 credits on it\./));
    expect(all.filter((text) => /^You play (Sure Gamble|Diesel)\./.test(text))).toEqual([]);
  });

  it('tells the use of a card and the counters spent on it in one line', () => {
    const spent = shots([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]).filter(({ events }) =>
      events.some((one, i) => {
        const next = events[i + 1];
        if (one.type !== 'counters-removed' || one.why !== 'spent' || next?.type !== 'used') return false;
        return one.card !== null && one.card.h === next.card?.h;
      }),
    );
    for (const shot of spent) {
      expect(textsOf(shot)).toContainEqual(expect.stringMatching(/ uses? .+ and spends? 1 \w+ counter\./));
      expect(textsOf(shot).filter((text) => / uses 1 \w+ counter\./.test(text))).toEqual([]);
    }
    expect(spent.length).toBeGreaterThan(0);
  });

  it('sets what was paid behind what it paid for', () => {
    const shot = first(
      'installed',
      'runner',
      (one) =>
        one.before.decision?.seat === 'runner' &&
        one.before.decision.kind === 'action' &&
        one.move.do === 'install' &&
        one.move.trashing !== true,
    );
    const line = linesOf(shot.events, shot.after, 1).find((one) => textOf(one).startsWith('You install'));
    expect(line?.paid).toMatch(/^1 click/);
    expect(textsOf(shot).some((text) => /^You (spend|pay)/.test(text))).toBe(false);
  });

  it('says what a trap costs its owner on a line of its owner', () => {
    const sprung = games.filter(
      (shot) =>
        shot.viewer === 'corp' &&
        shot.events.some((event) => event.type === 'damage-done' && event.by?.code === '01070') &&
        shot.events.some((event) => event.type === 'credits-spent' && event.seat === 'corp'),
    );
    for (const shot of sprung) {
      const lines = linesOf(shot.events, shot.after, 1);
      expect(lines.find(({ paid }) => paid === '4 credits')).toMatchObject({ seat: 'corp' });
      expect(lines.map(textOf)).toContain('Snare! triggers. 4 credits');
    }
    expect(sprung.length).toBeGreaterThan(0);
  });

  it('says that a card triggers only where the next line does not name it', () => {
    let apart = 0;
    for (const shot of games) {
      const lines = linesOf(shot.events, shot.after, 1);
      lines.forEach((line, i) => {
        if (!textOf(line).endsWith('triggers.')) return;
        const face = line.parts.find((part) => part.face !== null)?.face;
        const next = lines[i + 1]?.parts.map((part) => part.face?.at) ?? [];
        if (face !== undefined) expect(next, textOf(line)).not.toContain(face?.at);
        apart++;
      });
    }
    expect(apart).toBeGreaterThan(0);
  });

  it('says the price of a rez once', () => {
    const shot = first('rezzed', 'corp', (one) =>
      one.events.some((event) => event.type === 'rezzed' && event.cost > 0),
    );
    const line = linesOf(shot.events, shot.after, 1).find((one) => textOf(one).includes(' rez '));
    expect(line?.paid).toBeNull();
    expect(textOf(line!)).toMatch(/for \d+ credits?\./);
  });

  it('names several cards in one sentence', () => {
    const several = (shot: Shot): boolean =>
      shot.events.filter((event) => event.type === 'trashed' && 'why' in event && event.why === 'damage net').length >
      1;
    const shot = first('trashed', 'runner', several);
    const told = textsOf(shot).filter((text) => text.startsWith('Net damage '));
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/^Net damage trashes .+ and .+\.$/);
  });

  it('links only cards whose face is known', () => {
    for (const shot of ofCorp)
      for (const line of linesOf(shot.events, shot.after, 1))
        for (const { face, text } of line.parts) if (face !== null) expect(text).toBe(cardDef(face.code).title);
  });

  it('numbers its lines on from where it is told', () => {
    const shot = first('turn-began', 'open');
    const lines = linesOf(shot.events, shot.after, 41);
    expect(lines.map((line) => line.id)).toEqual(lines.map((_, i) => 41 + i));
  });
});
