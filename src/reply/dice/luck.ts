import type { Game } from '../../campaign/game.ts';
import type { Faces, Luck, LuckFound } from '../../campaign/history/luck.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Document, heading, type Line, line, quiet, type Span, strong } from '../document.ts';
import { luckPicture } from '../pictures/luck.ts';

/** With fewer tests than this, luck can't be judged. */
const FEWEST = 10;
/** A chi-square test needs this many throws per face. */
const FEWEST_A_FACE = 5;

/** How lucky each side and player has been, and how evenly the dice fell. */
export function luckReply(
  words: Catalogue,
  { sides, players, faces, leftOut }: LuckFound,
  game: Game | undefined,
): Document {
  const named = (of: string) => game?.sides[of]?.name ?? of;
  const picture = luckPicture(
    words,
    [...sides.filter(isTold).map((each) => ({ name: named(each.of), z: deviations(each) }))].slice(0, 8),
  );
  if (sides.length + players.length + faces.length === 0) return { lines: [line(words.luck.nothing)] };
  return {
    tone: 'calm',
    lines: [
      heading(words.luck.heading),
      ...part(words, words.luck.sides, sides, ({ of }) => named(of)),
      ...part(words, words.luck.players, players, ({ of }) => ({ user: of })),
      ...faces.flatMap((each) => facesLines(words, each)),
      ...(leftOut > 0 ? [line(quiet(words.luck.leftOut(leftOut)))] : []),
      line(quiet(words.luck.means)),
    ],
    ...(picture ? { pictures: [picture] } : {}),
  };
}

/** How many standard deviations the result is from what was expected. */
export function deviations({ came, expected, deviation }: Luck): number {
  return deviation === 0 ? 0 : (came - expected) / deviation;
}

function isTold({ tests }: Luck): boolean {
  return tests >= FEWEST;
}

function part(words: Catalogue, title: string, lucks: readonly Luck[], name: (luck: Luck) => Span): Line[] {
  if (lucks.length === 0) return [];
  return [line(strong(title)), ...lucks.map((each) => luckLine(words, each, name(each)))];
}

function luckLine(words: Catalogue, luck: Luck, name: Span): Line {
  const z = deviations(luck);
  const how = isTold(luck) ? words.luck.words(z) : words.luck.few;
  const figure: Span[] = isTold(luck) ? [strong(` ${words.luck.of(z)}`)] : [];
  const where = luck.table ? words.luck.table : '';
  return line(name, `${where}:`, ...figure, ` ${words.luck.told(luck.tests, luck.came, luck.expected, how)}`);
}

function facesLines(words: Catalogue, { sides, table, counts }: Faces): Line[] {
  const n = counts.reduce((sum, each) => sum + each, 0);
  const few = n < FEWEST_A_FACE * sides;
  const fell = sides > 20 ? '' : ` ${counts.map((count, i) => `${i + 1}: ${count}`).join(', ')}.`;
  const even = few
    ? words.luck.fewFaces
    : words.luck.even(words.wholePercent(chiSquareTail(chiSquare(counts), sides - 1)));
  return [line(strong(words.luck.faces(sides, n)), `${table ? words.luck.table : ''}:${fell} ${even}`)];
}

/** How uneven the counts are. */
export function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, each) => sum + each, 0) / counts.length;
  return counts.reduce((sum, each) => sum + (each - expected) ** 2 / expected, 0);
}

/** How likely even dice are to be this uneven or more: by Wilson and Hilferty, right to a hundredth. */
export function chiSquareTail(x: number, freedom: number): number {
  const spread = 2 / (9 * freedom);
  const z = ((x / freedom) ** (1 / 3) - (1 - spread)) / Math.sqrt(spread);
  // The upper tail of the normal distribution, by Abramowitz and Stegun 26.2.17.
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const poly = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * poly;
  return z >= 0 ? tail : 1 - tail;
}
