/**
 * How many entries a cache of lru-cache holds, growing with them: told by `max`, it sets room aside for all of them as it’s made, which
 * takes a millisecond for some thousand, and a starting bot makes ten.
 */
export function upTo(most: number) {
  return { maxSize: most, sizeCalculation: () => 1 } as const;
}
