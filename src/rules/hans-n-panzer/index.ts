import { absences } from '../../../data/hans-n-panzer/absences.ts';
import { answers, together } from '../../../data/hans-n-panzer/answers.ts';
import { shelling } from '../../../data/hans-n-panzer/artillery.ts';
import type { Book } from '../../../data/hans-n-panzer/book.ts';
import { examples } from '../../../data/hans-n-panzer/examples.ts';
import { fields } from '../../../data/hans-n-panzer/fields.ts';
import { doubled, visibility as sky, work } from '../../../data/hans-n-panzer/game.ts';
import { launchers, tank } from '../../../data/hans-n-panzer/guns.ts';
import { houses } from '../../../data/hans-n-panzer/houses.ts';
import { grenades, range, reach, smallArms, softVehicle } from '../../../data/hans-n-panzer/infantry.ts';
import { instead } from '../../../data/hans-n-panzer/instead.ts';
import { morale as standing } from '../../../data/hans-n-panzer/morale.ts';
import { movement } from '../../../data/hans-n-panzer/movement.ts';
import { profiles, squads } from '../../../data/hans-n-panzer/organisation.ts';
import { phrases } from '../../../data/hans-n-panzer/phrases.ts';
import { printed } from '../../../data/hans-n-panzer/printed.ts';
import { battleRulings } from '../../../data/hans-n-panzer/rules/battle-rulings.ts';
import { rules } from '../../../data/hans-n-panzer/rules.ts';
import { rulings } from '../../../data/hans-n-panzer/rulings.ts';
import { toggles } from '../../../data/hans-n-panzer/toggles.ts';
import { tracking } from '../../../data/hans-n-panzer/tracking.ts';
import { vehicles } from '../../../data/hans-n-panzer/vehicles.ts';
import { worth } from '../../../data/hans-n-panzer/worth.ts';
import { print } from '../../kernel/printed/printer.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { withPositions } from '../../kernel/state/position.ts';
import { barrage } from './barrage.ts';
import { demolish } from './demolish.ts';
import { drawing } from './drawings.ts';
import { effect } from './effect.ts';
import { fire } from './fire.ts';
import { grenade } from './grenade.ts';
import { morale } from './morale.ts';
import { move } from './move.ts';
import { rally } from './rally.ts';
import { tankhit } from './tankhit.ts';
import { edited } from './tracked/by-hand.ts';
import { demolish as trackedDemolish } from './tracked/fire/demolish.ts';
import { effect as trackedEffect } from './tracked/fire/effect.ts';
import { fire as trackedFire } from './tracked/fire/fire.ts';
import { grenade as trackedGrenade } from './tracked/fire/grenade.ts';
import { tankhit as trackedTankhit } from './tracked/fire/tankhit.ts';
import { barrage as trackedBarrage } from './tracked/guns/barrage.ts';
import { weapon as trackedWeapon } from './tracked/guns/weapon.ts';
import { morale as trackedMorale } from './tracked/morale/morale.ts';
import { rally as trackedRally } from './tracked/morale/rally.ts';
import { move as trackedMove } from './tracked/moving/move.ts';
import { within } from './tracked/moving/within.ts';
import { carries } from './tracked/next-battle.ts';
import { fallen, tally } from './tracked/tally.ts';
import { begins, bindings, closes, deploys, hasActed } from './tracked/turn.ts';
import { has, isHouse, strength } from './tracked/unit.ts';
import { visibility as trackedVisibility } from './tracked/visibility.ts';
import { visibility } from './visibility.ts';
import { weapon } from './weapon.ts';

const verbs = {
  move: { ...move, ...trackedMove },
  fire: { ...fire, ...trackedFire },
  effect: { ...effect, ...trackedEffect },
  grenade: { ...grenade, ...trackedGrenade },
  barrage: { ...barrage, ...trackedBarrage },
  tankhit: { ...tankhit, ...trackedTankhit },
  demolish: { ...demolish, ...trackedDemolish },
  morale: { ...morale, ...trackedMorale },
  rally: { ...rally, ...trackedRally },
  weapon: { ...weapon, ...trackedWeapon },
  visibility: { ...visibility, ...trackedVisibility },
};

/** Its verbs, with the options of each. */
export type Verbs = typeof verbs;
/** What its battles know. */
export type Fields = typeof fields;

/** Hans 'n' Panzer, by Milihistriot. */
export const hansNPanzer: Ruleset<Book> = {
  id: 'hans-n-panzer',
  name: 'Hans ’n’ Panzer',
  version: 1,
  prefix: 'HP',
  toggles,
  rules,
  phrases,
  answers,
  absences,
  together,
  book: {
    vehicles,
    tank,
    launchers,
    smallArms,
    range,
    reach,
    softVehicle,
    shelling,
    grenades,
    houses,
    morale: standing,
    movement,
    work,
    visibility: sky,
    doubled,
    tracking,
  },
  duel: {
    verb: 'tankhit',
    weapon: 'weapon',
    firer: { weapon: 'weapon' },
    target: { target: 'vehicle' },
    said: ['cover', 'angle'],
    range: 'range',
  },
  verbs,
  instead,
  // The rulings on whole battles are in the list of rules: their words are the same.
  rulings: { ...rulings, ...Object.fromEntries(battleRulings.map(({ id, text }) => [id, text])) },
  profiles,
  squads,
  turn: {
    rule: 'HP-SEQ-02',
    order: 'simultaneous',
    // HP-RUL-23: guns, artillery and mortars before all other weapons.
    steps: [
      { id: 'move', who: 'both', verbs: ['move', 'weapon'] },
      { id: 'guns', who: 'both', verbs: ['tankhit', 'barrage', 'demolish', 'effect'] },
      { id: 'fire', who: 'both', verbs: ['fire', 'tankhit', 'grenade', 'effect'] },
      { id: 'morale', who: 'both', verbs: ['morale', 'rally', 'weapon'] },
    ],
    casualties: 'step-end',
  },
  fields: withPositions(fields),
  known: 'umpire',
  out: { wreck: 'HP-TANK-10' },
  deploys,
  closes,
  begins,
  bindings,
  isTerrain: isHouse,
  within,
  carries,
  edited,
  strength,
  hasActed,
  rank: (unit) => (has(unit, 'command') ? 0 : 1),
  tally,
  fallen,
  noLoss: ['in-vehicle', 'unmanned'],
  printed: () => printed.map((layout) => print(layout, profiles)),
  worth,
  examples,
  drawing,
};
