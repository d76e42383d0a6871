/** What Stryker's instrumented code reads and writes, and ours as well. */
interface Switches {
  readonly activeMutant?: string;
  hitCount?: number;
  readonly hitLimit?: number;
  readonly currentTestId?: string;
  mutantCoverage?: { readonly static: Hits; readonly perTest: Record<string, Hits> };
}
type Hits = Record<string, number>;

/** Whether a fault made by hand is switched on. If it isn't, it's noted that a test has come across it. */
export function isOn(number: string): boolean {
  const globals = globalThis as { __stryker__?: Switches };
  globals.__stryker__ ??= {};
  const stryker = globals.__stryker__;
  if (stryker.activeMutant === number) {
    if (stryker.hitCount !== undefined && ++stryker.hitCount > (stryker.hitLimit ?? Number.POSITIVE_INFINITY))
      throw new Error('It goes round in circles');
    return true;
  }
  stryker.mutantCoverage ??= { static: {}, perTest: {} };
  const { static: loading, perTest } = stryker.mutantCoverage;
  const test = stryker.currentTestId;
  if (test !== undefined) perTest[test] ??= {};
  const hits = test === undefined ? loading : perTest[test]!;
  hits[number] = (hits[number] ?? 0) + 1;
  return false;
}
