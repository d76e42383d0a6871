import { seedOf } from '../../../src/fairness/seed.ts';
import { Playing } from '../../referee/playing.ts';

type Placed = readonly [
  name: string,
  side: 'paras' | 'germans',
  profile: string,
  at: readonly number[],
  facing: number,
];

/** Anna plays the paras in the south of a table against the Germans, who play themselves; the battle has begun. @param opening with its dice, if portals throw */
export async function alone(
  units: readonly Placed[],
  pieces: readonly object[] = [],
  opening = '/turn end',
): Promise<Playing> {
  const playing = await Playing.begin({ seed: seedOf('alone') });
  const table = {
    format: 'umpire-table',
    version: 1,
    size: [72, 48],
    pieces,
    units: units.map(([name, , , at, facing]) => ({ name, at, facing })),
    edges: { paras: 'south', germans: 'north' },
  };
  for (const line of [
    '/game new name:Alone rules:ww2-skirmish sides:"Paras, Germans"',
    '/game house toggle:solo-forces on:true',
    '/game join side:paras',
    ...units.map(([name, side, profile]) => `/unit add profile:${profile} name:${name} side:${side}`),
    `/battlefield import json:"${JSON.stringify(table).replaceAll('"', '\\"')}"`,
    opening,
  ])
    await playing.says('anna', line);
  return playing;
}

/** Where a unit stands now. */
export async function placeOf(playing: Playing, name: string): Promise<readonly [number, number]> {
  const { fields } = await playing.unit(name);
  const [x = Number.NaN, y = Number.NaN] = String(fields.at).split(',').map(Number);
  return [x, y];
}
