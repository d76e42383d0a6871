import { beforeEach, describe, expect, test } from 'vitest';
import { commands, run } from '../../../commands/index.ts';
import type { Store } from '../../../src/campaign/store/store.ts';
import { problemOf } from '../../../src/command/problem.ts';
import { commandNamed } from '../../../src/command/typing/find.ts';
import type { Asked } from '../../../src/referee/asked.ts';
import { questionIn } from '../../../src/referee/solo/solo.ts';
import { english } from '../../../src/reply/english/index.ts';
import { plainText } from '../../../src/reply/plain-text.ts';
import { readCommand } from '../../../src/terminal/line.ts';
import { snowflake } from '../some-records.ts';
import { memory, recordsOf, refereeOn, thrownBy } from '../table.ts';

let store: Store;

/** Each command is run by a referee who has never seen the channel: everything it knows is in the store. */
async function says(user: string, command: string, otherwise: Partial<Asked> = {}) {
  const { name, given } = readCommand(command);
  const asked = { user, channel: 'caen', command, given, ...otherwise };
  return run(english, refereeOn(store), commandNamed(name, commands), asked);
}

const hears = async (user: string, command: string) => plainText((await says(user, command)).document);

/** What is wrong with a command; nothing is written. */
async function fails(user: string, command: string): Promise<string> {
  const before = await recordsOf(store);
  const { document } = problemOf(english, await thrownBy(() => says(user, command)), 'test');
  expect(await recordsOf(store)).toEqual(before);
  return plainText(document);
}

const campaign = () => refereeOn(store).campaign('caen');
const asked = async () => {
  const question = questionIn(await campaign());
  return question && [question.id, question.unit];
};
const answer = (answers: string) => `/solo task:answer answers:"${answers}"`;
const SEES = answer("nearest:'Able' range:18 factors:losing");

/** Paras for Anna, and two German teams that the referee runs. */
async function begin(): Promise<void> {
  await says('ute', '/game new name:Alone rules:ww2-skirmish sides:"Paras, Germans"');
  await says('ute', '/game house toggle:solo-forces on:true');
  await says('anna', '/game join side:paras');
  await says('anna', '/unit add profile:rifle-team name:Able');
  await says('ute', '/unit add profile:sniper name:Fritz side:germans');
  await says('ute', '/unit add profile:sniper name:Hans side:germans');
  await says('anna', '/turn end');
}

beforeEach(async () => {
  ({ store } = await memory());
});

describe('a game without a side to run', () => {
  test('says so, each in its way', async () => {
    expect(await fails('anna', '/solo task:turn')).toContain('There’s no campaign in this channel');
    await says('ute', '/game new name:Caen rules:panzertroops');
    await says('anna', '/game join side:axis');
    expect(await fails('anna', '/solo task:turn')).toContain('no rules for playing alone');
  });

  test('is one where solo-forces is off', async () => {
    await says('anna', '/game new name:Caen rules:ww2-skirmish sides:"Paras, Germans"');
    await says('anna', '/game join side:paras');
    await says('anna', '/turn end');
    expect(await fails('anna', '/solo task:turn')).toContain('solo-forces');
  });
});

