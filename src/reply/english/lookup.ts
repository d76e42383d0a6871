import { withArticle } from './article.ts';

/** Targets, by the headings of columns. */
const TARGETS: Readonly<Record<string, string>> = { open: 'in the open', soft: 'in soft cover', hard: 'in hard cover' };

/** Sentences about a rule, table, weapon or vehicle that somebody looks up. */
export const lookup = {
  table: (label: string, dice: string) => `${label}, ${dice}:`,
  dice: (n: number, sides: number) => `${n === 1 ? '' : n}D${sides}`,
  orLess: (n: number) => `${n} or less`,
  orMore: (n: number) => `${n} or more`,
  governed: (toggle: string, on: boolean) => `The house rule ${toggle} decides this. It’s ${on ? 'on' : 'off'} here.`,
  onlyWith: (toggle: string) => `This only counts with the house rule ${toggle}, which is off here.`,
  offHere: (toggle: string) => `(house rule ${toggle}, which is off here)`,
  touched: (toggle: string, on: boolean) => `The house rule ${toggle} changes this. It’s ${on ? 'on' : 'off'} here.`,
  rulings: (ids: string) => `Rulings: ${ids}`,
  rulingOf: (book: string) => `· how we read ${book} here`,
  rulingIn: 'Rules that use it',
  rolled: 'Rolled by ',
  used: 'Used in ',
  see: 'See also: ',
  with: (rule: string) => `With ${rule}:`,
  others: 'You may also want',
  read: 'Read',
  more: 'The whole rule',
  rollIt: 'Try it: ',
  unsure: 'I’m not sure which rule you mean. One of these?',
  readAs: (said: string) => `I read this as: ${said}`,
  helped: 'This helped',
  missed: 'It didn’t help',
  noneHere: (played: string, what: string, other: string) => `${played} has no rule on ${what}. ${other} has:`,
  asTyped: (what: string) => (what === '' ? 'this' : `“${what}”`),
  shownBy: 'Shown by ',
  outOfRange: (what: string, inches: number) => `Out of range: ${what} reaches ${inches}″`,
  impossible: (what: string, where: string) => `No: there’s no number for ${what} at ${where}`,
  never: (text: string) => `No: ${text[0]!.toLowerCase()}${text.slice(1)}`,
  cantBeyond: (thing: string, target: string, inches: number) =>
    `No: ${thing} can’t hit a target ${TARGETS[target] ?? `under “${target}”`} beyond ${inches}″`,
  atInches: (inches: number, said: string) => `At ${inches}″: ${said}`,
  thrown: (label: string, dice: string) => `${label}: ${dice}`,
  sum: (points: number, parts: readonly string[]) =>
    `${points} ${points === 1 ? 'point' : 'points'}: ${parts.join(', ')}`,
  lacks: (book: string, what: string, readAs?: string, besides?: string) =>
    `${book} has no ${what}${readAs === undefined ? '' : ` (${readAs})`}${besides === undefined ? '' : `, and no rule on “${besides}”`}.`,
  lacksRule: (book: string, what: string) => `${book} has no rule on “${what}”.`,
  untold: (property: string, thing: string) => `${property} for ${withArticle(thing)}`,
  nearest: (thing: string) => `What comes nearest is this. ${thing}:`,
  unheard: (book: string, words: readonly string[]) =>
    `Nothing in ${book} is about ${words.map((each) => `“${each}”`).join(' or ')}. One of these?`,
  unused: (words: readonly string[]) =>
    `No rule I found has ${words.map((each) => `“${each}”`).join(' and ')} in it. One of these?`,
  sisterHas: (book: string) => `${book} has it:`,
  several: (what: string) => `“${what}” can be any of these:`,
  a: (thing: string) => withArticle(thing),
  nothing: '–',
  kinds: { weapon: 'weapon', vehicle: 'vehicle' },
  takes: 'Used by ',
  rules: 'Rules',
  moreRules: (n: number) => `and ${n} more in /rules`,
  beside: (one: string, two: string) => `${one} · ${two}`,
  reach: 'at',
  band: (name: string, upTo: number, beyond?: number) =>
    `${name} (${beyond === undefined ? '' : `over ${beyond}″ `}${beyond === undefined ? 'up to' : 'to'} ${upTo}″)`,
  reaches: (inches: number) => `up to ${inches}″`,
  books: (n: number) => (n === 1 ? 'one book' : `${n} books`),
} as const;
