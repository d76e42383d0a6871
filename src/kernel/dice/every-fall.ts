/** Longer rows of dice are thrown again and again: a tie that's thrown once more until somebody wins. */
const LONGEST = 60;

/** One die on the way, and which of its faces this run takes. */
interface Fallen {
  readonly sides: number;
  face: number;
}

/**
 * Runs a body once for each way in which its dice can fall, depth first, and gives what it came to each time. Unlike `EnumeratingDice`
 * it knows single faces, so a ruling keeps its steps.
 * @param once the body, with the source of its faces
 * @param most runs
 * @returns nothing where there are more ways than that
 */
export function everyFall<T>(once: (source: (sides: number) => number) => T, most: number): readonly T[] | undefined {
  const way: Fallen[] = [];
  const all: T[] = [];
  do {
    if (all.length === most) return undefined;
    let at = 0;
    all.push(
      once((sides) => {
        if (at === way.length) way.push({ sides, face: 1 });
        at += 1;
        // Past the longest row this run only has to end, whatever its faces are: its way is too long to be gone through.
        return at > LONGEST ? (at % sides) + 1 : way[at - 1]!.face;
      }),
    );
    if (at > LONGEST) return undefined;
  } while (advance(way));
  return all;
}

/** On to the next way; `false` when all have been gone. */
function advance(way: Fallen[]): boolean {
  for (let last = way.at(-1); last; last = way.at(-1)) {
    last.face += 1;
    if (last.face <= last.sides) return true;
    way.pop();
  }
  return false;
}
