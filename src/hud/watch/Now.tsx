/** What happened at the position shown, and what can be done from there. */
import type { JSX } from 'preact';
import { say, t } from '../../i18n/index.ts';
import { Button } from '../components/Button.tsx';
import { NumbersSwitch } from '../components/Numbers.tsx';
import { AdviceHere, AskBot } from './AdviceHere.tsx';
import { NotesHere } from './Notes.tsx';
import { Move } from './WatchLog.tsx';
import type { Watcher } from './watcher.ts';

/** The panel of the move shown: what happened, the bot's reason, notes, and buttons to play on, try moves, guess or ask the bot. */
export function Now({ watcher }: { watcher: Watcher }): JSX.Element {
  const { logged } = watcher.state;
  const { over } = watcher.screen.state.view;
  const { playableUntil, problem } = watcher.watching;
  const { commands, screen } = watcher;
  const may = logged.at <= playableUntil && over === null;
  return (
    <section class="prompt panel watch-now" aria-label={t('watch.moves')}>
      {/* Long texts scroll, with keys too. */}
      <div class="watch-now-words" tabIndex={0}>
        {logged.lines.length === 0 && logged.reason === null && <p class="log-small">{t('watch.nothing')}</p>}
        <Move logged={logged} show={(part) => screen.zoom(part.face, true)} seek={null} />
        {logged.numbers !== null && <NumbersSwitch />}
        <NotesHere watcher={watcher} />
        <AdviceHere watcher={watcher} />
        {problem !== null && (logged.at === 0 || logged.at > playableUntil) && (
          <p class="watch-problem">{say(problem)}</p>
        )}
      </div>
      {may && (
        <div class="watch-do" role="group" aria-label={t('watch.do')}>
          <Button look="go watch-from" label={t('watch.from-here')} onClick={() => commands.watch?.playFromHere()} />
          <Button
            icon="fork"
            label={t('trial.begin')}
            title={t('trial.hint')}
            onClick={() => commands.watch?.tryMoves()}
          />
          <Button
            icon="target"
            label={t('guess.begin')}
            title={t('guess.hint')}
            onClick={() => commands.watch?.guess()}
          />
          <AskBot watcher={watcher} />
        </div>
      )}
    </section>
  );
}
