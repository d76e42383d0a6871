import type { Game } from '../../campaign/game.ts';
import { folded } from '../../kernel/options/folded.ts';
import { InputError } from '../../kernel/refusal.ts';
import { isName, LONGEST_NAME, plainName } from '../../kernel/texts.ts';

/** Every unit of the speaker's side, where a command takes several. */
export const EVERY_UNIT = 'all';

/** Those of the speaker's side, or of one squad (`rest of Red`), who haven't acted yet. */
export const THE_REST = 'rest';

/** The names of a campaign's units. A unit is called by its name, so no two have the same. */
export class Names {
  readonly #taken: Set<string>;

  /** Words that mean something else where a unit is named: every unit of a side, or a side. */
  readonly #reserved: Set<string>;

  constructor(game: Game) {
    const sides = Object.values(game.sides).flatMap(({ name }) => [name, `the ${name}`]);
    this.#reserved = new Set([EVERY_UNIT, THE_REST, ...Object.keys(game.sides), ...sides].map(folded));
    // Units out of play count too: they are still called by name, and may come back.
    this.#taken = new Set(Object.values(game.units).map(({ name }) => folded(name)));
  }

  /** Takes a name. @returns it as it's stored @throws {InputError} if it isn't valid, or already taken */
  take(typed: string): string {
    const name = named(typed);
    if (this.#reserved.has(folded(name)))
      throw new InputError('name-reserved', { name, all: folded(name) === EVERY_UNIT });
    if (this.#taken.has(folded(name))) throw new InputError('name-taken', { name });
    this.#taken.add(folded(name));
    return name;
  }

  /** Takes the next free name in a row: `Schmidt 3` if there are two. @throws {InputError} */
  takeNumbered(typed: string): string {
    const base = named(typed);
    for (let n = 1; ; n++) if (!this.#taken.has(folded(`${base} ${n}`))) return this.take(`${base} ${n}`);
  }

  /** Frees the name of a unit that gets another one. */
  free(name: string): void {
    this.#taken.delete(folded(name));
  }
}

function named(typed: string): string {
  const name = plainName(typed);
  if (isName(name)) return name;
  throw new InputError('bad-name', { name, most: LONGEST_NAME });
}
