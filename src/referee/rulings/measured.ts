import type { Ruled } from '../../campaign/record.ts';
import { knownOf } from '../../kernel/act.ts';
import type { Options, OptionTable } from '../../kernel/options/options.ts';
import { missingOptions } from '../../kernel/options/read-options.ts';
import type { Scene } from '../../kernel/state/scene.ts';
import type { Verb } from '../../kernel/verb.ts';
import type { Measured } from '../../measuring/book-table.ts';
import type { Filling } from './filling.ts';

/** If nobody is named, those whom a template takes: they're alike, and the others follow. */
export function withTaken(
  scene: Scene,
  filling: Filling,
  resolver: Verb<Options, unknown>,
  said: Options,
  book: unknown,
  owed: Options,
): Scene {
  if (scene.targets.length > 0 || !filling.takes) return scene;
  const known = knownOf(resolver, scene, said, book, owed, filling);
  const taken = filling.taken(scene, { ...known, ...said });
  return taken ? { ...scene, targets: taken.map(({ unit }) => unit) } : scene;
}

/** @param given all that's said or known @throws {InputError} if the table could measure what's missing, but for a target */
export function assertAimed(filling: Filling, scene: Scene, table: OptionTable, given: Options): void {
  const isOpen = (name: string) => table[name]!.required && given[name] === undefined;
  if (Object.keys(table).some((name) => isOpen(name) && filling.wantsTarget(name, scene)))
    throw missingOptions(table, ['target']);
}

/** What the referee knows by itself: anybody may see otherwise what was measured. */
export function unmeasured(filled: Options, { measured }: Filling): Options {
  return Object.fromEntries(Object.entries(filled).filter(([name]) => !measured.has(name)));
}

/** What the log keeps of what was measured: what somebody said by hand wasn't. */
export function measuredIn({
  filling,
  filled,
}: {
  readonly filling?: Filling | undefined;
  readonly filled: Options;
}): Ruled['measured'] {
  if (!filling) return undefined;
  const told = [...filling.measured].filter(([name]) => filled[name] !== undefined);
  if (told.length === 0) return undefined;
  const kept = ({ by = [], close = [] }: Measured) => ({
    ...(by.length > 0 ? { by: [...by] } : {}),
    ...(close.length > 0 ? { close: [...close] } : {}),
  });
  return Object.fromEntries(told.map(([name, each]) => [name, kept(each)]));
}
