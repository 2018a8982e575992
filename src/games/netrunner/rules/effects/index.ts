/**
 * The handler of each kind of effect (word), exported under its name by a module of this folder, actions/ or flow/, and its test whether
 * the effect could do anything now.
 */
import * as actions from '../actions/index.ts';
import * as cards from './cards.ts';
import * as choices from './choices.ts';
import * as damage from './damage.ts';
import { feasible as ofCards } from './cards.ts';
import { feasible as ofChoices } from './choices.ts';
import { feasible as ofHard } from './hard.ts';
import { feasible as ofInstalls } from './install-more.ts';
import { feasible as ofMoney } from './money.ts';
import { feasible as ofRuns } from './run.ts';
import { FEASIBLE } from './feasible.ts';
import type { Handlers } from './handler.ts';
import * as hard from './hard.ts';
import * as install from './install.ts';
import * as more from './install-more.ts';
import * as money from './money.ts';
import * as optional from './optional.ts';
import * as run from './run.ts';
import * as trace from './trace.ts';
import * as use from './use.ts';
import * as discard from './discard.ts';
import * as access from '../flow/access.ts';
import * as ways from '../flow/ways.ts';
import * as instead from '../flow/instead.ts';

export const HANDLERS: Handlers = {
  ...actions,
  ...cards,
  ...choices,
  ...damage,
  ...discard,
  ...hard,
  ...install,
  ...more,
  ...money,
  ...optional,
  ...run,
  ...trace,
  ...use,
  ...access,
  ...ways,
  ...instead,
};

Object.assign(FEASIBLE, ofCards, ofChoices, ofHard, ofInstalls, ofMoney, ofRuns);
