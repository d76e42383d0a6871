import {
  type ActionRowBuilder,
  type APIContainerComponent,
  type AttachmentBuilder,
  ComponentType,
  type MessageActionRowComponentBuilder,
  SeparatorSpacingSize,
} from 'discord.js';
import type { Document, Tone } from '../reply/document.ts';
import { markdownLine } from './markdown.ts';

type Rows = readonly ActionRowBuilder<MessageActionRowComponentBuilder>[];

/** What colour a frame has; the text says the same. */
const COLOURS: Readonly<Record<Tone, number>> = {
  loss: 0xb3_36_2e,
  change: 0xd0_8a_1d,
  calm: 0x5c_6b_73,
  first: 0x2f_6f_a8,
  second: 0x7a_4f_9a,
};

/** A document in a frame: the news, a line across, what it rests on, pictures, and what may be done next. */
export function framed({ lines, tone = 'calm' }: Document, rows: Rows): Frame[] {
  const shown = lines.filter(({ kind }) => kind !== 'typed');
  const headed = Math.max(
    1,
    shown.findIndex(({ kind }) => kind !== 'verdict' && kind !== 'heading'),
  );
  const news = shown.slice(0, headed).map(markdownLine).join('\n');
  const rest = shown.slice(headed).map(markdownLine).join('\n');
  const container: APIContainerComponent = {
    type: ComponentType.Container,
    accent_color: COLOURS[tone],
    components: [
      { type: ComponentType.TextDisplay, content: news },
      ...(rest.trim() === ''
        ? []
        : [
            { type: ComponentType.Separator, divider: true, spacing: SeparatorSpacingSize.Small } as const,
            { type: ComponentType.TextDisplay, content: rest } as const,
          ]),
      ...rows.map((row) => row.toJSON() as APIContainerComponent['components'][number]),
    ],
  };
  return [new Frame(container)];
}

/** A frame as a component of a message. */
export class Frame {
  readonly #container: APIContainerComponent;

  constructor(container: APIContainerComponent) {
    this.#container = container;
  }

  toJSON(): APIContainerComponent {
    return this.#container;
  }

  /** The same with pictures below the text; each has its own words for who cannot see it. */
  withGallery(pictures: readonly AttachmentBuilder[]): Frame {
    if (pictures.length === 0) return this;
    const items = pictures.map(({ name, description }) => ({
      media: { url: `attachment://${name}` },
      ...(description ? { description } : {}),
    }));
    const gallery = { type: ComponentType.MediaGallery, items } as const;
    const { components } = this.#container;
    const row = components.findIndex(({ type }) => type === ComponentType.ActionRow);
    const at = row < 0 ? components.length : row;
    return new Frame({
      ...this.#container,
      components: [...components.slice(0, at), gallery, ...components.slice(at)],
    });
  }
}
