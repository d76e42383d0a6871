import { describe, expect, test } from 'vitest';
import { nothingYet } from '../../../src/campaign/campaign.ts';
import { evolveGame } from '../../../src/campaign/evolve.ts';
import type { Game } from '../../../src/campaign/game.ts';
import { InputError } from '../../../src/kernel/refusal.ts';
import type { Ruleset } from '../../../src/kernel/ruleset.ts';
import { type FieldsTyped, fieldsSaid, readFields } from '../../../src/referee/units/fields.ts';
import { addUnits, editUnit, removeUnit } from '../../../src/referee/units/roster.ts';
import { importUnits, readRoster, writeRoster } from '../../../src/referee/units/roster-file.ts';
import { english } from '../../../src/reply/english/index.ts';
import { errorMessage } from '../../../src/reply/problem.ts';
import { someGame, someUnit } from '../../campaign/some-game.ts';
import { inputErrorOf } from '../../kernel/failures.ts';
import { miniature } from '../../miniature/book.ts';

/** The miniature rulebook with a field of every type. */
const book: Ruleset = {
  ...(miniature as Ruleset),
  fields: {
    ...miniature.fields!,
    unit: {
      ...miniature.fields!.unit,
      weapon: { type: 'word', values: ['rifle', 'smg', 'lmg'], rule: 'MI-1', ends: 'never', by: 'deployment' },
      kit: { type: 'words', values: ['bayonet', 'radio'], rule: 'MI-1', ends: 'never', by: 'player' },
      aboard: { type: 'unit', rule: 'MI-1', ends: 'act', by: 'player' },
      guards: { type: 'units', rule: 'MI-1', ends: 'act', by: 'player' },
      wounds: { type: 'number', min: 0, max: 9, rule: 'MI-1', ends: 'never' },
      'f{n}-wounds': { type: 'number', min: 0, rule: 'MI-1', ends: 'never' },
      pinned: { type: 'flag', rule: 'MI-1', ends: 'moment' },
      seen: { type: 'units', rule: 'MI-1', ends: 'battle', by: 'nobody' },
    },
  },
};

const ids: Readonly<Record<string, string>> = { Otto: 'u1', Karl: 'u2', 'Panzer III': 'u3' };
const said = (text: string, { umpire = true, deploying = false } = {}) =>
  fieldsSaid(readFields(text), { ruleset: book, umpire, deploying, unitId: (name) => ids[name]! });
const messageOf = (work: () => unknown) => {
  const { says, values } = inputErrorOf(work);
  return errorMessage(english, new InputError(says, values));
};
const complaint = (text: string, who?: { umpire?: boolean; deploying?: boolean }) => messageOf(() => said(text, who));

describe('what a hand sets is what the rulebook declares', () => {
  test('flags, numbers, words, lists and units by their names', () => {
    expect(said("pinned wounds:2 weapon:SMG kit:'bayonet, radio' aboard:'Panzer III' guards:Otto,Karl")).toEqual({
      pinned: true,
      wounds: 2,
      weapon: 'smg',
      kit: ['bayonet', 'radio'],
      aboard: 'u3',
      guards: ['u1', 'u2'],
    });
  });

  test('an empty value takes one away, and so does a flag that is false', () => {
    expect(said('wounds: pinned:false kit:')).toEqual({ wounds: null, pinned: null, kit: null });
  });

  test('a numbered field is declared for every number', () => {
    expect(said('f3-wounds:1')).toEqual({ 'f3-wounds': 1 });
  });
});

describe('what it does not declare is refused', () => {
  test.each([
    ['wepon:smg', 'Miniature has no field called "wepon". Did you mean weapon? That takes rifle, smg or lmg.'],
    ['weapon:banana', '"banana" isn’t a weapon. It can be rifle, smg or lmg.'],
    ['wounds:99', '99 is too high for wounds. It can be 0 to 9.'],
    ['wounds:1.5', '1.5 isn’t a whole number, and wounds needs one.'],
    ['wounds:many', '"many" isn’t a number. Write one, like wounds:8.'],
    ['pinned:perhaps', '"perhaps" isn’t true or false. Write pinned:true or pinned:false.'],
    ['kit:radio,radio', 'You named radio twice in kit. Once is enough.'],
    ['weapon:smg,wounds:1', 'Put a space between two fields, not a comma: weapon:smg,wounds:1'],
  ])('%s', (text, message) => {
    expect(complaint(text)).toBe(message);
  });

  test('what is like no field at all is answered with those that there are', () => {
    expect(complaint('figure:general')).toMatch(
      /^Miniature has no field called "figure"\. It has rounds, shaken, weapon, /,
    );
    expect(complaint('figure:general')).not.toContain('seen');
  });
});

describe('who may set it', () => {
  const player = { umpire: false };
  test('what only rulings set, nobody; what is the umpire’s, he alone', () => {
    expect(complaint('seen:Otto')).toBe('You can’t set seen by hand, because it comes from the rulings.');
    expect(complaint('wounds:1', player)).toBe('Only an umpire can set wounds by hand.');
    expect(said('kit:radio', player)).toEqual({ kit: ['radio'] });
  });

  test('what is deployed, its player until the battle begins, and then the umpire', () => {
    expect(said('weapon:smg', { umpire: false, deploying: true })).toEqual({ weapon: 'smg' });
    expect(complaint('weapon:smg', player)).toContain('before the battle begins');
    expect(said('weapon:smg')).toEqual({ weapon: 'smg' });
  });
});

