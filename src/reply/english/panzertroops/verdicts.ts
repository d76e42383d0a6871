import type { Facts } from '../../../kernel/facts.ts';
import { missed } from '../named.ts';
import type { Declared, Verdicts } from '../verdicts.ts';
import { allOf, capital, say } from '../words.ts';

/** What became of an action by Panzer Troops. */
export const verdicts: Verdicts = {
  fire,
  grenade: fire,
  tankhit,
  bail,
  morale: ({ morale }) => MORALE[String(morale)] ?? '',
  barrage: ({ call }) => (call === 'through' ? 'The call goes through.' : 'The call fails: no fire this turn.'),
  smoke,
  initiative: ({ winner }) => `${capital(say(String(winner)))} is higher, and goes first.`,
  move,
  points,
  weapon: () => 'Done.',
};

const MORALE: Readonly<Record<string, string>> = {
  good: 'Good morale.',
  shaken: 'Shaken: no closer to the enemy for the rest of the battle.',
  broken: 'Broken: firepower 1 lower, no closer to the enemy; it surrenders to any within 3" now.',
  surrendered: 'He surrenders.',
};

function fire(facts: Facts, declared: Declared): string {
  if (facts.result === 'miss') return `${missed(declared)}${besides(facts)}.`;
  return `${capital(facts.result === undefined ? counted(facts) : fateOf(facts))}${besides(facts)}.`;
}

/** What became of one target; of a vehicle no total destruction is told. */
function fateOf({ result, 'total-destruction': total }: Facts): string {
  switch (result) {
    case 'killed':
      if (total === undefined) return 'destroyed';
      return total ? 'killed, and his weapons are destroyed' : 'killed';
    case 'saved':
      return 'hit, but saved by cover';
    default:
      return say(String(result));
  }
}

/** How many of several targets met which fate. */
function counted(facts: Facts): string {
  const weapons = facts['weapons-destroyed'];
  const lost = weapons === undefined ? 'destroyed' : weapons ? `killed (${weapons} with weapons)` : 'killed';
  const fates = [
    facts.killed ? `${facts.killed} ${lost}` : '',
    facts.saved ? `${facts.saved} saved by cover` : '',
    facts.pinned ? `${facts.pinned} pinned` : '',
  ].filter((fate) => fate !== '');
  return fates.length > 0 ? allOf(fates) : 'all missed';
}

function besides(facts: Facts): string {
  const checks = facts['morale-checks'];
  const several = checks ? `; ${checks} to check morale` : '';
  const check = facts['morale-check'] ? '; it has to check morale' : '';
  return `${check}${several}${facts['fuel-out'] ? '; the flamethrower is empty' : ''}`;
}

function tankhit(facts: Facts): string {
  const { result } = facts;
  const told = result === 'miss' ? 'no effect' : result === 'saved' ? 'hit, but saved by hard cover' : String(result);
  return `${capital(told)}${besides(facts)}.`;
}

function bail({ 'crew-out': crew, 'riders-out': riders }: Facts): string {
  const out = [crew ? `${crew} of the crew` : '', riders ? `${riders} of the riders` : ''].filter((men) => men !== '');
  return out.length > 0 ? `Out alive: ${allOf(out)}.` : 'Nobody gets out alive.';
}

function smoke({ smoke, 'ammo-out': out }: Facts): string {
  const placed = smoke === 'placed' ? 'The smoke is up' : 'The smoke fails';
  return `${placed}${out ? '; that weapon has no smoke left' : ''}.`;
}

function move({ eighths, allowed }: Facts): string {
  if (typeof eighths === 'number') return eighths > 0 ? `Up to ${eighths / 8}".` : 'No further: 0".';
  return allowed ? 'The move is allowed.' : 'The move is not allowed.';
}

function points({ defence, speed, points: cost, printed, left }: Facts): string {
  if (defence !== undefined) return `Defence value ${defence}.`;
  if (speed !== undefined) return `Speed ${speed}".`;
  if (typeof left === 'number') return `${cost} points: ${left < 0 ? `${-left} too many` : `${left} left`}.`;
  if (printed === undefined || printed === cost) return `${cost} points.`;
  return `${cost} points by the formula; the ${printed} printed stand.`;
}
