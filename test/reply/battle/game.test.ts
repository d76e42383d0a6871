import { describe, expect, test } from 'vitest';
import type { Game } from '../../../src/campaign/game.ts';
import { togglesOn } from '../../../src/kernel/ruleset.ts';
import { houseReply, joinReply, statusReply } from '../../../src/reply/battle/game.ts';
import { turnEndReply, turnReply } from '../../../src/reply/battle/turn.ts';
import { english } from '../../../src/reply/english/index.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { someGame, someUnit } from '../../campaign/some-game.ts';
import { record } from '../../referee/some-records.ts';

const classic = rulesetOf('landser-classic');
const lines = (game: Game) => plainText(statusReply(english, game, classic)).split('\n');

describe('the status of a campaign', () => {
  test('says what it is, who plays with how much, whose turn it is, and who umpires', () => {
    expect(lines(someGame({ at: { turn: 3, step: 'first-side', side: 'axis' } }))).toEqual([
      'Caen: Landser (original), battle 1',
      'Axis: anna, 1 in play',
      'Allies: ben, 1 in play',
      'Turn 3, first side: Axis to play',
      'Yet to act: Rifleman u1',
      'Umpires: ute',
    ]);
  });

  test('of one that has just opened says what to do', () => {
    const sides = { axis: { name: 'Axis', players: [], fields: {} } };
    expect(lines(someGame({ sides, units: {} }))).toEqual([
      'Caen: Landser (original), battle 1',
      'Axis: nobody yet',
      'The first turn hasn’t begun. /turn end begins it.',
      'Owed: /initiative LC-TURN-01',
      'The first turn can’t begin until /initiative has been given.',
      'Umpires: ute',
    ]);
  });

  test('alone, names no player to wait for on the side that the book runs', () => {
    const book = rulesetOf('ww2-skirmish');
    const sides = {
      allies: { name: 'Allies', players: ['anna'], fields: {} },
      axis: { name: 'Axis', players: [], fields: {} },
    };
    const game = someGame({ rules: 'ww2-skirmish', sides, units: {}, house: { [book.solo!.toggle]: true } });
    expect(plainText(statusReply(english, game, book))).toContain('Allies: anna\nAxis: run by the book\n');
    const opened = joinReply(english, game, book);
    expect(plainText(opened)).toContain('Axis: run by the book\n');
    expect(opened.buttons?.map(({ of }) => of)).toEqual([{ side: 'allies' }]);
    expect(plainText(opened)).not.toContain('side:axis');
  });

  test('names the book once where it is called after it', () => {
    const game = someGame({ name: classic.name, at: { turn: 3, step: 'first-side', side: 'axis' } });
    expect(lines(game)[0]).toBe('Landser (original), battle 1');
    expect(plainText(joinReply(english, game, classic)).split('\n')[0]).toBe(
      'A Landser (original) campaign is open: Axis and Allies.',
    );
  });

  test('counts those out of play, and says when it is paused', () => {
    const units = { u1: someUnit('u1'), u2: someUnit('u2', { gone: 'removed' }) };
    const [first, axis] = lines(someGame({ phase: 'paused', units }));
    expect([first, axis]).toEqual(['Caen: Landser (original), battle 1 (paused)', 'Axis: anna, 1 in play, 1 out']);
  });
});

describe('the turn', () => {
  const due = { id: 'd1', verb: 'morale', options: { out: 2 }, rule: 'LC-BRK-01' };

  test('lists what is owed now before what is to come', () => {
    const game = someGame({
      at: { turn: 2, step: 'second-side', side: 'allies' },
      units: { u1: someUnit('u1', { name: 'Red Leader', fields: { action: 'fire' } }) },
      due: [
        { ...due, at: { turn: 3, edge: 'start' } },
        { ...due, unit: 'u1', at: { turn: 2, side: 'axis', edge: 'start' } },
      ],
    });
    expect(plainText(turnReply(english, game, classic)).split('\n')).toEqual([
      'Turn 2, second side: Allies to play',
      'Owed: /morale who:"Red Leader" out:2 LC-BRK-01',
      'The step can’t end until all of that is done.',
      'To come: /morale out:2, from turn 3 on LC-BRK-01',
      'Everyone has acted. There’s still something to throw. Then /turn end moves on.',
      'Landser (original)',
    ]);
  });

  test('has what is owed as it can be typed, a target of two words in quotes', () => {
    const wound = { id: 'd1', verb: 'wound', options: { target: 'Rifleman 1' }, rule: 'LC-SER-05' };
    const game = someGame({ at: { turn: 2, step: 'fire' }, due: [{ ...wound, at: { turn: 2, edge: 'start' } }] });
    expect(plainText(turnReply(english, game, classic))).toContain(': /wound target:"Rifleman 1"');
  });

  test('that has just gone on says of what is to come only what is new', () => {
    const at = { turn: 2, step: 'second-side', side: 'allies' } as const;
    const news = { ...due, unit: 'u2', at: { turn: 3, edge: 'start' } } as const;
    const before = { ...due, unit: 'u1', at: { turn: 3, edge: 'start' } } as const;
    const now = { ...due, at: { turn: 2, side: 'axis', edge: 'start' } } as const;
    const game = someGame({ at, due: [before, now, news] });
    const begun = record(1, [{ type: 'turn-begun', at, expired: [], effects: [{ effect: 'due', ...news }] }]);
    const told = plainText(turnEndReply(english, game, classic, begun)).split('\n');
    expect(told.filter((text) => /^(Owed|To come)/.test(text))).toEqual([
      'Owed: /morale out:2 LC-BRK-01',
      'To come: /morale who:"Rifleman u2" out:2, from turn 3 on LC-BRK-01',
    ]);
    expect(plainText(turnReply(english, game, classic))).toContain('To come: /morale who:"Rifleman u1"');
  });

  test('without units names nobody', () => {
    const game = someGame({ at: { turn: 1, step: 'fire' }, units: {} });
    expect(plainText(turnReply(english, game, classic))).toBe('Turn 1, fire\nLandser (original)');
  });
});

test('a campaign that opens has a button for each side', () => {
  const reply = joinReply(english, someGame(), classic);
  expect(plainText(reply).split('\n')[0]).toBe('Caen is open, playing Landser (original): Axis and Allies.');
  expect(reply.buttons?.map(({ action, of, label }) => [action, of, label])).toEqual([
    ['join', { side: 'axis' }, 'Axis'],
    ['join', { side: 'allies' }, 'Allies'],
  ]);
});

test('house rules are listed, each with its line and rule, and whether it is on', () => {
  const told = plainText(houseReply(english, classic, togglesOn(classic, { 'dogs-chance': true }))).split('\n');
  expect(told).toHaveLength(Object.keys(classic.toggles).length + 1);
  for (const [name, { line, rule }] of Object.entries(classic.toggles)) {
    expect(told.some((each) => each.startsWith(`${name}: `) && each.endsWith(`${line} ${rule}`))).toBe(true);
  }
  expect(told.find((each) => each.startsWith('dogs-chance:'))).toContain('dogs-chance: on');
});
