import type { Picture } from '../../src/reply/pictures/sheet.ts';
import { partsOf } from './console-blocks.ts';
import { openSession } from './session.ts';

/**
 * The first picture of some name that Umpire draws while a guide is played, as SVG.
 * @param guide its name, from which its dice come, and its text
 * @param after a command for when the guide has been played
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

/** As a file of its own: with a title, and with a font for machines that lack ours, whose letters are all equally wide too. */
function onAnyMachine(picture: Picture): string {
  const title = picture.alt.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const svg = picture.svg().replace('font-family="DejaVu Sans Mono"', 'font-family="DejaVu Sans Mono, monospace"');
  return `${svg.replace('>', () => `>\n<title>${title}</title>`)}\n`;
}
