import type { Profile, Squad } from '../../src/kernel/ruleset.ts';
import { ALL_NINE, WITHOUT_MOVE_AND_FIRE } from '../landser-classic/squad.ts';
import type { VehicleTracking } from '../landser-classic/tracking-table.ts';

const ACTIONS = ['move', 'move-fast', 'move-and-fire', 'fire', 'covering-fire', 'weapon-work'] as const;
/**
 * The book prints no profiles (LS-CREW-01). Armour is what it names (LS-ARM-01, R-19), guns are those of its table
 * (LS-TANK-01), and speeds, crews and machine guns are the usual ones; /unit edit changes them.
 */
// biome-ignore format: a vehicle a line
export const vehicles = {
  sherman:        { name: 'Sherman', fields: { actions: ACTIONS, armour: 'medium', speed: 'medium-vehicle', weapon: '75mm-m1', 'machine-gun': 'lmg', 'machine-guns': 2, coaxial: 1, crew: 5 } },
  'sherman-76':   { name: 'Sherman 76', fields: { actions: ACTIONS, armour: 'medium', speed: 'medium-vehicle', weapon: '76mm-m3-m6', 'machine-gun': 'lmg', 'machine-guns': 2, coaxial: 1, crew: 5 } },
  stuart:         { name: 'Stuart', fields: { actions: ACTIONS, armour: 'light', speed: 'fast-vehicle', weapon: '37mm-m6', 'machine-gun': 'lmg', 'machine-guns': 2, coaxial: 1, crew: 4 } },
  pershing:       { name: 'Pershing', fields: { actions: ACTIONS, armour: 'heavy', speed: 'medium-vehicle', weapon: '90mm-m1', 'machine-gun': 'lmg', 'machine-guns': 2, coaxial: 1, crew: 5 } },
  // The book prints no Soviet gun.
  'stalin-2':     { name: 'Iosef Stalin II', fields: { actions: ACTIONS, armour: 'heavy', speed: 'slow-vehicle', 'machine-gun': 'lmg', 'machine-guns': 2, coaxial: 1, crew: 4 } },
  'panzer-1':     { name: 'PzKpfw I', fields: { actions: ACTIONS, armour: 'light', speed: 'fast-vehicle', 'machine-gun': 'gpmg', 'machine-guns': 2, crew: 2 } },
  'panzer-2':     { name: 'PzKpfw II', fields: { actions: ACTIONS, armour: 'light', speed: 'fast-vehicle', weapon: '2cm', 'machine-gun': 'gpmg', 'machine-guns': 1, coaxial: 1, crew: 3 } },
  'panzer-3':     { name: 'PzKpfw III', fields: { actions: ACTIONS, armour: 'medium', speed: 'medium-vehicle', weapon: '7-5cm-kwk', 'machine-gun': 'gpmg', 'machine-guns': 2, coaxial: 1, crew: 5 } },
  'panzer-4':     { name: 'PzKpfw IV', fields: { actions: ACTIONS, armour: 'medium', speed: 'medium-vehicle', weapon: '7-5cm-kwk', 'machine-gun': 'gpmg', 'machine-guns': 2, coaxial: 1, crew: 5 } },
  panther:        { name: 'Panther', fields: { actions: ACTIONS, armour: 'heavy', speed: 'medium-vehicle', weapon: '7-5cm-kwk', 'machine-gun': 'gpmg', 'machine-guns': 2, coaxial: 1, crew: 5 } },
  tiger:          { name: 'Tiger', fields: { actions: ACTIONS, armour: 'heavy', speed: 'slow-vehicle', weapon: '8-8cm-kwk', 'machine-gun': 'gpmg', 'machine-guns': 2, coaxial: 1, crew: 5 } },
  'half-track':   { name: 'Half-track', fields: { actions: ACTIONS, armour: 'light', 'open-topped': true, speed: 'medium-vehicle', 'machine-gun': 'gpmg', 'machine-guns': 1, crew: 2 } },
  lorry:          { name: 'Lorry', fields: { actions: ['move', 'move-fast'], armour: 'soft', speed: 'fast-vehicle', crew: 1 } },
  car:            { name: 'Car', fields: { actions: ['move', 'move-fast'], armour: 'soft', 'open-topped': true, speed: 'fast-vehicle', crew: 1 } },
  // He does nothing by himself in his vehicle: it acts, and he acts with it.
  crewman:        { name: 'Crewman', fields: { crewman: true, actions: ['nothing'] } },
} as const satisfies Readonly<Record<string, Profile>>;

