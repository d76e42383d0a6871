import * as antiTank from '../../../data/landser/anti-tank.ts';
import { assault as handToHand } from '../../../data/landser/assault.ts';
import type { Book } from '../../../data/landser/book.ts';
import { bursts } from '../../../data/landser/bursts.ts';
import * as damaging from '../../../data/landser/damage.ts';
import { deeds } from '../../../data/landser/deeds.ts';
import { effects } from '../../../data/landser/effects.ts';
import { further as furtherFields, numbers } from '../../../data/landser/fields.ts';
import * as shooting from '../../../data/landser/fire.ts';
import * as playing from '../../../data/landser/game.ts';
import { grenades } from '../../../data/landser/grenades.ts';
import { hmg } from '../../../data/landser/hmg.ts';
import { instead } from '../../../data/landser/instead.ts';
import { movement } from '../../../data/landser/movement.ts';
import { observation } from '../../../data/landser/observation.ts';
import { printed } from '../../../data/landser/printed.ts';
import { numbers as ruleNumbers } from '../../../data/landser/rules.ts';
import { rulings } from '../../../data/landser/rulings.ts';
import { profiles, squads } from '../../../data/landser/squad.ts';
import { toggles } from '../../../data/landser/toggles.ts';
import { everybody, tracking as further } from '../../../data/landser/tracking.ts';
import { antiTankMen, antiTankTeams, crewedVehicles, vehicles } from '../../../data/landser/vehicles.ts';
import { worth } from '../../../data/landser/worth.ts';
import { effects as originalEffects } from '../../../data/landser-classic/effects.ts';
import { fields as originalFields } from '../../../data/landser-classic/fields.ts';
import * as originalShooting from '../../../data/landser-classic/fire.ts';
import { initiative as goingFirst, work } from '../../../data/landser-classic/game.ts';
import { grenades as originalGrenades } from '../../../data/landser-classic/grenades.ts';
import { observation as originalObservation } from '../../../data/landser-classic/observation.ts';
import { tracking } from '../../../data/landser-classic/tracking.ts';
import { print } from '../../kernel/printed/printer.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { withPositions } from '../../kernel/state/position.ts';
import { borrowed } from '../landser-classic/borrowed.ts';
import { landserClassic } from '../landser-classic/index.ts';
import { initiative } from '../landser-classic/initiative.ts';
import { solo } from '../landser-classic/solo.ts';
import * as tracked from '../landser-classic/tracked/index.ts';
import { weapon } from '../landser-classic/weapon.ts';
import { act } from './act.ts';
import { assault } from './assault.ts';
import { effect } from './blasts/effect.ts';
import { grenade } from './blasts/grenade.ts';
import { fire } from './fire/fire.ts';
import { suppress } from './fire/suppress.ts';
import { morale } from './morale.ts';
import { move } from './move.ts';
import { points } from './points.ts';
import { rally } from './rally.ts';
import { spot } from './spot.ts';
import { bail } from './tanks/bail.ts';
import { tankhit } from './tanks/tankhit.ts';
import { absences } from './texts/absences.ts';
import { answers, together } from './texts/answers.ts';
import { phrases } from './texts/phrases.ts';
import { renumbered } from './texts/renumbered.ts';
import { rules } from './texts/rules.ts';
import { bail as trackedBail } from './tracked/bail.ts';
import { edited } from './tracked/edited.ts';
import { rally as trackedRally } from './tracked/rally.ts';
import { suppress as trackedSuppress } from './tracked/suppress.ts';
import { tankhit as trackedTankhit } from './tracked/tankhit.ts';
import { wound } from './wounds/wound.ts';

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
  'solo',
];

