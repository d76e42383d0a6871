/** A JSON value with each of its leaves altered in turn. */
export function* alterations(json: unknown): Generator<unknown> {
  if (typeof json === 'string') yield `${json}x`;
  if (typeof json === 'number') yield json + 1;
  if (typeof json === 'boolean') yield !json;
  if (typeof json !== 'object' || json === null) return;
  for (const [name, each] of Object.entries(json)) {
    for (const other of alterations(each)) {
      yield Array.isArray(json) ? json.map((one, i) => (String(i) === name ? other : one)) : { ...json, [name]: other };
    }
  }
}
