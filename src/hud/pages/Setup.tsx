/** Before a game: side, how good the bot is, seed. */
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { t } from '../../i18n/index.ts';
import { Icon } from '../parts/icons.tsx';
import type { MatchChoice, MatchesPort } from '../ports.ts';
import type { Prefs } from '../prefs.ts';
import { type Store, useStore } from '../store.ts';
import { HowCard } from './HowTo.tsx';
import { Page } from './Page.tsx';

interface Props {
  matches: MatchesPort;
  prefs: Store<Prefs>;
  /** a game is being put on the table */
  busy: boolean;
  problem: string | null;
  onStart: (choice: MatchChoice) => void;
  onHome: () => void;
}

const SIDES = ['runner', 'corp'] as const;
const LEVELS = ['newcomer', 'standard'] as const;

/** The side's emblem: a tower of right angles, a circuit of curves. */
function Emblem({ side }: { side: 'corp' | 'runner' }): JSX.Element {
  return (
    <svg class="emblem" viewBox="0 0 80 80" aria-hidden="true" focusable="false">
      {side === 'corp' ? (
        <path d="M14 70V30h14V14h24v16h14v40M6 70h68M24 40h6M36 24h8M36 34h8M36 44h8M50 40h6M24 52h6M50 52h6M36 70V56h8v14" />
      ) : (
        <path d="M40 12a28 28 0 1 0 28 28M40 24a16 16 0 1 0 16 16M40 36a4 4 0 1 0 4 4M44 36 68 12M56 12h12v12" />
      )}
    </svg>
  );
}

export function Setup({ matches, prefs, busy, problem, onStart, onHome }: Props): JSX.Element {
  const [you, setYou] = useState<'corp' | 'runner'>('runner');
  const [level, setLevel] = useState<(typeof LEVELS)[number]>('newcomer');
  const coach = useStore(prefs, (now) => now.coach);
  const [seed, setSeed] = useState(() => matches.newSeed());
  return (
    <Page title={t('setup.title')} onHome={onHome}>
      <form
        class="setup"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy)
            onStart({
              you,
              level,
              seed: seed.trim() === '' ? matches.newSeed() : seed.trim(),
              payByHand: prefs.get().payByHand,
            });
        }}
      >
        <fieldset class="setup-sides">
          <legend>{t('setup.side')}</legend>
          <div class="side-cards">
            {SIDES.map((side) => (
              <label key={side} class={`side-card side-card-${side}`}>
                <input type="radio" name="side" value={side} checked={you === side} onChange={() => setYou(side)} />
                <Emblem side={side} />
                <b>{t(`side.${side}`)}</b>
                <span>{t(`setup.${side}`)}</span>
                <small>{t(`setup.${side}.deck`)}</small>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset class="setting">
          <legend>{t('setup.level')}</legend>
          <div class="segments">
            {LEVELS.map((one) => (
              <label key={one} class="segment">
                <input type="radio" name="level" value={one} checked={level === one} onChange={() => setLevel(one)} />
                <span>{t(`level.${one}`)}</span>
              </label>
            ))}
          </div>
          <p class="setting-help">{t(`level.${level}.text`)}</p>
        </fieldset>
        <div class="setting">
          <label class="setup-coach">
            <input
              type="checkbox"
              checked={coach}
              aria-describedby="coach-help"
              onChange={(event) => prefs.patch({ coach: event.currentTarget.checked })}
            />
            <span>{t('setup.coach')}</span>
          </label>
          <p class="setting-help" id="coach-help">
            {t('setup.coach.help')}
          </p>
        </div>
        <div class="setting">
          <label class="seed">
            <span class="seed-name">{t('setup.seed')}</span>
            <input
              type="text"
              value={seed}
              maxLength={40}
              autoComplete="off"
              spellcheck={false}
              aria-describedby="seed-help"
              onInput={(event) => setSeed(event.currentTarget.value)}
            />
          </label>
          <button type="button" class="button" onClick={() => setSeed(matches.newSeed())}>
            <Icon name="die" />
            {t('setup.new-seed')}
          </button>
          <p class="setting-help" id="seed-help">
            {t('setup.seed.help')}
          </p>
        </div>
        {problem !== null && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" class="button go big" disabled={busy}>
          {t(busy ? 'setup.wait' : 'setup.start')}
        </button>
      </form>
      <HowCard />
    </Page>
  );
}
