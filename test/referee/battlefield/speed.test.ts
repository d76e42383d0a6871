import { expect, test } from 'vitest';
import { sayTo } from '../../commands/club-table.ts';
import { memory, refereeOn } from '../table.ts';

/** How fast a Panther goes after each of these commands; it stands at 8, 10 and faces east. */
async function speeds(...lines: string[]) {
  const { store } = await memory();
  const referee = refereeOn(store);
  const answer = sayTo(referee);
  for (const line of [
    '@ump /game new name:T rules:ww2-skirmish sides:"Brits, Gers"',
    '@ben /game join side:brits',
    '/game join side:gers',
    '@ump /battlefield new size:60x48',
    '/unit add profile:panther name:Pan',
    '/battlefield move what:Pan to:"8,10" facing:90',
    '@ump /turn end',
    '@ump /turn end',
  ])
    await answer(line);
  const found = [];
  for (const line of lines) {
    await answer(line);
    const { game } = await referee.campaign('caen', 'ump');
    found.push(Object.values(game!.units).find(({ name }) => name === 'Pan')!.fields.speed);
  }
  return found;
}

// A crash goes half of it, and whoever crosses faster than 8″ is harder to hit: it's the inches that it went this turn.
test('WS-VEH-09 An AFV that may go as far as it went last turn goes at the speed of its way, not at last turn’s', async () => {
  const turn = ['@ump /turn end', '@ump /turn end'];
  expect(await speeds('/move who:Pan to:"20,10"', ...turn, '/move who:Pan to:"22,10"')).toEqual([12, 12, 12, 2]);
  expect(await speeds('/move who:Pan to:"20,10"', ...turn, '/move who:Pan to:"32,10"')).toEqual([12, 12, 12, 12]);
});

test('WS-VEH-09 One that moves again in the same turn goes as fast as both of its ways are long', async () => {
  const moves = ['/move who:Pan to:"10,10" pace:half', '/move who:Pan to:"13,10" pace:half'];
  expect(await speeds(...moves)).toEqual([2, 5]);
});
