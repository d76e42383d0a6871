import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';

const require = createRequire(import.meta.url);

/** The fonts come with the program, so a picture is the same on every machine. */
export const FONTS = {
  fontFiles: ['DejaVuSans.ttf', 'DejaVuSans-Bold.ttf', 'DejaVuSansMono.ttf', 'DejaVuSansMono-Bold.ttf'].map((file) =>
    require.resolve(`dejavu-fonts-ttf/ttf/${file}`),
  ),
  loadSystemFonts: false,
  defaultFontFamily: 'DejaVu Sans',
};

/** How a piece of text is set. */
export interface Face {
  readonly size: number;
  readonly bold?: boolean;
  readonly mono?: boolean;
}

export function familyOf({ mono = false }: Face): string {
  return mono ? 'DejaVu Sans Mono' : 'DejaVu Sans';
}

const known = new Map<string, number>();

/** The width of a word in pixels. Spaces at its ends count. */
export function widthOf(text: string, face: Face): number {
  const key = JSON.stringify([text, face]);
  const before = known.get(key);
  if (before !== undefined) return before;
  // Measured between two bars, so that spaces have a width too.
  const width = drawn(`|${text}|`, face) - drawn('||', face);
  known.set(key, width);
  return width;
}

function drawn(text: string, face: Face): number {
  const safe = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const weight = face.bold ? ' font-weight="bold"' : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="4000" height="100"><text x="0" y="50" xml:space="preserve" font-family="${familyOf(face)}" font-size="${face.size}"${weight}>${safe}</text></svg>`;
  return new Resvg(svg, { font: FONTS }).getBBox()?.width ?? 0;
}
