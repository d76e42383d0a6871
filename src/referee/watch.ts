import type { Option, Options, OptionTable, OptionValue } from '../kernel/options.ts';
import type { Scene } from '../kernel/scene.ts';

/** Watches which of a command's options the rules look at while they judge it. Its targets count as the option `target`. */
export class Watch {
  readonly #filling = new Set<string>();
  readonly #judging = new Set<string>();
  #said: Options = {};
  #needed: readonly string[] = [];
  #begun = false;

  /** What's said and of whom, for whoever fills in the rest. */
  filling(scene: Scene, said: Options): readonly [Scene, Options] {
    this.#said = said;
    const reads = (name: string) => this.#filling.add(name);
    return [seen(scene, reads), watched(said, reads)];
  }

  /** The whole of it, for whoever judges. What nobody said depends on all that it was filled in from. */
  judging(scene: Scene, options: Options, table: OptionTable): readonly [Scene, Options] {
    this.#begun = true;
    const reads = (name: string) => this.#reads(name, table);
    this.#looksFor(table);
    return [seen(scene, reads), watched(options, reads)];
  }

  looksAt(name: string): void {
    this.#judging.add(name);
  }

  /** What was looked at, by name; `undefined` if it was everything, or nobody has judged yet. */
  get looked(): ReadonlySet<string> | undefined {
    return !this.#begun || this.#judging.has(EVERYTHING) ? undefined : this.#judging;
  }

  /** What had to be said, whatever it was, by name. */
  get needed(): readonly string[] {
    return this.#needed.filter((name) => !this.#judging.has(name));
  }

  /** What was looked at, by name, if these were found missing before anybody judged. */
  lacked(missing: readonly string[], table: OptionTable): ReadonlySet<string> | undefined {
    if (this.#begun) return undefined;
    this.#looksFor(table);
    for (const name of missing) this.#reads(name, table);
    return this.#judging.has(EVERYTHING) ? undefined : this.#judging;
  }

  /** What has to be there. It makes a difference whether the target is a unit or something that the book has a word for. */
  #looksFor(table: OptionTable): void {
    const needed = Object.keys(table).filter((name) => table[name]!.required);
    this.#needed = needed.filter((name) => this.#said[name] !== undefined);
    for (const name of needed) if (this.#said[name] === undefined || name === 'target') this.#reads(name, table);
  }

  #reads(name: string, table: OptionTable): void {
    this.#judging.add(name);
    if (this.#said[name] !== undefined || !mayBeFilled(table[name])) return;
    for (const each of this.#filling) this.#judging.add(each);
  }
}

/** Whether the referee may know it of the units. What isn't declared may be anything. */
function mayBeFilled(option: Option | undefined): boolean {
  return !option || option.from === 'known' || option.filled === true;
}

/** No option is called that. */
const EVERYTHING = '';

/** Options that tell which of them somebody looks at. */
export function watched(options: Options, reads: (name: string) => void): Options {
  return new Proxy(options, {
    get: (of, name) => {
      reads(String(name));
      return Reflect.get(of, name) as OptionValue | undefined;
    },
    has: (of, name) => {
      reads(String(name));
      return Reflect.has(of, name);
    },
    getOwnPropertyDescriptor: (of, name) => {
      reads(String(name));
      return Reflect.getOwnPropertyDescriptor(of, name);
    },
    ownKeys: (of) => {
      reads(EVERYTHING);
      return Reflect.ownKeys(of);
    },
  });
}

/** A scene that tells when somebody looks at its targets. */
export function seen({ targets, ...others }: Scene, reads: (name: string) => void): Scene {
  return {
    ...others,
    get targets() {
      reads('target');
      return targets;
    },
  };
}
