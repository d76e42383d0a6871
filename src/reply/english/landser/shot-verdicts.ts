import type { Facts } from '../../../kernel/facts.ts';
import type { Verdicts } from '../verdicts.ts';
import { allOf, capital, say } from '../words.ts';
import { injury } from './vehicle-verdicts.ts';

/** What became of a shot, a template, a burst or a grenade. */
export const shotVerdicts: Verdicts = { fire, effect, grenade };

function fire(facts: Facts): string {
  const jam = facts.jam ? '; the weapon jams' : '';
  if (facts.exploded) return 'Missed, and the gun blows up.';
  if (typeof facts.hits === 'number') return burst(facts, facts.hits, jam);
  if (facts['scatter-direction'] !== undefined) return `Off target: the template drifts ${drift(facts)}${jam}.`;
  if (!facts.hit) return `Missed${jam}.`;
  return `Hit: ${struckBy(facts)}${jam}.`;
}

function burst(facts: Facts, hits: number, jam: string): string {
  if (hits === 0) return `No die of the burst hits${jam}.`;
  return `${hits === 1 ? '1 hit' : `${hits} hits, the worst of them counts`}: ${struckBy(facts)}${jam}.`;
}

function effect(facts: Facts): string {
  return `${capital(struckBy(facts))}.`;
}

function grenade(facts: Facts): string {
  if (facts.damage !== undefined) return `It lands on the vehicle: ${injury(facts)}.`;
  if (facts.hit) return `It lands there: ${struckBy(facts)}.`;
  if (facts['scatter-direction'] === undefined) return 'It falls beside the vehicle, and does no harm.';
  return `Off target: it drifts ${drift(facts)}.`;
}

function drift(facts: Facts): string {
  const halves = facts['scatter-half-inches'];
  const inches = typeof halves === 'number' ? halves / 2 : facts['scatter-distance'];
  return `${inches}" towards ${facts['scatter-direction']} o'clock`;
}

/** How many met which fate, in the order of the tables. */
const COUNTED: readonly (readonly [fact: string, one: string, several: string])[] = [
  ['hide', 'in hide', 'in hide'],
  ['light-wound', 'light wound', 'light wounds'],
  ['serious-wound', 'serious wound', 'serious wounds'],
  ['out-of-action', 'out of action', 'out of action'],
];

/** One figure's fate, or how many met which. */
function struckBy(facts: Facts): string {
  if (facts.effect === 'none') return 'nobody is affected';
  if (typeof facts.effect === 'string') return fate(facts.effect, facts.wound);
  const counts = COUNTED.filter(([fact]) => facts[fact]).map(
    ([fact, one, several]) => `${facts[fact]} ${facts[fact] === 1 ? one : several}`,
  );
  return counts.length > 0 ? allOf(counts) : 'nobody is affected';
}

const ROWS: Readonly<Record<string, string>> = { 'wound-a': '(a)', 'wound-b': '(b)', removed: 'off the table' };

function fate(effect: string, wound: Facts[string] | undefined): string {
  if (effect === 'hide') return 'the target goes into hide';
  return typeof wound === 'string' ? `${say(effect)}, ${ROWS[wound] ?? say(wound)}` : say(effect);
}
