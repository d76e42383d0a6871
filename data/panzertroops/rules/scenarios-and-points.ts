import type { Rule } from '../../../src/kernel/ruleset.ts';

/** Setting up, and what things cost. */
export const scenariosAndPoints = [
  {
    id: 'PT-SCEN-03',
    title: 'Who sets up first',
    text: 'Both throw a die; the higher sets up first.',
    kind: 'resolve',
    verbs: ['initiative'],
  },
  {
    id: 'PT-SCEN-04',
    title: 'Secret set-up',
    text: 'Set up behind a screen, then throw for who moves first.',
    kind: 'resolve',
    verbs: ['initiative'],
  },
  {
    id: 'PT-SCEN-08',
    title: 'Sample scenario',
    text: 'Sergeant McDonald with 8 Americans, side A from the south edge, against Schmidt and 6 Germans who set up first in the north half.',
    kind: 'advise',
  },
  {
    id: 'PT-CALC-01',
    title: 'Armour of a new vehicle',
    text: 'Millimetres of armour basis / 16 + 8, to the nearest whole number.',
    kind: 'compute',
    verbs: ['points'],
  },
  {
    id: 'PT-CALC-02',
    title: 'Speed of a new vehicle',
    text: 'Horsepower a ton, +1 to 10 tons, 0 to 19, -1 to 39, -2 to 54, -3 from 55, to the nearest whole number.',
    kind: 'compute',
    verbs: ['points'],
  },
  {
    id: 'PT-CALC-03',
    title: 'Points of a vehicle',
    text: 'Gun cost + speed + 3 a machine gun + ((2 front + side) / 3 - 7) to the power of 1.6.',
    kind: 'compute',
    verbs: ['points'],
  },
  {
    id: 'PT-PTS-01',
    title: 'Point costs',
    text: 'Figures, weapons and vehicles have the prices of the tables.',
    kind: 'compute',
    verbs: ['points'],
  },
  {
    id: 'PT-VEH-01',
    title: 'Vehicle data',
    text: 'Speed, armour, weapons and points of the vehicles are those of the tables.',
    kind: 'compute',
    verbs: ['points', 'tankhit'],
  },
  {
    id: 'PT-ORG-01',
    title: 'Organisations',
    text: 'Squads, platoons and companies of 1944 are those of the tables.',
    kind: 'advise',
  },
] as const satisfies readonly Rule[];
