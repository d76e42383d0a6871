import type { Phrases } from '../../phrases.ts';

/** Tank guns, anti-tank weapons, armour and the damage roll. */
// biome-ignore format: one rule a few lines
export const tankFire: Phrases = {
  'LS-TANK-01': [
    'tank gun to hit', 'sherman gun', 'tank gun 75mm', '88 to hit', '76mm gun', 'tiger 88 gun', 'panther 75 gun', 'tank guns table', '75mm tank gun to hit',
    '90mm or 76mm gun', '88mm gun', 'tank guns to hit numbers', 'tank gun range', 'Panzerkanone 7,5 cm', 'Panzerkanone schießen', 'canon de char portée',
    'canon de 88', 'tank gun numbers 37mm', 'tank vs tank hit', 'tank gun vs infantry', 'Panzerkanone', '8,8 Kanone', '7,5 cm KwK', 'canon de char',
    'canon de 75', 'canon 88 de char',
  ],
  'LS-ARM-01': [
    'is a sherman medium', 'armour class', 'class of armour', 'is a panther heavy', 'panzer IV class', 'Pz IV medium', 'tiger heavy class', 'truck soft class',
    'halftrack class light', 'armour class halftrack', 'Panzerklasse Sherman', 'Panzerklasse schwer', 'armour class of a tank', 'class of a pershing or tiger',
    'which class is my tank', 'Panzerklasse Panther', 'Klasse vom Sherman, Panzerklasse', 'classe sherman', "classe d'un char", 'quelle classe, lourd ou moyen',
    'medium or heavy class', 'classe du char', 'light medium heavy tanks', 'Panzerklasse', 'ist ein Sherman mittel', 'Panther schwer oder mittel',
    'char lourd ou moyen', 'sherman est-il moyen',
  ],
  'LS-ARM-02': [
    'side armour', 'rear armour', 'front armour', 'front side rear', 'armour by facing', 'armour facing', 'panther side armour', 'shot in the rear',
    'rear shot', 'flank shot', 'Seitenpanzerung oder Frontpanzerung', 'Heckpanzerung Wert', 'tiger front armour', 'Seitenpanzerung', 'Heckpanzerung',
    'Frontpanzerung', 'blindage de flanc', 'blindage frontal', 'blindage arrière', 'blindage flanc et arrière',
  ],
  'LS-ARM-03': [
    'top armour', 'roof armour', 'open topped armour', 'roof of a tank', 'top armour of a tank', 'roof armour value', 'Dachpanzerung Halbkette',
    'Panzerung des Dachs', 'blindage toit', 'blindage du toit ouvert', 'roof armour open topped', 'attack from the roof top', 'top armour value',
    'open topped roof', 'Dachpanzerung', 'offenes Dach Halbkette', 'Panzerung am Dach', 'blindage du toit', "blindage du toit d'un half-track",
  ],
  'LS-DMG-01': [
    'damage roll against armour', 'damage dice on a tank', 'damage dice vs armour', 'how to roll damage', 'tank damage roll', 'Schadenswurf gegen Panzerung',
    'Schadenswurf würfeln', 'Schadenswurf Fahrzeug', 'damage roll glancing or penetrating', 'vehicle damage roll', 'jet de dégâts contre blindage',
    'dégâts jet véhicule', 'damage roll', 'what damage roll penetrates', 'Schadenswurf', 'Schadenswurf Panzer', 'jet de dégâts', 'jet de dégâts sur un char',
  ],
  'LS-DMG-02': [
    'bazooka damage', 'panzerschreck damage', 'PIAT damage', 'bazooka damage bonus', 'damage bonus panzerschreck or PIAT', 'Schaden Bazooka oder Panzerschreck',
    'PIAT Schaden', 'bazooka plus 2', 'how strong is a panzerschreck', 'PIAT plus 2 damage', 'Panzerschreck Schaden', 'Bazooka Schaden', 'dégâts bazooka',
    'bazooka dégâts bonus', 'dégâts du PIAT',
  ],
  'LS-DMG-03': [
    'panzerfaust damage', 'panzerfaust plus 3', 'faust damage bonus', 'damage bonus of panzerfaust plus 3', 'Panzerfaust Schaden plus 3',
    'dégâts de la panzerfaust plus 3', 'panzerfaust damage medium range', 'how strong is a panzerfaust', 'damage with faust close',
    'damage of a panzerfaust at short range', 'Panzerfaust Schaden', 'Schaden Faust', 'dégâts panzerfaust', 'bonus dégâts panzerfaust',
  ],
  'LS-DMG-04': [
    'fire from above', 'bazooka from upstairs', 'from above damage', 'upstairs window bazooka', 'elevation', 'elevation plus 1 damage',
    'higher floor elevation', 'elevation bonus damage', 'bazooka from an elevation', 'fire down from upstairs', 'Panzerfaust von oben',
    'von oben Schadensbonus', "bonus d'étage", 'from above bazooka', 'bonus from above', 'elevation bazooka', 'von oben mit Panzerfaust Bonus',
    "tirer de l'étage d'en haut", 'panzerfaust from upstairs above', 'aus dem Obergeschoss', 'Obergeschoss von oben Bonus', "tirer d'en haut", "depuis l'étage",
    "d'en haut bonus", "étage bazooka d'en haut",
  ],
  'LS-DMG-05': [
    'sticky bomb damage', 'sticky bomb effect', 'sticky bomb tracks', 'wreck the tracks', 'sticky bomb breaks track', 'what does a sticky bomb do',
    'sticky bomb wrecks tracks', 'Haftladung zerstört Ketten', 'bombe collante détruit chenilles', 'sticky bomb damage on tracks', 'Wirkung einer Haftladung',
    'sticky bomb immobilises', 'sticky bomb armour count', 'Haftladung Wirkung', 'Haftladung Ketten', 'Ketten sprengen Haftladung', 'bombe collante effet',
    'bombe collante chenilles', 'chenilles détruites bombe',
  ],
  'LS-DMG-06': [
    'molotov damage', 'molotov vs open topped', 'molotov on a halftrack', 'burning fuel vision slit', 'molotov damage roll 5', 'molotov damage on a tank',
    'does burning fuel get in', 'Molotow Schaden auf Panzer', "dégâts d'un molotov sur char", 'molotov open topped halftrack', 'burning molotov damage',
    'Molotow Schaden', 'Schaden durch Molotow', 'Molotow Halbkette Schaden', 'dégâts molotov', 'effet du molotov sur char', 'molotov dégâts half-track',
  ],
  'LS-AT-01': [
    'bazooka to hit', 'panzerfaust to hit', 'PIAT to hit', 'panzerschreck to hit', 'bazooka range', 'anti tank weapon to hit', 'anti tank range',
    'bazooka range to hit', 'range of a panzerfaust to hit', 'Trefferwurf Panzerfaust', 'Trefferwurf Bazooka', 'Reichweite Bazooka', 'toucher au bazooka',
    'portée bazooka pour toucher', 'PIAT range', 'Panzerfaust Trefferwurf', 'Panzerschreck Reichweite', 'Panzerfaust Reichweite', 'Panzerabwehr Trefferwurf',
    'panzerfaust pour toucher', 'bazooka pour toucher',
  ],
  'LS-AT-02': [
    'move and fire a bazooka', 'bazooka after moving', 'panzerfaust after moving', 'panzerfaust move or shoot', 'bazooka move or shoot',
    'bazooka bouger ou tirer', 'Panzerschreck bewegen oder schießen', 'walk and shoot panzerschreck', 'bazooka moved this turn',
    'panzerschreck moved can it shoot', 'Panzerfaust nach Bewegung', 'bewegen oder schießen Panzerschreck', 'bouger et tirer au bazooka',
    'panzerfaust bouger ou tirer',
  ],
  'LS-AT-03': [
    'bazooka team', 'bazooka loader', 'bazooka loader dead', 'panzerschreck crew of two', 'bazooka team loses a man', 'pick up the bazooka',
    'panzerschreck loader takes over', 'bazooka every second turn', 'bazooka team of two', 'Bazooka Trupp', 'Panzerschreck Trupp',
    'Bazooka Ladeschütze gefallen Trupp', 'équipe bazooka', 'servant du bazooka', 'bazooka équipe de deux', 'servant bazooka mort',
  ],
  'LS-AT-04': [
    'panzerfaust one shot', 'panzerfaust used up', 'panzerfaust single use', 'throw away panzerfaust', 'panzerfaust only one shot',
    'second shot with panzerfaust, used up', 'Panzerfaust Einweg ein Schuss', 'panzerfaust un coup jetable', 'how many panzerfaust shots',
    'panzerfaust gone after one shot', 'Panzerfaust nur ein Schuss', 'Panzerfaust Einweg', 'Panzerfaust verbraucht', 'panzerfaust un seul coup',
    'panzerfaust jetable', 'panzerfaust usage unique, un seul coup',
  ],
  'LS-AT-05': [
    'place a sticky bomb', 'how close for sticky bomb', 'put sticky bomb on a tank', 'sticky bomb within 2 inches', 'place sticky bomb on tracks',
    'placing a sticky bomb', 'Haftladung am Panzer anbringen', 'anbringen Haftladung wie nah', 'poser la bombe', 'poser bombe collante près du char',
    'poser bombe collante à quelle distance', 'stick bomb to tracks how close', 'sticky bomb place close', 'place bomb on tank', 'Haftladung anbringen',
    'anbringen am Panzer', 'Haftladung Reichweite anbringen', 'poser bombe collante',
  ],
  'LS-AT-06': [
    'sticky bomb goes off early', 'premature explosion', 'sticky bomb too soon', 'sticky bomb natural 1', 'bomb explodes early in hand', 'explodes early',
    'sticky bomb explodes early', 'too early explosion', 'bombe trop tôt explose', 'Haftladung viel zu früh', 'premature sticky bomb',
    'early sticky explosion thrower', 'Haftladung zu früh', 'zu früh explodiert', 'Haftladung explodiert zu früh bei 1', 'bombe collante explose trop tôt',
    'trop tôt', 'explose trop tôt lanceur',
  ],
  'LS-AT-07': [
    'who has sticky bombs', 'sticky bombs americans only', 'US only sticky', 'sticky bombs for germans', 'may germans have sticky bombs', 'only americans',
    'Haftladungen nur für Amerikaner', 'Amerikaner Haftladungen', 'bombes collantes seulement américains', 'can germans use sticky bombs',
    'germans sticky bomb', 'who may use sticky bombs US', 'wer hat Haftladungen', 'Haftladungen nur Amerikaner', 'qui a des bombes collantes',
    'bombes collantes américains', 'seulement américains bombes',
  ],
};
