import type { LogRecord } from '../../campaign/record.ts';
import type { Effect } from '../../kernel/state/effect.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Document, line, quiet } from '../document.ts';

/** What its own side sees of its hidden units, and what everybody sees of them. @param units each with its place in words */
export function hiddenReply(
  words: Catalogue,
  { seq, events }: LogRecord,
  units: readonly { readonly name: string; readonly place?: string }[],
): Document {
  const hashes = events.flatMap((event) => (event.type === 'units-hidden' ? [event.hash] : []));
  const lines = units.map(({ name, place }) => line(words.hiding.stands(name, place)));
  return {
    lines: [
      line(units.length > 0 ? words.hiding.yours : words.hiding.none),
      ...lines,
      ...hashes.map((hash) => line(quiet(`SHA-256 ${hash}`))),
      line(quiet(`#${seq}`)),
    ],
    private: true,
    secret: true,
    file: `hidden-${seq}.txt`,
  };
}

/** Where whoever met a hidden unit stops, by what follows from that. */
export function stopsAt(effects: readonly Effect[] = []): string | undefined {
  const [stops] = effects.flatMap((each) => (each.effect === 'set' && each.field === 'at' ? [String(each.value)] : []));
  return stops;
}
