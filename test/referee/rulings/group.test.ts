import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Tracked } from '../../../src/kernel/verb.ts';
import { rulesetOf } from '../../../src/rules/index.ts';
import { Playing } from '../playing.ts';

/** The book decides which of its verbs several units may do at once. */
const move = rulesetOf('landser-classic').verbs.move as { byMany?: Tracked<unknown, unknown>['byMany'] };
const usual = move.byMany;

describe('several units with one command', () => {
  let table: Playing;
  beforeEach(async () => {
    table = await Playing.caen();
    await table.says('anna', '/unit squad name:Red');
    await table.says('ben', '/unit squad name:Blue');
    await table.says('ute', '/turn end');
  });
  afterEach(() => {
    if (usual === undefined) delete move.byMany;
    else move.byMany = usual;
  });

  test('do the same, each with a line, in one record that one undo strikes', async () => {
    move.byMany = 'each';
    const reply = await table.hears('anna', '/move who:"Red Rifleman 1, Red Rifleman 2" action:sneak');
    expect(reply).toMatch(/Red Rifleman 1 can .*\n(?:.*\n)*Red Rifleman 2 can /);
    expect((await table.unit('Red Rifleman 2')).fields.action).toBe('sneak');
    await table.says('ute', '/undo');
    expect((await table.unit('Red Rifleman 1')).fields.action).toBeUndefined();
  });

  test('each by himself: who may not is said, and the others do it', async () => {
    move.byMany = 'each';
    await table.says('anna', '/move who:"Red Rifleman 1" action:sneak');
    const reply = await table.hears('anna', '/move who:"Red Rifleman 1, Red Rifleman 2" action:sneak');
    expect(reply).toMatch(/^Red Rifleman 1 didn’t: .*LC-TURN-02$/m);
    expect(reply.match(/didn’t/g)).toHaveLength(1);
    expect((await table.unit('Red Rifleman 2')).fields.action).toBe('sneak');
    expect(await table.fails('anna', '/move who:"Red Rifleman 1, Red Rifleman 2" action:sneak')).toContain(
      'LC-TURN-02',
    );
  });

  test('all or none: if one may not, nobody does', async () => {
    move.byMany = 'all-or-none';
    await table.says('anna', '/move who:"Red Rifleman 1" action:sneak');
    const why = await table.fails('anna', '/move who:"Red Rifleman 2, Red Rifleman 1" action:sneak');
    expect(why).toContain('Red Rifleman 1');
    expect((await table.unit('Red Rifleman 2')).fields.action).toBeUndefined();
  });

  test('a squad by its name, or all of a side', async () => {
    move.byMany = 'each';
    await table.says('anna', '/move who:Red action:sneak');
    for (const name of ['Red Rifleman 1', 'Red Loader']) {
      expect((await table.unit(name)).fields.action, name).toBe('sneak');
    }
    await table.says('ute', '/turn end');
    await table.says('ben', '/move who:all action:sneak');
    expect((await table.unit('Blue Rifleman 3')).fields.action).toBe('sneak');
  });

  test('LC-TURN-02: of several who fire, who has acted is named, and the others do it', async () => {
    await table.says('anna', '/move who:"Red Rifleman 1" action:sneak');
    const fires = '/fire who:"Red Rifleman 1, Red Rifleman 2, Red Rifleman 3" target:"Blue Rifleman 1" range:30';
    const volley = await table.hears('anna', fires);
    expect(volley).toMatch(/^Red Rifleman 1 didn’t: .*LC-TURN-02$/m);
    expect(volley).toMatch(/Red Rifleman 2 missed Blue Rifleman 1|^Red Rifleman 2 hit Blue Rifleman 1/m);
  });

  test('LC-TURN-02: of a squad that moves, who has acted is named, and nobody moves', async () => {
    await table.says('anna', '/move who:"Red Rifleman 3" action:sneak');
    expect(await table.fails('anna', '/move who:Red action:move')).toContain('Red Rifleman 3');
    expect((await table.unit('Red Rifleman 4')).fields.action).toBeUndefined();
  });

  test('LC-OBS-01: nobody looks for a friend, though an enemy is named first', async () => {
    const looks = '/spot who:"Red Loader" target:"Blue Loader, Red Rifleman 1" range:4';
    expect(await table.fails('anna', looks)).toContain('Red Rifleman 1');
  });

  test('not by a verb that is for one at a time, nor one of them twice', async () => {
    const { byMany: _, ...single } = move;
    expect(single).toBeDefined();
    expect(await table.fails('anna', '/spot who:"Red Rifleman 1, Red Rifleman 2" target:"Blue Rifleman 1"')).toContain(
      'one unit at a time',
    );
    move.byMany = 'each';
    expect(await table.fails('anna', '/move who:"Red Loader, Red Loader" action:sneak')).toContain('Red Loader');
  });
});
