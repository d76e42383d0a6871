import { noted } from '../../campaign/events/game.ts';
import { declared } from '../../campaign/events/index.ts';
import { type PhotoTaken, photoTaken } from '../../campaign/events/photo.ts';
import type { Happening } from '../../campaign/history/chronicle.ts';
import { rulesets } from '../../rules/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { eventSpans } from '../log/events.ts';
import { plainLine } from '../plain-text.ts';
import { seenText } from '../ruling/declared.ts';
import { effectLines } from '../ruling/effects.ts';

/** One thing that happened, as a report shows it. */
export interface Entry {
  readonly seq: number;
  readonly by: string;
  readonly text: string;
  /** Its effects on the units concerned. */
  readonly then: readonly string[];
  /** What its author declared about the table, and who the author was. */
  readonly declared?: { readonly by: string; readonly text: string };
  /** A picture of the table. */
  readonly photo?: PhotoTaken;
  /** A player's own words. */
  readonly story: boolean;
  /** The part of the turn that it opens: the step, and the side if the step belongs to one. */
  readonly part?: string;
}

/** What a ruling led to that the headline may not say. */
const CONSEQUENCES: ReadonlySet<string> = new Set(['gone', 'back', 'made', 'ended']);

/** The story in entries, with each step named where it begins. */
export function entriesOf(words: Catalogue, happenings: readonly Happening[]): readonly Entry[] {
  let last = '';
  return happenings.flatMap((happening) => {
    if (!declared(happening.event).told) return [];
    const text = textOf(words, happening);
    const then = consequencesOf(words, happening);
    if (text === '' && then.length === 0) return [];
    const part = partOf(words, happening);
    const opens = part !== '' && part !== last;
    last = part;
    const story = noted.is(happening.event);
    const { seq, by, event } = happening;
    return [
      {
        ...{ seq, by, text, then, story },
        ...declaredIn(words, happening),
        ...(photoTaken.is(event) ? { photo: event } : {}),
        ...(opens ? { part } : {}),
      },
    ];
  });
}

/** What happened, in a sentence. */
export function textOf(words: Catalogue, { event, before, game }: Happening): string {
  // Only the game before the record knows the name of a unit that it removes.
  const named = { ...game, units: { ...before.units, ...game.units } };
  return plainLine({ kind: 'line', spans: eventSpans(words, event, named) });
}

function declaredIn(words: Catalogue, { event, by }: Happening): Pick<Entry, 'declared'> {
  const text = event.type === 'ruled' && !event.solo ? seenText(words, event) : '';
  return text === '' ? {} : { declared: { by, text } };
}

function consequencesOf(words: Catalogue, { event, game }: Happening): readonly string[] {
  if (event.type !== 'ruled') return [];
  const consequences = event.effects.filter(({ effect }) => CONSEQUENCES.has(effect));
  return effectLines(words, consequences, game, rulesets[game.rules]).map((line) => plainLine(line).trim());
}

function partOf(words: Catalogue, { step, side, game }: Happening): string {
  if (step === undefined) return '';
  const name = side === undefined ? undefined : (game.sides[side]?.name ?? side);
  const said = words.capital(words.say(step));
  return name === undefined ? said : `${said}, ${name}`;
}
