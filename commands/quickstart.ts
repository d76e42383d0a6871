import type { Campaign } from '../src/campaign/campaign.ts';
import { evolveGame } from '../src/campaign/evolve.ts';
import type { Game } from '../src/campaign/game.ts';
import type { LogEvent } from '../src/campaign/record.ts';
import type { Answer, Call, Command, OptionsFor } from '../src/command/command.ts';
import { decided } from '../src/command/decided.ts';
import { option } from '../src/kernel/options/options.ts';
import { slug } from '../src/kernel/options/slug.ts';
import { InputError } from '../src/kernel/refusal.ts';
import type { Ruleset } from '../src/kernel/ruleset.ts';
import * as games from '../src/referee/games/games.ts';
import { setHouse } from '../src/referee/games/house.ts';
import { openAndJoin } from '../src/referee/games/sides.ts';
import { raiseSquad } from '../src/referee/units/roster.ts';
import { withWarning } from '../src/reply/battle/game.ts';
import { openingLines } from '../src/reply/dice/fair.ts';
import type { Button } from '../src/reply/document.ts';
import { bookQuestion, openedReply, playQuestion, rulingsReply, sideQuestion } from '../src/reply/help/quickstart.ts';
import { RULESET_IDS, rulesetOf, rulesets } from '../src/rules/index.ts';
import { firstSteps, sample, sampleCommand } from '../src/suggestions/suggested.ts';

/** The side of somebody who doesn't play either. */
const UMPIRE = 'umpire';

const options = {
  rules: option.oneOf(RULESET_IDS),
  play: option.oneOf(['campaign', 'alone', 'rulings']),
  side: option.oneOf([...games.SIDES.map(slug), UMPIRE]),
  squads: option.flag(),
} satisfies OptionsFor<'quickstart'>;

/** The answers so far, in the order of the questions. */
interface Said {
  readonly rules?: string | undefined;
  readonly play?: string | undefined;
  readonly side?: string | undefined;
  readonly squads?: boolean | string | undefined;
}

/** Whether there's nothing more to ask. The channel is then set up, for everyone to see. */
export function isWhole({ rules, play, side }: Said): boolean {
  return rules !== undefined && (play === 'rulings' || play === 'alone' || side !== undefined);
}

/**
 * While it asks, `data` has what it `asks` and the `choices`; at the end it has the record's `events`, and `next`, the commands
 * to continue with.
 */
export const quickstart: Command = {
  name: 'quickstart',
  options,
  private: (given) => !isWhole(given),
  campaign: false,
  main: ['rules'],
  example: '/quickstart rules:landser play:campaign side:axis',
  examples: ['/quickstart'],
  async run(call) {
    const { rules, play, side, squads } = call.options(options);
    if ((play === 'rulings' || play === 'alone') && side !== undefined) {
      throw new InputError('means-nothing', { options: ['side'], beside: `play:${play}` });
    }
    // Only a campaign has sides.
    const said = { rules, play: side === undefined ? play : 'campaign', side, squads };
    if (!isWhole(said)) return asked(call, said);
    if (play === 'alone') assertRunsEnemy(rulesetOf(rules!));
    await call.referee.transfer.release(call.asked);
    return said.play === 'rulings' ? rulingsAlone(call, rules!) : campaign(call, said);
  },
};

/** What's said, as a button carries it. */
function known({ rules, play, side, squads }: Said): Button<'quickstart'>['of'] {
  return {
    ...(rules === undefined ? {} : { rules }),
    ...(play === undefined ? {} : { play }),
    ...(side === undefined ? {} : { side }),
    ...(squads ? { squads: true } : {}),
  };
}

/** The next question. @throws {InputError} if a campaign is open, before any question is asked in vain */
async function asked(call: Call, said: Said): Promise<Answer> {
  assertNoGame(await campaignIn(call));
  const { rules, play } = said;
  const choices = (option: 'rules' | 'play' | 'side', values: readonly string[]) =>
    values.map((value) => ({ value, of: known({ ...said, [option]: value }) }));
  if (rules === undefined) {
    return question(
      'rules',
      bookQuestion(call.words, Object.values(rulesets), choices('rules', RULESET_IDS)),
      RULESET_IDS,
    );
  }
  const book = rulesetOf(rules);
  if (play === undefined) {
    const values = options.play.values.filter((value) => value !== 'alone' || book.solo?.entries);
    return question('play', playQuestion(call.words, book, choices('play', values)), values);
  }
  const { values } = options.side;
  const bare = choices('side', values);
  const withSquads = bare.map(({ value, of }) => ({
    value,
    of: { ...of, squads: true as const },
    squads: true as const,
  }));
  return question('side', sideQuestion(call.words, book, games.SIDES, [...withSquads, ...bare]), values);
}

