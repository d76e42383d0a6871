/** Under which key the store holds what the channels of a server play by. */
export function booksKey(guild: string): string {
  return `discord:books:${guild}`;
}
