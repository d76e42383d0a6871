/** What is said of a rule that somebody looks up. */
export const lookup = {
  table: (label: string, dice: string) => `${label}, ${dice}:`,
  dice: (n: number, sides: number) => `${n === 1 ? '' : n}D${sides}`,
  orLess: (n: number) => `${n} or less`,
  orMore: (n: number) => `${n} or more`,
  governed: (toggle: string, on: boolean) => `Governed by toggle ${toggle}: ${on ? 'on' : 'off'} here.`,
  touched: (toggle: string, on: boolean) => `Toggle ${toggle}: ${on ? 'on' : 'off'} here.`,
  rulings: (ids: string) => `Rulings: ${ids}`,
  rolled: 'Rolled by ',
  used: 'Used in ',
  see: 'See also: ',
  others: 'Also found',
  shownBy: 'Shown by ',
} as const;
