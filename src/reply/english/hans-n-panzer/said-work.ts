import { writePair } from '../../../kernel/pairs.ts';
import type { ChangeWords } from '../change-words.ts';
import { allOf } from '../words.ts';
import { men } from './said-losses.ts';

type Said = NonNullable<ChangeWords['said']>;

/** Guns, mortars, batteries and their observers. */
export const work: Said = {
  'being-set-up': ({ names: [piece], values }) =>
    `${piece} is being set up. It fires from turn ${values.ready} on and does nothing else this turn.`,
  'set-up-anew': ({ names: [piece] }) =>
    `${piece} was already in position. If you didn’t mean to set it up again, /undo takes it back.`,
  'nobody-to-fire-it': ({ names: [piece], values }) =>
    `Nobody with ${piece} can fire it. Your side’s ${values.needs === 'mortar' ? 'mortarmen' : 'artillerymen'} can take it over with /weapon action:capture.`,
  'in-position': ({ names: [piece] }) => `${piece} is in position.`,
  'hangs-on': ({ names: [piece, vehicle], values }) => {
    const gunners = Number(values.men);
    const ride = `its ${men(gunners)} ${gunners === 1 ? 'rides' : 'ride'} along`;
    return `${piece} is hooked up to ${vehicle}, and ${ride}. They drive from turn ${values.ready} on.`;
  },
  packed: ({ names: [piece] }) => `${piece} is packed up, and has to be set up again.`,
  'fire-called': ({ names: [battery, observer, ...aims], values }) => {
    const on = aims.length > 0 ? allOf(aims) : 'the point you agreed on';
    return `${battery} fires on ${on} from turn ${values.ready} on, as long as ${observer} sees ${aims.length > 1 ? 'them' : 'it'}.`;
  },
  captured: ({ names: [taker, piece], values }) => {
    const only = values.needs === 'mortar' ? 'mortarmen' : 'artillerymen';
    const taken = `${taker} has taken ${piece} and can move it from turn ${values.ready} on.`;
    return values.trained ? `${taken} Set it up to fire it.` : `${taken} Only ${only} can fire it.`;
  },
  'vehicles-under': ({ names: [battery, ...vehicles] }) => {
    const throws = vehicles.map((name) => {
      return `/tankhit weapon:artillery ${writePair('attacker', battery!)} ${writePair('target', name)}`;
    });
    return `If the area that was hit covers ${allOf(vehicles)}, throw ${throws.join(' · ')}`;
  },
};
