import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { openSession } from '../../../docs/generate/session.ts';
import type { Campaign } from '../../../src/campaign/campaign.ts';
import { evolveGame } from '../../../src/campaign/evolve.ts';
import type { Game } from '../../../src/campaign/game.ts';
import { isThrown, sideOwing } from '../../../src/campaign/owed/owed-by.ts';
import type { LogEvent } from '../../../src/campaign/record.ts';
import { sceneOf } from '../../../src/campaign/scene.ts';
import { dueNow } from '../../../src/campaign/turns.ts';
import type { OptionValue } from '../../../src/kernel/options/options.ts';
import { InputError, NotAllowed, Refusal } from '../../../src/kernel/refusal.ts';
import { type Ruleset, togglesOn } from '../../../src/kernel/ruleset.ts';
import type { Subject } from '../../../src/kernel/state/effect.ts';
import { isAtEnemies } from '../../../src/kernel/verb.ts';
import { abilitiesOf } from '../../../src/referee/acts/able.ts';
import { ruleOn } from '../../../src/referee/rulings/rule-on.ts';
import { someDice } from '../../../src/referee/rulings/trying.ts';
import { endStep } from '../../../src/referee/turns/turn-end.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { runs } from '../../nightly.ts';
import { linesOf } from '../discord.ts';

/** So many states of each battle are looked at. */
const STATES = runs(1, 60);

/**
 * What a book lets one side change of what's the other's though it attacks nobody and looks for nobody: by which of its verbs, and by
 * which of its rules, or of those `at` whom one of its own does it.
 */
const GIVEN: Readonly<Record<string, Readonly<Record<string, readonly string[] | 'at'>>>> = {
  // Whoever goes on has lost the one who shot at him, and a gunner’s template goes with him. Whoever is captured may be the loss for which a squad has to be judged. A gunner’s template
  // strikes whoever comes into it (AUTO-05): for him alone, and for nobody else, his side gives that as it would a shot.
  'landser-classic': {
    act: ['LC-SURR-03', 'LC-SQD-03', 'LC-BRK-01'],
    move: ['LC-FIRE-16', 'LC-AUTO-04'],
    effect: 'at',
  },
  landser: { act: ['LS-SURR-03', 'LS-SQD-03', 'LS-BRK-01'], move: ['LS-FIRE-16', 'LS-AUTO-04'], effect: 'at' },
  // A weapon whose crew has left it is whoever’s takes it.
  'hans-n-panzer': { weapon: ['HP-CAP-02'] },
  // Two teams are in contact with each other, and a shot's effect is on those it came down among.
  'ww2-skirmish': { move: ['WS-MEL-02'], act: ['WS-MEL-02'], morale: ['WS-MEL-02'], effect: ['WS-EFF-01'] },
};

const GUIDES = [
  'docs/guides/landser-classic.md',
  'docs/guides/landser.md',
  'docs/guides/hans-n-panzer.md',
  'docs/guides/panzertroops.md',
  'docs/guides/ww2-skirmish.md',
];

/** Each with the seed that its script was written for: with other dice its turns are the other side's. */
const SCENARIOS = [
  ['test/battles/landser-classic.txt', 'troarn-4'],
  ['test/battles/landser.txt', 'vianden-8'],
  ['test/battles/hans-n-panzer.txt', 'kursk'],
  ['test/battles/panzertroops.txt', 'merl'],
  ['test/battles/ww2-skirmish.txt', 'k4-4'],
] as const;

/** A battle as it stands before some of its lines. */
async function* states(path: string, seed: string): AsyncGenerator<Campaign> {
  const text = await readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const lines = linesOf(text.replaceAll(/^> (?=@\S+ \/)/gm, ''));
  const session = await openSession(seed);
  const every = Math.max(1, Math.floor(lines.length / STATES));
  for (const [i, { user, command }] of lines.entries()) {
    await session.hear(`@${user} ${command}`);
    const campaign = await session.campaign('table');
    if (i % every === every - 1 && campaign.game?.phase === 'open' && !campaign.game.over) yield campaign;
  }
  await session.close();
}

/** Something that a player may give now. */
interface Offered {
  readonly says: string;
  readonly verb?: string;
  readonly events: readonly LogEvent[];
}

