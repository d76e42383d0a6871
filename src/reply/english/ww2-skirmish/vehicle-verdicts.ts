import type { Facts } from '../../../kernel/state/facts.ts';
import type { Flat } from '../../../kernel/state/unit.ts';
import { about, doer, does, hit as hitOn, missed, struck } from '../ruling/naming.ts';
import type { Declared, Verdicts } from '../ruling/verdict-words.ts';
import { losses, several } from './losses.ts';

/** Vehicles, bunkers, melee and movement in WW2 Skirmish. */
export const vehicleVerdicts: Verdicts = {
  tankhit,
  demolish,
  assault,
  move,
  points: ({ points, total }) =>
    points === total ? `${several(points, 'point')}.` : `${several(points, 'point')} a figure, ${total} in all.`,
};

/** What a hit does, and what follows where no unit is named: of a known vehicle, that has lines and buttons of its own. */
const DAMAGE: Readonly<Record<string, readonly [done: string, follows?: string]>> = {
  none: ['no effect'],
  'occupants-1': ['one occupant is hit as by a machine gun', ' (/effect by:mg)'],
  'occupants-2': ['two occupants are hit as by a machine gun', ' (/effect by:mg figures:2)'],
  'occupants-4': ['four occupants are hit as by a machine gun', ' (/effect by:mg figures:4)'],
  'occupants-all': ['all occupants are hit as by a machine gun', ' (/effect by:mg)'],
  stunned: ['the crew is stunned and can’t do anything next turn'],
  optics: ['the optics are gone, so the main gun can’t fire'],
  'weapon-wrecked': ['one of its weapons, drawn at random, is wrecked'],
  immobilised: ['it’s stopped for the rest of the game'],
  'driver-killed': [
    'the driver is killed and it stops',
    '. If it was moving 6″ or more, it crashes (/move task:crash)',
  ],
  'on-fire': ['it’s on fire, and everyone has to get out'],
  explodes: [
    'it explodes, and everyone aboard is killed',
    '. If it was moving, it crashes (/move task:crash cause:explodes)',
  ],
  abandoned: ['the crew abandons it'],
};

function damage(of: Facts[string] | undefined, { names }: Declared): string {
  const [done, follows = ''] = DAMAGE[String(of)]!;
  return `${done}${names?.at === undefined ? follows : ''}`;
}

function tankhit({ hit, damage: done, 'explodes-in': turns }: Facts, declared: Declared): string {
  if (!hit) return `${missed(declared)}.`;
  if (done === 'ammo-fire') {
    const fire = `the ammunition is on fire. Everyone has to get out: it explodes in ${several(turns, 'turn')}`;
    return `${hitOn(declared, fire)}.`;
  }
  return `${hitOn(declared, damage(done, declared))}.`;
}

function demolish(facts: Facts, declared: Declared): string {
  const { hit, effect, exploded, kills } = facts;
  if (hit !== undefined) return `${hit ? hitOn(declared, damage(effect, declared)) : missed(declared)}.`;
  const name = struck(declared);
  if (exploded === undefined)
    return `${about(name, kills === 0 ? 'nobody inside is killed' : `${kills} inside ${kills === 1 ? 'is' : 'are'} killed`)}.`;
  if (!exploded) return `${about(name, 'the charge doesn’t go off')}.`;
  return `${about(name, 'the charge explodes', kills === undefined ? undefined : losses(facts))}.`;
}

const LOSER: Readonly<Record<string, string>> = {
  'pushed-back': 'is forced back 1″',
  wounded: 'is wounded',
  disabled: 'is disabled',
  killed: 'is killed',
};

function assault({ winner, result, captured }: Facts, declared: Declared): string {
  const { who, at } = declared.names ?? {};
  if (winner === 'none') {
    const known = who !== undefined && at !== undefined;
    const both = known ? `Neither ${who} nor ${at} gives way` : about(struck(declared), 'neither gives way');
    return `${both}. They fight on next phase.`;
  }
  if (who !== undefined && at !== undefined && result !== 'pushed-back') {
    // It's one man of the team.
    const [first, second] = winner === 'attacker' ? [who, at] : [at, who];
    return `${first} beats ${second}: 1 ${String(result)}${captured ? ' and captured' : ''}.`;
  }
  const [loser, unnamed] = winner === 'attacker' ? [at, 'the defender'] : [who, 'the attacker'];
  const ends = `${LOSER[String(result)]}${captured ? ' and captured' : ''}.`;
  return loser === undefined ? about(struck(declared), `${unnamed} ${ends}`) : `${loser} ${ends}`;
}

/** How far a crash took it as things lay on a drawn table, in inches. */
function crashedOn(effects: NonNullable<Declared['effects']>): Flat | undefined {
  const crash = effects.find((each) => each.effect === 'remind' && each.says === 'crashes');
  return crash?.effect === 'remind' ? crash.values?.inches : undefined;
}

function move({ inches, stuck, released }: Facts, declared: Declared): string {
  const { options, effects = [], names: { who, at } = {} } = declared;
  const name = doer(declared);
  if (stuck !== undefined) return `${does(name, stuck ? 'gets stuck at the obstacle' : 'gets across')}.`;
  if (released !== undefined) return `${about(name, released ? 'it’s free' : 'it’s still stuck')}.`;
  if (who === undefined) return `${about(at, `${inches}″`)}.`;
  if (options?.task === 'crash') return `${who} crashes on ${crashedOn(effects) ?? inches}″.`;
  const charges = at !== undefined && options?.compelled === undefined;
  // On a drawn table it has gone where another line says, as far as that or less.
  if (!charges && effects.some((each) => each.effect === 'set' && each.field === 'at'))
    return `${who} moves up to ${inches}″.`;
  // Men already there declare a charge without a move.
  if (inches === 0) return charges ? `${who} charges ${at}.` : `${who} stays put.`;
  return charges ? `${who} moves ${inches}″ and charges ${at}.` : `${who} moves ${inches}″.`;
}
