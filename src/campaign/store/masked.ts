/**
 * The URL without its user, password and parameters (which may hold a password as well), fit for a message or a log.
 * It need not be a valid URL: all up to the last `@` goes, as an unescaped password may hold anything.
 */
export function masked(url: string): string {
  return url.replace(/^([a-z][a-z0-9+.-]*:(?:\/\/)?)?.*@/is, '$1***@').replace(/\?.*$/s, '?***');
}
