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

/**
 * Buttons that retry a command that went wrong: with one of the values most like what was typed, or through a form.
 */
export function mendingButtons(error: InputError, name: string, given: GivenOptions, game: Game | undefined): Button[] {
  if (error instanceof NotAllowed) return [];
  const { says, values } = error;
  if (says === 'unknown-value' || says === 'ambiguous-value') {
    const option = String(values.option);
    const allowed = (values.allowed ?? []) as readonly string[];
    return likest(String(values.value), allowed).map((value) => withValue(name, given, option, value));
  }
  if (says === 'unknown-unit' && game) return unitButtons(String(values.unit), name, given, game);
  if (says === 'unknown-option' && values.nearest !== undefined) {
    const { [String(values.option)]: value = true, ...others } = given;
    return [withValue(name, others, String(values.nearest), String(value), String(values.nearest))];
  }
  return TO_FILL.includes(says) ? [{ action: 'fill', of: written(name, given) }] : [];
}

function unitButtons(typed: string, name: string, given: GivenOptions, game: Game): Button[] {
  const folded = typed.trim().toLowerCase();
  const option = UNITS.find((each) =>
    String(given[each] ?? '')
      .toLowerCase()
      .includes(folded),
  );
  if (option === undefined) return [];
  const names = unitsInOrder(game)
    .filter(({ gone }) => !gone)
    .map((unit) => unit.name);
  const whole = String(given[option]);
  const mended = (unit: string) => {
    const at = whole.toLowerCase().indexOf(folded);
    return whole.slice(0, at) + unit + whole.slice(at + folded.length);
  };
  return likest(typed, names).map((unit) => withValue(name, given, option, mended(unit), unit));
}

/** Values that begin like it first, then those that contain it, then those with the fewest letters different. */
function likest(typed: string, words: readonly string[]): readonly string[] {
  const folded = typed.trim().toLowerCase();
  const far = (word: string) => {
    const at = word.toLowerCase().indexOf(folded);
    return at < 0 ? 1 + distance(folded, word.toLowerCase()) : Math.min(at, 1);
  };
  return words.toSorted((a, b) => far(a) - far(b)).slice(0, MOST_OFFERED);
}

function withValue(name: string, given: GivenOptions, option: string, value: string, label = value): Button {
  return { action: 'run', of: written(name, { ...given, [option]: value }), label };
}

/** A command as somebody would type it. */
export function written(name: string, given: GivenOptions): string {
  return [`/${name}`, ...Object.entries(given).map(([option, value]) => writePair(option, value))].join(' ');
}
