import type { Campaign } from '../src/campaign/campaign.ts';
import type { LogEvent } from '../src/campaign/record.ts';
import { ENFORCEMENTS, TABLE_DICE } from '../src/campaign/settings.ts';
import type { Call, Command, OptionsFor } from '../src/command/command.ts';
import { decided } from '../src/command/decided.ts';
import { waitingJson } from '../src/command/turns/solo-turn.ts';
import { option } from '../src/kernel/options/options.ts';
import { InputError } from '../src/kernel/refusal.ts';
import { type Ruleset, togglesOn } from '../src/kernel/ruleset.ts';
import { LONGEST } from '../src/kernel/texts.ts';
import { DICE_FROM } from '../src/referee/fairness/beacon.ts';
import * as games from '../src/referee/games/games.ts';
import { setEnforcement, setHouse, setTableDice } from '../src/referee/games/house.ts';
import { waitingIn } from '../src/referee/solo/solo.ts';
import { confirmReply } from '../src/reply/asks/confirm.ts';
import { houseReply, joinReply, statusReply, withThread, withWarning } from '../src/reply/battle/game.ts';
import { openedLedgerLines, openingLines } from '../src/reply/dice/fair.ts';
import { lossesReply } from '../src/reply/units/losses.ts';
import { RULESET_IDS, rulesetOf } from '../src/rules/index.ts';

const newOptions = {
  rules: option.oneOf(RULESET_IDS),
  name: option.text({ longest: LONGEST.campaign }),
  sides: option.text({ longest: LONGEST.line, default: games.SIDES.join(', ') }),
  fair: option.oneOf(DICE_FROM, { default: 'seed' }),
  thread: option.flag(),
} satisfies OptionsFor<'game new'>;

const open: Command = {
  name: 'game new',
  options: newOptions,
  campaign: false,
  main: ['name'],
  example: '/game new name:Caen',
  examples: ['/game new sides:"Germans, Americans"'],
  async run(call) {
    const { rules, name, sides, thread, fair } = call.options(newOptions);
    if (fair === 'beacon' && thread) throw new InputError('beacon-then-thread');
    await call.referee.transfer.release(call.asked);
    const named = sides.split(',').map((side) => side.trim());
    const aboutIn = (ruleset: Ruleset) => {
      const played = rules ?? ruleset.id;
      return { name: name ?? rulesetOf(played).name, rules: played, sides: named };
    };
    const opening = (campaign: Campaign, ruleset: Ruleset) => games.openGame(campaign, call.asked, aboutIn(ruleset));
    const set = fair === 'beacon' ? await ledgerFor(call, opening, (ruleset) => aboutIn(ruleset).name) : undefined;
    return decided(
      call,
      (campaign, ruleset) => [...opening(campaign, ruleset), ...(set ? [set] : [])],
      (campaign, _, record) => {
        const game = games.gameOf(campaign.game);
        const reply = joinReply(
          call.words,
          game,
          rulesetOf(game.rules),
          set
            ? openedLedgerLines(call.words, record)
            : openingLines(call.words, campaign, record, call.referee.fairness.fixed),
        );
        const warned = withWarning(call.words, reply, 'campaign', call.asked.lackedToPost);
        // The ledger doesn't go along with a log that moves.
        return set ? warned : withThread(call.words, warned, call.asked.lackedForThread, thread);
      },
    );
  },
};

/** Opens the ledger of a campaign that's about to open. Somebody who may not open it is told at once, and nothing is left behind. */
async function ledgerFor(
  { referee, asked }: Call,
  opening: (campaign: Campaign, ruleset: Ruleset) => readonly LogEvent[],
  nameIn: (ruleset: Ruleset) => string,
): Promise<LogEvent> {
  const campaign = await referee.campaign(asked.channel);
  const ruleset = referee.playedBy(campaign);
  opening(campaign, ruleset);
  return referee.fairness.ledgerFor(asked, nameIn(ruleset));
}

const status: Command = {
  name: 'game status',
  options: {},
  campaign: true,
  example: '/game status',
  async run(call) {
    call.options({});
    const campaign = await call.referee.campaign(call.asked.channel);
    const game = games.gameIn(campaign);
    const waits = waitingJson(waitingIn(campaign), campaign);
    return { document: statusReply(call.words, game, rulesetOf(game.rules)), json: { data: { game, ...waits } } };
  },
};

