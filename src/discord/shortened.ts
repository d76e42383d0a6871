/** A text of at most so many characters, as JavaScript and Discord count them; where it is cut, an ellipsis says so. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  // Half of a surrogate pair is no character, and Discord refuses it.
  return `${text.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, '')}…`;
}
