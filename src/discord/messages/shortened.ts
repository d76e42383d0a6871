/** A text of at most this many characters, as JavaScript and Discord count them. If it was cut, it ends with an ellipsis. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  // Half of a surrogate pair isn't a character, and Discord refuses it.
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
