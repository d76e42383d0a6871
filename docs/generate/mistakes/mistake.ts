/** Something that people type by mistake, although anyone who knows the game understands what they mean. */
export interface Mistakes {
  readonly title: string;
  /** What is on the table before, in the form scripts use. */
  readonly before: readonly string[];
  /** The input: each must be refused or be an error, and write nothing. */
  readonly typed: readonly string[];
  /** These are understood all the same. */
  readonly understood?: boolean;
}
