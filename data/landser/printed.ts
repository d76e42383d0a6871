import type { Layout } from '../../src/kernel/printed/printer.ts';
import { effects as sharedEffects } from '../landser-classic/effects.ts';
import { grenades as sharedGrenades } from '../landser-classic/grenades.ts';
import { observation as sharedObservation } from '../landser-classic/observation.ts';
import * as original from '../landser-classic/printed.ts';
import { antiTank } from './anti-tank.ts';
import { assault } from './assault.ts';
import { bursts } from './bursts.ts';
import { armour, bail, damage } from './damage.ts';
import { effects } from './effects.ts';
import { bands, jams, modifiers, toHit } from './fire.ts';
import { breakOff, force, medic } from './game.ts';
import { grenades } from './grenades.ts';
import { movement } from './movement.ts';
import { observation } from './observation.ts';
import { profiles, squads } from './squad.ts';
import { vehicles } from './vehicles.ts';

const { upTo } = bands;
const { from } = jams;
/** The die that jams fully automatic fire, for whoever fires so. */
const AUTO = {
  smg: from.smg.single,
  'smg-soviet': from['smg-soviet'].single,
  lmg: from.lmg.auto,
  gpmg: from.gpmg.single,
  hmg: from.hmg.single,
};
const { launched } = sharedGrenades;
const { molotov } = grenades;

const MOVERS = { soldier: movement.actions, ...movement.vehicles };
const MOVES = {
  rule: movement.actions.move.rule,
  columns: ['Move', 'Move Fast', 'M+Fire', 'Sneak'],
  notes: ['M+Fire is Move and Fire.'],
};

const { bazooka, panzerschreck, piat, ...guns } = antiTank.bonus;
const { panzerfaust, track } = antiTank;
/** What these add to the damage is no single number. */
const OTHER_DAMAGE = {
  panzerfaust: `+${panzerfaust.S.value} S, +${panzerfaust.M.value} M`,
  'sticky-bomb': `${track.need}+`,
};
/** None of them reaches the last band. */
const UP_TO_E = { by: antiTank.need, first: 5 };

const { crewman: _man, ...armoured } = vehicles;

