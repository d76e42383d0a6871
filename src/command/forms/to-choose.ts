import type { OptionValue } from '../../kernel/options/options.ts';
import { Finishing } from '../../referee/acts/finishing.ts';
import type { Asking } from './asking.ts';
import { isElsewhere, knownIn } from './extra-fields.ts';

/**
 * What has to be said though it could be left out, since it's refused as it stands: another of the unit's weapons, a way behind cover.
 * @param missing what has to be said anyway
 */
export function neededFor({ command, given, table, campaign, ruleset }: Asking, missing: readonly string[]) {
  const { target: _, seen: __, ...said } = given;
  const finishing = new Finishing({ campaign, ruleset, verb: command.name, given: said });
  const isOpen = (name: string) => !missing.includes(name) && name !== 'target';
  const open = Object.keys(table).filter(isOpen);
  const elsewhere = open.filter((name) => isElsewhere(table[name]));
  const unseen = open.filter((name) => table[name]!.from !== 'eye');
  if (finishing.goes({}, open)) return [];
  // What a way goes through, or how he stands, only eyes can tell: the book says which of it is asked.
  const { unless = {} } = finishing.refusal({}, open) ?? {};
  if (Object.keys(unless).length > 0 && finishing.goes(unless, open)) return Object.keys(unless);
  // What's seen is asked anyway.
  if (finishing.goes({}, unseen)) return [];
  const found = finishing.finish({}, elsewhere).said ?? {};
  return open.filter((name) => given[name] === undefined && found[name] !== undefined);
}

/** What the player still chooses though the referee would fill it in for the unit. */
export function chosenBy({ command, given, campaign, ruleset }: Asking): readonly string[] {
  const named = given.who ?? given.attacker;
  const actor = Object.values(campaign.game?.units ?? {}).find(({ name }) => name === String(named));
  const names = (actor && ruleset.verbs[command.name]?.chooses?.(actor, ruleset.book)) ?? [];
  return names.filter((name) => given[name] === undefined);
}

/** What the referee would fill in where the unit's player chooses: a form starts with that. */
export function settledFor(asking: Asking): Readonly<Record<string, OptionValue>> {
  const known = knownIn(asking);
  return Object.fromEntries(
    chosenBy(asking).flatMap((name) => (known[name] === undefined ? [] : [[name, known[name]]])),
  );
}
