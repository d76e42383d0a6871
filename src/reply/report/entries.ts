import type { Happening } from '../../campaign/chronicle.ts';
import type { LogEvent } from '../../campaign/record.ts';
import { rulesets } from '../../rules/index.ts';
import { eventSpans } from '../decision.ts';
import { effectLines } from '../effects.ts';
import { english } from '../english/index.ts';
import { plainLine } from '../plain.ts';

/** One thing that happened, as a report tells it. */
export interface Entry {
  readonly seq: number;
  readonly by: string;
  readonly text: string;
  /** What came of it for those whom it concerns. */
  readonly then: readonly string[];
  /** Words of a player's own. */
  readonly story: boolean;
  /** Whose part of the turn it opens: the step, and the side if it is one's own. */
  readonly part?: string;
}

/** Of all that is in the log, a reader of the story wants these. */
const TOLD: ReadonlySet<LogEvent['type']> = new Set([
  'ruled',
  'noted',
  'solo-did',
  'seal-opened',
  'orders-revealed',
  'objective-set',
  'battle-ended',
]);

/** What came of a ruling that the headline may not say. */
const CONSEQUENCES: ReadonlySet<string> = new Set(['gone', 'back', 'made', 'ended']);

/** The story in entries, each step named where it begins. */
export function entriesOf(happenings: readonly Happening[]): readonly Entry[] {
  let last = '';
  return happenings.flatMap((happening) => {
    if (!TOLD.has(happening.event.type)) return [];
    const text = textOf(happening);
    const then = consequencesOf(happening);
    if (text === '' && then.length === 0) return [];
    const part = partOf(happening);
    const opens = part !== '' && part !== last;
    last = part;
    const story = happening.event.type === 'noted';
    return [{ seq: happening.seq, by: happening.by, text, then, story, ...(opens ? { part } : {}) }];
  });
}

/** What happened, in a sentence. */
export function textOf({ event, before, game }: Happening): string {
  // Of a unit that is taken out only the game before it knows the name.
  const named = { ...game, units: { ...before.units, ...game.units } };
  return plainLine({ kind: 'line', spans: eventSpans(event, named) });
}

function consequencesOf({ event, game }: Happening): readonly string[] {
  if (event.type !== 'ruled') return [];
  const told = event.effects.filter(({ effect }) => CONSEQUENCES.has(effect));
  return effectLines(told, game, rulesets[game.rules]).map((line) => plainLine(line).trim());
}

function partOf({ step, side, game }: Happening): string {
  if (step === undefined) return '';
  const name = side === undefined ? undefined : (game.sides[side]?.name ?? side);
  const said = english.capital(english.say(step));
  return name === undefined ? said : `${said}, ${name}`;
}
