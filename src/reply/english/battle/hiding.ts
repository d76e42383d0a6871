import { allOf, capital, isSeveral, theSide, theSides } from '../words.ts';

/** Sentences about units that only their own side sees. */
export const hiding = {
  hidden: (side: string) => `${side}: the places of their hidden units, if they have any, are sealed.`,
  shown: (unit: string, side: string, spotter: string | undefined, stops: string | undefined) => {
    if (spotter === undefined)
      return `${capital(theSide(side))} show${isSeveral(side) ? '' : 's'} ${unit}, who was hidden.`;
    const does = stops === undefined ? 'spots' : `stops at ${stops.replace(',', ', ')}, just short of`;
    return `${spotter} ${does} ${unit}, who was hidden.`;
  },
  ended: (side: string, names: readonly string[], lost: boolean) =>
    [
      names.length === 0 ? `No ${side} units are hidden any more.` : `${side} units still hidden: ${allOf(names)}.`,
      lost
        ? `Some of ${theSides(side)} seals were made in another database, and can’t be opened here.`
        : 'Their seals are opened, so anybody can check where they were.',
    ].join(' '),
  yours: 'Hidden, so only your side sees this:',
  none: 'Your side has no hidden units.',
  stands: (unit: string, place: string | undefined) =>
    place === undefined ? `${unit} isn’t on the table yet.` : `${unit} at ${place}`,
} as const;
