import { describe, expect, test } from 'vitest';
import { record } from '../../src/campaign/record.ts';
import { sourcesIn } from '../reply/sources.ts';

const types = record.shape.events.element.options.map(({ shape }) => shape.type.value);

// What a record says is read in many places, by what it says: these ask for an event, none says what it is.
const sources = sourcesIn('src', 'commands').filter(({ path }) => !path.startsWith('src/reply/english/'));

/** Where an event is named as one: declared, worded, made, or asked for. */
function placesOf(type: string): string[] {
  const quoted = `'${type}'`;
  const worded = type.includes('-') ? quoted : type;
  const named = new RegExp(`(?:\\bevent\\(\\s*|type: |type [!=]== |EventOf<|\\| )${quoted}|^ {2}${worded}: \\(`, 'm');
  return sources.filter(({ text }) => text.includes(type) && named.test(text)).map(({ path }) => path);
}

/** Its declaration, its words, and where it's made. */
const EACH = 3;

/**
 * The most files that name an event, where that is more: one more if it can be asked for (`src/reply/asks/asked-for.ts`), and those of the
 * features that are about it: undo, corrections, proofs, orders, the solo enemy, what a command answers to its own record. A new
 * event needs none.
 */
const MORE: Readonly<Record<string, number>> = {
  ruled: 44,
  'turn-begun': 30,
  asked: 20,
  corrected: 20,
  'battle-begun': 10,
  undone: 10,
  agreed: 9,
  'game-opened': 9,
  'units-added': 10,
  committed: 8,
  redone: 8,
  'seed-revealed': 7,
  'record-lost': 7,
  'seed-lost': 7,
  'orders-revealed': 7,
  'veil-shown': 7,
  drawn: 13,
  'beacon-set': 10,
  'beacon-ended': 8,
  'given-up': 8,
  'order-sealed': 6,
  'units-hidden': 7,
  'hidden-shown': 6,
  'hiding-ended': 6,
  'held-back': 6,
  'player-joined': 6,
  'umpire-named': 6,
  'solo-did': 8,
  'unit-edited': 6,
  'unit-removed': 6,
  'battlefield-laid': 5,
  'battlefield-changed': 6,
  lapsed: 5,
  rolled: 5,
  'house-set': 5,
  noted: 5,
  imported: 5,
  questioned: 5,
  'question-closed': 5,
  'solo-asked': 5,
  'side-ready': 5,
  'clock-set': 5,
  'battle-ended': 4,
  'objective-set': 4,
  'game-ended': 4,
  'enforcement-set': 4,
  'dice-set': 4,
  'log-closed': 4,
  'log-imported': 4,
  'player-left': 4,
  'player-removed': 4,
  'umpire-dismissed': 4,
  'solo-answered': 5,
  'seal-opened': 4,
  'unit-renamed': 4,
};

describe('an event is declared in one place and worded in another', () => {
  test('there are as many declarations as events', () => {
    const text = sources.filter(({ path }) => path.startsWith('src/campaign/events/')).map((each) => each.text);
    const declared = [...text.join('\n').matchAll(/= event\(\s*'([a-z-]+)'/g)].map(([, type]) => type);
    expect([...declared].sort()).toEqual([...types].sort());
  });

  test.each(types)('%s', (type) => {
    const places = placesOf(type);
    expect(places).toContain('src/reply/log/events.ts');
    expect(places.filter((path) => path.startsWith('src/campaign/events/'))).toHaveLength(1);
    expect([places.length <= (MORE[type] ?? EACH), places]).toEqual([true, places]);
  });

  test('and what’s listed as named in more is', () => {
    expect(Object.keys(MORE).filter((type) => placesOf(type).length <= EACH)).toEqual([]);
  });
});
