import { writePair } from '../../../kernel/options/pairs.ts';
import type { ChangeWords } from '../ruling/change-words.ts';
import { allOf } from '../words.ts';
import { men } from './said-losses.ts';
import { weaponName } from './words.ts';

type Said = NonNullable<ChangeWords['said']>;

/** Guns, mortars, batteries and their observers. */
export const work: Said = {
  'being-set-up': ({ names: [piece], values }) =>
    `${piece} is being set up. It fires from turn ${values.ready} on and does nothing else this turn.`,
  'never-set-up': ({ names }) => {
    const one = names.length === 1;
    return `${allOf(names)} ${one ? 'isn’t' : 'aren’t'} set up or hooked up, so ${one ? 'it' : 'they'} can’t fire yet. /weapon action:set-up does that in a move step.`;
  },
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
    const sees = `as long as ${observer} sees ${aims.length > 1 ? 'them' : 'it'}`;
    if (values.unready) return `${battery} isn’t set up yet. Once it is, it fires on ${on}, ${sees}.`;
    return `${battery} fires on ${on} from turn ${values.ready} on, ${sees}.`;
  },
  captured: ({ names: [taker, piece], values }) => {
    const only = values.needs === 'mortar' ? 'mortarmen' : 'artillerymen';
    const what = values.of === undefined ? piece : `the ${weaponName(values.of)} of ${piece}`;
    const taken = `${taker} has taken ${what} and can move it from turn ${values.ready} on.`;
    return values.trained ? `${taken} Set it up to fire it.` : `${taken} Only ${only} can fire it.`;
  },
  'taken-back': ({ names: [gunners], values }) =>
    `${gunners} ${values.of === undefined ? 'is back at its gun' : `has its ${weaponName(values.of)} back`}. Set it up to fire it.`,
  'left-piece': ({ names: [taker, piece], values }) =>
    `${taker} leaves the ${weaponName(values.weapon)} where it stands, and is free. Anybody can take it: /weapon who:… ${writePair('target', piece!)} action:capture`,
  'vehicles-under': ({ names: [battery, ...vehicles] }) => {
    const throws = vehicles.map((name) => {
      return `/tankhit weapon:artillery ${writePair('attacker', battery!)} ${writePair('target', name)}`;
    });
    return `If the area that was hit covers ${allOf(vehicles)}, throw ${throws.join(' · ')}`;
  },
};
