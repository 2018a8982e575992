/** What Netrunner's rivals may say, and when it is true. The words are in `locales/en/late/rivals.json`, as `rival.<name>`. */
import type { Line } from '../../../hud/contract/rivals.ts';
import type { MOMENTS } from './moments.ts';
import type { SeenEvent } from '../rules/events.ts';
import type { Seat } from '../rules/model.ts';
import type { View } from '../rules/view-types.ts';

type Moment = (typeof MOMENTS)[number];
type Of<T extends Moment> = SeenEvent & { type: T };

/** A line of one side about one type of event. */
const line = <T extends Moment>(
  seat: Seat,
  on: T,
  when: (view: View, event: Of<T>) => boolean = () => true,
): Line<SeenEvent, View> => ({
  on,
  by: () => [seat],
  when: (event, view) => event.type === on && when(view, event as Of<T>),
});

const left = (view: View, seat: Seat): number => view.toWin - view[seat].points;
const ahead = ({ corp, runner }: View): number => corp.points - runner.points;

/** By name, what fits best first. */
export const LINES = {
  'corp.won.flat': line(
    'corp',
    'game-ended',
    (_view, { winner, reason }) => winner === 'corp' && reason === 'flatline',
  ),
  'corp.won': line(
    'corp',
    'game-ended',
    (_view, { winner, reason }) => winner === 'corp' && reason === 'agenda-points',
  ),
  'corp.lost.empty': line('corp', 'game-ended', (_view, { reason }) => reason === 'empty-rnd'),
  'corp.lost': line('corp', 'game-ended', (_view, { winner }) => winner === 'runner'),
  'runner.won': line('runner', 'game-ended', (_view, { winner }) => winner === 'runner'),
  'runner.lost.points': line(
    'runner',
    'game-ended',
    (_view, { reason, winner }) => winner === 'corp' && reason === 'agenda-points',
  ),
  'corp.stolen.two': line('corp', 'stolen', (view) => left(view, 'runner') === 2),
  'corp.stolen.one': line('corp', 'stolen', (view) => left(view, 'runner') === 1),
  'corp.stolen.desk': line('corp', 'stolen', (_view, { was }) => was.zone === 'hq'),
  'corp.stolen.plans': line('corp', 'stolen', (_view, { was }) => was.zone === 'rnd'),
  'corp.stolen.first': line('corp', 'stolen', (view) => view.runner.score.length === 1),
  'corp.stolen.behind': line('corp', 'stolen', (view) => ahead(view) < 0),
  'corp.stolen.ahead': line('corp', 'stolen', (view) => ahead(view) > 0),
  'runner.stole.two': line('runner', 'stolen', (view) => left(view, 'runner') === 2),
  'runner.stole.one': line('runner', 'stolen', (view) => left(view, 'runner') === 1),
  'runner.stole.first': line('runner', 'stolen', (view) => view.runner.score.length === 1),
  'runner.stole.ahead': line('runner', 'stolen', (view) => ahead(view) < 0),
  'runner.stole.even': line('runner', 'stolen', (view) => ahead(view) === 0),
  'runner.stole.behind': line('runner', 'stolen', (view) => ahead(view) > 0),
  'corp.scored.two': line('corp', 'scored', (view) => left(view, 'corp') === 2),
  'corp.scored.one': line('corp', 'scored', (view) => left(view, 'corp') === 1),
  'corp.scored.first': line('corp', 'scored', (view) => view.corp.score.length === 1),
  'corp.scored.ahead': line('corp', 'scored', (view) => ahead(view) > 0),
  'corp.scored.even': line('corp', 'scored', (view) => ahead(view) === 0),
  'corp.scored.behind': line('corp', 'scored', (view) => ahead(view) < 0),
  'runner.scored.near': line('runner', 'scored', (view) => left(view, 'corp') > 0 && left(view, 'corp') <= 2),
  'runner.scored.ahead': line('runner', 'scored', (view) => ahead(view) < 0),
  'runner.scored': line('runner', 'scored', (view) => ahead(view) > 0),
  'corp.damage.empty': line('corp', 'damage-done', (view) => view.runner.handSize === 0),
  'corp.damage.brain': line('corp', 'damage-done', (_view, { kind }) => kind === 'brain'),
  'corp.damage.net': line('corp', 'damage-done', (_view, { kind }) => kind === 'net'),
  'corp.damage.meat': line('corp', 'damage-done', (_view, { kind }) => kind === 'meat'),
  'runner.damage.empty': line('runner', 'damage-done', (view) => view.runner.handSize === 0),
  'runner.damage': line('runner', 'damage-done', (view) => view.over === null),
  'corp.trace': line('corp', 'trace-ended', (_view, { success }) => success),
  'corp.trace.failed': line('corp', 'trace-ended', (_view, { success }) => !success),
  'runner.trace': line('runner', 'trace-ended', (_view, { success }) => success),
  'runner.trace.failed': line('runner', 'trace-ended', (_view, { success }) => !success),
  'corp.tags.many': line('corp', 'tags-given', ({ runner }) => runner.tags >= 3),
  'corp.tags': line('corp', 'tags-given', ({ runner }) => runner.tags > 0),
  'runner.tags': line('runner', 'tags-given', ({ runner }) => runner.tags > 0),
  'corp.purged': line('corp', 'purged', (_view, { n }) => n > 0),
  'runner.purged': line('runner', 'purged', (_view, { n }) => n > 0),
  'corp.press': line('corp', 'bad-publicity-taken', ({ corp }) => corp.badPublicity > 0),
  'corp.stopped': line('corp', 'run-ended', (_view, { why }) => why === 'ended'),
  'runner.stopped': line('runner', 'run-ended', (_view, { why }) => why === 'ended'),
  'runner.left': line('runner', 'run-ended', (_view, { why }) => why === 'jack-out'),
  'runner.in.hq': line('runner', 'run-succeeded', (_view, { server }) => server === 'hq'),
  'runner.in.rnd': line('runner', 'run-succeeded', (_view, { server }) => server === 'rnd'),
  'runner.in.archives': line('runner', 'run-succeeded', (_view, { server }) => server === 'archives'),
} satisfies Record<string, Line<SeenEvent, View>>;
