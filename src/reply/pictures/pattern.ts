import { x } from 'xastscript';
import { AREAS, type Area, type Pattern } from '../../kernel/dice/drawing.ts';
import type { Catalogue } from '../catalogue.ts';
import { arrow, COLOURS, type Drawn, lettering, type Picture, type Point, sheet } from './sheet.ts';

const WIDTH = 400;
const MARGIN = 18;
const FOOT = 96;
/** Width of an area, in pixels. */
const ACROSS = 118;

/** The place of each area as the gun sees it: how many areas to the right of the middle one, and how many beyond it. */
const PLACES: Readonly<Record<Area, readonly [right: number, beyond: number]>> = {
  'dead-center': [0, 0],
  short: [0, -1],
  over: [0, 1],
  right: [1, 0],
  left: [-1, 0],
};

/** The blast circle of a mortar or the artillery square, with the area that was hit (HP-ART-07, HP-ART-12). */
export function patternPicture(words: Catalogue, pattern: Pattern): Picture {
  return {
    name: 'template.png',
    alt: words.pictures.pattern(pattern),
    svg: () => {
      const height = 3 * deepOf(pattern) + 2 * MARGIN + FOOT;
      return sheet(
        WIDTH,
        height,
        ...AREAS.map((area) => areaDrawn(words, pattern, area)),
        foot(words, pattern, height),
      );
    },
  };
}

function deepOf({ across, deep }: Pattern): number {
  return (ACROSS * deep) / across;
}

function areaDrawn(words: Catalogue, pattern: Pattern, area: Area): Drawn[] {
  const deep = deepOf(pattern);
  const [right, beyond] = PLACES[area];
  const centre: Point = { x: WIDTH / 2 + right * ACROSS, y: MARGIN + 1.5 * deep - beyond * deep };
  const hit = pattern.hit === area;
  const men = pattern.men[area];
  const fill = hit ? COLOURS.struck : COLOURS.quiet;
  return [
    outline(pattern, centre, hit),
    lettering(
      words.pictures.area(area),
      { x: centre.x, y: centre.y - 2 },
      { size: 15, fill, bold: hit, anchor: 'middle' },
    ),
    ...(men > 0
      ? [
          lettering(
            words.pictures.men(men),
            { x: centre.x, y: centre.y + 20 },
            { size: 14, bold: hit, anchor: 'middle' },
          ),
        ]
      : []),
  ];
}

function outline(pattern: Pattern, centre: Point, hit: boolean): Drawn {
  const look = {
    fill: hit ? COLOURS.struckShade : COLOURS.shade,
    stroke: hit ? COLOURS.struck : COLOURS.quiet,
    'stroke-width': hit ? 3 : 1.5,
  };
  if (pattern.shape === 'circle') return x('circle', { cx: centre.x, cy: centre.y, r: ACROSS / 2 - 1, ...look });
  const [width, height] = [ACROSS - 2, deepOf(pattern) - 2];
  return x('rect', { x: centre.x - width / 2, y: centre.y - height / 2, width, height, ...look });
}

/** Where it's fired from, and its outcome. */
function foot(words: Catalogue, pattern: Pattern, height: number): Drawn[] {
  const middle = WIDTH / 2;
  const from: Point = { x: middle, y: height - 58 };
  return [
    ...arrow(from, { x: middle, y: from.y - 30 }, COLOURS.quiet),
    lettering(words.pictures.fromTheGun, { x: middle + 18, y: from.y - 4 }, { size: 13, fill: COLOURS.quiet }),
    lettering(
      pattern.hit ? words.pictures.landed(pattern.hit) : words.pictures.template,
      { x: middle, y: height - 34 },
      { size: 17, bold: true, anchor: 'middle' },
    ),
    lettering(
      words.pictures.areaSize(pattern),
      { x: middle, y: height - 14 },
      { size: 13, fill: COLOURS.quiet, anchor: 'middle' },
    ),
  ];
}
