import { writePair } from '../../../kernel/options/pairs.ts';
import type { ChangeWords } from '../ruling/change-words.ts';
import { allOf } from '../words.ts';
import { men } from './said-losses.ts';
import { length } from './words.ts';

type Said = NonNullable<ChangeWords['said']>;

const GROUND: Readonly<Record<string, string>> = {
  road: 'on the road',
  'off-road': 'off the road',
  'road-rough': 'on a rough road',
  'off-road-rough': 'on rough ground',
};

/** Moves, houses, vehicles and the edge of the table. */
export const places: Said = {
  'can-go': ({ names: [unit], values }) => {
    const { inches, ground, fresh, part, after } = values;
    if (inches === 0) return `${unit} has no move left this turn.`;
    const typed = `/move ${writePair('who', unit!)} ${part ? `part:${part} ` : ''}path:${after ? `${after},` : ''}${ground}:${inches}`;
    const how = GROUND[String(ground)];
    if (after) return `After ${after} ${unit} can go ${length(inches, values.in)} ${how}: ${typed}`;
    return fresh
      ? `${unit} hasn’t moved. It can go ${length(inches, values.in)} ${how}: ${typed}`
      : `${unit} can go ${length(inches, values.in)} more ${how}: ${typed}`;
  },
  'move-left': ({ names: [unit], values }) =>
    values.inches === 0
      ? `${unit} has no move left this turn.`
      : `${unit} has ${length(values.inches, values.in)} left this turn.`,
  'in-house': ({ names: [unit, house], values }) => {
    const outside = Number(values.outside);
    const others = outside > 0 ? `; ${outside} ${outside === 1 ? 'is' : 'are'} outside` : '';
    const inside = Number(values.inside);
    const sentence = `${men(inside)} of ${unit} ${inside === 1 ? 'is' : 'are'} in ${house}, behind hard cover${others}.`;
    return values.full ? `${sentence} ${house} is full.` : sentence;
  },
  'rides-in': ({ names: [unit, vehicle], values }) => `${unit}, ${men(values.men)}, rides in ${vehicle}.`,
  'leaves-house': ({ names: [unit, house] }) => `${unit} leaves ${house ?? 'the house'}.`,
  'gets-in': ({ names: [unit, vehicle], values }) =>
    `${unit} gets into ${vehicle}${values.stands ? `. ${vehicle} can’t move this turn` : ''}.`,
  'gets-out': ({ names: [unit, vehicle], values }) =>
    `${unit} gets out of ${vehicle}${values.stands ? `. ${vehicle} can’t move this turn` : ''}.`,
  'crew-out': ({ names: [vehicle, crew], values }) =>
    `The crew leaves ${vehicle} and takes cover behind it: ${crew}, ${men(values.men)}. It doesn’t get back in.`,
  exited: ({ names: [unit], values }) => `${unit} has left by the enemy’s edge, ${men(values.men)}.`,
  'left-table': ({ names: [unit], values }) => `${unit} has left the table, ${men(values.men)}.`,
  'other-command': ({ names: [fallen, ...stale] }) =>
    `${fallen} is lost: say again how far the nearest command unit is from ${allOf(stale)}.`,
  'distances-stale': ({ names: [moved, ...stale] }) =>
    stale.length === 1 && stale[0] === moved
      ? `${moved} has moved: say again how far its command unit is.`
      : `${moved} has moved: say again how far the command unit is from ${allOf(stale)}.`,
};
