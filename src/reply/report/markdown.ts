import type { Catalogue } from '../catalogue.ts';
import type { Entry } from './entries.ts';
import { escaped } from './markdown-text.ts';
import { NO_PHOTOS, type Photos, type Report, type TurnView } from './report.ts';

/** The report as Markdown, safe from anything players typed in it. */
export function reportMarkdown(words: Catalogue, report: Report, photos: Photos = NO_PHOTOS): string {
  const parts = [
    `# ${escaped(report.title)}`,
    `${escaped(report.about)}. ${words.report.from(...report.days)}`,
    `**${escaped(report.ending)}**`,
    `## ${words.report.sides}`,
    list(report.sides.flatMap((each) => sideItems(words, each))),
    list(report.objectives),
    ...section(
      words.report.moments,
      report.moments.map(
        ({ turn, text, chance, seq }) =>
          `${words.report.turnTitle(turn)}: ${words.report.momentOf(text, chance)} (${words.report.number(seq)})`,
      ),
    ),
    ...section(words.report.honours, report.honours),
    `## ${words.report.story}`,
    ...report.turns.flatMap((turn) => turnParts(words, turn, photos)),
    words.report.writtenBy,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function sideItems(words: Catalogue, { name, now, brought, players, lost }: Report['sides'][number]): string[] {
  const who = players.length > 0 ? ` ${words.report.players(players)}` : '';
  const fell = lost.length > 0 ? ` ${words.report.fell(lost)}` : '';
  return [`${words.report.side(name, now, brought)}${who}${fell}`];
}

function turnParts(words: Catalogue, { turn, entries }: TurnView, photos: Photos): string[] {
  const entryTexts = entries.flatMap((entry) => entryParts(words, entry, photos.get(entry.seq)?.link));
  return [`### ${words.report.turnTitle(turn)}`, ...(entryTexts.length > 0 ? entryTexts : [words.report.quietTurn])];
}

/** @param link where the entry's picture was posted */
function entryParts(
  words: Catalogue,
  { part, text, then, story, seq, declared, photo }: Entry,
  link?: string,
): string[] {
  const sentence = [text, ...then]
    .filter((each) => each !== '')
    .map(escaped)
    .join(' ');
  const seen = declared ? ` (${escaped(`${declared.by}: ${declared.text}`)})` : '';
  const shown = photo && link !== undefined ? ` [${words.photos.see}](<${link}>)` : '';
  return [
    ...(part === undefined ? [] : [`#### ${escaped(part)}`]),
    story ? `> ${sentence}` : `- ${sentence}${seen}${shown} (${words.report.number(seq)})`,
  ];
}

function section(title: string, items: readonly string[]): string[] {
  return items.length > 0 ? [`## ${title}`, list(items)] : [];
}

function list(items: readonly string[]): string {
  return items.map((item) => `- ${escaped(item)}`).join('\n');
}
