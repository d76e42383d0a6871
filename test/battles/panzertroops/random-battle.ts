import { toggles } from '../../../data/panzertroops/toggles.ts';
import { openSession } from '../../../docs/generate/session.ts';
import { jsonOf } from '../../../src/terminal/json.ts';
import { Chance } from '../random/chance.ts';
import { actsOf, mercyShots, SAVED } from './random-acts.ts';
import { type Answer, american, german, type Listed, MAC, RED } from './table.ts';

/** How a random battle went. */
export interface Went {
  /** What was typed and done. */
  readonly lines: readonly string[];
  /** How it ended, in words. */
  readonly end: string | undefined;
  /** What went wrong: bugs in the program, debts that cannot be settled, units that can do nothing at all. */
  readonly faults: readonly string[];
  readonly turns: number;
}

const ROSTER = [
  MAC,
  american('m4a2-sherman', 'Tank'),
  american('m3-halftrack', 'Track'),
  american('truck', 'Deuce'),
  american('jeep', 'Jeep'),
  american('mmg-team', 'Able'),
  american('bazooka-team', 'Baz'),
  american('satchel-man', 'Sapper', 'squad:Mac'),
  american('at-light-medium-gun', 'Gun'),
  american('forward-observer', 'Eyes', 'squad:Obs'),
  american('radioman', 'Sparks', 'squad:Obs'),
  american('mortar-team', 'Tube', 'off-table:true'),
  RED,
  german('panzer-4h', 'Kurt', 'crew:5'),
  german('tiger', 'Tiger'),
  german('sdkfz-251-1', 'Hanomag'),
  german('truck', 'Opel'),
  german('at-medium-gun', 'Pak'),
  german('flamethrower-man', 'Flamer', 'squad:Red'),
  german('panzerfaust-rifleman', 'Faust'),
];
const DEPLOYS = ['@anna /move who:Track target:"Mac Rifleman 1, Mac Rifleman 2"', '@ben /move who:Opel target:Pak'];
/** From then on the stronger side always hits; later it also uses weapons it does not have, on the umpire's word. */
const LONG = 5;
const LATE = 9;
const LAST_TURN = 30;

/** A battle of random commands: most are legal, the others are refused and change nothing. */
export async function randomBattle(seed: number): Promise<Went> {
  const session = await openSession(`random-${seed}`);
  const chance = new Chance(`panzertroops ${seed}`);
  const lines: string[] = [];
  const faults: string[] = [];
  const hear = async (line: string): Promise<Answer> => {
    const answer = JSON.parse(jsonOf(await session.hear(line), 1)) as Answer;
    if (answer.error?.reference) faults.push(`${line}: ${answer.error.message}`);
    if (answer.ok && !/\/(turn status|unit list)/.test(line)) lines.push(line);
    return answer;
  };
  await hear('@carla /game new name:Chance rules:panzertroops sides:"Americans, Germans"');
  for (const line of ['@anna /game join side:americans', '@ben /game join side:germans', ...ROSTER, ...DEPLOYS]) {
    await hear(line);
  }
  if (seed % 3 > 0) await hear('@carla /game house toggle:morale on:true');
  let end: string | undefined;
  let turn = 0;
  await hear('@carla /turn end');
  while (end === undefined && turn <= LAST_TURN && faults.length === 0) {
    const { data } = await hear('@carla /turn status');
    const { at } = data!;
    turn = at!.turn;
    const units = (await hear('@carla /unit list')).data?.units ?? [];
    const stronger = at!.side === strongerOf(units);
    const strong = stronger && turn > LONG;
    if (stronger && turn > LATE) for (const line of mercyShots(at!, units)) await hear(line);
    for (const line of actsOf(at!, units, chance, strong)) {
      if (/over/.test((await hear(line)).text ?? '')) break;
      if (chance.in(SAVED)) await owedGiven(hear, faults);
    }
    if (chance.in(4)) await hear(houseRule(chance));
    await owedGiven(hear, faults);
    await somethingToDo(hear, at!, faults);
    const status = await hear('@carla /turn status');
    end = ending(status) ?? ending(await ended(hear, faults));
  }
  await session.close();
  return { lines, end, faults, turns: turn };
}

type Hear = (line: string) => Promise<Answer>;

function ending({ text = '' }: Answer): string | undefined {
  return /The battle is over.*/.exec(text)?.[0];
}

async function ended(hear: Hear, faults: string[]): Promise<Answer> {
  const answer = await hear('@carla /turn end');
  if (!answer.ok) faults.push(`/turn end: ${(answer.refused ?? answer.error)?.message}`);
  return answer;
}

function strongerOf(units: readonly Listed[]): string {
  const left = (side: string) => units.filter((unit) => unit.side === side && !unit.gone).length;
  return left('americans') >= left('germans') ? 'americans' : 'germans';
}

/** Any toggle of the book, switched on or off in the middle of it. */
function houseRule(chance: Chance): string {
  return `@carla /game house toggle:${chance.one(Object.keys(toggles))} on:${!chance.in(3)}`;
}

/** Each command owed runs as printed, and then is no longer owed. */
async function owedGiven(hear: Hear, faults: string[]): Promise<void> {
  for (let i = 0; i < 40; i++) {
    const [due] = (await hear('@carla /turn status')).data?.due ?? [];
    if (!due) return;
    const answer = await hear(`@carla ${due.command}`);
    if (!answer.ok) {
      faults.push(`owed, and refused: ${due.command}: ${(answer.refused ?? answer.error)?.message}`);
      return;
    }
  }
  faults.push('owed without an end');
}

/** In its own move every unit on the table can at least stay where it is. */
async function somethingToDo(hear: Hear, { step, side }: { step: string; side: string }, faults: string[]) {
  if (!step.endsWith('moves')) return;
  const { data } = await hear('@carla /unit list');
  const [by] = side === 'americans' ? ['@anna'] : ['@ben'];
  for (const { name, gone, side: own, fields } of data?.units ?? []) {
    if (gone || own !== side || fields['off-table'] || fields['towed-by'] || fields['in-wreck']) continue;
    const answer = await hear(`${by} /move who:"${name}" path:open=0`);
    if (!answer.ok && !/over/.test(answer.refused?.message ?? '')) {
      faults.push(`${name} can do nothing: ${(answer.refused ?? answer.error)?.message} ${JSON.stringify(fields)}`);
    }
  }
}
