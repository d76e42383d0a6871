/** The store's key for the books that the channels of a server play by. */
export function booksKey(guild: string): string {
  return `discord:books:${guild}`;
}
