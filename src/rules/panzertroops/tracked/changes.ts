import type { fields } from '../../../../data/panzertroops/fields.ts';
import { Changes } from '../../../kernel/changes.ts';
import type { Scene } from '../../../kernel/scene.ts';

/** What a ruling changes in a battle with this book. */
export type Changing = Changes<typeof fields>;

/** The changes of a ruling, none so far. */
export function changing(scene: Scene): Changing {
  return new Changes<typeof fields>(scene);
}
