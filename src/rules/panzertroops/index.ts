import { absences } from '../../../data/panzertroops/absences.ts';
import { about, answers, together } from '../../../data/panzertroops/answers.ts';
import type { Book } from '../../../data/panzertroops/book.ts';
import { examples } from '../../../data/panzertroops/examples.ts';
import { fields } from '../../../data/panzertroops/fields.ts';
import { instead } from '../../../data/panzertroops/instead.ts';
import { phrases } from '../../../data/panzertroops/phrases.ts';
import { points as costs } from '../../../data/panzertroops/points.ts';
import { rules } from '../../../data/panzertroops/rules.ts';
import { rulings } from '../../../data/panzertroops/rulings.ts';
import { toggles } from '../../../data/panzertroops/toggles.ts';
import { worth } from '../../../data/panzertroops/worth.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { withPositions } from '../../kernel/state/position.ts';
import { bail } from './bail.ts';
import { book } from './book.ts';
import { barrage } from './fire/barrage.ts';
import { fire } from './fire/fire.ts';
import { grenade } from './fire/grenade.ts';
import { smoke } from './fire/smoke.ts';
import { tankhit } from './fire/tankhit.ts';
import { initiative } from './initiative.ts';
import { morale } from './morale.ts';
import { move } from './moving/move.ts';
import { points } from './points/points.ts';
import { printed } from './printed.ts';
import { profiles } from './profiles.ts';
import { squads } from './squads.ts';
import { trackedBail } from './tracked/crews/bail.ts';
import { deploys } from './tracked/deploying.ts';
import { edited } from './tracked/edited.ts';
import { over } from './tracked/ending.ts';
import { trackedFire } from './tracked/fire/fire.ts';
import { trackedGrenade } from './tracked/fire/grenade.ts';
import { trackedTankhit } from './tracked/fire/tankhit.ts';
import { trackedInitiative } from './tracked/initiative.ts';
import { firstOf, groupKey } from './tracked/morale/groups.ts';
import { trackedMorale } from './tracked/morale/morale.ts';
import { stands } from './tracked/morale/standing.ts';
import { trackedMove } from './tracked/moving/move.ts';
import { carries } from './tracked/next-battle.ts';
import { trackedBarrage } from './tracked/support/barrage.ts';
import { trackedSmoke } from './tracked/support/smoke.ts';
import { switched } from './tracked/switches.ts';
import { fallenOf, tally } from './tracked/tally.ts';
import { begins, closes, couldAct } from './tracked/turn.ts';
import { trackedWeapon } from './tracked/weapon.ts';
import { within } from './tracked/within.ts';
import { isLeader, strength } from './unit.ts';
import { weapon } from './weapon.ts';

const MOVING = ['move', 'weapon', 'barrage', 'bail', 'morale', 'points'];
const FIRING = ['fire', 'grenade', 'tankhit', 'smoke', 'bail', 'morale', 'points'];

/** What the referee knows for certain about a unit. */
const KEPT = [
  ...['moved', 'phase', 'broken'],
  ...['mover', 'ran-last-turn', 'half-moves', 'vehicle'],
  ...['troops', 'leader', 'immobilised', 'riders', 'crew'],
];

const verbs = {
  fire: { ...fire, ...trackedFire },
  grenade: { ...grenade, ...trackedGrenade },
  tankhit: { ...tankhit, ...trackedTankhit },
  bail: { ...bail, ...trackedBail },
  morale: { ...morale, ...trackedMorale },
  barrage: { ...barrage, ...trackedBarrage },
  smoke: { ...smoke, ...trackedSmoke },
  initiative: { ...initiative, ...trackedInitiative },
  move: { ...move, ...trackedMove },
  weapon: { ...weapon, ...trackedWeapon },
  points,
};

/** Its verbs, with the options of each. */
export type Verbs = typeof verbs;
/** What its battles know. */
export type Fields = typeof fields;

/** Panzer Troops: Heritage's game of 1980, with the later updates of its page. */
export const panzertroops: Ruleset<Book> = {
  id: 'panzertroops',
  name: 'Panzer Troops',
  version: 1,
  prefix: 'PT',
  toggles,
  rules,
  phrases,
  answers,
  about,
  absences,
  together,
  pricing: {
    verb: 'points',
    rule: costs.force.rule,
    fixed: { what: 'force' },
    parts: 'items',
    grades: { option: 'troops', values: Object.keys(costs.figures) },
  },
  book,
  duel: {
    verb: 'tankhit',
    weapon: 'weapon',
    firer: { weapon: 'weapons' },
    target: { vehicle: 'vehicle' },
    said: ['facing', 'cover'],
    range: 'range',
  },
  verbs,
  instead,
  rulings,
  profiles,
  squads,
  turn: {
    rule: 'PT-TURN-01',
    order: 'alternate',
    steps: [
      { id: 'first-side-moves', who: 'first', verbs: MOVING },
      { id: 'defensive-fire-of-second', who: 'second', verbs: FIRING },
      { id: 'attacking-fire-of-first', who: 'first', verbs: FIRING },
      { id: 'second-side-moves', who: 'second', verbs: MOVING },
      { id: 'defensive-fire-of-first', who: 'first', verbs: FIRING },
      { id: 'attacking-fire-of-second', who: 'second', verbs: FIRING },
    ],
    casualties: 'at-once',
  },
  fields: withPositions(fields),
  squadOf: groupKey,
  speaks: firstOf,
  // Nobody disputes what a unit has done, but how its enemy catches it in a move is for the firer to say (PT-ATK-07).
  known: KEPT,
  // Units out of play are refused by a rule, after the step is checked.
  gate: ['battle', 'step', 'book', 'table'],
  deploys,
  begins,
  closes,
  over,
  switched,
  edited,
  carries,
  couldAct,
  fallen: fallenOf,
  noLoss: ['took-over'],
  within,
  rank: (unit) => (isLeader(unit) ? 0 : 1),
  stands,
  tally,
  strength,
  printed,
  worth,
  examples,
};
