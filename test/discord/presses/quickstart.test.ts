import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import type { Interaction, Seen } from '../loopback/index.ts';
import { flattened } from '../loopback/validate/components.ts';
import { Thumb } from '../thumb.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const records = (channel: string) => recordsOf(club.store, club.discord.channel(channel).id);
const ask = (channel: string, options = {}) => club.discord.command({ name: 'quickstart', options, channel });
const press = (message: Seen, label: string): Interaction => club.discord.click({ message, label });
/** Chooses from the menu of a question. */
function choose(message: Seen, label: string): Interaction {
  for (const { options, custom_id: id } of flattened(message.raw.components)) {
    const found = ((options ?? []) as { label: string; value: string }[]).find((each) => each.label === label);
    if (found) return club.discord.click({ message, customId: String(id), values: [found.value] });
  }
  throw new Error(`No menu offers ${label}`);
}
const anna = () => club.discord.user('anna').user.id;

/** The third question, two clicks on. */
async function sideAsked(channel: string): Promise<Seen> {
  const first = await ask(channel).settled();
  assert.isTrue(first.ephemeral);
  assert.notInclude(first.text, '/quickstart');
  const second = await choose(first, 'Landser (expanded)').settled();
  const third = await choose(second, 'Two players').settled();
  for (const each of [second, third]) assert.deepInclude(each, { id: first.id, ephemeral: true });
  return third;
}

