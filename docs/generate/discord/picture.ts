import { Resvg } from '@resvg/resvg-js';
import { x } from 'xastscript';
import { toXml } from '../../../src/reply/pictures/xml.ts';
import { FONTS } from './lettering.ts';
import { messagePiece } from './message.ts';
import { scene } from './scene.ts';
import { THEMES } from './theme.ts';

const COLUMN = 500;
const MARGIN = 20;
const TITLE = 'A ruling on Discord, and a player’s panel, with their buttons and menus';

/** What players see on Discord, drawn from the components that the bot sends, side by side. Its letters are paths. */
export async function discordPicture(theme: keyof typeof THEMES): Promise<string> {
  const svg = await discordSvg(theme);
  const flat = new Resvg(svg, { font: FONTS }).toString().trimEnd();
  // Hundredths of a pixel are precise enough, and keep the file small.
  const small = flat.replaceAll(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100));
  return `${small.replace(/^<svg[^>]*>/, (root) => `${root}\n    <title>${TITLE}</title>`)}\n`;
}

async function discordSvg(theme: keyof typeof THEMES): Promise<string> {
  const colours = THEMES[theme];
  const pieces = (await scene()).map((message, i) =>
    messagePiece(message, { left: MARGIN + i * (COLUMN + MARGIN), top: MARGIN, width: COLUMN }, colours),
  );
  const width = pieces.length * (COLUMN + MARGIN) + MARGIN;
  const height = Math.ceil(Math.max(...pieces.map((piece) => piece.height))) + 2 * MARGIN;
  const shown = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` };
  const ground = x('rect', { width, height, rx: 12, fill: colours.ground });
  return toXml(x('svg', shown, ground, ...pieces.flatMap(({ drawn }) => [...drawn])));
}
