import { createHash, createHmac } from 'node:crypto';

// Written from docs/fair-dice.md alone: it uses nothing of src, so that both can be wrong in different ways only.

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type Named = { readonly [name: string]: Json };

export interface File {
  readonly log: string;
  readonly origins: readonly { readonly log: string; readonly last: number }[];
  readonly records: readonly Named[];
  readonly fingerprints?: readonly string[];
}

/** The value number `i` of a record. */
export function value(seed: Buffer, list: readonly [string, string, number, string, number], sides: number): number {
  const limit = 2 ** 32 - (2 ** 32 % sides);
  for (let round = 0; ; round++) {
    const message = JSON.stringify(round === 0 ? list : [...list, round]);
    const bytes = createHmac('sha256', seed).update(message, 'utf8').digest();
    for (let at = 0; at < 32; at += 4) {
      const number = bytes.readUInt32BE(at);
      if (number < limit) return (number % sides) + 1;
    }
  }
}

/** What doesn't fit in a file: the number of the first such record; nothing if all does. */
export function firstThatDoesNotFit({ log, origins, records, fingerprints = [] }: File): number | undefined {
  const seeds = new Map<string, Buffer>();
  for (const event of records.flatMap(({ events }) => events as readonly Named[])) {
    if (event.type !== 'seed-revealed') continue;
    const seed = Buffer.from(String(event.seed), 'hex');
    seeds.set(createHash('sha256').update(seed).digest('hex'), seed);
  }
  let [commitment, mix, print] = ['', '', ''];
  for (const record of records) {
    const seq = Number(record.seq);
    print = createHash('sha256')
      .update(`${print}\n${sorted(record)}`)
      .digest('hex')
      .slice(0, 32);
    const place = fingerprints.length > 0 ? fingerprints.indexOf(print) + 1 : seq;
    if (place !== records.indexOf(record) + 1) return records.indexOf(record) + 1;
    const events = record.events as readonly Named[];
    for (const event of events) {
      if (event.type === 'committed') [commitment, mix] = [String(event.commitment), String(event.mix)];
    }
    const seed = seeds.get(commitment);
    if (!seed) continue;
    const wrote = origins.find(({ last }) => seq <= last)?.log ?? log;
    let i = 0;
    for (const { sides, face } of values(events)) {
      if (value(seed, [mix, wrote, seq, String(record.interaction), i++], sides) !== face) return seq;
    }
  }
  return undefined;
}

function* values(events: readonly Named[]) {
  for (const event of events) {
    for (const step of (event.steps ?? []) as readonly Named[]) {
      const atTheTable = event.type === 'ruled' && event.dice === 'table';
      const sides = step.outOf ?? (atTheTable ? undefined : step.sides);
      if (sides !== undefined) for (const face of step.faces as readonly number[]) yield { sides: Number(sides), face };
    }
  }
}

function sorted(json: Json): string {
  if (Array.isArray(json)) return `[${json.map(sorted).join()}]`;
  if (json === null || typeof json !== 'object') return JSON.stringify(json);
  const object = json as Named;
  const names = Object.keys(object).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${sorted(object[name]!)}`).join()}}`;
}
