/**
 * A house rule by its name as players see and type it: with spaces, apostrophes or capitals instead of hyphens.
 * @param names the names of all house rules of a book, as its contract has them
 */
export function toggleNamed(text: string, names: readonly string[]): string | undefined {
  const wanted = lettersOf(text);
  return names.find((name) => lettersOf(name) === wanted);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
