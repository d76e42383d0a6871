import type { Catalogue } from '../catalogue.ts';
import { type Document, heading, type Line, line, type Photo, quiet, type Span, strong, verdict } from '../document.ts';
import { photoShown } from '../log/photos.ts';
import type { Entry } from './entries.ts';
import { type MomentView, NO_PHOTOS, type Photos, type Report, type SideView, type TurnView } from './report.ts';

/** As many as Discord shows in one gallery along with a drawing. */
const MOST_SHOWN = 9;

/** A battle in a post: how it ended, what decided it, who was brave, and each turn in a line or two. */
export function battlePost(words: Catalogue, report: Report, found: Photos = NO_PHOTOS): Document {
  const { photos, left } = photosShown(words, report.turns, found);
  return {
    lines: [
      verdict(strong(report.ending)),
      line(quiet(`${report.title} · ${report.about}`)),
      ...section(words.report.sides, [
        ...report.sides.flatMap((each) => sideLines(words, each)),
        ...report.objectives.map((text) => line(text)),
      ]),
      ...section(
        words.report.moments,
        report.moments.map((each) => momentLine(words, each)),
      ),
      ...section(
        words.report.honours,
        report.honours.map((text) => line(text)),
      ),
      ...section(
        words.report.story,
        report.turns.filter(({ turn }) => turn > 0).flatMap((each) => turnInShort(words, each)),
      ),
      ...(left > 0 ? [line(words.photos.more(left))] : []),
      line(quiet(words.report.whole)),
    ],
    pictures: report.pictures,
    photos,
    file: 'report.txt',
  };
}

/** One turn in a post, with everything that happened in it. */
export function turnPost(words: Catalogue, report: Report, view: TurnView, found: Photos = NO_PHOTOS): Document {
  return {
    lines: [verdict(strong(`${report.title}, ${words.report.turnTitle(view.turn)}`)), ...turnInFull(words, view)],
    photos: photosShown(words, [view], found).photos,
    file: `turn-${view.turn}.txt`,
  };
}

/** The photographs of some turns: the first few, and how many more there are. */
export function photosShown(
  words: Catalogue,
  turns: readonly TurnView[],
  found: Photos,
): { readonly photos: readonly Photo[]; readonly left: number } {
  const all = turns.flatMap(({ entries }) =>
    entries.flatMap(({ photo, seq }) => {
      const bytes = found.get(seq)?.bytes;
      return photo && bytes ? [photoShown(words, photo, bytes)] : [];
    }),
  );
  return { photos: all.slice(0, MOST_SHOWN), left: Math.max(0, all.length - MOST_SHOWN) };
}

/** How to find the photographs in the log. */
export function photosTold(turns: readonly TurnView[]): readonly NonNullable<Entry['photo']>[] {
  return turns.flatMap(({ entries }) => entries.flatMap(({ photo }) => (photo ? [photo] : [])));
}

/** The same as part of another reply. */
export function turnInFull(words: Catalogue, turnView: TurnView): Line[] {
  return [
    ...(turnView.moment ? [line(strong(words.report.momentOf(turnView.moment.text, turnView.moment.chance)))] : []),
    ...(turnView.lost.length > 0 ? [line(words.report.fell(turnView.lost))] : []),
    ...(turnView.entries.length > 0
      ? turnView.entries.flatMap((each) => entryLines(words, each))
      : [line(words.report.quietTurn)]),
  ];
}

function section(title: string, lines: readonly Line[]): Line[] {
  return lines.length > 0 ? [heading(title), ...lines] : [];
}

function sideLines(words: Catalogue, { name, players, now, brought, lost }: SideView): Line[] {
  const who: Span[] = players.flatMap((user, i) => (i > 0 ? [', ', { user }] : [{ user }]));
  return [
    line(words.report.side(name, now, brought), ...(who.length > 0 ? [' (', ...who, ')'] : [])),
    ...(lost.length > 0 ? [line(quiet(words.report.fell(lost)))] : []),
  ];
}

function momentLine(words: Catalogue, { turn, text, chance, seq }: MomentView): Line {
  return line(
    strong(words.report.turnTitle(turn)),
    `: ${words.report.momentOf(text, chance)} `,
    quiet(words.report.number(seq)),
  );
}

function turnInShort(words: Catalogue, { turn, moment, rulings, lost }: TurnView): Line[] {
  const summary = [
    words.report.rulings(rulings),
    lost.length > 0 ? words.report.fell(lost) : words.report.nobodyFell,
    moment?.text ?? '',
  ];
  return [line(strong(words.report.turnTitle(turn)), `: ${summary.filter((text) => text !== '').join(' ')}`)];
}

function entryLines(words: Catalogue, { part, text, then, seq, story, declared }: Entry): Line[] {
  const sentence = [text, ...then].filter((each) => each !== '').join(' ');
  const seen: Span[] = declared ? [' (', { user: declared.by }, `: ${declared.text})`] : [];
  return [
    ...(part === undefined ? [] : [heading(part)]),
    line(story ? { text: sentence, style: 'strong' } : sentence, ...seen, quiet(` ${words.report.number(seq)}`)),
  ];
}
