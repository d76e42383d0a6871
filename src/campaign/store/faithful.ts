/**
 * Refuses what the database would give back changed: it keeps JSON. A property that is `undefined` is let pass, as it
 * reads back the same (absent), and so is -0, which equals 0.
 * @throws {TypeError} naming the place: such a value is a bug of the caller's
 */
export function assertFaithful(value: unknown, place = 'value'): void {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw unfaithful(place, String(value));
  } else if (Array.isArray(value)) {
    assertFaithfulArray(value, place);
  } else if (typeof value === 'object' && isPlain(value)) {
    for (const [name, item] of Object.entries(value)) {
      if (item !== undefined) assertFaithful(item, `${place}.${name}`);
    }
  } else {
    throw unfaithful(place, kindOf(value));
  }
}

function assertFaithfulArray(items: readonly unknown[], place: string): void {
  // Keyv writes every own key of an array, so a property put on one (as `match` does) would become an element.
  if (Object.keys(items).length > items.length) throw unfaithful(place, 'an array with properties of its own');
  // By index, since a hole shows itself only so: Keyv would close it up.
  for (let index = 0; index < items.length; index++) assertFaithful(items[index], `${place}[${index}]`);
}

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

function kindOf(value: unknown): string {
  return typeof value === 'object' ? `a ${value?.constructor.name}` : typeof value;
}

function unfaithful(place: string, what: string): TypeError {
  return new TypeError(`${place} is ${what}, which cannot be stored as it is`);
}
