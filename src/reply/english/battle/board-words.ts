import type { Fields, FieldValue, Unit } from '../../../kernel/state/unit.ts';

/** A field that's set, for its words on a board. */
export interface Holding {
  readonly value: FieldValue;
  /** The value in words, units by their names. */
  readonly text: string;
  /** The number in the field's name: of `f2-wounds`, 2. */
  readonly n?: number;
}

/** How a book's units read on a board and in a list, without any field names. */
export interface BoardWords {
  /** Its weapons, best first; a sidearm only where it has nothing better. */
  readonly arms: (fields: Fields) => readonly string[];
  /** A field in a few words, where "label value" would read badly; empty where it isn't shown at all. */
  readonly conditions: Readonly<Record<string, (held: Holding) => string>>;
  /** Why it's out of play, where the reason alone says too little. */
  readonly gone?: (unit: Pick<Unit, 'fields' | 'gone'>) => string | undefined;
  /** What it has done in the step being played. */
  readonly done: (fields: Fields) => readonly string[];
}

/** "2 hits", "1 hit". */
export function counted(n: FieldValue, one: string, several = `${one}s`): string {
  return n === 1 ? `1 ${one}` : `${n} ${several}`;
}

/** Something else on the same line says it. */
export const unsaid = (): string => '';
