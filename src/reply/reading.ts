import type { DICE_SHOWN, LENGTHS } from '../campaign/settings.ts';
import type { Button, Document, Line, Span, Telling, Thrown } from './document.ts';

/** How somebody reads replies, or how a channel shows them. What's left out is as the referee writes it. */
export interface Reading {
  readonly rulings?: Telling | undefined;
  readonly lengths?: (typeof LENGTHS)[number] | undefined;
  readonly dice?: (typeof DICE_SHOWN)[number] | undefined;
}

/** A reply as somebody reads it. Files and pictures stay as they are, and so does what can be typed. */
export function readAs(document: Document, { rulings, lengths, dice }: Reading): Document {
  const [first, ...rest] = document.lines;
  const shown = dice === 'pictures' && first ? facesLine(document.dice ?? []) : [];
  const lines = shown.length > 0 ? [first!, ...shown, ...rest] : document.lines;
  const told = rulings === undefined ? document : { ...document, form: rulings };
  return lengths === 'cm' ? inCentimetres({ ...told, lines }) : { ...told, lines };
}

/** Whether it would read differently for some. */
export function dependsOnReader({ lines, dice = [] }: Document): boolean {
  const told = (span: Span) => (typeof span === 'string' ? span : 'text' in span ? span.text : '');
  return (
    dice.length > 0 ||
    lines.some(({ form, spans }) => form !== undefined || spans.some((each) => told(each).includes('″')))
  );
}

/** More dice than this are a crowd, not a picture. */
const MOST_DICE = 40;
const SIX = ['⚀', '⚁', '⚂', '⚃', '⚄', '⚅'];

function facesLine(dice: readonly Thrown[]): readonly Line[] {
  const count = dice.reduce((sum, { faces }) => sum + faces.length, 0);
  if (count === 0 || count > MOST_DICE) return [];
  const face = (sides: number | undefined, each: number) => (sides === 6 ? SIX[each - 1] : undefined) ?? `[${each}]`;
  const throws = dice.map(({ sides, faces }) => faces.map((each) => face(sides, each)).join(' '));
  return [{ kind: 'large', spans: [throws.join('  ·  ')] }];
}

const CENTIMETRES = 2.54;
/** Inches, and what comes before them in a range; a die’s sides aren’t a length. */
const MEASURED = /(?<![\w.])(\d+(?:\.\d+)?)(?:( ?(?:–|-|to|and) ?)(\d+(?:\.\d+)?))?″/gu;

function inCentimetres(document: Document): Document {
  const buttons = document.buttons?.map(labelled<Button>);
  return { ...document, lines: document.lines.map(lineIn), ...(buttons ? { buttons } : {}) };
}

function lineIn({ unfolds, button, ...line }: Line): Line {
  if (line.kind === 'block') return line;
  const spans = line.spans.map((span): Span => {
    if (typeof span === 'string') return textIn(span);
    return 'text' in span && span.style !== 'code' && span.style !== 'said'
      ? { ...span, text: textIn(span.text) }
      : span;
  });
  return {
    ...line,
    spans,
    ...(button ? { button: labelled(button) } : {}),
    ...(unfolds ? { unfolds: () => unfolds().map(lineIn) } : {}),
  };
}

function labelled<T extends { readonly label?: string }>(part: T): T {
  return part.label === undefined ? part : { ...part, label: textIn(part.label) };
}

function textIn(text: string): string {
  const told = (inches: string) => String(Math.round(Number(inches) * CENTIMETRES * 10) / 10);
  return text.replaceAll(MEASURED, (_, one: string, between?: string, other?: string) =>
    other === undefined ? `${told(one)} cm` : `${told(one)}${between}${told(other)} cm`,
  );
}
