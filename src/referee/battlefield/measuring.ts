import { InputError } from '../../kernel/refusal.ts';
import { aspect } from '../../table/aspect.ts';
import { arc, bearing, off } from '../../table/bearing.ts';
import type { Body } from '../../table/body.ts';
import { roundedDegrees, roundedInches } from '../../table/close.ts';
import { cover } from '../../table/cover.ts';
import { crossings } from '../../table/crossings.ts';
import { distance } from '../../table/distance.ts';
import { apart } from '../../table/gap.ts';
import { ground } from '../../table/ground.ts';
import { sight } from '../../table/sight.ts';
import { circle, cone, cross, line, rectangular, type Template, type Under, under } from '../../table/under.ts';
import type { Places } from './drawn.ts';
import { placeMeant } from './places.ts';

export const TEMPLATES = ['circle', 'rectangle', 'line', 'cone', 'cross'] as const;

/** Everything that's measured between two places: inches to a hundredth, degrees to a tenth. */
export function measureBetween(drawn: Places, from: string, to: string) {
  const [firer, target] = nearestPair(figuresMeant(drawn, from), figuresMeant(drawn, to));
  const inches = distance(firer, target);
  const degrees = { arc: arc(firer, target), off: off(firer, target) };
  const seen = aspect(firer, target);
  return {
    distance: {
      centre: roundedInches(inches.centre),
      edge: roundedInches(inches.edge),
      reach: roundedInches(inches.reach),
    },
    bearing: roundedDegrees(bearing(firer.at, target.at)) % 360,
    ...(degrees.arc === undefined ? {} : { arc: roundedDegrees(degrees.arc) }),
    ...(degrees.off === undefined ? {} : { off: roundedDegrees(degrees.off) }),
    ...(seen ? { aspect: { ...seen, angle: roundedDegrees(seen.angle), ahead: roundedInches(seen.ahead) } } : {}),
    crossings: crossings(drawn.terrain, firer.at, target.at).map((each) => ({
      ...each,
      from: roundedInches(each.from),
      to: roundedInches(each.to),
      inches: roundedInches(each.inches),
    })),
    sight: sight(drawn, firer, target),
    cover: cover(drawn, firer, target),
  };
}

/** A place, or the figures of a unit of several men. */
function figuresMeant(drawn: Places, text: string): readonly Body[] {
  const place = placeMeant(drawn, text);
  const figures = drawn.allNamed(place.name);
  return figures.length > 1 ? figures : [place];
}

/** The nearest figures of two units: of pairs as near, the lowest numbers. */
function nearestPair(firers: readonly Body[], targets: readonly Body[]): readonly [Body, Body] {
  const pairs = firers.flatMap((firer) => targets.map((target) => [firer, target] as const));
  return pairs.reduce((best, each) => (centres(each) < centres(best) - TIE ? each : best));
}

/** Inches that nobody could measure. */
const TIE = 1e-9;

function centres([firer, target]: readonly [Body, Body]): number {
  return apart(firer.at, target.at);
}

export type Measured = ReturnType<typeof measureBetween>;

/** The IDs of the pieces under a place, or under a unit's base, topmost first. */
export function groundAt(drawn: Places, text: string): string[] {
  return ground(drawn.terrain, placeMeant(drawn, text)).map(({ id }) => id);
}

/** A template as it's asked for. */
export interface TemplateAsked {
  readonly under: (typeof TEMPLATES)[number];
  readonly by: Under;
  readonly at?: string | undefined;
  readonly to?: string | undefined;
  readonly radius?: number | undefined;
  readonly bearing?: number | undefined;
  readonly length?: number | undefined;
  readonly width?: number | undefined;
}

/** Who stands under a template, nearest first. */
export interface UnderTemplate {
  readonly unit: string;
  /** Which of several men, from 1. */
  readonly figure?: number;
  readonly distance: number;
  readonly part?: string;
}

/** @throws {InputError} that names what the template still needs */
export function underTemplate(drawn: Places, asked: TemplateAsked): UnderTemplate[] {
  return under(drawn.bodies, templateOf(drawn, asked), asked.by).map(({ body, distance: inches, part }) => ({
    unit: body.name,
    ...(body.figure === undefined ? {} : { figure: body.figure }),
    distance: roundedInches(inches),
    ...(part ? { part } : {}),
  }));
}

function templateOf(drawn: Places, asked: TemplateAsked): Template[] {
  const { radius, bearing: direction = 0, length, width } = asked;
  const [{ at }] = needed(asked, ['at']).map((name): Body => placeMeant(drawn, asked[name] as string)) as [Body];
  switch (asked.under) {
    case 'circle':
      needed(asked, ['radius']);
      return circle(at, radius!);
    case 'rectangle':
      needed(asked, ['length', 'width']);
      return rectangular(at, direction, length!, width!);
    case 'line':
      needed(asked, ['to']);
      return line(at, placeMeant(drawn, asked.to!).at, width ?? 0);
    case 'cone':
      needed(asked, ['bearing', 'length', 'width']);
      return cone(at, direction, length!, width!);
    case 'cross':
      if (radius !== undefined) return cross(at, direction, { radius });
      needed(asked, ['length', 'width']);
      return cross(at, direction, { length: length!, width: width! });
  }
}

function needed<K extends keyof TemplateAsked>(asked: TemplateAsked, names: readonly K[]): readonly K[] {
  const missing = names.filter((name) => asked[name] === undefined);
  if (missing.length > 0) throw new InputError('missing-options', { missing });
  return names;
}
