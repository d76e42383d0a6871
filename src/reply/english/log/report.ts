import { allOf } from '../words.ts';

const times = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

/** Sentences of the report after a battle. */
export const report = {
  title: (name: string, battle: number) => `${name}: battle ${battle}`,
  turnTitle: (turn: number) => (turn === 0 ? 'Before the first turn' : `Turn ${turn}`),
  goingOn: (turn: string) => `The battle is still going on. ${turn}.`,
  notBegun: 'The battle hasn’t begun.',
  moments: 'The moments that decided it',
  momentOf: (text: string, chance: number) => `${text} The chance of that was ${percent(chance)}.`,
  honours: 'Mentioned in dispatches',
  sides: 'The sides',
  story: 'What happened',
  pictures: 'Pictures',
  quietTurn: 'Nothing was thrown.',
  side: (name: string, now: number, of: number) => `${name}: ${now} of ${of} still in action.`,
  players: (names: readonly string[]) => `Played by ${allOf(names)}.`,
  fell: (names: readonly string[]) => `Lost: ${allOf(names)}.`,
  nobodyFell: 'Nobody was lost.',
  rulings: (n: number) => `${times(n, 'ruling')}.`,
  number: (seq: number) => `#${seq}`,
  from: (first: string, last: string) => (first === last ? `Played on ${first}.` : `Played from ${first} to ${last}.`),
  braveUnderFire: (name: string, n: number, stands: boolean) =>
    `Bravest: ${name}, attacked ${times(n, 'time')}${stands ? ' and still standing' : ''}.`,
  braveInAssault: (name: string, n: number) => `First in: ${name}, who went into close combat ${times(n, 'time')}.`,
  lucky: (name: string, hits: number, shots: number, expected: number) =>
    `Sharpest eye: ${name}, who hit with ${hits} of ${times(shots, 'shot')} (${expected.toFixed(1)} expected).`,
  unlucky: (name: string, hits: number, shots: number, expected: number) =>
    `Worst luck: ${name}, who hit with ${hits} of ${times(shots, 'shot')} (${expected.toFixed(1)} expected).`,
  unluckyEnd: (text: string, chance: number) => `Unluckiest end: ${text} The chance was ${percent(chance)}.`,
  whole: 'The whole story is in the attached file. It opens in any browser and prints well.',
  writtenBy:
    'Written by Umpire from the campaign’s log. The numbers are the log’s. Entries that were undone are left out.',
  noSuchTurn: (turn: number, last: number) =>
    last === 0 ? 'No turn has been played yet.' : `There’s no turn ${turn} yet. The last one is turn ${last}.`,
  eachTurn: (on: boolean) =>
    on
      ? 'I’ll post a report as each turn ends, so nobody misses anything while they’re away.'
      : 'I won’t post reports as turns end any more. /report still shows any turn.',
  photo: (caption: string) => `Photo: ${caption}`,
} as const;

/** A chance as people say it: in whole percents, or "1 in 200" if it's rarer than that. */
function percent(chance: number): string {
  if (chance >= 0.995 && chance < 1) return 'more than 99%';
  if (chance >= 0.01) return `${Math.round(chance * 100)}%`;
  return `1 in ${Math.round(1 / chance).toLocaleString('en-GB')}`;
}
