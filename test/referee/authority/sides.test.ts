import { beforeEach, describe, expect, test } from 'vitest';
import { Playing } from '../playing.ts';

let table: Playing;
const players = async () => Object.values((await table.game()).sides).map((side) => side.players);

beforeEach(async () => {
  table = await Playing.caen();
});

describe('joining', () => {
  test('takes the word of the side or of an umpire once the first turn has begun', async () => {
    await table.says('ute', '/turn end');
    const asked = await table.says('carla', '/game join side:axis');
    expect(asked.document.buttons?.map(({ label }) => label)).toEqual(['Accept', undefined]);
    expect(await players()).toEqual([['anna'], ['ben']]);
    for (const user of ['carla', 'ben'])
      expect(await table.fails(user, '/agree')).toContain('Only that side’s players');
    await table.says('anna', '/agree');
    expect(await players()).toEqual([['anna', 'carla'], ['ben']]);
  });

  test('takes it at once where the sides are closed', async () => {
    expect(await table.fails('anna', '/game sides lock:true')).toContain('Only an umpire');
    await table.says('ute', '/game sides lock:true');
    await table.says('carla', '/game join side:axis');
    expect(await players()).toEqual([['anna'], ['ben']]);
    await table.says('ute', '/agree');
    expect(await players()).toEqual([['anna', 'carla'], ['ben']]);
    await table.says('ute', '/game sides lock:false');
    await table.says('dora', '/game join side:axis');
    expect(await players()).toEqual([['anna', 'carla', 'dora'], ['ben']]);
  });

  test('lapses when the one who asked has found a place elsewhere', async () => {
    await table.says('ute', '/turn end');
    await table.says('carla', '/game join side:axis');
    await table.says('carla', '/game join side:allies');
    await table.says('ben', '/agree');
    expect(await table.fails('anna', '/agree')).toContain('There are no requests');
  });
});

describe('a hand-over', () => {
  test('puts nobody on another side without his word', async () => {
    await table.says('anna', '/game hand-over to:ben');
    expect(await players()).toEqual([['anna'], ['ben']]);
    for (const user of ['anna', 'ute', 'carla'])
      expect(await table.fails(user, '/agree')).toContain('Only the person it’s offered to');
    await table.says('ben', '/decline');
    expect(await players()).toEqual([['anna'], ['ben']]);
  });
});

describe('a stranger', () => {
  test('joins, and is removed by an umpire', async () => {
    await table.says('carla', '/game join side:axis');
    expect(await table.fails('ben', '/game remove-player to:carla')).toContain('Only an umpire');
    await table.says('ute', '/game remove-player to:carla');
    expect(await players()).toEqual([['anna'], ['ben']]);
  });

  test('neither rules in the campaign, nor ends turns, nor changes the channel’s rulebook', async () => {
    expect(await table.fails('carla', '/fire weapon:rifle range:8')).toContain('you aren’t in it yet');
    expect(await table.fails('carla', '/turn end')).toContain('Only players and umpires');
    await table.says('ute', '/game end confirm:true');
    expect(await table.fails('carla', '/game rules rules:panzertroops')).toContain('Somebody else set this channel up');
    expect(await table.fails('carla', '/game new name:Mine')).toContain('Somebody else set this channel up');
    await table.says('carla', '/game rules rules:panzertroops', { managesChannel: true });
  });
});

