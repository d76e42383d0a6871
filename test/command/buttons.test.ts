import { beforeEach, describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import type { Store } from '../../src/campaign/store/store.ts';
import { again, why } from '../../src/command/buttons.ts';
import type { Referee } from '../../src/referee/referee.ts';
import { english } from '../../src/reply/english/index.ts';
import { plainText } from '../../src/reply/plain-text.ts';
import { snowflake } from '../referee/some-records.ts';
import { facesOf, memory, recordsOf, refereeOn, shoot, thrownBy, typed } from '../referee/table.ts';

let store: Store;
let referee: Referee;
beforeEach(async () => {
  ({ store } = await memory());
  referee = refereeOn(store);
});

const ben = { user: 'ben', channel: 'caen' };
const last = async () => (await recordsOf(store)).at(-1)!;
const ruledIn = async () => (await last()).events.find((event) => event.type === 'ruled')!;

describe('again', () => {
  test('rules on the same options anew, under the name of the one who pressed', async () => {
    await shoot(referee, {}, '/fire weapon:smg range:2 auto figures:20');
    const { json, document } = await again(english, referee, commands, ben, 1);
    expect(await last()).toMatchObject({ seq: 2, by: 'ben' });
    expect(await ruledIn()).toMatchObject({ options: { weapon: 'smg', range: 2, auto: true, figures: 20 } });
    expect(json).toMatchObject({ verb: 'fire', seq: 2 });
    expect(plainText(document)).toContain('#2');
  });

  test('writes a command that could have been typed, with the rulebook that it was by', async () => {
    await shoot(referee, {}, '/fire weapon:rifle range:8 moved');
    await again(english, referee, commands, ben, 1);
    expect((await last()).command).toBe('/fire weapon:rifle range:8 moved:true rules:landser-classic');
    expect((await ruledIn()).defaulted).toBeUndefined();
    await again(english, referee, commands, ben, 2);
    expect((await last()).command).toBe('/fire weapon:rifle range:8 moved:true rules:landser-classic');
  });

  test('keeps the toggles of the action', async () => {
    await shoot(referee, {}, '/fire weapon:pistol range:40 dogs-chance with:"dogs-chance, no-medium-to-15"');
    await again(english, referee, commands, ben, 1);
    expect(await ruledIn()).toMatchObject({ toggles: ['dogs-chance'], options: { 'dogs-chance': true } });
  });

  test('throws dice of its own, also where they were thrown at the table', async () => {
    await shoot(referee, {}, '/fire weapon:smg range:2 auto figures:9 faces:"2 2 2 2 2 2 2 2 2 2"');
    await again(english, referee, commands, ben, 1);
    expect(await ruledIn()).toMatchObject({ dice: 'thrown' });
    expect((await last()).command).not.toContain('faces');
    expect(facesOf(await last())).not.toEqual(facesOf((await recordsOf(store))[0]!));
  });

  test('pressed once and delivered twice is one ruling', async () => {
    await shoot(referee);
    const pressed = { ...ben, interaction: snowflake(5) };
    const [first, second] = await Promise.all([
      again(english, referee, commands, pressed, 1),
      again(english, referee, commands, pressed, 1),
    ]);
    const told = ({ document, json }: typeof first) => [plainText(document), document.buttons, json];
    expect(told(second)).toEqual(told(first));
    expect(await recordsOf(store)).toHaveLength(2);
  });

  test('of a ruling that was undone is a ruling that stands', async () => {
    await shoot(referee);
    await referee.undoing.undo(typed('/undo'));
    await again(english, referee, commands, ben, 1);
    expect([...(await referee.log('caen', 1, 20)).struck]).toEqual([1]);
    expect((await last()).seq).toBe(3);
  });

  test.each([
    ['a number that the log has not', 9, undefined, 'no-such-record'],
    ['an undo', 2, undefined, 'no-ruling-there'],
    ['a ruling of another log', 1, 'another-log', 'no-such-record'],
  ])('of %s is an input error, and writes nothing', async (_, seq, log, says) => {
    await shoot(referee);
    await referee.undoing.undo(typed('/undo'));
    expect(await thrownBy(() => again(english, referee, commands, ben, seq, log))).toMatchObject({ says });
    expect(await recordsOf(store)).toHaveLength(2);
  });

  test('in another channel finds nothing of this one', async () => {
    await shoot(referee);
    expect(await thrownBy(() => again(english, referee, commands, { ...ben, channel: 'falaise' }, 1))).toMatchObject({
      says: 'no-such-record',
    });
    expect(await recordsOf(store, 'falaise')).toEqual([]);
  });
});

describe('why', () => {
  test('tells the dice as they fell with the rules in words, to the one who asks, and writes nothing', async () => {
    const { log } = await shoot(referee, {}, '/fire weapon:rifle range:8 faces:"4 3"');
    const { document, json } = await why(english, referee, 'caen', 1, log);
    const text = plainText(document);
    expect(document.private).toBe(true);
    expect(text).toContain('To hit: D6 4, hits on 4+ → hit');
    expect(text).toMatch(/^Hide action\. .* LC-HIDE-01$/m);
    expect(json).toEqual({ data: { seq: 1 } });
    expect(await recordsOf(store)).toHaveLength(1);
  });

  test.each([
    ['a number that the log has not', 2, undefined],
    ['a ruling of another log', 1, 'another-log'],
  ])('of %s is an input error', async (_, seq, log) => {
    await shoot(referee);
    expect(await thrownBy(() => why(english, referee, 'caen', seq, log))).toMatchObject({ says: 'no-such-record' });
  });
});
