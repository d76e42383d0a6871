import { expect, test } from 'vitest';
import { english } from '../../../src/reply/english/index.ts';
import { changes } from '../../../src/reply/english/panzertroops/changes.ts';
import { forbidden } from '../../../src/reply/english/panzertroops/forbidden.ts';
import { refusals } from '../../../src/reply/english/panzertroops/refusals.ts';
import type { ChangeView, ReminderView } from '../../../src/reply/english/ruling/change-words.ts';
import { changes as ofTeams } from '../../../src/reply/english/ww2-skirmish/changes.ts';
import { forbidden as ofTeamsForbidden } from '../../../src/reply/english/ww2-skirmish/forbidden.ts';
import { soloSaid } from '../../../src/reply/english/ww2-skirmish/solo-said.ts';

const reminder = (values: ReminderView['values'], names: readonly string[] = ['Pike']): ReminderView => ({
  names,
  units: [],
  isRun: false,
  values,
  rule: 'WS-ARR-10',
  sideName: (id) => id,
  unitOf: () => undefined,
});

test.each([
  ['Reich', 'Pike’s smoke stays until the end of the Reich’s defensive fire in turn 3.'],
  ['Germans', 'Pike’s smoke stays until the end of the Germans’ defensive fire in turn 3.'],
  ['British', 'Pike’s smoke stays until the end of the British defensive fire in turn 3.'],
  ['Axis', 'Pike’s smoke stays until the end of the Axis’s defensive fire in turn 3.'],
  ['Blue', 'Pike’s smoke stays until the end of Blue’s defensive fire in turn 3.'],
])('a side called %s owns its fire', (side, sentence) => {
  expect(changes.said?.['smoke-stands']?.(reminder({ turn: 3, phase: 'defensive', side }))).toBe(sentence);
});

test.each([
  [1, '1 man and the weapons lost are back among the enemy’s figures.'],
  [4, '4 men and the weapons lost are back among the enemy’s figures.'],
])('figures for the enemy: %d', (men, sentence) => {
  expect(soloSaid?.['solo-pool-fills']?.(reminder({ men }))).toBe(sentence);
});

test('one of a thing has a singular', () => {
  expect(forbidden['no-room']?.({ vehicle: 'Bike', most: 1, men: 2 })).toBe(
    'Bike has room for 1 man, and that would make 2.',
  );
  expect(refusals['not-to-be-split-so']?.({ weapon: 'rifle', split: '1,1', available: 1 })).toBe(
    'You can’t split it as 1,1. The rifle has 1 point, and each target gets at least 1.',
  );
  expect(ofTeamsForbidden['no-looks-left']?.({ unit: 'Hale', most: 1, looks: 1 })).toBe(
    'In their own phase, Hale gets one try for each figure, 1 in all. They’ve already made 1.',
  );
});

test.each([
  [['turret-mg'], 'Otto’s turret machine gun is wrecked.'],
  [['turret-mg', 'gun'], 'Otto’s turret machine gun and gun are wrecked.'],
])('wrecked: %s', (value, sentence) => {
  const told = {
    name: 'Otto',
    of: 'unit',
    field: 'weapons-wrecked',
    isRun: false,
    value,
    words: '',
    unitOf: () => undefined,
    sideName: (id: string) => id,
  } as unknown as ChangeView;
  expect(ofTeams.fields?.['weapons-wrecked']?.(told)).toBe(sentence);
});

test.each([
  [undefined, 'Side 2 throws higher and sets up first.'],
  ['first-move', 'Side 2 throws higher and moves first.'],
])('Panzer Troops throws for who goes first: %s', (purpose, sentence) => {
  const declared = purpose === undefined ? {} : { options: { purpose } };
  expect(english.verdictOf('panzertroops', 'initiative', { winner: 'side-2' }, declared)).toBe(sentence);
});
