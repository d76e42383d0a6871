import type { Layout } from '../../src/kernel/printed/printer.ts';
import { bunkers } from './bunkers.ts';
import { flame } from './flame.ts';
import { grenades } from './grenades.ts';
import { guns } from './guns.ts';
import { melee } from './melee.ts';
import { movement } from './movement.ts';
import { morale } from './nerve.ts';
import { points } from './points.ts';
import { fireEffect, smallArms } from './small-arms.ts';
import { solo } from './solo/solo.ts';
import { spotting } from './spotting.ts';
import { damage, handHeld } from './vehicles/vehicles.ts';

const { foot, vehicle, heavy, road, bog, release } = movement;
const SLOWED = vehicle.inches / 2;

const BANDS = ['PB', 'short', 'medium', 'long'];
const { rifle, pistol } = smallArms.toHit.need;
const AS_RIFLE = [rifle.unaimed, rifle.aimed, rifle.careful];
const AS_PISTOL = [pistol.unaimed, pistol.aimed, pistol.careful];

const [light, medium, large] = guns.dice;
const { arrivals } = solo;
const { 'unaware-or-enclosed': enclosed, 'in-cover': covered } = grenades['effect-modifiers'];
const { 'unaware-or-enclosed': exposed, suppressed: pinned, 'in-cover': sheltered } = guns['effect-modifiers'];

const [thrown, fired, held] = [grenades.toHit.need, guns.toHit.need, handHeld.toHit.need];

