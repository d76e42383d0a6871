import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { openSession } from '../../docs/generate/session.ts';
import { evolveGame } from '../../src/campaign/evolve.ts';
import type { Game } from '../../src/campaign/game.ts';
import { sceneOf } from '../../src/campaign/scene.ts';
import { knownOf } from '../../src/kernel/act.ts';
import { type Ruleset, togglesOn } from '../../src/kernel/ruleset.ts';
import type { Unit } from '../../src/kernel/state/scene.ts';
import { fillsOf } from '../../src/kernel/verb.ts';
import { rulesetOf, rulesets } from '../../src/rules/index.ts';
import { runs } from '../nightly.ts';

const books = Object.values(rulesets);
const verbs = books.flatMap((book) => Object.keys(book.verbs).map((name) => ({ book, id: book.id, name })));

/** Two sides that each have one unit of every profile, in the first turn. */
function parade(book: Ruleset): Game {
  const sides = ['one', 'other'];
  const opening = { name: book.name, rules: book.id, umpire: '', sides: sides.map((id) => ({ id, name: id })) };
  const game = evolveGame(undefined, { type: 'game-opened', ...opening })!;
  const units = sides.flatMap((side) =>
    Object.entries(book.profiles).map(([profile, { name, fields }], i): Unit => {
      return { id: `${side}-${i}`, name: `${name} of ${side}`, side, profile, fields };
    }),
  );
  const at = { turn: 1, step: book.turn.steps[0]!.id, side: 'one' };
  return { ...game, at, units: Object.fromEntries(units.map((unit) => [unit.id, unit])) };
}

/** Every profile acts on the first one and on its like, and is acted on by the first. */
function pairsIn({ units }: Game): [Unit, Unit][] {
  const [one, other] = ['one', 'other'].map((side) => Object.values(units).filter((unit) => unit.side === side));
  return one!.flatMap((unit, i): [Unit, Unit][] => [
    [unit, other![0]!],
    [unit, other![i]!],
    [one![0]!, other![i]!],
  ]);
}

/** What a verb fills in of units as they come to the table. */
function filledOnParade(book: Ruleset, verb: Ruleset['verbs'][string], toggles: ReadonlySet<string>): string[] {
  const game = parade(book);
  return pairsIn(game).flatMap(([actor, target]) => {
    const scene = sceneOf(game, book, toggles, { actor, targets: [target] });
    const filled = Object.entries(knownOf(verb, scene, {}, book.book));
    return filled.filter(([, value]) => value !== undefined).map(([option]) => option);
  });
}

/** The rulings of a battle, those of its solo side too, with what was filled in. */
async function rulingsIn(battle: string, seed: string) {
  const script = await readFile(new URL(`../battles/${battle}.txt`, import.meta.url), 'utf8');
  const session = await openSession(seed);
  const lines = script.split('\n');
  for (const line of lines.slice(0, lines.length * runs(0.5, 1)))
    if (/^[@/](?!\/)/.test(line)) await session.hear(line);
  const { outcome } = await session.hear('@carla /game export');
  await session.close();
  if (!outcome.ok) throw outcome.error;
  const { records } = (outcome.answer.json.data as { export: { records: readonly Recorded[] } }).export;
  return records.flatMap(({ events }) => events.filter(({ type }) => type === 'ruled'));
}

interface Recorded {
  readonly events: readonly { readonly type: string; readonly verb: string; readonly filled?: object }[];
}

describe('what units fill in', () => {
  test.each(verbs)('is said of /$name by $id if anything is, and is options of it', ({ book, name }) => {
    const verb = book.verbs[name]!;
    const fills = fillsOf(verb);
    expect(fills.length > 0).toBe(verb.knows !== undefined);
    expect(fills.filter((option) => !Object.hasOwn(verb.options, option))).toEqual([]);
    expect(new Set(fills).size).toBe(fills.length);
  });

  test.each(books)('by $id is among that, for whatever profile and house rules', (book) => {
    const allOn = new Set(Object.keys(book.toggles));
    const unsaid = Object.entries(book.verbs).flatMap(([name, verb]) => {
      const filled = [togglesOn(book), allOn].flatMap((toggles) => filledOnParade(book, verb, toggles));
      const { options } = verb;
      const fills = fillsOf(verb);
      const others = filled.filter((option) => Object.hasOwn(options, option) && !fills.includes(option));
      return others.map((option) => `${name} ${option}`);
    });
    expect(unsaid).toEqual([]);
    expect(filledOnParade(book, book.verbs.fire!, togglesOn(book))).toContain('weapon');
  });

  test.each([
    ['landser-classic', 'landser-classic', 'troarn-4'],
    ['landser', 'landser', 'vianden-8'],
    ['hans-n-panzer', 'hans-n-panzer', 'kursk'],
    ['ww2-skirmish', 'ww2-skirmish', 'd33'],
    ['ww2-skirmish-solo', 'ww2-skirmish', 'dreux16'],
    ['panzertroops', 'panzertroops', 'merl-2'],
    ['panzertroops-mcdonald', 'panzertroops', 'stenay'],
  ])('is among that in the battle %s', async (battle, id, seed) => {
    const rulings = await rulingsIn(battle, seed);
    const unsaid = rulings.flatMap(({ verb, filled = {} }) => {
      const { options } = rulesetOf(id).verbs[verb]!;
      const fills = fillsOf(rulesetOf(id).verbs[verb]!);
      const others = Object.keys(filled).filter((name) => Object.hasOwn(options, name) && !fills.includes(name));
      return others.map((option) => `${verb} ${option}`);
    });
    expect(rulings.filter(({ filled }) => filled).length).toBeGreaterThan(10);
    expect([...new Set(unsaid)]).toEqual([]);
  });
});