describe('/quickstart', () => {
  test('opens a campaign in three clicks, which take the place of each other, with one record for all to see', async () => {
    const channel = club.channel();
    const third = await sideAsked(channel);
    const last = choose(third, 'Axis');
    const opening = await last.settled();
    assert.isFalse(opening.ephemeral);
    assert.notEqual(opening.id, third.id);
    assert.include(opening.text, `**Axis**: <@${anna()}>`);
    assert.include(opening.text, 'squad:squad name:Red');
    assert.deepEqual(
      opening.buttons.map(({ label }) => label),
      ['Axis', 'Allies', 'Raise a squad for Axis'],
    );
    const [record, ...others] = await records(channel);
    assert.isEmpty(others);
    assert.equal(record?.command, '/quickstart rules:landser play:campaign side:axis');
    assert.deepEqual(
      record?.events.map(({ type }) => type),
      ['committed', 'game-opened', 'player-joined'],
    );
    const joined = await club.discord.click({ message: opening, label: 'Allies', user: 'ben' }).settled();
    assert.include(joined.text, 'joined the Allies');
  });

  test('writes nothing more for a last click that is delivered again', async () => {
    const channel = club.channel();
    const last = choose(await sideAsked(channel), 'Axis');
    last.redeliver();
    await last.settled();
    last.redeliver();
    // Everything that was begun has finished by then.
    await club.restart();
    assert.lengthOf(await records(channel), 1);
    assert.lengthOf(club.discord.messages(channel), 1);
  });

  test('does no harm where a button is pressed twice', async () => {
    const channel = club.channel();
    const first = await ask(channel).settled();
    await choose(first, 'Landser (expanded)').settled();
    const twice = { message: first, customId: 'quickstart:', values: ['landser'], asSeen: true };
    const second = await club.discord.click(twice).settled();
    assert.include(second.text, 'how do you play?');
    const third = await choose(second, 'Two players').settled();
    await choose(third, 'Allies').settled();
    const late = await choose(third, 'Axis').settled();
    assert.isTrue(late.ephemeral);
    assert.match(late.text, /already a campaign in this channel: .*\. \/game status/);
    assert.lengthOf(await records(channel), 1);
  });

  test('goes back to the question before, in the same message, as often as somebody likes', async () => {
    const channel = club.channel();
    const third = await sideAsked(channel);
    const second = await press(third, '‹ Back').settled();
    const first = await press(second, '‹ Back').settled();
    for (const each of [second, first]) assert.deepInclude(each, { id: third.id, ephemeral: true });
    assert.match(first.text, /Which rulebook/);
    assert.isEmpty(first.buttons);
    const again = await choose(await choose(first, 'Panzer Troops').settled(), 'Two players').settled();
    assert.include((await choose(again, 'Axis').settled()).text, 'Panzer Troops');
    assert.lengthOf(await records(channel), 1);
  });

  test('goes on after a restart', async () => {
    const channel = club.channel();
    const third = await sideAsked(channel);
    await club.restart();
    assert.include((await choose(third, 'Neither, I’ll umpire').settled()).text, 'is open');
  });

  test('chooses the rulebook alone in two, for all to see', async () => {
    const channel = club.channel();
    const second = await choose(await ask(channel).settled(), 'Panzer Troops').settled();
    const last = await choose(second, 'Just dice').settled();
    assert.isFalse(last.ephemeral);
    assert.include(last.text, 'This channel now plays Panzer Troops');
    const [record] = await records(channel);
    assert.deepInclude(record?.events.at(-1), { type: 'rules-chosen', rules: 'panzertroops' });
  });

  test('leads to a first ruling by buttons alone: both squads, what the book wants first, the turn, and the throw', async () => {
    const channel = club.channel();
    const as = (message: Seen, label: string, user: string) => club.discord.click({ message, label, user }).settled();
    const opening = await ask(channel, { rules: 'landser-classic', side: 'axis' }).settled();
    const joined = await as(opening, 'Allies', 'ben');
    await as(joined, 'Raise a squad for Axis', 'anna');
    const raised = await as(joined, 'Raise a squad for Allies', 'ben');
    assert.deepEqual(
      raised.buttons.map(({ label }) => label),
      ['Initiative'],
    );
    const initiative = await as(raised, 'Initiative', 'anna');
    const begun = await as(initiative, 'Begin the first turn', 'anna');
    const first = /Turn 1, first side: (Axis|Allies)/.exec(begun.text)?.[1] === 'Axis' ? 'anna' : 'ben';
    const panel = await as(begun, 'Play', first);
    const form = await club.discord.click({ message: panel, label: 'Fire', user: first }).modal();
    const planned = await club.discord.submit({ modal: form, fields: { range: '8' } }).settled();
    const ruling = await club.discord.click({ message: planned, label: 'Roll', user: first }).followUp();
    assert.match(ruling.text.split('\n')[0]!, / (hit|missed)/);
  });

  test('ends in a first ruling at one press where rulings alone are wanted', async () => {
    const channel = club.channel();
    const chosen = await ask(channel, { rules: 'landser-classic', play: 'rulings' }).settled();
    assert.match((await press(chosen, 'Try a ruling').settled()).text, /^\*\*(Hit|Missed)/);
    assert.lengthOf(await records(channel), 2);
  });

  test('raises both squads if asked, and its last step is a ruling at one press: 11 taps in all', async () => {
    const channel = club.channel();
    const thumb = new Thumb(club, channel);
    const book = await thumb.command('quickstart').settled();
    const play = await thumb.choose(book, 'Landser (expanded)').settled();
    const side = await thumb.choose(play, 'Two players').settled();
    const opening = await thumb.choose(side, 'Axis, with a squad for each side').settled();
    assert.notInclude(opening.text, 'squad:squad');
    const [record] = await records(channel);
    assert.lengthOf(
      record!.events.filter(({ type }) => type === 'units-added'),
      2,
    );
    const initiative = await thumb.press(opening, 'Initiative').settled();
    await club.discord.click({ message: opening, label: 'Allies', user: 'ben' }).settled();
    const begun = await thumb.press(initiative, 'Begin the first turn').settled();
    const isAnna = /Turn 1, first side: (Axis|Allies)/.exec(begun.text)?.[1] === 'Axis';
    const other = { message: begun, label: 'Try a ruling', user: 'ben' };
    const ruling = await (isAnna ? thumb.press(begun, 'Try a ruling') : club.discord.click(other)).settled();
    assert.isFalse(ruling.ephemeral);
    assert.match(ruling.text, /Squad/);
    assert.deepEqual([thumb.count() + (isAnna ? 0 : 1), thumb.typed], [11, '']);
  });

  test('has the first turn of both sides begun by each with a press, in the message that mentions who is waited for', async () => {
    const channel = club.channel();
    const thumb = new Thumb(club, channel);
    const play = await thumb.choose(await thumb.command('quickstart').settled(), 'Hans ’n’ Panzer').settled();
    const side = await thumb.choose(play, 'Two players').settled();
    const opening = await thumb.choose(side, 'Axis, with a squad for each side').settled();
    await club.discord.click({ message: opening, label: 'Allies', user: 'ben' }).settled();
    club.passPings();
    const waiting = await thumb.press(opening, 'Begin the first turn').settled();
    assert.include(waiting.content, `<@${club.discord.user('ben').user.id}>`);
    const begun = await club.discord.click({ message: waiting, label: 'Begin the first turn', user: 'ben' }).settled();
    assert.include(begun.text, 'Turn 1, move');
    // Nobody has done anything yet.
    const typing = { name: 'move', options: { who: '' }, focused: 'who', channel };
    const units = await club.discord.autocomplete(typing).autocomplete();
    assert.isNotEmpty(units);
    assert.notMatch(JSON.stringify(units), /has acted/);
    const ruling = club.discord.click({ message: begun, label: 'Try a ruling: Allies', user: 'ben' });
    assert.isFalse((await ruling.settled()).ephemeral);
  });

  test('a name that hides characters opens no campaign, and the reply says so', async () => {
    for (const name of ['Ca\u200ben', '\u202eCaen']) {
      const hidden = { name: 'game new', options: { name, rules: 'landser' }, channel: club.channel() };
      const refused = await club.discord.command(hidden).settled();
      assert.equal(
        refused.text,
        'You can’t see all of name: it has invisible characters. Use letters that people can see.',
      );
    }
  });

  test.each(['hans-n-panzer', 'ww2-skirmish', 'panzertroops', 'landser-classic'])(
    'by %s ends in a first ruling at one press, though only one side has come',
    async (rules) => {
      const channel = club.channel();
      const as = (message: Seen, label: string) => club.discord.click({ message, label, user: 'anna' }).settled();
      const opening = await ask(channel, { rules, side: 'allies' }).settled();
      let now = await as(opening, 'Raise a squad for Allies');
      for (const label of ['Initiative', 'Begin the first turn'])
        if (now.buttons.some((button) => 'label' in button && button.label === label)) now = await as(now, label);
      const ruling = await as(now, 'Try a ruling');
      assert.isFalse(ruling.ephemeral, ruling.text);
    },
  );

  test('has whoever is waited for pinged once, however often the other side says that it has finished', async () => {
    const channel = club.channel();
    const opening = await ask(channel, { rules: 'hans-n-panzer', side: 'axis', squads: true }).settled();
    await club.discord.click({ message: opening, label: 'Allies', user: 'ben' }).settled();
    club.passPings();
    const begun = await press(opening, 'Begin the first turn').settled();
    const again = await press(begun, 'Begin the first turn').settled();
    assert.include(begun.content, `<@${club.discord.user('ben').user.id}>`);
    assert.equal(again.content, '');
    assert.include(again.text, 'Waiting for the Allies');
  });

  test('ends in a first ruling with just dice: 7 taps', async () => {
    const channel = club.channel();
    const thumb = new Thumb(club, channel);
    const play = await thumb.choose(await thumb.command('quickstart').settled(), 'WW2 Skirmish').settled();
    const chosen = await thumb.choose(play, 'Just dice').settled();
    assert.isFalse((await thumb.press(chosen, 'Try a ruling').settled()).ephemeral);
    assert.equal(thumb.count(), 7);
  });

  test('leaves buttons that say so once the game is over, whatever the book called its squads', async () => {
    for (const rules of ['hans-n-panzer', 'ww2-skirmish', 'panzertroops']) {
      const channel = club.channel();
      const opening = await ask(channel, { rules, side: 'axis' }).settled();
      await club.discord.command({ name: 'game end', options: { confirm: true }, channel }).settled();
      const label = 'Raise a squad for Axis';
      const late = await club.discord.click({ message: opening, label, asSeen: true }).settled();
      assert.isTrue(late.ephemeral);
      assert.include(late.text, 'There’s no campaign in this channel');
    }
  });

  test('sets up a game alone against the enemy of the book that has one, and says so where there is none', async () => {
    const channel = club.channel();
    const none = await choose(await ask(club.channel()).settled(), 'Panzer Troops').settled();
    assert.include(none.text, 'Only WW2 Skirmish has an enemy');
    const play = await choose(await ask(channel).settled(), 'WW2 Skirmish').settled();
    const opening = await choose(play, 'Alone against the book’s enemy').settled();
    assert.include(opening.text, 'I run the Axis');
    assert.notInclude(
      opening.buttons.map(({ label }) => label),
      'Axis',
    );
    const raised = await press(opening, 'Raise a squad for Allies').settled();
    // Without portals nobody would ever come.
    const placed = await press(raised, 'Place 2 portals for Axis').settled();
    assert.include(placed.text, 'Portal 1, Portal 2');
    assert.deepEqual(
      placed.buttons.map(({ label }) => label),
      ['Begin the first turn'],
    );
    const begun = await press(placed, 'Begin the first turn').settled();
    assert.match(begun.text, /Turn 1/);
    // What it asks can be answered with a press.
    assert.includeMembers(
      begun.buttons.map(({ label }) => label),
      ['Same as before', 'Answer'],
    );
    assert.lengthOf(begun.text.match(/The rules play the Axis/g) ?? [], 1);
    const ruling = await press(begun, 'Try a ruling').settled();
    assert.isFalse(ruling.ephemeral);
    assert.match(ruling.text, /Red Command group/);
    const panel = await press(begun, 'Play').settled();
    const ended = await press(await press(panel, 'End my turn').settled(), 'End it all the same').followUp();
    assert.match(ended.text, /Axis to play|phase is over/);
    assert.notInclude(
      club.discord.message(panel).buttons.map(({ label }) => label),
      'End my turn',
    );
  });

  test('is for all to see where everything is said at once, and private as long as it asks', async () => {
    const channel = club.channel();
    assert.isTrue((await ask(channel, { rules: 'landser', play: 'campaign' }).settled()).ephemeral);
    assert.isFalse((await ask(channel, { rules: 'landser', side: 'axis' }).settled()).ephemeral);
    assert.isTrue((await ask(channel).settled()).ephemeral);
  });
});
