import { expect, test } from 'vitest';
import { sceneOf } from '../../src/campaign/scene.ts';
import { dueIn } from '../../src/campaign/turns.ts';
import { AskedToggles } from '../../src/kernel/options/asked-toggles.ts';
import { togglesOn } from '../../src/kernel/ruleset.ts';
import { landser } from '../../src/rules/landser/index.ts';
import { FieldOfBattle } from '../battles/random/field-of-battle.ts';

test('what’s owed asks the house rules for every ruling, and again if one of them is switched', () => {
  const field = new FieldOfBattle(
    landser,
    [
      { side: 'red', squad: 'squad', called: 'Red' },
      { side: 'blue', squad: 'squad', called: 'Blue' },
    ],
    () => 1,
  );
  for (const { verb } of field.due) field.tries(verb, { faces: '5 2' });
  field.goesOn();
  field.goesOn();
  field.goesOn();
  const owedWith = (said: string) => {
    const toggles = new AskedToggles(togglesOn(landser, {}, said));
    const owed = dueIn(sceneOf(field.game, landser, toggles), landser).map(({ verb }) => verb);
    return { owed, asked: [...toggles.asked] };
  };
  const first = owedWith('');
  expect(first.asked).toContain('fixed-initiative');
  expect(owedWith('')).toEqual(first);
  expect(first.owed).toContain('initiative');
  expect(owedWith('fixed-initiative').owed).not.toContain('initiative');
  expect(owedWith('')).toEqual(first);
});
