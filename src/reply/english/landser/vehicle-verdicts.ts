import type { Facts } from '../../../kernel/facts.ts';
import { hit, missed } from '../named.ts';
import type { Declared, Verdicts } from '../verdicts.ts';
import { allOf, say } from '../words.ts';

/** What became of a vehicle, its crew or its move. */
export const vehicleVerdicts: Verdicts = { move, tankhit, bail, points };

function move({ allowance, immobilised }: Facts): string {
  if (immobilised === undefined) return `Up to ${allowance}".`;
  return `Up to ${allowance}", ${immobilised ? 'and there it is immobilised' : 'and it gets through'}.`;
}

function tankhit(facts: Facts, declared: Declared): string {
  if (facts['gun-exploded']) return 'The damaged gun explodes: it is lost for the game.';
  if (facts.premature) return 'The bomb goes off too soon, in the hand of the one who brought it.';
  return facts.hit ? `${hit(declared)}: ${injury(facts)}.` : `${missed(declared)}.`;
}

const ROWS: Readonly<Record<string, string>> = {
  'crew-shaken': 'the crew is shaken and next turn may only move forward',
  'mg-destroyed': "a machine gun of the opponent's choice is destroyed",
  'main-gun-damaged': 'the main gun is damaged',
  'thrown-track': 'a track is thrown',
  'crew-injured': 'some of the crew are injured: it shoots every other turn only',
  'main-gun-destroyed': 'the main gun and the machine guns beside it are destroyed',
  'turret-jammed': 'the turret is stuck as it stands',
  'crew-killed': 'the crew is killed, and it stays where it is',
  'engine-explodes': 'the engine explodes',
  'ammo-explodes': 'the ammunition explodes, the crew is killed, and all within 2" are hit',
};

const ENDS: Readonly<Record<string, string>> = { 'thrown-track': 'immobilised', 'engine-explodes': 'destroyed' };

/** What a hit did to the vehicle: by a shot, a bomb or a Molotov. */
export function injury(facts: Facts): string {
  const { damage, result } = facts;
  if (damage === 'no-effect') return 'no effect';
  if (typeof result !== 'string') return 'a track is broken, and it is immobilised';
  return `${say(String(damage))}: ${ROWS[result]}${lastInches(facts, result)}`;
}

function lastInches({ moves, 'moves-half-inches': halves }: Facts, result: string): string {
  const inches = typeof halves === 'number' ? halves / 2 : moves;
  return inches === undefined ? '' : `; it runs on ${inches}" and is ${ENDS[result]}`;
}

function bail(facts: Facts): string {
  const men = ESCAPED.flatMap(([fact, how]) => (facts[fact] ? [`${facts[fact]} ${how}`] : []));
  return men.length > 0 ? `Out of it: ${allOf(men)}.` : 'Nobody gets out.';
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
