/** The composition root: the one file that knows everybody. */
import '../assets/fonts/fonts.css';
import './hud/styles/index.css';
import { openMatches } from './app/matches.ts';
import { drawPicture } from './app/faces.ts';
import { openCoach } from './app/coach.ts';
import { openLessons } from './app/lessons.ts';
import { openRecords } from './app/records.ts';
import { openTable } from './app/table.ts';
import { cardDef, netrunner, simulation } from './games/netrunner/index.ts';
import { decksOf, netrunnerKit } from './games/netrunner/kit.ts';
import { createOpponent } from './games/netrunner/opponent.ts';
import { forecast } from './games/netrunner/bot/forecast.ts';
import { timingSteps } from './games/netrunner/timing.ts';
import { type Hud, openHud } from './hud/App.tsx';
import { openNotices } from './hud/parts/Notices.tsx';
import type { Prefs } from './hud/prefs.ts';
import { keepOneOf } from './pwa/keep.ts';
import { registerOffline } from './pwa/register.ts';
import { createSound, spriteFiles } from './sound/index.ts';
import { drawHero } from './stage/faces/index.ts';
import { openKeeping } from './storage/index.ts';

const asked = new URLSearchParams(location.search);

async function start(): Promise<void> {
  const parent = document.getElementById('hud');
  if (parent === null) throw new Error('the page has no place for the HUD');
  const kit = netrunnerKit(netrunner);
  const keeping = await openKeeping({
    now: () => new Date().toISOString(),
    decksOf,
  });
  openNotices(document.body, keeping.onProblem);
  const prefs = keeping.prefs('hud');
  const sound = createSound();
  let hud: Hud | null = null;
  const matches = openMatches({
    kit,
    keeping,
    bot: createOpponent,
    pace: (signal) => hud?.pace(signal) ?? Promise.resolve(),
  });
  hud = openHud(
    parent,
    {
      matches,
      lessons: openLessons(keeping),
      coach: openCoach(keeping),
      // Nothing is waited for in a record: the charts as tables play it faster, and alike.
      records: openRecords(keeping, netrunnerKit(simulation)),
      prefs: { read: () => prefs.read(), write: (value) => void prefs.write(value) },
      cards: cardDef,
      timing: timingSteps(),
      forecast,
      openStage: asked.has('plain') ? null : (element, options) => openTable(element, options.near, options, sound),
      drawn: asked.has('drawn'),
      drawArt: drawPicture,
      drawHero: (canvas) => {
        const ctx = canvas.getContext('2d');
        if (ctx !== null) drawHero(ctx, canvas.width, canvas.height, 'icebreak');
      },
      sound: (cue) => void sound.play(cue as Parameters<typeof sound.play>[0]),
      ambient: (level) => sound.ambient(level),
      soundSettings: ({ effects, music }, muted) => sound.set({ effects, ambience: music, muted }),
    },
    dirOf(asked.get('dir')),
  );
}

/** `?dir=rtl` shows the page right to left, whatever the settings say. */
function dirOf(name: string | null): Prefs['dir'] {
  return name === 'rtl' || name === 'ltr' ? name : 'auto';
}

registerOffline();
void keepOneOf(spriteFiles());
void start();
