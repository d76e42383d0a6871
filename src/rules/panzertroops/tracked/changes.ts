import type { Book } from '../../../../data/panzertroops/book.ts';
import type { fields } from '../../../../data/panzertroops/fields.ts';
import { Changes } from '../../../kernel/state/changes.ts';
import type { Scene } from '../../../kernel/state/scene.ts';

/** What a ruling or a step changes in a battle with this book. */
export type Changing = Changes<typeof fields, Book>;

/** The changes of a step, none so far. */
export function changing(scene: Scene, book: Book): Changing {
  return new Changes<typeof fields, Book>(scene, book);
}
