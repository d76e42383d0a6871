import { describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import type { Campaign } from '../../src/campaign/campaign.ts';
import { withComposed } from '../../src/command/forms/composed.ts';
import { ALSO, withTicked } from '../../src/command/forms/extra-fields.ts';
import { formFor } from '../../src/command/forms/form-for.ts';
import { withWholeWay } from '../../src/command/forms/full-move.ts';
import { panelOf } from '../../src/command/panel/panel.ts';
import { withOthers } from '../../src/command/panel/unit-menus.ts';
import { commandNamed } from '../../src/command/typing/find.ts';
import { commandText, type GivenCommand } from '../../src/kernel/options/given-command.ts';
import type { GivenOptions } from '../../src/kernel/options/options.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import { wouldCome } from '../../src/referee/rulings/trying.ts';
import type { Field } from '../../src/reply/document.ts';
import { english } from '../../src/reply/english/index.ts';
import { rulesets } from '../../src/rules/index.ts';
import { runs } from '../nightly.ts';
import { Playing } from '../referee/playing.ts';

/** What a player may measure or count, near and far, few and many. */
const MEASURED = ['4', '1', '8', '2', '16', '30'];
/** Four steps of a turn are more than a side has to act in. */
const STEPS = 4;
/** Every so many of the forms that the panels open are looked at. */
const EVERY = runs(9, 1);

const playing: Readonly<Record<string, readonly string[]>> = {
  'landser-classic': ['squad-leader', 'rifleman', 'machine-gunner'],
  landser: ['rifleman', 'hmg-gunner', 'panzerfaust-soldier', 'tiger', 'sniper'],
  'hans-n-panzer': [
    'infantry',
    'light-machine-gun',
    'sherman',
    '6-pdr',
    'infantry-mortar',
    'bazooka-team',
    'half-track',
  ],
  'ww2-skirmish': ['rifle-team', 'lmg-team', 'mortar-team', 'at-gun', 'carrier'],
  panzertroops: ['rifleman', 'noncom', 'at-heavy-gun', 'panzerfaust-rifleman', 'panzer-4h', 'light-mortar-team'],
};

describe.each(Object.keys(rulesets))('in %s a form starts with nothing that would be refused', (id) => {
  test('whoever does whatever he can, and offers no choice that is refused whatever else is said', async () => {
    const table = await battle(id);
    const seen = new Set<string>();
    for (let step = 0; step < STEPS; step++) {
      await goOn(table);
      const { at, units } = await table.game();
      const user = at!.side === 'allies' ? 'ben' : 'anna';
      const campaign = await table.referee.campaign('caen');
      for (const unit of Object.values(units).filter(({ gone, side }) => !gone && side === (at!.side ?? 'axis'))) {
        const { document } = await panelOf(english, campaign, user, { id: unit.id });
        for (const { action, of } of document.buttons ?? []) {
          if (action !== 'deed' || 'kept' in of || seen.has(commandText(of))) continue;
          seen.add(commandText(of));
          if (seen.size % EVERY === 0) await looksFair(table, campaign, user, of);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(10);
  });
});

async function battle(rules: string): Promise<Playing> {
  const table = await Playing.begin();
  await table.says('ute', `/game new rules:${rules}`);
  await table.says('anna', '/game join side:axis');
  await table.says('ben', '/game join side:allies');
  const known = playing[rules]!.filter((profile) => Object.hasOwn(rulesets[rules]!.profiles, profile));
  for (const [user, whose] of [
    ['anna', 'Red'],
    ['ben', 'Blue'],
  ] as const)
    for (const profile of known) await table.says(user, `/unit add profile:${profile} name:"${whose} ${profile}"`);
  return table;
}

/** To the next step, with the initiative where it's owed. */
async function goOn(table: Playing): Promise<void> {
  try {
    await table.says('ute', '/turn end');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    await table.says('ute', '/initiative faces:"5 2"');
    await table.says('ute', '/turn end');
  }
}

async function looksFair(table: Playing, campaign: Campaign, user: string, deed: GivenCommand): Promise<void> {
  const { given } = deed;
  const [command, text] = [commandNamed(deed.name, commands), commandText(deed)];
  const found = await formFor(english, table.referee, command, { channel: 'caen', user, given }, 'open');
  const fields = found?.form.fields.filter(({ name }) => !name.endsWith('-other')) ?? [];
  const comes = (said: GivenOptions) => outcomes(campaign, command.name, user, fields, { ...given, ...said });
  expect(comes({}), `${text}, as it stands`).toContain('ruled');
  for (const { name, choices = [] } of fields) {
    for (const { value } of choices) {
      const others = fields.filter(
        (each) => each.name !== name && each.choices && (!each.several || each.name === 'target'),
      );
      // A box may have to be ticked for it: a grenade only gets into a bunker if it's dropped.
      const ticks = isExtra(name) ? [] : fields.filter((each) => each.name === ALSO);
      const changed = [...others, ...ticks].flatMap((each) =>
        each.choices!.map((choice) => ({ [each.name]: choice.value })),
      );
      const wanted = (each: string) => (isExtra(name) ? each === 'ruled' : each !== 'refused');
      const ways = [{}, ...changed].flatMap((other) => chosen(fields, { ...other, [name]: value }));
      const all = ways.some((way) => comes(way).some(wanted));
      expect([name, value, all], text).toEqual([name, value, true]);
    }
  }
}

/** What's ticked has to be ruled on; a choice may need something else besides. */
function isExtra(name: string): boolean {
  return name === ALSO || name === 'besides';
}

/** What a form says with this chosen in it: somebody besides the target with every way of catching two. */
function chosen(fields: readonly Field[], said: Readonly<Record<string, string>>): readonly GivenOptions[] {
  const plain = withTicked(withOthers(said));
  if (said.besides === undefined) return [plain];
  const { choices = [] } = fields.find(({ name }) => name === 'target')!;
  const ticks = fields.find(({ name }) => name === ALSO)?.choices ?? [];
  const shares = fields.some(({ name }) => name === 'split') ? [{ split: '1,1' }] : [];
  return choices.flatMap(({ value: target }) => {
    if (target === said.besides) return [];
    const whole = withOthers({ ...said, target });
    const ticked = ticks.map((tick) => withTicked({ ...whole, [ALSO]: tick.value }));
    return [whole, ...ticked, ...shares.map((share) => ({ ...whole, ...share }))];
  });
}

/** What comes of the form with its presets, and with each choice and distance in what has to be filled in besides. */
function outcomes(campaign: Campaign, verb: string, user: string, fields: readonly Field[], given: GivenOptions) {
  const preset = Object.fromEntries(fields.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])));
  const open = fields.filter(
    ({ name, value, required }) => required && value === undefined && given[name] === undefined,
  );
  let ways: GivenOptions[] = [{ ...preset, ...given }];
  for (const { name, choices } of open) {
    const values = choices?.map(({ value }) => value) ?? valuesOf(campaign, verb, name) ?? MEASURED;
    ways = ways.flatMap((way) => values.map((value) => ({ ...way, [name]: value })));
  }
  // A range that a form can do without may still be needed by one of its choices.
  const ranged = fields.some(({ name }) => name === 'range') ? MEASURED.map((range) => ({ range })) : [];
  return [...ways, ...ways.flatMap((way) => ranged.map((range) => ({ ...range, ...way })))].map((way) =>
    wouldCome(campaign, { verb, given: sent(campaign, verb, way), user }),
  );
}

/** What a form says once it's sent: a way that it asks for in parts is put together. */
function sent(campaign: Campaign, verb: string, way: GivenOptions): GivenOptions {
  const ruleset = rulesets[campaign.game!.rules]!;
  const said = Object.fromEntries(Object.entries(way).map(([name, value]) => [name, String(value)]));
  const whole = withComposed(ruleset.verbs[verb]!.options, {}, said);
  return withWholeWay({ command: commandNamed(verb, commands), given: {}, campaign, ruleset }, whole);
}

test('every profile of the test exists', () => {
  for (const [id, profiles] of Object.entries(playing))
    for (const profile of profiles) expect(Object.keys(rulesets[id]!.profiles), id).toContain(profile);
});

test('is ruled on as it stands: a grenade at what it may be thrown at', async () => {
  const table = await battle('ww2-skirmish');
  await table.says('ute', '/turn end');
  const user = (await table.game()).at!.side === 'allies' ? 'ben' : 'anna';
  const grenade = commandNamed('grenade', commands);
  const form = (given: GivenOptions) => formFor(english, table.referee, grenade, { channel: 'caen', user, given });
  const { fields } = (await form({}))!.form;
  const at = fields.find(({ name }) => name === 'at')!;
  expect(at.value).toBeUndefined();
  expect(at.required).toBe(true);
  expect(at.choices!.map(({ value }) => value)).not.toContain('infantry');
  const launched = (await form({ weapon: 'rifle-grenade' }))!.form.fields.find(({ name }) => name === 'at')!;
  expect(launched.choices?.map(({ value }) => value) ?? ['infantry']).toContain('infantry');
});

/** The values of an option that are too many for a menu, and so are typed. */
function valuesOf({ game }: Campaign, verb: string, name: string): readonly string[] | undefined {
  const option = rulesets[game!.rules]!.verbs[verb]!.options[name];
  return option?.type === 'string' ? option.values : undefined;
}