/** @throws {InputError} for a book without an enemy of its own */
function assertRunsEnemy({ solo, name }: Ruleset): void {
  if (!solo?.entries) throw new InputError('solo-not-in-book', { rules: name });
}

function question(asks: keyof Said, document: Answer['document'], choices: readonly string[]): Answer {
  return { document, json: { data: { asks, choices } } };
}

/** A channel whose log has moved away can start another, so it counts as empty. */
async function campaignIn({ referee, asked: { channel } }: Call): Promise<Pick<Campaign, 'game'>> {
  try {
    return await referee.campaign(channel);
  } catch (error) {
    if (error instanceof InputError && error.says === 'game-moved') return {};
    throw error;
  }
}

function assertNoGame({ game }: Pick<Campaign, 'game'>): void {
  if (game && game.phase !== 'ended') throw new InputError('game-open', { name: game.name });
}

async function rulingsAlone(call: Call, rules: string): Promise<Answer> {
  const book = rulesetOf(rules);
  const of = sampleCommand(book, call.commands);
  const next = [sample(book, call.commands)];
  const answer = await decided(
    call,
    (found) => games.chooseRules(found, call.asked, rules),
    ({ game }, _, record) => rulingsReply(call.words, record, game, next),
  );
  const first = { action: 'run', of, label: call.words.notices.firstRuling(undefined), first: true } as const;
  return { ...withNext(answer, next), offers: async () => ({ buttons: [...(answer.document.buttons ?? []), first] }) };
}

/** The names of the squads, the first side's first. */
const CALLED: readonly string[] = ['Red', 'Blue'];

/** A campaign as it opens: who plays what, the enemy that the book runs, and the squads that are wanted. */
function opening(found: Campaign, call: Call, book: Ruleset, { play, side, squads }: Said): LogEvent[] {
  const { asked } = call;
  const { solo } = book;
  const alone = play === 'alone' && solo ? solo : undefined;
  // The book runs the side named last.
  const sides = alone ? [...games.SIDES.filter((each) => each !== alone.enemy), alone.enemy] : games.SIDES;
  const own = alone ? slug(sides[0]!) : side!;
  const wanted = { name: book.name, rules: book.id, sides };
  const events = own === UMPIRE ? games.openGame(found, asked, wanted) : openAndJoin(found, asked, wanted, own);
  const now = () => ({ ...found, game: games.gameOf(events.reduce(evolveGame, undefined as Game | undefined)) });
  if (alone) events.push(...setHouse(now(), asked, book, { toggle: alone.toggle, on: true }));
  const raised = squads ? sides.filter((each) => each !== alone?.enemy) : [];
  for (const [i, each] of raised.entries()) {
    events.push(...raiseSquad(now(), asked.user, book, { called: CALLED[i], side: slug(each) }));
  }
  return events;
}

async function campaign(call: Call, said: Said): Promise<Answer> {
  const book = rulesetOf(said.rules!);
  let next: readonly string[] = [];
  const answer = await decided(
    call,
    (found) => opening(found, call, book, said),
    (found, _, record) => {
      const { events, by } = record;
      // The campaign as it opened, whatever has happened since, so that a press delivered again gets the same answer.
      const game = games.gameOf(events.reduce(evolveGame, undefined as Game | undefined));
      const steps = firstSteps({ ...found, game }, by, book, call.commands);
      next = [...(steps.squad === undefined ? [] : [steps.squad]), ...steps.owed, steps.turn, steps.ruling];
      const dice = openingLines(call.words, found, record, call.referee.fairness.fixed);
      const reply = openedReply(call.words, game, book, steps, dice);
      return withWarning(call.words, reply, 'campaign', call.asked.lackedToPost);
    },
  );
  return withNext(answer, next);
}

function withNext({ json, ...answer }: Answer, next: readonly string[]): Answer {
  return { ...answer, json: { ...json, data: { ...(json.data as object), next } } };
}
