import { english } from '../english/index.ts';
import { escaped } from '../markdown-text.ts';
import type { Entry } from './entries.ts';
import { NO_PHOTOS, type Photos, type Report, type TurnView } from './report.ts';

const { report: say } = english;

/** The report as Markdown, safe from anything players typed in it. */
export function reportMarkdown(report: Report, photos: Photos = NO_PHOTOS): string {
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
    ...report.turns.flatMap((turn) => turnParts(turn, photos)),
    say.writtenBy,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function sideItems({ name, now, brought, players, lost }: Report['sides'][number]): string[] {
  const who = players.length > 0 ? ` ${say.players(players)}` : '';
  const fell = lost.length > 0 ? ` ${say.fell(lost)}` : '';
  return [`${say.side(name, now, brought)}${who}${fell}`];
}

function turnParts({ turn, entries }: TurnView, photos: Photos): string[] {
  const entryTexts = entries.flatMap((entry) => entryParts(entry, photos.get(entry.seq)?.link));
  return [`### ${say.turnTitle(turn)}`, ...(entryTexts.length > 0 ? entryTexts : [say.quietTurn])];
}

/** @param link where the entry's picture was posted */
function entryParts({ part, text, then, story, seq, declared, photo }: Entry, link?: string): string[] {
  const sentence = [text, ...then]
    .filter((each) => each !== '')
    .map(escaped)
    .join(' ');
  const seen = declared ? ` (${escaped(`${declared.by}: ${declared.text}`)})` : '';
  const shown = photo && link !== undefined ? ` [${english.photos.see}](<${link}>)` : '';
  return [
    ...(part === undefined ? [] : [`#### ${escaped(part)}`]),
    story ? `> ${sentence}` : `- ${sentence}${seen}${shown} (${say.number(seq)})`,
  ];
}

function section(title: string, items: readonly string[]): string[] {
  return items.length > 0 ? [`## ${title}`, list(items)] : [];
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${escaped(item)}`).join('\n');
}
