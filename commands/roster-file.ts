import { added } from '../src/command/added.ts';
import type { Command, OptionsFor } from '../src/command/command.ts';
import { fileGiven } from '../src/command/file.ts';
import { option } from '../src/kernel/options/options.ts';
import { LONGEST } from '../src/kernel/texts.ts';
import { gameIn, sideNamed } from '../src/referee/games/games.ts';
import { importUnits, readRoster, writeRoster } from '../src/referee/units/roster-file.ts';
import { unitsInOrder } from '../src/referee/units/units.ts';

import { rosterFileReply } from '../src/reply/log/transfer.ts';
import { rulesetOf } from '../src/rules/index.ts';

/** A file with two hundred units is far smaller, and a larger one would keep others waiting. */
const MOST_BYTES = 256 * 1024;

// On Discord a form asks for the contents of the file, so the option can be left out.
const importOptions = { file: { type: 'file' } } satisfies OptionsFor<'unit import'>;

const importing: Command = {
  name: 'unit import',
  options: importOptions,
  form: { option: 'file', file: 'units.csv' },
  campaign: true,
  main: ['file'],
  example: '/unit import file:units.csv',
  async run(call) {
    call.options(importOptions);
    // If no campaign is open, there's no need to read anything.
    gameIn(await call.referee.campaign(call.asked.channel));
    const entries = readRoster(await fileGiven(call, 'file', MOST_BYTES));
    return added(call, (campaign, ruleset) => importUnits(campaign, call.asked.user, ruleset, entries));
  },
};

const exportOptions = {
  as: option.oneOf(['csv', 'json'], { default: 'csv' }),
  side: option.text({ longest: LONGEST.word }),
} satisfies OptionsFor<'unit export'>;

/** `data` has the file's `text`, its name as `file`, and how many `units` it has. */
const exporting: Command = {
  name: 'unit export',
  options: exportOptions,
  private: true,
  campaign: true,
  main: ['as'],
  example: '/unit export as:csv side:axis',
  examples: ['/unit export as:json'],
  async run(call) {
    const { as, side } = call.options(exportOptions);
    const game = gameIn(await call.referee.campaign(call.asked.channel));
    const id = side === undefined ? undefined : sideNamed(game, side);
    const units = unitsInOrder(game).filter((unit) => id === undefined || unit.side === id);
    const text = writeRoster(units, game, rulesetOf(game.rules), as);
    const file = { name: `units.${as}`, bytes: new TextEncoder().encode(text) };
    return {
      document: rosterFileReply(call.words, units.length, file),
      json: { data: { units: units.length, file: file.name, text } },
    };
  },
};

export const rosterFileCommands: readonly Command[] = [importing, exporting];