describe('an umpire', () => {
  test('is dismissed by himself, by one who plays no side, or else with agreement; the last one stays', async () => {
    expect(await table.fails('ute', '/game dismiss-umpire to:ute')).toContain('the only umpire left');
    await table.says('ute', '/game umpire to:anna');
    await table.says('anna', '/agree');
    await table.says('anna', '/game dismiss-umpire to:ute');
    expect((await table.game()).umpires).toEqual(['ute', 'anna']);
    await table.says('ute', '/game dismiss-umpire to:anna');
    expect((await table.game()).umpires).toEqual(['ute']);
  });

  test('who plays needs the other side for what changes the battle', async () => {
    await table.says('ute', '/game join side:axis');
    await table.says('ute', '/game house toggle:dogs-chance');
    await table.says('ute', '/turn end');
    await table.says('ute', '/game house toggle:dogs-chance on:false');
    await table.says('ute', '/game enforcement how:off');
    await table.says('ute', '/game battle');
    expect(await table.game()).toMatchObject({ house: { 'dogs-chance': true }, enforcement: 'strict', battle: 1 });
    expect(await table.fails('ben', '/agree')).toContain('More than one request is waiting for you');
    const [house] = (await table.game()).asks!;
    await table.says('ben', `/agree number:${house!.id}`);
    expect(await table.game()).toMatchObject({ house: { 'dogs-chance': false } });
  });

  test('who plays ends the other side’s step with its word', async () => {
    await table.says('anna', '/unit squad name:Red');
    await table.says('ben', '/unit squad name:Blue');
    await table.says('ute', '/game join side:allies');
    await table.says('anna', '/turn end');
    const { at } = await table.game();
    expect(at?.side).toBe('axis');
    await table.says('ute', '/turn end confirm:true');
    expect((await table.game()).at).toEqual(at);
    await table.says('anna', '/agree');
    expect((await table.game()).at).not.toEqual(at);
  });
});

describe('a unit', () => {
  test('of the enemy is edited and removed with its side’s word, by an umpire who plays', async () => {
    await table.says('ben', '/unit add profile:rifleman name:Tom');
    await table.says('ute', '/game join side:axis');
    await table.says('ute', '/unit edit unit:Tom fields:"weapon:smg"');
    expect((await table.unit('Tom')).fields.weapon).toBe('rifle');
    await table.says('ben', '/agree');
    expect((await table.unit('Tom')).fields.weapon).toBe('smg');
    await table.says('ute', '/unit remove unit:Tom');
    await table.says('ben', '/decline');
    expect((await table.unit('Tom')).name).toBe('Tom');
  });

  test('is not the enemy’s to edit where an umpire plays no side', async () => {
    await table.says('ben', '/unit add profile:rifleman name:Tom');
    expect(await table.fails('anna', '/unit edit unit:Tom fields:"weapon:smg"')).toContain(
      'You don’t play for the Allies',
    );
  });
});

describe('an override', () => {
  test('by an umpire who plays waits for the other side, and the log names who asked', async () => {
    await table.says('anna', '/unit add profile:rifleman name:Otto');
    await table.says('ben', '/unit add profile:rifleman name:Tom');
    await table.says('ute', '/game join side:allies');
    await table.says('anna', '/turn end');
    await table.says('ute', '/fire who:Tom target:Otto range:8 override:true');
    expect((await table.newest()).type).toBe('asked');
    const told = await table.hears('anna', '/agree');
    expect(told).toContain('It came from ute');
    expect(told).toContain('The umpire allowed this against a rule');
    expect(await table.fails('ben', '/fire who:Tom target:Otto range:8 override:true')).toContain('Only an umpire');
  });
});

describe('dice from the table', () => {
  const THROW = '/fire weapon:rifle range:8 faces:2';

  test('count at once, unless it is said otherwise', async () => {
    expect(await table.hears('anna', THROW)).toContain('dice from the table');
    expect(await table.hears('ben', '/log')).toContain('dice from the table');
  });

  test('count once the other side has confirmed them, where they are to', async () => {
    await table.says('ute', '/game dice table:confirmed');
    const asked = await table.says('anna', THROW);
    expect(asked.document.buttons?.map(({ label }) => label)).toEqual(['Confirm', undefined]);
    expect((await table.newest()).type).toBe('asked');
    expect(await table.hears('ben', '/agree')).toContain('dice from the table');
    expect((await table.newest()).type).toBe('ruled');
    await table.says('ute', THROW);
    expect((await table.newest()).type).toBe('ruled');
  });

  test('do not count where they are off', async () => {
    await table.says('ute', '/game dice table:off');
    expect(await table.fails('anna', THROW)).toContain('Leave out faces');
  });
});
