import { afterAll, assert, beforeAll, describe, test } from 'vitest';
import { Club } from '../club.ts';
import type { Modal } from '../loopback/index.ts';
import { battle } from '../skirmish.ts';

let club: Club;

beforeAll(async () => {
  club = await Club.open();
});

afterAll(() => club.close());

const pathIn = ({ fields }: Modal) => fields.find(({ customId }) => customId === 'path')?.value;

/** The form of a panel for a unit's move, in the first step of a battle. */
async function movingOf(rules: string, profile: string) {
  const { say } = await battle(club, { rules, anna: [[profile, 'Red']], ben: [[profile, 'Blue']] });
  await say('carla', 'turn end');
  const panel = await say('anna', 'play', { unit: 'Red' });
  return club.discord.click({ message: panel, label: 'Move', user: 'anna' }).modal();
}

describe('a move’s form starts with all the way that the unit can go, so that sending it moves the unit', () => {
  test.each([
    ['hans-n-panzer', 'infantry', 'off-road:3'],
    ['hans-n-panzer', 'tiger', 'off-road:5'],
    // No run: he couldn't run again in the next turn.
    ['panzertroops', 'rifleman', 'open=3'],
    ['panzertroops', 'tiger', 'open=9'],
  ])('%s: %s', async (rules, profile, path) => {
    const form = await movingOf(rules, profile);
    assert.equal(pathIn(form), path);
    const planned = await club.discord.submit({ modal: form, fields: {} }).settled();
    const ruling = await club.discord.click({ message: planned, label: 'Do it', user: 'anna' }).followUp();
    const [ground, inches] = path.split(/[:=]/);
    assert.include(ruling.text, `${inches}″ ${ground!.replace('-', ' ')}`);
    assert.notInclude(ruling.text, 'hasn’t moved');
  });
});