/** What both editions remember, under this edition's numbers. */
const common = renumbered(tracking, numbers);
const shared = renumbered(originalFields, numbers);
const fields = { ...shared, unit: { ...shared.unit, ...furtherFields.unit } };
/** Tables of the original that this edition prints too. */
const { stillHit, impossible, dogsChance, coverless } = originalShooting;
// A D3 drifts a grenade here, so there are no halves to be exact about.
const { exactDrift: _halves, ...thrown } = originalGrenades;
const printedToo = renumbered(
  {
    ...{ stillHit, impossible, dogsChance, coverless, work, initiative: goingFirst },
    ...{ effects: originalEffects, grenades: thrown, observation: originalObservation },
  },
  ruleNumbers,
);
const layouts = renumbered(printed, ruleNumbers);

// The expanded edition settles all of these.
const {
  'medium-to-15': _medium,
  'no-moving-auto': _auto,
  'fight-when-hiding': _fight,
  'assault-move-fast': _fast,
  ...openToo
} = landserClassic.toggles;

const verbs = {
  initiative: { ...initiative, ...tracked.initiative },
  move: { ...move, ...tracked.move },
  spot: { ...spot, ...tracked.spot },
  fire: { ...fire, ...tracked.fire },
  effect: { ...effect, ...tracked.effect },
  grenade: { ...grenade, ...tracked.grenade },
  tankhit: { ...tankhit, ...trackedTankhit },
  bail: { ...bail, ...trackedBail },
  assault: { ...assault, ...tracked.assault },
  morale: { ...morale, ...tracked.morale },
  rally: { ...rally, ...trackedRally },
  suppress: { ...suppress, ...trackedSuppress },
  wound: { ...wound, ...tracked.wound },
  points,
  weapon: { ...weapon, ...tracked.weapon },
  act: { ...act, ...tracked.act },
  solo: { ...solo, ...tracked.solo },
};

/** Its verbs, with the options of each. */
export type Verbs = typeof verbs;
/** What its battles know. */
export type Fields = typeof fields;

/** Landser, the expanded edition: the original's engine with tables of its own. */
export const landser: Ruleset<Book> = {
  ...tracked.engine,
  solo: tracked.enemysTurn,
  edited,
  id: 'landser',
  name: 'Landser (expanded)',
  version: 1,
  prefix: 'LS',
  sister: 'landser-classic',
  toggles: { ...openToo, ...toggles },
  rules,
  phrases,
  answers,
  together,
  absences,
  book: {
    ...printedToo,
    ...shooting,
    bursts,
    hmg,
    effects: { ...printedToo.effects, ...effects },
    grenades: { ...printedToo.grenades, ...grenades },
    deeds,
    ...playing,
    ...antiTank,
    ...damaging,
    movement,
    observation: { ...printedToo.observation, ...observation },
    assault: handToHand,
    borrowed: { ...borrowed, 'at-vehicles': 'tankhit' },
    tracking: { ...common, ...further, weapons: { ...common.weapons, everybody } },
  },
  duel: {
    verb: 'tankhit',
    weapon: 'weapon',
    firer: { weapon: 'weapon' },
    target: { armour: 'armour', 'open-topped': 'open-topped' },
    said: ['facing', 'cover'],
    range: 'range',
  },
  verbs,
  instead,
  rulings,
  profiles: { ...profiles, ...vehicles, ...antiTankMen },
  squads: { ...squads, ...crewedVehicles, ...antiTankTeams },
  turn: {
    rule: 'LS-TURN-02',
    begins: 'LS-TURN-01',
    order: 'initiative',
    steps: [
      { id: 'first-side', who: 'first', verbs: OWN_TURN },
      { id: 'second-side', who: 'second', verbs: OWN_TURN },
      // LS-TURN-03: once both have finished, whoever likes throws for the next turn, and it begins.
      { id: 'initiative', who: 'both', verbs: ['initiative'] },
    ],
    casualties: 'at-once',
  },
  passesBy: tracked.isThrownAlready,
  fields: withPositions(fields),
  printed: () => layouts.map((layout) => print(layout, profiles)),
  worth,
};
