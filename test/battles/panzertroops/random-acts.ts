import type { Chance } from '../random/chance.ts';
import type { Listed } from './table.ts';

/** How rarely what is owed is given at once; otherwise it waits for the end of the step. */
export const SAVED = 3;

interface At {
  readonly step: string;
  readonly side: string;
}

/** What the side to play types in a step: a command or two for each of its units, and sometimes one for a unit that is out. */
export function actsOf({ step, side }: At, units: readonly Listed[], chance: Chance, strong: boolean): string[] {
  const by = side === 'americans' ? '@anna' : '@ben';
  const all = units.filter((unit) => unit.side === side);
  const own = all.filter((unit) => !unit.gone || chance.in(8));
  const enemies = units.filter(
    (unit) => unit.side !== side && (!unit.gone || chance.in(12)) && !unit.fields['off-table'],
  );
  if (enemies.length === 0) return [];
  return own.flatMap((unit) => {
    if (unit.fields.figure === 'fo' && step.endsWith('moves')) return [`${by} /barrage who:"${unit.name}"`];
    const acts = step.endsWith('moves')
      ? moves(unit, own, enemies, chance, fallenOf(all))
      : shots(unit, enemies, chance, strong);
    return [chance.one(acts), chance.one(acts)].map((act) => `${by} ${act}`);
  });
}

const PATHS = [
  'open=0',
  'open=2',
  'open=3',
  'open=6',
  'forest=1.5',
  'rough=3',
  'road=6',
  'road=9',
  'steep=1,road=2',
  'open=20',
];

/** Those whose weapons or places are free. */
function fallenOf(units: readonly Listed[]): readonly Listed[] {
  return units.filter(({ gone, fields }) => gone === 'killed' || fields.lost);
}

function moves(
  unit: Listed,
  own: readonly Listed[],
  enemies: readonly Listed[],
  chance: Chance,
  fallen: readonly Listed[],
): readonly string[] {
  const who = `who:"${unit.name}"`;
  const friend = `target:"${chance.one(own).name}"`;
  const vehicles = own.filter(({ fields }) => fields.vehicle);
  const vehicle = vehicles.length > 0 ? `target:"${chance.one(vehicles).name}"` : friend;
  const path = `path:${chance.one(PATHS)}`;
  return [
    `/move ${who} ${path}`,
    `/move ${who} ${path}`,
    `/move ${who} ${path} obstacles:1`,
    `/move ${who}`,
    `/move ${who} ${vehicle}`,
    `/move ${who} ${friend} ${path}`,
    `/move ${who} drop:true target:"${chance.one(enemies).name}"`,
    `/weapon ${who} ${friend} action:${chance.one(['crew', 'pick-up', 'pick-up', 'heads-up', 'heads-down'])}`,
    ...(fallen.length > 0 && chance.in(2)
      ? [`/weapon ${who} target:"${chance.one(fallen).name}" action:${chance.one(['crew', 'pick-up'])}`]
      : []),
    ...(chance.in(8) ? [`/weapon ${who} action:abandon`] : []),
    ...(chance.in(12) ? [`/move ${who} exit:other-edge`] : []),
    ...(chance.in(8) ? [`/unit edit unit:"${unit.name}" fields:"in-edge:true"`] : []),
    ...(chance.in(8) ? [`/move who:"${unit.name}, ${chance.one(own).name}" ${path}`] : []),
  ];
}

function shots(unit: Listed, enemies: readonly Listed[], chance: Chance, strong: boolean): readonly string[] {
  const target = chance.one(enemies);
  const beside = chance.one(enemies);
  const aim = `${strong ? 'modifier:20' : `modifier:${chance.below(5)}`} range:${strong ? 1 : 1 + chance.below(12)}`;
  const at = `attacker:"${unit.name}" target:"${target.name}"`;
  const armoured = target.fields.kind === 'afv';
  const shot = armoured ? `/tankhit ${at} ${aim} facing:${chance.one(['front', 'side'])}` : `/fire ${at} ${aim}`;
  return [
    shot,
    shot,
    `/fire ${at} ${aim} cover:${chance.one(['none', 'soft', 'hard'])}`,
    `/fire attacker:"${unit.name}" target:"${target.name}, ${beside.name}" split:1,1 ${aim}`,
    `/fire ${at} split:1 continued:true ${aim}`,
    `/grenade ${at} ${aim}`,
    `/${armoured ? 'tankhit' : 'fire'} ${at} weapon:satchel range:1 modifier:4`,
    `/fire ${at} before-drop:true ${aim}`,
    `/smoke who:"${unit.name}"`,
    `/weapon who:"${unit.name}" action:${chance.one(['heads-up', 'heads-down'])}`,
    `/morale who:"${unit.name}" surrender:true target:"${target.name}"`,
  ];
}

/** If nothing is left that could hurt a tank, the umpire lets the side to play fire a weapon it does not have. */
export function mercyShots({ step, side }: At, units: readonly Listed[]): string[] {
  const firer = units.find((unit) => unit.side === side && !unit.gone && !unit.fields['off-table']);
  if (step.endsWith('moves') || !firer) return [];
  const targets = units.filter((unit) => unit.side !== side && !unit.gone && !unit.fields['off-table']);
  return targets.map(({ name, fields }) => {
    const shot = fields.kind === 'afv' ? '/tankhit weapon:at-heavy' : '/fire weapon:rifle';
    return `@carla ${shot} attacker:"${firer.name}" target:"${name}" range:1 modifier:20 override:true`;
  });
}
