import { beforeEach, describe, expect, test } from 'vitest';
import { commands, run } from '../../../commands/index.ts';
import { commandNamed } from '../../../src/command/typing/find.ts';
import type { Referee } from '../../../src/referee/referee.ts';
import { english } from '../../../src/reply/english/index.ts';
import { readCommand } from '../../../src/terminal/line.ts';
import { memory, refereeOn, thrownBy } from '../table.ts';

let referee: Referee;

/** What a user types in the channel, run as it stands. */
async function says(user: string, command: string) {
  const { name, given } = readCommand(command);
  return run(english, referee, commandNamed(name, commands), { user, channel: 'caen', command, given });
}

const struck = async () => [...(await referee.log('caen', 1, 200)).struck].toSorted((a, b) => a - b);
const SHOT = '/fire attacker:"Red Loader" target:Jones range:8';

beforeEach(async () => {
  referee = refereeOn((await memory()).store);
  await says('ute', '/game new name:Caen');
  await says('anna', '/game join side:axis');
  await says('ben', '/game join side:allies');
  await says('anna', '/unit squad name:Red');
  await says('ben', '/unit add profile:rifleman name:Jones');
  await says('anna', '/initiative faces:"5 2"');
  await says('anna', '/turn end');
});

describe('in a game between two sides', () => {
  test('a decision is undone freely by the one who made it', async () => {
    await says('anna', '/undo');
    expect(await struck()).toEqual([7]);
    expect((await referee.campaign('caen')).game?.at).toBeUndefined();
  });

  test('a throw is undone when the other side agrees, and not before', async () => {
    await says('anna', SHOT);
    const asked = await says('anna', '/undo');
    expect(asked.document.buttons).toEqual([
      { action: 'agree', of: { number: 9 } },
      { action: 'decline', of: { number: 9 } },
    ]);
    expect(await struck()).toEqual([]);
    await says('ben', '/agree number:9');
    expect(await struck()).toEqual([8]);
  });

  test('the one who asked cannot agree, nor can somebody who plays for nobody', async () => {
    await says('anna', SHOT);
    await says('anna', '/undo');
    for (const user of ['anna', 'carla']) {
      expect(await thrownBy(() => says(user, '/agree number:9'))).toMatchObject({ says: 'not-yours-to-agree' });
    }
    expect(await struck()).toEqual([]);
  });

  test('a comrade’s word doesn’t do for a throw of his that the other side has seen', async () => {
    await says('dora', '/game join side:axis');
    await says('anna', '/agree');
    // Jones alone might die of the shot, and end the battle.
    await says('ben', '/unit squad name:Blue');
    await says('dora', SHOT);
    await says('dora', '/turn end');
    const before = (await referee.campaign('caen')).seq;
    await says('dora', '/undo');
    await says('anna', '/undo');
    expect(await thrownBy(() => says('dora', '/agree'))).toMatchObject({ says: 'not-yours-to-agree' });
    await says('ben', '/agree');
    expect(await struck()).toEqual([before - 1, before]);
  });

  test('nor for what he decided after it, if both are taken back at once; for that alone it does', async () => {
    await says('dora', '/game join side:axis');
    await says('anna', '/agree');
    // Jones alone might die of the shot, and end the battle.
    await says('ben', '/unit squad name:Blue');
    await says('dora', SHOT);
    await says('dora', '/turn end');
    const { seq } = await referee.campaign('caen');
    await says('anna', `/undo to:${seq - 1} confirm:${seq}`);
    expect(await thrownBy(() => says('dora', '/agree'))).toMatchObject({ says: 'not-yours-to-agree' });
    await says('anna', '/undo');
    await says('dora', `/agree number:${seq + 2}`);
    expect(await struck()).toEqual([seq]);
  });

  test('the end of the campaign frees nobody from asking: it’s taken back first', async () => {
    await says('anna', SHOT);
    await says('ute', '/game umpire to:anna');
    await says('anna', '/agree');
    await says('anna', '/game end confirm:true');
    const { seq } = await referee.campaign('caen');
    expect(await thrownBy(() => says('anna', `/undo to:8 confirm:${seq}`))).toMatchObject({ says: 'undo-end-first' });
    await says('ben', '/undo');
    expect(await struck()).toEqual([seq]);
  });

  test('how the channel shows its rulings makes no request lapse', async () => {
    await says('anna', SHOT);
    await says('anna', '/undo');
    await says('ben', '/game settings posts:each');
    await says('ben', '/agree');
    expect(await struck()).toEqual([8]);
  });

  test('the umpire agrees too, and needs nobody to agree with him', async () => {
    await says('anna', SHOT);
    await says('anna', '/undo');
    await says('ute', '/agree number:9');
    await says('ute', '/undo');
    expect(await struck()).toEqual([7, 8]);
  });

  test('what has come since is not struck out unseen', async () => {
    // A miss, since a hit could end the battle.
    await says('anna', `${SHOT} faces:"2"`);
    await says('anna', '/undo');
    await says('ute', '/turn end');
    expect(await thrownBy(() => says('ben', '/agree number:9'))).toMatchObject({ says: 'nothing-asked' });
  });
});

