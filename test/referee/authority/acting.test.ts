import { beforeEach, describe, expect, test } from 'vitest';
import { Playing } from '../playing.ts';

let table: Playing;

/** Anna’s Red squad and Ben’s Blue one in the first turn; Ute is umpire and plays no side. */
async function begun(): Promise<Playing> {
  const playing = await Playing.caen();
  await playing.says('anna', '/unit squad name:Red');
  await playing.says('ben', '/unit squad name:Blue');
  await playing.says('ute', '/turn end');
  return playing;
}

beforeEach(async () => {
  table = await begun();
});

describe('an act at a tracked unit', () => {
  test('needs the tracked unit that does it, in any step, whoever asks', async () => {
    const attack = '/fire weapon:rifle target:"Red Loader" range:1';
    for (const user of ['anna', 'ben']) expect(await table.fails(user, attack)).toContain('Which unit does this');
    expect(await table.fails('ute', attack)).toContain('Which unit does this');
    expect(await table.fails('carla', attack)).toContain('Only players and umpires');
  });

  test('may be given without one by an umpire who plays no side and overrides', async () => {
    await table.says('ute', '/fire weapon:rifle target:"Red Loader" range:1 override:true');
  });
});

describe('what belongs to the table', () => {
  const naming = async (rules: string, profile: string) => {
    const playing = await Playing.begin();
    await playing.says('ute', `/game new name:Caen rules:${rules}`);
    await playing.says('anna', '/game join side:axis');
    await playing.says('anna', `/unit add profile:${profile} name:Adler`);
    await playing.says('ute', '/turn end');
    return playing;
  };

  test.each([
    ['panzertroops', 'panther', '/initiative'],
    ['hans-n-panzer', 'infantry', '/visibility'],
    ['ww2-skirmish', 'rifle-team', '/solo task:portal'],
  ])('in %s names no unit that nobody does it to', async (rules, profile, command) => {
    const playing = await naming(rules, profile);
    expect(await playing.fails('anna', `${command} target:Adler`)).toContain('Which unit does this to Adler');
  });

  test('but what a unit is worth is reckoned without anybody acting', async () => {
    const playing = await naming('ww2-skirmish', 'rifle-team');
    await playing.says('anna', '/points target:Adler weapon:mg');
  });
});

describe('a unit named as the target', () => {
  test.each(['hook-up', 'call-fire', 'board'])('cannot be made to %s for the enemy', async (action) => {
    // Whatever the book does with it, the other side’s units have not changed.
    const before = await table.game();
    await table.says('anna', `/weapon who:"Red Loader" target:"Blue Loader" action:${action}`).catch(() => undefined);
    const { units } = await table.game();
    for (const unit of Object.values(before.units).filter(({ side }) => side === 'allies')) {
      expect(units[unit.id]).toEqual(unit);
    }
  });
});

describe('a command that names nobody', () => {
  const BOOKS = {
    landser: ['rifleman', '/morale', '/wound', '/rally', '/grenade', '/assault', '/weapon', '/move', '/suppress'],
    'landser-classic': ['rifleman', '/morale', '/wound', '/grenade', '/assault', '/weapon', '/move'],
    'hans-n-panzer': ['infantry', '/morale', '/rally'],
    'ww2-skirmish': ['rifle-team', '/assault', '/move'],
    panzertroops: ['rifleman', '/bail', '/grenade'],
  };

  test.each(Object.entries(BOOKS))(
    'in a campaign of %s it asks which unit it’s for',
    async (rules, [profile, ...bare]) => {
      const playing = await Playing.begin();
      await playing.says('ute', `/game new rules:${rules}`);
      await playing.says('anna', '/game join side:axis');
      await playing.says('anna', `/unit add profile:${profile} name:Otto`);
      await playing.says('ute', '/turn end');
      for (const command of bare) {
        expect(await playing.fails('anna', command)).toContain(`Which unit is this ${command} for?`);
        // Nothing is thrown for odds.
        expect((await playing.says('anna', `${command} odds:true`)).json.odds).toBeDefined();
      }
    },
  );

  test('is a loose throw where no campaign is open, or nobody is on the table', async () => {
    const playing = await Playing.begin();
    expect(await playing.hears('anna', '/morale rules:landser')).toContain('squad');
    await playing.says('ute', '/game new rules:landser');
    await playing.says('anna', '/game join side:axis');
    expect(await playing.hears('anna', '/wound')).toContain('wound');
  });

  test('but says something of a man whom the referee doesn’t know is for him', async () => {
    expect(await table.hears('anna', '/morale out:4')).toContain('squad');
    expect(await table.fails('anna', '/morale')).toContain('Which unit is this /morale for?');
  });
});
