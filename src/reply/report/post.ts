import { type Document, heading, type Line, line, quiet, type Span, strong, verdict } from '../document.ts';
import { english } from '../english/index.ts';
import type { Entry } from './entries.ts';
import type { MomentTold, Report, SideTold, TurnTold } from './report.ts';

const { report: say } = english;

/** A battle in a post: how it ended, what decided it, who was brave, and each turn in a line or two. */
export function battlePost(report: Report): Document {
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
      line(quiet(say.whole)),
    ],
    pictures: report.pictures,
    file: 'report.txt',
  };
}

/** One turn in a post, everything that happened in it. */
export function turnPost(report: Report, told: TurnTold): Document {
  return {
    lines: [verdict(strong(`${report.title}, ${say.turnTitle(told.turn)}`)), ...turnInFull(told)],
    file: `turn-${told.turn}.txt`,
  };
}

/** The same as part of another reply. */
export function turnInFull(told: TurnTold): Line[] {
  return [
    ...(told.moment ? [line(strong(say.momentOf(told.moment.text, told.moment.chance)))] : []),
    ...(told.lost.length > 0 ? [line(say.fell(told.lost))] : []),
    ...(told.entries.length > 0 ? told.entries.flatMap(entryLines) : [line(say.quietTurn)]),
  ];
}

function section(title: string, lines: readonly Line[]): Line[] {
  return lines.length > 0 ? [heading(title), ...lines] : [];
}

function sideLines({ name, players, now, brought, lost }: SideTold): Line[] {
  const who: Span[] = players.flatMap((user, i) => (i > 0 ? [', ', { user }] : [{ user }]));
  return [
    line(say.side(name, now, brought), ...(who.length > 0 ? [' (', ...who, ')'] : [])),
    ...(lost.length > 0 ? [line(quiet(say.fell(lost)))] : []),
  ];
}

function momentLine({ turn, text, chance, seq }: MomentTold): Line {
  return line(strong(say.turnTitle(turn)), `: ${say.momentOf(text, chance)} `, quiet(say.number(seq)));
}

function turnInShort({ turn, moment, rulings, lost }: TurnTold): Line[] {
  const told = [say.rulings(rulings), lost.length > 0 ? say.fell(lost) : say.nobodyFell, moment?.text ?? ''];
  return [line(strong(say.turnTitle(turn)), `: ${told.filter((text) => text !== '').join(' ')}`)];
}

function entryLines({ part, text, then, seq, story }: Entry): Line[] {
  const told = [text, ...then].filter((each) => each !== '').join(' ');
  return [
    ...(part === undefined ? [] : [heading(part)]),
    line(story ? { text: told, style: 'strong' } : told, quiet(` ${say.number(seq)}`)),
  ];
}
