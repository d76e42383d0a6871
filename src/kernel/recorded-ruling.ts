import type { RealDice, Tally } from './dice/dice.ts';
import { type Consulted, SilentRuling, type Tested, type Thrown } from './ruling.ts';
import type { Cite, Modifier, Said, Step } from './step.ts';
import { type Chart, net, type Roll, rowOf, type Test } from './tables.ts';
import type { Results } from './verb.ts';

/** A ruling with real dice: each throw is recorded as a step, with its faces. */
export class RecordedRuling extends SilentRuling<RealDice> {
  readonly steps: Step[] = [];
  /** The results of each outermost `each`, item by item. */
  readonly results: Results[] = [];
  /** What the dice are being thrown for; when faces given by hand run out, it says what the next one is for. */
  throwingFor: Cite | undefined;
  #item: number | undefined;
  #per: string | undefined;
  #detail: string | undefined;
  #written = 0;

  override test(test: Test): Tested {
    const outcome = this.#throwing(test, () => super.test(test));
    const modifiers = test.modifiers ?? [];
    const total = this.#fallen() + net(modifiers);
    const settled = outcome.passed ? test.always?.rule : test.never?.rule;
    this.#write(test, {
      modifiers,
      total,
      need: test.need,
      result: test.results[outcome.passed ? 0 : 1],
      ...(outcome.passed !== total >= test.need && settled ? { settled } : {}),
    });
    return outcome;
  }

  override consult<R extends string>(chart: Chart<R>, modifiers: readonly Modifier[] = []): Consulted<R> {
    const outcome = this.#throwing(chart, () => super.consult(chart, modifiers));
    const total = this.#fallen() + net(modifiers);
    const row = rowOf(chart, total)[2];
    const measured = chart.in === undefined ? {} : { in: chart.in };
    this.#write(chart, { modifiers, total, result: outcome.result, ...measured, ...(row ? { row } : {}) });
    return outcome;
  }

  override roll(roll: Roll, modifiers: readonly Modifier[] = []): Thrown {
    const thrown = this.#throwing(roll, () => super.roll(roll, modifiers));
    this.#write(roll, { modifiers, total: thrown.total });
    return thrown;
  }

  override each<T, K extends string>(cite: Cite, items: readonly T[], body: (item: T) => K): Tally<K> {
    const outer = { item: this.#item, per: this.#per };
    this.#per = cite.per;
    const results: K[] = [];
    const details: (string | undefined)[] = [];
    const tally = super.each(cite, items, (item) => {
      this.#item = results.length + 1;
      this.#detail = undefined;
      const result = body(item);
      results.push(result);
      details.push(this.#detail);
      return result;
    });
    this.#item = outer.item;
    this.#per = outer.per;
    if (outer.item === undefined) this.results.push({ of: cite, values: results, details });
    this.#write(cite, { modifiers: [], results });
    return tally;
  }

  override detail(row: string): void {
    this.#detail = row;
  }

  override note(cite: Cite, result: string | Said, modifiers: readonly Modifier[] = []): void {
    const said = typeof result === 'string' ? { result } : { result: result.says, values: result.values };
    this.#write(cite, { modifiers, ...said, ...(cite.row === undefined ? {} : { row: cite.row }) });
  }

  #throwing<A>(cite: Cite, throws: () => A): A {
    this.throwingFor = cite;
    return throws();
  }

  /** The sum of the dice that aren't recorded yet. */
  #fallen(): number {
    return this.dice.faces.slice(this.#written).reduce((sum, face) => sum + face, 0);
  }

  #write(
    cite: Cite & { sides?: number },
    rest: Omit<Step, 'rule' | 'label' | 'about' | 'per' | 'faces' | 'sides' | 'item'>,
  ): void {
    const faces = this.dice.faces.slice(this.#written);
    this.#written = this.dice.faces.length;
    this.steps.push({
      rule: cite.rule,
      label: cite.label,
      ...(cite.about === undefined ? {} : { about: cite.about }),
      ...(faces.length > 0 && cite.sides !== undefined ? { sides: cite.sides } : {}),
      faces,
      ...rest,
      modifiers: rest.modifiers.map(asRecorded),
      ...(this.#item === undefined ? {} : { item: this.#item }),
      ...(this.#item === undefined || this.#per === undefined ? {} : { per: this.#per }),
    });
  }
}

/** A row of a table may say more of itself than a step keeps: when it holds, or the face that it stands for. */
function asRecorded({ rule, label, value }: Modifier): Modifier {
  return rule === undefined ? { label, value } : { rule, label, value };
}
