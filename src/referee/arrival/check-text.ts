/** A Discord user's ID, a name at the terminal, or a pseudonym. */
export function isSpeaker(user: string): boolean {
  return /^[^\s\p{Cc}\p{Cs}]{1,100}$/u.test(user);
}

/** A Discord channel's ID, or a channel's name at the terminal. */
export function isChannel(text: string): boolean {
  return /^[^\s<>#\p{C}]{1,100}$/u.test(text);
}

/** A name on one line. */
export function isLine(text: string): boolean {
  return text !== '' && text.length <= 200 && text === text.trim() && !/[\p{Cc}\p{Cs}]/u.test(text);
}

/** Text as it can be typed: the only control characters are line ends. */
export function isText(text: string): boolean {
  return !/[\p{Cc}\p{Cs}]/u.test(text.replaceAll(/[\n\r\t]/g, ''));
}

/** The first of these conditions that doesn't hold. */
export function firstOf(claims: Readonly<Record<string, boolean>>): string | undefined {
  return Object.keys(claims).find((name) => !claims[name]);
}
