import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Store } from '../../src/campaign/store/store.ts';
import type { InputError } from '../../src/kernel/refusal.ts';
import { english } from '../../src/reply/english/index.ts';
import { errorMessage } from '../../src/reply/problem.ts';
import { recordsOf, thrownBy } from '../referee/table.ts';
import { attachedTo, handing, type Say, STORES, sayOver } from './club-table.ts';

const OOB = `name,profile,side,count,weapon,serious-wounds
Schmidt,squad-leader,axis,,,
"Lehmann",rifleman,Axis,3,,
Miller,rifleman,allies,1,smg,2
`;

type Listed = { data: { units: { name: string; side: string; profile: string; fields: Record<string, unknown> }[] } };

describe.each(STORES)('an order of battle on %s', (_, open) => {
  let store: Store;
  let say: Say;
  beforeEach(async () => {
    store = await open();
    say = sayOver(store);
    await say('/game new name:Caen');
  });
  afterEach(() => store.close());

  const units = async () => ((await say('/unit list')).json as Listed).data.units;
  const bringing = (file: string | Uint8Array) => () => say('/unit import file:oob.csv', handing(file));
  const wrong = async (file: string | Uint8Array) =>
    errorMessage(english, (await thrownBy(bringing(file))) as InputError);

  test('comes from CSV, in one record', async () => {
    await bringing(OOB)();
    expect((await units()).map(({ name, side, profile }) => [name, side, profile])).toEqual([
      ['Lehmann 1', 'axis', 'rifleman'],
      ['Lehmann 2', 'axis', 'rifleman'],
      ['Lehmann 3', 'axis', 'rifleman'],
      ['Miller', 'allies', 'rifleman'],
      ['Schmidt', 'axis', 'squad-leader'],
    ]);
    expect((await units()).find(({ name }) => name === 'Miller')!.fields).toMatchObject({
      weapon: 'smg',
      'serious-wounds': 2,
    });
    expect(await recordsOf(store)).toHaveLength(2);
  });

  test('comes from JSON', async () => {
    await bringing(
      '[{"name":"Schmidt","profile":"rifleman","side":"axis","leader":true},{"profile":"loader","side":"allies","count":2}]',
    )();
    expect((await units()).map(({ name }) => name)).toEqual(['Loader 1', 'Loader 2', 'Schmidt']);
    expect((await units())[2]!.fields).toMatchObject({ leader: true });
  });

  test.each(['csv', 'json'])('goes out as %s and comes in elsewhere the same', async (as) => {
    await bringing(OOB)();
    const answer = await say(`/unit export as:${as}`);
    const { name, bytes } = attachedTo(answer);
    expect(name).toBe(`units.${as}`);
    expect(answer.json.data).toMatchObject({ units: 5, text: Buffer.from(bytes).toString() });
    const before = (await units()).map(({ name, side, profile, fields }) => ({ name, side, profile, fields }));
    await say('#falaise /game new name:Falaise');
    await say('#falaise /unit import file:units', handing(bytes));
    expect(((await say('#falaise /unit list')).json as Listed).data.units).toMatchObject(before);
  });

  test('of one side is of one side', async () => {
    await bringing(OOB)();
    expect((await say('/unit export side:Allies')).json.data).toMatchObject({ units: 1 });
  });

  test.each([
    [
      'a profile that is not known',
      OOB.replace('Axis,3', 'Axis,3').replace('"Lehmann",rifleman', 'Lehmann,riflman'),
      /^Line 3: "riflman" isn’t a profile\. Did you mean rifleman\?.* Nothing was imported\.$/,
    ],
    [
      'a side that is not known',
      OOB.replace('allies', 'allied'),
      /^Line 4: "allied" isn’t a side\. Did you mean allies/,
    ],
    ['a name twice', OOB.replace('Miller', 'schmidt'), /^Line 4: There’s already a unit called schmidt/],
    [
      'a name twice across sides and counts',
      OOB.replace('Miller', 'Lehmann 2'),
      /^Line 4: There’s already a unit called Lehmann 2/,
    ],
    ['a name that cannot be one', OOB.replace('Miller', '@here'), /^Line 4: "@here" can’t be a name/],
    [
      'a count that is none',
      OOB.replace('Axis,3', 'Axis,three'),
      /^Line 3: three isn’t a whole number, and count needs one\./,
    ],
    ['a count of none', OOB.replace('Axis,3', 'Axis,0'), /^Line 3: 0 is too low for count\./],
    ['too many cells', OOB.replace('smg,2', 'smg,2,3'), /^Line 4: it has 7 cells, but there are 6 columns\./],
    ['no profile', OOB.replace('Miller,rifleman', 'Miller,'), /^Line 4: Which profile\?/],
    ['no side', OOB.replace('rifleman,allies', 'rifleman,'), /^Line 4: Which side\? You don’t play for one/],
    [
      'a column that is no field',
      OOB.replace('serious-wounds', 'serious wounds!'),
      /^Line 4: Landser \(original\) has no field called "serious wounds!"/,
    ],
    ['a column twice', OOB.replace('serious-wounds', 'weapon'), /^You gave weapon twice/],
    ['no header', 'Schmidt,rifleman\n', /^Line 1 has to name the columns/],
    ['a quote left open', `${OOB}"Meier,rifleman,axis\n`, /^Line 5 has a quotation mark missing/],
    ['nothing', '', /^Line 1 has to name/],
    ['a header alone', 'name,profile\n', /^There are no units/],
    ['no text', new Uint8Array([0xff, 0xd8]), /^This isn’t a text file/],
    ['broken JSON', '[{"name":]', /^This looks like JSON/],
    ['JSON of another form', '[{"profile":"rifleman","side":"axis"},[1]]', /^Entry 2 has to look like this/],
    [
      'a wrong JSON entry',
      '[{"profile":"rifleman","side":"axis"},{"profile":"x","side":"axis"}]',
      /^Entry 2: "x" isn’t a profile/,
    ],
    ['too many', 'profile,side,count\nrifleman,axis,201\n', /^This file has 201 units\. It can have up to 200/],
  ])('with %s is refused as a whole', async (_, file, message) => {
    expect(await wrong(file)).toMatch(message);
    expect(await recordsOf(store)).toHaveLength(1);
  });

  test('of two hundred units comes in one go, and its wrong line is named', async () => {
    const lines = Array.from({ length: 200 }, (_, i) => `Man ${i},rifleman,axis`);
    const file = (all: string[]) => `name,profile,side\n${all.join('\n')}\n`;
    expect(await wrong(file(lines.with(150, 'Man 3,rifleman,axis')))).toMatch(
      /^Line 152: There’s already a unit called Man 3/,
    );
    await bringing(file(lines))();
    expect(await units()).toHaveLength(200);
  });

  test("of a player holds that player's side only", async () => {
    await say('@bob /game join side:allies');
    const bob = () => say('@bob /unit import file:x', handing(OOB));
    expect(errorMessage(english, (await thrownBy(bob)) as InputError)).toMatch(/^Line 2: You don’t play for the Axis/);
    await say('@bob /unit import file:x', handing('name,profile\nMiller,rifleman\n'));
    expect(await units()).toMatchObject([{ name: 'Miller', side: 'allies' }]);
  });

  test('that is missing is asked for', async () => {
    expect(await thrownBy(() => say('/unit import'))).toMatchObject({ says: 'missing-options' });
  });
});
