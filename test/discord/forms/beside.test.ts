import { type APIButtonComponentWithCustomId, ComponentType } from 'discord.js';
import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';
import { flattened } from '../loopback/validate/components.ts';
import { fighting, sayIn } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

/** The text beside a button, by the button's label. */
const sections = ({ components }: Seen) =>
  Object.fromEntries(
    flattened(components)
      .filter(({ type }) => type === ComponentType.Section)
      .map((section) => {
        const { accessory, components: texts } = section as unknown as {
          accessory: APIButtonComponentWithCustomId;
          components: { content: string }[];
        };
        return ['label' in accessory ? accessory.label! : '', texts.map(({ content }) => content).join('\n')];
      }),
  );
const press = (message: Seen, label: string, user = 'anna') => club.discord.click({ message, label, user });
const situationIn = (channel: string) =>
  club.discord.until(() => {
    club.time.pass(20_000);
    return club.discord.messages(channel).find(({ buttons, deleted }) => {
      return !deleted && buttons.some(({ custom_id: id }) => /^play:\d/.test(id));
    });
  }, 'the situation');

describe('what is owed', () => {
  test('has its button beside it, in /turn status and the situation, which gives it once', async () => {
    const channel = club.channel();
    const say = sayIn(club, channel);
    await say('anna', 'quickstart', { rules: 'landser-classic', side: 'axis' });
    const status = await say('anna', 'turn status');
    assert.include(sections(status).Initiative, '/initiative');
    const situation = await situationIn(channel);
    assert.include(sections(situation).Initiative, '/initiative');
    assert.lengthOf(
      situation.buttons.filter(({ custom_id: id }) => id === 'owed:/initiative'),
      1,
    );
    assert.match((await press(situation, 'Initiative').settled()).text, / go(?:es)? first/);
    const again = await press(status, 'Initiative').settled();
    assert.isTrue(again.ephemeral);
    const records = await recordsOf(club.store, club.discord.channel(channel).id);
    assert.lengthOf(
      records.filter(({ command }) => command.startsWith('/initiative')),
      1,
    );
  });
});

describe('what is asked for', () => {
  test('shows both answers to everyone, but only people with a say can give them', async () => {
    const { say } = await fighting(club);
    await say('anna', 'fire', { attacker: 'Bell', target: 'Miller', range: 8, faces: '6 1' });
    await say('anna', 'undo');
    const status = await say('ben', 'turn status');
    const { Agree, Decline } = sections(status);
    assert.match(Agree!, /undo/);
    assert.match(Decline!, /can agree/);
    assert.isTrue((await press(status, 'Agree', 'dora').settled()).ephemeral);
    assert.match((await press(status, 'Agree', 'ben').settled()).text, /agree|undone/i);
    assert.notInclude(Object.keys(sections(await say('ben', 'turn status'))), 'Agree');
  });
});