/** Every table of the expanded edition, in the book's order: those it shares with the original have the original's numbers still. */
export const printed = [
  {
    ...original.rangeBands,
    rule: bands.rule,
    rows: [
      { of: 'PB', name: 'PB', cells: [upTo.PB] },
      { of: 'S', name: 'S', cells: [upTo.S] },
      { of: 'M', name: 'M', cells: [upTo.M] },
      { of: 'L', name: 'L', cells: [upTo.L] },
      { of: 'E', name: 'E', cells: [upTo.E] },
      { of: 'X', name: 'X', cells: [upTo.X] },
    ],
  },
  {
    ...original.toHit,
    rule: toHit.rule,
    columns: ['PB', 'S', 'M', 'L', 'E', 'X', 'jam', 'auto'],
    rows: [
      {
        each: toHit.need,
        cells: ['.', { by: from, faces: 'single', sides: toHit.sides }, { by: AUTO, faces: '.', sides: toHit.sides }],
      },
      { of: 'grenade-launcher', cells: [...launched.need, null, null, null], rule: launched.rule },
    ],
    notes: [
      original.toHit.notes[0],
      `A GPMG with a crew of one always jams after a natural ${jams.natural} (${jams.alone.rule}).`,
    ],
  },
  { ...original.modifiersToHit, rule: toHit.rule, rows: [{ modifiers }] },
  original.effects,
  {
    id: 'effects-by-rule',
    title: `Effects by each table: D${effects.alternative.effect.sides}`,
    rule: effects.alternative.effect.rule,
    columns: ['standard', 'alternative', 'sniper'],
    rows: [{ totals: [sharedEffects.effect, effects.alternative.effect, effects.sniper] }],
    notes: [
      `Alternative is for the house rule alternative-wounds. Sniper is for a sniper’s hit (${effects.sniper.rule}).`,
    ],
  },
  original.effectModifiers,
  { ...original.medic, rule: medic.rule, rows: [{ faces: [medic] }] },
  {
    id: 'burst-dice',
    title: 'Burst dice',
    rule: bursts.rule,
    of: 'weapon',
    columns: ['light', 'medium', 'heavy'],
    rows: [{ each: bursts.dice, cells: ['light', 'medium', 'heavy'] }],
  },
  {
    id: 'movement',
    title: 'Movement in a turn',
    ...MOVES,
    as: 'inches',
    rows: [{ each: MOVERS, cells: ['move.inches', 'move-fast.inches', 'move-and-fire.inches', 'sneak.inches'] }],
  },
  {
    id: 'random-movement',
    title: 'Movement by dice (random-move)',
    ...MOVES,
    as: 'number',
    rows: [
      {
        each: MOVERS,
        cells: [
          { dice: 'move.random' },
          { dice: 'move-fast.random' },
          { dice: 'move-and-fire.random' },
          { dice: 'sneak.random' },
        ],
      },
    ],
  },
  {
    ...original.grenades,
    notes: [
      `You can throw it up to ${sharedGrenades.reach.inches}″. It lands there on ${sharedGrenades.thrown.need} or more on a D${sharedGrenades.thrown.sides} (LS-GREN-02).`,
    ],
  },
  original.drift,
  {
    id: 'molotov',
    title: `Molotov: D${molotov.thrown.sides}, this or more`,
    rule: molotov.thrown.rule,
    of: 'weapon',
    columns: ['needs'],
    rows: [
      { of: 'molotov', at: 'to land', cells: [molotov.thrown.need], rule: molotov.thrown.rule },
      { of: 'molotov', at: 'on a tank', cells: [molotov.closed.need], rule: molotov.closed.rule },
      { of: 'molotov', at: 'on an open top', cells: [molotov.open.need], rule: molotov.open.rule },
    ],
  },
  original.dogsChance,
  original.observation,
  {
    id: 'observation-modifiers',
    title: 'Modifiers to spot',
    rule: sharedObservation.rule,
    columns: ['value'],
    as: 'modifier',
    rows: [{ modifiers: observation.modifiers }],
  },
  {
    ...original.assault,
    rule: assault.attacker.rule,
    rows: [
      {
        modifiers: {
          ...assault.weapons,
          opponents: assault.opponents,
          difficult: assault.difficult,
          wounded: assault.wounded,
        },
      },
    ],
  },
  {
    id: 'anti-tank-small-arms',
    title: `Anti-tank small arms: D${antiTank.sides}, this or more`,
    rule: antiTank.smallArms,
    of: 'weapon',
    columns: ['PB', 'S', 'M', 'L', 'E', { name: 'damage', as: 'modifier' }],
    rows: [
      { each: { bazooka, panzerschreck, piat }, name: 'name', cells: [UP_TO_E, 'value'] },
      { each: OTHER_DAMAGE, cells: [UP_TO_E, '.'] },
    ],
    notes: [`A sticky bomb immobilises on ${track.need} or more (${track.rule}).`],
  },
  {
    id: 'tank-weapons',
    title: `Tank weapons: D${antiTank.sides}, this or more`,
    rule: antiTank.tankGun,
    of: 'weapon',
    columns: ['PB', 'S', 'M', 'L', 'E', 'X', { name: 'bonus', as: 'modifier' }],
    rows: [{ each: guns, name: 'name', cells: [{ by: antiTank.need }, 'value'] }],
    notes: ['The bonus is added to the damage roll.'],
  },
  {
    id: 'armour',
    title: 'Armour: added to the damage roll',
    rule: armour.classes.light.front.rule,
    columns: ['front', 'side', 'rear', 'top'],
    as: 'modifier',
    rows: [
      { each: armour.classes, cells: ['front.value', 'side.value', 'rear.value', armour.top.value] },
      { of: 'soft', cells: [0, 0, 0, 0] },
    ],
    notes: [`The top of an open-topped vehicle has 0 (${armour.top.rule}).`],
  },
  {
    id: 'damage',
    title: `Damage: D${damage.roll.sides} + armour + bonus`,
    rule: damage.roll.rule,
    columns: ['damage'],
    rows: [{ totals: [damage.roll] }],
  },
  {
    id: 'damage-results',
    title: `Glancing and penetrating hits: D${damage.glancing.sides}`,
    rule: damage.glancing.rule,
    columns: ['glancing', 'penetrating'],
    rows: [{ faces: [damage.glancing, damage.penetrating] }],
    // How far it still runs on is listed after what stops it.
    notes: ['The tank first rolls on half a D6 in inches: thrown track, engine explodes.'],
  },
  {
    id: 'drive-test',
    title: `Drive test in difficult terrain: D${movement.driveTest.light.sides}`,
    rule: movement.driveTest.light.rule,
    columns: ['passes on'],
    rows: [{ each: movement.driveTest, cells: [{ faces: 'need', sides: movement.driveTest.light.sides }] }],
    notes: ['On anything else it’s immobilised. Soft vehicles test like light ones.'],
  },
  {
    id: 'bail-out',
    title: `Bailing out: D${bail.sides}, ${bail.need} or more`,
    rule: bail.rule,
    columns: ['value'],
    as: 'modifier',
    rows: [{ modifiers: bail.wounds }],
  },
  {
    // The vehicles the referee knows: the book only prints their armour.
    id: 'vehicles',
    title: 'Vehicles',
    rule: 'LS-ARM-01',
    of: 'vehicle',
    columns: ['armour', 'speed', 'gun', 'machine guns', 'crew'],
    rows: [
      {
        each: armoured,
        name: 'name',
        cells: ['fields.armour', 'fields.speed', 'fields.weapon', 'fields.machine-guns', 'fields.crew'],
      },
    ],
    caveat: 'The book only gives their armour. The rest is what players usually agree on (LS-CREW-01).',
  },
  {
    id: 'force',
    title: 'Squads of ten for one tank',
    rule: force.rule,
    columns: ['squads'],
    rows: [
      { of: 'medium', cells: [force['medium-tanks']] },
      { of: 'heavy', cells: [force['heavy-tanks']] },
    ],
  },
  {
    ...original.breakOff,
    rule: breakOff.grades.rule,
    rows: [{ each: breakOff.grades.from, cells: ['.'] }],
  },
  {
    ...original.squad,
    rule: squads.squad.rule,
    rows: [
      {
        each: squads.squad.members,
        of: 'profile',
        name: 'profile',
        cells: [
          'count',
          { by: profiles, listed: ['fields.weapon', 'fields.sidearm'] },
          { by: profiles, listed: ['fields.actions'] },
        ],
      },
    ],
  },
] as const satisfies readonly Layout[];
