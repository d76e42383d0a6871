/**
 * What a ruling looks like on the table, as plain values from which a picture is drawn. Lengths are in inches; whatever it
 * shows stands in the ruling's facts or in what was declared too.
 */
export type Drawing = Drift | Pattern | Impact;

/** A round template that drifts away from where it was aimed. */
export interface Drift {
  readonly drawn: 'drift';
  /** On a clock face, from 1 to 12. */
  readonly hour: number;
  readonly inches: number;
  /** Diameter of the template. */
  readonly across: number;
}

export const AREAS = ['short', 'over', 'right', 'left', 'dead-center'] as const;
/** One of the five areas of a template, as the gun sees them: `short` is the nearest to it. */
export type Area = (typeof AREAS)[number];

/** A template of five areas, laid as a cross, of which shells hit one. */
export interface Pattern {
  readonly drawn: 'pattern';
  readonly shape: 'circle' | 'rectangle';
  /** Width and depth of one area. */
  readonly across: number;
  readonly deep: number;
  /** Absent where the template only lies there. */
  readonly hit?: Area | 'misfire';
  /** Men under each area. */
  readonly men: Readonly<Record<Area, number>>;
}

/** How a shot strikes a plate: on which section of a protractor. */
export interface Impact {
  readonly drawn: 'impact';
  /** From a square hit outwards: up to how many degrees off it a section goes, and what it adds to the dice. */
  readonly sections: readonly { readonly name: string; readonly upTo: number; readonly modifier: number }[];
  /** The name of the section that was declared, if a shot was. */
  readonly struck?: string;
}
