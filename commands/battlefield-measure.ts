import type { Call, Command, OptionsFor } from '../src/command/command.ts';
import { option } from '../src/kernel/options/options.ts';
import { InputError } from '../src/kernel/refusal.ts';
import { LONGEST } from '../src/kernel/texts.ts';
import * as laying from '../src/referee/battlefield/laying.ts';
import { groundAt, measureBetween, TEMPLATES, underTemplate } from '../src/referee/battlefield/measuring.ts';
import { gameIn } from '../src/referee/games/games.ts';
import { groundReply, measureReply, underReply } from '../src/reply/battle/measured.ts';
import { UNDER } from '../src/table/under.ts';

const measureOptions = {
  from: option.text({ longest: LONGEST.line, place: 'point' }),
  to: option.text({ longest: LONGEST.said, place: 'point' }),
  under: option.oneOf(TEMPLATES),
  at: option.text({ longest: LONGEST.line, place: 'point' }),
  radius: option.number({ max: 240 }),
  bearing: option.number({ min: -360, max: 360 }),
  length: option.number({ max: 400 }),
  width: option.number({ max: 240 }),
  by: option.oneOf(UNDER, { default: 'any' }),
  ground: option.text({ longest: LONGEST.line, place: 'point' }),
} satisfies OptionsFor<'battlefield measure'>;

/** `data` has what is asked for: `measure` between two places, who is `under` a template, or the IDs of the `ground` at a place. */
export const measure: Command = {
  name: 'battlefield measure',
  options: measureOptions,
  private: true,
  campaign: true,
  taps: { asks: () => ['from', 'to'], unless: ['under', 'at', 'ground'] },
  example: '/battlefield measure from:Bell to:Kruse',
  examples: ['/battlefield measure under:circle at:AC17 radius:2', '/battlefield measure ground:AC17'],
  async run(call) {
    const said = call.options(measureOptions);
    const drawn = laying.tableIn(await gameOf(call));
    if (said.under !== undefined) {
      const under = underTemplate(drawn, { ...said, under: said.under });
      return { document: underReply(call.words, under), json: { data: { under } } };
    }
    if (said.ground !== undefined) {
      const ground = groundAt(drawn, said.ground);
      return {
        document: groundReply(
          call.words,
          drawn.terrain.pieces.map(({ piece }) => piece),
          ground,
        ),
        json: { data: { ground } },
      };
    }
    if (said.from === undefined || said.to === undefined) {
      const missing = (['from', 'to'] as const).filter((name) => said[name] === undefined);
      throw new InputError('missing-options', { missing });
    }
    const measured = measureBetween(drawn, said.from, said.to);
    return {
      document: measureReply(call.words, said.from, said.to, measured),
      json: { data: { measure: measured } },
    };
  },
};

/** The game as its reader sees it: these replies are only theirs. */
export async function gameOf({ referee, asked: { channel, user } }: Call) {
  return gameIn(await referee.campaign(channel, user));
}
