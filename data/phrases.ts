/**
 * What players call the rules of a book and ask about them, by rule ID: short questions as typed in mid-game,
 * slang, plain synonyms, and the German and French of war gamers. Each phrase belongs to one rule of its book.
 */
export type Phrases = Readonly<Record<string, readonly string[]>>;
