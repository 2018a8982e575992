/** The look of the plain HTML table: how its buttons look and where its groups of buttons go. */
import type { PlainProps } from '../../../../hud/contract/table-ui.ts';
import type { JSX } from 'preact';
import { numeral, t } from '../../../../i18n/index.ts';
import { isAction, itemDef, OUTSIDE, roomDef, SECRET } from '../../rules/defs.ts';
import type { View } from '../../rules/view.ts';
import { cardName, guardName, operativeName } from '../names.ts';
import { Glyph, Sign } from '../Sign.tsx';
import { warningOf } from '../warning.ts';
import { carriedBy, nextProximity, operativesAt } from './button-names.ts';
import type { TableItem } from './groups.ts';
import { type Dial, turnedBy } from './button-targets.ts';

/** Returns 1 or 2, the number on an operative's sign, in games where each player has two operatives; undefined in other games. */
const markOf = (view: View, op: number): number | undefined =>
  view.options.pairs ? Math.floor(op / view.options.players) + 1 : undefined;

const Pawn = ({ view, op }: { view: View; op: number }): JSX.Element => (
  <span class={`inf-pawn of-${view.ops[op]!.seat}${view.ops[op]!.delayed ? ' is-delayed' : ''}`}>
    <Sign seat={view.ops[op]!.seat} mark={markOf(view, op)} />
    {view.ops[op]!.wounded && <i>+</i>}
  </span>
);

/** Shows a room: its name or number, its tokens, what else is there, and who. */
function RoomFace({ view, room }: { view: View; room: number }): JSX.Element {
  const { code, up, tokens, hasInterface, hasSlot, sludge, placed, bulkhead } = view.rooms[room]!;
  const slot = code === null ? null : roomDef(code).slot;
  const no = room === SECRET ? '?' : String(room + 1);
  return (
    <span class={`inf-room${up ? '' : ' is-down'}${sludge ? ' has-sludge' : ''}`} aria-hidden="true">
      <span class="room-top">
        <i>{no}</i>
        <b>{code === null ? '' : roomDef(code).title}</b>
      </span>
      {up && (
        <span class="room-things">
          <span class={`room-tokens${tokens === 0 ? ' is-none' : ''}`}>
            <Glyph name="token" />
            {tokens}
          </span>
          {hasInterface && <Glyph name="interface" />}
          {hasSlot && slot !== null && (
            <span class="room-slot">
              <Glyph name={slot.kind} />
              {t('inf.signed', { n: slot.releases })}
            </span>
          )}
          {sludge && <Glyph name="sludge" />}
          {placed.length > 0 && <Glyph name="item" />}
          {bulkhead >= 0 && <Glyph name="lever" />}
        </span>
      )}
      <span class="room-pawns">
        {operativesAt(view, room).map((op) => (
          <Pawn key={op} view={view} op={op} />
        ))}
      </span>
    </span>
  );
}

/** Shows an operative: where it is, its state, what it carries and holds. */
function OperativeFace({ view, op }: { view: View; op: number }): JSX.Element {
  const one = view.ops[op]!;
  const value = carriedBy(one);
  return (
    <span class={`inf-operative${one.room === OUTSIDE ? ' is-out' : ''}`} aria-hidden="true">
      <span class="operative-top">
        <Sign seat={one.seat} mark={markOf(view, op)} />
        <b>{operativeName(view, op)}</b>
        {one.wounded && <Glyph name="wound" />}
        {one.delayed && <Glyph name="delay" />}
      </span>
      <span class="operative-things">
        {one.room === OUTSIDE ? (
          <Glyph name="door" />
        ) : (
          <span class="operative-at">{one.room === SECRET ? '?' : one.room + 1}</span>
        )}
        <span>
          <Glyph name="token" />
          {one.tokens.length}
          {value !== null && value > 0 && <small> ={value}</small>}
        </span>
        {(one.prototypes > 0 || one.blackmail) && (
          <span class="operative-specials">
            {'★'.repeat(one.prototypes)}
            {one.blackmail ? '✉' : ''}
          </span>
        )}
      </span>
    </span>
  );
}

