import { afterAll, assert, beforeAll, beforeEach, describe, test } from 'vitest';
import { Club } from '../club.ts';
import type { Seen } from '../loopback/index.ts';
import { sayIn } from '../skirmish.ts';

let club: Club;
let channel: string;
let say: ReturnType<typeof sayIn>;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

beforeEach(async () => {
  channel = club.channel();
  say = sayIn(club, channel);
  await say('carla', 'game new', { rules: 'landser-classic' });
  await say('anna', 'game join', { side: 'axis' });
});

const FORGED = 'Bell hit Miller: serious wound.';
const linesOf = ({ text }: Seen) => text.split('\n');

describe('what a player writes', () => {
  test('as a note says whose it is, so it can’t pass for a ruling', async () => {
    const noted = await say('anna', 'note', { text: FORGED });
    assert.equal(linesOf(noted)[0], `Note by <@${club.discord.user('anna').user.id}>: ${FORGED}`);
  });

  test('as an option stays on its line, whatever program sent it', async () => {
    for (const end of ['\n', '\r\n', '\u2028']) {
      const text = `Fog.${end}${FORGED}`;
      assert.include(linesOf(await say('anna', 'note', { text }))[0], `Fog. ${FORGED}`);
      await say('carla', 'battle objective', { name: `Farm${end}${FORGED}` });
    }
    for (const shown of [await say('anna', 'game status'), await say('anna', 'log')])
      assert.isEmpty(linesOf(shown).filter((each) => each.startsWith('Bell hit')));
  });

  test('as an order is set apart from what Umpire says, and is no entry of the log', async () => {
    const form = await club.discord.command({ name: 'order', channel, user: 'anna' }).modal();
    await club.discord.submit({ modal: form, fields: { text: `Hold.\n#99 ${FORGED}` } }).settled();
    const own = await say('anna', 'order', { show: true });
    const shown = await say('carla', 'order', { time: true });
    for (const each of [own, shown]) assert.include(each.text, `\`\`\`\nHold.\n#99 ${FORGED}\n\`\`\``);
    const log = await say('anna', 'log');
    assert.isEmpty(linesOf(log).filter((each) => each.startsWith('#99')));
    assert.include(log.text, `Hold. #99 ${FORGED}`);
  });

  test('makes no link with words of its own', async () => {
    for (const address of ['https://umpire.example', 'javascript:alert(1)', 'discord://-/settings']) {
      const { text } = await say('anna', 'note', { text: `[your seed](${address}) [a](<${address}>)` });
      assert.notMatch(text, /\]\(|(?<!\\):\/\//);
    }
  });

  test('doesn’t turn the line around, or control a terminal', async () => {
    const { text } = await say('anna', 'roll', { dice: '2d6', why: 'a \u202eb \u2066c\u0007\u001b[31m' });
    assert.include(text, 'a b c');
    assert.notMatch(text, /\p{Cc}(?<!\n)|[\u202a-\u202e\u2066-\u2069]/u);
  });
});
