import type { OptionTable } from '../src/kernel/options.ts';
import { readFields } from '../src/referee/fields.ts';
import { gameIn, sideNamed } from '../src/referee/games.ts';
import * as roster from '../src/referee/roster.ts';
import { unitNamed, unitsInOrder } from '../src/referee/units.ts';
import { rosterReply, unitReply } from '../src/reply/units.ts';
import type { Command } from './command.ts';
import { decided } from './decided.ts';

const side = { type: 'string', help: 'The side; your own if left out' } as const;
const unit = { type: 'string', required: true, help: 'The unit, by its name' } as const;

const addOptions = {
  profile: { type: 'string', required: true, help: "What it is, from the book's profiles" },
  name: { type: 'string', help: 'What it is called; several are numbered' },
  count: { type: 'integer', min: 1, max: 50, default: 1, help: 'How many of them' },
  side,
  fields: { type: 'string', help: 'What is known of it besides, as name:value pairs' },
} as const satisfies OptionTable;

const add: Command = {
  name: 'unit add',
  description: 'Add a unit, or several alike, from the profiles of the book',
  options: addOptions,
  campaign: true,
  example: '/unit add profile:rifleman name:Schmidt count:6',
  run(call) {
    const { fields, side: of, ...wanted } = call.options(addOptions);
    return decided(call, (campaign, ruleset) => {
      const set = fields === undefined ? {} : readFields(fields);
      return roster.addUnits(campaign, call.asked.user, ruleset, [{ ...wanted, fields: set }], of);
    });
  },
};

const squadOptions = {
  squad: { type: 'string', default: 'squad', help: 'Which of the squads that the book prints' },
  name: { type: 'string', help: 'What it is called; put before the name of each man' },
  side,
} as const satisfies OptionTable;

const squad: Command = {
  name: 'unit squad',
  description: 'Add a whole squad as the book prints it',
  options: squadOptions,
  campaign: true,
  example: '/unit squad squad:squad name:Red',
  run(call) {
    const { squad: printed, name: called, side: of } = call.options(squadOptions);
    return decided(call, (campaign, ruleset) =>
      roster.raiseSquad(campaign, call.asked.user, ruleset, { squad: printed, called, side: of }),
    );
  },
};

const listOptions = { side: { type: 'string', help: 'One side only' } } as const satisfies OptionTable;

const list: Command = {
  name: 'unit list',
  description: 'The units of the campaign, those out of play last',
  options: listOptions,
  private: true,
  campaign: true,
  example: '/unit list side:axis',
  async run(call) {
    const { side: of } = call.options(listOptions);
    const game = gameIn(await call.referee.campaign(call.asked.channel));
    const only = of === undefined ? undefined : sideNamed(game, of);
    const units = unitsInOrder(game).filter((each) => only === undefined || each.side === only);
    return { document: rosterReply(game, units), json: { data: { units } } };
  },
};

const showOptions = { unit } as const satisfies OptionTable;

const show: Command = {
  name: 'unit show',
  description: 'All that is known of a unit',
  options: showOptions,
  private: true,
  campaign: true,
  example: '/unit show unit:"Schmidt 1"',
  async run(call) {
    const { unit: name } = call.options(showOptions);
    const game = gameIn(await call.referee.campaign(call.asked.channel));
    const found = unitNamed(game, name);
    return { document: unitReply(found, game), json: { data: { unit: found } } };
  },
};

const editOptions = {
  unit,
  fields: { type: 'string', required: true, help: 'name:value pairs; an empty value takes a field away' },
} as const satisfies OptionTable;

const edit: Command = {
  name: 'unit edit',
  description: 'Set what the referee could not know of a unit',
  options: editOptions,
  campaign: true,
  example: '/unit edit unit:"Schmidt 1" fields:"weapon:smg serious-wounds:"',
  run(call) {
    const { unit: name, fields } = call.options(editOptions);
    return decided(call, (campaign) => roster.editUnit(campaign, call.asked.user, name, readFields(fields)));
  },
};

const renameOptions = {
  unit,
  to: { type: 'string', required: true, help: 'The new name' },
} as const satisfies OptionTable;

const rename: Command = {
  name: 'unit rename',
  description: 'Call a unit something else',
  options: renameOptions,
  campaign: true,
  example: '/unit rename unit:"Rifleman 1" to:Schmidt',
  run(call) {
    const { unit: name, to } = call.options(renameOptions);
    return decided(call, (campaign) => roster.renameUnit(campaign, call.asked.user, name, to));
  },
};

const remove: Command = {
  name: 'unit remove',
  description: 'Take a unit out of the campaign, as if it had never been there',
  options: showOptions,
  campaign: true,
  example: '/unit remove unit:"Rifleman 1"',
  run(call) {
    const { unit: name } = call.options(showOptions);
    return decided(call, (campaign) => roster.removeUnit(campaign, call.asked.user, name));
  },
};

export const unitCommands: readonly Command[] = [add, squad, list, show, edit, rename, remove];
