import { type ComponentChildren, render } from 'preact';
import { Dialog } from '../../../../../src/hud/components/Dialog.tsx';
import { FileButton } from '../../../../../src/hud/components/FileButton.tsx';
import { Key } from '../../../../../src/hud/components/Key.tsx';
import { OpeningBar } from '../../../../../src/hud/components/Opening.tsx';
import { Pips } from '../../../../../src/hud/components/Pips.tsx';
import { SearchField } from '../../../../../src/hud/components/SearchField.tsx';
import { Segments } from '../../../../../src/hud/components/Segments.tsx';
import { Stat } from '../../../../../src/hud/components/Stat.tsx';
import { Tool } from '../../../../../src/hud/components/Tool.tsx';
import { Stars } from '../../../../../src/hud/components/Stars.tsx';
import { Icon } from '../../../../../src/hud/components/icons.tsx';
import { ICONS } from '../../../../../src/hud/contract/icons.ts';
import type { Exhibit } from '../exhibit.ts';

const nothing = (): void => undefined;
const show = (children: ComponentChildren) => (root: HTMLElement) =>
  render(
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '1rem', padding: '2rem', alignItems: 'center' }}>
      {children}
    </div>,
    root,
  );

export default {
  title: 'Components',
  states: {
    Icons: show(
      ICONS.map((name) => (
        <span key={name} title={name}>
          <Icon name={name} /> {name}
        </span>
      )),
    ),
    Buttons: show(
      <>
        <button type="button" class="button">
          Button
        </button>
        <button type="button" class="button" disabled>
          Disabled
        </button>
        <button type="button" class="button go">
          go
        </button>
        <button type="button" class="button danger">
          danger
        </button>
        <button type="button" class="button small">
          small
        </button>
        <button type="button" class="button big">
          big
        </button>
        <FileButton label="Import a file" accept=".json" onFile={nothing} />
        <Tool icon="close" label="Tool" onClick={nothing} />
        <Tool icon="close" label="Tool, pressed" onClick={nothing} pressed />
        <Tool icon="close" label="Tool, off" onClick={nothing} off />
        <Key of="Enter" />
      </>,
    ),
    Segments: show(
      <>
        <Segments name="few" values={[1, 2]} value={1} label={(n) => `${n} seats`} onChoose={nothing} />
        <Segments name="many" values={[1, 2, 3, 4, 5, 6]} value={4} label={String} onChoose={nothing} />
      </>,
    ),
    'Search field': show(
      <>
        <SearchField label="Find a card" value="" onInput={nothing} />
        <SearchField label="Find a card" value="Wall of Static" onInput={nothing} />
      </>,
    ),
    'Numbers and pips': show(
      <>
        <Stat icon="coin" n={5} words="5 credits" />
        <Stat icon="coin" n={5} words="5 credits" tone="bad" />
        <Pips n={0} of={4} words="No click left" kind="clicks" />
        <Pips n={3} of={4} words="3 clicks left" kind="clicks" />
        <Pips n={5} of={4} words="5 clicks left" kind="clicks" />
      </>,
    ),
    Stars: show([0, 1, 2, 3].map((n) => <Stars key={n} n={n} />)),
    'Opening bar': show([0, 0.4, 1].map((share) => <OpeningBar key={share} share={share} onStop={nothing} />)),
    Dialog: show(
      <Dialog title="A dialog" onClose={nothing}>
        <p>What it says.</p>
        <button type="button" class="button">
          Do it
        </button>
      </Dialog>,
    ),
    'Dialog, long': show(
      <Dialog title="A dialog with much to read" onClose={nothing}>
        {Array.from({ length: 40 }, (_, n) => (
          <p key={n}>Line {n + 1} of a text that is longer than the screen.</p>
        ))}
      </Dialog>,
    ),
    'Dialog that must be answered': show(
      <Dialog title="No way out" onClose={nothing} dismiss={false}>
        <p>Choose.</p>
        <button type="button" class="button">
          Yes
        </button>
      </Dialog>,
    ),
  },
} satisfies Exhibit;
