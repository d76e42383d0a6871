import { describe, expect, test } from 'vitest';
import { commands, run } from '../../../commands/index.ts';
import { evolveGame } from '../../../src/campaign/evolve.ts';
import type { Game } from '../../../src/campaign/game.ts';
import { commandNamed } from '../../../src/command/typing/find.ts';
import type { OptionTable, OptionValue } from '../../../src/kernel/options/options.ts';
import { InputError, NotAllowed, Refusal } from '../../../src/kernel/refusal.ts';
import type { Ruleset } from '../../../src/kernel/ruleset.ts';
import { abilitiesOf } from '../../../src/referee/acts/able.ts';
import { ruleOn } from '../../../src/referee/rulings/rule-on.ts';
import { english } from '../../../src/reply/english/index.ts';
import { rulesets } from '../../../src/rules/index.ts';
import { runs } from '../../nightly.ts';
import { Playing } from '../../referee/playing.ts';
import { recordsOf } from '../../referee/table.ts';
import { Chance } from './chance.ts';
import { FieldOfBattle, type Given, type Muster, typed } from './field-of-battle.ts';

const STATES = runs(4, 100);

/** Markers, houses and what the referee runs, which nobody asks about. */
const MARKERS = /portal|counter|scouts|house|tower|church|bunker|crewman/;

function musterOf({ profiles, squads, sealed = {} }: Ruleset, chance: Chance): Muster[] {
  const single = Object.keys(profiles).filter((id) => !MARKERS.test(id) && !Object.hasOwn(sealed, id));
  return ['red', 'blue'].flatMap((side) => [
    { side, squad: chance.one(Object.keys(squads)), called: `${side} squad` },
    ...[1, 2, 3].map((n) => ({ side, profile: chance.one(single), called: `${side} ${n}` })),
  ]);
}

/** A battle as it stands after some units have acted, owed rulings were given, and steps have ended. */
async function* states(ruleset: Ruleset, chance: Chance): AsyncGenerator<FieldOfBattle> {
  const field = new FieldOfBattle(ruleset, musterOf(ruleset, chance), chance.die);
  for (const toggle of Object.keys(ruleset.toggles)) {
    if (!toggle.startsWith('solo') && chance.in(3)) field.switches(toggle, true);
  }
  for (let i = 0; i < STATES && !field.game.over; i++) {
    for (const { verb, options } of field.due.slice(0, 3)) field.tries(verb, { ...options });
    if (field.due.length === 0 && (i < 2 || chance.in(2))) field.goesOn();
    for (let n = 0; n < 5 && !field.game.over; n++) {
      const unit = chance.one(field.units());
      if (unit.gone) continue;
      const { can } = await abilitiesOf(field.campaign, ruleset, unit);
      const wanted = can.length > 0 ? chance.one(can) : undefined;
      if (wanted) field.tries(wanted.verb, wanted.given);
    }
    yield field;
  }
}

/** Everything that a command can change in a battle. */
function changeable({ units, squads, sides, table, at, lasting, due, over, fallen }: Game) {
  return { units, squads, sides, table, at, lasting, due, over, fallen };
}

const GROUNDS: Readonly<Record<string, readonly string[]>> = {
  'hans-n-panzer': ['off-road', 'road', 'off-road-rough'],
  panzertroops: ['open', 'road', 'forest', 'rough', 'road+steep'],
};

/** A way without inches, with anything else that can be said of it but a target. */
function question(table: OptionTable, grounds: readonly string[], chance: Chance): Given {
  const said: Record<string, OptionValue> = chance.in(6) ? {} : { path: chance.one(grounds) };
  if (said.path === undefined) return said;
  for (const [name, option] of Object.entries(table)) {
    if (option.from === 'known' || name === 'path' || !chance.in(3)) continue;
    if (option.type === 'boolean') said[name] = true;
    else if (option.type === 'integer') said[name] = (option.min ?? 0) + chance.below(2);
    else if (option.type === 'string' && option.values) said[name] = chance.one(option.values);
  }
  return said;
}

