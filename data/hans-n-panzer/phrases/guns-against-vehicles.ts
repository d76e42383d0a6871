import type { Phrases } from '../../phrases.ts';

/** Guns against vehicles. */
// biome-ignore format: one rule a few lines
export const gunsAgainstVehicles: Phrases = {
  'HP-TANK-01': [
    'how do I shoot a tank', 'how to shoot tanks', 'shooting at tanks', 'shooting at tanks steps', 'how shooting at vehicles works', 'two throws at a tank',
    'auf Panzer schießen', 'wie auf Panzer schießen', 'auf Panzer schießen, zwei Würfe', 'tirer sur les chars', 'tirer sur un char, étapes',
    'how does tank shooting work', 'two throws to kill a tank', 'shooting at tanks how', 'two throws', 'auf Panzer schießen wie', 'tirer sur un char',
    'comment tirer sur un char', 'tir contre un char, deux jets',
  ],
  'HP-TANK-02': [
    'tank stick', 'what is the tank stick', 'make a tank stick', 'measuring stick with half circle', 'stick half circle', 'stick 45 inches', 'card half circle',
    'build the stick', 'how to use the tank stick', 'Messstab', 'Panzer Messstab', 'Messstab bauen', 'Stab mit Halbkreis', 'bâton de mesure',
    'fabriquer le bâton', 'bâton demi-cercle',
  ],
  'HP-TANK-03': [
    'gun range bands', 'range bands', 'four range bands', 'bands 10 20 30 45', 'bands of range', 'exactly on the edge of a band', 'band edge',
    'Entfernungsbänder Kanone', 'Entfernungsbänder Grenze', 'bandes de portée canon', 'bandes de portée 10 20 30', 'deux bandes', 'which band at exactly 10',
    'exactly on the band edge', 'between two bands', 'which range band', 'Entfernungsbänder', 'Bänder 10 20 30', 'Entfernungsband Kanone',
    'limite entre deux bandes',
  ],
  'HP-TANK-04': [
    'gun to hit', 'to hit with a tank gun', 'to hit number at 20 inches', 'tank gun to hit', 'what do I need to hit a tank', 'tank gun to hit roll',
    'to hit with AT gun', 'Trefferwurf Kanone', 'Trefferwurf mit Kanone', 'canon jet pour toucher', 'pour toucher au canon', 'toucher canon',
    'equal to hit number', 'to hit up to 30', 'Kanone Trefferwurf', 'Pak Trefferwurf', 'gleiche Zahl, Trefferwurf', 'canon pour toucher',
  ],
  'HP-TANK-05': [
    'hull down', 'hull down modifier', 'tank behind a low wall', 'vehicle cover', 'cover for a tank', 'low wall hull down', 'cover of a vehicle',
    'vehicle in soft cover', 'hull down or low wall', 'Hull down Panzer', 'Panzer Deckung hull down', 'Fahrzeug in Deckung', 'véhicule à couvert',
    'couvert du char', 'vehicle cover modifier to hit', 'turret only visible hull down', 'Panzer in Deckung', 'Deckung für Fahrzeuge', "couvert d'un véhicule",
    'char à couvert', 'char en hull down', 'char derrière muret couvert',
  ],
  'HP-TANK-06': [
    'angle of impact', 'impact angle', 'oblique shot', 'glancing angle', 'flank shot angle', 'angle of my shot', '30 degrees angle', 'angle of the side',
    'side or rear angle', 'oblique angle', 'glancing impact', 'impact oblique or glancing', 'facing angle', 'Winkel beim Auftreffen', 'schräger Auftreffwinkel',
    'Winkel der Seite', 'angle oblique', 'impact, quel angle', 'oblique or square', 'Auftreffwinkel', 'Winkel', 'schräger Winkel', "angle d'impact",
    'tir oblique', 'angle de tir oblique', 'impact oblique',
  ],
  'HP-TANK-07': [
    'strike dice', 'strike roll', 'roll 2D6 for strike', 'strike 2D6', '2D6 strike minus glancing', 'minus 2 on strike dice', '2D6 strike dice',
    'dés de perforation 2D6', 'oblique strike minus 1', 'how to roll the strike', 'Durchschlagswurf', 'Durchschlagswurf 2W6',
    'Wurf für Durchschlag Durchschlagswurf', 'dés de perforation', 'perforation 2D6', 'jet de perforation dés',
  ],
  'HP-TANK-08': [
    'strike values', 'strike value of the 88', 'strike value 75mm', '17 pdr strike', 'strike value 76mm', 'strike value of a gun', 'values of strike for guns',
    '75mm strike value', '88 strike at long range', 'Durchschlagswert', 'Durchschlagswert der 8,8', 'Durchschlagswert 7,5 cm',
    'Durchschlagswert Kanone Tabelle', 'valeur de perforation', 'valeur de perforation 75', '88 at long range', '6 pdr strike value', 'US 75 strike',
    'gun power', 'power of the 88', 'valeurs de perforation', 'valeur de perforation du 88', 'valeur du canon de 75',
  ],
  'HP-TANK-09': [
    'does it penetrate', 'strike against armour', 'penetrate armour', 'equal to armour', 'strike equals armour', 'strike total against armour',
    'strike vs armour equal', 'does the shell bounce off', 'armour penetrated', 'penetrate or bounce', 'shell penetrates', 'Panzerung durchschlagen oder nicht',
    'durchschlagen', 'durchschlägt die Panzerung', 'abgeprallt von der Panzerung', 'blindage percé', 'percer un blindage', 'perce le blindage',
    'strike higher than armour', 'above armour destroyed', 'shell bounces off', 'bounce', 'Panzerung durchschlagen', 'durchschlagen oder abgeprallt',
    'percer le blindage', 'perce ou ricoche', 'ricochet ou percé',
  ],
  'HP-TANK-10': [
    'crew of a destroyed tank', 'tank destroyed crew', 'half the crew', 'destroyed tank half crew', 'half of crew dies, destroyed',
    'tank destroyed, half the crew die', 'halbe Besatzung stirbt', 'Hälfte der Besatzung stirbt', 'zerstörter Panzer, Hälfte der Besatzung',
    "moitié de l'équipage meurt", 'char détruit, moitié équipage', 'half the crew killed', 'half the crew dies', 'tank brewed up crew',
    'destroyed vehicle half crew', 'Panzer zerstört Besatzung', 'wie viele der Besatzung sterben', 'Besatzung tot zerstört', 'char détruit équipage',
    "équipage d'un char détruit",
  ],
  'HP-TANK-11': [
    'disabled tank', 'can a disabled tank fire', 'immobilised', 'immobilised tank shoots', 'disabled tank fires', 'disabled tank moves', 'tank disabled',
    'tank immobilised', 'lahmgelegter Panzer schießt', 'lahmgelegter Panzer noch beweglich', 'char immobilisé peut-il tirer', 'tank disabled again',
    'crew stay in disabled tank', 'repair a disabled tank', 'lahmgelegter Panzer', 'Panzer lahmgelegt', 'lahmgelegt bewegen', 'char immobilisé',
    'immobilisé peut tirer',
  ],
  'HP-TANK-12': [
    'mark a wreck', 'mark a destroyed tank', 'cotton wool smoke', 'smoke marker', 'turn the wreck over', 'how to mark wrecks', 'marker for a burning tank',
    'cotton smoke on tank', 'Wrack markieren', 'Watte', 'Rauch aus Watte', 'Wrack kennzeichnen markieren', 'marquer une épave', 'coton fumée',
    'épave marquer coton',
  ],
  'HP-TANK-13': [
    'armour values', 'armour of a tiger', 'sherman armour', 'T-34 armour value', 'panther armour', 'armour defence value', 'side armour',
    'armour value of a halftrack', 'armour value churchill', 'armour of a sherman value', 'Panzerungswert Tiger', 'Panzerungswert', 'Panzerungswert Panther',
    'blindage valeur', 'valeur de blindage tigre', 'armour table', 'stug armour', 'Panzerungswerte', 'Panzerungswert Sherman', 'Panzerung Panther',
    'valeurs de blindage', 'blindage du tigre', 'blindage sherman valeur',
  ],
};