describe('further back', () => {
  test('everything since is shown first, and struck out with the number that was shown', async () => {
    await says('ute', '/note text:one');
    await says('ute', '/note text:two');
    const shown = await says('ute', '/undo to:8');
    expect(shown.json).toEqual({ data: { toConfirm: [9, 8] } });
    expect(await struck()).toEqual([]);
    await says('ute', '/note text:three');
    expect(await thrownBy(() => says('ute', '/undo to:8 confirm:9'))).toMatchObject({ says: 'changed-meanwhile' });
    await says('ute', '/undo to:8 confirm:10');
    expect(await struck()).toEqual([8, 9, 10]);
  });

  test('fifty commands can be taken back at once, and not one more', async () => {
    for (let i = 1; i <= 51; i++) await says('ute', `/note text:"line ${i}"`);
    expect(await thrownBy(() => says('ute', '/undo to:8'))).toMatchObject({
      says: 'too-far-back',
      values: { most: 50 },
    });
    const shown = await says('ute', '/undo to:9');
    expect((shown.json.data as { toConfirm: number[] }).toConfirm).toHaveLength(50);
    await says('ute', '/undo to:9 confirm:58');
    expect(await struck()).toHaveLength(50);
  });
});

describe('a redo', () => {
  test('lifts the last undo, and what it had struck out stands again', async () => {
    const before = (await referee.campaign('caen')).game;
    await says('anna', '/undo');
    await says('anna', '/redo');
    expect((await referee.campaign('caen')).game).toEqual(before);
    expect(await struck()).toEqual([]);
  });

  test('is refused once something came between, and to somebody else', async () => {
    await says('anna', '/undo');
    expect(await thrownBy(() => says('ben', '/redo'))).toMatchObject({ says: 'not-yours-to-redo' });
    await says('ben', '/unit add profile:rifleman');
    expect(await thrownBy(() => says('anna', '/redo'))).toMatchObject({ says: 'nothing-to-redo' });
  });

  test('of what both sides had agreed to take back needs both again: neither the one who asked nor the one who agreed lifts it alone', async () => {
    await says('anna', `${SHOT} faces:"2"`);
    await says('anna', '/undo');
    await says('ben', '/agree number:9');
    for (const user of ['anna', 'ben']) {
      expect((await says(user, '/redo')).document.buttons, user).toMatchObject([
        { action: 'agree' },
        { action: 'decline' },
      ]);
      expect(await struck(), user).toEqual([8]);
    }
  });

  test('by an umpire who plays: of his own undo it needs nobody, of another’s it needs the other side', async () => {
    await says('ute', '/game join side:axis');
    await says('anna', '/agree number:8');
    for (const user of ['ute', 'anna']) await says(user, `/note text:"Fog, says ${user}."`);
    await says('anna', '/undo');
    expect((await says('ute', '/redo')).document.buttons).toMatchObject([{ action: 'agree' }, { action: 'decline' }]);
    await says('ben', '/agree');
    expect(await struck()).toEqual([]);
    await says('ute', '/note text:"Rain."');
    await says('ute', '/undo');
    const { seq } = await referee.campaign('caen');
    await says('ute', '/redo');
    expect((await referee.campaign('caen')).seq).toBe(seq + 1);
    expect(await struck()).toEqual([]);
  });
});
