import { createHash, createHmac } from 'node:crypto';

// Written from docs/checking-dice.md alone: it uses nothing of src, so that both can be wrong in different ways only.

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
  const pools: Pools = new Map();
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
    const first = events.findIndex(hasFaces);
    const own = events.findLast(({ type }, at) => type === 'committed' && (first < 0 || at < first)) ?? held;
    held = events.findLast(({ type }) => type === 'committed') ?? held;
    const thrown = values(seq, events, pools);
    if (!thrown) return seq;
    const seed = seeds.get(String(own.commitment));
    if (!seed) continue;
    const wrote = origins.find(({ last }) => seq <= last)?.log ?? log;
    let i = 0;
    for (const { sides, face } of thrown) {
      const place: Place = [String(own.mix), wrote, seq, String(record.interaction), i++];
      if (value(seed, place, sides, Number(own.scheme ?? 1)) !== face) return seq;
    }
  }
  return undefined;
}

interface Face {
  readonly kind: 'die' | 'draw';
  readonly sides: number;
  readonly face: number;
}

type Pools = Map<string, readonly Face[]>;

function facesOf(event: Named): Face[] {
  return stepsIn(event).flatMap(({ outOf, sides, faces }) => {
    const of = outOf ?? sides;
    if (of === undefined) return [];
    const kind = outOf === undefined ? 'die' : 'draw';
    return (faces as readonly number[]).map((face): Face => ({ kind, sides: Number(of), face }));
  });
}

/** The values that a record has of its own; nothing if it has a correction in it that can't be right. */
function values(seq: number, events: readonly Named[], pools: Pools): Face[] | undefined {
  const own: Face[] = [];
  for (const [index, event] of events.entries()) {
    if (event.type === 'corrected') {
      for (const place of event.places as readonly Named[]) {
        const thrown = thrownFor(place, pools);
        if (!thrown) return undefined;
        own.push(...thrown);
      }
      continue;
    }
    const faces = facesOf(event);
    pools.set(`${seq} ${index}`, faces);
    const { before = 0, handed = [] } = (event.thrown ?? event) as Named;
    const atTheTable = event.type === 'ruled' && event.dice === 'table';
    let number = 0;
    for (const face of faces) {
      const at = face.kind === 'draw' ? -1 : number++;
      const isElsewhere = atTheTable || at < Number(before) || (handed as readonly number[]).includes(at);
      if (face.kind === 'draw' || !isElsewhere) own.push(face);
    }
  }
  return own;
}

/** What a place has had to throw; nothing if it says otherwise of a die than fell. */
function thrownFor({ seq, index, event, fresh = [], over = [] }: Named, pools: Pools): Face[] | undefined {
  const pool = pools.get(`${String(seq)} ${String(index)}`) ?? [];
  const taken = new Set<Face>();
  const thrown: Face[] = [];
  const places: number[] = [];
  for (const [at, each] of facesOf(event as Named).entries()) {
    const fell = pool.find((other) => !taken.has(other) && other.kind === each.kind && other.sides === each.sides);
    if (fell && fell.face !== each.face) return undefined;
    if (fell) taken.add(fell);
    else {
      thrown.push(each);
      places.push(at);
    }
  }
  const left = pool.filter((each) => !taken.has(each)).map(({ sides, face }) => ({ sides, face }));
  if (sorted(fresh) !== sorted(places) || sorted(over) !== sorted(left)) return undefined;
  pools.set(`${String(seq)} ${String(index)}`, [...pool, ...thrown]);
  return thrown;
}

/** Whether dice or draws stand in an event, or in what a correction puts in an event's place. */
function hasFaces(event: Named): boolean {
  const places = (event.places ?? []) as readonly Named[];
  return places.some((place) => hasFaces(place.event as Named)) || facesOf(event).length > 0;
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
