/** The size of larger values is remembered: a record leaves most of a campaign unchanged. */
const WORTH_REMEMBERING = 1024;

const remembered = new WeakMap<object, number>();

/** Roughly how many bytes of memory a value takes, if it consists of plain objects, arrays and simple values. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return 24 + value.length;
  if (typeof value !== 'object' || value === null) return 8;
  const known = remembered.get(value);
  if (known !== undefined) return known;
  let size = 56;
  if (Array.isArray(value)) for (const item of value) size += 8 + sizeOf(item);
  // A key takes its own memory if it's a unit's, or a field's that few others share.
  else for (const key in value) size += 32 + key.length + sizeOf((value as Record<string, unknown>)[key]);
  if (size >= WORTH_REMEMBERING) remembered.set(value, size);
  return size;
}