describe.each(Object.keys(GROUNDS))('%s: in battles at random', (id) => {
  test('a question how far a unit can go changes nothing, whatever else it says', async () => {
    const ruleset = rulesets[id]!;
    let answered = 0;
    for (let battle = 0; battle < runs(2, 20); battle++) {
      const chance = new Chance(`asking ${id} ${battle}`);
      for await (const field of states(ruleset, chance)) {
        for (const { name } of [1, 2, 3, 4].flatMap(() => field.units())) {
          const given = { who: name, ...question(ruleset.verbs.move!.options, GROUNDS[id]!, chance) };
          const asked = { verb: 'move', given, user: 'umpire', defaultRules: id, source: chance.die };
          let after: Game | undefined = field.game;
          try {
            after = ruleOn(field.campaign, asked).reduce<Game | undefined>(evolveGame, field.game);
          } catch (error) {
            if (!(error instanceof Refusal || error instanceof InputError)) throw error;
            continue;
          }
          answered += 1;
          expect([typed('move', given), changeable(after!)]).toEqual([typed('move', given), changeable(field.game)]);
        }
      }
    }
    expect(answered).toBeGreaterThan(30);
  });
});

/** What anybody asks: about the battle, a unit, and the odds of everything it could do. */
function questionsAbout({ verbs }: Ruleset, game: Game, chance: Chance): string[] {
  const units = Object.values(game.units);
  const one = chance.one(units);
  const other = chance.one(units.filter(({ id }) => id !== one.id));
  const able = Object.entries(verbs).map(([verb, { options }]) => {
    const said = Object.entries(options as OptionTable).flatMap(([name, option]): string[] => {
      const wanted = option.required && option.from !== 'known';
      if (!wanted && !(option.from === 'eye' && chance.in(4))) return [];
      if (option.type === 'boolean') return [`${name}:true`];
      if (option.type === 'string') return option.values ? [`${name}:${chance.one(option.values)}`] : [];
      return option.type === 'integer' ? [`${name}:${Math.max(option.min ?? 0, chance.below(12))}`] : [];
    });
    const target = chance.in(3) ? '' : ` target:"${other.name}"`;
    return `/${verb} who:"${one.name}"${target} ${said.join(' ')} odds:true`;
  });
  const shown = [`/unit show unit:"${one.name}"`, `/unit list can:${chance.one(Object.keys(verbs))}`];
  return [...able, ...shown, '/turn status', '/turn board', '/game status', '/game losses', '/log', '/since', '/help'];
}

test.each(Object.values(rulesets))('$name: what only asks writes no entry', async (ruleset) => {
  const chance = new Chance(`odds ${ruleset.id}`);
  const table = await Playing.begin();
  await table.says('ute', `/game new name:T rules:${ruleset.id}`);
  await table.says('anna', '/game join side:axis');
  await table.says('ben', '/game join side:allies');
  for (const { side, squad, profile, called } of musterOf(ruleset, chance)) {
    const of = side === 'red' ? 'axis' : 'allies';
    if (squad) await table.says('ute', `/unit squad squad:${squad} name:"${called}" side:${of}`);
    else await table.says('ute', `/unit add profile:${profile} name:"${called}" side:${of}`);
  }
  let answered = 0;
  for (let i = 0; i < STATES / 2; i++) {
    await orRefused(() => table.says('ute', '/turn end'));
    const campaign = await table.referee.campaign('caen');
    const { can } = await abilitiesOf(campaign, ruleset, chance.one(Object.values(campaign.game!.units)));
    if (can.length > 0) {
      const { verb, given } = chance.one(can);
      const asked = { user: 'ute', channel: 'caen', command: typed(verb, given), given };
      await orRefused(() => run(english, table.referee, commandNamed(verb, commands), asked));
    }
    const before = await recordsOf(table.store);
    for (const command of questionsAbout(ruleset, await table.game(), chance)) {
      if (await orRefused(() => table.says('ute', command))) answered += 1;
      expect([command, (await recordsOf(table.store)).length]).toEqual([command, before.length]);
    }
    expect(await recordsOf(table.store)).toEqual(before);
  }
  expect(answered).toBeGreaterThan(STATES * 3);
});

/** Whether it was done. Any exception that isn't the players' fault is a bug. */
async function orRefused(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (error instanceof Refusal || error instanceof InputError || error instanceof NotAllowed) return false;
    throw error;
  }
}
