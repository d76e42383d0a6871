import * as antiTank from '../../../data/landser/anti-tank.ts';
import { assault as handToHand } from '../../../data/landser/assault.ts';
import { bursts } from '../../../data/landser/bursts.ts';
import * as damaging from '../../../data/landser/damage.ts';
import { deeds } from '../../../data/landser/deeds.ts';
import { effects } from '../../../data/landser/effects.ts';
import * as shooting from '../../../data/landser/fire.ts';
import * as playing from '../../../data/landser/game.ts';
import { grenades } from '../../../data/landser/grenades.ts';
import { hmg } from '../../../data/landser/hmg.ts';
import { movement } from '../../../data/landser/movement.ts';
import { observation } from '../../../data/landser/observation.ts';
import { rules } from '../../../data/landser/rules.ts';
import { profiles, squads } from '../../../data/landser/squad.ts';
import { toggles } from '../../../data/landser/toggles.ts';
import { tracking } from '../../../data/landser/tracking.ts';
import {
  antiTankMen,
  antiTankTeams,
  crewedVehicles,
  vehicles,
  vehicleTracking,
} from '../../../data/landser/vehicles.ts';
import { extend, type Ruleset } from '../../kernel/ruleset.ts';
import { landserClassic } from '../landser-classic/index.ts';
import { act } from './act.ts';
import { assault } from './assault.ts';
import { bail } from './bail.ts';
import type { Book } from './book.ts';
import { effect } from './effect.ts';
import { fire } from './fire.ts';
import { grenade } from './grenade.ts';
import { initiative } from './initiative.ts';
import { morale } from './morale.ts';
import { move } from './move.ts';
import { points } from './points.ts';
import { rally } from './rally.ts';
import { spot } from './spot.ts';
import { suppress } from './suppress.ts';
import { tankhit } from './tankhit.ts';
import { begins, carries } from './tracked/turn.ts';
import { weapon } from './weapon.ts';
import { wound } from './wound.ts';

const OWN_TURN = [
  'move',
  'spot',
  'fire',
  'effect',
  'grenade',
  'tankhit',
  'bail',
  'assault',
  'morale',
  'rally',
  'suppress',
  'wound',
  'weapon',
  'act',
];

/** Landser, the expanded edition: what it says differently from the original. */
export const landser: Ruleset<Book> = extend(landserClassic, {
  id: 'landser',
  name: 'Landser (expanded)',
  prefix: 'LS',
  toggles: {
    ...toggles,
    // The expanded edition leaves none of these open.
    'medium-to-15': undefined,
    'no-moving-auto': undefined,
    'fight-when-hiding': undefined,
    'assault-move-fast': undefined,
  },
  rules,
  book: {
    ...shooting,
    bursts,
    hmg,
    effects,
    grenades,
    deeds,
    ...playing,
    ...antiTank,
    ...damaging,
    movement,
    observation,
    assault: handToHand,
    tracking,
    vehicles: vehicleTracking,
  },
  verbs: {
    initiative,
    move,
    spot,
    fire,
    effect,
    grenade,
    tankhit,
    bail,
    assault,
    morale,
    rally,
    suppress,
    wound,
    points,
    weapon,
    act,
  },
  profiles: { ...profiles, ...vehicles, ...antiTankMen },
  squads: { ...squads, ...crewedVehicles, ...antiTankTeams },
  turn: {
    rule: 'LS-TURN-02',
    order: 'initiative',
    steps: [
      { id: 'first-side', who: 'first', verbs: OWN_TURN },
      { id: 'second-side', who: 'second', verbs: OWN_TURN },
    ],
    casualties: 'at-once',
  },
  begins,
  carries,
});
