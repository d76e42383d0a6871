import type { Effect } from '../../../kernel/effect.ts';
import type { Fields, Moment, Unit } from '../../../kernel/scene.ts';
import * as original from '../../landser-classic/tracked/changes.ts';
import type { Field } from '../unit.ts';

export { isOwnTurn, nextTurn, remind, thisTurnEnds } from '../../landser-classic/tracked/changes.ts';

type Value = Fields[string];
type Timed = (unit: Unit, field: Field, value: Value, rule: string, until: Moment | undefined) => Effect[];

/** A field that stays until another ruling changes it. */
export const kept = original.kept as (unit: Unit, field: Field, value: Value, rule: string) => Effect[];
/** A field that ends by itself; before the first turn there is no saying when, and it stays. */
export const lasting = original.lasting as Timed;
/** A field that means something only within turns: before the first one it is not set. */
export const passing = original.passing as Timed;
/** Fields that hold no more; those that do not hold anyway are left alone. */
export const cleared = original.cleared as (unit: Unit, fields: readonly Field[], rule: string) => Effect[];
export const added = original.added as (unit: Unit, field: Field, value: number, rule: string) => Effect[];
/** One word more in a field of several. */
export const listed = original.listed as (unit: Unit, field: Field, one: string, rule: string) => Effect[];
