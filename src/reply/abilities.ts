import { writePair } from '../kernel/pairs.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { type Document, type Line, line, quiet, strong } from './document.ts';
import { english } from './english/index.ts';
import { refusalMessage } from './problem.ts';

const { game: say } = english;

/** What a unit can do now, and why not the rest. */
export interface AbilitiesTold {
  readonly can: readonly {
    readonly verb: string;
    readonly given: Readonly<Record<string, string | number | boolean>>;
    /** Which of it stands for what only eyes can tell. */
    readonly eyes: readonly string[];
  }[];
  readonly not: readonly { readonly verb: string; readonly refusal: Refusal }[];
}

/** The commands that a unit can be given now, as they can be typed, and the rest with the reason why not. */
export function abilityLines({ can, not }: AbilitiesTold): Line[] {
  const commands = [...new Set(can.map(abilityText))];
  return [
    line(strong(commands.length > 0 ? say.canNow : say.canNothing)),
    ...commands.map((text) => line(text)),
    ...byReason(not).map(([reason, verbs]) => line(quiet(say.notNow(verbs, reason)))),
  ];
}

/** The verbs that go no more, by the reason why. */
function byReason(not: AbilitiesTold['not']): readonly (readonly [reason: string, verbs: readonly string[]])[] {
  const reasons = new Map<string, string[]>();
  for (const { verb, refusal } of not) {
    const reason = [refusalMessage(refusal), refusal.rule].filter((part) => part !== undefined).join(' ');
    reasons.set(reason, [...(reasons.get(reason) ?? []), `/${verb}`]);
  }
  return [...reasons];
}

/** One of them, with an ellipsis for what only the players see. */
function abilityText({ verb, given, eyes }: AbilitiesTold['can'][number]): string {
  const said = Object.entries(given).map(([name, value]) =>
    eyes.includes(name) ? `${name}:…` : writePair(name, value),
  );
  return [`/${verb}`, ...said].join(' ');
}

/** One of them as it runs, with a value that the book takes for what only the players see. */
export function abilityCommand({ verb, given }: AbilitiesTold['can'][number]): string {
  return [`/${verb}`, ...Object.entries(given).map(([name, value]) => writePair(name, value))].join(' ');
}

/** Those of a side who can still do something, each with the verbs that are open to him. */
export function ableReply(
  able: readonly { readonly unit: { readonly name: string }; readonly can: AbilitiesTold['can'] }[],
): Document {
  if (able.length === 0) return { lines: [line(say.nobodyCan)], private: true };
  const verbs = (can: AbilitiesTold['can']) => [...new Set(can.map(({ verb }) => `/${verb}`))].join(' ');
  return {
    lines: able.map(({ unit, can }) => line(strong(unit.name), `: ${verbs(can)}`)),
    private: true,
    file: 'units.txt',
  };
}