/** All that a side's player is offered: what its units can do, what concerns the table, and the end of the step. */
async function offeredTo(campaign: Campaign, ruleset: Ruleset, side: string): Promise<readonly Offered[]> {
  const game = campaign.game!;
  const [user] = game.sides[side]!.players;
  if (user === undefined) return [];
  const offered: Offered[] = [];
  const tries = (verb: string, given: Readonly<Record<string, OptionValue>>) => {
    const says = `/${verb} ${JSON.stringify(given)}`;
    const events = unlessRefused(() => ruleOn(campaign, { verb, given, user, defaultRules: '', source: someDice() }));
    if (events) offered.push({ says, verb, events });
  };
  for (const unit of Object.values(game.units)) {
    if (unit.gone) continue;
    const { can } = await abilitiesOf(campaign, ruleset, unit);
    for (const { verb, given } of can) tries(verb, given);
  }
  for (const verb of Object.keys(ruleset.verbs)) tries(verb, {});
  const house = togglesOn(ruleset, campaign.house);
  const ended = unlessRefused(() => endStep(campaign, ruleset, { user, house, source: () => 1 }));
  return ended ? [...offered, { says: '/turn end', events: ended }] : offered;
}

function unlessRefused<T>(does: () => T): T | undefined {
  try {
    return does();
  } catch (error) {
    if ([InputError, NotAllowed, Refusal].some((kind) => error instanceof kind)) return undefined;
    throw error;
  }
}

/** What an act takes from another side: its turn, its part of a step, a choice that it owes, or what its units have. */
function taken(game: Game, ruleset: Ruleset, other: string, { verb, events }: Offered): readonly string[] {
  const after = events.reduce(evolveGame, game as Game | undefined)!;
  const found: string[] = [];
  const { at } = game;
  const isOver = JSON.stringify(after.at) !== JSON.stringify(at) || after.over !== undefined;
  const isItsTurn = at?.side === other;
  const isItsStep = at !== undefined && at.side === undefined && !game.ready.includes(other);
  // Where nothing is left to do in a step, anybody ends it.
  const isPassed = at !== undefined && (ruleset.passesBy?.(sceneOf(game, ruleset), at.step) ?? false);
  // Initiative is thrown for both sides at once, by whoever is first, and that’s all there is to its step.
  const isThrownNow = dueNow(game, ruleset).some((due) => due.verb === verb && isThrown(due, game, ruleset));
  if (isOver && !after.over && (isItsTurn || (isItsStep && !isThrownNow)) && !isPassed)
    found.push(`ends its ${at!.step}`);
  const left = new Set(dueNow(after, ruleset).map(({ id }) => id));
  for (const due of dueNow(game, ruleset)) {
    const isChoice = sideOwing(due, game) === other && !isThrown(due, game, ruleset);
    if (isChoice && !left.has(due.id)) found.push(`pays its ${due.verb}`);
  }
  if (verb !== undefined && isAtEnemies(ruleset.verbs[verb]!)) return found;
  for (const event of events) {
    if (event.type !== 'ruled' || (event.pays ?? []).length > 0) continue;
    const given = GIVEN[ruleset.id]?.[event.verb] ?? [];
    const isOurs = event.who !== undefined && game.units[event.who]?.side !== other;
    for (const effect of event.effects) {
      const isChange = effect.effect === 'set' || effect.effect === 'add';
      if (!isChange && effect.effect !== 'gone') continue;
      const of = isChange ? effect.of : { unit: effect.unit };
      const isAt = given === 'at' && isOurs && 'unit' in of && (event.targets ?? []).includes(of.unit);
      if (isAt || (given !== 'at' && given.includes(effect.rule))) continue;
      if (sideOf(of, game) === other) found.push(`changes its ${isChange ? effect.field : 'units'} ${effect.rule}`);
    }
  }
  return found;
}

function sideOf(of: Subject, { units }: Game): string | undefined {
  if ('unit' in of) return units[of.unit]?.side;
  if ('squad' in of) return of.squad.split('/')[0];
  return 'side' in of ? of.side : undefined;
}

describe('nobody takes from another side what its rulebook doesn’t give him', () => {
  test.each([...GUIDES.map((path) => [path, path] as const), ...runs([], SCENARIOS)])(
    '%s',
    async (path, seed) => {
      const found = new Set<string>();
      let tried = 0;
      for await (const campaign of states(path, seed)) {
        const game = campaign.game!;
        const ruleset = rulesetOf(game.rules);
        for (const side of Object.keys(game.sides)) {
          for (const offered of await offeredTo(campaign, ruleset, side)) {
            tried += 1;
            for (const other of Object.keys(game.sides)) {
              if (other === side || game.sides[other]!.players.length === 0) continue;
              for (const what of taken(game, ruleset, other, offered)) {
                const says = `${offered.verb ?? 'turn end'}: ${what}`;
                found.add(`${says} (by ${side}: ${offered.says} at ${JSON.stringify(game.at)})`);
              }
            }
          }
        }
      }
      expect([...found].slice(0, 12)).toEqual([]);
      expect(tried).toBeGreaterThan(5);
    },
    runs(120_000, 600_000),
  );
});
