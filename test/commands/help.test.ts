import { beforeAll, describe, expect, test } from 'vitest';
import { commands } from '../../commands/index.ts';
import type { Answer } from '../../src/command/command.ts';
import { optionsOf } from '../../src/command/typing/find.ts';
import { commandsAbout, topics } from '../../src/command/typing/topics.ts';
import { buttonOf, customIdOf } from '../../src/discord/buttons/index.ts';
import { render } from '../../src/discord/messages/render.ts';
import { readOptions } from '../../src/kernel/options/read-options.ts';
import type { Document } from '../../src/reply/document.ts';
import { english } from '../../src/reply/english/index.ts';
import { plainText } from '../../src/reply/plain-text.ts';
import { RULESET_IDS, rulesetOf } from '../../src/rules/index.ts';
import { examplesFor } from '../../src/suggestions/examples.ts';
import { exampleOf } from '../../src/suggestions/prefilled.ts';
import { readCommand } from '../../src/terminal/line.ts';
import { Playing } from '../referee/playing.ts';

/** What Discord gets of it, which must be all. */
function whole(document: Document): string {
  const { components, files } = render(english, document);
  expect(files).toEqual([]);
  const text = textIn(components.map((each) => each.toJSON()));
  expect(text.length).toBeLessThanOrEqual(2000);
  return text;
}

/** All the text of components, one below the other. */
function textIn(part: unknown): string {
  if (Array.isArray(part)) return part.map(textIn).join('\n');
  const { content, components = [] } = part as { readonly content?: string; readonly components?: unknown };
  return content ?? textIn(components);
}

/** Anna umpires and plays the Axis, Ben the Allies; a squad each, and the first turn has begun. */
async function battle(rules: string): Promise<Playing> {
  const playing = await Playing.begin();
  const { json } = await playing.says('anna', `/quickstart rules:${rules} side:axis`);
  const { next } = json.data as { next: string[] };
  await playing.says('ben', '/game join side:allies');
  await playing.says('anna', next[0]!);
  await playing.says('ben', next[0]!.replace('name:Red', 'name:Blue'));
  // Where the first step is everybody's, both have to be done with deployment.
  await playing.says('anna', '/turn end');
  if (!(await playing.game()).at) await playing.says('ben', '/turn end');
  return playing;
}

const dataOf = ({ json }: Answer) => json.data as Record<string, unknown>;
const groupsTold = async (playing: Playing, user: string) =>
  dataOf(await playing.says(user, '/help')).groups as Record<string, readonly string[]>;
const namesTold = async (playing: Playing, user: string) => Object.values(await groupsTold(playing, user)).flat();

