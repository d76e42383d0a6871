import { distance } from 'fastest-levenshtein';
import type { Game } from '../campaign/game.ts';
import type { GivenOptions } from '../kernel/options.ts';
import { writePair } from '../kernel/pairs.ts';
import { type InputError, NotAllowed } from '../kernel/refusal.ts';
import { unitsInOrder } from '../referee/units.ts';
import type { Button } from '../reply/document.ts';

/** No more than this are worth offering in place of a mistyped one. */
const MOST_OFFERED = 5;
/** Options that name units. */
const UNITS: readonly string[] = ['who', 'attacker', 'target', 'unit'];

/** Errors that a form can put right by asking for the value again. */
const TO_FILL: readonly string[] = ['missing-options', 'not-a-number', 'not-whole', 'out-of-range', 'not-a-boolean'];

/** A command that went wrong. */
export interface Mending {
  readonly name: string;
  readonly given: GivenOptions;
  readonly game: Game | undefined;
  /** Whether the rules would take the command with these options. */
  isFair(given: GivenOptions): Promise<boolean>;
}

/**
 * Buttons that retry a command that went wrong: with one of the values most like what was typed, or through a form. What the
 * rules would refuse isn't offered.
 */
export async function mendingButtons(error: InputError, mending: Mending): Promise<readonly Button[]> {
  if (error instanceof NotAllowed) return [];
  const { name, given, game } = mending;
  const { says, values } = error;
  // An option inside a value, such as the answers to a question, has to be put right there.
  if (values.option !== undefined && given[String(values.option)] === undefined) return [];
  if (says === 'unknown-value' || says === 'ambiguous-value') {
    const option = String(values.option);
    const allowed = (values.allowed ?? []) as readonly string[];
    return retries(mending, option, likest(String(values.value), allowed));
  }
  if (says === 'unknown-unit' && game) return unitButtons(String(values.unit), mending, game);
  if (says === 'unknown-option' && values.nearest !== undefined) {
    const { [String(values.option)]: value = true, ...others } = given;
    const nearest = String(values.nearest);
    return retries({ ...mending, given: others }, nearest, [String(value)], () => nearest);
  }
  return TO_FILL.includes(says) || values.missing !== undefined ? [{ action: 'fill', of: written(name, given) }] : [];
}

function unitButtons(typed: string, mending: Mending, game: Game): Promise<readonly Button[]> {
  const { given } = mending;
  const folded = typed.trim().toLowerCase();
  const option = UNITS.find((each) =>
    String(given[each] ?? '')
      .toLowerCase()
      .includes(folded),
  );
  if (option === undefined) return Promise.resolve([]);
  const whole = String(given[option]);
  const at = whole.toLowerCase().indexOf(folded);
  const [before, after] = [whole.slice(0, at), whole.slice(at + folded.length)];
  const names = unitsInOrder(game)
    .filter(({ gone }) => !gone)
    .map((unit) => before + unit.name + after);
  return retries(mending, option, likest(whole, names), (value) =>
    value.slice(before.length, value.length - after.length),
  );
}

/** Values that begin like it first, then those that contain it, then those with the fewest letters different. */
function likest(typed: string, words: readonly string[]): readonly string[] {
  const folded = typed.trim().toLowerCase();
  const far = (word: string) => {
    const at = word.toLowerCase().indexOf(folded);
    return at < 0 ? 1 + distance(folded, word.toLowerCase()) : Math.min(at, 1);
  };
  return words.toSorted((a, b) => far(a) - far(b));
}

/** The command with each of these values instead, as far as the rules take it. */
async function retries(
  { name, given, isFair }: Mending,
  option: string,
  values: readonly string[],
  labelOf: (value: string) => string = (value) => value,
): Promise<readonly Button[]> {
  const buttons: Button[] = [];
  for (const value of values) {
    if (buttons.length === MOST_OFFERED) break;
    const mended = { ...given, [option]: value };
    if (await isFair(mended)) buttons.push({ action: 'run', of: written(name, mended), label: labelOf(value) });
  }
  return buttons;
}

/** A command as somebody would type it. */
export function written(name: string, given: GivenOptions): string {
  return [`/${name}`, ...Object.entries(given).map(([option, value]) => writePair(option, value))].join(' ');
}
