import type { Rendered } from '../../src/discord/messages/render.ts';
import { flattened } from './loopback/validate/components.ts';

/** All parts of a message sent, including nested ones. */
export function partsOf({ components }: Pick<Rendered, 'components'>) {
  return flattened(components.map((each) => each.toJSON()));
}

/** All the text in it. */
export function textOf(message: Pick<Rendered, 'components' | 'content'>): string {
  const texts = partsOf(message).flatMap(({ content }) => (typeof content === 'string' ? [content] : []));
  return [message.content, ...texts].filter((text) => text !== '').join('\n');
}

/** The labels of its buttons, row by row. */
export function labelsOf(message: Pick<Rendered, 'components'>): readonly (readonly string[])[] {
  const rows = partsOf(message).filter(({ type }) => type === 1);
  return rows.map(({ components }) => (components as { label?: string }[]).map(({ label }) => label ?? ''));
}
