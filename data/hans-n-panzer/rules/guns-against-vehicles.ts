import type { Rule } from '../../../src/kernel/ruleset.ts';

/** A shot of a gun at a vehicle: to hit, angle, strike and armour. */
export const gunsAgainstVehicles = [] as const satisfies readonly Rule[];