/** Shows the card that lies before an operative this round: none, face down or turned up. */
function PickFace({ view, op }: { view: View; op: number }): JSX.Element {
  const { pick } = view.ops[op]!;
  const card = pick ?? turnedBy(view, op);
  const down = pick !== null;
  return (
    <span
      class={`inf-pick${card === null ? ' is-none' : down ? ' is-down' : ' is-up'}${view.turn === op ? ' is-now' : ''}`}
      aria-hidden="true"
    >
      {card === null ? '–' : card === '' ? '▒' : cardName(card)}
    </span>
  );
}

/** Returns what a dial or pile shows beside its name: a number (`n`) and a remark on it (`more`; null for none). */
function dialNumber(view: View, dial: Dial): { n: string; more: string | null } {
  const { low, high } = nextProximity(view);
  switch (dial) {
    case 'proximity':
      return { n: numeral(view.proximity), more: view.over === null ? t('inf.dial.range', { low, high }) : null };
    case 'alarm':
      return { n: numeral(view.alarm), more: null };
    case 'die':
      return { n: view.die === 0 ? '–' : numeral(view.die), more: null };
    case 'out':
      return { n: numeral(operativesAt(view, OUTSIDE).length), more: null };
    case 'discards':
      return { n: numeral(view.discards.length), more: null };
    default:
      return { n: numeral(view[dial]), more: null };
  }
}

function DialFace({ view, dial }: { view: View; dial: Dial }): JSX.Element {
  const { n, more } = dialNumber(view, dial);
  const share = dial === 'proximity' ? view.proximity / 99 : dial === 'alarm' ? (view.alarm + 1) / 9 : null;
  return (
    <span class={`inf-dial is-${dial}`} aria-hidden="true">
      <small>{t(`inf.dial.short.${dial}`)}</small>
      <b>{n}</b>
      {more !== null && <i>→ {more}</i>}
      {share !== null && (
        <span class="dial-bar">
          <span style={{ inlineSize: `${Math.round(share * 100)}%` }} />
        </span>
      )}
    </span>
  );
}

/** Draws a button of the plain table according to the kind of thing it represents. */
export function Face({ item, view }: { item: TableItem; view: View }): JSX.Element {
  const { thing } = item;
  switch (thing.is) {
    case 'room':
      return <RoomFace view={view} room={thing.room} />;
    case 'guard': {
      const up = view.guards.find(({ kind }) => kind === thing.kind)?.up === true;
      return (
        <span class={`inf-guard${up ? '' : ' is-down'}`} aria-hidden="true">
          <Glyph name="guard" />
          <span>{guardName(thing.kind)}</span>
        </span>
      );
    }
    case 'operative':
      return <OperativeFace view={view} op={thing.op} />;
    case 'pick':
      return <PickFace view={view} op={thing.op} />;
    case 'hand':
      return (
        <span class="inf-hand" aria-hidden="true">
          <Glyph name="item" />
          {view.ops[thing.op]!.items.length}
        </span>
      );
    case 'card':
      return (
        <span
          class={`inf-card${isAction(thing.card) ? ' is-action' : ` goes-${itemDef(thing.card).after}`}`}
          aria-hidden="true"
        >
          {cardName(thing.card)}
          {warningOf(view, thing.card, thing.op) !== null && <Glyph name="warning" />}
        </span>
      );
    default:
      return <DialFace view={view} dial={thing.dial} />;
  }
}

/** Lays out the plain table: dials on top, then the operatives, the floors with the secret room, and the viewer's hand at the bottom. */
export function PlainTable({ view, groups, draw }: PlainProps<View>): JSX.Element {
  const of = (...kinds: string[]): JSX.Element[] => draw(groups.filter(({ kind }) => kinds.includes(kind)));
  return (
    <div class="rows" data-operatives={view.ops.length}>
      <div class="inf-dials">{of('dials')}</div>
      <div class="inf-crew">{of('crew', 'crew-out')}</div>
      <div class="inf-floors">{of('floor', 'secret')}</div>
      <div class="inf-own">
        {groups
          .filter(({ kind }) => kind === 'cards')
          .map((hand) => (
            <div key={hand.id}>
              {view.options.pairs && (
                <p class="own-name" aria-hidden="true">
                  {hand.label}
                </p>
              )}
              {draw([hand])}
            </div>
          ))}
      </div>
    </div>
  );
}
