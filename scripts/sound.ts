/**
 * Makes the games' sounds: `npm run sound`, or `npm run sound -- --game black-hat` for one game. Needs ffmpeg with libopus and libmp3lame;
 * playing, building and testing do not, since the output is kept in the repository. The same sources and ffmpeg give the same files, byte
 * for byte. `npm run sound -- --wav DIR` only writes each cue as a WAV file to listen to.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asked, refuse } from './lab/support/entry.ts';
import { FAMILIES, type Family } from './sound/families.ts';
import { ledger } from './sound/ledger.ts';
import { renderAll, toPlaces, toWav } from './sound/sprite.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const audio = join(root, 'assets/audio');

/** Keep dates and encoder names out of the files. */
const BARE = ['-map_metadata', '-1', '-flags', '+bitexact', '-fflags', '+bitexact'];

/** At 21 kbit/s the encoder begins to keep sound above 12 kHz; packets of 60 ms save container overhead. */
const FILES = [
  { type: 'webm', how: ['-c:a', 'libopus', '-b:a', '21k', '-frame_duration', '60'] },
  { type: 'mp3', how: ['-ar', '24000', '-c:a', 'libmp3lame', '-q:a', '8'] },
] as const;

function encode(wav: string, name: string, how: readonly string[]): void {
  try {
    execFileSync('ffmpeg', ['-nostdin', '-y', '-v', 'error', '-i', wav, ...how, ...BARE, join(audio, name)]);
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    throw new Error(
      missing ? 'ffmpeg was not found; install it to make the sounds again' : `ffmpeg could not write ${name}`,
      { cause: error },
    );
  }
}

/** Writes a game's sprite in every format, its ledger and the positions of its cues. */
function write(family: Family): void {
  const cues = renderAll(family);
  const names = FILES.map(({ type, how }) => ({ name: `${family.file}.${type}`, how }));
  const scratch = mkdtempSync(join(tmpdir(), 'icebreak-sound-'));
  try {
    mkdirSync(audio, { recursive: true });
    const wav = join(scratch, 'effects.wav');
    writeFileSync(wav, toWav(cues));
    for (const { name, how } of names) encode(wav, name, how);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  writeFileSync(join(root, `src/games/${family.game}/sound/sprite.json`), toPlaces(cues));
  const files = names.map(({ name }) => ({ name, bytes: readFileSync(join(audio, name)) }));
  writeFileSync(join(audio, `${family.file}.json`), ledger(cues, files));
  for (const { name } of names)
    console.log(`${name}: ${cues.length} cues, ${(statSync(join(audio, name)).size / 1_000).toFixed(1)} kB`);
}

const { game, wav: dir } = asked({ game: '', wav: '' }, { script: 'sound' });
const chosen = FAMILIES.filter((family) => game === '' || family.game === game);
if (chosen.length === 0) refuse(`There are no sounds of a game “${game}”.`);
if (dir === '') for (const family of chosen) write(family);
else {
  mkdirSync(dir, { recursive: true });
  for (const family of chosen)
    for (const cue of renderAll(family))
      writeFileSync(join(dir, `${family.game}-${cue.cue}.wav`), toWav([{ ...cue, offset: 0 }]));
  console.log(`the cues of ${chosen.map(({ game }) => game).join(', ')} in ${dir}`);
}
