import { randomBytes } from 'node:crypto';
import { MOST_ON_TABLE } from '../src/campaign/battlefield.ts';
import type { Game } from '../src/campaign/game.ts';
import type { Command, OptionsFor } from '../src/command/command.ts';
import { decided } from '../src/command/decided.ts';
import { fileGiven } from '../src/command/file.ts';
import { tableShown } from '../src/command/table-shown.ts';
import { type GivenOptions, option } from '../src/kernel/options/options.ts';
import { optionsIn } from '../src/kernel/options/read-options.ts';
import { FORMATIONS } from '../src/kernel/state/position.ts';
import { LONGEST } from '../src/kernel/texts.ts';
import * as laying from '../src/referee/battlefield/laying.ts';
import {
  isHighByStoreys,
  isLine,
  LAID_BY_HAND,
  LIKELY_SIZES,
  layPiece,
} from '../src/referee/battlefield/piece-laid.ts';
import { formOfTable } from '../src/referee/battlefield/table-file.ts';
import { writeText } from '../src/referee/battlefield/table-text.ts';
import { gameIn } from '../src/referee/games/games.ts';
import { madeUpReply, tableFileReply } from '../src/reply/battle/battlefield.ts';
import type { Catalogue } from '../src/reply/catalogue.ts';
import type { Document } from '../src/reply/document.ts';
import { tablePicture } from '../src/reply/pictures/battlefield/table-picture.ts';
import { PRESETS } from '../src/table/presets/index.ts';
import { gameOf, measure } from './battlefield-measure.ts';
import { page } from './battlefield-page.ts';
import { photo } from './battlefield-photo.ts';
import { show } from './battlefield-show.ts';
import { hidingCommands } from './hiding.ts';

const SIZES = ['72x48', '48x48', '36x36', '60x44', '44x30', '96x48'];
const newOptions = {
  size: option.text({ longest: LONGEST.word, likely: SIZES }),
  fog: option.maybe(),
} satisfies OptionsFor<'battlefield new'>;

const fresh: Command = {
  name: 'battlefield new',
  options: newOptions,
  campaign: true,
  main: ['size'],
  example: '/battlefield new size:72x48',
  examples: ['/battlefield new fog:true'],
  run(call) {
    const said = call.options(newOptions);
    return decided(call, (campaign) => laying.newTable(campaign, call.asked.user, said));
  },
};

const presetOptions = {
  name: option.oneOf(PRESETS, { required: true }),
  seed: option.text({ longest: LONGEST.word }),
  size: option.text({ longest: LONGEST.word, likely: SIZES }),
  fog: option.maybe(),
} satisfies OptionsFor<'battlefield preset'>;

/** `data.seed` makes the same table again. */
const preset: Command = {
  name: 'battlefield preset',
  options: presetOptions,
  campaign: true,
  main: ['name'],
  example: '/battlefield preset name:village',
  examples: ['/battlefield preset name:bocage seed:Villers'],
  async run(call) {
    const { seed = randomBytes(3).toString('hex'), ...said } = call.options(presetOptions);
    const answer = await decided(
      call,
      (campaign) => laying.presetOf(campaign, call.asked.user, { ...said, seed }),
      ({ game }) => presetReply(call.words, game!, { name: said.name, seed }),
    );
    return { ...answer, json: { ...answer.json, data: { ...(answer.json.data as object), seed } } };
  },
};

function presetReply(words: Catalogue, game: Game, made: { readonly name: string; readonly seed: string }): Document {
  const drawn = laying.tableIn(game);
  const picture = tablePicture(words, tableShown(words, game, drawn, {}));
  return madeUpReply(words, drawn, made, [picture]);
}

const size = option.text({ longest: LONGEST.word, required: true, likely: SIZES });
const sizeOptions = { size } satisfies OptionsFor<'battlefield size'>;

const resize: Command = {
  name: 'battlefield size',
  options: sizeOptions,
  campaign: true,
  main: ['size'],
  example: '/battlefield size size:96x48',
  run(call) {
    const { size } = call.options(sizeOptions);
    return decided(call, (campaign) => laying.resizeTable(campaign, call.asked.user, size));
  },
};

const layOptions = {
  kind: option.oneOf(LAID_BY_HAND),
  at: option.text({ longest: LONGEST.line, place: 'point' }),
  to: option.text({ longest: LONGEST.said, place: 'way' }),
  size: option.text({ longest: LONGEST.word, likely: LIKELY_SIZES }),
  facing: option.number({ min: -360, max: 360 }),
  storeys: option.integer(1, 20),
  piece: option.text({ longest: LONGEST.said }),
} satisfies OptionsFor<'battlefield lay'>;

