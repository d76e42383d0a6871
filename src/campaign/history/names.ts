import { declared, type LogEvent } from '../events/index.ts';
import type { Game } from '../game.ts';
import type { LogRecord } from '../record.ts';

/** A name that a unit had from a record on, until the next one. */
type Name = NonNullable<Game['names']>[number];

/**
 * The game with the names that its units had before: of those renamed, removed, or struck out, whose ID another may have got
 * since. The log tells what happened in the words of then.
 * @param game the game after the record
 * @param events what stands of the record
 */
export function withNames(before: Game | undefined, game: Game, record: LogRecord, events: readonly LogEvent[]): Game {
  const known = before?.names ?? [];
  const changes = record.events.some((event) => declared(event).names || madeIn(event).length > 0);
  if (!changes) return known === game.names || known.length === 0 ? game : { ...game, names: known };
  const names = [...known];
  const isKept = (id: string) => names.some(({ unit }) => unit === id);
  const gets = (unit: string, name: string, since: number) => names.push({ unit, name, since });
  for (const { id, name } of Object.values(before?.units ?? {})) {
    const now = game.units[id]?.name;
    if (now === name) continue;
    if (!isKept(id)) gets(id, name, 0);
    // The record that renames it still calls it by its old name.
    if (now !== undefined) gets(id, now, record.seq + 1);
  }
  for (const { id, name } of Object.values(game.units)) {
    if (before?.units[id] === undefined && isKept(id)) gets(id, name, record.seq);
  }
  const struck = record.events.filter((event) => !events.includes(event));
  for (const { id, name } of struck.flatMap(madeIn)) if (!game.units[id]) gets(id, name, record.seq);
  return names.length > 0 ? { ...game, names } : game;
}

/** The units that an event makes. */
function madeIn(event: LogEvent): readonly { readonly id: string; readonly name: string }[] {
  if (event.type === 'units-added') return event.units;
  if (event.type !== 'ruled') return [];
  return event.effects.flatMap((effect) => (effect.effect === 'made' ? [effect.unit] : []));
}

/** The game with the names that its units had in a record, for whoever tells of that record. */
export function ofThen<G extends Game | undefined>(game: G, seq: number): G {
  const kept = (game?.names ?? []).filter(({ since }) => since <= seq);
  if (!game || kept.length === 0) return game;
  return { ...game, called: Object.fromEntries(kept.map(({ unit, name }: Name) => [unit, name])) };
}

/** A unit, by the name that it had then. */
export function unitOfThen(game: Game | undefined, id: string): Game['units'][string] | undefined {
  const unit = game?.units[id];
  const name = game?.called?.[id];
  return unit && name !== undefined ? { ...unit, name } : unit;
}

/** A unit's name, or its ID if nobody knows it any more. */
export function calledIn(game: Game | undefined, id: string): string {
  return game?.called?.[id] ?? game?.units[id]?.name ?? id;
}
