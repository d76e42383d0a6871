/**
 * What the two editions have in common, under the later one's numbers: a number of its own where they differ, otherwise the same
 * number after the other prefix. Rules are named by values, so whatever holds them keeps its shape.
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
