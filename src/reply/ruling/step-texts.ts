import type { Step } from '../../kernel/step.ts';
import type { Catalogue } from '../catalogue.ts';
import { type Ruling, wordedSteps } from './worded.ts';

/** “To hit: D6 5 −1 wounded = 4, hits on 4+”; a table gives its row: “Effects: D6 4, light wound”. */
export function stepText(words: Catalogue, step: Step): string {
  const { label, faces, sides, outOf, modifiers, total, need, result, settled, in: measure } = step;
  const dice =
    outOf === undefined
      ? `${faces.length > 1 ? faces.length : ''}D${sides} ${faces.join('+')}`
      : words.notices.drawn(faces[0]!, outOf);
  const thrown = faces.length > 0 ? ` ${dice}` : '';
  const sum = modifiers.length > 0 && total !== undefined ? ` = ${words.number(total)}` : '';
  const unit = measure === undefined ? '' : words.notices.measure(measure);
  const came = need === undefined && result !== undefined ? `${resultText(words, result)}${unit}` : undefined;
  const whatever =
    settled !== undefined && result !== undefined ? `, ${words.say(result)} ${words.notices.settled}` : '';
  const numbers = `${thrown}${modifiersText(words, modifiers)}${sum}${reachesText(words, step)}`;
  const end = came === undefined ? '' : `${numbers === '' ? ' ' : ', '}${came}`;
  return `${label}:${numbers}${end}${whatever}`;
}

/** The number to reach, the right way up: “, jams on 6+”. Empty where there's none. */
export function reachesText(words: Catalogue, { need, total, result, settled }: Step): string {
  if (need === undefined || total === undefined) return '';
  // What's settled whatever the total came out the other way.
  const reached = total >= need !== (settled !== undefined);
  return `, ${words.notices.reaches(result, reached, need)}`;
}

/** Each modifier with its cause: “ −1 wounded +2 hard cover”. */
export function modifiersText(words: Catalogue, modifiers: Step['modifiers']): string {
  return modifiers.map(({ value, label }) => ` ${words.signed(value)} ${label}`).join('');
}

/** The throws in a few words, without the rules; empty if nothing was thrown. */
export function thrownText(words: Catalogue, ruling: Ruling): string {
  return thrownOf(wordedSteps(words, ruling))
    .map((step) => words.capital(stepText(words, step)))
    .join('; ');
}

/** The dice of all throws, as they fell. */
export function facesText(steps: readonly Step[]): string {
  return thrownOf(steps)
    .map(({ faces }) => faces.join('+'))
    .join(', ');
}

/** What the first throws of several had in common: what was thrown, what modified it, what it needed. */
export function alikeText(words: Catalogue, rulings: readonly Ruling[]): string {
  const texts = rulings.map((ruling) =>
    thrownOf(wordedSteps(words, ruling)).map(
      (step) => `${step.label}:${diceText(step)}${modifiersText(words, step.modifiers)}${reachesText(words, step)}`,
    ),
  );
  const differs = texts[0]?.findIndex((text, i) => texts.some((other) => other[i] !== text)) ?? 0;
  return (differs < 0 ? texts[0]! : texts[0]!.slice(0, differs)).map(words.capital).join('; ');
}

function thrownOf(steps: readonly Step[]): readonly Step[] {
  return steps.filter(({ faces }) => faces.length > 0);
}

function diceText({ faces, sides }: Step): string {
  return sides === undefined ? '' : ` ${faces.length > 1 ? faces.length : ''}D${sides}`;
}

/** A negative number isn't a word with a hyphen. */
export function resultText(words: Catalogue, result: string): string {
  return /^-\d/.test(result) ? words.number(Number(result)) : words.say(result);
}
