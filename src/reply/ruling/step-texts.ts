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
  // A number that a table gives for a die isn't another die.
  const joins = numbers === '' ? ' ' : NUMBER.test(result ?? '') ? ' = ' : ', ';
  const end = came === undefined ? '' : `${joins}${came}`;
  return `${label}:${numbers}${end}${whatever}`;
}

const NUMBER = /^-?\d[\d.]*(?:″| cm)?$/;

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
  return throwTexts(words, thrownOf(wordedSteps(words, ruling)))
    .map(words.capital)
    .join('; ');
}

/** Each throw; those that follow each other and are alike share a text: the shots of a volley. */
export function throwTexts(words: Catalogue, steps: readonly Step[]): readonly string[] {
  return inRows(steps).map((row) => (row.length > 1 ? togetherText(words, row) : stepText(words, row[0]!)));
}

function inRows(steps: readonly Step[]): readonly (readonly Step[])[] {
  const rows: Step[][] = [];
  for (const step of steps) {
    const row = rows.at(-1);
    if (row && (step.item ?? step.need) !== undefined && keyOf(row[0]!) === keyOf(step)) row.push(step);
    else rows.push([step]);
  }
  return rows;
}

/** What throws have to have in common to be told together. */
export function keyOf({ label, need, modifiers }: Step): string {
  return JSON.stringify([label, need, modifiers]);
}

/** “Saves, on 5+: 1 2 5 6 3 (2 saved, 3 killed)”. */
function togetherText(words: Catalogue, steps: readonly Step[]): string {
  const [step] = steps as [Step];
  const { label, modifiers } = step;
  const faces = steps.map((step) => step.faces.join('+')).join(' ');
  return `${label}${modifiersText(words, modifiers)}${reachesText(words, step)}: ${faces}${outcomesText(words, steps)}`;
}

/** How many came to what: “ (1 hit, 2 missed)”. */
export function outcomesText(words: Catalogue, steps: readonly Step[]): string {
  const counts = new Map<string, number>();
  for (const { result } of steps) if (result !== undefined) counts.set(result, (counts.get(result) ?? 0) + 1);
  const told = [...counts].map(([result, n]) => `${n} ${words.say(result)}`);
  return told.length > 0 && steps.length > 1 ? ` (${told.join(', ')})` : '';
}

/** The dice of all throws, as they fell. */
export function facesText(steps: readonly Step[]): string {
  return thrownOf(steps)
    .map(({ faces }) => faces.join('+'))
    .join(', ');
}

/**
 * What the first throws of several had in common, each once: what was thrown, what modified it, what it needed.
 * @param most throws of each that are looked at; all if left out
 */
export function alikeText(words: Catalogue, rulings: readonly Ruling[], most?: number): string {
  const texts = rulings.map((ruling) =>
    thrownOf(wordedSteps(words, ruling))
      .slice(0, most)
      .map(
        (step) => `${step.label}:${diceText(step)}${modifiersText(words, step.modifiers)}${reachesText(words, step)}`,
      ),
  );
  const differs = texts[0]?.findIndex((text, i) => texts.some((other) => other[i] !== text)) ?? 0;
  const alike = differs < 0 ? texts[0]! : texts[0]!.slice(0, differs);
  return [...new Set(alike.map(words.capital))].join('; ');
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
