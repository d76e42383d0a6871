import { panzertroops } from '../../../src/rules/panzertroops/index.ts';
import { by, type Given } from '../ruled.ts';

const usual = Object.entries(panzertroops.toggles)
  .filter(([, { default: on }]) => on)
  .map(([name]) => name);

/** These toggles and no others, as the inventory lists them: the book's own defaults are turned off. */
export function withOnly(...toggles: readonly string[]): string {
  return [...toggles, ...usual.filter((name) => !toggles.includes(name)).map((name) => `no-${name}`)].join(',');
}

const table = by('panzertroops');

/** The faces in pairs: 2d6 of a throw are one number where a test does not care how they fell. */
export function pair(total: number): readonly [number, number] {
  const first = Math.min(6, total - 1);
  return [first, total - first];
}

/** The facts of an action with these totals of 2d6, one after the other, and these toggles alone. */
export function factsOf(verb: string, given: Given, totals: readonly number[], ...toggles: readonly string[]) {
  return table.ruled(verb, given, totals.flatMap(pair), withOnly(...toggles)).facts;
}

/** The same, and the result alone. */
export function resultOf(verb: string, given: Given, totals: readonly number[], ...toggles: readonly string[]) {
  return factsOf(verb, given, totals, ...toggles).result;
}
