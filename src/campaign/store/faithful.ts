/**
 * Refuses anything that the database would return changed: it stores JSON. A property that is `undefined` is allowed, because
 * it reads back the same (absent), and so is -0, which equals 0.
 * @throws {TypeError} with the place: such a value is a bug of the caller's
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
  // Keyv writes every own key of an array, so an extra property (such as those that `match` adds) would become an element.
  if (Object.keys(items).length > items.length) throw unfaithful(place, 'an array with properties of its own');
  // By index, because only that reveals a hole: Keyv would close it up.
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
