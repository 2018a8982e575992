/** Shows a room, item, action or guard at reading size: its printed text, and what is there now. */
import type { JSX } from 'preact';
import type { Face } from '../../../../hud/contract/table-focus.ts';
import type { WholeProps } from '../../../../hud/contract/table-ui.ts';
import { Picture } from '../../../../hud/components/Picture.tsx';
import { Terms } from '../../../../hud/components/words/Terms.tsx';
import { t, together } from '../../../../i18n/index.ts';
import { roomAnchor } from '../../anchors.ts';
import { isAction, PLACES, roomDef, tokensAtFirst } from '../../rules/defs.ts';
import type { View } from '../../rules/view.ts';
import { afterText, cardText, roomFunctions } from '../card-text.ts';
import { nameOfCode } from '../moves/labels.ts';
import { warningOf } from '../warning.ts';
import { roomContents } from './button-names.ts';

/** Which kind of thing a face code stands for; 'down' is a room that is face down. */
function sortOf(code: string): 'room' | 'down' | 'item' | 'action' | 'guard' {
  if (code.startsWith('guard ')) return 'guard';
  if (code.startsWith('room ') || code === 'secret room') return 'down';
  if (isAction(code)) return 'action';
  return code.startsWith('I') ? 'item' : 'room';
}

const Text = ({ text, stays }: { text: string; stays: boolean }): JSX.Element => (
  <p>{stays ? <Terms text={text} /> : text}</p>
);

/** Shows the printed text of a room: its tokens, worker or lock, and functions. */
function Printed({ code, view, stays }: { code: string; view: View; stays: boolean }): JSX.Element {
  const { slot } = roomDef(code);
  const tokens = tokensAtFirst(code, view.ops.length);
  const all = roomFunctions(code);
  return (
    <>
      <Text text={t('inf.whole.tokens', { n: tokens })} stays={stays} />
      {slot !== null && <Text text={t(`inf.whole.slot.${slot.kind}`, { n: slot.releases })} stays={stays} />}
      {all.length === 0 && <Text text={t('inf.whole.none')} stays={stays} />}
      <dl class="whole-functions">
        {all.map(({ kind, text }) => (
          <div key={kind}>
            <dt>{t(`inf.whole.${kind}`)}</dt>
            <dd>{stays ? <Terms text={text} /> : text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Shows what is in a room now; nothing for a room that is face down or not on the table. */
function Now({ view, at }: { view: View; at: Face['at'] }): JSX.Element | null {
  const room = PLACES.find((one) => roomAnchor(one) === at);
  const there = room === undefined ? undefined : view.rooms[room];
  if (there === undefined || !there.up) return null;
  return <p class="whole-now">{together(roomContents(view, room!))}</p>;
}

export function WholeCard({ face: { code, at }, view, draw, stays = false }: WholeProps<View>): JSX.Element {
  const sort = sortOf(code);
  const kind =
    sort === 'room' ? t('inf.whole.floor', { n: roomDef(code).floor }) : sort === 'down' ? '' : t(`inf.whole.${sort}`);
  const after = sort === 'item' ? afterText(code) : null;
  const warning = sort === 'item' ? warningOf(view, code) : null;
  return (
    <article class={`sheet is-${sort}`}>
      {draw !== null && <Picture code={code} draw={draw} width={640} height={240} class="whole-picture" />}
      <header>
        <h3>{nameOfCode(code)}</h3>
        <span>{kind}</span>
      </header>
      {sort === 'room' && <Printed code={code} view={view} stays={stays} />}
      {sort === 'down' && <p>{t('inf.whole.down')}</p>}
      {sort === 'guard' && <Text text={t(`inf.guard.${code.slice('guard '.length)}.text`)} stays={stays} />}
      {(sort === 'item' || sort === 'action') && <Text text={cardText(code)} stays={stays} />}
      {warning !== null && <p class="whole-warning">{warning}</p>}
      {after !== null && <Text text={after} stays={stays} />}
      {sort === 'room' && <Now view={view} at={at} />}
    </article>
  );
}
