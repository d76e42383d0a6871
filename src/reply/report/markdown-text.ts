/** Makes text stay text, whatever Markdown or HTML a user typed: no format, link, image, heading or tag. */
export function escaped(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_~[\]<>|&$!]/g, '\\$&')
    .replace(/^[#+=-]/, '\\$&')
    .replace(/^(\d+)([.)])/, '$1\\$2')
    .replaceAll(/(https?):\/\//gi, '$1:\\/\\/');
}
