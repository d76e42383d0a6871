import type { Facts } from '../../../kernel/state/facts.ts';
import { about, does, hit, missed, struck as struckOne } from '../ruling/naming.ts';
import type { Declared, InNews, Verdicts } from '../ruling/verdict-words.ts';
import { allOf, possessive, say } from '../words.ts';
import { injury } from './vehicle-verdicts.ts';

/** What a shot, a template, a burst or a grenade did. */
export const shotVerdicts: Verdicts = { fire, effect, grenade };

function fire(facts: Facts, declared: Declared): string {
  const jam = facts.jam ? ' The weapon jams.' : '';
  if (facts.exploded) return `${missed(declared)}, and the gun blows up.`;
  if (typeof facts.hits === 'number') return burst(facts, jam, declared);
  if (facts['scatter-direction'] !== undefined)
    return `${offTarget(declared, 'shot')}. The template drifts ${drift(facts)}.${jam}`;
  if (!facts.hit) return `${missed(declared)}.${jam}`;
  const all = eachStruck(declared);
  if (all) return `${hit({ ...declared, names: { ...declared.names, at: all } })}.${jam}`;
  return `${hit(declared, struckBy(facts, declared))}.${jam}`;
}

function burst(facts: Facts, jam: string, declared: Declared): string {
  const { hits } = facts;
  const { who, at } = declared.names ?? {};
  const came = struckBy(facts, declared);
  if (hits === 0)
    return at === undefined
      ? `${about(who, 'the whole burst misses')}.${jam}`
      : `${missed(declared)} with every die.${jam}`;
  if (at === undefined)
    return `${about(who, hits === 1 ? '1 hit' : `${hits} hits, and the worst counts`, came)}.${jam}`;
  return hits === 1 ? `${hit(declared, came)}.${jam}` : `${hits} hits on ${at}, and the worst counts: ${came}.${jam}`;
}

/** Names the man whose shot or grenade lands somewhere else. */
function offTarget({ names: { who, at } = {} }: Declared, what: 'shot' | 'grenade'): string {
  return who === undefined ? about(at, `the ${what} is off target`) : `${possessive(who)} ${what} is off target`;
}

function effect(facts: Facts, declared: Declared): string {
  if (facts.effect === 'hide')
    return `${eachStruck(declared) ?? does(struckOne(declared), 'goes into hide', 'The target')}.`;
  return `${eachStruck(declared) ?? about(struckOne(declared), struckBy(facts, declared))}.`;
}

function grenade(facts: Facts, declared: Declared): string {
  const { who, at } = declared.names ?? {};
  const all = eachStruck(declared);
  if (facts.hit && all) return `The grenade lands by ${all}.`;
  if (facts.damage !== undefined)
    return at === undefined
      ? `${about(who, 'the Molotov lands on the vehicle', injury(facts))}.`
      : `The Molotov lands on ${at}: ${injury(facts)}.`;
  if (facts.hit) return `${landsBy(declared)}: ${struckBy(facts, declared)}.`;
  if (facts['scatter-direction'] === undefined)
    return at === undefined
      ? `${about(who, 'the Molotov falls beside the vehicle and does no harm')}.`
      : `The Molotov falls beside ${at} and does no harm.`;
  return `${offTarget(declared, 'grenade')}. It drifts ${drift(facts)}.`;
}

/** What became of one man, or of each where there aren't too many to name. */
export const struck: InNews['changes'][string] = Object.fromEntries(
  ['struck', 'removed', 'out-of-action'].map((word) => [
    word,
    (_change, _facts, declared) =>
      (declared.targets ?? []).length <= 1 || eachStruck(declared) !== undefined ? 'told' : undefined,
  ]),
);

/** Where a grenade comes down that isn't off target. */
function landsBy({ names: { who, at } = {} }: Declared): string {
  if (at !== undefined) return `The grenade lands by ${at}`;
  return `${who === undefined ? 'The' : possessive(who)} grenade lands there`;
}

function drift(facts: Facts): string {
  const halves = facts['scatter-half-inches'];
  const inches = typeof halves === 'number' ? halves / 2 : facts['scatter-distance'];
  return `${inches}″ towards ${facts['scatter-direction']} o’clock`;
}

/** With more men than this, the news only says how many of them suffered each fate. */
const MOST_NAMED = 4;

/** Each of several men with what happened to him. */
function eachStruck({ effects = [], targets = [], names }: Declared): string | undefined {
  const { of } = names ?? {};
  if (!of || targets.length < 2 || targets.length > MOST_NAMED) return undefined;
  const all = targets.map((id) => {
    const met = effects.find(
      (each) => each.effect === 'remind' && each.says === 'struck' && each.units?.includes(id) === true,
    );
    return met?.effect === 'remind' ? `${of(id)} (${inBrackets(met.values, lies(effects, id))})` : undefined;
  });
  return all.every((each) => each !== undefined) ? allOf(all) : undefined;
}

function inBrackets({ effect, wound }: Facts = {}, onTable: boolean): string {
  if (effect === 'none') return 'unharmed';
  return effect === 'hide' ? 'in hide' : fate(String(effect), wound, onTable);
}

/** How many suffered each fate, in the order of the tables. */
const COUNTED: readonly (readonly [fact: string, one: string, several: string])[] = [
  ['hide', 'in hide', 'in hide'],
  ['light-wound', 'light wound', 'light wounds'],
  ['serious-wound', 'serious wound', 'serious wounds'],
  ['out-of-action', 'out of action', 'out of action'],
];

/** One figure's fate, or how many suffered each. */
function struckBy(facts: Facts, { names, effects = [], targets: [target] = [] }: Declared): string {
  if (facts.effect === 'none') return 'no effect';
  if (facts.effect === 'hide') return `${(names?.at ?? names?.who) ? 'he' : 'the target'} goes into hide`;
  if (typeof facts.effect === 'string') return fate(facts.effect, facts.wound, lies(effects, target));
  const counts = COUNTED.filter(([fact]) => facts[fact]).map(
    ([fact, one, several]) => `${facts[fact]} ${facts[fact] === 1 ? one : several}`,
  );
  return counts.length > 0 ? allOf(counts) : 'nobody is affected';
}

const ROWS: Readonly<Record<string, string>> = { 'wound-a': ' (a)', 'wound-b': ' (b)', removed: ', off the table' };

/** LS-CAMP-01: a man who is out and lies on the table is not off it. */
function lies(effects: NonNullable<Declared['effects']>, id: string | undefined): boolean {
  return effects.some(
    (each) =>
      each.effect === 'remind' && each.says === 'lies' && (id === undefined || each.units?.includes(id) === true),
  );
}

function fate(effect: string, wound: Facts[string] | undefined, onTable: boolean): string {
  if (wound === 'removed' && onTable) return `${say(effect)}, on the table`;
  return typeof wound === 'string' ? `${say(effect)}${ROWS[wound] ?? `, ${say(wound)}`}` : say(effect);
}