describe.each(RULESET_IDS)('/help by %s', (rules) => {
  const book = rulesetOf(rules);

  test('fits in a message, without a campaign and in one, for whoever asks', async () => {
    const playing = await Playing.begin();
    await playing.says('anna', `/game rules rules:${rules}`);
    const before = whole((await playing.says('anna', '/help')).document);
    expect(before).toContain('/quickstart');
    expect(before).toContain(book.name);
    await playing.says('anna', `/quickstart rules:${rules} side:umpire`);
    expect(whole((await playing.says('anna', '/help')).document)).toContain(
      'You’re an umpire, and you don’t play a side.',
    );
    const fought = await battle(rules);
    for (const user of ['anna', 'ben', 'carla']) whole((await fought.says(user, '/help')).document);
  });

  test('of every group fits in a message, and has an example of every command', async () => {
    const playing = await battle(rules);
    for (const topic of topics) {
      const { document } = await playing.says('anna', `/help command:${topic.name}`);
      const text = whole(document);
      const about = commandsAbout(topic, commands).filter(({ primary, name }) => !primary || book.verbs[name]);
      for (const { name } of about) expect(text).toContain(`**/${name}**`);
    }
  });

  test('of every command of it fits in a message, and names every option', async () => {
    const playing = await battle(rules);
    for (const command of commands.filter(({ primary, name }) => !primary || book.verbs[name])) {
      const { document } = await playing.says('anna', `/help command:"${command.name}"`);
      const text = whole(document);
      const own = command.primary ? book.verbs[command.name]!.options : command.options!;
      for (const option of Object.keys(own).filter((name) => !own[name]!.older))
        expect([command.name, text]).toEqual([command.name, expect.stringContaining(option)]);
      expect(text).toContain(`\`\`/${command.name}`);
    }
  });

  test.each(Object.keys(book.verbs))('has examples of /%s that are ruled on as they stand', async (verb) => {
    const command = commands.find(({ name }) => name === verb)!;
    const examples = examplesFor(command, book);
    expect(examples.length).toBeGreaterThan(0);
    const playing = await Playing.begin();
    await playing.says('anna', `/game rules rules:${rules}`);
    if (book.verbs[verb]!.ofCampaign) await withUnitsOf(playing, rules, examples);
    for (const example of examples) {
      const { json } = await playing.says('anna', example);
      expect(json).toMatchObject({ verb, rules });
    }
  });

  test('has first the examples that were chosen for it, word for word as the reference has them', () => {
    for (const [verb, text] of Object.entries(book.examples ?? {})) {
      const command = commands.find(({ name }) => name === verb)!;
      expect(exampleOf(book, verb, commands)).toBe(text);
      // Who it is stands on the table of the reference alone.
      expect(examplesFor(command, book)[0]).toBe(text.replace(/ who:"[^"]*"/, ''));
    }
  });

  test('has examples of the other commands that can be read, with what the book has', () => {
    for (const command of commands.filter(({ options }) => options)) {
      for (const example of examplesFor(command, book)) {
        const { name, given } = readCommand(example);
        expect(name).toBe(command.name);
        readOptions(command.options!, given);
        if (given.profile) expect(Object.keys(book.profiles)).toContain(given.profile);
        if (given.squad) expect(Object.keys(book.squads)).toContain(given.squad);
        if (given.toggle) expect(Object.keys(book.toggles)).toContain(given.toggle);
      }
    }
  });

  test('has an example with an own unit, where one could do it now', async () => {
    const playing = await battle(rules);
    const { at } = await playing.game();
    const verbs = book.turn.steps.find(({ id }) => id === at!.step)!.verbs;
    const told = await Promise.all(
      verbs.map(async (verb) => (dataOf(await playing.says('anna', `/help command:${verb}`)).examples as string[])[0]!),
    );
    const own = told.filter((example) => example.includes('who:"Red '));
    expect(own).not.toEqual([]);
    await playing.says('anna', own[0]!);
  });
});

describe('what /help says first', () => {
  test('is how to begin, where there is no campaign', async () => {
    const playing = await Playing.begin();
    const { document, json } = await playing.says('anna', '/help');
    expect(plainText(document)).toMatch(
      /^There’s no campaign in this channel\. Rulings use Landser \(original\)\.\n\/quickstart/,
    );
    expect(document.buttons![0]).toEqual({ action: 'quickstart', of: {} });
    expect(json).toMatchObject({ data: { here: { rules: 'landser-classic' } } });
    await playing.says('anna', '/game new');
    await playing.says('anna', '/game end confirm:true');
    expect(await playing.hears('anna', '/help')).toMatch(/^There’s no campaign/);
  });

  test('is to join, for whoever plays no side', async () => {
    const playing = await Playing.caen();
    const { document } = await playing.says('carla', '/help');
    expect(plainText(document)).toContain('You haven’t joined a side yet');
    expect(document.buttons!.slice(0, 2).map(({ action, label }) => [action, label])).toEqual([
      ['join', 'Axis'],
      ['join', 'Allies'],
    ]);
    const { buttons } = (await playing.says('anna', '/help')).document;
    expect(buttons!.some(({ action }) => action === 'join' || action === 'quickstart')).toBe(false);
  });

  test('is whose turn it is, what the step is for, and which of the own units have yet to act', async () => {
    const playing = await battle('landser');
    const anna = await playing.hears('anna', '/help');
    expect(anna).toContain('Turn 1, first side: Axis to play. It’s your turn.');
    expect(anna).toContain('This step is for /move, /spot');
    expect(anna).toContain('Your units yet to act: Red Squad leader,');
    const ben = await playing.hears('ben', '/help');
    expect(ben).toContain('You play Allies.');
    expect(ben).not.toMatch(/your turn|yet to act/);
    const { here } = dataOf(await playing.says('anna', '/help'));
    expect(here).toMatchObject({ umpire: true, side: 'axis', at: { turn: 1 }, campaign: 'Landser (expanded)' });
    expect((here as { yetToAct: string[] }).yetToAct).toHaveLength(10);
  });

  test('is that the game is paused, if it is', async () => {
    const playing = await Playing.caen();
    await playing.says('ute', '/game pause');
    expect(await playing.hears('anna', '/help')).toContain('The game is paused.');
  });
});

describe('the commands that are told of', () => {
  test('have buttons for their groups, which are no commands themselves', () => {
    for (const { name } of topics) {
      const button = { action: 'help', of: { topic: name } } as const;
      expect(buttonOf(customIdOf(button))).toEqual(button);
      expect([...commands.map((command) => command.name), ...Object.keys(english.commands.groups)]).not.toContain(name);
    }
  });

  test('are those of an umpire for umpires only, and those of a campaign where there is one', async () => {
    const playing = await Playing.caen();
    const [ute, anna] = [await namesTold(playing, 'ute'), await namesTold(playing, 'anna')];
    expect(ute.filter((name) => !anna.includes(name)).toSorted()).toEqual(
      commands
        .filter(({ umpire }) => umpire)
        .map(({ name }) => name)
        .toSorted(),
    );
    const before = await namesTold(await Playing.begin(), 'anna');
    expect(before).toEqual(expect.arrayContaining(['quickstart', 'game new', 'game import', 'game move-to']));
    expect(before).not.toContain('unit add');
    expect(anna).not.toContain('game new');
  });
});

describe('an example that is written for no book', () => {
  test.each(commands.filter(({ examples }) => examples))('of /$name is shown in some book', (command) => {
    const { name, examples: texts = [] } = command;
    const books = RULESET_IDS.map(rulesetOf).filter(({ verbs }) => !command.primary || Object.hasOwn(verbs, name));
    const shown = books.flatMap((book) => examplesFor(command, book));
    expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
  });
});

test('an example with an own unit does not say of a tank that it goes on foot', async () => {
  const playing = await Playing.begin();
  await playing.says('anna', '/game new rules:panzertroops sides:"Axis, Allies"');
  await playing.says('anna', '/game join side:axis');
  await playing.says('anna', '/unit add profile:tiger name:Otto');
  await playing.says('anna', '/turn end');
  const { examples } = dataOf(await playing.says('anna', '/help command:move'));
  expect((examples as string[])[0]).toBe('/move who:Otto path:"open=4"');
});

test('an option of many values says how to come by the others', async () => {
  const playing = await Playing.begin();
  await playing.says('anna', '/game rules rules:panzertroops');
  const text = await playing.hears('anna', '/help command:tankhit');
  expect(text).toMatch(/vehicle .*panzer-1a, .* and 29 more as you type \(\/card shows each\)/);
  expect(text).not.toContain('motorcycle');
});

describe('what is read of an option', () => {
  let text: string;
  beforeAll(async () => {
    text = await (await Playing.begin()).hears('anna', '/help command:fire');
  });

  test.each([
    'weapon The weapon that fires (rifle, ',
    '; required; filled in by the unit)',
    'figures How many figures are under the template (1 to 20; 1 if you leave it out; filled in by the unit)',
    'moved The firer moves this turn (filled in by the unit)',
    'auto Fire fully automatic, with the 4″ template\n',
    'Every ruling also takes who and target',
  ])('%s', (words) => {
    expect(text).toContain(words);
  });

  test('is not what all rulings have', () => {
    expect(Object.keys(optionsOf(commands[0]!, rulesetOf('landser-classic')))).toContain('override');
    expect(text).not.toMatch(/^override/m);
  });
});

/** A campaign with the units that examples name, each a team that has lost a man. */
async function withUnitsOf(playing: Playing, rules: string, examples: readonly string[]): Promise<void> {
  await playing.says('anna', `/game new rules:${rules} sides:"Axis, Allies"`);
  const named = examples.map((example) => readCommand(example).given).flatMap(({ unit, from }) => [unit, from]);
  for (const name of new Set(named.filter((each) => each !== undefined))) {
    await playing.says('anna', `/unit add profile:lmg-team name:"${name}" side:axis fields:"crew:1 lost:1"`);
  }
  // Nothing is done about weapons before the battle has begun.
  await playing.says('anna', '/turn end');
}

describe('/help about', () => {
  test('says what it is, its version and its books, and has the host’s own invite on Discord', async () => {
    const playing = await Playing.begin();
    const { document, json } = await playing.says('anna', '/help about:true');
    const text = plainText(document);
    expect(text).toMatch(/Umpire \d+\.\d+\.\d+/);
    for (const id of RULESET_IDS) expect(text).toContain(rulesetOf(id).name);
    expect(text).not.toContain('server');
    expect(json).toEqual({ data: { version: expect.stringMatching(/^\d/) } });
  });
});
