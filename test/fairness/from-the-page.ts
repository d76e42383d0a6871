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

type Place = readonly [mix: string, log: string, seq: number, interaction: string, i: number];

/** The value number `i` of a record. */
export function value(seed: Buffer, list: Place, sides: number, scheme: number): number {
  const [mix, log, seq, interaction, i] = list;
  if (scheme === 2) {
    const message = JSON.stringify([mix, log, seq, interaction, 'block', Math.floor(i / 16)]);
    const number = createHmac('sha256', seed)
      .update(message, 'utf8')
      .digest()
      .readUInt16BE((i % 16) * 2);
    if (number < 65536 - (65536 % sides)) return (number % sides) + 1;
  }
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
  let held: Named = { commitment: '', mix: '' };
  let print = '';
  for (const record of records) {
    const seq = Number(record.seq);
    print = createHash('sha256')
      .update(`${print}\n${sorted(record)}`)
      .digest('hex')
      .slice(0, 32);
    const place = fingerprints.length > 0 ? fingerprints.indexOf(print) + 1 : seq;
    if (place !== records.indexOf(record) + 1) return records.indexOf(record) + 1;
    const events = record.events as readonly Named[];
    const first = events.findIndex((event) => stepsIn(event).some(({ faces }) => String(faces) !== ''));
    const own = events.findLast(({ type }, at) => type === 'committed' && (first < 0 || at < first)) ?? held;
    held = events.findLast(({ type }) => type === 'committed') ?? held;
    const seed = seeds.get(String(own.commitment));
    if (!seed) continue;
    const wrote = origins.find(({ last }) => seq <= last)?.log ?? log;
    let i = 0;
    for (const { sides, face } of values(events)) {
      const place: Place = [String(own.mix), wrote, seq, String(record.interaction), i++];
      if (value(seed, place, sides, Number(own.scheme ?? 1)) !== face) return seq;
    }
  }
  return undefined;
}

function* values(events: readonly Named[]) {
  for (const event of events) {
    const holder = (event.thrown ?? event) as Named;
    let count = 0;
    for (const step of stepsIn(event)) {
      for (const face of step.faces as readonly number[]) {
        if (step.outOf !== undefined) yield { sides: Number(step.outOf), face };
        if (step.outOf !== undefined || step.sides === undefined) continue;
        const number = count++;
        if (event.type === 'ruled' && event.dice === 'table') continue;
        if (number < Number(holder.before ?? 0)) continue;
        if (((holder.handed ?? []) as readonly number[]).includes(number)) continue;
        yield { sides: Number(step.sides), face };
      }
    }
  }
}

function stepsIn(event: Named): readonly Named[] {
  return (((event.thrown ?? event) as Named).steps ?? []) as readonly Named[];
}

function sorted(json: Json): string {
  if (Array.isArray(json)) return `[${json.map(sorted).join()}]`;
  if (json === null || typeof json !== 'object') return JSON.stringify(json);
  const object = json as Named;
  const names = Object.keys(object).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${sorted(object[name]!)}`).join()}}`;
}
