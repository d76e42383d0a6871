import { THINGS } from '../../rules/names.ts';

/**
 * What a number in a question is: the face of a die, how much somebody won or lost by, a distance, something added or taken off, a
 * number of something, the sum that a chart has down its side, part of a name, or nothing that the words say.
 */
export type Role = 'face' | 'margin' | 'inches' | 'modifier' | 'count' | 'sum' | 'name' | 'bare';

export interface Numeral {
  readonly value: number;
  readonly role: Role;
  /** Whether it's the last word. */
  readonly isLast: boolean;
}

const NUMBER = /(?<=^|[^\p{L}\p{N}.]|\b(?:rf|risk))(?<sign>[+−-]?)(?<digits>\d{1,3})(?![\d.]\d|\d)/giu;

/** What stands before a number of each role. */
const BEFORE: readonly (readonly [Role, RegExp])[] = [
  ['margin', /\b(?:by|um|de)\s*$/i],
  [
    'sum',
    /\b(?:rf|risk(?: factors?)?|risiko(?:faktor)?|(?:facteur de )?risque|situation|chart|points?)\s*(?:of|is|at|=|:|bei|de)?\s*$/i,
  ],
  [
    'face',
    /\b(?:roll(?:ed|s)?|d6|d10|d20|w6|die|dice|threw|throw|wurf|würfle|gewürfelt|würfel|dé|jet|lancé|got)\s*(?:is|a|an|of|eine|un|de|:|=)*\s*$/i,
  ],
  ['face', /(?<!\bto )\bhits?\s*$/i],
  ['inches', /\b(?:at|within|beyond|over|under|auf|bei|à|up to)\s*$/i],
];
/** What stands after it. */
const AFTER: readonly (readonly [Role, RegExp])[] = [
  ['inches', /^\s?(?:["″”]|-?in\b|-?inch|zoll|pouce)/i],
  ['name', /^\s?(?:mm|cm|pdr|pounder|er\b|cal\b)/i],
  ['modifier', /^\s?\+/],
  ['count', /^\s?%/],
];
/** What numbers count. */
const COUNTED =
  /^(?:men|man|guys|figures?|soldiers|crew|turns?|rounds?|actions?|aktion|shots?|points?|pts|times|mann|runden|züge|zuge|hommes|tours)/i;

/** Whether a word says that the number before it counts something, so that it's no distance: *4 turns*. */
export function isCountOf(word: string): boolean {
  return COUNTED.test(word);
}

/** The numbers of a question, in its order. */
export function numbersIn(text: string): readonly Numeral[] {
  return [...text.matchAll(NUMBER)].map((match) => {
    const { sign = '', digits = '' } = match.groups!;
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    const isSigned = sign !== '' && /(?:^|\s)$/.test(before);
    const role =
      AFTER.find(([, said]) => said.test(after))?.[0] ??
      (isCountOf(after.trimStart()) ? 'count' : undefined) ??
      BEFORE.find(([, said]) => said.test(before))?.[0] ??
      'bare';
    const value = Number(digits) * (sign === '' || sign === '+' ? 1 : -1);
    return {
      value: role === 'sum' ? value : Number(digits),
      role: isSigned && role === 'bare' ? 'modifier' : role,
      isLast: /^\W*$/.test(after),
    };
  });
}

const SPELT: ReadonlyMap<string, number> = new Map(
  [
    'one|ein|eine|une',
    'two|zwei|deux',
    'three|drei|trois',
    'four|vier|quatre',
    'five|fünf|cinq',
    'six|sechs',
    'seven|sieben|sept',
    'eight|acht|huit',
    'nine|neun|neuf',
    'ten|zehn|dix',
    'eleven|elf|onze',
    'twelve|zwölf|douze',
    'thirteen|dreizehn|treize',
    'fourteen|vierzehn|quatorze',
    'fifteen|fünfzehn|quinze',
    'sixteen|sechzehn|seize',
    'seventeen|siebzehn',
    'eighteen|achtzehn',
    'nineteen|neunzehn',
    'twenty|zwanzig|vingt',
  ].flatMap((words, i) => words.split('|').map((word): [string, number] => [word, i + 1])),
);
/** What the numbers of the tables and prices stand before, and the word before it. */
const MEASURED =
  /(?<!\p{L})(?<before>\p{L}+ )?(?<spelt>\p{L}+)(?=[ -](?:inch|inches|zoll|pouces?|actions?|aktionen)(?!\p{L}))/giu;

/** A question with its spelt distances and Actions in figures: *fourteen inches* is 14 inches. *Easy eight* is a name. */
export function inFigures(text: string): string {
  return text.replaceAll(MEASURED, (all, before: string | undefined, spelt: string) => {
    const value = SPELT.get(spelt.toLowerCase());
    const isName = before !== undefined && THINGS.some((name) => name.endsWith(all.toLowerCase()));
    return value === undefined || isName ? all : `${before ?? ''}${value}`;
  });
}
