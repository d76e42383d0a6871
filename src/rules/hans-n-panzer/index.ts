import { shelling } from '../../../data/hans-n-panzer/artillery.ts';
import { doubled, visibility as sky, work } from '../../../data/hans-n-panzer/game.ts';
import { launchers, tank } from '../../../data/hans-n-panzer/guns.ts';
import { houses } from '../../../data/hans-n-panzer/houses.ts';
import { grenades, range, reach, smallArms, softVehicle } from '../../../data/hans-n-panzer/infantry.ts';
import { morale as standing } from '../../../data/hans-n-panzer/morale.ts';
import { movement } from '../../../data/hans-n-panzer/movement.ts';
import { profiles, squads } from '../../../data/hans-n-panzer/organisation.ts';
import { rules } from '../../../data/hans-n-panzer/rules.ts';
import { toggles } from '../../../data/hans-n-panzer/toggles.ts';
import { tracking } from '../../../data/hans-n-panzer/tracking.ts';
import { vehicles } from '../../../data/hans-n-panzer/vehicles.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { barrage } from './barrage.ts';
import type { Book } from './book.ts';
import { demolish } from './demolish.ts';
import { drawing } from './drawings.ts';
import { effect } from './effect.ts';
import { fire } from './fire.ts';
import { grenade } from './grenade.ts';
import { morale } from './morale.ts';
import { move } from './move.ts';
import { printed } from './printed.ts';
import { rally } from './rally.ts';
import { tankhit } from './tankhit.ts';
import { begins, carries } from './tracked/turn.ts';
import { strength } from './unit.ts';
import { visibility } from './visibility.ts';
import { weapon } from './weapon.ts';

/** Hans 'n' Panzer, by Milihistriot. */
export const hansNPanzer: Ruleset<Book> = {
  id: 'hans-n-panzer',
  name: "Hans 'n' Panzer",
  prefix: 'HP',
  toggles,
  rules,
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
  verbs: { move, fire, effect, grenade, barrage, tankhit, demolish, morale, rally, weapon, visibility },
  profiles,
  squads,
  turn: {
    rule: 'HP-SEQ-02',
    order: 'simultaneous',
    // HP-RUL-23: guns, artillery and mortars before all other weapons.
    steps: [
      { id: 'move', who: 'both', verbs: ['move', 'weapon'] },
      { id: 'guns', who: 'both', verbs: ['tankhit', 'barrage', 'effect', 'demolish', 'weapon'] },
      { id: 'fire', who: 'both', verbs: ['fire', 'tankhit', 'grenade', 'effect'] },
      { id: 'morale', who: 'both', verbs: ['morale', 'rally', 'weapon'] },
    ],
    casualties: 'step-end',
  },
  begins,
  carries,
  strength,
  printed,
  drawing,
};
