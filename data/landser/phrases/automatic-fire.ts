import { phrases as original } from '../../landser-classic/phrases.ts';
import type { Phrases } from '../../phrases.ts';

/** Fully automatic fire and the optional bursts. */
// biome-ignore format: one rule a few lines
export const automaticFire: Phrases = {
  'LS-AUTO-01': [...original['LC-AUTO-01']!],
  'LS-AUTO-04': [...original['LC-AUTO-04']!],
  'LS-AUTO-05': [
    'enter the template', 'walk into the template', 'enter the beaten zone', 'cross the fire line', 'cross the line to the gun', 'cross the line of fire',
    'cross between gun and template', 'walk into MG beaten zone', 'crossing the fire line or template', 'in Schablone laufen', 'Schablone betreten',
    'Feuerlinie queren', 'Feuerlinie betreten', 'quer durch die Feuerlinie laufen', 'entrer dans le gabarit', 'traverser la ligne de feu',
    'entrer ou traverser gabarit',
  ],
  'LS-AUTO-08': [...original['LC-AUTO-08']!],
  'LS-BURST-01': [
    'burst dice', 'light medium heavy burst', 'heavy burst', 'heavy burst dice MG42', 'SMG burst dice', 'light burst SMG dice', 'heavy burst of dice',
    'light or heavy burst', 'medium burst', 'burst dice SMG', 'schwerer oder leichter Feuerstoß', 'leichter Feuerstoß Würfel', 'medium burst dice',
    'dice of a heavy burst', 'Würfel beim Feuerstoß', 'schwerer Feuerstoß Würfel', 'mittlerer Feuerstoß', "dés d'une rafale lourde", 'rafale lourde ou légère',
    'rafale lourde', 'rafale légère dés', 'burst instead of template', 'dice instead of template', 'Feuerstoß Würfel', 'schwerer Feuerstoß', 'dés de rafale',
  ],
  'LS-BURST-02': [
    'burst on several targets', 'lose dice for gaps', 'gap between targets', 'burst gap', 'gap costs a die', 'more than one target in burst', 'lose burst dice',
    'Lücke im Feuerstoß', 'Lücke kostet Würfel', 'gaps in burst', 'burst over gaps', 'Lücke kostet Feuerstoßwürfel', 'Lücke', 'écart dans la rafale', 'écart',
    'mehrere Ziele mit Lücke', 'several targets gap', 'Feuerstoß Lücke', 'Würfelabzug pro Lücke', 'rafale sur plusieurs cibles', 'écart entre cibles',
    'plusieurs cibles écart dés', 'rafale écart',
  ],
  'LS-BURST-03': [
    'share burst dice', 'share out dice', 'split burst', 'split dice between targets', 'split the burst dice', 'divide dice among targets',
    'Feuerstoßwürfel aufteilen', 'Würfel im Feuerstoß aufteilen', 'worst of several hits counts', 'sharing dice out in burst', 'worst result counts',
    'worst hit counts in burst', 'Würfel aufteilen', 'Würfel auf Ziele aufteilen', 'répartir les dés', 'répartir la rafale', 'répartir les dés entre cibles',
  ],
  'LS-BURST-04': [
    'jam in a burst', 'burst jams', 'does a jam end the burst', 'jam during burst', 'jam stops burst', 'one die at a time, jam',
    'jam when burst is rolled one at a time', 'jam ends the burst', 'natural 1 in burst jam', 'jam in burst, hits so far', 'Hemmung im Feuerstoß',
    'Hemmung beendet Feuerstoß', 'Feuerstoß Würfel einzeln, Hemmung', 'enrayage pendant la rafale', 'rafale interrompue enrayage', 'enrayage dans une rafale',
  ],
};
