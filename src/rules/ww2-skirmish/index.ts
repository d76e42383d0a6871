import { absences } from '../../../data/ww2-skirmish/absences.ts';
import { answers, together } from '../../../data/ww2-skirmish/answers.ts';
import type { Book } from '../../../data/ww2-skirmish/book.ts';
import { examples } from '../../../data/ww2-skirmish/examples.ts';
import { fields } from '../../../data/ww2-skirmish/fields.ts';
import { counters, squads } from '../../../data/ww2-skirmish/forces.ts';
import { instead } from '../../../data/ww2-skirmish/instead.ts';
import { phrases } from '../../../data/ww2-skirmish/phrases.ts';
import { printed } from '../../../data/ww2-skirmish/printed.ts';
import { rules } from '../../../data/ww2-skirmish/rules.ts';
import { rulings } from '../../../data/ww2-skirmish/rulings.ts';
import { teams } from '../../../data/ww2-skirmish/teams.ts';
import { toggles } from '../../../data/ww2-skirmish/toggles.ts';
import { crews } from '../../../data/ww2-skirmish/vehicles/crews.ts';
import { worth } from '../../../data/ww2-skirmish/worth.ts';
import { print } from '../../kernel/printed/printer.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { withPositions } from '../../kernel/state/position.ts';
import { act } from './act.ts';
import { assault } from './assault.ts';
import { barrage } from './explosions/barrage.ts';
import { demolish } from './explosions/demolish.ts';
import { effect } from './explosions/effect.ts';
import { grenade } from './explosions/grenade.ts';
import { smoke } from './explosions/smoke.ts';
import { actionsLeft, rank, strength } from './figures.ts';
import { fire } from './fire/fire.ts';
import { suppress } from './fire/suppress.ts';
import { morale } from './morale.ts';
import { move } from './moving/move.ts';
import { points } from './points.ts';
import { rally } from './rally.ts';
import { book } from './rulebook.ts';
import { counterDeck } from './solo/deck.ts';
import { soloPhase } from './solo/phase/phase.ts';
import { solo } from './solo/solo.ts';
import { spot } from './spot.ts';
import { act as trackedAct } from './tracked/act.ts';
import { assault as trackedAssault } from './tracked/assault.ts';
import { edited } from './tracked/edited.ts';
import { barrage as trackedBarrage } from './tracked/explosions/barrage.ts';
import { demolish as trackedDemolish } from './tracked/explosions/demolish.ts';
import { effect as trackedEffect } from './tracked/explosions/effect.ts';
import { grenade as trackedGrenade } from './tracked/explosions/grenade.ts';
import { smoke as trackedSmoke } from './tracked/explosions/smoke.ts';
import { fire as trackedFire } from './tracked/fire/fire.ts';
import { suppress as trackedSuppress } from './tracked/fire/suppress.ts';
import { morale as trackedMorale } from './tracked/morale/morale.ts';
import { owes } from './tracked/morale/owed.ts';
import { rally as trackedRally } from './tracked/morale/rally.ts';
import { move as trackedMove } from './tracked/moving/move.ts';
import { carries } from './tracked/next-battle.ts';
import { solo as trackedSolo } from './tracked/solo.ts';
import { spot as trackedSpot } from './tracked/spot.ts';
import { decided } from './tracked/standing.ts';
import { switched } from './tracked/switched.ts';
import { fallen, tally } from './tracked/tally.ts';
import { begins, closes } from './tracked/turn.ts';
import { tankhit as trackedTankhit } from './tracked/vehicles/tankhit.ts';
import { has } from './unit.ts';
import { tankhit } from './vehicles/tankhit.ts';

// WS-TURN-02 to -04: with `solo-forces` the side run by the rules plays the last step, and one side fewer plays.
const OWN_PHASE = [
  'solo',
  'move',
  'spot',
  'suppress',
  'rally',
  'fire',
  'effect',
  'grenade',
  'barrage',
  'smoke',
  'tankhit',
  'demolish',
  'assault',
  'morale',
  'act',
];

const verbs = {
  fire: { ...fire, ...trackedFire },
  effect: { ...effect, ...trackedEffect },
  grenade: { ...grenade, ...trackedGrenade },
  barrage: { ...barrage, ...trackedBarrage },
  smoke: { ...smoke, ...trackedSmoke },
  spot: { ...spot, ...trackedSpot },
  morale: { ...morale, ...trackedMorale },
  rally: { ...rally, ...trackedRally },
  suppress: { ...suppress, ...trackedSuppress },
  tankhit: { ...tankhit, ...trackedTankhit },
  demolish: { ...demolish, ...trackedDemolish },
  assault: { ...assault, ...trackedAssault },
  move: { ...move, ...trackedMove },
  points,
  solo: { ...solo, ...trackedSolo },
  act: { ...act, ...trackedAct },
};

/** Its verbs, with the options of each. */
export type Verbs = typeof verbs;
/** What its battles know. */
export type Fields = typeof fields;

/** WW2 Skirmish: fire teams, figures with Actions, and an enemy that the rules can run. */
export const ww2Skirmish: Ruleset<Book> = {
  id: 'ww2-skirmish',
  name: 'WW2 Skirmish',
  version: 1,
  prefix: 'WS',
  toggles,
  rules,
  phrases,
  answers,
  together,
  absences,
  pricing: {
    verb: 'points',
    rule: book.points.cost.rule,
    fixed: {},
    parts: 'weapon',
    count: { option: 'actions', otherwise: 2 },
    rounds: { option: 'rounds', of: ['grenade', 'rifle-grenade', 'light-mortar', 'mortar'] },
  },
  book,
  duel: {
    verb: 'tankhit',
    weapon: 'weapon',
    firer: { weapon: 'weapon', calibre: 'calibre', ammo: 'ammo' },
    target: { vehicle: 'vehicle', 'running-gear': 'running-gear', fuel: 'fuel' },
    said: ['facing', 'ammo'],
    range: 'range',
  },
  verbs,
  instead,
  rulings,
  profiles: { ...teams, ...crews, ...counters },
  squads,
  turn: {
    rule: 'WS-TURN-02',
    order: 'alternate',
    steps: [
      { id: 'first-side', who: 'first', verbs: OWN_PHASE },
      { id: 'second-side', who: 'second', verbs: OWN_PHASE },
      { id: 'solo-side', who: 'solo', verbs: OWN_PHASE },
    ],
    casualties: 'at-once',
  },
  fields: withPositions(fields),
  owes,
  // The enemy's figures can be counted before the first turn as well as later.
  deploys: (_scene, verb, options) => verb === 'act' || (verb === 'solo' && options.task === 'pool'),
  closes,
  begins,
  carries,
  switched,
  decided,
  edited,
  tally,
  fallen,
  noLoss: ['transferred', 'turned-over', 'cleared', 'eliminated'],
  strength,
  rank,
  actionsLeft,
  couldAct: (unit) => strength(unit) > 0 && !has(unit, 'stunned'),
  printed: () => printed.map((layout) => print(layout)),
  worth,
  examples,
  solo: soloPhase,
  sealed: { counter: counterDeck },
};