describe('/solo task:turn', () => {
  beforeEach(begin);

  test('is for those who play, and not for the side that the referee runs', async () => {
    await says('anna', '/turn end');
    await says('ben', '/game join side:germans');
    await says('ute', '/agree');
    expect(await fails('kim', SEES)).toContain('umpire');
    expect(await fails('ben', SEES)).toContain('You’ve joined the side that the rules play');
  });

  test('has nothing to do in the turn of the players', async () => {
    expect(await fails('anna', '/solo task:turn')).toContain('nothing to do');
  });

  test('asks, and asks again the same without writing anything', async () => {
    await says('anna', '/turn end');
    const first = await hears('anna', '/solo task:turn');
    expect(first.split('\n')[0]).toBe('Umpire asks: What can Fritz see, and what’s the situation? WS-SOLO-06');
    const written = await recordsOf(store);
    expect(await hears('anna', '/solo task:turn')).toContain('What can Fritz see');
    expect(await recordsOf(store)).toEqual(written);
  });

  test('a question is an event, its answer another, and the next follows from the state alone', async () => {
    await says('anna', '/turn end');
    expect((await recordsOf(store)).at(-1)?.events.at(-1)).toEqual({
      type: 'solo-asked',
      question: 'sight',
      unit: 'u2',
      rule: 'WS-SOLO-06',
    });
    await says('anna', SEES);
    const [told, ...more] = (await recordsOf(store)).at(-1)!.events;
    expect(told).toMatchObject({ type: 'solo-answered', question: 'sight', unit: 'u2', answers: { nearest: 'Able' } });
    expect(more[0]?.type).toBe('ruled');
    expect(more.at(-1)).toMatchObject({ type: 'solo-asked', unit: 'u3' });
    expect(await asked()).toEqual(['sight', 'u3']);
  });

  test('one record holds all that happens up to the next question, and the last one begins the turn', async () => {
    await says('anna', '/turn end');
    await says('anna', '/solo task:turn');
    await says('anna', answer(''));
    await says('anna', answer(''));
    expect((await campaign()).game).toMatchObject({ at: { turn: 2, side: 'paras' } });
    expect((await campaign()).game).not.toHaveProperty('asked');
    const types = (await recordsOf(store)).at(-1)?.events.map(({ type }) => type);
    // What the start of the turn brings to the side is told behind the line that names it.
    expect(types?.slice(types.indexOf('turn-begun'))).toEqual(['turn-begun', 'solo-did']);
  });
});

describe('/solo task:answer', () => {
  beforeEach(async () => {
    await begin();
    await says('anna', '/turn end');
  });

  test('is nothing before something is asked', async () => {
    await says('anna', '/undo');
    expect(await fails('anna', SEES)).toContain('no question to answer');
  });

  test.each([
    ['nobody of that name', answer("nearest:'Kilroy' range:3"), 'Kilroy'],
    ['no distance', answer('nearest:Able'), 'range'],
    ['what was not asked', answer('contact:true'), 'contact'],
    ['no answer at all', '/solo task:answer', 'answers'],
  ])('writes nothing for %s, and the question stands', async (_what, command, says_) => {
    await says('anna', '/solo task:turn');
    expect(await fails('anna', command)).toContain(says_);
    expect(await asked()).toEqual(['sight', 'u2']);
  });

  test('undone is asked again, step by step back through the turn', async () => {
    await says('anna', '/solo task:turn');
    await says('anna', SEES);
    expect(await asked()).toEqual(['sight', 'u3']);
    await says('anna', '/undo');
    expect(await asked()).toEqual(['sight', 'u2']);
    await says('anna', '/undo');
    expect(await asked()).toBeUndefined();
    await says('anna', '/turn end');
    expect(await asked()).toEqual(['sight', 'u2']);
  });

  test('delivered twice is one answer', async () => {
    await says('anna', '/solo task:turn', { interaction: snowflake(1) });
    const first = await says('anna', SEES, { interaction: snowflake(2) });
    const written = await recordsOf(store);
    const second = await says('anna', SEES, { interaction: snowflake(2) });
    expect(await recordsOf(store)).toEqual(written);
    expect(plainText(second.document)).toEqual(plainText(first.document));
  });

  test('of two at once for one question only one counts, and the other is told so', async () => {
    await says('anna', '/solo task:turn');
    const first = `${SEES} question:sight:u2.1`;
    const both = await Promise.allSettled([says('anna', first), says('ute', first)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const answers = (await recordsOf(store)).flatMap(({ events }) =>
      events.filter(({ type }) => type === 'solo-answered'),
    );
    expect(answers.map((event) => 'unit' in event && event.unit)).toEqual(['u2']);
    expect(await fails('anna', first)).toContain('has already been answered');
  });

  test('gives the JSON of what was done, and what is asked next', async () => {
    await says('anna', '/solo task:turn');
    const { json } = await says('anna', SEES);
    expect(json).toMatchObject({
      rulings: expect.arrayContaining([expect.objectContaining({ verb: 'solo', who: 'u2' })]),
      data: { asked: { question: 'sight', unit: 'Hans', options: expect.arrayContaining(['nearest', 'range']) } },
    });
  });
});
