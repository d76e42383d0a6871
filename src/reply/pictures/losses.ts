import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line as lineOf } from 'd3-shape';
import { x } from 'xastscript';
import { type Losses, type TurnEnd, worstTurn } from '../../campaign/history/losses.ts';
import type { Catalogue } from '../catalogue.ts';
import { axesDrawn, type Scales, turnsWritten } from './axes.ts';
import { SIZE } from './cards.ts';
import { LOOKS, type Look } from './marks.ts';
import { COLOURS, type Drawn, ends, fitted, LETTER, lettering, type Picture, round, sheet } from './sheet.ts';

const WIDTH = 560;
const HEIGHT = 380;
/** The area of the curves; their labels are to the right of it. */
const FIELD = { left: 52, right: WIDTH - 168, top: 70, bottom: HEIGHT - 52 };
/** The longest label, in letters. */
const LABEL = 16;
const LABEL_HEIGHT = 20;
/** A curve with more turns than this is marked only at the turns whose numbers are written. */
const MOST_MARKS = 26;
/** Length of the line from the end of the curve to its label. */
const LEADER = 22;

/** A side's curve: its strength at each turn. */
interface Course {
  readonly name: string;
  readonly look: Look;
  readonly points: readonly (readonly [turn: number, strength: number])[];
}

/** The strength of each side through a battle, as curves. */
export function lossesPicture(words: Catalogue, losses: Losses): Picture {
  const { battle, turns } = losses;
  const courses = coursesOf(losses);
  const courseTexts = courses.map(({ name, points }) => [name, points[0]![1], points.at(-1)![1]] as const);
  const worst = worstTurn(turns);
  return {
    name: 'losses.png',
    alt: fitted(
      words.pictures.losses(battle, courseTexts, worst ? words.game.worstTurn(worst.turn, worst.lost) : ''),
      1000,
    ),
    svg: () => drawn(words, losses, courses),
  };
}

function coursesOf({ sides, turns }: Losses): readonly Course[] {
  return Object.entries(sides).map(([id, name], i) => ({
    name,
    look: LOOKS[i % LOOKS.length]!,
    points: turns.map(({ turn, strength }) => [turn, strength[id] ?? 0] as const),
  }));
}

function drawn(words: Catalogue, { battle, turns, over }: Losses, courses: readonly Course[]): string {
  const last = turns.at(-1)!.turn;
  const most = Math.max(1, ...courses.flatMap(({ points }) => points.map(([, strength]) => strength)));
  const scales: Scales = {
    along: scaleLinear([0, Math.max(1, last)], [FIELD.left, FIELD.right]),
    up: scaleLinear([0, most], [FIELD.bottom, FIELD.top]).nice(),
    field: FIELD,
  };
  return sheet(
    WIDTH,
    HEIGHT,
    lettering(words.pictures.strengthByTurn(battle), { x: 16, y: 34 }, { size: 10 / LETTER, bold: true }),
    worstDrawn(words, turns, scales),
    axesDrawn(words, scales, last, over ? undefined : words.game.now),
    courses.flatMap((course) => curve(course, scales)),
    labels(words, courses, scales),
  );
}

/** Shades the turn with the most losses: it ends where the curves drop. */
function worstDrawn(words: Catalogue, turns: readonly TurnEnd[], { along }: Scales): Drawn[] {
  const worst = worstTurn(turns);
  // With a single turn it would say nothing.
  if (!worst || worst.turn === 0 || turns.length < 3) return [];
  const [from, to] = [along(worst.turn - 1), along(worst.turn)];
  const place = { x: round(from), y: FIELD.top, width: round(to - from), height: FIELD.bottom - FIELD.top };
  return [
    x('rect', { ...place, fill: COLOURS.struckShade, 'fill-opacity': 0.55 }),
    lettering(
      words.pictures.worst(worst.lost),
      { x: (from + to) / 2, y: FIELD.top - 7 },
      { size: SIZE, fill: COLOURS.struck, bold: true, anchor: 'middle' },
    ),
  ];
}

function curve({ look, points }: Course, { along, up }: Scales): Drawn[] {
  const path = lineOf<Course['points'][number]>(
    ([turn]) => round(along(turn)),
    ([, strength]) => round(up(strength)),
  ).curve(curveStepAfter)(points as Course['points'][number][]);
  const marked = points.length > MOST_MARKS ? turnsWritten(points.at(-1)![0]) : points.map(([turn]) => turn);
  const marks = points
    .filter(([turn]) => marked.includes(turn))
    .map(([turn, strength]) => look.mark({ x: round(along(turn)), y: round(up(strength)) }))
    .join('');
  return [
    x('path', {
      d: path ?? '',
      fill: 'none',
      stroke: look.colour,
      'stroke-width': 2.5,
      'stroke-dasharray': look.dashes,
    }),
    x('path', { d: marks, fill: COLOURS.paper, stroke: look.colour, 'stroke-width': 2 }),
  ];
}

/** Each side's name and strength where its curve ends, kept apart if several curves end together. */
function labels(words: Catalogue, courses: readonly Course[], { up }: Scales): Drawn[] {
  const placed = courses
    .map(({ name, look, points }) => {
      const strength = points.at(-1)![1];
      const room = LABEL - String(strength).length - 1;
      return {
        text: words.pictures.endLabel(fitted(name, room), strength),
        colour: look.colour,
        y: round(up(strength)),
      };
    })
    .toSorted((a, b) => a.y - b.y);
  const lowest = FIELD.bottom - (placed.length - 1) * LABEL_HEIGHT;
  let free = FIELD.top;
  return placed.flatMap(({ text, colour, y }, i) => {
    const at = Math.max(free, Math.min(y, lowest + i * LABEL_HEIGHT));
    free = at + LABEL_HEIGHT;
    const left = FIELD.right + LEADER;
    return [
      x('line', { ...ends({ x: FIELD.right + 6, y }, { x: left - 4, y: at }), stroke: colour }),
      lettering(text, { x: left, y: at + 5 }, { size: SIZE, bold: true, fill: colour }),
    ];
  });
}
