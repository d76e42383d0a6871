import { refusalOf } from '../referee/trying.ts';
import type { Asking } from './asking.ts';
import { knownIn } from './extra-fields.ts';

/** What would lift the refusal of a command as it stands, by the names of the options. */
export function liftedBy({ command, given, campaign, ruleset, user }: Asking): readonly string[] {
  const { unless = {} } = refusalOf(campaign, { verb: command.name, given, user }, ruleset.id) ?? {};
  return Object.keys(unless).filter((name) => given[name] === undefined);
}

/** What the player still chooses though the referee would fill it in for the unit. */
export function chosenBy({ command, given, campaign, ruleset }: Asking): readonly string[] {
  const named = given.who ?? given.attacker;
  const actor = Object.values(campaign.game?.units ?? {}).find(({ name }) => name === String(named));
  const names = (actor && ruleset.verbs[command.name]?.chooses?.(actor, ruleset.book)) ?? [];
  return names.filter((name) => given[name] === undefined);
}

/** What the referee would fill in where the unit's player chooses: a form starts with that. */
export function settledFor(asking: Asking): Readonly<Record<string, string>> {
  const known = knownIn(asking);
  return Object.fromEntries(
    chosenBy(asking).flatMap((name) => (known[name] === undefined ? [] : [[name, String(known[name])]])),
  );
}
