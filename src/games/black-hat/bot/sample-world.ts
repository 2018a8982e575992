/**
 * Samples a complete game consistent with a seat's view, dealing the hidden cards at random. The bot gets such games ("worlds") nowhere
 * else.
 */
import { shuffledBy } from '../../../core/chance.ts';
import type { Chance } from './chance.ts';
import { deckOf } from '../rules/cards.ts';
import { HAT, type State, type Table } from '../rules/model.ts';
import { ASSETS } from '../rules/score.ts';
import { STATUS } from '../rules/flow/setup.ts';
import type { View } from '../rules/view.ts';

/** Rebuilds the stack of running charts (`State.stack`), which a view does not hold, from the chart and step that the view names. */
function stackOf({ chart, leaf }: View): State['stack'] {
  const at = (name: Table['chart'], where: string) => ({ chart: name, at: where, entered: true });
  const below = [at('setup', 'rounds'), at('round', 'tricks')];
  return chart === 'trick' ? [...below, at('trick', leaf)] : [...below, at('trick', 'hack'), at('hack', leaf)];
}

/**
 * Deals at random the cards that the view hides. What the seat knows stays: who holds the Hat, and the size of each hand. Throws when no
 * decision is open in the view.
 */
export function sampleWorld(view: View, chance: Chance): State {
  const { decision } = view;
  if (decision === null) throw new Error('no question is open for the bot');
  const options = { ...view.options, seed: '' };
  const pool = [...deckOf(options)];
  const hidden = view.seats.map(({ hand }) => hand.filter((card) => card === null).length);
  const known = [
    ...view.seats.flatMap(({ hand }) => hand.filter((card) => card !== null)),
    ...view.discards,
    ...(view.winner >= 0 ? view.spoils : view.plays.flatMap(({ cards }) => cards)),
  ];
  for (const card of known) if (card !== HAT) pool.splice(pool.indexOf(card), 1);
  const left = shuffledBy(chance, pool);
  const hands = view.seats.map(({ hand }, seat) =>
    [...hand.filter((card) => card !== null), ...left.splice(0, hidden[seat])].sort((a, b) => a - b),
  );
  // Undealt cards form the draw pile; any surplus was discarded with the hands of earlier rounds.
  const numbers = shuffledBy(
    chance,
    STATUS.filter((n) => !view.seats.some(({ status }) => status === n)),
  );
  const table: Table = {
    seats: view.seats.map(({ name }) => name),
    options,
    hands,
    deck: left.slice(0, view.deck),
    discards: [...view.discards],
    turned: view.turned,
    pawns: [...view.pawns],
    stuck: [...view.stuck],
    tiles: view.tiles,
    markers: [...view.markers],
    tracer: view.tracer,
    asset: view.options.secretAsset && !view.assetUp ? 1 + Math.floor(chance() * ASSETS.length) : view.asset,
    assetUp: view.assetUp,
    status: view.options.status ? view.seats.map(({ status }) => status ?? numbers.pop()!) : [],
    sprung: view.sprung,
    totals: [...view.totals],
    last: view.last,
    blame: view.seats.map(({ blame }) => blame),
    out: view.seats.map(({ out }) => out),
    dealer: view.dealer,
    leader: view.leader,
    steers: view.steers,
    round: view.round,
    trick: view.trick,
    plays: [...view.plays],
    winner: view.winner,
    spoils: [...view.spoils],
    toTake: view.toTake,
    chart: view.chart,
    leaf: view.leaf,
    over: null,
  };
  return {
    table,
    stack: stackOf(view),
    ask: {
      seat: table.seats.indexOf(decision.seat),
      kind: decision.kind,
      pawn: decision.pawn,
      ...(decision.lifted && { lifted: true }),
    },
    fire: [...view.fire],
    chain: view.chain,
    rng: Array.from({ length: 4 }, () => Math.floor(chance() * 0x7fffffff)),
    noTakeBack: true,
  };
}
