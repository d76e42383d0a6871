/** A number that's never rounded: what's left of a turn, a pace, inches. */
export interface Fraction {
  readonly top: bigint;
  /** Above 0. */
  readonly bottom: bigint;
}

export function fraction(top: bigint | number, bottom: bigint | number = 1): Fraction {
  return { top: BigInt(top), bottom: BigInt(bottom) };
}

/** A decimal as typed: `5`, `2.25`, `.5`; `undefined` for anything else. */
export function decimal(text: string): Fraction | undefined {
  const [, whole = '', part = ''] = /^(\d*)\.?(\d*)$/.exec(text) ?? [];
  if (whole + part === '') return undefined;
  return { top: BigInt(whole + part), bottom: 10n ** BigInt(part.length) };
}

export function minus(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.bottom - b.top * a.bottom, bottom: a.bottom * b.bottom };
}

export function times(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.top, bottom: a.bottom * b.bottom };
}

/** @param b above 0 */
export function over(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.bottom, bottom: a.bottom * b.top };
}

export function lesser(a: Fraction, b: Fraction): Fraction {
  return minus(a, b).top < 0n ? a : b;
}

/** Rounds down to a whole number. For numbers from 0 up. */
export function floor({ top, bottom }: Fraction): number {
  return Number(top / bottom);
}

export function plus(a: Fraction, b: Fraction): Fraction {
  return { top: a.top * b.bottom + b.top * a.bottom, bottom: a.bottom * b.bottom };
}

/** The fraction as it's stored, in its lowest terms: `5/6`, `1`. */
export function fractionText({ top, bottom }: Fraction): string {
  const by = commonOf(top, bottom);
  return bottom === by ? String(top / by) : `${top / by}/${bottom / by}`;
}

/** Reads a stored fraction. */
export function fractionOf(text: string): Fraction {
  const [top = '0', bottom = '1'] = text.split('/');
  return fraction(BigInt(top), BigInt(bottom));
}

function commonOf(a: bigint, b: bigint): bigint {
  return b === 0n ? a : commonOf(b, a % b);
}
