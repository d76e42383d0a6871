import type { Game } from '../../campaign/game.ts';
import type { Effect } from '../../kernel/state/effect.ts';
import type { Scene, Unit } from '../../kernel/state/scene.ts';
import { placeBeside } from '../../measuring/beside.ts';
import type { BookTable } from '../../measuring/book-table.ts';
import { Eyes } from '../../measuring/eyes.ts';
import { placeIn } from '../../measuring/place-in.ts';
import { tables } from '../../rules/tables.ts';
import type { Body } from '../../table/body.ts';
import { hundredth } from '../../table/close.ts';
import { type Drawn, drawnTable, leftBehind } from './drawn.ts';
import { placing } from './table-file.ts';

/** Somebody who has gone a way, and his base at its end. */
export interface Gone {
  readonly unit: Unit;
  readonly ends: Body;
}

/**
 * Where everybody stands on a drawn table who has come out of something: riders, guns that were towed, crews, prisoners who are free
 * again. They stand beside it, where it stands now, and nobody on anybody else. A vehicle that its crew has left stays where it stood.
 * @param effects what a ruling or a step's end changes
 */
export function placedOut(
  drawn: Drawn,
  book: BookTable,
  scene: Scene,
  effects: readonly Effect[],
  gone?: Gone,
): Effect[] {
  const out: Out = { drawn, book, eyes: new Eyes(drawn, book.values, scene), others: [] };
  return [...placedBeside(out, effects, gone), ...placedOutside(out, effects)];
}

/** Those who come out, one after the other. */
interface Out {
  readonly drawn: Drawn;
  readonly book: BookTable;
  readonly eyes: Eyes;
  /** The bases of those who have come out already. */
  readonly others: Body[];
}

function placedBeside(out: Out, effects: readonly Effect[], gone?: Gone): Effect[] {
  return whoGetsOut(out.book, out.eyes.scene, effects).flatMap(({ unit, from }) => {
    // A rider who goes a way of his own stands at its end.
    if (unit.id === gone?.unit.id) return [];
    const [body = outOfPlay(out.drawn, from)] = from.id === gone?.unit.id ? [gone.ends] : out.drawn.figuresOf(from);
    const beside = body && comesOut(out, unit, body);
    return beside ? placing(unit, standsAt(beside)) : [];
  });
}

/** The place of a unit that has come out of something: all its men find room there. */
function comesOut({ eyes, others }: Out, unit: Unit, from: Body): Body | undefined {
  const beside = placeBeside(eyes, unit, from, others);
  others.push(...(beside?.all ?? []));
  return beside?.at;
}

/** What stood where somebody is out of play: the wreck that a crew leaves has no base of its own any more. */
function outOfPlay(drawn: Drawn, unit: Unit): Body | undefined {
  const at = placeIn(unit.fields.at);
  return at && { ...drawn.standing(unit), at };
}

/** Where a crew stands that has left its vehicle, which stays where it stood; and the crew that's in it again. */
function placedOutside(out: Out, effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => {
    if (effect.effect !== 'set' || effect.field !== out.book.leftAs || !('unit' in effect.of)) return [];
    const unit = out.eyes.scene.units.get(effect.of.unit);
    const stands = unit && out.drawn.placeOf(unit);
    if (!unit || !stands) return [];
    if (effect.value === null) return placing(unit, { ...leftBehind(unit), behind: null });
    const { base, formation: _, ...fields } = unit.fields;
    const left = { ...unit, fields: { ...fields, [effect.field]: effect.value } };
    const beside = comesOut(out, left, stands);
    const behind = [unit.fields.at, fields.facing ?? '-', base ?? '-'].join(' ');
    return placing(unit, { ...(beside ? standsAt(beside) : {}), behind, base: null, formation: null });
  });
}

/** The same for what a step's end changes, if the game has a table. */
export function placedAtEnd(game: Game, scene: Scene, effects: readonly Effect[]): readonly Effect[] {
  const drawn = effects.length > 0 ? drawnTable(game) : undefined;
  const book = tables[game.rules];
  if (!drawn || !book) return effects;
  return [...effects, ...placedOut(drawn, book, scene, effects)];
}

/** Whoever comes out of something, and out of what. */
function whoGetsOut(
  { carriedIn = [], cameFrom = [] }: BookTable,
  { units, actor, targets }: Scene,
  effects: readonly Effect[],
): { readonly unit: Unit; readonly from: Unit }[] {
  return effects.flatMap((effect) => {
    if (effect.effect === 'made' || effect.effect === 'back') {
      const unit = effect.effect === 'made' ? effect.unit : units.get(effect.unit);
      const origins = [...cameFrom.map((field) => units.get(String(unit?.fields[field]))), actor, ...targets];
      const from = origins.find((each) => each !== undefined && each.id !== unit?.id);
      return unit && from ? [{ unit, from }] : [];
    }
    if (effect.effect !== 'set' || effect.value !== null || !carriedIn.includes(effect.field)) return [];
    const unit = 'unit' in effect.of ? units.get(effect.of.unit) : undefined;
    const from = unit && units.get(String(unit.fields[effect.field]));
    return from ? [{ unit, from }] : [];
  });
}

/** A place and facing, as a unit's fields hold them. */
export function standsAt({ at, facing }: Body): { readonly at: string; readonly facing?: number } {
  const tenth = facing === undefined ? undefined : Math.round(facing * 10) / 10;
  return { at: at.map(hundredth).join(','), ...(tenth === undefined ? {} : { facing: tenth }) };
}
