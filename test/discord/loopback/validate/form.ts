/** A JSON object not yet known to be anything in particular. */
export type Json = { [key: string]: unknown };

/** What is wrong with a request, and where. */
export interface Issue {
  /** `data.components[0].label` */
  readonly path: string;
  readonly message: string;
}

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The objects of a list; nothing of anything else, whose type is the official schema's business. */
export const objects = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : []);

/** Discord counts characters, not UTF-16 units. */
export const size = (text: unknown): number => (typeof text === 'string' ? [...text].length : 0);

export const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

/** Collects what is wrong with one request body. */
export class Form {
  readonly issues: Issue[] = [];

  refuse(path: string, message: string): void {
    this.issues.push({ path, message });
  }

  /** A string of `least` to `most` characters; with `least` 0 it may be missing. */
  text(path: string, value: unknown, least: number, most: number): void {
    if (!isPresent(value) && least === 0) return;
    const length = size(value);
    if (typeof value !== 'string') this.refuse(path, 'This field is required');
    else if (length < least || length > most) {
      this.refuse(path, `Must be between ${least} and ${most} in length (it has ${length})`);
    }
  }

  /** A list of `least` to `most` entries; with `least` 0 it may be missing. Returns its objects. */
  list(path: string, value: unknown, least: number, most: number): Json[] {
    const length = Array.isArray(value) ? value.length : 0;
    if (length < least || length > most) {
      this.refuse(path, `Must be between ${least} and ${most} in length (it has ${length})`);
    }
    return objects(value);
  }

  /** The same value must not stand twice. */
  unique(path: string, values: readonly unknown[], what: string): void {
    const seen = new Set<unknown>();
    for (const value of values.filter(isPresent)) {
      if (seen.has(value)) this.refuse(path, `${what} is used more than once: ${value}`);
      seen.add(value);
    }
  }
}
