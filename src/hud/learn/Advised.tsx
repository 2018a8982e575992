/** The coach before a move is made: the rule's name, two short sentences, and the choice. What is meant is ringed on the table. */
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import type { Controller } from '../game/controller.ts';
import type { GameState } from '../game/state.ts';
import { useStore } from '../store.ts';
import { titleOf } from '../../games/netrunner/hud/words/book.ts';
import { Terms } from '../words/Terms.tsx';
import { Mark } from './Mark.tsx';

/** The two sentences of a piece of advice. */
export function adviceWords({ kind, params }: NonNullable<GameState['advice']>['advice']): [string, string] {
  const words = { ...params, how: params['needs'] === -1 ? 'none' : 'credits' };
  for (const name of ['ice', 'card'] as const)
    if (typeof params[name] === 'string' && params[name] !== '')
      Object.assign(words, { [name]: titleOf(String(params[name])) });
  return [t(`advice.${kind}.0`, words), t(`advice.${kind}.1`, words)];
}

export function Advised({ game }: { game: Controller }): JSX.Element | null {
  const open = useStore(game.store, (state) => state.advice);
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus({ preventScroll: true }), [open]);
  if (open === null) return null;
  const { advice } = open;
  const [what, rule] = adviceWords(advice);
  return (
    <>
      <section class="advised panel" role="alertdialog" aria-labelledby="advised-rule" aria-describedby="advised-text">
        <h2 id="advised-rule" class="advised-rule">
          <span class="advised-who">{t('advice.name')}</span> {t(`advice.${advice.kind}`)}
        </h2>
        <p id="advised-text">
          <Terms text={what} /> <Terms text={rule} /> <b>{t('advice.sure')}</b>
        </p>
        <div class="advised-buttons">
          <button type="button" class="button go" ref={back} onClick={() => game.answer('followed')}>
            {t('advice.back')}
          </button>
          <button type="button" class="button" onClick={() => game.answer('aside')}>
            {t('advice.anyway')}
          </button>
        </div>
      </section>
      <Mark at={advice.at} arrow={false} still={0} />
    </>
  );
}
