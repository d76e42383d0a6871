import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { LONGEST } from '../../../src/kernel/texts.ts';
import { Club } from '../club.ts';
import { sayIn } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

async function joined() {
  const channel = club.channel();
  const say = sayIn(club, channel);
  await say('carla', 'game new', { rules: 'landser' });
  await say('anna', 'game join', { side: 'axis' });
  return { channel, say };
}

describe('a long text that’s refused', () => {
  test('of a command comes back so that it can be copied, and only to whoever typed it', async () => {
    const { say } = await joined();
    const fields = 'squad:Red elite:true has:bazooka,panzerfaust,and-a-spoon nonsense:yes';
    const refused = await say('anna', 'unit add', { profile: 'rifleman', name: 'Bell', fields });
    assert.isTrue(refused.ephemeral);
    assert.include(refused.text, `what you typed:\n\`\`\`\n${fields}\n\`\`\``);
    // Nobody wants to copy a word.
    assert.notInclude((await say('anna', 'unit show', { unit: 'Nobody' })).text, 'what you typed');
  });

  test('of a form comes back as well, and the form takes no more than what’s allowed', async () => {
    const { channel } = await joined();
    const form = await club.discord.command({ name: 'order', channel, user: 'carla' }).modal();
    assert.equal(form.fields[0]?.raw.max_length, LONGEST.order);
    const text = 'The second platoon takes the farm, and the first one stays where it is.';
    const refused = await club.discord.submit({ modal: form, fields: { text } }).settled();
    assert.isTrue(refused.ephemeral);
    assert.include(refused.text, text);
  });
});
