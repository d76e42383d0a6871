/** A length or coordinate as it's kept: to a hundredth of an inch. */
export function hundredth(inches: number): number {
  return Math.round(inches * 100) / 100;
}

/** A measure in inches as it's held against a limit of a book: to a hundredth, halves up. */
export function roundedInches(inches: number): number {
  return Math.round((inches + 1e-9) * 100) / 100;
}

/** A measure in degrees as it's held against a limit: to a tenth, halves up. */
export function roundedDegrees(degrees: number): number {
  return Math.round((degrees + 1e-9) * 10) / 10;
}

/** How near to a limit a measure is close: players may want to look themselves. */
const CLOSE = { inches: 0.05, degrees: 0.5 } as const;

/** The limits that a rounded measure is close to: within 0.05″ or 0.5°, a measure that meets one exactly too. */
export function close(measure: number, limits: readonly number[], unit: keyof typeof CLOSE): number[] {
  return limits.filter((limit) => Math.abs(measure - limit) <= CLOSE[unit] + 1e-9);
}
