// LC-FIRE-10, and the rulings too (R-07, RC-03): a table may not cite those. A T-34 is not a rule.
const RULE = /^([A-Z]{2}-[A-Z]+-\d+|R[A-Z]?-\d\d[a-z]?)$/;

/** Every rule that a value cites, however deep: what stands under `rule`, and whatever looks like a rule's ID. */
export function rulesIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return RULE.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'rule' && typeof inner === 'string' ? [inner] : rulesIn(inner),
  );
}
