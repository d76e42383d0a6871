import { beforeEach, describe, expect, test } from 'vitest';
import type { Ruled } from '../../../src/campaign/record.ts';
import { Playing } from '../playing.ts';

const AT_BROWN = '/fire who:"Red Rifleman 1" target:"Brown Loader" range:8 faces:2';

let table: Playing;
beforeEach(async () => {
  table = await Playing.caen();
  await table.says('anna', '/unit squad name:Red');
  await table.says('ben', '/unit squad name:Brown');
  await table.says('anna', '/turn end');
});

const newest = async () => (await table.newest()) as Ruled;

describe('a unit that acts', () => {
  test('gives what is known of it, and the log keeps who, at whom, and what was filled in', async () => {
    await table.says('anna', AT_BROWN);
    expect(await newest()).toMatchObject({
      who: 'u5',
      targets: ['u14'],
      options: { range: 8 },
      filled: { weapon: 'rifle' },
    });
    expect((await table.unit('Red Rifleman 1')).fields.action).toBe('fire');
  });

  test('is said in the reply, with what was declared and what is known', async () => {
    const [, declared, seen, known] = (await table.hears('anna', AT_BROWN)).split('\n');
    expect(declared).toBe('/fire by Red Rifleman 1 at Brown Loader; dice from the table');
    expect(seen).toBe('anna: 8″');
    expect(known).toBe('Known: rifle');
  });

  test('has what is given by hand instead of what is known, and it is shown as declared', async () => {
    const heard = await table.hears('anna', `${AT_BROWN} weapon:rifle cover:half`);
    expect(await newest()).toMatchObject({ options: { weapon: 'rifle', cover: 'half', range: 8 } });
    expect(await newest()).not.toHaveProperty('filled');
    expect(heard).toContain('/fire by Red Rifleman 1 at Brown Loader: rifle');
    expect(heard).toContain('\nanna: 8″, half cover\n');
    expect(heard).not.toContain('Known');
  });

  test('is called attacker as well, but not both, and however one writes it', async () => {
    await table.says('anna', AT_BROWN.replace('who:"Red Rifleman 1"', 'attacker:"RED RIFLEMAN 1"'));
    expect(await newest()).toMatchObject({ who: 'u5' });
    expect(await table.fails('anna', `${AT_BROWN} attacker:"Red Loader"`)).toContain('You gave who twice');
  });

  test('is known to the game only: a loose ruling changes nothing there', async () => {
    const before = await table.game();
    await table.says('anna', '/fire weapon:rifle range:8 faces:2');
    expect(await table.game()).toEqual(before);
    expect(await table.fails('carla', '/fire weapon:rifle range:8 faces:2')).toContain('you aren’t in it yet');
  });
});

describe('a unit does not act', () => {
  test('for the other side, nor for one who plays for none', async () => {
    for (const user of ['ben', 'carla'])
      expect(await table.fails(user, AT_BROWN)).toContain('You don’t play for the Axis');
  });

  test('that is not there, here or where no campaign is', async () => {
    expect(await table.fails('anna', AT_BROWN.replace('Rifleman 1', 'Riflemen 1'))).toContain(
      'Did you mean Red Rifleman 1?',
    );
    expect(await table.fails('anna', AT_BROWN, { channel: 'bayeux' })).toContain(
      'There’s no unit called "Red Rifleman 1"',
    );
  });

  test('in the other side’s turn: the ruleset’s rule says so', async () => {
    const refused = await table.fails('ben', '/fire who:"Brown Loader" target:"Red Loader" range:8');
    expect(refused).toContain('Brown Loader has to wait: it’s the Axis’s turn.');
    expect(refused).toContain('LC-TURN-02');
  });

  test('twice in a turn', async () => {
    await table.says('anna', AT_BROWN);
    expect(await table.fails('anna', AT_BROWN)).toContain('LC-TURN-02');
  });

  test('while the game is paused; loose rulings go on', async () => {
    await table.says('ute', '/game pause');
    expect(await table.fails('anna', AT_BROWN)).toContain('paused');
    expect(await table.fails('anna', '/fire target:"Brown Loader" weapon:rifle range:8')).toContain('paused');
    await table.says('anna', '/fire weapon:rifle range:8');
    await table.says('ute', '/game resume');
    await table.says('anna', AT_BROWN);
  });

  test('out of play, nor is it acted on; the umpire can', async () => {
    await table.says('anna', '/fire who:"Red Rifleman 1" target:"Brown Loader" range:8 faces:"6 6 6"');
    expect((await table.unit('Brown Loader')).gone).toBe('removed');
    const again = '/fire who:"Red Rifleman 2" target:"Brown Loader" range:8 faces:2';
    expect(await table.fails('anna', again)).toBe(
      'Brown Loader is out of play (removed). Name somebody else. LC-FIRE-01',
    );
    await table.says('anna', '/turn end');
    expect(await table.fails('ben', '/move who:"Brown Loader"')).toBe(
      'Brown Loader is out of play (removed). LC-SER-06',
    );
    await table.says('ute', `${again} override`);
  });

  test('nor is one acted on by somebody who plays for nobody', async () => {
    expect(await table.fails('carla', '/fire target:"Brown Loader" weapon:rifle range:8')).toContain(
      'Only players and umpires',
    );
  });
});

describe('what the book forbids this turn', () => {
  const BEN = '/fire who:"Brown Loader" target:"Red Loader" range:8 faces:2';

  test('the umpire overrides, and the log shows it', async () => {
    const heard = await table.hears('ute', `${BEN} override`);
    expect(await newest()).toMatchObject({ against: { rule: 'LC-TURN-02', how: 'overridden' } });
    expect(heard).toContain('The umpire allowed this against a rule: ');
    expect(await table.hears('ben', '/log')).toMatch(/The umpire allowed this against a rule: .* LC-TURN-02/);
  });

  test('nobody else overrides', async () => {
    expect(await table.fails('ben', `${BEN} override`)).toContain('Only an umpire can do that here. Ask ');
    expect(await table.fails('ute', '/fire weapon:rifle range:8 override', { channel: 'bayeux' })).toContain(
      'there’s no campaign here',
    );
  });

  test('an override that nothing stands against is no note in the log', async () => {
    await table.says('ute', `${AT_BROWN} override`);
    expect(await newest()).not.toHaveProperty('against');
  });

  test('is only said where the campaign reminds', async () => {
    await table.says('ute', '/game enforcement how:remind');
    expect(await table.hears('ben', BEN)).toContain('Remember, a rule forbids this: ');
    expect(await newest()).toMatchObject({ against: { rule: 'LC-TURN-02', how: 'reminded' } });
  });

  test('is not looked at where it is off; who plays for whom still is', async () => {
    await table.says('ute', '/game enforcement how:off');
    await table.says('ben', BEN);
    expect(await newest()).not.toHaveProperty('against');
    expect(await table.fails('anna', BEN)).toContain('You don’t play for the Allies');
  });

  test('odds are given of all the same, to anybody, and nothing is written', async () => {
    const before = await table.game();
    await table.says('carla', `${BEN.replace(' faces:2', '')} odds`);
    expect(await table.game()).toEqual(before);
  });
});
