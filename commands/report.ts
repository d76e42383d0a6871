import type { Answer, Command, OptionsFor } from '../src/command/command.ts';
import { decided } from '../src/command/decided.ts';
import { option } from '../src/kernel/options/options.ts';
import { fileWord } from '../src/kernel/options/slug.ts';
import { InputError } from '../src/kernel/refusal.ts';
import { setTurnReports } from '../src/referee/games/house.ts';
import type { Catalogue } from '../src/reply/catalogue.ts';
import type { Document } from '../src/reply/document.ts';
import { reportMarkdown } from '../src/reply/report/markdown.ts';
import { reportPage } from '../src/reply/report/page.ts';
import { battlePost, photosTold, turnPost } from '../src/reply/report/post.ts';
import type { Photos, Report } from '../src/reply/report/report.ts';
import { reportOf } from '../src/reply/report/telling.ts';

const options = {
  turn: option.integer(0, Infinity),
  battle: option.integer(1, Infinity),
  as: option.oneOf(['post', 'markdown', 'page'], { default: 'post' }),
} satisfies OptionsFor<'report'>;

const eachTurnOptions = { 'each-turn': option.flag({ required: true }) } satisfies OptionsFor<'game report'>;

const setting: Command = {
  name: 'game report',
  options: eachTurnOptions,
  campaign: true,
  umpire: true,
  example: '/game report each-turn:true',
  run(call) {
    const { 'each-turn': on } = call.options(eachTurnOptions);
    return decided(call, (campaign) => setTurnReports(campaign, call.asked.user, on));
  },
};

/** `data.report` is the report without its pictures; `data.file` is the name of the attached file. */
const report: Command = {
  name: 'report',
  options,
  campaign: true,
  main: ['turn'],
  example: '/report turn:1',
  async run(call) {
    const { turn, battle, as } = call.options(options);
    const whole = await reportOf(call.words, await call.referee.chronicles.course(call.asked.channel, battle), turn);
    const photos = await call.referee.photos.found(call.asked.channel, photosTold(whole.turns));
    if (turn !== undefined) return turnAnswer(call.words, whole, turn, photos);
    return battleAnswer(call.words, whole, as, photos);
  },
};

function turnAnswer(words: Catalogue, report: Report, turn: number, photos: Photos): Answer {
  const found = report.turns.find((each) => each.turn === turn);
  if (!found) throw new InputError('no-such-turn', { turn, last: report.turns.at(-1)?.turn ?? 0 });
  return { document: turnPost(words, report, found, photos), json: { data: { report: found } } };
}

async function battleAnswer(
  words: Catalogue,
  report: Report,
  as: 'post' | 'markdown' | 'page',
  photos: Photos,
): Promise<Answer> {
  const text = as === 'markdown' ? reportMarkdown(words, report, photos) : await reportPage(words, report, photos);
  const name = `${fileWord(report.title, 'report')}.${as === 'markdown' ? 'md' : 'html'}`;
  const attached = [{ name, bytes: new TextEncoder().encode(text) }];
  const { pictures: _, ...data } = report;
  const post = battlePost(words, report, photos);
  const document: Document =
    as === 'post' ? post : { ...post, lines: post.lines.slice(0, 2), pictures: [], photos: [] };
  return { document: { ...document, attached }, json: { data: { report: data, file: name } } };
}

export const reportCommands: readonly Command[] = [report, setting];
