import { breathed } from '../src/campaign/breath.ts';
import type { Game } from '../src/campaign/game.ts';
import { actShown, allActsShown } from '../src/command/acts-shown.ts';
import type { Call, Command, OptionsFor } from '../src/command/command.ts';
import { sightShown, tableShown, unitsTold } from '../src/command/table-shown.ts';
import { option } from '../src/kernel/options/options.ts';
import { InputError } from '../src/kernel/refusal.ts';
import { LONGEST } from '../src/kernel/texts.ts';
import * as laying from '../src/referee/battlefield/laying.ts';
import { formOfTable } from '../src/referee/battlefield/table-file.ts';
import { writeText } from '../src/referee/battlefield/table-text.ts';
import { seenReply, tableReply, tableTold } from '../src/reply/battle/battlefield.ts';
import type { Document } from '../src/reply/document.ts';
import { tablePicture } from '../src/reply/pictures/battlefield/table-picture.ts';
import { rulesetOf } from '../src/rules/index.ts';
import { gameOf } from './battlefield-measure.ts';

const showOptions = {
  around: option.text({ longest: LONGEST.line, place: 'point' }),
  within: option.number({ min: 2, max: 60 }),
  sees: option.text({ longest: LONGEST.line, place: 'thing' }),
  text: option.flag(),
  act: option.integer(1, Infinity),
  number: option.integer(1, Infinity),
} satisfies OptionsFor<'battlefield show'>;

/** `data.text` has the whole table in words; with `act` or `number`, `data.acts` says how many there are. */
export const show: Command = {
  name: 'battlefield show',
  options: showOptions,
  private: true,
  campaign: true,
  main: ['around'],
  example: '/battlefield show',
  examples: ['/battlefield show around:Bell', '/battlefield show sees:Bell'],
  async run(call) {
    const { act, number, ...said } = call.options(showOptions);
    if (act !== undefined || number !== undefined) return watched(call, act, number);
    const game = await gameOf(call);
    const drawn = laying.tableIn(game);
    return {
      document: await shownAs(call, game, said),
      json: {
        // Only a terminal prints it, so nobody else pays for it.
        get data() {
          return { text: writeText(formOfTable(drawn.battlefield, game.units)) };
        },
      },
    };
  },
};

/** What the side that the referee runs did: one act of it, or all. @throws {InputError} for an act that there isn't */
async function watched({ words, referee, asked }: Call, act?: number, number?: number) {
  const acted = await referee.records.acted(asked.channel, number);
  const of = acted.acts.length;
  if (act !== undefined && act > of) throw new InputError('no-such-act', { act, of, seq: acted.seq });
  const document = act === undefined ? allActsShown(words, acted) : actShown(words, acted, act);
  return { document, json: { data: { seq: acted.seq, acts: of } } };
}

async function shownAs(
  { words }: Call,
  game: Game,
  { around, within, sees, text }: { around?: string; within?: number; sees?: string; text?: boolean },
): Promise<Document> {
  const drawn = laying.tableIn(game);
  const ruleset = rulesetOf(game.rules);
  if (text) return tableTold(words, drawn, await breathed(unitsTold(words, game, ruleset, drawn)));
  if (sees === undefined)
    return tableReply(words, drawn, [tablePicture(words, tableShown(words, game, drawn, { around, within }))]);
  const { unit, shown, told } = await breathed(sightShown(words, { game, ruleset, drawn }, sees));
  return seenReply(words, unit.name, told, [tablePicture(words, shown)]);
}
