/** Which marks close a value that begins with one. Phones and editors put in those of their language. */
const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  '“': '”“',
  '”': '”',
  '„': '“”',
  '«': '»',
  '»': '«',
  "'": "'",
  '‘': '’',
  '’': '’',
  '‚': '‘’',
};

const MARKS = Object.keys(CLOSING).join('');
const AROUND = new RegExp(`^[\\s${MARKS}]+|[\\s${MARKS}]+$`, 'gu');

/** Whether a character is a quotation mark of any kind. */
export function isQuote(letter: string): boolean {
  return Object.hasOwn(CLOSING, letter);
}

/**
 * The marks that close what a letter opens. Of an apostrophe, which names have too, it is none unless the value ends with it.
 * @param after what stands behind it
 */
export function closingOf(letter: string, after: string): string | undefined {
  const closing = CLOSING[letter];
  if (closing === undefined || !"'‘’‚".includes(letter)) return closing;
  return new RegExp(`[${closing}](?=\\s|$)`, 'u').test(after) ? closing : undefined;
}

/** A value without the quotes that somebody typed around the whole of it. */
export function unquoted(text: string): string {
  const [first = '', ...inner] = text.trim();
  const last = inner.pop();
  if (last === undefined || !CLOSING[first]?.includes(last)) return text;
  // Several that are quoted each are told apart elsewhere.
  const apostrophes = "'’";
  return inner.some((letter) => isQuote(letter) && !apostrophes.includes(letter)) ? text : inner.join('');
}

/** A value that somebody is typing, without the quote it begins with. An apostrophe may be part of it. */
export function withoutOpening(text: string): string {
  const [first = ''] = text;
  return isQuote(first) && !"'‘’‚".includes(first) ? text.slice(1) : text;
}

/** A name without any quotes at its ends. */
export function unmarked(text: string): string {
  return text.replaceAll(AROUND, '');
}
