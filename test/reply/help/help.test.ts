import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/campaign/game.ts';
import { render } from '../../../src/discord/messages/render.ts';
import type { Option } from '../../../src/kernel/options/options.ts';
import { english } from '../../../src/reply/english/index.ts';
import { commandHelp } from '../../../src/reply/help/command-help.ts';
import { commandList, type Group, groupHelp } from '../../../src/reply/help/help.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { someGame, someUnit } from '../../campaign/some-game.ts';
import { textOf } from '../../discord/rendered.ts';

const classic = rulesetOf('landser-classic');
const fire = { name: 'fire', description: 'Shoot small arms at a target', example: '/fire weapon:rifle range:8' };
const log = { name: 'log', description: 'The log', example: '/log page:2' };
const groups: Group[] = [
  { name: 'rulings', title: 'Rulings', commands: [fire] },
  { name: 'records', title: 'The log', commands: [log] },
];
const here = (game?: Game, user = 'anna') => ({ ruleset: classic, game, user, sample: fire.example });
const told = (game?: Game, user?: string) =>
  plainText(commandList(english, here(game, user), groups, { elsewhere: [] })).split('\n');

/** A ruling owed since the first turn began. */
const due = (unit?: string) => ({
  id: `d-${unit}`,
  verb: 'morale',
  options: {},
  ...(unit ? { unit } : {}),
  at: { turn: 1, edge: 'start' as const },
  rule: 'LC-MOR-01',
});
const at = { turn: 1, step: 'first-side', side: 'axis' };

describe('help', () => {
  test('says what stands here, then the commands by groups, to the one who asks', () => {
    const list = commandList(english, here(), groups, { elsewhere: ['bail', 'smoke'] });
    expect(plainText(list).split('\n')).toEqual([
      'There’s no campaign in this channel. Rulings use Landser (original).',
      '/quickstart sets one up in three steps. You can also just ask for a ruling: /fire weapon:rifle range:8',
      'Rulings',
      '/fire Shoot small arms at a target',
      'The log',
      '/log The log',
      'A campaign adds sides, units, turns and sealed orders.',
      'Only in other rulebooks: /bail, /smoke',
      '/help command:fire shows the options of one command, with examples.',
      '/help command:… also shows a group: rulings, records',
    ]);
    expect(list.private).toBe(true);
    expect(list.buttons?.map(({ action, of }) => [action, of])).toEqual([['quickstart', {}]]);
    expect(list.menus?.[0]?.choices.map(({ value }) => value)).toEqual([{ topic: 'rulings' }, { topic: 'records' }]);
  });

  test('leaves out what commands do where there is no room for it, and never the commands', () => {
    const many = Array.from({ length: 60 }, (_, i) => ({ ...fire, name: `fire-${i}` }));
    const full: Group = { name: 'rulings', title: 'Rulings', commands: many };
    const message = render(english, commandList(english, here(), [full, groups[1]!], { elsewhere: [] }));
    const content = textOf(message);
    expect(message.files).toEqual([]);
    expect(content).toContain('**Rulings**: /fire-0, /fire-1');
    expect(content).toContain('/fire-59');
    expect(content).toContain('``/log`` The log');
  });

  test('has room for names that have to be guarded', () => {
    const name = '*_'.repeat(50);
    const units = Object.fromEntries(
      Array.from({ length: 6 }, (_, i) => [`u${i}`, someUnit(`u${i}`, { name: `${'_*'.repeat(19)}${i}` })]),
    );
    const message = render(
      english,
      commandList(english, here(someGame({ name, units, at })), groups, { elsewhere: Object.keys(classic.verbs) }),
    );
    const content = textOf(message);
    expect([content.length <= 2000, message.files]).toEqual([true, []]);
  });

  test('tells whoever plays whose turn it is, and what of the own is to be done', () => {
    const units = { u1: someUnit('u1'), u2: someUnit('u2', { side: 'allies' }) };
    const game = someGame({ at, units, due: [due('u1'), due('u2'), due()] });
    const owed = (user: string) => told(game, user).filter((text) => text.startsWith('Owed'));
    expect(told(game).slice(0, 5)).toEqual([
      'Caen: Landser (original), battle 1',
      'You play Axis.',
      'Turn 1, first side: Axis to play. It’s your turn.',
      'This step is for /move, /spot, /fire, /effect, /grenade, /assault, /morale, /wound, /weapon and /act.',
      'Your units yet to act: Rifleman u1.',
    ]);
    expect(owed('anna')).toHaveLength(2);
    expect(owed('anna').join()).not.toContain('u2');
    expect(owed('ute')).toHaveLength(3);
    expect(owed('carla')).toEqual([]);
    expect(told(game, 'ute')).toContain('You’re an umpire, and you don’t play a side.');
  });

  test('counts what would be too many names and rulings', () => {
    const units = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`u${i}`, someUnit(`u${i}`)]));
    const game = someGame({ at, units, due: Object.keys(units).map(due) });
    expect(told(game)).toContain(
      'Your units yet to act: Rifleman u0, Rifleman u1, Rifleman u2, Rifleman u3, Rifleman u4, Rifleman u5 and 3 more.',
    );
    expect(told(game)).toContain('and 6 more to throw: /turn status');
    const acted = Object.fromEntries(
      Object.entries(units).map(([id, unit]) => [id, { ...unit, fields: { action: 'hide' } }]),
    );
    expect(told(someGame({ at, units: acted }))).toContain(
      'All your units have acted. Use /turn end when you’re done.',
    );
  });

  test('tells the commands of several, each with an example', () => {
    expect(plainText(groupHelp(english, groups[1]!, []))).toBe('The log\n/log The log. /log page:2');
    const running = { name: 'running', title: 'Running it', commands: [{ ...log, umpire: true }] };
    expect(plainText(groupHelp(english, running, []))).toContain('/log page:2 In a campaign, only for umpires.');
  });
});

