import type { Element, ElementContent, Literal, Root } from 'xast';

/** What has been written out before. */
export interface Written extends Literal {
  readonly type: 'raw';
  readonly value: string;
}

declare module 'xast' {
  interface ElementContentMap {
    raw: Written;
  }
  interface RootContentMap {
    raw: Written;
  }
}

/** Letters that XML has no place for, and those that it means something by. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are the ones.
const OTHERWISE = /[\u0000-\u0008\u000B\u000C\u000E-\u001F&<>"]/g;
const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * A drawing as XML. The field's own xast-util-to-xml makes a regular expression for each attribute: that was three quarters of a
 * picture's time on the program's own thread.
 */
export function toXml(node: Root | ElementContent): string {
  switch (node.type) {
    case 'root':
      return node.children.map((child) => toXml(child as ElementContent)).join('');
    case 'element':
      return elementOf(node);
    case 'raw':
      return node.value;
    case 'text':
      return escaped(node.value);
    default:
      throw new TypeError(`A picture has no ${node.type}`);
  }
}

function elementOf({ name, attributes, children }: Element): string {
  let start = `<${name}`;
  for (const each of Object.keys(attributes)) {
    const value = attributes[each];
    if (value !== null && value !== undefined) start += ` ${each}="${escaped(value)}"`;
  }
  if (children.length === 0) return `${start}/>`;
  return `${start}>${children.map(toXml).join('')}</${name}>`;
}

/** Without the letters that XML has no place for. */
function escaped(text: string): string {
  return text.replace(OTHERWISE, (letter) => ESCAPED[letter] ?? '');
}
