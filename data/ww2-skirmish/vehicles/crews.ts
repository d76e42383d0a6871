import type { Profile } from '../../../src/kernel/ruleset.ts';

// Men are numbered, as in a team (WS-ORG-03).
const tankCrew = {
  'f1-actions': 2,
  'f1-role': 'commander',
  'f2-actions': 2,
  'f2-weapon': 'gun',
  'f3-actions': 2,
  'f3-role': 'loader',
  'f4-actions': 2,
  'f4-role': 'driver',
  'f5-actions': 2,
  'f5-weapon': 'mg',
  'f5-role': 'hull-gunner',
  original: 5,
} as const;
const tank = {
  ...tankCrew,
  weapon: 'gun',
  saves: 'gun',
  mount: 'hull',
  weapons: ['gun', 'turret-mg', 'hull-mg'],
} as const;

/** Vehicles with their crews. */
export const crews = {
  jeep: {
    name: 'Jeep',
    fields: {
      original: 1,
      vehicle: 'small-soft',
      'running-gear': 'wheeled',
      fuel: 'petrol',
      'f1-actions': 2,
      'f1-role': 'driver',
    },
  },
  lorry: {
    name: 'Lorry',
    fields: {
      original: 1,
      vehicle: 'large-soft',
      'running-gear': 'wheeled',
      fuel: 'petrol',
      'f1-actions': 2,
      'f1-role': 'driver',
    },
  },
  'half-track': {
    name: 'Half-track',
    fields: {
      original: 2,
      vehicle: 'light',
      'running-gear': 'halftrack',
      fuel: 'petrol',
      weapon: 'mg',
      mount: 'roof',
      'open-top': true,
      weapons: ['roof-mg'],
      'f1-actions': 2,
      'f1-weapon': 'mg',
      'f2-actions': 2,
      'f2-role': 'driver',
    },
  },
  carrier: {
    name: 'Carrier',
    fields: {
      original: 2,
      vehicle: 'light',
      'running-gear': 'tracked',
      fuel: 'petrol',
      weapon: 'mg',
      belt: false,
      mount: 'roof',
      'open-top': true,
      weapons: ['roof-mg'],
      'f1-actions': 2,
      'f1-weapon': 'mg',
      'f2-actions': 2,
      'f2-role': 'driver',
    },
  },
  'armoured-car': {
    name: 'Armoured car',
    fields: {
      original: 3,
      vehicle: 'light',
      'running-gear': 'wheeled',
      fuel: 'petrol',
      weapon: 'auto-cannon',
      saves: 'auto-cannon',
      mount: 'turret',
      weapons: ['auto-cannon', 'turret-mg'],
      'f1-actions': 2,
      'f1-role': 'loader',
      'f2-actions': 2,
      'f2-weapon': 'auto-cannon',
      'f3-actions': 2,
      'f3-role': 'driver',
    },
  },
  'medium-tank': {
    name: 'Medium tank',
    fields: { vehicle: 'medium', 'running-gear': 'tracked', fuel: 'petrol', calibre: 75, ...tank },
  },
  sherman: {
    name: 'Sherman',
    fields: { vehicle: 'medium', 'running-gear': 'tracked', fuel: 'petrol', calibre: 75, ammo: 'poor', ...tank },
  },
  'heavy-tank': {
    name: 'Heavy tank',
    fields: { vehicle: 'heavy', 'running-gear': 'tracked', fuel: 'petrol', calibre: 75, ...tank },
  },
  panther: {
    name: 'Panther',
    fields: { vehicle: 'tiger-panther', 'running-gear': 'tracked', fuel: 'petrol', calibre: 75, ...tank },
  },
  tiger: {
    name: 'Tiger',
    fields: { vehicle: 'tiger-panther', 'running-gear': 'tracked', fuel: 'petrol', calibre: 88, ...tank },
  },
  'tiger-2': {
    name: 'Tiger II',
    fields: { vehicle: 'tiger2', 'running-gear': 'tracked', fuel: 'petrol', calibre: 88, ...tank },
  },
} as const satisfies Readonly<Record<string, Profile>>;
