/**
 * The URL without its user, password and parameters (which may also hold a password), safe for a message or a log.
 * It doesn't have to be a valid URL: everything up to the last `@` is removed, because an unescaped password may hold anything.
 */
export function masked(url: string): string {
  return url.replace(/^([a-z][a-z0-9+.-]*:(?:\/\/)?)?.*@/is, '$1***@').replace(/\?.*$/s, '?***');
}
