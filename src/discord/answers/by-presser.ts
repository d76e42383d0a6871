import { type Document, small } from '../../reply/document.ts';
import { english } from '../../reply/english/index.ts';
import type { Answerable } from './replying.ts';

/** If everyone sees the answer to a button or a form, it says who pressed or sent it, unless it does already. */
export function byPresser(document: Document, interaction: Answerable): Document {
  const by = interaction.isMessageComponent()
    ? english.notices.pressedBy
    : interaction.isModalSubmit()
      ? english.notices.sentBy
      : undefined;
  const user = interaction.user.id;
  if (by === undefined || document.private || document.secret || names(document, user)) return document;
  return { ...document, lines: [...document.lines, small(by, { user })] };
}

function names({ lines }: Document, user: string): boolean {
  return lines.some(({ spans }) =>
    spans.some((span) => typeof span === 'object' && 'user' in span && span.user === user),
  );
}
