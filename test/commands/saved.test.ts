import { describe, expect, test } from 'vitest';
import { MOST_SAVED } from '../../src/referee/saved.ts';
import { Playing } from '../referee/playing.ts';

const SHOT = '/fire weapon:rifle range:8 cover:half rules:landser';

async function saving(): Promise<Playing> {
  const table = await Playing.begin();
  await table.says('anna', SHOT);
  return table;
}

describe('a saved ruling', () => {
  test('is given again by its name, however that is typed, with what has changed', async () => {
    const table = await saving();
    expect(await table.hears('anna', '/again save:"Long shot"')).toContain('/again name:"Long shot"');
    await table.says('anna', '/note text:"Fog."');
    await table.says('anna', '/fire weapon:smg range:2 rules:landser');
    const heard = await table.hears('anna', '/again name:"long  SHOT" range:20 cover:-');
    expect(heard).toContain(': rifle');
    expect(heard).toContain('\nanna: 20″\n');
  });

  test('may be any ruling of the log, by its number, and takes the place of one of the same name', async () => {
    const table = await saving();
    await table.says('bob', '/fire weapon:smg range:2 rules:landser');
    await table.says('anna', '/again save:mine');
    await table.says('anna', '/again save:MINE number:2');
    expect((await table.says('anna', '/again list:true')).json.data).toEqual({
      saved: [{ name: 'MINE', command: '/fire weapon:smg range:2 rules:landser' }],
    });
    expect(await table.hears('anna', '/again number:1 range:3')).toContain('anna: 3″, half cover');
  });

  test('is its owner’s alone, in its channel alone, and writes nothing in the log', async () => {
    const table = await saving();
    const before = (await table.referee.campaign('caen')).seq;
    await table.says('anna', '/again save:mine');
    expect((await table.referee.campaign('caen')).seq).toBe(before);
    expect(await table.fails('bob', '/again name:mine')).toContain('haven’t saved');
    expect(await table.fails('anna', '/again name:mine', { channel: 'elsewhere' })).toContain('haven’t saved');
  });

  test('is forgotten by name, listed, and missed with the nearest name', async () => {
    const table = await saving();
    expect(await table.hears('anna', '/again list:true')).toContain('/again save:NAME');
    await table.says('anna', '/again save:volley');
    expect(await table.fails('anna', '/again name:voley')).toContain('Did you mean “volley”?');
    expect(await table.hears('anna', '/again forget:Volley')).toContain('“volley” is forgotten');
    expect((await table.says('anna', '/again list:true')).json.data).toEqual({ saved: [] });
    expect(await table.fails('anna', '/again forget:volley')).toContain('haven’t saved');
  });

  test('stands beside nothing else, and there are so many', async () => {
    const table = await saving();
    expect(await table.fails('anna', '/again save:a forget:b')).toContain('one of these at a time');
    expect(await table.fails('anna', '/again save:a range:9')).toContain('range');
    expect(await table.fails('anna', '/again list:true name:a')).toContain('name');
    expect(await table.fails('anna', `/again save:"${'x'.repeat(41)}"`)).toContain('Use up to 40 characters');
    for (let i = 0; i < MOST_SAVED; i++) await table.says('anna', `/again save:shot-${i}`);
    expect(await table.fails('anna', '/again save:more')).toContain(`saved ${MOST_SAVED} rulings`);
    await table.says('anna', '/again save:SHOT-3');
  });

  test('is among what is stored of somebody, and goes with it and with the log', async () => {
    const table = await saving();
    await table.says('anna', '/again save:mine');
    await table.says('bob', SHOT);
    await table.says('bob', '/again save:his');
    const { json } = await table.says('anna', '/data export');
    expect((json.data as { export: { saved: unknown } }).export.saved).toMatchObject([{ name: 'mine', verb: 'fire' }]);
    await table.says('anna', '/data delete confirm:true');
    expect(await table.fails('anna', '/again name:mine')).toContain('haven’t saved');
    expect(await table.hears('bob', '/again list:true')).toContain('his');
    await table.referee.personal.erase('caen');
    for await (const key of table.store.keys('')) expect(key).not.toContain(':saved:');
  });
});

test('a saved ruling of somebody who has done nothing else goes by his word too', async () => {
  const table = await saving();
  await table.says('dora', '/again save:hers number:1');
  expect(await table.hears('dora', '/data export')).toContain('1 saved ruling');
  await table.says('dora', '/data delete confirm:true');
  expect(await table.fails('dora', '/again name:hers')).toContain('haven’t saved');
});
