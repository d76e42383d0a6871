/** Sentences about luck. */
export const luck = {
  heading: 'Luck so far',
  sides: 'By side',
  players: 'By player',
  of: (z: number) => `${z < 0 ? '−' : '+'}${Math.abs(z).toFixed(1)}`,
  told: (tests: number, came: number, expected: number, words: string) =>
    `${tests} ${tests === 1 ? 'test' : 'tests'}, scoring ${came.toFixed(1)} with ${expected.toFixed(1)} expected: ${words}`,
  table: ' (dice from the table)',
  few: 'too few to say anything',
  words: (z: number) => {
    const much = Math.abs(z);
    if (much < 1) return 'about what the odds say';
    if (much < 2) return z > 0 ? 'a little lucky, like one game in three' : 'a little unlucky, like one game in three';
    if (much < 3) return z > 0 ? 'lucky, like one game in twenty' : 'unlucky, like one game in twenty';
    return z > 0 ? 'very lucky, which hardly ever happens' : 'very unlucky, which hardly ever happens';
  },
  means:
    '0 is exactly what the odds say, and the number counts standard deviations from there. Each test counts by what was at stake, where 1 is a man out of action. Undone rulings don’t count here, but their dice do below.',
  leftOut: (n: number) =>
    `${n} ${n === 1 ? 'ruling doesn’t' : 'rulings don’t'} count, because the odds take too long or the rule has changed since.`,
  nothing: 'Nobody has thrown anything lucky or unlucky yet.',
  faces: (sides: number, n: number) => `D${sides}, ${n} thrown`,
  even: (percent: string) => `Fair dice are at least this uneven in ${percent} of all games.`,
  fewFaces: 'That’s too few to say how even they are.',
  chart: (bars: string) => `A bar chart of luck in standard deviations: ${bars}.`,
  bar: (name: string, z: string) => `${name} ${z}`,
} as const;
