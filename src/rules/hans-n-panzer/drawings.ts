import type { Indirect } from '../../../data/hans-n-panzer/armoury.ts';
import { ANGLES, type Angle, type Landing } from '../../../data/hans-n-panzer/book/shooting.ts';
import type { Book } from '../../../data/hans-n-panzer/book.ts';
import type { Area, Drawing, Impact, Pattern } from '../../kernel/dice/drawing.ts';

/** HP-TANK-02: the protractor of the tank stick. @param struck the section it showed */
export function stick({ tank: { sections, angle } }: Book, struck?: Angle): Impact {
  const each = ANGLES.map((name) => ({ name, upTo: sections.upTo[name], modifier: angle[name][0]?.value ?? 0 }));
  return { drawn: 'impact', sections: each, ...(struck === undefined ? {} : { struck }) };
}

/** HP-ART-07, -12: the template with five areas. @param landing where the round came down */
export function template(weapon: Indirect, { shelling }: Book, landing?: Landing, men = NOBODY): Pattern {
  const { shape, across, deep } = shelling.areas[weapon];
  return { drawn: 'pattern', shape, across, deep, men, ...(landing === undefined ? {} : { hit: landing }) };
}

const NOBODY: Readonly<Record<Area, number>> = { short: 0, over: 0, right: 0, left: 0, 'dead-center': 0 };

/** Drawings for rules about things that players make and lay: the stick, the blast circle, the artillery square. */
export function drawing(rule: string, book: Book): Drawing | undefined {
  const { sections } = book.tank;
  const laid = Object.entries(book.shelling.areas).find(([, area]) => area.rule === rule);
  if (laid) return template(laid[0] as Indirect, book);
  return rule === sections.rule ? stick(book) : undefined;
}
