import {
  type APIButtonComponentWithCustomId,
  type APIComponentInContainer,
  type APIContainerComponent,
  type APIMessageTopLevelComponent,
  ComponentType,
  SeparatorSpacingSize,
} from 'discord.js';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Tone } from '../../reply/document.ts';
import type { Shown } from './paged.ts';
import { builtOf, type Row } from './rows.ts';

/** The colour of a frame; the text says the same. */
const COLOURS: Readonly<Record<Tone, number>> = {
  loss: 0xb3_36_2e,
  change: 0xd0_8a_1d,
  calm: 0x5c_6b_73,
  refused: 0x8a_4b_2a,
  first: 0x2f_6f_a8,
  second: 0x7a_4f_9a,
};

/** A picture or file in the frame, with a description for anyone who can't see it. */
export interface Attached {
  readonly name: string | null;
  readonly description?: string | null;
}

/** The contents of a frame. */
export interface Framed {
  readonly tone?: Tone | undefined;
  /** The news, above the dividing line. */
  readonly news: readonly Shown[];
  /** The reasons for it. */
  readonly rest: readonly Shown[];
  readonly pictures?: readonly Attached[];
  readonly files?: readonly Attached[];
  /** The next possible actions. */
  readonly rows?: readonly Row[];
}

/** A frame: the news, a dividing line, the reasons, pictures, files and the next possible actions. */
export function framed(
  words: Catalogue,
  { tone = 'calm', news, rest, pictures = [], files = [], rows = [] }: Framed,
): Shape<APIContainerComponent> {
  const below = partsOf(words, rest);
  return new Shape({
    type: ComponentType.Container,
    accent_color: COLOURS[tone],
    components: [
      ...headOf(words, news),
      ...(below.length > 0 ? [ACROSS, ...below] : []),
      ...(pictures.length > 0 ? [gallery(pictures)] : []),
      ...files.map(({ name }) => ({ type: ComponentType.File, file: { url: `attachment://${name}` } }) as const),
      ...rows,
    ],
  });
}

const ACROSS = { type: ComponentType.Separator, divider: true, spacing: SeparatorSpacingSize.Small } as const;

/** The news as one component, whatever its parts. */
function headOf(words: Catalogue, news: readonly Shown[]): APIComponentInContainer[] {
  const [only, ...more] = news;
  return only?.button && more.length === 0
    ? partsOf(words, news)
    : partsOf(words, [{ kind: 'verdict', text: news.map(({ text }) => text).join('\n') }]);
}

/** Lines as text and sections, with a dividing line above every heading but the first. */
function partsOf(words: Catalogue, lines: readonly Shown[]): APIComponentInContainer[] {
  const parts: APIComponentInContainer[] = [];
  let text: string[] = [];
  const flush = () => {
    const content = text.join('\n');
    if (content.trim() !== '') parts.push({ type: ComponentType.TextDisplay, content });
    text = [];
  };
  for (const line of lines) {
    if (line.button) {
      flush();
      parts.push(section(line.text, builtOf(words, line.button)));
      continue;
    }
    const isParted = line.kind === 'heading' && (text.length > 0 || parts.length > 0);
    if (isParted) {
      flush();
      parts.push(ACROSS);
    }
    text.push(line.text);
  }
  flush();
  return parts;
}

function section(content: string, accessory: APIButtonComponentWithCustomId): APIComponentInContainer {
  // Discord refuses text that consists only of spaces.
  const text = { type: ComponentType.TextDisplay, content: content.trim() === '' ? '\u200b' : content } as const;
  return { type: ComponentType.Section, components: [text], accessory };
}

function gallery(pictures: readonly Attached[]): APIComponentInContainer {
  const items = pictures.map(({ name, description }) => ({
    media: { url: `attachment://${name}` },
    ...(description ? { description } : {}),
  }));
  return { type: ComponentType.MediaGallery, items };
}

/** A component of a message as Discord takes it: discord.js would copy it otherwise. */
export class Shape<Component extends APIMessageTopLevelComponent> {
  readonly #component: Component;

  constructor(component: Component) {
    this.#component = component;
  }

  toJSON(): Component {
    return this.#component;
  }
}
