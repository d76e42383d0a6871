import { toggles } from '../../../data/hans-n-panzer/toggles.ts';
import { openSession } from '../../../docs/generate/session.ts';
import { jsonOf } from '../../../src/terminal/json.ts';
import { allies, axis } from './table.ts';

interface Answer {
  readonly ok: boolean;
  readonly text?: string;
  readonly error?: { readonly message: string; readonly reference?: string };
  readonly refused?: { readonly rule?: string; readonly message: string };
  readonly data?: {
    readonly units?: readonly Unit[];
    readonly at?: { readonly turn: number; readonly step: string };
  };
}

interface Unit {
  readonly name: string;
  readonly side: string;
  readonly gone?: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** How a random battle went. */
export interface Went {
  /** What was typed and done. */
  readonly lines: readonly string[];
  /** How it ended, in words. */
  readonly end: string | undefined;
  /** What went wrong: bugs in the program, and steps that nothing could end. */
  readonly faults: readonly string[];
  readonly turns: number;
}

const ROSTER = [
  axis('panther', 'Panther', 'weapon:75mm-long'),
  axis('half-track', 'Track'),
  axis('infantry', 'A1', 'panzerfaust:1'),
  axis('command', 'Kom'),
  axis('battery', 'Hau'),
  axis('observer', 'Auge'),
  allies('sherman', 'Zis'),
  allies('truck', 'Opel'),
  allies('infantry-mortar', 'Gr'),
  allies('infantry', 'B1', 'bazooka:1'),
  allies('elite-infantry', 'B2', 'men:6'),
  allies('6-pdr', 'Gun'),
  allies('officer', 'Boss'),
  allies('small-house', 'Hut'),
];
const DEPLOYS = [
  '@anna /weapon who:Hau action:set-up',
  '@ben /weapon who:Gun action:set-up',
  '@ben /weapon who:Gr action:set-up',
  '@ben /move who:B2 target:Hut',
];
/** From then on the weaker side gives up. */
const LONG = 12;
const LAST_TURN = 20;

/** A battle of random commands: most are legal, the others are refused and change nothing. */
export async function randomBattle(seed: number): Promise<Went> {
  const session = await openSession(`random-${seed}`);
  const random = dice(seed);
  const lines: string[] = [];
  const faults: string[] = [];
  const hear = async (line: string): Promise<Answer> => {
    const answer = JSON.parse(jsonOf(await session.hear(line), 1)) as Answer;
    if (answer.error?.reference) faults.push(`${line}: ${answer.error.message}`);
    if (answer.ok && !/\/(turn status|unit list)/.test(line)) lines.push(line);
    return answer;
  };
  await hear('@carla /game new name:Chance rules:hans-n-panzer sides:"Axis, Allies"');
  for (const line of ['@anna /game join side:axis', '@ben /game join side:allies', ...ROSTER, ...DEPLOYS])
    await hear(line);

  let end: string | undefined;
  let turn = 0;
  while (end === undefined && turn <= LAST_TURN && faults.length === 0) {
    const { data } = await hear('@carla /turn status');
    turn = data?.at?.turn ?? 0;
    const units = (await hear('@carla /unit list')).data?.units ?? [];
    await hear(houseRule(random));
    if (data?.at) for (const line of actsIn(data.at.step, units, random)) await hear(line);
    if (data?.at?.step === 'move' && turn > LONG) for (const line of givesUp(units)) await hear(line);
    await giveOwed(hear);
    const ended = await hear('@carla /turn end');
    if (!ended.ok) faults.push(`/turn end in ${data?.at?.step} of turn ${turn}: ${ended.refused?.message}`);
    end = /The battle is over.*/.exec(ended.text ?? '')?.[0];
  }
  await session.close();
  return { lines, end, faults, turns: turn };
}

/** Any toggle of the book, switched on or off in the middle of it. */
function houseRule(random: Random): string {
  const all = Object.keys(toggles);
  return `@carla /game house toggle:${all[random(all.length) - 1]} on:${random(2) === 1}`;
}

/** The side with fewer units is cut down hand to hand, and its vehicles drive off. */
function givesUp(units: readonly Unit[]): string[] {
  const left = (side: string) => units.filter((unit) => unit.side === side && !unit.gone && !unit.fields.house);
  const [weaker, by] = left('axis').length < left('allies').length ? ['axis', '@anna'] : ['allies', '@ben'];
  return left(weaker!).map(({ name, fields }) => {
    if (!fields.vehicle) return `${by} /unit edit unit:"${name}" fields:"men:0"`;
    return `${by} /move who:"${name}" ${fields.state ? 'unit:infantry' : 'exit:other-edge'}`;
  });
}

/** What is owed runs as printed. */
async function giveOwed(hear: (line: string) => Promise<Answer>): Promise<void> {
  const { text = '' } = await hear('@carla /turn status');
  for (const [, command] of text.matchAll(/^Owed: (\/.*?)(?: HP-[A-Z]+-\d+)?$/gm)) await hear(`@carla ${command}`);
}

type Random = (n: number) => number;

function actsIn(step: string, units: readonly Unit[], random: Random): string[] {
  const inPlay = units.filter(({ gone, fields }) => !gone && !fields.house);
  return inPlay.flatMap((unit) => {
    const one = <T>(all: readonly T[]): T | undefined => all[random(all.length) - 1];
    const enemy = one(inPlay.filter(({ side }) => side !== unit.side));
    const by = unit.side === 'axis' ? '@anna' : '@ben';
    return Array.from({ length: step === 'fire' ? 3 : 2 }, () =>
      actOf(step, unit, enemy?.name ?? unit.name, random),
    ).map((act) => `${by} ${act}`);
  });
}

/** A random act of a unit in a step. */
function actOf(step: string, { name, side, fields }: Unit, enemy: string, random: Random): string {
  const inches = random(3);
  const who = `who:"${name}"`;
  const at = `attacker:"${name}" target:"${enemy}"`;
  const ACTS: Readonly<Record<string, readonly string[]>> = {
    move: [
      `/move ${who} path:off-road:${inches}`,
      `/move ${who} path:road:${inches},off-road`,
      `/move ${who}`,
      `/move ${who} target:${side === 'axis' ? 'Track' : 'Opel'}`,
      `/move ${who} target:Hut`,
      `/move ${who} unit:infantry`,
      `/weapon ${who} action:set-up`,
      `/weapon ${who} target:${side === 'axis' ? 'Track' : 'Opel'} action:hook-up`,
      `/weapon ${who} target:"Hau, ${enemy}" action:call-fire`,
      ...(fields.routing ? [`/move ${who} exit:other-edge`] : []),
    ],
    guns: [
      `/tankhit ${at} weapon:75mm-us range:${inches} modifier:4`,
      `/tankhit ${at} range:${inches} modifier:4`,
      `/barrage ${at} range:${inches} figures:${inches} part:outside`,
      `/barrage ${at} range:${inches} figures:2 short:1 over:1`,
      `/effect ${at} figures:1`,
      `/tankhit ${at} weapon:artillery`,
      `/demolish attacker:"${name}" target:Hut range:3`,
    ],
    fire: [
      `/fire ${at} weapon:rifle range:2 shooters:1 modifier:3`,
      `/fire ${at} weapon:rifle range:${inches} shooters:${inches * 2} modifier:3`,
      `/fire ${at} weapon:rifle range:1 shooters:4 part:inside modifier:3`,
      `/fire ${at} weapon:light-mg range:2 figures:4 modifier:3`,
      `/fire ${at} weapon:heavy-mg range:2 figures:4 modifier:3`,
      `/fire ${at} weapon:smg range:2 figures:${inches} modifier:3`,
      `/grenade ${at} range:2 figures:${inches}`,
      `/tankhit ${at} weapon:bazooka range:2 modifier:4`,
      `/tankhit ${at} weapon:panzerfaust range:2 modifier:4`,
      `/tankhit ${at} weapon:heavy-mg range:2`,
    ],
    morale: [
      `/rally ${who}`,
      `/weapon ${who} target:"${enemy}" action:capture`,
      ...(inches === 2 ? [`/morale ${who} cause:beaten target:"${enemy}"`] : []),
      ...(inches === 1 && random(4) === 1 ? [`/unit edit unit:"${name}" fields:"officer:lost"`] : []),
    ],
  };
  const all = ACTS[step] ?? [];
  return all[random(all.length) - 1] ?? '/turn status';
}

/** The same numbers from 1 to n every time (mulberry32). */
function dice(seed: number): Random {
  let state = seed * 2654435761;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return 1 + (((t ^ (t >>> 14)) >>> 0) % n);
  };
}
