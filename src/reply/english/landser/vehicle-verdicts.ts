import type { Facts } from '../../../kernel/state/facts.ts';
import { about, doer, hit, missed, struck } from '../ruling/naming.ts';
import type { Declared, InNews, Verdicts } from '../ruling/verdict-words.ts';
import { allOf, possessive, say } from '../words.ts';

/** What happened to a vehicle or its crew, and how far it goes. */
export const vehicleVerdicts: Verdicts = { move, tankhit, bail, points };

function move({ allowance, immobilised }: Facts, declared: Declared): string {
  const { names } = declared;
  const far = howFar(allowance, declared);
  const how = HOW[String({ action: 'move', ...declared.filled, ...declared.options }.action)] ?? HOW.move!;
  // On a drawn table he has gone where another line says.
  const isGone = declared.effects?.some((each) => each.effect === 'set' && each.field === 'at');
  const goes =
    names?.who === undefined
      ? `${about(doer(declared), `up to ${far}`)}.`
      : `${names.who} ${how[isGone ? 'goes' : 'can'](far)}.`;
  if (immobilised === undefined) return goes;
  return `${goes} ${immobilised ? 'It gets stuck there (immobilised)' : 'It gets through'}.`;
}

/** Each kind of Move, with how far he can go, or has gone at most. */
const HOW: Readonly<Record<string, Readonly<Record<'can' | 'goes', (far: string) => string>>>> = {
  move: { can: (far) => `can move up to ${far}`, goes: (far) => `moves up to ${far}` },
  'move-fast': { can: (far) => `can move fast, up to ${far}`, goes: (far) => `moves fast, up to ${far}` },
  'move-and-fire': {
    can: (far) => `can move up to ${far} and fire`,
    goes: (far) => `moves up to ${far} and can fire`,
  },
  sneak: { can: (far) => `can sneak up to ${far}`, goes: (far) => `sneaks up to ${far}` },
};

/** In difficult ground it's what the ruling works out last. Odds are without the way there. */
function howFar(allowance: Facts[string] | undefined, { options, steps = [] }: Declared): string {
  if (options?.difficult !== true) return `${allowance}″`;
  const far = steps.findLast(({ result }) => /^[\d.]+″$/.test(result ?? ''))?.result;
  return far === undefined ? `${allowance}″, but less in difficult ground` : `${far} in difficult ground`;
}

function tankhit(facts: Facts, declared: Declared): string {
  const { who, at } = declared.names ?? {};
  const own = (what: string) => (who === undefined ? about(at, `the ${what}`) : `${possessive(who)} ${what}`);
  if (facts['gun-exploded']) return `${own('damaged gun explodes')}. It’s lost for the game.`;
  if (facts.premature)
    return `${own('bomb goes off too soon')}, in ${who === undefined ? 'the thrower’s' : 'his'} hand.`;
  return facts.hit ? `${hit(declared, injury(facts))}.` : `${missed(declared)}.`;
}

/** What each row does to the vehicle, and how far it rolls on first if it does. */
const ROWS: Readonly<Record<string, (inches: number) => string>> = {
  'crew-shaken': () => 'Its crew is shaken, and next turn it can only move forward',
  'mg-destroyed': () => 'A machine gun is destroyed, and the opponent says which',
  'main-gun-damaged': () => 'Its main gun is damaged',
  'thrown-track': (inches) => `It throws a track, rolls on ${inches}″ and is immobilised`,
  'crew-injured': () => 'Some of its crew are injured, so it can shoot only every other turn',
  'main-gun-destroyed': () => 'Its main gun is destroyed, with the machine guns beside it',
  'turret-jammed': () => 'Its turret is stuck',
  'crew-killed': () => 'Its crew is killed, and it stays where it is',
  'engine-explodes': (inches) => `Its engine explodes. It rolls on ${inches}″ and is destroyed`,
  'ammo-explodes': () => 'Its ammunition explodes and its crew is killed. Everyone within 2″ is hit',
};

/** What the rows say of the vehicle itself. */
export const injuries: InNews['changes'][string] = {
  'crew-injured': 'told',
  'crew-shaken': 'told',
  // A gun that explodes as it fires is its own side's.
  'gun-lost': (change) => (change.effect === 'set' && change.value !== 'exploded' ? 'told' : undefined),
  immobilised: 'told',
  'turret-jammed': 'told',
};

/** The effect of a hit on the vehicle: by a shot, a bomb or a Molotov. */
export function injury(facts: Facts): string {
  const { damage, result } = facts;
  if (damage === 'no-effect') return 'no effect';
  if (typeof result !== 'string') return 'a track breaks, and it’s immobilised';
  return `${say(String(damage))}. ${ROWS[result]?.(lastInches(facts))}`;
}

function lastInches({ moves, 'moves-half-inches': halves }: Facts): number {
  return typeof halves === 'number' ? halves / 2 : Number(moves);
}

function bail(facts: Facts, declared: Declared): string {
  const men = ESCAPED.flatMap(([fact, how]) => (facts[fact] ? [`${facts[fact]} ${how}`] : []));
  const all = ESCAPED.reduce((sum, [fact]) => sum + Number(facts[fact] ?? 0), 0);
  const out = men.length > 0 ? `${allOf(men)} ${all === 1 ? 'gets' : 'get'} out` : 'nobody gets out';
  return `${about(struck(declared), out)}.`;
}

const ESCAPED = [
  ['escaped', 'unwounded'],
  ['escaped-light', 'with a light wound'],
  ['escaped-serious', 'with a serious wound'],
] as const;

function points({ 'medium-tanks': medium, 'heavy-tanks': heavy }: Facts): string {
  return `${tanks('medium', medium)}, or ${tanks('heavy', heavy)}.`;
}

function tanks(kind: string, count: Facts[string] | undefined): string {
  return `${count} ${kind} tank${count === 1 ? '' : 's'}`;
}
