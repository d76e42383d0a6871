/** How luck is told. */
export const luck = {
  heading: 'Luck so far',
  sides: 'By side',
  players: 'By player',
  of: (z: number) => `${z < 0 ? '−' : '+'}${Math.abs(z).toFixed(1)}`,
  told: (tests: number, came: number, expected: number, words: string) =>
    `${tests} ${tests === 1 ? 'test' : 'tests'}, worth ${came.toFixed(1)} where ${expected.toFixed(1)} was to be expected: ${words}`,
  table: ' (dice thrown at the table)',
  few: 'too few to say anything',
  words: (z: number) => {
    const much = Math.abs(z);
    if (much < 1) return 'about what the odds say';
    if (much < 2)
      return z > 0
        ? 'a little lucky, as happens in one game of three'
        : 'a little unlucky, as happens in one game of three';
    if (much < 3)
      return z > 0 ? 'lucky, as happens in one game of twenty' : 'unlucky, as happens in one game of twenty';
    return z > 0 ? 'very lucky, as hardly ever happens' : 'very unlucky, as hardly ever happens';
  },
  means:
    'The number is in standard deviations: 0 is what the odds say. Each test counts by what was at stake, a man out of action being 1. Undone rulings are left out; the faces of their dice below are not.',
  leftOut: (n: number) =>
    `${n} ${n === 1 ? 'ruling is' : 'rulings are'} left out: the odds are too heavy, or the rule has changed since.`,
  nothing: 'Nobody has thrown anything yet that could be lucky or unlucky.',
  faces: (sides: number, n: number) => `D${sides}, ${n} thrown`,
  even: (percent: string) => `Fair dice are this uneven, or more, in ${percent} of all games.`,
  fewFaces: 'Too few to say how even they are.',
  chart: (told: string) => `A bar chart of luck in standard deviations: ${told}.`,
  bar: (name: string, z: string) => `${name} ${z}`,
} as const;
