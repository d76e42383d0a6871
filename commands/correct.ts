import type { Answer, Call, Command } from '../src/command/command.ts';
import { withBattleEnd } from '../src/command/turns/ending.ts';
import { commandText, type GivenCommand } from '../src/kernel/options/given-command.ts';
import { type OptionTable, type OptionValue, option } from '../src/kernel/options/options.ts';
import { completeOptions, readOptions } from '../src/kernel/options/read-options.ts';
import type { Correcting, CorrectionResult, Wish } from '../src/referee/correction/corrections.ts';
import { decisionReply } from '../src/reply/asks/decision.ts';
import type { Catalogue } from '../src/reply/catalogue.ts';
import { correctedReply } from '../src/reply/ruling/correction.ts';
import { askedCorrectionReply, foreseenReply } from '../src/reply/ruling/correction-preview.ts';

const options = {
  number: option.integer(1, Infinity, { records: 'ruling' }),
  later: option.oneOf(['redo', 'leave']),
  confirm: option.integer(1, Infinity),
} satisfies OptionTable;

/** The options corrected most often; on Discord, any other option of the ruling goes through `more`. */
const commonest = {
  target: option.text(),
  range: option.text(),
  cover: option.text(),
} satisfies OptionTable;

/**
 * `data` has what is `toConfirm`, or was `asked`, or `corrected`; before it's confirmed, the numbers of the later rulings that rest on
 * it and of those that fall with it.
 */
export const correct: Command = {
  name: 'correct',
  options: { number: options.number, ...commonest, later: options.later, confirm: options.confirm },
  ofRuling: true,
  main: ['number'],
  example: '/correct number:12 range:14',
  async run(call) {
    const wish = wishIn(call.asked.given);
    const given = await call.referee.corrections.correct(call.asked, wish);
    if (given.kind === 'to-confirm') return toConfirm(call.words, wish, given);
    const { record, campaign, shown, kind } = given;
    if (kind === 'asked') {
      const document = shown
        ? askedCorrectionReply(call.words, record, shown.outlook, shown.beyond)
        : decisionReply(call.words, record, campaign.game);
      return { document, json: { seq: record.seq, data: { asked: record.events } } };
    }
    return corrected(call, given);
  },
};

async function corrected(call: Call, given: Exclude<CorrectionResult, { kind: 'to-confirm' }>): Promise<Answer> {
  const { record, campaign } = given;
  const event = record.events.find(({ type }) => type === 'corrected');
  if (event?.type !== 'corrected')
    return { document: decisionReply(call.words, record, campaign.game), json: { seq: record.seq } };
  const document = correctedReply(call.words, record, event, campaign.game);
  return {
    document: await withBattleEnd(call.words, call.referee, call.asked, record, campaign.game, document),
    json: { seq: record.seq, data: { corrected: event } },
  };
}

/** A number on its own is the ruling's, and any option that isn't this command's is the ruling's too. */
function wishIn(given: Readonly<Record<string, OptionValue>>): Wish {
  const own: Record<string, OptionValue> = {};
  const said: Record<string, OptionValue> = {};
  for (const [name, value] of Object.entries(given)) {
    if (/^#?\d+$/.test(name) && value === 'true') own.number = name.replace('#', '');
    else if (Object.hasOwn(options, name)) own[name] = value;
    else said[name] = value;
  }
  const { number, later, confirm } = completeOptions(options, readOptions(options, own)) as Partial<Wish>;
  return { number, later, confirm, said };
}

function toConfirm(
  words: Catalogue,
  wish: Wish,
  { shown, newest }: { readonly shown: Correcting; readonly newest: number },
): Answer {
  const { outlook, beyond, needs } = shown;
  const written = (later?: 'redo' | 'leave') => givenBy(wish, outlook.root.seq, newest, later);
  const done = needs.length > 0 ? 'ask' : 'correct';
  const ways =
    outlook.rests.length > 0
      ? [{ what: 'redo', command: written('redo') } as const, { what: 'leave', command: written('leave') } as const]
      : [{ what: done, command: written() } as const];
  const rests = outlook.rests.map(({ seq }) => seq);
  const falling = outlook.follows.filter(({ how }) => typeof how !== 'string' || how === 'falls');
  const falls = [...new Set(falling.map(({ seq }) => seq))];
  return {
    document: foreseenReply(words, outlook, beyond, ways),
    json: {
      data: {
        toConfirm: outlook.root.seq,
        rests,
        ...(falls.length > 0 ? { falls } : {}),
        commands: ways.map(({ command }) => commandText(command)),
      },
    },
  };
}

function givenBy({ said }: Wish, number: number, confirm: number, later?: 'redo' | 'leave'): GivenCommand {
  const given = { number, ...said, ...(later ? { later } : {}), confirm };
  return { name: 'correct', given };
}
