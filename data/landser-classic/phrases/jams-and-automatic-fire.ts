import type { Phrases } from '../../phrases.ts';

/** Jams and fully automatic fire. */
// biome-ignore format: one rule a few lines
export const jamsAndAutomaticFire: Phrases = {
  'LC-JAM-01': [
    'when to check for a jam', 'jam check', 'rolled a 1 jam check', 'natural 1 check for jam', 'rolled a natural 1', 'does the hit count on a natural 1',
    'hit and rolled a 1 check jam', 'jam check after natural 1', 'jam check dice', 'wann auf Hemmung prüfen', 'Hemmung prüfen', 'eine 1 gewürfelt prüfen',
    'bei 1 auf Hemmung prüfen', 'vérifier enrayage sur un 1', 'vérifier si enrayé', "quand vérifier l'enrayage",
  ],
  'LC-JAM-02': [
    'rifle jam', 'rifle jams on what', 'Kar98 jam', 'rifle jammed', 'does a pistol jam', 'pistol jam', 'Kar98 or Garand jam', 'pistol or rifle jams',
    'Garand rifle jam', 'Luger pistol jammed', 'Gewehr Hemmung', 'Karabiner Hemmung Gewehr', 'Pistole Hemmung', 'Hemmung bei Pistole oder Gewehr',
    'fusil enrayé', 'enrayage du fusil', 'pistolet ou fusil enrayé', 'pistolet enrayé',
  ],
  'LC-JAM-03': [
    'SMG jam', 'SMG jams on what', 'MP40 jam', 'MP40 jammed', 'PPSh soviet SMG jam', 'sten SMG jam', 'soviet SMG jams', 'grease gun SMG jammed',
    'sten or MP40 jams', 'tommy gun SMG jam', 'PPSh jams', 'MP40 Hemmung', 'MP Hemmung', 'sowjetische MP Hemmung PPSh', 'MP hemmt auf', 'mitraillette enrayée',
    'enrayage de la mitraillette', 'mitraillette sten ou MP40 enrayée',
  ],
  'LC-JAM-04': [
    'LMG jam', 'LMG jams on what', 'bren jam', 'bren jammed', 'LMG jam on full auto', 'light machine gun jam', 'bren LMG jams', 'BAR or bren jam',
    'light machine gun LMG jams automatic', 'leichtes MG Hemmung', 'LMG Hemmung', 'Bren leichtes MG Hemmung', 'Hemmung am leichten MG',
    'fusil-mitrailleur enrayé', 'enrayage du FM bren', 'FM fusil-mitrailleur bren enrayé', 'LMG enrayage FM',
  ],
  'LC-JAM-05': [
    'GPMG jam', 'GPMG jams on what', 'MG42 jam', 'MG42 jammed', 'MG34 or MG42 jams', 'GPMG jam and half the template', 'half the figures hit MG42 jam',
    'half hit when GPMG jams', 'MG34 jam', 'MG42 Hemmung', 'MG42 Hemmung halbe Schablone', 'MG34 Hemmung', 'Hemmung MG42 Hälfte getroffen', 'MG42 enrayée',
    'enrayage MG42 ou MG34', 'MG42 enrayée moitié touchée',
  ],
  'LC-JAM-06': [
    'one man crew jam', 'MG with one man jams', 'one man GPMG', 'single man crew jam', 'single crew jams on any 1', 'gunner alone jams',
    'one man serving the MG jam', 'single gunner alone jam', 'alone on the MG42 jam', 'nur ein Mann am MG Hemmung', 'MG allein bedient',
    'allein bedient Hemmung', 'ein Mann allein am MG', 'seul servant enrayage', 'un seul servant', 'MG servie par un seul', 'seul servant MG42 enrayée',
  ],
  'LC-JAM-07': [
    'clear a jam', 'how do I clear a jam', 'clearing a jam', 'unjam', 'how to unjam my gun', 'unjam takes how long', 'clear the jammed gun', 'unjam roll',
    'clear stoppage', 'clear the stoppage dice', 'fix stoppage unjam', 'Hemmung beseitigen', 'Ladehemmung beseitigen', 'wie beseitige ich Hemmung',
    'wie lange Hemmung beseitigen', 'désenrayer', "désenrayer l'arme", 'comment désenrayer', 'désenrayer en combien de temps',
  ],
  'LC-AUTO-01': [
    'full auto', 'can I fire full auto', 'full auto fire', 'which guns fire full auto', 'lay the large template', 'large template burst',
    'full auto with tommy gun', 'full auto large template', 'spray full auto', 'Dauerfeuer', 'which weapons fire full auto', 'welche Waffen können Dauerfeuer',
    'everyone under large template full auto', 'Dauerfeuer große Schablone', 'große Schablone', 'welche Waffen Dauerfeuer', 'MP40 Dauerfeuer',
    'tir automatique', 'grand gabarit', 'tir automatique grand gabarit', 'quelle arme tir automatique',
  ],
  'LC-AUTO-02': [
    'reload after full auto', 'reload after a burst', 'do I have to reload', 'reload SMG', 'reload LMG', 'reload every burst', 'empty magazine reload',
    'change magazine', 'magazine empty after burst', 'recharger, chargeur vide', 'new magazine after burst', 'nachladen', 'nachladen nach Feuerstoß',
    'MP nachladen', 'Magazin leer nachladen', 'recharger', 'recharger après une rafale', 'chargeur vide recharger',
  ],
  'LC-AUTO-03': [
    'MG42 keeps firing', 'keep firing GPMG', 'GPMG keep firing without reload', 'keep firing arc 45', '45 degrees arc', 'swing in 45 degrees',
    'swing to another target', 'MG42 swing the arc', 'switch to another target in arc GPMG', 'MG42 weiterfeuern', 'weiterfeuern im Bogen 45 Grad',
    'MG schwenken', '45 Grad schwenken weiterfeuern', 'tir continu MG42', 'tir continu arc 45', 'continuer le tir MG42', 'pivoter 45 degrés tir continu',
  ],
  'LC-AUTO-04': [
    'how long does the template stay', 'template stays', 'when is the template removed', 'remove the template', 'template stay on the table',
    'does the template stay', 'take away or remove template', 'template removed when MG hides', 'stays on the table how long template', 'Schablone entfernen',
    'wann Schablone entfernen', 'wie lange bleibt die Schablone', 'bleibt Schablone liegen', 'retirer le gabarit', 'quand retirer le gabarit',
    'combien de temps reste le gabarit', 'gabarit reste sur la table',
  ],
  'LC-AUTO-05': [
    'enter the template', 'walk into the template', 'enter the beaten zone', 'entering a template', 'cross the line to the gun', 'cross the line of fire',
    'cross between gun and template', 'walk into MG beaten zone', 'crossing a beaten zone line', 'in Schablone laufen', 'Schablone betreten',
    'betreten der Schablone', 'Feuerlinie queren', 'Schablone oder Feuerlinie betreten', 'entrer dans le gabarit', 'entrer sous le gabarit',
    'traverser la ligne de feu', 'entrer ou traverser gabarit',
  ],
  'LC-AUTO-06': [
    'get out of the template', 'leave the template', 'walk out of the template', 'leave template without roll', 'stuck under template', 'stuck in template',
    'caught in template can I leave', 'stuck end of turn', 'get out or stuck in template', 'Schablone verlassen', 'aus Schablone raus', 'verlassen ohne Wurf',
    'Schablone nicht verlassen können', 'sortir du gabarit', 'sortir de sous le gabarit', 'sortir sans jet', 'bloqué sous le gabarit sortir',
  ],
  'LC-AUTO-07': [
    'burst through a wall', 'does burst go through something hard', 'hard object stops burst', 'behind a hard object', 'hiding behind a rock in a burst',
    'rock stops burst', 'automatic fire and hard object', 'hinter Felsen sicher vor Feuerstoß', 'harter Felsen hält Feuerstoß', 'rock or hard object protects',
    'automatic fire behind a rock', 'Feuerstoß durch Felsen', 'hartes Hindernis Felsen', 'rafale à travers un rocher', 'derrière un rocher rafale',
    'objet dur rocher', 'objet dur arrête la rafale',
  ],
  'LC-AUTO-08': [
    'full auto on the move', 'full auto while moving', 'full auto after moving', 'moving burst', 'burst on the move', 'SMG burst while moving',
    'sten on the move full auto', 'LMG on the move', 'automatic fire while moving', 'tir automatique en mouvement', 'can SMG full auto while moving',
    'LMG full auto while moving', 'Dauerfeuer in Bewegung', 'Dauerfeuer nach Bewegung', 'in Bewegung MP Dauerfeuer', 'Dauerfeuer beim Laufen',
    'rafale en mouvement', 'en mouvement tir automatique', 'FM rafale en mouvement',
  ],
};