const otto = someUnit('u1', { name: 'Otto', profile: 'trooper', fields: { rounds: 2 } });
const karl = someUnit('u2', { name: 'Karl', profile: 'trooper', fields: { guards: ['u1'] } });
const at = { turn: 2, step: 'first-side', side: 'axis' };
const playing = (given: Partial<Game> = {}) => someGame({ units: { u1: otto, u2: karl }, ...given });
const edited = (game: Game, user: string, name: string, typed: FieldsTyped) =>
  editUnit({ ...nothingYet, game }, user, book, { name, typed }).reduce(evolveGame, game as Game | undefined)!;

describe('a unit that is set by hand', () => {
  test('has it until a ruling’s would end', () => {
    const game = edited(playing({ at }), 'ute', 'Otto', { shaken: 'true' });
    expect(game.units.u1!.fields).toEqual({ rounds: 2, shaken: true });
    expect(game.lasting).toEqual([
      { of: { unit: 'u1' }, field: 'shaken', until: { turn: 3, side: 'axis', edge: 'end' } },
    ]);
  });

  test('before the first turn, until the end of that', () => {
    const { lasting } = edited(playing(), 'ute', 'Otto', { shaken: 'true' });
    expect(lasting).toMatchObject([{ field: 'shaken', until: { turn: 1, side: 'axis', edge: 'end' } }]);
  });

  test('where only rulings know the moment, until it is taken away', () => {
    const pinned = edited(playing({ at }), 'ute', 'Otto', { pinned: 'true' });
    expect([pinned.units.u1!.fields.pinned, pinned.lasting]).toEqual([true, []]);
    expect(edited(pinned, 'ute', 'Otto', { pinned: '' }).units.u1!.fields).toEqual({ rounds: 2 });
  });

  test('has what the book says follows from it', () => {
    const following: Ruleset = {
      ...book,
      edited: (scene, before, by) =>
        scene.units.get(before.id)!.fields.rounds === before.fields.rounds
          ? []
          : [{ effect: 'remind', rule: 'MI-FIRE-02', says: by }],
    };
    const of = (typed: FieldsTyped) =>
      editUnit({ ...nothingYet, game: playing() }, 'ute', following, { name: 'Otto', typed })[0];
    expect(of({ rounds: '1' })).toMatchObject({ effects: [{ field: 'rounds' }, { effect: 'remind', says: 'umpire' }] });
    expect(of({ wounds: '1' })).toMatchObject({ effects: [{ field: 'wounds' }] });
  });

  test('and taken out is struck from whatever it was bound to', () => {
    const game = playing();
    const [event] = removeUnit({ ...nothingYet, game }, 'ute', book, 'Otto');
    expect(evolveGame(game, event!)!.units).toEqual({ u2: { ...karl, fields: {} } });
  });
});

describe('units that join', () => {
  const adding = (user: string, typed: FieldsTyped, game = playing({ at })) =>
    addUnits({ ...nothingYet, game }, user, book, [{ profile: 'trooper', name: 'Ernst', typed }], 'axis');

  test('are deployed by their player though the battle has begun', () => {
    expect(adding('anna', { weapon: 'smg' })[0]!.units[0]!.fields).toEqual({ rounds: 2, weapon: 'smg' });
    expect(() => adding('anna', { wounds: '1' })).toThrow('field-of-umpire');
  });

  test('by a file may be bound to others of it, wherever they stand', () => {
    const csv = 'name,profile,side,aboard\nErnst,trooper,axis,Wagen\nWagen,trooper,axis,\n';
    const game = playing();
    const [event] = importUnits({ ...nothingYet, game }, 'ute', book, readRoster(new TextEncoder().encode(csv)));
    const [ernst, wagen] = event!.units;
    expect(ernst!.fields.aboard).toBe(wagen!.id);
    const after = evolveGame(game, event!)!;
    expect(writeRoster([ernst!, wagen!], after, book, 'csv').split('\r\n')[1]).toBe('Ernst,trooper,axis,1,Wagen');
  });

  test('by a file that says what the book does not have are refused with their line', () => {
    const csv = 'name,profile,side,wepon\nErnst,trooper,axis,smg\n';
    const entries = readRoster(new TextEncoder().encode(csv));
    expect(messageOf(() => importUnits({ ...nothingYet, game: playing() }, 'ute', book, entries))).toBe(
      'Line 2: Miniature has no field called "wepon". Did you mean weapon? That takes rifle, smg or lmg. Nothing was imported.',
    );
  });

  test('and lists come back from a file as they went', () => {
    const unit = { ...otto, fields: { rounds: 2, kit: ['bayonet', 'radio'], guards: ['u2'], seen: ['u2'] } };
    const game = playing({ units: { u1: unit, u2: karl } });
    for (const as of ['csv', 'json'] as const) {
      const bytes = new TextEncoder().encode(writeRoster([unit], game, book, as));
      const left = { ...game, units: { u2: karl } };
      const [event] = importUnits({ ...nothingYet, game: left }, 'ute', book, readRoster(bytes));
      expect(event!.units[0]!.fields).toEqual({ rounds: 2, kit: ['bayonet', 'radio'], guards: ['u2'] });
    }
  });
});
