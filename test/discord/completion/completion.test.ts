import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { recordsOf } from '../../referee/table.ts';
import { Club } from '../club.ts';
import { fighting, type sayIn } from '../skirmish.ts';

let club: Club;
let channel: string;
let say: ReturnType<typeof sayIn>;

beforeAll(async () => {
  club = await Club.open();
  ({ channel, say } = await fighting(club));
});

afterAll(() => club.close());

type Options = Readonly<Record<string, string | number | boolean>>;

const type = (name: string, focused: string, options: Options = {}, user = 'anna') =>
  club.discord.autocomplete({ name, options: { [focused]: '', ...options }, focused, channel, user }).autocomplete();
const names = (choices: readonly { readonly name: string }[]) => choices.map(({ name }) => name);

describe('completion', () => {
  test('shows the numbers of the channel’s book, and knows what players call a weapon', async () => {
    assert.include(names(await type('fire', 'weapon')), 'rifle · to hit 3/2/4/4/5');
    assert.deepEqual(await type('fire', 'weapon', { weapon: 'K98' }), [{ name: 'rifle · k98', value: 'rifle' }]);
  });

  test('has one’s own units that can still act first, with what is the matter, and enemies for targets', async () => {
    const before = names(await type('fire', 'attacker'));
    assert.match(before[0]!, /^Bell · .*Axis/);
    await say('anna', 'fire', { attacker: 'Bell', target: 'Miller', range: 8, cover: 'none', faces: '2' });
    const after = names(await type('fire', 'attacker'));
    assert.match(after[0]!, /^Otto · /);
    assert.match(after[1]!, /^Bell · has acted · .*Axis, Rifleman$/);
    assert.match(names(await type('fire', 'target', { attacker: 'Otto' }))[0]!, /^(Jones|Miller) · .*Allies/);
  });

  test('has every record that can be undone, with what it was', async () => {
    const records = await recordsOf(club.store, club.discord.channel(channel).id);
    const choices = await type('undo', 'to');
    assert.equal(choices[0]?.value, records.at(-1)?.seq);
    assert.match(choices[0]!.name, /^\d+ · .*Bell.*miss/i);
    assert.isTrue(choices.every(({ name }) => !/\d{17}/.test(name)));
    assert.deepEqual(await type('undo', 'to', { to: 'no such thing' as never }), []);
    await say('carla', 'undo');
    assert.notInclude(
      (await type('undo', 'to')).map(({ value }) => value),
      choices[0]!.value,
    );
  });

  test('tells nothing of an order under seal', async () => {
    const opened = await club.discord.command({ name: 'order', channel, user: 'anna' }).modal();
    await club.discord.submit({ modal: opened, fields: { text: 'Through the orchard at dawn' } }).settled();
    const choices = await type('undo', 'to', {}, 'ben');
    assert.notMatch(JSON.stringify(choices), /orchard/);
  });

  test('goes on past 100 letters of targets, by numbers that are read as the names are', async () => {
    const far = [
      'Wachtmeister Hohenlohe-Schillingsfürst',
      'Feldwebel Bartholomäus Obermayerhofer',
      'Gefreiter Maximilian',
    ];
    for (const name of far) await say('ben', 'unit add', { profile: 'rifleman', name, side: 'allies' });
    let target = '';
    for (const name of [...far, 'Jones']) {
      const typed = target === '' ? name.slice(0, 9) : `${target}, ${name.slice(0, 5)}`;
      const choices = await type('effect', 'target', { target: typed });
      const found = choices.find(({ name: shown }) => shown.includes(name));
      assert.exists(found, `${typed}: ${JSON.stringify(choices)}`);
      target = String(found?.value);
      assert.isAtMost(target.length, 100);
    }
    assert.match(target, /^#\d+,#\d+,.*Jones$/);
    const many = await say('carla', 'effect', { weapon: 'smg', range: 8, target, more: 'override:true' });
    for (const name of far) assert.include(many.text, name.slice(0, 9));
  });
});

describe('what completion offers is taken', () => {
  test('as the command whose odds are asked for, with its options one by one', async () => {
    for (const focused of ['one', 'two', 'three']) {
      const first = await type('odds compare', focused);
      assert.isNotEmpty(first);
      assert.isTrue(first.every(({ value }) => /^\/[a-z]+ /.test(String(value))));
    }
    const examples = await type('odds shots', 'of');
    for (const { value } of examples) {
      const odds = await say('anna', 'odds shots', { of: String(value), most: 2 });
      assert.notMatch(odds.text, /isn’t|There’s no/, String(value));
    }
    const values = (await type('odds shots', 'of', { of: '"/fire weapon:ri' })).map(({ value }) => value);
    assert.deepEqual(values, ['/fire weapon:rifle']);
    assert.include(names(await type('odds shots', 'of', { of: '/fire weapon:rifle mov' })).join(), 'moved');
  });

  test('as the number of a ruling: any to give or correct again, another side’s to question', async () => {
    await say('anna', 'fire', { attacker: 'Otto', target: 'Miller', range: 8, cover: 'none', faces: '2' });
    const records = await recordsOf(club.store, club.discord.channel(channel).id);
    const isRuling = (seq: unknown) =>
      records.some((record) => record.seq === seq && record.events.some((event) => event.type === 'ruled'));
    for (const name of ['again', 'correct', 'photo']) {
      const choices = await type(name, 'number');
      assert.isNotEmpty(choices, name);
      assert.isTrue(
        choices.every(({ value }) => isRuling(value)),
        name,
      );
    }
    const newest = records.at(-1)!.seq;
    const numbers = async (user: string) => (await type('question', 'number', {}, user)).map(({ value }) => value);
    assert.notInclude(await numbers('anna'), newest);
    assert.equal((await numbers('ben'))[0], newest);
    const asked = await say('ben', 'question', { number: newest });
    assert.isFalse(asked.ephemeral);
    // Now she can say that it was right.
    assert.include(await numbers('anna'), newest);
  });

  test('as the one who is helped: a man of the same side', async () => {
    assert.match(names(await type('wound', 'target'))[0]!, /Axis/);
    assert.match(names(await type('fire', 'target', { attacker: '"Bell"' }))[0]!, /Allies/);
  });

  test('as whose weapon it is, in Panzer Troops', async () => {
    const other = club.channel();
    const there = (name: string, options: Options = {}) =>
      club.discord.command({ name, options, channel: other, user: 'anna' }).settled();
    await there('quickstart', { rules: 'panzertroops', play: 'campaign', side: 'axis', squads: true });
    for (const focused of ['unit', 'from']) {
      const typing = { name: 'weapon', options: { more: `${focused}:Red` }, focused: 'more', channel: other };
      const choices = await club.discord.autocomplete(typing).autocomplete();
      assert.match(names(choices)[0]!, /^(unit|from):"Red LMG team" · /);
    }
  });

  test('as a vehicle, where only vehicles can be aimed at', async () => {
    const other = club.channel();
    const there = (user: string, name: string, options: Options = {}) =>
      club.discord.command({ name, options, channel: other, user }).settled();
    await there('anna', 'quickstart', { rules: 'panzertroops', play: 'campaign', side: 'axis', squads: true });
    await there('ben', 'game join', { side: 'allies' });
    const at = async (name: string) => {
      const typing = { name, options: { target: 'blue' }, focused: 'target', channel: other };
      return names(await club.discord.autocomplete(typing).autocomplete()).filter((each) => each.startsWith('Blue'));
    };
    assert.isEmpty(await at('tankhit'));
    assert.isNotEmpty(await at('fire'));
    await there('ben', 'unit add', { profile: 'sherman', name: 'Blue Tank' });
    assert.match((await at('tankhit')).join(), /^Blue Tank · /);
  });

  test('as who a shot can reach: no crew behind armour, and no vehicle where its crewmen are aimed at instead', async () => {
    for (const [rules, tank, crew] of [
      ['ww2-skirmish', 'medium-tank', undefined],
      ['landser', 'sherman', 'Blue Tank Crewman 1'],
    ] as const) {
      const other = club.channel();
      const there = (user: string, name: string, options: Options = {}) =>
        club.discord.command({ name, options, channel: other, user }).settled();
      await there('anna', 'quickstart', { rules, play: 'campaign', side: 'axis', squads: true });
      await there('ben', 'game join', { side: 'allies' });
      if (crew) await there('ben', 'unit squad', { squad: tank, name: 'Blue Tank' });
      else await there('ben', 'unit add', { profile: tank, name: 'Blue Tank' });
      const at = async (name: string) => {
        const typing = { name, options: { target: 'blue' }, focused: 'target', channel: other };
        return (await club.discord.autocomplete(typing).autocomplete()).map(({ value }) => String(value));
      };
      const shot = await at('fire');
      assert.isNotEmpty(shot);
      assert.notInclude(shot, crew ? 'Blue Tank Sherman' : 'Blue Tank', rules);
      if (crew) assert.include(shot, crew);
      assert.notMatch((await at('assault')).join(), /Tank/, rules);
    }
  });

  test('as a weapon or vehicle that the rules take there at all', async () => {
    const offered = async (name: string, focused: string, rules: string) => {
      const typing = { name, options: { rules, [focused]: '' }, focused, channel };
      return (await club.discord.autocomplete(typing).autocomplete()).map(({ value }) => String(value));
    };
    const smoke = await offered('smoke', 'weapon', 'panzertroops');
    assert.includeMembers(smoke, ['medium-mortar', 'projector']);
    assert.isEmpty(smoke.filter((each) => ['pistol', 'rifle', 'light-mortar'].includes(each)));
    assert.notInclude(await offered('fire', 'weapon', 'ww2-skirmish'), 'at-rifle');
    assert.notInclude(await offered('tankhit', 'weapon', 'panzertroops'), 'rifle');
    // With the house rule on, it can be fired.
    assert.include(await offered('fire', 'weapon', 'panzertroops'), 'satchel');
  });

  test('as a command that the channel’s book has', async () => {
    const offered = (await type('help', 'command', { command: 't' })).map(({ value }) => value);
    assert.include(offered, 'table');
    assert.notInclude(offered, 'tankhit');
  });
});

describe('quotes around a value', () => {
  test.each(['"', '“', '„', '«'])('%s doesn’t keep completion from what they begin', async (quote) => {
    assert.deepEqual(
      await type('fire', 'attacker', { attacker: `${quote}Be` }),
      await type('fire', 'attacker', { attacker: 'Be' }),
    );
    assert.deepEqual(
      await type('fire', 'target', { target: `${quote}Mil` }),
      await type('fire', 'target', { target: 'Mil' }),
    );
    assert.deepEqual(
      await type('fire', 'weapon', { weapon: `${quote}pis` }),
      await type('fire', 'weapon', { weapon: 'pis' }),
    );
    assert.deepEqual(
      await type('table', 'table', { table: `${quote}to hi` }),
      await type('table', 'table', { table: 'to hi' }),
    );
    const second = await type('fire', 'target', { target: `${quote}Miller${quote}, ${quote}Jo` });
    assert.deepEqual(
      second.map(({ value }) => value),
      [`${quote}Miller${quote}, Jones`],
    );
  });

  test.each(['"Bell"', '“Bell”', "'Bell'", '„Bell“', '«bell»'])('%s are forgiven', async (typed) => {
    const odds = await say('anna', 'fire', {
      attacker: typed,
      target: typed.replace(/bell/i, 'Miller'),
      range: 8,
      odds: true,
    });
    assert.include(odds.text, 'Exact odds');
  });

  test('are forgiven around each of several, and in `more`', async () => {
    const shown = await say('anna', 'unit show', { unit: '‘Bell’' });
    assert.include(shown.text, 'Bell');
    const odds = await say('anna', 'fire', {
      attacker: 'Bell',
      range: 8,
      odds: true,
      more: 'weapon:“rifle” cover:‘half’',
      target: 'Miller',
    });
    assert.match(odds.text, /Exact odds|twice/);
  });
});
