import type { Campaign } from '../src/campaign/campaign.ts';
import { evolveGame } from '../src/campaign/evolve.ts';
import type { Game } from '../src/campaign/game.ts';
import type { Answer, Call, Command } from '../src/command/command.ts';
import { decided } from '../src/command/decided.ts';
import type { OptionTable } from '../src/kernel/options.ts';
import { InputError } from '../src/kernel/refusal.ts';
import * as games from '../src/referee/games.ts';
import { openAndJoin } from '../src/referee/sides.ts';
import { english } from '../src/reply/english/index.ts';
import { openingLines } from '../src/reply/fair.ts';
import { bookQuestion, openedReply, playQuestion, rulingsReply, sideQuestion } from '../src/reply/quickstart.ts';
import { RULESET_IDS, rulesetOf, rulesets } from '../src/rules/index.ts';
import { firstSteps, sample } from '../src/suggestions/suggested.ts';

/** What one plays who plays neither side. */
const UMPIRE = 'umpire';

const options = {
  rules: { type: 'string', values: RULESET_IDS, help: 'The rulebook; left out, it is asked' },
  play: {
    type: 'string',
    values: ['campaign', 'rulings'],
    help: 'A campaign with units, or rulings alone; left out, it is asked',
  },
  side: {
    type: 'string',
    values: [...games.SIDES.map(games.slug), UMPIRE],
    help: 'The side that you play, or umpire for neither; left out, it is asked',
  },
} as const satisfies OptionTable;

/** What has been said so far, in the order in which it is asked. */
interface Said {
  readonly rules?: string | undefined;
  readonly play?: string | undefined;
  readonly side?: string | undefined;
}

/** What a button of a question carries: `landser/campaign/axis`, as far as it is said. */
export function carrying({ rules, play, side }: Said): string {
  return [rules, play, side].filter((word) => word !== undefined).join('/');
}

/** What such a button says. */
export function saidBy(carried: string): Readonly<Record<string, string>> {
  const words = carried === '' ? [] : carried.split('/');
  return Object.fromEntries(words.map((word, i) => [['rules', 'play', 'side'][i]!, word]));
}

/** Whether there is nothing more to ask, so that the channel is set up with it, for all to see. */
export function isWhole({ rules, play, side }: Said): boolean {
  return rules !== undefined && (play === 'rulings' || side !== undefined);
}

/**
 * While it asks, `data` has what it `asks` and the `choices`; in the end the record's `events`, and `next`, the commands to
 * go on with.
 */
export const quickstart: Command = {
  name: 'quickstart',
  description: 'Set this channel up in three clicks: the rulebook, a campaign or rulings alone, your side',
  options,
  private: (given) => !isWhole(given),
  campaign: false,
  example: '/quickstart rules:landser play:campaign side:axis',
  async run(call) {
    const { rules, play, side } = call.options(options);
    if (play === 'rulings' && side !== undefined) {
      throw new InputError('means-nothing', { options: ['side'], beside: 'play:rulings' });
    }
    // A side is one of a campaign.
    const said = { rules, play: side === undefined ? play : 'campaign', side };
    if (!isWhole(said)) return asked(call, said);
    await call.referee.transfer.release(call.asked.channel);
    return said.play === 'rulings' ? rulingsAlone(call, rules!) : campaign(call, rules!, side!);
  },
};

/** The next question. @throws {InputError} where a campaign is open, before anything is asked in vain */
async function asked(call: Call, said: Said): Promise<Answer> {
  assertNoGame(await campaignIn(call));
  const { rules, play } = said;
  const choices = (option: keyof Said, values: readonly string[]) =>
    values.map((value) => ({ value, of: carrying({ ...said, [option]: value }) }));
  if (rules === undefined) {
    return question('rules', bookQuestion(Object.values(rulesets), choices('rules', RULESET_IDS)), RULESET_IDS);
  }
  const book = rulesetOf(rules);
  if (play === undefined) {
    const { values } = options.play;
    return question('play', playQuestion(book, choices('play', values)), values);
  }
  const { values } = options.side;
  return question('side', sideQuestion(book, games.SIDES, choices('side', values)), values);
}

function question(asks: keyof Said, document: Answer['document'], choices: readonly string[]): Answer {
  return { document, json: { data: { asks, choices } } };
}

/** A channel whose log has moved away may begin another, so there is nothing in it. */
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
  const next = [sample(book, call.commands)];
  const answer = await decided(
    call,
    (found) => games.chooseRules(found, call.asked, rules),
    ({ game }, _, record) => rulingsReply(record, game, next),
  );
  const first = { action: 'run', of: next[0]!, label: english.notices.firstRuling, first: true } as const;
  return { ...withNext(answer, next), offers: async () => ({ buttons: [...(answer.document.buttons ?? []), first] }) };
}

async function campaign(call: Call, rules: string, side: string): Promise<Answer> {
  const book = rulesetOf(rules);
  const wanted = { name: book.name, rules, sides: games.SIDES };
  let next: readonly string[] = [];
  const answer = await decided(
    call,
    (found) =>
      side === UMPIRE ? games.openGame(found, call.asked, wanted) : openAndJoin(found, call.asked, wanted, side),
    (found, _, record) => {
      const { events, by } = record;
      // As it opened, whatever has happened since: a press that is delivered again is answered alike.
      const game = games.gameOf(events.reduce(evolveGame, undefined as Game | undefined));
      const steps = firstSteps({ ...found, game }, by, book, call.commands);
      next = [steps.squad, ...steps.owed, steps.turn, steps.ruling];
      return openedReply(game, book, steps, openingLines(found, record));
    },
  );
  return withNext(answer, next);
}

function withNext({ json, ...answer }: Answer, next: readonly string[]): Answer {
  return { ...answer, json: { ...json, data: { ...(json.data as object), next } } };
}