/** Walls, roads and the like go from corner to corner; all else has a size, and some a height. */
function asksOfPiece({ kind }: GivenOptions): readonly string[] {
  if (isLine(String(kind))) return ['kind', 'at', 'to'];
  return ['kind', 'at', 'size', ...(isHighByStoreys(String(kind)) ? ['storeys'] : [])];
}

const lay: Command = {
  name: 'battlefield lay',
  options: layOptions,
  campaign: true,
  main: ['piece'],
  taps: {
    asks: asksOfPiece,
    unless: ['piece'],
    tries: (campaign, user, given) => layPiece(campaign, user, optionsIn(layOptions, given)),
  },
  example: '/battlefield lay piece:"wall wall-2 from AC17 to AH17"',
  examples: [
    '/battlefield lay piece:"building farm at 30,20 size 6x4 facing 15 storeys 2"',
    '/battlefield lay kind:wall at:AC17 to:AH17',
  ],
  run(call) {
    const { piece, ...said } = call.options(layOptions);
    return decided(call, (campaign) =>
      piece === undefined
        ? layPiece(campaign, call.asked.user, said)
        : laying.layParts(campaign, call.asked.user, piece),
    );
  },
};

const moveOptions = {
  what: option.text({ longest: LONGEST.word, required: true, place: 'thing' }),
  to: option.text({ longest: LONGEST.said, place: 'point' }),
  facing: option.number({ min: -360, max: 360, place: 'direction' }),
  storey: option.integer(0, 20),
  formation: option.oneOf(FORMATIONS),
} satisfies OptionsFor<'battlefield move'>;

const move: Command = {
  name: 'battlefield move',
  options: moveOptions,
  campaign: true,
  taps: {
    asks: ({ facing }) => (facing === undefined ? ['what', 'to'] : ['what', 'facing']),
    unless: ['facing', 'storey', 'formation'],
    tries: (campaign, user, given) => laying.moveByHand(campaign, user, optionsIn(moveOptions, given)),
  },
  example: '/battlefield move what:Bell to:AC17 facing:90',
  examples: ['/battlefield move what:Bell to:"3 N"'],
  run(call) {
    const said = call.options(moveOptions);
    return decided(call, (campaign) => laying.moveByHand(campaign, call.asked.user, said));
  },
};

const what = option.text({ longest: LONGEST.word, required: true, place: 'thing' });
const removeOptions = { what } satisfies OptionsFor<'battlefield remove'>;

const remove: Command = {
  name: 'battlefield remove',
  options: removeOptions,
  campaign: true,
  main: ['what'],
  taps: {
    asks: () => ['what'],
    tries: (campaign, user, given) => laying.takeAway(campaign, user, optionsIn(removeOptions, given).what),
  },
  example: '/battlefield remove what:wall-2',
  run(call) {
    const { what } = call.options(removeOptions);
    return decided(call, (campaign) => laying.takeAway(campaign, call.asked.user, what));
  },
};

const importOptions = { file: { type: 'file' }, json: option.text() } satisfies OptionsFor<'battlefield import'>;

const importing: Command = {
  name: 'battlefield import',
  options: importOptions,
  form: { option: 'file', file: 'table.json', unless: ['json'] },
  campaign: true,
  example: '/battlefield import file:table.json',
  async run(call) {
    const { json } = call.options(importOptions);
    // If no campaign is open, there's no need to read anything.
    gameIn(await call.referee.campaign(call.asked.channel));
    const text = json ?? new TextDecoder().decode(await fileGiven(call, 'file', MOST_ON_TABLE.bytes));
    return decided(call, (campaign) => laying.importTable(campaign, call.asked.user, text));
  },
};

const exportOptions = {
  as: option.oneOf(['json', 'text'], { default: 'json' }),
} satisfies OptionsFor<'battlefield export'>;

/** `data` has the table as its file has it: as JSON under `table`, or as `text`. */
const exporting: Command = {
  name: 'battlefield export',
  options: exportOptions,
  private: true,
  campaign: true,
  main: ['as'],
  example: '/battlefield export',
  async run(call) {
    const { as } = call.options(exportOptions);
    const game = await gameOf(call);
    const { battlefield } = laying.tableIn(game);
    const table = formOfTable(battlefield, game.units);
    const text = as === 'json' ? `${JSON.stringify(table)}\n` : `${writeText(table)}\n`;
    const file = { name: as === 'json' ? 'table.json' : 'table.txt', bytes: new TextEncoder().encode(text) };
    return {
      document: tableFileReply(call.words, battlefield.pieces.length, file),
      json: { data: { file: file.name, ...(as === 'json' ? { table } : { text }) } },
    };
  },
};

export const battlefieldCommands: readonly Command[] = [
  fresh,
  preset,
  resize,
  lay,
  move,
  remove,
  ...hidingCommands,
  photo,
  importing,
  exporting,
  show,
  measure,
  page,
];
