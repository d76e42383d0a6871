import { bunkers } from '../../../data/ww2-skirmish/bunkers.ts';
import { crews } from '../../../data/ww2-skirmish/crews.ts';
import { flame } from '../../../data/ww2-skirmish/flame.ts';
import { counters, squads } from '../../../data/ww2-skirmish/forces.ts';
import { smoke as fog, grenades } from '../../../data/ww2-skirmish/grenades.ts';
import { guns } from '../../../data/ww2-skirmish/guns.ts';
import { melee } from '../../../data/ww2-skirmish/melee.ts';
import { movement } from '../../../data/ww2-skirmish/movement.ts';
import { morale as nerve, suppression } from '../../../data/ww2-skirmish/nerve.ts';
import { points as costs } from '../../../data/ww2-skirmish/points.ts';
import { rules } from '../../../data/ww2-skirmish/rules.ts';
import { fireEffect, smallArms } from '../../../data/ww2-skirmish/small-arms.ts';
import { solo as soloCharts } from '../../../data/ww2-skirmish/solo.ts';
import { soloTurn } from '../../../data/ww2-skirmish/solo-turn.ts';
import { spotting } from '../../../data/ww2-skirmish/spotting.ts';
import { teams } from '../../../data/ww2-skirmish/teams.ts';
import { toggles } from '../../../data/ww2-skirmish/toggles.ts';
import { tracking } from '../../../data/ww2-skirmish/tracking.ts';
import { damage, handHeld, vehicles } from '../../../data/ww2-skirmish/vehicles.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { act } from './act.ts';
import { assault } from './assault.ts';
import { barrage } from './barrage.ts';
import type { Book } from './book.ts';
import { demolish } from './demolish.ts';
import { effect } from './effect.ts';
import { strength } from './figures.ts';
import { fire } from './fire.ts';
import { grenade } from './grenade.ts';
import { morale } from './morale.ts';
import { move } from './move.ts';
import { points } from './points.ts';
import { printed } from './printed.ts';
import { rally } from './rally.ts';
import { smoke } from './smoke.ts';
import { soloPhase } from './solo/phase/phase.ts';
import { solo } from './solo/solo.ts';
import { spot } from './spot.ts';
import { suppress } from './suppress.ts';
import { tankhit } from './tankhit.ts';
import { begins, carries } from './tracked/turn.ts';

// WS-TURN-02 to -04: with `solo-forces` the side that the rules run has the last step, and a side fewer plays.
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

/** WW2 Skirmish: fire teams, figures with Actions, and an enemy that the rules can run. */
export const ww2Skirmish: Ruleset<Book> = {
  id: 'ww2-skirmish',
  name: 'WW2 Skirmish',
  prefix: 'WS',
  toggles,
  rules,
  book: {
    smallArms,
    fireEffect,
    flame,
    grenades,
    guns,
    smoke: fog,
    spotting,
    morale: nerve,
    suppression,
    vehicles,
    handHeld,
    damage,
    bunkers,
    movement,
    melee,
    points: costs,
    solo: soloCharts,
    tracking,
    soloTurn,
  },
  verbs: {
    fire,
    effect,
    grenade,
    barrage,
    smoke,
    spot,
    morale,
    rally,
    suppress,
    tankhit,
    demolish,
    assault,
    move,
    points,
    solo,
    act,
  },
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
  begins,
  carries,
  strength,
  printed,
  solo: soloPhase,
};
