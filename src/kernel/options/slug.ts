/** A name as an option word: "Axis forces" becomes `axis-forces`. */
export function slug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
}

/** A name as the beginning of a file's name: Discord shows no file whose name has letters beyond a to z. @param otherwise if nothing's left of it */
export function fileWord(name: string, otherwise: string): string {
  return (
    slug(name)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || otherwise
  );
}
