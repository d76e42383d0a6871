import { expect, test } from 'vitest';
import { commandText } from '../../../src/kernel/options/given-command.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { Playing } from '../playing.ts';
import { recordsOf } from '../table.ts';

async function fighting(): Promise<Playing> {
  const playing = await Playing.caen();
  await playing.says('anna', '/unit add profile:rifleman name:Schmidt');
  await playing.says('ben', '/unit add profile:rifleman name:Miller');
  await playing.says('ute', '/turn end');
  return playing;
}

const SHOT = '/fire who:Schmidt target:Miller weapon:rifle range:8';

test('Roll throws exactly what its odds were shown for', async () => {
  const playing = await fighting();
  const { throws } = await playing.says('anna', `${SHOT} odds:true`);
  expect(commandText(throws!)).toMatch(/^\/fire .* seen:[0-9a-f]{8}$/);
  const { json } = await playing.says('anna', commandText(throws!));
  expect(json.facts).toBeDefined();
  const record = (await recordsOf(playing.store)).at(-1)!;
  expect(record.command).not.toContain('seen');
  expect(record.events[0]).toMatchObject({ type: 'ruled', options: { weapon: 'rifle', range: 8 } });
});

test('where what a unit fills in has changed since, nothing is thrown, and the new odds are shown', async () => {
  const playing = await fighting();
  const { throws, json: shown } = await playing.says('anna', `${SHOT} odds:true`);
  await playing.says('ute', '/unit edit unit:Schmidt fields:"wounds-b:1"');
  const before = await recordsOf(playing.store);
  const again = await playing.says('anna', commandText(throws!));
  expect(plainText(again.document)).toMatch(/^Things have changed since you saw these odds, so nothing was thrown/);
  expect(again.json.odds).not.toEqual(shown.odds);
  expect(await recordsOf(playing.store)).toEqual(before);
  expect((await playing.says('anna', commandText(again.throws!))).json.facts).toBeDefined();
});

test('nothing is offered to throw that could only be refused', async () => {
  const playing = await fighting();
  expect((await playing.says('ben', `${SHOT} odds:true`)).throws).toBeUndefined();
});
