import { distance } from 'fastest-levenshtein';
import type { Game } from '../../campaign/game.ts';
import type { GivenOptions } from '../../kernel/options/options.ts';
import { type InputError, NotAllowed } from '../../kernel/refusal.ts';
import { isPaused } from '../../referee/rulings/trying.ts';
import { unitsInOrder } from '../../referee/units/units.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { Button } from '../../reply/document.ts';

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
  /** What would be wrong with it before the rules are asked. */
  mistakeIn(given: GivenOptions): InputError | undefined;
}

/** More mistakes in one command are left to be put right one by one. */
const MOST_MISTAKES = 4;

/**
 * Buttons that retry a command that went wrong: with one of the values most like what was typed, or through a form. What the
 * rules would refuse isn't offered.
 */
export async function mendingButtons(
  words: Catalogue,
  error: InputError,
  mending: Mending,
  left = MOST_MISTAKES,
): Promise<readonly Button[]> {
  if (error instanceof NotAllowed) return [];
  const { name, given, game } = mending;
  const { says, values } = error;
  // An option inside a value, such as the answers to a question, has to be put right there.
  if (values.option !== undefined && given[String(values.option)] === undefined) return [];
  if (says === 'unknown-value' || says === 'ambiguous-value') {
    const option = String(values.option);
    const allowed = (values.allowed ?? []) as readonly string[];
    return retries(words, mending, left, option, likest(String(values.value), allowed));
  }
  if (says === 'is-it-meant') return retries(words, mending, left, 'confirm', ['true'], () => words.notices.meant);
  if (says === 'step-of-others') return retries(words, mending, left, 'confirm', ['true'], () => words.notices.askThem);
  if (says === 'unknown-unit' && game) {
    const names = unitsInOrder(game).flatMap(({ gone, name: each }) => (gone ? [] : [each]));
    return partButtons(words, String(values.unit), names, { mending, left, among: UNITS });
  }
  if (says === 'ambiguous-place') {
    const among = Object.keys(given);
    return partButtons(words, String(values.place), values.allowed as readonly string[], { mending, left, among });
  }
  if (says === 'unknown-option' && values.nearest !== undefined) {
    const { [String(values.option)]: value = true, ...others } = given;
    const nearest = String(values.nearest);
    return retries(words, { ...mending, given: others }, left, nearest, [String(value)], () => nearest);
  }
  const isToFill = TO_FILL.includes(says) || values.missing !== undefined;
  return isToFill && mayFill(error, mending) ? [{ action: 'fill', of: { name, given } }] : [];
}

/** Whether a form would lead anywhere: nobody fills one in for a unit that isn't his, or while the game is paused. */
function mayFill({ values }: InputError, { given, mistakeIn }: Mending): boolean {
  let { [String(values.option)]: _, ...others } = given;
  let left = mistakeIn(others);
  // The form asks for everything that can't be read.
  while (left && others[String(left.values.option)] !== undefined) {
    const { [String(left.values.option)]: __, ...readable } = others;
    others = readable;
    left = mistakeIn(others);
  }
  return !left || !(left instanceof NotAllowed || isPaused(left));
}

/** A name in place of what was typed for it, which may be a part of an option: `behind wood`, `Bell,Hal`. */
function partButtons(
  words: Catalogue,
  typed: string,
  names: readonly string[],
  { mending, left, among }: { readonly mending: Mending; readonly left: number; readonly among: readonly string[] },
): Promise<readonly Button[]> {
  const { given } = mending;
  const folded = typed.trim().toLowerCase();
  const option = among.find((each) =>
    String(given[each] ?? '')
      .toLowerCase()
      .includes(folded),
  );
  if (option === undefined) return Promise.resolve([]);
  const whole = String(given[option]);
  const at = whole.toLowerCase().indexOf(folded);
  const [before, after] = [whole.slice(0, at), whole.slice(at + folded.length)];
  const all = names.map((name) => before + name + after);
  return retries(words, mending, left, option, likest(whole, all), (value) =>
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
  words: Catalogue,
  mending: Mending,
  left: number,
  option: string,
  values: readonly string[],
  labelOf: (value: string) => string = (value) => value,
): Promise<readonly Button[]> {
  const { name, given, isFair, mistakeIn } = mending;
  const buttons: Button[] = [];
  for (const value of values) {
    if (buttons.length === MOST_OFFERED) break;
    const mended = { ...given, [option]: value };
    const next = mistakeIn(mended);
    // If something else is wrong as well, there has to be a way on from there.
    const goesOn =
      !next || left === 0 || (await mendingButtons(words, next, { ...mending, given: mended }, left - 1)).length > 0;
    if (goesOn && (await isFair(mended)))
      buttons.push({ action: 'run', of: { name, given: mended }, label: labelOf(value) });
  }
  return buttons;
}
