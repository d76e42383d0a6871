import { expect, test } from 'vitest';
import { owedNow } from '../../src/command/panel/offers.ts';
import { togetherCommand } from '../../src/command/panel/thrown-together.ts';
import { english } from '../../src/reply/english/index.ts';
import { plainText } from '../../src/reply/plain-text.ts';
import { rulesetOf } from '../../src/rules/index.ts';
import { Playing } from '../referee/playing.ts';

async function shown(playing: Playing) {
  const { game } = await playing.referee.campaign('caen');
  const ruleset = rulesetOf(game!.rules);
  const buttons = owedNow(english, game, ruleset).filter((button) => button.action === 'throws');
  return {
    labels: buttons.map(({ label }) => label),
    commands: buttons.map(({ of }) => togetherCommand(game, of, ruleset)),
  };
}

test('PT-MOR-02 two groups check at once, each through one of its men, and a squad’s name alone is still one check', async () => {
  const playing = await Playing.begin();
  const say = (user: string, command: string) => playing.says(user, command);
  await say('ute', '/game new rules:panzertroops');
  await say('ute', '/game house toggle:morale on:true');
  await say('anna', '/game join side:axis');
  await say('ben', '/game join side:allies');
  for (const [name, squad] of Object.entries({ Al: 'Red', Bob: 'Red', Cy: 'Green', Dan: 'Green' }))
    await say('anna', `/unit add profile:rifleman name:${name} fields:squad:${squad}`);
  for (const name of ['Tom', 'Max']) await say('ben', `/unit add profile:rifleman name:${name} fields:squad:Blue`);
  await say('ute', '/turn end');
  await say('ute', '/turn end');
  await say('ben', '/fire attacker:Tom target:Al range:4 faces:"5 5"');
  expect((await shown(playing)).labels).toEqual([]);
  await say('ben', '/fire attacker:Max target:Cy range:4 faces:"5 5"');
  const { labels, commands } = await shown(playing);
  expect(labels).toEqual(['Throw 2 tests']);
  expect(commands).toEqual([{ name: 'morale', given: { who: 'Bob, Dan' } }]);
  const { document } = await say('anna', '/morale who:"Bob, Dan" faces:"1 1 6 6"');
  expect(plainText(document)).toMatch(/Red[\s\S]*Green|Bob[\s\S]*Dan/);
  expect((await shown(playing)).labels).toEqual([]);
});
