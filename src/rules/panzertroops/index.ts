import * as shooting from '../../../data/panzertroops/fire.ts';
import * as playing from '../../../data/panzertroops/game.ts';
import { instead } from '../../../data/panzertroops/instead.ts';
import { movement } from '../../../data/panzertroops/movement.ts';
import { formations, troops } from '../../../data/panzertroops/organisation.ts';
import { points as costs } from '../../../data/panzertroops/points.ts';
import { rules } from '../../../data/panzertroops/rules.ts';
import { attached, teams } from '../../../data/panzertroops/teams.ts';
import { toggles } from '../../../data/panzertroops/toggles.ts';
import { tracking } from '../../../data/panzertroops/tracking.ts';
import { transport } from '../../../data/panzertroops/transport.ts';
import { vehicles } from '../../../data/panzertroops/vehicles.ts';
import { weapons } from '../../../data/panzertroops/weapons.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { bail } from './bail.ts';
import { barrage } from './barrage.ts';
import type { Book } from './book.ts';
import { fire } from './fire.ts';
import { grenade } from './grenade.ts';
import { initiative } from './initiative.ts';
import { morale } from './morale.ts';
import { move } from './move.ts';
import { points } from './points.ts';
import { printed } from './printed.ts';
import { profiles } from './profiles.ts';
import { smoke } from './smoke.ts';
import { squads } from './squads.ts';
import { tankhit } from './tankhit.ts';
import { begins, carries } from './tracked/turn.ts';
import { strength } from './unit.ts';
import { weapon } from './weapon.ts';

const MOVING = ['move', 'weapon', 'barrage', 'bail', 'morale', 'points'];
const FIRING = ['fire', 'grenade', 'tankhit', 'smoke', 'bail', 'morale', 'points'];

const organisation = { formations, troops: { ...troops, ...teams }, substitutes: attached };

/** Panzer Troops: Heritage's game of 1980, with the later updates of its page. */
export const panzertroops: Ruleset<Book> = {
  id: 'panzertroops',
  name: 'Panzer Troops',
  prefix: 'PT',
  toggles,
  rules,
  book: { ...shooting, ...playing, weapons, vehicles, movement, transport, points: costs, tracking, organisation },
  verbs: { fire, grenade, tankhit, bail, morale, barrage, smoke, initiative, move, points, weapon },
  instead,
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
  begins,
  carries,
  strength,
  printed,
};
