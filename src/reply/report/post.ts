import { type Document, heading, type Line, line, type Photo, quiet, type Span, strong, verdict } from '../document.ts';
import { english } from '../english/index.ts';
import { photoShown } from '../photos.ts';
import type { Entry } from './entries.ts';
import { type MomentView, NO_PHOTOS, type Photos, type Report, type SideView, type TurnView } from './report.ts';

const { report: say } = english;

/** As many as Discord shows in one gallery along with a drawing. */
const MOST_SHOWN = 9;

/** A battle in a post: how it ended, what decided it, who was brave, and each turn in a line or two. */
export function battlePost(report: Report, found: Photos = NO_PHOTOS): Document {
  const { photos, left } = photosShown(report.turns, found);
  return {
    lines: [
      verdict(strong(report.ending)),
      line(quiet(`${report.title} · ${report.about}`)),
      ...section(say.sides, [...report.sides.flatMap(sideLines), ...report.objectives.map((text) => line(text))]),
      ...section(say.moments, report.moments.map(momentLine)),
      ...section(
        say.honours,
        report.honours.map((text) => line(text)),
      ),
      ...section(say.story, report.turns.filter(({ turn }) => turn > 0).flatMap(turnInShort)),
      ...(left > 0 ? [line(english.photos.more(left))] : []),
      line(quiet(say.whole)),
    ],
    pictures: report.pictures,
    photos,
    file: 'report.txt',
  };
}

/** One turn in a post, with everything that happened in it. */
export function turnPost(report: Report, view: TurnView, found: Photos = NO_PHOTOS): Document {
  return {
    lines: [verdict(strong(`${report.title}, ${say.turnTitle(view.turn)}`)), ...turnInFull(view)],
    photos: photosShown([view], found).photos,
    file: `turn-${view.turn}.txt`,
  };
}

/** The photographs of some turns: the first few, and how many more there are. */
export function photosShown(
  turns: readonly TurnView[],
  found: Photos,
): { readonly photos: readonly Photo[]; readonly left: number } {
  const all = turns.flatMap(({ entries }) =>
    entries.flatMap(({ photo, seq }) => {
      const bytes = found.get(seq)?.bytes;
      return photo && bytes ? [photoShown(photo, bytes)] : [];
    }),
  );
  return { photos: all.slice(0, MOST_SHOWN), left: Math.max(0, all.length - MOST_SHOWN) };
}

/** How to find the photographs in the log. */
export function photosTold(turns: readonly TurnView[]): readonly NonNullable<Entry['photo']>[] {
  return turns.flatMap(({ entries }) => entries.flatMap(({ photo }) => (photo ? [photo] : [])));
}

/** The same as part of another reply. */
export function turnInFull(turnView: TurnView): Line[] {
  return [
    ...(turnView.moment ? [line(strong(say.momentOf(turnView.moment.text, turnView.moment.chance)))] : []),
    ...(turnView.lost.length > 0 ? [line(say.fell(turnView.lost))] : []),
    ...(turnView.entries.length > 0 ? turnView.entries.flatMap(entryLines) : [line(say.quietTurn)]),
  ];
}

function section(title: string, lines: readonly Line[]): Line[] {
  return lines.length > 0 ? [heading(title), ...lines] : [];
}

function sideLines({ name, players, now, brought, lost }: SideView): Line[] {
  const who: Span[] = players.flatMap((user, i) => (i > 0 ? [', ', { user }] : [{ user }]));
  return [
    line(say.side(name, now, brought), ...(who.length > 0 ? [' (', ...who, ')'] : [])),
    ...(lost.length > 0 ? [line(quiet(say.fell(lost)))] : []),
  ];
}

function momentLine({ turn, text, chance, seq }: MomentView): Line {
  return line(strong(say.turnTitle(turn)), `: ${say.momentOf(text, chance)} `, quiet(say.number(seq)));
}

function turnInShort({ turn, moment, rulings, lost }: TurnView): Line[] {
  const summary = [say.rulings(rulings), lost.length > 0 ? say.fell(lost) : say.nobodyFell, moment?.text ?? ''];
  return [line(strong(say.turnTitle(turn)), `: ${summary.filter((text) => text !== '').join(' ')}`)];
}

function entryLines({ part, text, then, seq, story, declared }: Entry): Line[] {
  const sentence = [text, ...then].filter((each) => each !== '').join(' ');
  const seen: Span[] = declared ? [' (', { user: declared.by }, `: ${declared.text})`] : [];
  return [
    ...(part === undefined ? [] : [heading(part)]),
    line(story ? { text: sentence, style: 'strong' } : sentence, ...seen, quiet(` ${say.number(seq)}`)),
  ];
}