describe('the help of a command', () => {
  const helped = (declared: Readonly<Record<string, Option & { readonly help: string }>>, given: object = {}) =>
    commandHelp(english, {
      name: 'fire',
      description: 'Shoot small arms at a target',
      examples: ['/fire weapon:rifle range:8'],
      options: declared,
      help: (option) => declared[option]!.help,
      filled: [],
      entries: () => false,
      ruling: false,
      ...given,
    });

  test('tells every option: what it is, what it may be, what it is if left out, whether a unit says it', () => {
    const help = helped(
      {
        weapon: { type: 'string', values: ['rifle', 'smg'], required: true, help: 'What is fired' },
        cover: { type: 'string', values: ['none', 'half'], default: 'none', help: 'What it is behind' },
        range: { type: 'number', min: 0, required: true, help: 'Distance in inches' },
        figures: { type: 'integer', min: 1, max: 20, default: 1, help: 'Figures under the template' },
        modifier: { type: 'integer', default: 0, help: 'Agreed at the table' },
        page: { type: 'integer', max: 9, help: 'Which' },
        depth: { type: 'number', help: 'How deep' },
        moved: { type: 'boolean', default: false, help: 'The firer moves' },
        on: { type: 'boolean', default: true, help: 'On or off' },
        area: { type: 'string', help: 'Where' },
        to: { type: 'user', help: 'Who' },
        list: { type: 'file', help: 'What is in it' },
      },
      { filled: ['weapon', 'moved'] },
    );
    expect(plainText(help).split('\n')).toEqual([
      '/fire',
      'Shoot small arms at a target.',
      '/fire weapon:rifle range:8',
      'weapon What is fired (rifle, smg; required; filled in by the unit)',
      'cover What it is behind (none, half; none if you leave it out)',
      'range Distance in inches (0 or more; required)',
      'figures Figures under the template (1 to 20; 1 if you leave it out)',
      'modifier Agreed at the table (whole number)',
      'page Which (9 or less)',
      'depth How deep (number)',
      'moved The firer moves (filled in by the unit)',
      'on On or off (true if you leave it out)',
      'area Where (text)',
      'to Who (somebody)',
      'list What is in it (a file)',
      'Options without values are true or false. The name alone means true.',
    ]);
    expect(help.private).toBe(true);
  });

  test('cuts many values with a word on where the others are', () => {
    const values = Array.from({ length: 20 }, (_, i) => `gun-${i}`);
    const options = { weapon: { type: 'string', values, help: 'What is fired' } } as const;
    expect(plainText(helped(options))).toContain('gun-7, and 12 more as you type)');
    expect(plainText(helped(options, { entries: () => true }))).toContain('(/card shows each)');
  });

  test('names the last options alone where there is no room for more', () => {
    const options = Object.fromEntries(
      Array.from(
        { length: 40 },
        (_, i) => [`option-${i}`, { type: 'boolean', help: 'A line of help '.repeat(5) }] as const,
      ),
    );
    const message = render(english, helped(options, { ruling: true }));
    const content = textOf(message);
    expect([content.length <= 2000, message.files]).toEqual([true, []]);
    expect(content).toContain('There’s also option-');
    expect(content).toContain('option-39.');
  });
});
