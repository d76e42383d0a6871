import { commandText } from '../../kernel/options/given-command.ts';
import { writePair } from '../../kernel/options/pairs.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Document, type Line, line, quiet, strong } from '../document.ts';
import { refusalMessage } from '../problem.ts';

/** What a unit can do now, and why it can't do the rest. */
export interface AbilitiesView {
  readonly can: readonly {
    readonly verb: string;
    readonly given: Readonly<Record<string, string | number | boolean>>;
    /** Which of the options need somebody's eyes on the table. */
    readonly eyes: readonly string[];
  }[];
  readonly not: readonly { readonly verb: string; readonly refusal: Refusal }[];
}

/** The commands that a unit can be given now, as players type them, and the reasons against the rest. */
export function abilityLines(words: Catalogue, { can, not }: AbilitiesView): Line[] {
  const commands = [...new Set(can.map(abilityText))];
  return [
    line(strong(commands.length > 0 ? words.game.canNow : words.game.canNothing)),
    ...commands.map((text) => line(text)),
    ...byReason(words, not).map(([reason, verbs]) => line(quiet(words.game.notNow(verbs, reason)))),
  ];
}

/** The verbs that aren't possible now, grouped by the reason. */
function byReason(
  words: Catalogue,
  not: AbilitiesView['not'],
): readonly (readonly [reason: string, verbs: readonly string[]])[] {
  const reasons = new Map<string, string[]>();
  for (const { verb, refusal } of not) {
    const reason = [refusalMessage(words, withoutVerb(refusal)), refusal.rule]
      .filter((part) => part !== undefined)
      .join(' ');
    reasons.set(reason, [...(reasons.get(reason) ?? []), `/${verb}`]);
  }
  return [...reasons];
}

/** What forbids every verb alike, whatever its name. */
const ALIKE: readonly string[] = ['battle-not-begun', 'not-their-turn'];

/** The verbs stand before the reason: one reason against many is then said once. */
function withoutVerb({ says, values: { verb, ...others } }: Refusal): Pick<Refusal, 'says' | 'values'> {
  return { says, values: ALIKE.includes(says) ? others : { verb, ...others } };
}

/** One of the commands, with an ellipsis for what only the players can see. */
function abilityText({ verb, given, eyes }: AbilitiesView['can'][number]): string {
  const said = Object.entries(given).map(([name, value]) =>
    eyes.includes(name) ? `${name}:…` : writePair(name, value),
  );
  return [`/${verb}`, ...said].join(' ');
}

/** One of the commands as it can be run, with the book's own value for what only the players can see. */
export function abilityCommand({ verb, given }: AbilitiesView['can'][number]): string {
  return commandText({ name: verb, given });
}

/** The units of a side that can still do something, each with its verbs. */
export function ableReply(
  words: Catalogue,
  able: readonly { readonly unit: { readonly name: string }; readonly can: AbilitiesView['can'] }[],
): Document {
  if (able.length === 0) return { lines: [line(words.game.nobodyCan)], private: true };
  const verbs = (can: AbilitiesView['can']) => [...new Set(can.map(({ verb }) => `/${verb}`))].join(' ');
  return {
    lines: able.map(({ unit, can }) => line(strong(unit.name), `: ${verbs(can)}`)),
    private: true,
    file: 'units.txt',
  };
}
