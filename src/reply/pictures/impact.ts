import { x } from 'xastscript';
import type { Impact } from '../../kernel/dice/drawing.ts';
import type { Catalogue } from '../catalogue.ts';
import {
  arrow,
  COLOURS,
  type Drawn,
  ends,
  lettering,
  type Picture,
  type Point,
  round,
  sheet,
  towards,
} from './sheet.ts';

const WIDTH = 460;
const HEIGHT = 306;
/** Where the shot strikes: the protractor is drawn below the plate, towards the firer. */
const CENTRE: Point = { x: WIDTH / 2, y: 50 };
const RADIUS = 190;
/** The direction straight off the plate, in degrees on a clock face. */
const SQUARE = 180;

type Section = Impact['sections'][number] & { readonly from: number };

/** The protractor of the tank stick against the plate, with the section that the shot is in (HP-TANK-02, HP-TANK-06). */
export function impactPicture(words: Catalogue, impact: Impact): Picture {
  const sections = impact.sections.map((each, i) => ({ ...each, from: impact.sections[i - 1]?.upTo ?? 0 }));
  const struck = sections.find(({ name }) => name === impact.struck);
  return {
    name: 'angle.png',
    alt: words.pictures.impact(impact),
    svg: () =>
      sheet(
        WIDTH,
        HEIGHT,
        sections.flatMap((each) => halves(words, each, each === struck)),
        plate(words),
        shot(words, struck),
      ),
  };
}

/** A section has a part on either side of the square line. */
function halves(words: Catalogue, section: Section, struck: boolean): Drawn[] {
  const look = {
    fill: struck ? COLOURS.struckShade : COLOURS.shade,
    stroke: COLOURS.quiet,
    'stroke-width': 1.5,
  };
  return [-1, 1].flatMap((side) => {
    const middle = SQUARE + (side * (section.from + section.upTo)) / 2;
    const { x: left, y: top } = towards(CENTRE, middle, RADIUS * 0.8);
    const fill = struck ? COLOURS.struck : COLOURS.quiet;
    return [
      x('path', { d: slice(SQUARE + side * section.from, SQUARE + side * section.upTo), ...look }),
      lettering(
        modifierText(words, section),
        { x: left, y: top + 6 },
        { size: 18, bold: struck, fill, anchor: 'middle' },
      ),
    ];
  });
}

function modifierText(words: Catalogue, { modifier }: Section): string {
  return modifier === 0 ? '0' : words.signed(modifier);
}

function slice(from: number, to: number): string {
  const [one, other] = [towards(CENTRE, from, RADIUS), towards(CENTRE, to, RADIUS)];
  const sweep = to > from ? 1 : 0;
  return `M${place(CENTRE)} L${place(one)} A${RADIUS} ${RADIUS} 0 0 ${sweep} ${place(other)} Z`;
}

function place({ x: left, y: top }: Point): string {
  return `${round(left)} ${round(top)}`;
}

function plate(words: Catalogue): Drawn[] {
  const y = CENTRE.y - 5;
  return [
    x('line', { ...ends({ x: 20, y }, { x: WIDTH - 20, y }), stroke: COLOURS.ink, 'stroke-width': 10 }),
    lettering(words.pictures.plate, { x: 20, y: y - 16 }, { size: 14, fill: COLOURS.quiet }),
  ];
}

/** The shot, in the middle of its section. */
function shot(words: Catalogue, struck: Section | undefined): Drawn[] {
  if (!struck)
    return [
      lettering(words.pictures.stick, { x: WIDTH / 2, y: HEIGHT - 34 }, { size: 17, bold: true, anchor: 'middle' }),
    ];
  const [from, to] = [RADIUS * 0.68, 8].map((distance) =>
    towards(CENTRE, SQUARE + (struck.from + struck.upTo) / 2, distance),
  ) as [Point, Point];
  const middle = WIDTH / 2;
  return [
    ...arrow(from, to, COLOURS.struck),
    lettering(words.pictures.struck(struck), { x: middle, y: HEIGHT - 34 }, { size: 17, bold: true, anchor: 'middle' }),
    lettering(
      words.pictures.degrees(struck),
      { x: middle, y: HEIGHT - 14 },
      { size: 13, fill: COLOURS.quiet, anchor: 'middle' },
    ),
  ];
}
