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
    'entrer ou traverser gabarit', 'walk through machine gun fire', 'run through the beaten zone', 'enter an area under MG fire', 'crossing mg fire',
    'my man steps under the template', 'pass in front of the machine gun', "run across the mg's line",
    'walk between the mg and the template', 'durch das MG Feuer laufen', 'passer sous le feu de la mitrailleuse',
    'enter the fire zone', 'durch MG Feuer gehen', 'ins MG Feuer laufen', 'passer sous le feu de la MG',
  ],
  'LS-AUTO-08': [
    ...original['LC-AUTO-08']!, 'auto fire after a move',
  ],
  'LS-BURST-01': [
    'burst dice', 'light medium heavy burst', 'heavy burst', 'heavy burst dice MG42', 'SMG burst dice', 'light burst SMG dice', 'heavy burst of dice',
    'light or heavy burst', 'medium burst', 'burst dice SMG', 'schwerer oder leichter Feuerstoß', 'leichter Feuerstoß Würfel', 'medium burst dice',
    'dice of a heavy burst', 'Würfel beim Feuerstoß', 'schwerer Feuerstoß Würfel', 'mittlerer Feuerstoß', "dés d'une rafale lourde",
    'rafale lourde ou légère', 'rafale lourde', 'rafale légère dés', 'burst instead of template', 'dice instead of template', 'Feuerstoß Würfel',
    'schwerer Feuerstoß', 'dés de rafale', 'how many dice for a burst', 'dice for a long burst', 'dice for automatic fire', 'number of dice MG42 burst',
    'short burst dice', 'how many dice does the SMG throw on auto',
    'wie viele Würfel beim Dauerfeuer', 'combien de dés en rafale', 'long burst dice',
    'dice for auto fire', 'dés pour une rafale', 'combien de dés pour la rafale', 'Würfel für das MG Dauerfeuer',
  ],
  'LS-BURST-02': [
    'burst on several targets', 'lose dice for gaps', 'gap between targets', 'burst gap', 'gap costs a die', 'more than one target in burst',
    'lose burst dice', 'Lücke im Feuerstoß', 'Lücke kostet Würfel', 'gaps in burst', 'burst over gaps', 'Lücke kostet Feuerstoßwürfel', 'Lücke',
    'écart dans la rafale', 'écart', 'mehrere Ziele mit Lücke', 'several targets gap', 'Feuerstoß Lücke', 'Würfelabzug pro Lücke',
    'rafale sur plusieurs cibles', 'écart entre cibles', 'plusieurs cibles écart dés', 'rafale écart', 'dice lost for extra targets',
    'spread a burst over three men', 'targets standing apart in a burst', 'does distance between targets cost dice',
    'Feuerstoß auf drei Männer', 'perdre des dés par cible',
  ],
  'LS-BURST-03': [
    'share burst dice', 'share out dice', 'split burst', 'split dice between targets', 'split the burst dice', 'divide dice among targets',
    'Feuerstoßwürfel aufteilen', 'Würfel im Feuerstoß aufteilen', 'worst of several hits counts', 'sharing dice out in burst', 'worst result counts',
    'worst hit counts in burst', 'Würfel aufteilen', 'Würfel auf Ziele aufteilen', 'répartir les dés', 'répartir la rafale', 'répartir les dés entre cibles',
    'how do I share my burst dice', 'allocate dice to targets', 'do I roll each target separately',
    'Würfel verteilen auf mehrere Ziele', 'attribuer les dés aux cibles', 'one man hit twice by a burst',
    'répartir les dés de rafale', 'attribuer des dés',
  ],
  'LS-BURST-04': [
    'jam in a burst', 'burst jams', 'does a jam end the burst', 'jam during burst', 'jam stops burst', 'one die at a time, jam',
    'jam when burst is rolled one at a time', 'jam ends the burst', 'natural 1 in burst jam', 'jam in burst, hits so far', 'Hemmung im Feuerstoß',
    'Hemmung beendet Feuerstoß', 'Feuerstoß Würfel einzeln, Hemmung', 'enrayage pendant la rafale', 'rafale interrompue enrayage', 'enrayage dans une rafale',
    'rolled a 1 in the middle of a burst', 'gun jams in my burst dice',
  ],
};
