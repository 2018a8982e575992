/** The certificate at the end of a path of lessons: its picture, the name on it, and a button that saves it. */
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { language, t } from '../../i18n/index.ts';
import { Button } from '../components/Button.tsx';
import { saveFile } from '../components/save-file.ts';
import { CERTIFICATE, drawCertificate } from './certificate.ts';

/** What is certified: the lesson that was won, its game, and the stars of all its lessons. */
export interface Deed {
  title: string;
  game: { id: string; name: string };
  stars: { won: number; most: number; of: number };
}

interface Props {
  deed: Deed;
  /** draws the picture behind the certificate; null if there is none */
  draw: ((canvas: HTMLCanvasElement) => void) | null;
}

/** The most letters of a name. */
const LONGEST_NAME = 40;

export function Certificate({ deed, draw }: Props): JSX.Element {
  const { title, game, stars } = deed;
  const canvas = useRef<HTMLCanvasElement>(null);
  const [typed, setTyped] = useState('');
  const [saved, setSaved] = useState(false);
  const [today] = useState(() => new Date());
  const { tag } = language();
  const name = typed.trim();
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'long' }).format(today);
  useEffect(() => {
    const drawing = new AbortController();
    const text = {
      heading: t('certificate.heading'),
      game: game.name,
      to: t('certificate.to'),
      name,
      deed: t('certificate.deed', { title }),
      stars: t('certificate.stars', stars),
      date,
    };
    const rtl = getComputedStyle(canvas.current!).direction === 'rtl';
    void drawCertificate(canvas.current!, text, { rtl, backdrop: draw, signal: drawing.signal });
    return () => drawing.abort();
  }, [title, game, stars, name, date, draw]);
  const save = (): void =>
    canvas.current!.toBlob((picture) => {
      if (picture === null) return;
      saveFile(`icebreak-${game.id}.png`, picture);
      setSaved(true);
    });
  return (
    <section class="certificate" aria-label={t('certificate.heading')}>
      <canvas
        ref={canvas}
        {...CERTIFICATE}
        role="img"
        aria-label={t('certificate.read', {
          named: name === '' ? 'no' : 'yes',
          name,
          title,
          game: game.name,
          date,
          won: stars.won,
          most: stars.most,
        })}
      />
      <div class="certificate-keep">
        <label>
          <span>{t('certificate.name')}</span>
          <input
            type="text"
            dir="auto"
            autoComplete="name"
            maxLength={LONGEST_NAME}
            value={typed}
            onInput={(event) => {
              setTyped(event.currentTarget.value);
              setSaved(false);
            }}
          />
        </label>
        <Button icon="down" label={t('certificate.save')} onClick={save} />
        <p role="status">{saved ? t('certificate.saved') : ''}</p>
      </div>
    </section>
  );
}
