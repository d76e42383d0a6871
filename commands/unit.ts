import type { Campaign } from '../src/campaign/campaign.ts';
import { added } from '../src/command/added.ts';
import type { Answer, Call, Command, OptionsFor } from '../src/command/command.ts';
import { decided } from '../src/command/decided.ts';
import { withElsewhere } from '../src/command/typing/elsewhere.ts';
import { option } from '../src/kernel/options/options.ts';
import { readInnerPairs } from '../src/kernel/options/pairs.ts';
import type { DeckOf, Ruleset } from '../src/kernel/ruleset.ts';
import type { Unit } from '../src/kernel/state/scene.ts';
import { LONGEST } from '../src/kernel/texts.ts';
import { abilitiesOf } from '../src/referee/acts/able.ts';
import type { Able } from '../src/referee/acts/ways.ts';
import { gameIn, sideNamed } from '../src/referee/games/games.ts';
import { readFields } from '../src/referee/units/fields.ts';
import * as roster from '../src/referee/units/roster.ts';
import { unitNamed, unitsInOrder } from '../src/referee/units/units.ts';
import { decisionReply } from '../src/reply/asks/decision.ts';
import { abilityCommand, abilityLines, ableReply } from '../src/reply/units/abilities.ts';

import { rosterReply, unitReply } from '../src/reply/units/units.ts';
import { rulesetOf } from '../src/rules/index.ts';

const side = option.text({ longest: LONGEST.word });
const unit = option.text({ longest: LONGEST.word, required: true });

const addOptions = {
  profile: option.text({ longest: LONGEST.word, required: true }),
  name: option.text({ longest: LONGEST.name }),
  count: option.integer(1, 50, { default: 1 }),
  side,
  fields: option.text({ longest: LONGEST.said }),
  hidden: option.maybe(),
} satisfies OptionsFor<'unit add'>;

const add: Command = {
  name: 'unit add',
  options: addOptions,
  campaign: true,
  main: ['profile'],
  example: '/unit add profile:rifleman name:Schmidt count:6',
  examples: ['/unit add profile:rifleman name:Miller side:allies'],
  private: ({ hidden }) => hidden === 'true',
  async run(call) {
    const { fields, side: of, hidden, ...wanted } = call.options(addOptions);
    const deckOf = (await call.referee.ruleset(call.asked.channel)).sealed?.[wanted.profile];
    if (deckOf) return sealedAdded(call, { ...wanted, said: fields, side: of }, deckOf);
    const adding = (campaign: Campaign, ruleset: Ruleset) => {
      const typed = fields === undefined ? {} : readFields(fields);
      try {
        return roster.addUnits(campaign, call.asked.user, ruleset, [{ ...wanted, typed }], of);
      } catch (error) {
        throw withElsewhere(error, ruleset, 'unit add');
      }
    };
    return added(call, adding, hidden);
  },
};

interface SealedWanted {
  readonly profile: string;
  readonly name?: string | undefined;
  readonly count: number;
  readonly said: string | undefined;
  readonly side: string | undefined;
}

/** Units whose kind nobody knows until they're shown: until then the log and `/unit show` only have its hash. */
async function sealedAdded(call: Call, { said, side: of, ...wanted }: SealedWanted, deckOf: DeckOf): Promise<Answer> {
  const { user } = call.asked;
  const { record, known } = await call.referee.seals.add(call.asked, (now) => {
    const ruleset = rulesetOf(gameIn(now).rules);
    const deck = deckOf(wanted.count, readInnerPairs(said ?? ''));
    const all = [{ ...wanted, count: deck.length, numbered: true }];
    const units = roster.addUnits(now, user, ruleset, all, of).flatMap((event) => event.units);
    return { units, deck };
  });
  return {
    document: decisionReply(call.words, record, known.campaign.game),
    json: { seq: record.seq, data: { events: record.events } },
  };
}

const squadOptions = {
  squad: option.text({ longest: LONGEST.word }),
  name: option.text({ longest: LONGEST.name }),
  side,
} satisfies OptionsFor<'unit squad'>;

const squad: Command = {
  name: 'unit squad',
  options: squadOptions,
  campaign: true,
  main: ['squad'],
  example: '/unit squad squad:squad name:Red',
  run(call) {
    const { squad: printed, name: called, side: of } = call.options(squadOptions);
    return added(call, (campaign, ruleset) =>
      roster.raiseSquad(campaign, call.asked.user, ruleset, { squad: printed, called, side: of }),
    );
  },
};

