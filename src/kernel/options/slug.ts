/** A name as an option word: "Axis forces" becomes `axis-forces`. */
export function slug(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
}
