/** What has occurred in play: arcs, words, types of event, kinds of question, abilities. What never did is named. */
import { allArcs } from '../../../../../src/core/flow.ts';
import { allCards } from '../../../../../src/games/netrunner/index.ts';
import { CHART_CONFIGS } from '../../../../../src/games/netrunner/rules/charts.ts';
import type { WordName } from '../../../../../src/games/netrunner/rules/word.ts';
import type { Handler, Handlers } from '../../../../../src/games/netrunner/rules/effects/handler.ts';
import { HANDLERS } from '../../../../../src/games/netrunner/rules/effects/index.ts';
import type { EventType } from '../../../../../src/games/netrunner/rules/events.ts';
import type { DecisionKind } from '../../../../../src/games/netrunner/rules/view-types.ts';

/** All types; one that is missing here does not compile. */
const EVENTS: Record<EventType, true> = {
  'game-began': true,
  kept: true,
  mulliganed: true,
  shuffled: true,
  step: true,
  'turn-began': true,
  'turn-opened': true,
  'turn-ended': true,
  'game-ended': true,
  'credits-gained': true,
  'credits-spent': true,
  'credits-lost': true,
  'clicks-gained': true,
  'clicks-spent': true,
  'clicks-lost': true,
  'counters-placed': true,
  'counters-removed': true,
  advanced: true,
  purged: true,
  'memory-used': true,
  rezzed: true,
  derezzed: true,
  exposed: true,
  revealed: true,
  looked: true,
  'turned-up': true,
  'tags-given': true,
  'tags-removed': true,
  'bad-publicity-taken': true,
  'damage-done': true,
  'damage-coming': true,
  prevented: true,
  'server-created': true,
  'server-vanished': true,
  swapped: true,
  'ice-moved': true,
  rehosted: true,
  'run-began': true,
  'run-credits-gained': true,
  approached: true,
  encountered: true,
  bypassed: true,
  'subroutine-broken': true,
  'subroutine-fired': true,
  'break-step-ended': true,
  'encounter-ended': true,
  passed: true,
  'server-approached': true,
  'sent-back': true,
  'jacked-out': true,
  'run-ending': true,
  'run-moved': true,
  'run-succeeding': true,
  'run-succeeded': true,
  'run-ended': true,
  'access-coming': true,
  'access-began': true,
  'access-replaced': true,
  accessed: true,
  left: true,
  'access-ended': true,
  'trace-began': true,
  'trace-bid': true,
  'trace-ended': true,
  'psi-began': true,
  'psi-revealed': true,
  used: true,
  triggered: true,
  named: true,
  marked: true,
  'strength-boosted': true,
  'mod-added': true,
  'delayed-added': true,
  'delayed-removed': true,
  expired: true,
  'brought-in': true,
  drawn: true,
  installed: true,
  discarded: true,
  trashed: true,
  played: true,
  resolved: true,
  scored: true,
  stolen: true,
  added: true,
  forfeited: true,
  returned: true,
  removed: true,
  moved: true,
};
const KINDS: Record<DecisionKind, true> = {
  mulligan: true,
  action: true,
  window: true,
  'jack-out': true,
  discard: true,
  pick: true,
  choose: true,
  number: true,
  arrange: true,
  order: true,
  accept: true,
  trace: true,
  psi: true,
  pay: true,
  access: true,
  trash: true,
  look: true,
  steal: true,
  prevent: true,
};
/** Types of event that no card or rule of this pool brings about; the first that does leaves this list. */
const NOT_YET: readonly string[] = ['event bad-publicity-taken', 'event added'];

export class Coverage {
  readonly arcs = new Map<string, number>();
  readonly words = new Map<string, number>();
  readonly events = new Map<string, number>();
  readonly kinds = new Map<string, number>();
  readonly abilities = new Map<string, number>();

  static up(map: Map<string, number>, key: string): void {
    map.set(key, (map.get(key) ?? 0) + 1);
  }
  /** Counts words as they are resolved until the function it gives is called. */
  watchWords(): () => void {
    const kept: Handlers = { ...HANDLERS };
    const watched =
      <K extends WordName>(name: K, handler: Handler<K>): Handler<K> =>
      (x, f, w) => {
        Coverage.up(this.words, name);
        if (f.pc === 1) Coverage.up(this.abilities, f.code);
        handler(x, f, w);
      };
    const watch = <K extends WordName>(name: K): void => {
      Object.assign(HANDLERS, { [name]: watched(name, kept[name]) });
    };
    (Object.keys(kept) as WordName[]).forEach(watch);
    return () => {
      Object.assign(HANDLERS, kept);
    };
  }
  /** All that could have occurred but did not: 'arc …', 'word …', 'event …', 'question …', 'text …' (a card's words by code). */
  missing(): string[] {
    const lack = (what: string, all: Iterable<string>, met: Map<string, number>): string[] =>
      [...all].filter((name) => !met.has(name)).map((name) => `${what} ${name}`);
    const texts = [...allCards()].flatMap((card) => [
      ...card.abilities.flatMap((ability, i) =>
        'words' in ability && ability.words.length > 0 ? [`${card.code}.a${i}`] : [],
      ),
      ...card.subroutines.map((_, i) => `${card.code}.s${i}`),
      ...(card.play.length > 0 ? [`${card.code}.play`] : []),
    ]);
    return [
      ...lack('arc', allArcs(CHART_CONFIGS), this.arcs),
      ...lack('word', Object.keys(HANDLERS), this.words),
      ...lack('event', Object.keys(EVENTS), this.events),
      ...lack('question', Object.keys(KINDS), this.kinds),
      ...lack('text', texts, this.abilities),
    ].filter((each) => !NOT_YET.includes(each));
  }
}
