import type { Picture } from '../../src/reply/pictures/sheet.ts';
import { partsOf } from './console-blocks.ts';
import { openSession } from './session.ts';

/**
 * The first picture with a given name that Umpire draws while a guide is played, as SVG.
 * @param guide its name, which its dice come from, and its text
 * @param after a command to give once the guide has been played
 * @throws if there's no such picture
 */
export async function drawnPicture(
  name: string,
  guide: { readonly name: string; readonly text: string },
  ...after: readonly string[]
): Promise<string> {
  const entered = partsOf(guide.text).flatMap((part) => (part.kind === 'console' ? part.entered : []));
  const session = await openSession(guide.name);
  try {
    for (const command of [...entered.map((each) => each.command), ...after]) {
      const { outcome } = await session.hear(command);
      const pictures = outcome.ok ? (outcome.answer.document.pictures ?? []) : [];
      const picture = pictures.find((each) => each.name === name);
      if (picture) return onAnyMachine(picture);
    }
  } finally {
    await session.close();
  }
  throw new Error(`docs/guides/${guide.name}.md brings no picture ${name}`);
}

/** The picture as a file of its own, with a title and with a monospaced fallback font for machines that lack ours. */
function onAnyMachine(picture: Picture): string {
  const title = picture.alt.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const svg = picture.svg().replace('font-family="DejaVu Sans Mono"', 'font-family="DejaVu Sans Mono, monospace"');
  return `${svg.replace('>', () => `>\n<title>${title}</title>`)}\n`;
}