const listOptions = { side, can: option.flag() } satisfies OptionsFor<'unit list'>;

const list: Command = {
  name: 'unit list',
  options: listOptions,
  private: true,
  campaign: true,
  main: ['side'],
  example: '/unit list side:axis',
  examples: ['/unit list'],
  async run(call) {
    const { side: of, can } = call.options(listOptions);
    const campaign = await call.referee.campaign(call.asked.channel, call.asked.user);
    const game = gameIn(campaign);
    const only = of === undefined ? undefined : sideNamed(game, of);
    const units = unitsInOrder(game).filter((each) => only === undefined || each.side === only);
    if (can) {
      const ruleset = rulesetOf(game.rules);
      const able: { unit: Unit; can: readonly Able[] }[] = [];
      for (const each of units.filter(({ gone }) => !gone)) {
        const ways = await abilitiesOf(campaign, ruleset, each);
        if (ways.can.length > 0) able.push({ unit: each, can: ways.can });
      }
      return {
        document: ableReply(call.words, able),
        json: {
          data: {
            units: able.map(({ unit: each }) => each),
            can: able.map(({ unit: each, can: ways }) => ({ unit: each.name, commands: ways.map(abilityCommand) })),
          },
        },
      };
    }
    return { document: rosterReply(call.words, game, units, rulesetOf(game.rules)), json: { data: { units } } };
  },
};

const showOptions = { unit } satisfies OptionsFor<'unit show' | 'unit remove'>;

const show: Command = {
  name: 'unit show',
  options: showOptions,
  private: true,
  campaign: true,
  main: ['unit'],
  example: '/unit show unit:"Schmidt 1"',
  async run(call) {
    const { unit: name } = call.options(showOptions);
    const campaign = await call.referee.campaign(call.asked.channel, call.asked.user);
    const game = gameIn(campaign);
    const found = unitNamed(game, name);
    const ruleset = rulesetOf(game.rules);
    const document = unitReply(call.words, found, game, ruleset);
    if (found.gone || game.over || ruleset.isTerrain?.(found)) return { document, json: { data: { unit: found } } };
    const abilities = await abilitiesOf(campaign, ruleset, found);
    return {
      document: { ...document, lines: [...document.lines, ...abilityLines(call.words, abilities)] },
      json: { data: { unit: found, can: [...new Set(abilities.can.map(abilityCommand))] } },
    };
  },
};

const editOptions = {
  unit,
  fields: option.text({ longest: LONGEST.said, required: true }),
} satisfies OptionsFor<'unit edit'>;

const edit: Command = {
  name: 'unit edit',
  options: editOptions,
  campaign: true,
  main: ['unit'],
  example: '/unit edit unit:"Schmidt 1" fields:"weapon:smg serious-wounds:"',
  examples: ['/unit edit unit:"Schmidt 1" fields:"note:wounded"'],
  run(call) {
    const { unit: name, fields } = call.options(editOptions);
    return decided(call, (campaign, ruleset) =>
      roster.editUnit(campaign, call.asked.user, ruleset, { name, typed: readFields(fields) }),
    );
  },
};

const renameOptions = {
  unit,
  to: option.text({ longest: LONGEST.name, required: true }),
} satisfies OptionsFor<'unit rename'>;

const rename: Command = {
  name: 'unit rename',
  options: renameOptions,
  campaign: true,
  main: ['unit', 'to'],
  example: '/unit rename unit:"Rifleman 1" to:Schmidt',
  run(call) {
    const { unit: name, to } = call.options(renameOptions);
    return decided(call, (campaign) => roster.renameUnit(campaign, call.asked.user, name, to));
  },
};

const remove: Command = {
  name: 'unit remove',
  options: showOptions,
  campaign: true,
  main: ['unit'],
  example: '/unit remove unit:"Rifleman 1"',
  run(call) {
    const { unit: name } = call.options(showOptions);
    return decided(call, (campaign, ruleset) => roster.removeUnit(campaign, call.asked.user, ruleset, name));
  },
};

export const unitCommands: readonly Command[] = [add, squad, list, show, edit, rename, remove];
