import type { Catalogue } from '../../reply/catalogue.ts';
import { type Document, seenLines, small } from '../../reply/document.ts';
import type { Answerable } from './replying.ts';

/** If everyone sees the answer to a button or a form, it says who pressed or sent it, unless it does already. */
export function byPresser(words: Catalogue, document: Document, interaction: Answerable): Document {
  const by = interaction.isMessageComponent()
    ? words.notices.pressedBy
    : interaction.isModalSubmit()
      ? words.notices.sentBy
      : undefined;
  const user = interaction.user.id;
  if (by === undefined || document.private || document.secret || names(document, user)) return document;
  return { ...document, lines: [...document.lines, small(by, { user })] };
}

function names(document: Document, user: string): boolean {
  return seenLines(document).some(({ spans }) =>
    spans.some((span) => typeof span === 'object' && 'user' in span && span.user === user),
  );
}
