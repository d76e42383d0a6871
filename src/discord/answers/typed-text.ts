import { ApplicationCommandOptionType } from 'discord.js';
import type { Catalogue } from '../../reply/catalogue.ts';
import { block, type Document, line } from '../../reply/document.ts';
import { usedBy } from '../commands/asked.ts';
import { filledIn } from '../forms/modal.ts';
import type { Answerable } from './replying.ts';

/** What's shorter is typed again as fast as it's copied. */
const LONG = 40;

/** Why something was refused, with the long texts that came with it: Discord forgets them, so they can be copied from there. */
export function withTyped(words: Catalogue, document: Document, interaction: Answerable): Document {
  const long = typedIn(interaction).filter((text) => text.length >= LONG);
  if (long.length === 0) return document;
  const lines = [...document.lines, line(words.notices.typedText), ...long.map((text) => block(text))];
  return { ...document, lines, private: true, file: 'text.txt' };
}

function typedIn(interaction: Answerable): readonly string[] {
  if (interaction.isModalSubmit()) return Object.values(filledIn(interaction));
  if (!interaction.isChatInputCommand()) return [];
  const texts = usedBy(interaction).data.filter(({ type }) => type === ApplicationCommandOptionType.String);
  return texts.map(({ value }) => String(value));
}