/** Vehicles with their crews as figures; without them the profile's number counts. */
// biome-ignore format: a crew a line
export const crewedVehicles = {
  sherman:      { name: 'A Sherman with its crew of five', rule: 'LS-CREW-01', members: [{ profile: 'sherman', count: 1 }, { profile: 'crewman', count: 5 }] },
  pershing:     { name: 'A Pershing with its crew of five', rule: 'LS-CREW-01', members: [{ profile: 'pershing', count: 1 }, { profile: 'crewman', count: 5 }] },
  'panzer-4':   { name: 'A PzKpfw IV with its crew of five', rule: 'LS-CREW-01', members: [{ profile: 'panzer-4', count: 1 }, { profile: 'crewman', count: 5 }] },
  panther:      { name: 'A Panther with its crew of five', rule: 'LS-CREW-01', members: [{ profile: 'panther', count: 1 }, { profile: 'crewman', count: 5 }] },
  tiger:        { name: 'A Tiger with its crew of five', rule: 'LS-CREW-01', members: [{ profile: 'tiger', count: 1 }, { profile: 'crewman', count: 5 }] },
  'half-track': { name: 'A half-track with its crew of two', rule: 'LS-CREW-01', members: [{ profile: 'half-track', count: 1 }, { profile: 'crewman', count: 2 }] },
} as const satisfies Readonly<Record<string, Squad>>;

/** Men with anti-tank weapons, in addition to the bazooka team. */
// biome-ignore format: a man a line
export const antiTankMen = {
  'panzerschreck-gunner': { name: 'Panzerschreck gunner', fields: { weapon: 'panzerschreck', actions: WITHOUT_MOVE_AND_FIRE } },
  'piat-gunner':          { name: 'PIAT gunner', fields: { weapon: 'piat', actions: WITHOUT_MOVE_AND_FIRE } },
  'panzerfaust-soldier':  { name: 'Soldier with Panzerfaust', fields: { weapon: 'rifle', 'anti-tank': 'panzerfaust', actions: ALL_NINE } },
  // LS-AT-07: only the US has it.
  'sticky-bomb-soldier':  { name: 'Soldier with sticky bomb', fields: { weapon: 'rifle', 'anti-tank': 'sticky-bomb', actions: ALL_NINE } },
} as const satisfies Readonly<Record<string, Profile>>;

// biome-ignore format: a team a line
export const antiTankTeams = {
  'panzerschreck-team': { name: 'The two men of a Panzerschreck', rule: 'LS-AT-03', members: [{ profile: 'panzerschreck-gunner', count: 1 }, { profile: 'anti-tank-loader', count: 1 }] },
  'piat-team':          { name: 'The two men of a PIAT', rule: 'LS-AT-03', members: [{ profile: 'piat-gunner', count: 1 }, { profile: 'anti-tank-loader', count: 1 }] },
} as const satisfies Readonly<Record<string, Squad>>;

export const vehicleTracking = {
  // biome-ignore format: a rule a line
  rules: {
    actions:         'LS-VEH-01',
    armour:          'LS-ARM-01',
    speed:           'LS-VEH-02',
    'half-crew':     'LS-CREW-02',
    'no-crew':       'LS-CREW-03',
    'crew-wounds':   'LS-CREW-04',
    bail:            'LS-CREW-05',
    escaped:         'LS-CREW-06',
    shaken:          'LS-GLAN-02',
    'machine-guns':  'LS-GLAN-03',
    'gun-damaged':   'LS-GLAN-04',
    'crew-injured':  'LS-GLAN-06',
    'gun-destroyed': 'LS-PEN-03',
    'turret-jammed': 'LS-PEN-04',
    'move-or-shoot': 'LS-AT-02',
    'short-handed':  'LS-AT-03',
    premature:       'LS-AT-06',
    'no-effect-on-men': 'LS-AT-01',
  },
  'shots-every': 2,
  'half-crew-bars': ['move-and-fire'],
  'shaken-leaves': ['move', 'move-fast'],
  // biome-ignore format: a cause a line
  immobilised: {
    glancing:      'LS-GLAN-05',
    penetrating:   'LS-PEN-02',
    'sticky-bomb': 'LS-DMG-05',
    'drive-test':  'LS-VEH-09',
  },
  // the PIAT counts as the bazooka.
  teams: ['bazooka', 'panzerschreck', 'piat'],
  once: { panzerfaust: 'LS-AT-04', 'sticky-bomb': 'LS-AT-05' },
  'crew-dead': ['crew-killed', 'ammo-explodes'],
  escaped: { weapon: 'rifle', actions: ALL_NINE },
} as const satisfies VehicleTracking;