const houseOptions = {
  toggle: option.text({ longest: LONGEST.word }),
  on: option.flag({ default: true }),
} satisfies OptionsFor<'game house'>;

const house: Command = {
  name: 'game house',
  options: houseOptions,
  main: ['toggle'],
  example: '/game house toggle:dogs-chance on:true',
  examples: ['/game house'],
  async run(call) {
    const { toggle, on } = call.options(houseOptions);
    if (toggle !== undefined) {
      return decided(call, (campaign, ruleset) => setHouse(campaign, call.asked, ruleset, { toggle, on }));
    }
    const ruleset = await call.referee.ruleset(call.asked.channel);
    const now = togglesOn(ruleset, (await call.referee.campaign(call.asked.channel)).house);
    return { document: houseReply(call.words, ruleset, now), json: { data: { rules: ruleset.id, on: [...now] } } };
  },
};

const rulesOptions = { rules: option.oneOf(RULESET_IDS, { required: true }) } satisfies OptionsFor<'game rules'>;

const rules: Command = {
  name: 'game rules',
  options: rulesOptions,
  campaign: false,
  main: ['rules'],
  example: '/game rules rules:landser-classic',
  run(call) {
    const chosen = call.options(rulesOptions).rules;
    return decided(call, (campaign) => games.chooseRules(campaign, call.asked, chosen));
  },
};

const enforcementOptions = {
  how: option.oneOf(ENFORCEMENTS, { required: true }),
} satisfies OptionsFor<'game enforcement'>;

const enforcement: Command = {
  name: 'game enforcement',
  options: enforcementOptions,
  campaign: true,
  umpire: true,
  main: ['how'],
  example: '/game enforcement how:remind',
  run(call) {
    const { how } = call.options(enforcementOptions);
    return decided(call, (campaign) => setEnforcement(campaign, call.asked.user, how));
  },
};

const diceOptions = { table: option.oneOf(TABLE_DICE, { required: true }) } satisfies OptionsFor<'game dice'>;

const dice: Command = {
  name: 'game dice',
  options: diceOptions,
  campaign: true,
  umpire: true,
  main: ['table'],
  example: '/game dice table:confirmed',
  run(call) {
    const { table } = call.options(diceOptions);
    return decided(call, (campaign) => setTableDice(campaign, call.asked.user, table));
  },
};

/** `/game pause`, `/game resume` */
function phase(name: 'pause' | 'resume', to: 'paused' | 'open'): Command {
  return {
    name: `game ${name}`,
    options: {},
    campaign: true,
    umpire: true,
    example: `/game ${name}`,
    run(call) {
      call.options({});
      return decided(call, (campaign) => games.setPhase(campaign, call.asked.user, to, false));
    },
  };
}

const endOptions = { confirm: option.flag() } satisfies OptionsFor<'game end'>;

/** Without `confirm` it shows how the sides stand, and `data` has what is `toConfirm`. */
const end: Command = {
  name: 'game end',
  options: endOptions,
  private: ({ confirm }) => confirm !== 'true',
  campaign: true,
  umpire: true,
  example: '/game end',
  async run(call) {
    const { confirm } = call.options(endOptions);
    const { channel, user, manager = false } = call.asked;
    const ending = (campaign: Campaign) => games.setPhase(campaign, user, 'ended', manager);
    if (confirm) return decided(call, ending);
    // Somebody who may not do this is told at once.
    ending(await call.referee.campaign(channel));
    const document = confirmReply(
      call.words,
      'game end',
      lossesReply(call.words, await call.referee.chronicles.losses(channel)).lines,
    );
    return { document, json: { data: { toConfirm: 'game end' } } };
  },
};

const battle: Command = {
  name: 'game battle',
  options: {},
  campaign: true,
  umpire: true,
  example: '/game battle',
  run(call) {
    call.options({});
    return decided(call, (campaign, ruleset) => games.beginBattle(campaign, call.asked.user, ruleset));
  },
};

export const gameCommands: readonly Command[] = [
  open,
  status,
  house,
  rules,
  enforcement,
  dice,
  phase('pause', 'paused'),
  phase('resume', 'open'),
  end,
  battle,
];