/** Every table of WW2 Skirmish, in the order of the book. */
export const printed = [
  {
    id: 'points',
    title: 'Points: added to the Actions',
    rule: points.cost.rule,
    of: 'weapon',
    columns: ['value'],
    as: 'modifier',
    rows: [
      { each: points.weapons, cells: ['value'], rule: 'rule' },
      { of: 'grenades or mortar rounds', cells: [points.rounds.value], rule: points.rounds.rule },
    ],
    notes: [
      `Each Action ${points.actions.value}; at least ${points.least.points} (${points.least.rule}); any other weapon nothing`,
      'pistol alone: without grenades',
    ],
  },
  {
    id: 'movement-on-foot',
    title: 'Movement on foot: inches an Action',
    rule: foot.rule,
    columns: ['value'],
    as: 'modifier',
    rows: [{ modifiers: { ...movement.eachMove, obstacle: movement.obstacle } }],
    notes: [
      `${foot.inches}″ an Action, ${foot['one-action']}″ for troops with 1 Action only`,
      `Obstacles: each, from the whole; suppressed ${movement.suppressed.inches}″ at most (${movement.suppressed.rule})`,
    ],
  },
  {
    id: 'movement-of-vehicles',
    title: 'Movement of vehicles in a turn',
    rule: vehicle.rule,
    columns: ['open', 'road', 'woods', 'other'],
    as: 'inches',
    rows: [
      { of: 'heavy AFV', cells: [heavy.inches, heavy.inches, heavy.going, heavy.going], rule: heavy.rule },
      {
        of: 'wheeled small soft',
        cells: [vehicle.inches, road['small-soft'], SLOWED, vehicle.inches],
        rule: road.rule,
      },
      { of: 'other wheeled', cells: [vehicle.inches, road.inches, SLOWED, vehicle.inches], rule: road.rule },
      { of: 'half-tracked, tracked', cells: [vehicle.inches, vehicle.inches, SLOWED, vehicle.inches] },
    ],
    notes: ['Woods, or crossing an obstacle; half its road speed if that blocks a road'],
  },
  {
    id: 'stuck',
    title: `Stuck at an obstacle: D${bog.sides}`,
    rule: bog.rule,
    columns: ['stuck'],
    rows: [{ each: bog.need, cells: [{ faces: '.', sides: bog.sides }] }],
    notes: [`Freed: ${release.need}-${release.sides} (${release.rule})`],
  },
  {
    id: 'spotting',
    title: `Spotting: D${spotting.toSpot.sides}, this or more`,
    rule: spotting.toSpot.rule,
    columns: [{ name: 'up to', as: 'inches' }, 'needs'],
    rows: [{ beside: spotting.reach.bands, lists: [spotting.reach.upTo, spotting.toSpot.need] }],
    notes: [`Nobody is seen farther away (${spotting.beyond.rule})`],
  },
  {
    id: 'spotting-bands',
    title: 'Spotting: bands added',
    rule: spotting.reach.rule,
    columns: ['value'],
    as: 'modifier',
    rows: [{ modifiers: spotting.shifts }],
  },
  {
    id: 'small-arms-ranges',
    title: 'Small arms: ranges in inches',
    rule: smallArms.reach.rule,
    of: 'weapon',
    columns: BANDS,
    rows: [{ ranges: smallArms.reach.inches }],
    notes: ['PB: point blank'],
  },
  {
    id: 'to-hit',
    title: `To hit: D${smallArms.toHit.sides}, this or more`,
    rule: smallArms.toHit.rule,
    of: 'weapon',
    columns: ['unaimed', 'aimed', { name: 'careful', never: smallArms['not-careful'] }],
    rows: [
      { of: 'rifle', beside: BANDS, lists: AS_RIFLE },
      { of: 'carbine', beside: BANDS, lists: AS_RIFLE },
      { of: 'smg', beside: BANDS, lists: AS_RIFLE },
      { of: 'pistol', beside: BANDS, lists: AS_PISTOL },
      { of: 'mg', beside: BANDS, lists: AS_RIFLE },
      { of: 'bar', beside: BANDS, lists: AS_RIFLE },
      { of: 'quad-mg', beside: BANDS, lists: AS_RIFLE },
    ],
    notes: ['PB: point blank'],
  },
  {
    id: 'to-hit-bands',
    title: 'To hit: bands added',
    rule: smallArms.reach.rule,
    columns: ['value'],
    as: 'modifier',
    rows: [{ modifiers: smallArms.shifts }],
  },
  {
    id: 'fire-effect',
    title: `Fire effect: D${fireEffect.chart.sides} + bonus`,
    rule: fireEffect.chart.rule,
    columns: ['effect'],
    rows: [{ totals: [fireEffect.chart] }],
  },
  {
    id: 'fire-bonus',
    title: 'Fire effect: bonus',
    rule: fireEffect.chart.rule,
    of: 'weapon',
    columns: ['bonus'],
    as: 'modifier',
    rows: [{ each: fireEffect.weapons, cells: ['value'], rule: 'rule' }],
    notes: [
      `sniper: +${fireEffect.sniper.value} (${fireEffect.sniper.rule})`,
      `point blank: +${fireEffect['point-blank'].value} (${fireEffect['point-blank'].rule})`,
    ],
  },
  {
    id: 'morale',
    title: `Morale: D${morale.test.sides} less the Actions`,
    by: 'margin',
    rule: morale.test.rule,
    columns: ['result'],
    rows: [{ totals: [morale.test] }],
  },
  {
    id: 'melee',
    title: 'Melee: by how much the winner wins',
    by: 'margin',
    rule: melee.tie.rule,
    columns: ['loser', 'captured'],
    rows: [{ each: melee.margins, upTo: 'upTo', cells: ['result', { has: 'captures', is: 'yes' }], rule: 'rule' }],
    notes: ['Captured: may be taken prisoner instead'],
  },
  {
    id: 'grenade-ranges',
    title: 'Grenades and mortars: ranges in inches',
    rule: grenades.reach.rule,
    of: 'weapon',
    columns: grenades.reach.bands,
    rows: [{ ranges: grenades.reach.inches }],
    notes: [{ toHit: grenades.toHit }],
  },
  {
    id: 'grenade-modifiers',
    title: 'Grenades and mortars: to hit',
    rule: grenades.toHit.rule,
    columns: ['value'],
    as: 'modifier',
    rows: [{ modifiers: grenades.modifiers }],
  },
  {
    id: 'blast',
    title: `Effect of grenades and bombs: D${grenades.effect.sides}`,
    rule: grenades.effect.rule,
    columns: ['effect'],
    rows: [{ totals: [grenades.effect] }],
    notes: [`unaware or enclosed +${enclosed.value}, in cover ${covered.value}`],
  },
  {
    id: 'shell',
    title: 'Gun on infantry: a die for each man',
    rule: guns.effect.rule,
    columns: ['effect'],
    rows: [{ totals: [{ ...guns.effect, sides: light[1] }] }],
    notes: [
      `D${light[1]} to ${light[0]}mm, D${medium[1]} to ${medium[0]}mm, D${large[1]} above`,
      `unaware or enclosed +${exposed.value}, suppressed ${pinned.value}, in cover ${sheltered.value}`,
    ],
  },
  {
    id: 'gun-ranges',
    title: 'Guns: ranges in inches',
    rule: guns.reach.rule,
    of: 'weapon',
    columns: guns.reach.bands,
    rows: [{ ranges: guns.reach.inches }],
    notes: [{ toHit: guns.toHit }],
  },
  {
    id: 'damage',
    title: `Damage to vehicles: D${damage.charts.soft.sides}`,
    rule: damage.charts.soft.rule,
    columns: [{ name: 'soft', called: 'truck lorry jeep car' }, 'AFV'],
    rows: [{ totals: [damage.charts.soft, damage.charts.afv] }],
  },
  {
    id: 'damage-modifiers',
    title: 'Damage to vehicles: added to the D20',
    rule: damage.charts.soft.rule,
    columns: ['value'],
    as: 'modifier',
    rows: [{ modifiers: damage.modifiers }],
  },
  {
    id: 'hand-held',
    title: 'Hand-held anti-tank weapons: inches',
    rule: handHeld.reach.rule,
    of: 'weapon',
    columns: handHeld.reach.bands,
    rows: [{ ranges: handHeld.reach.inches }],
    notes: [{ toHit: handHeld.toHit }, `crossing at over 8″: ${handHeld.crossing.value} (${handHeld.crossing.rule})`],
  },
  {
    // What the bands of ranges need: the page has one line for each kind of weapon.
    id: 'to-hit-by-range',
    title: 'To hit by range: D20, this or more',
    rule: guns.toHit.rule,
    of: 'weapon',
    columns: ['short', 'medium', 'long'],
    rows: [
      { of: 'grenade', cells: [null, thrown[1], thrown[2]], rule: grenades.toHit.rule },
      { of: 'rifle-grenade', cells: [...thrown], rule: grenades.toHit.rule },
      { of: 'light-mortar', cells: [...thrown], rule: grenades.toHit.rule },
      { of: 'mortar', cells: [thrown[0], thrown[1], null], rule: grenades.toHit.rule },
      { of: 'auto-cannon', cells: [...fired] },
      { of: 'to-50mm', cells: [...fired] },
      { of: '51mm-and-over', cells: [...fired] },
      { of: 'bazooka', cells: [...held], rule: handHeld.toHit.rule },
      { of: 'panzerfaust', cells: [...held], rule: handHeld.toHit.rule },
      { of: 'at-rifle', cells: [...held], rule: handHeld.toHit.rule },
      { of: 'at-grenade', cells: [null, null, held[2]], rule: handHeld.toHit.rule },
      { of: 'molotov', cells: [held[0], null, held[2]], rule: handHeld.toHit.rule },
    ],
    notes: ['Hand-held weapons: at vehicles'],
  },
  {
    id: 'flame-at-vehicles',
    title: `Flame on an AFV: D${handHeld.flame.sides}`,
    rule: handHeld.flame.rule,
    columns: ['result'],
    rows: [{ totals: [handHeld.flame] }],
    notes: [`flamethrower +${handHeld.burning.flamethrower.value}`],
  },
  {
    id: 'flame-ranges',
    title: 'Flame: ranges in inches',
    rule: flame.reach.rule,
    of: 'weapon',
    columns: flame.reach.bands,
    rows: [{ ranges: flame.reach.inches }],
    notes: [{ toHit: flame.toHit }],
  },
  {
    id: 'flame',
    title: `Effect of flame: D${flame.effect.sides}`,
    rule: flame.effect.rule,
    columns: ['effect'],
    rows: [{ faces: [flame.effect] }],
  },
  {
    id: 'bunkers',
    title: `Bunkers: D${bunkers.effect.sides}`,
    rule: bunkers.effect.rule,
    columns: ['effect'],
    rows: [{ totals: [bunkers.effect] }],
    notes: [
      `grenade, or gun under 50mm: ${bunkers.weak.value} (${bunkers.weak.rule})`,
      `Small arms: ${bunkers.smallArms.need} on a D${bunkers.smallArms.sides} kills one (${bunkers.smallArms.rule})`,
    ],
  },
  {
    id: 'risk',
    title: 'Solo: risk',
    rule: solo.risk.rule,
    columns: ['value'],
    as: 'modifier',
    rows: [{ modifiers: solo.risk.lines }],
  },
  {
    id: 'solo-actions',
    title: 'Solo: actions by risk and D6',
    rule: solo.action.rows[0]![1].rule,
    columns: ['does'],
    rows: [{ spans: solo.action.rows }, { cases: solo.action.calm }],
    notes: [
      'Defending a fortified position and falling back: at a risk of 0 or less',
      `Support weapons that would advance or attack halt and fire (${solo.action.support.rule})`,
    ],
  },
  {
    id: 'enemy-forces',
    title: `Enemy forces (solo): D${arrivals.sides}`,
    called:
      'portal portals arrival arrivals arrive arrives generation contact come comes came spawn spawns appears turn up kommt kommen erscheint arrivent apparaît',
    rule: arrivals.rule,
    columns: ['force'],
    rows: [{ totals: [arrivals] }],
    notes: [
      `no contact yet ${arrivals['no-contact'].value}, portals in sight after the first +${arrivals.counters.value} each`,
      `natural 1: nothing (${arrivals.natural.rule})`,
    ],
  },
  {
    id: 'afv-situation',
    title: 'Solo: situation of an AFV',
    rule: solo.afvRisk.rule,
    columns: ['value'],
    as: 'modifier',
    rows: [{ modifiers: solo.afvRisk.lines }],
  },
  {
    id: 'afv-actions',
    title: 'Solo: actions of an AFV by situation and D6',
    rule: solo.afv.rows[0]![1].rule,
    columns: ['does'],
    rows: [{ spans: solo.afv.rows }],
    notes: [`One that can’t move bails out instead of retreating (${solo.afv.immobile.rule})`],
  },
] as const satisfies readonly Layout[];
