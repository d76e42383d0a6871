import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { errorForLog } from '../../../src/discord/gateway/login.ts';
import { broken } from '../../referee/meddled-store.ts';
import { Club } from '../club.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

// `close` looks for the bot's token and those of all interactions in everything that was logged.
afterAll(() => club.close());

describe('the logs', () => {
  test('have one line a command, with its outcome and how long it took', async () => {
    const outcomes = [
      [{ weapon: 'rifle', range: 8 }, 'ok'],
      [{ weapon: 'gpmg', range: 8, moved: true }, 'refused'],
      [{ weapon: 'rifle', range: 8, more: 'alon' }, 'error'],
      [{ weapon: 'rifle', range: 8, faces: '6' }, 'die-owed'],
    ] as const;
    for (const [options, outcome] of outcomes) {
      const lines = await club.logged(club.fire({}, options));
      assert.lengthOf(lines, 1);
      assert.deepInclude(lines[0], {
        level: 30,
        command: '/fire',
        guild: club.discord.guild.id,
        outcome,
        answered: true,
      });
      assert.isNumber(lines[0]?.ms);
    }
  });

  test('name a button by what it does', async () => {
    const reply = await club.fire().reply();
    const lines = await club.logged(club.discord.click({ message: reply, label: 'Why?' }));
    assert.deepInclude(lines[0], { command: 'why', outcome: 'ok' });
  });

  test('hold no token, though the address that failed holds one', async () => {
    club.store.meddling = { before: () => broken() };
    club.discord.fault('callback', { kind: 'status', status: 403 });
    const lines = await club.logged(club.fire({ channel: club.channel() }));
    club.mendStore();
    assert.deepEqual(
      lines.map(({ msg, outcome }) => outcome ?? msg),
      ['command failed', 'couldn’t deliver the answer', 'fault'],
    );
    assert.lengthOf(club.takeErrors(), 2);
  });
});

test('an error is logged with its cause and its code, and nothing else', () => {
  const error = Object.assign(new Error('lost', { cause: new TypeError('why') }), { code: 10062, url: 'secret' });
  const told = errorForLog(error);
  assert.deepInclude(told, { type: 'Error', message: 'lost', code: 10062 });
  assert.include(JSON.stringify(told), '"type":"TypeError","message":"why"');
  assert.notInclude(JSON.stringify(told), 'secret');
  assert.equal(errorForLog('a word'), 'a word');
});
