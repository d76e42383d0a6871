import { fields } from '../../../data/ww2-skirmish/fields.ts';
import type { NameOf } from '../../kernel/state/field.ts';
import { readerOf } from '../../kernel/state/unit-fields.ts';

/** A unit's field, as the book declares it. */
export type Field = NameOf<typeof fields.unit>;

export const { has, count, word, words } = readerOf(fields.unit);
