import { phrases as original } from '../../landser-classic/phrases.ts';
import type { Phrases } from '../../phrases.ts';

/** Hand grenades, Molotov cocktails and the rifle grenade launcher. */
// biome-ignore format: one rule a few lines
export const grenades: Phrases = {
  'LS-GREN-01': [...original['LC-GREN-01']!, 'how far can I throw a molotov'],
  'LS-GREN-04': [...original['LC-GREN-04']!],
  'LS-GREN-05': [...original['LC-GREN-05']!],
  'LS-GREN-08': ['grenade scatter direction', 'grenade off target scatter', 'Granate Abweichung Zoll', ...original['LC-GREN-08']!],
  'LS-MOLO-01': [
    'do i have to see the tank to molotov it', 'molotov line of sight',
    'molotov', 'molotov cocktail', 'throw a molotov', 'molotov to hit', 'petrol bomb', 'petrol bomb on a tank', 'molotov cocktail at a tank',
    'petrol bomb throw', 'throw a petrol bomb', 'throw petrol bottle at tank', 'Molotowcocktail', 'Molotowcocktail auf Panzer werfen', 'petrol bomb needs',
    'Molotowcocktail Wurf', 'Flasche mit Benzin', 'Benzin Flasche auf Panzer', 'molotov throw to hit tank', 'throw a molotov from 8',
    'Flasche Benzin werfen Molotowcocktail', 'cocktail molotov lancer', "lancer une bouteille d'essence", 'bottle of petrol', 'petrol bottle roll',
    'Molotowcocktail werfen', 'cocktail molotov', "bouteille d'essence cocktail", 'how do molotovs work', 'throw a burning bottle',
    'what do I need for a molotov', 'molotov range', 'can I throw a molotov at infantry', 'how far does a petrol bomb go',
    'molotov missed', 'wie funktioniert ein Molotow', 'comment lancer un molotov',
  ],
  'LS-LAUN-01': [
    'grenade launcher to hit roll', 'launcher 15 or 30 inches', 'range of rifle grenade launcher', 'portée du lance-grenades', 'Schießbecher Reichweite',
    'rifle grenade range medium', ...original['LC-LAUN-01']!,
  ],
  'LS-LAUN-02': [
    'rifle grenade over a building', 'rifle grenade line of sight', 'launcher needs to see', 'indirect rifle grenade', 'launcher direct sight',
    'indirect launcher shot', 'indirect fire over a house with launcher', 'indirect rifle grenade shot', 'Gewehrgranate indirekt über Gebäude',
    'launcher blind shot over wall', 'rifle grenade indirect', 'Gewehrgranate indirekt', 'indirekt über Haus', 'Schießbecher indirekt Sicht',
    'tir indirect grenade à fusil', 'lance-grenades tir indirect', 'grenade à fusil ligne de vue indirect', 'shoot a rifle grenade over a house',
    'Gewehrgranate über ein Haus', 'grenade à fusil par-dessus un mur',
  ],
};
