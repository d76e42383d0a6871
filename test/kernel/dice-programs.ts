import fc from 'fast-check';
import type { Dice } from '../../src/kernel/dice/dice.ts';

/** A small throw of dice as a resolver might make it; its answer is a whole number. */
export type Program =
  | { readonly does: 'die'; readonly sides: number }
  | { readonly does: 'sum'; readonly n: number; readonly sides: number }
  | { readonly does: 'again'; readonly sides: number; readonly above: number }
  | { readonly does: 'each' | 'chain'; readonly items: readonly number[]; readonly body: Program }
  | { readonly does: 'both'; readonly first: Program; readonly second: Program }
  | { readonly does: 'branch'; readonly on: Program; readonly odd: Program; readonly even: Program };

interface State {
  readonly sum: number;
  readonly odd: boolean;
}

const KINDS = ['none', 'one', 'two'] as const;
type Kind = (typeof KINDS)[number];

const START: State = { sum: 0, odd: false };
const kindOf = (thrown: number, item: number): Kind => KINDS[(thrown + item) % 3]!;
const after = ({ sum, odd }: State, thrown: number, item: number): State =>
  // Keys in another order must make the same state.
  odd
    ? { odd: thrown % 2 === 1, sum: (sum + thrown) % 5 }
    : { sum: (sum + 2 * thrown + item) % 5, odd: thrown % 3 === 1 };
const ofState = ({ sum, odd }: State) => sum + (odd ? 10 : 0);
const ofTally = (tally: Partial<Record<Kind, number>>) =>
  (tally.none ?? 0) + 10 * (tally.one ?? 0) + 100 * (tally.two ?? 0);

/** The program with `sum`, `each`, `chain` and `until`, as a resolver would say it. */
export function run(program: Program, dice: Dice): number {
  switch (program.does) {
    case 'die':
      return dice.d(program.sides);
    case 'sum':
      return dice.sum(program.n, program.sides);
    case 'again':
      return dice.until(() => {
        const face = dice.d(program.sides);
        return face > program.above ? undefined : face;
      });
    case 'each':
      return ofTally(dice.each(program.items, (item) => kindOf(run(program.body, dice), item)));
    case 'chain':
      return ofState(dice.chain(program.items, START, (state, item) => after(state, run(program.body, dice), item)));
    case 'both':
      return 2 * run(program.first, dice) + run(program.second, dice);
    case 'branch':
      return run(program.on, dice) % 2 === 1 ? run(program.odd, dice) : 1 + run(program.even, dice);
  }
}

/** The same program as plain loops of single dice. A D6 thrown again above a 4 is a D4. */
export function runPlainly(program: Program, dice: Pick<Dice, 'd'>): number {
  switch (program.does) {
    case 'die':
      return dice.d(program.sides);
    case 'sum': {
      let total = 0;
      for (let die = 0; die < program.n; die++) total += dice.d(program.sides);
      return total;
    }
    case 'again':
      return dice.d(program.above);
    case 'each': {
      const tally = { none: 0, one: 0, two: 0 };
      for (const item of program.items) tally[kindOf(runPlainly(program.body, dice), item)] += 1;
      return ofTally(tally);
    }
    case 'chain': {
      let state = START;
      for (const item of program.items) state = after(state, runPlainly(program.body, dice), item);
      return ofState(state);
    }
    case 'both':
      return 2 * runPlainly(program.first, dice) + runPlainly(program.second, dice);
    case 'branch':
      return runPlainly(program.on, dice) % 2 === 1
        ? runPlainly(program.odd, dice)
        : 1 + runPlainly(program.even, dice);
  }
}

/** At most how many ways the dice of a program fall. */
function ways(program: Program): number {
  switch (program.does) {
    case 'die':
      return program.sides;
    case 'sum':
      return program.sides ** program.n;
    case 'again':
      return program.above;
    case 'each':
    case 'chain':
      return ways(program.body) ** program.items.length;
    case 'both':
      return ways(program.first) * ways(program.second);
    case 'branch':
      return ways(program.on) * Math.max(ways(program.odd), ways(program.even));
  }
}

const sides = fc.constantFrom(2, 3, 4, 6);
const items = fc.array(fc.integer({ min: 0, max: 2 }), { maxLength: 3 });

const { program } = fc.letrec<{ program: Program }>((tie) => ({
  program: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.record({ does: fc.constant('die'), sides }),
    fc.record({ does: fc.constant('sum'), n: fc.integer({ min: 0, max: 3 }), sides }),
    fc.record({ does: fc.constant('again'), sides: fc.constant(6), above: fc.integer({ min: 1, max: 6 }) }),
    fc.record({ does: fc.constantFrom('each', 'chain'), items, body: tie('program') }),
    fc.record({ does: fc.constant('both'), first: tie('program'), second: tie('program') }),
    fc.record({ does: fc.constant('branch'), on: tie('program'), odd: tie('program'), even: tie('program') }),
  ) as fc.Arbitrary<Program>,
}));

/** Programs whose every throw can be tried: the methods nested in one another, and branches of different totals. */
export const programs = program.filter((one) => ways(one) <= 1500);
