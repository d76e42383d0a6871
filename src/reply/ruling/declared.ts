import { authorOf } from '../../campaign/author.ts';
import type { Game } from '../../campaign/game.ts';
import { calledIn } from '../../campaign/history/names.ts';
import type { LogRecord, Ruled } from '../../campaign/record.ts';
import { rulesets } from '../../rules/index.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Line, line, type Span, strong } from '../document.ts';
import { houseRulesAsked } from './house-rules.ts';

type Value = string | number | boolean;

/** What is shown of a record: who declared it, and how they typed it. */
type Said = Pick<LogRecord, 'by' | 'events' | 'command'>;

/**
 * What the player claimed: the decision with its units, and on a line of its own what he saw on the table.
 * @param record the ruling's record; without one, the line doesn't say who saw it
 */
export function declared(words: Catalogue, ruled: Ruled, game?: Game | undefined, record?: Said): Line[] {
  const { verb, who, targets = [], options, toggles, dice } = ruled;
  const seen = record ? seenOf(ruled) : [];
  const isSeen = (name: string) => seen.some(([other]) => other === name);
  const claims = Object.entries(options).flatMap(([name, value]) =>
    isSeen(name) ? [] : [claim(words, name, value, toggles)],
  );
  const named = who === undefined ? '' : ` ${words.game.by(calledIn(game, who))}`;
  const at = targets.length > 0 ? ` ${words.game.at(words.allOf(targets.map((id) => calledIn(game, id))))}` : '';
  const spans: Span[] = [`/${verb}${named}${at}${claims.length > 0 ? `: ${claims.join(', ')}` : ''}`];
  const turned = houseRulesAsked(words, ruled);
  spans.push(...turned.map((each) => `; ${each}`));
  if (dice === 'table') spans.push('; ', strong(words.notices.tableDice));
  return [line(...spans), ...(record ? seenLine(words, ruled, record) : [])];
}

/** What only eyes can tell, as the player declared it: shown once for a ruling. */
export function declaredBy(words: Catalogue, record: LogRecord): Line[] {
  const ruled = record.events.find((event) => event.type === 'ruled' && !event.solo);
  return ruled?.type === 'ruled' ? seenLine(words, ruled, record) : [];
}

/** In words: “8″, half cover”; empty where nothing was seen. */
export function seenText(words: Catalogue, ruled: Ruled, command = ''): string {
  return seenOf(ruled)
    .map(([name, value]) => seen(words, name, value, ruled.toggles, command))
    .join(', ');
}

function seenLine(words: Catalogue, ruled: Ruled, record: Said): Line[] {
  const text = seenText(words, ruled, record.command);
  return text === '' ? [] : [line({ user: authorOf(record) }, `: ${text}`)];
}

/** The options that need eyes, by the book's own declaration. */
function seenOf({ rules, verb, options }: Ruled): readonly (readonly [string, Value])[] {
  const table = rulesets[rules]?.verbs[verb]?.options ?? {};
  return Object.entries(options).filter(([name]) => table[name]?.from === 'eye');
}

function seen(words: Catalogue, name: string, value: Value, toggles: readonly string[], command: string): string {
  if (name === 'range') return distance(value, toggles, command);
  return claim(words, name, value, toggles);
}

/** An option as it was given, in words. */
export function claim(words: Catalogue, name: string, value: Value, toggles: readonly string[]): string {
  if (name === 'range') return distance(value, toggles);
  return words.claimed(name, value, toggles.includes('centimetres'));
}

function distance(value: Value, toggles: readonly string[], command = ''): string {
  if (toggles.includes('centimetres')) return `${value} cm`;
  // If it was measured in centimetres, show both.
  const [, measured] = /\srange:"?(\d[\d.,]*)\s*cm/i.exec(command) ?? [];
  return `${value}″${measured === undefined ? '' : ` (${measured} cm)`}`;
}
