import { english } from '../english/index.ts';
import { escaped } from '../markdown-text.ts';
import type { Entry } from './entries.ts';
import type { Report, TurnTold } from './report.ts';

const { report: say } = english;

/** The report as Markdown, whatever players typed in it. */
export function reportMarkdown(report: Report): string {
  const parts = [
    `# ${escaped(report.title)}`,
    `${escaped(report.about)}. ${say.from(...report.days)}`,
    `**${escaped(report.ending)}**`,
    `## ${say.sides}`,
    list(report.sides.flatMap(sideItems)),
    list(report.objectives),
    ...section(
      say.moments,
      report.moments.map(
        ({ turn, text, chance, seq }) => `${say.turnTitle(turn)}: ${say.momentOf(text, chance)} (${say.number(seq)})`,
      ),
    ),
    ...section(say.honours, report.honours),
    `## ${say.story}`,
    ...report.turns.flatMap(turnParts),
    say.writtenBy,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function sideItems({ name, now, brought, players, lost }: Report['sides'][number]): string[] {
  const who = players.length > 0 ? ` ${say.players(players)}` : '';
  const fell = lost.length > 0 ? ` ${say.fell(lost)}` : '';
  return [`${say.side(name, now, brought)}${who}${fell}`];
}

function turnParts({ turn, entries }: TurnTold): string[] {
  return [`### ${say.turnTitle(turn)}`, ...(entries.length > 0 ? entries.flatMap(entryParts) : [say.quietTurn])];
}

function entryParts({ part, text, then, story, seq }: Entry): string[] {
  const told = [text, ...then]
    .filter((each) => each !== '')
    .map(escaped)
    .join(' ');
  return [
    ...(part === undefined ? [] : [`#### ${escaped(part)}`]),
    story ? `> ${told}` : `- ${told} (${say.number(seq)})`,
  ];
}

function section(title: string, items: readonly string[]): string[] {
  return items.length > 0 ? [`## ${title}`, list(items)] : [];
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${escaped(item)}`).join('\n');
}
