import { type Game, sideOf } from '../src/campaign/game.ts';
import { owedText } from '../src/campaign/owed/owed-command.ts';
import { type Owing, owingIn } from '../src/campaign/owed/owing.ts';
import { dueNow } from '../src/campaign/turns.ts';
import type { Answer, Command, OptionsFor } from '../src/command/command.ts';
import { owedOffers } from '../src/command/panel/offers.ts';
import { withBattleEnd } from '../src/command/turns/ending.ts';
import { waitingJson } from '../src/command/turns/solo-turn.ts';
import { turnEnded } from '../src/command/turns/turn-ended.ts';
import { withTakingBack } from '../src/command/turns/turn-offers.ts';
import { withTurnReport } from '../src/command/turns/turn-report.ts';
import { option } from '../src/kernel/options/options.ts';
import { type Ruleset, togglesOn } from '../src/kernel/ruleset.ts';
import { blocksOf } from '../src/kernel/state/due.ts';
import { LONGEST } from '../src/kernel/texts.ts';
import { unitsAble } from '../src/referee/acts/able.ts';
import { gameIn, sideNamed } from '../src/referee/games/games.ts';
import type { Changed } from '../src/referee/referee.ts';
import type { Unchanged } from '../src/referee/rulings/answers.ts';
import { waitingIn } from '../src/referee/solo/solo.ts';
import { endStep } from '../src/referee/turns/turn-end.ts';
import { unitsInOrder } from '../src/referee/units/units.ts';
import { turnStatusReply } from '../src/reply/battle/situation.ts';
import { stepCalled } from '../src/reply/battle/step-names.ts';
import { readyAlreadyReply, stoppedLines } from '../src/reply/battle/turn.ts';
import type { Catalogue } from '../src/reply/catalogue.ts';
import type { Line } from '../src/reply/document.ts';
import { boardReply } from '../src/reply/units/board.ts';
import { rulesetOf } from '../src/rules/index.ts';
import { withFirstRuling } from '../src/suggestions/first-ruling.ts';

const endOptions = {
  faces: option.text(),
  to: option.text({ longest: LONGEST.word, step: true }),
  confirm: option.flag(),
} satisfies OptionsFor<'turn end'>;

const end: Command = {
  name: 'turn end',
  options: endOptions,
  campaign: true,
  main: ['to'],
  example: '/turn end',
  async run(call) {
    const { to, confirm } = call.options(endOptions);
    const { user } = call.asked;
    const changed = await call.referee.endTurn(call.asked, (campaign, ruleset, source) => {
      const step = to === undefined ? undefined : stepCalled(call.words, gameIn(campaign), ruleset, to);
      return endStep(campaign, ruleset, { user, house: togglesOn(ruleset, campaign.house), source, to: step, confirm });
    });
    if (!changed.record) return waitingStill(call.words, changed, user);
    const answer = turnEnded(call.words, changed);
    const { record, campaign } = changed;
    const stopped = await stoppedAt(call.words, changed, to);
    const document = { ...answer.document, lines: [...answer.document.lines, ...stopped] };
    const withReport = await withTurnReport(call.words, call.referee, call.asked, record, campaign.game, document);
    return {
      ...answer,
      offers: async () => {
        const log = call.referee.records.inMemory(call.asked.channel)?.log;
        const offers = withTakingBack(await answer.offers?.(), record, log);
        return withFirstRuling(call.words, campaign, call.commands, offers);
      },
      document: await withBattleEnd(call.words, call.referee, call.asked, record, campaign.game, withReport),
    };
  },
};

/** For a player who has ended a step of both sides already. */
function waitingStill(words: Catalogue, { campaign, ruleset }: Unchanged, user: string): Answer {
  const game = gameIn(campaign);
  const document = readyAlreadyReply(words, game, ruleset, sideOf(game, user) ?? '');
  return { document, json: { data: { events: [] } } };
}

/** Where play stopped before the step that was asked for, and why. */
async function stoppedAt(
  words: Catalogue,
  { campaign, record, ruleset }: Changed,
  to: string | undefined,
): Promise<readonly Line[]> {
  const { at, over } = gameIn(campaign);
  const hasGoneOn = record.events.some(({ type }) => type === 'turn-begun');
  if (to === undefined || !at || over || at.step === to || !hasGoneOn) return [];
  const owed = dueNow(gameIn(campaign), ruleset).map((due) => owedText(due, gameIn(campaign), ruleset));
  const able = owed.length > 0 ? [] : await unitsAble(campaign, ruleset);
  return stoppedLines(
    words,
    at.step,
    owed,
    able.map(({ name }) => name),
  );
}

/** What's owed now, with units by their names, each with its command. */
function dueJson(game: Game, ruleset: Ruleset) {
  const name = (id: string) => game.units[id]?.name ?? id;
  return dueNow(game, ruleset).map((due) => ({
    verb: due.verb,
    ...(due.unit === undefined ? {} : { who: name(due.unit) }),
    ...(due.targets ? { targets: due.targets.map(name) } : {}),
    options: due.options,
    rule: due.rule,
    blocks: blocksOf(due),
    command: owedText(due, game, ruleset),
  }));
}

/** Who owes what, and since when. */
function owingJson({ why, users, side, ask, since }: Owing) {
  return {
    why,
    users,
    ...(side === undefined ? {} : { side }),
    ...(ask === undefined ? {} : { ask }),
    since: since.at,
  };
}

const status: Command = {
  name: 'turn status',
  options: {},
  campaign: true,
  example: '/turn status',
  async run(call) {
    call.options({});
    const campaign = await call.referee.campaign(call.asked.channel);
    const game = gameIn(campaign);
    const waits = waitingJson(waitingIn(campaign), campaign);
    const document = turnStatusReply(call.words, campaign, rulesetOf(game.rules));
    return {
      document,
      offers: async () => owedOffers(call.words, document, game, rulesetOf(game.rules)),
      json: {
        data: {
          at: game.at,
          due: dueJson(game, rulesetOf(game.rules)),
          owing: owingIn(campaign, rulesetOf(game.rules)).map(owingJson),
          ...(game.pace ? { pace: game.pace } : {}),
          ...waits,
        },
      },
    };
  },
};

const boardOptions = { side: option.text({ longest: LONGEST.word }) } satisfies OptionsFor<'turn board'>;

/** `data` has the position in the turn, what's owed, and the units shown, those in play first. */
const board: Command = {
  name: 'turn board',
  options: boardOptions,
  campaign: true,
  main: ['side'],
  example: '/turn board side:axis',
  async run(call) {
    const { side } = call.options(boardOptions);
    const campaign = await call.referee.campaign(call.asked.channel);
    const game = gameIn(campaign);
    const id = side === undefined ? undefined : sideNamed(game, side);
    const units = unitsInOrder(game).filter((unit) => id === undefined || unit.side === id);
    return {
      document: boardReply(call.words, game, units, rulesetOf(game.rules)),
      json: {
        data: {
          at: game.at,
          due: dueJson(game, rulesetOf(game.rules)),
          units,
          ...waitingJson(waitingIn(campaign), campaign),
        },
      },
    };
  },
};

export const turnCommands: readonly Command[] = [end, status, board];
