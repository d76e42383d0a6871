/**
 * What the two editions have in common, under the numbers of the later one: its own where they part, else the same after
 * the other prefix. What a rule is called by is a value, so whatever holds it keeps its shape.
 */
export function renumbered<T>(original: T, numbers: Readonly<Record<string, string>>): T {
  return (again(original) ?? original) as T;

  function again(value: unknown): unknown {
    if (typeof value === 'string') return numbers[value] ?? value.replace(/^LC-/, 'LS-');
    if (Array.isArray(value)) return value.map(again);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, again(each)]));
  }
}
