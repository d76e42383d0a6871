import type { Phrases } from '../../phrases.ts';

/** Serious wounds, and how long wounds last. */
// biome-ignore format: one rule a few lines
export const seriousWounds: Phrases = {
  'LC-SER-01': [
    'serious wound table', 'table for serious wounds', 'badly wounded', 'badly hurt table', 'badly wounded roll', 'serious wound results',
    'heavy wound table', 'list of serious wound results', 'schwere Wunde auf Tabelle würfeln', 'badly wounded, serious wound table', 'badly wounded what now',
    'schwere Wunde Tabelle', 'Tabelle schwere Verwundung', 'Ergebnisse schwere Verwundung', 'tableau blessure grave', 'tableau des blessures graves',
    'blessé grave tableau', 'résultats tableau blessure grave', 'what does a serious wound do', 'he is seriously wounded', 'serious wound what happens',
    'is a seriously wounded man out', 'schwer verwundet, was passiert', 'er ist schwer verwundet',
    'gravement blessé que se passe-t-il', 'serious wound, what now', 'gravement blessé, que faire', 'gravement blessé, quel jet',
  ],
  'LC-SER-02': [
    'serious wound modifiers', 'modifiers on serious wound roll', 'earlier serious wounds', 'serious wound plus one', 'plus one for earlier wounds',
    'second serious wound modifier', 'modifier earlier serious wound', 'add for earlier serious wounds', 'schwere Wunde Modifikator',
    'frühere schwere Wunden', 'Modifikatoren frühere schwere Wunden', 'schwere Wunde plus frühere', 'modificateur blessure grave',
    'blessures graves précédentes', 'modificateurs blessures précédentes', 'plus un par blessure précédente grave', 'second serious wound plus',
    'bonus on the serious wound table', 'add to the serious wound die', 'wounded badly before, what modifier', 'schon einmal schwer verwundet',
    'déjà gravement blessé', 'gravement blessé déjà une fois', 'serious wound table bonus',
  ],
  'LC-SER-03': [
    'a wound', 'a wound effect', 'wound a', 'type a wound', 'effect of an a wound',
    'leg wound', 'shot in the leg', 'leg hit slower', 'limping', 'limping soldier', 'a wound slower movement', 'leg wound no running',
    'limping slower and no run', '1 inch slower leg', '(a) wound leg', '(a) wound limping', 'leg wound (a)', 'Beinschuss', 'Beinschuss langsamer',
    'hinkt nach Beinschuss', 'langsamer nach Wunde hinkt', 'blessé à la jambe', 'jambe touchée', 'jambe blessée plus lent', 'boite jambe', 'serious wound 1',
    'serious wound 2', 'rolled 1 or 2 on serious', '1 on the serious wound table', '2 on the serious wound table', 'wounded and slower',
    'how much slower is a wounded man', 'schwere Wunde 1 oder 2', 'blessure grave 1 ou 2', 'serious wound result 1', 'serious wound result 2',
  ],
  'LC-SER-04': [
    'b wound effect', 'type b wound',
    'arm wound', 'shot in the arm', 'arm hit shooting', '(b) wound', 'b wound firing', 'arm wound firing at -1', '(b) wound arm', 'wounded arm shoots worse',
    'arm hit (b) wound', 'fires worse after wound', 'Armschuss', 'Armschuss schießt schlechter', 'schlechter schießen nach Armschuss',
    'schießt schlechter verwundet', 'blessé au bras', 'bras touché', 'bras blessé tire moins bien', 'tire moins bien bras', 'serious wound 3',
    'serious wound 4', 'rolled 3 or 4 on serious', '3 on the serious wound table', '4 on the serious wound table', 'wounded man shoots worse',
    'firing penalty when wounded', 'minus to shooting from wounds', 'schwere Wunde 3 oder 4', 'blessure grave 3 ou 4',
    'serious wound result 3', 'serious wound result 4',
  ],
  'LC-SER-05': [
    'medic', 'what does the medic do', 'medic helps a downed man', 'call a medic', 'man down', 'man down call medic', 'down medic heals him',
    'first aid by medic', 'can a medic heal', 'heal a man who is down', 'Sanitäter', 'Sanitäter hilft', 'was macht der Sanitäter', 'erste Hilfe Sanitäter',
    'infirmier', 'infirmier soigne', "l'infirmier soigne un homme à terre", 'soigner un homme à terre infirmier', 'serious wound 5', 'rolled 5 on serious',
    '5 on the serious wound table', 'medic reaches a wounded guy', 'medic roll', 'what does a medic need to roll', 'how do I save a downed man',
    'blessure grave 5', 'save a downed man', 'how to save a downed man', 'get a downed man back in the fight', 'get him back with a medic',
    '5 bei schwerer Wunde', 'serious wound result 5', 'medic got to my downed man',
  ],
  'LC-SER-06': [
    'killed', 'when is a man killed', 'is he killed', 'killed in action', 'dead', 'is he dead', 'dead or killed', 'dead take him off',
    'take the dead figure off', 'removed from play dead', 'remove casualty killed', 'tot', 'wann ist er tot', 'ist der Mann tot', 'tot und vom Tisch', 'mort',
    'est-il mort', 'soldat mort ou tué', 'tué retirer la figurine mort', 'serious wound 6', 'rolled 6 on serious', '6 on the serious wound table',
    'figure is removed', 'blessure grave 6', '6 bei schwerer Wunde', 'serious wound result 6',
  ],
  'LC-SER-07': [
    'wounded man in assault', 'serious wound in assault', 'can wounded assault', 'wounded in close combat', 'wounded minus one in close combat',
    "wounded can't start assault", 'badly wounded close combat', 'wounded assault penalty', 'Verwundeter im Nahkampf', 'verwundet in den Nahkampf',
    'schwer Verwundeter Nahkampf Abzug', 'Verwundeter kein Sturm', 'blessé au corps à corps', 'blessé grave au corps à corps',
    "un blessé peut-il donner l'assaut", 'assaut par un blessé', 'can a wounded man charge', 'seriously wounded in melee', 'wounded guy gets assaulted',
    'does a wound hurt in close combat', 'badly hurt guy fights hand to hand', 'kann ein Schwerverwundeter angreifen', 'un blessé grave peut-il charger',
    'wounded man wants to charge', 'can a badly wounded man charge',
  ],
  'LC-WND-01': [
    'serious wounds permanent', 'permanent wound', 'are serious wounds permanent', 'serious wound all game', 'lasts all game', 'do serious wounds heal',
    'permanent all game', 'never heals serious wound', 'serious wound lasts the battle', 'schwere Wunde dauerhaft', 'dauerhaft verwundet',
    'schwere Wunden dauerhaft bis Spielende', 'dauerhaft oder heilbar', 'blessure grave permanente', 'blessures permanentes', 'permanente toute la partie',
    'grave et permanente', 'does a serious wound ever heal', 'how long is he seriously wounded', 'serious wound duration', 'do I keep the serious wound',
    'heilt eine schwere Wunde', 'une blessure grave guérit-elle', 'seriously wounded for how long', 'blessure grave, guérit-elle', 'blessure grave guérison',
  ],
  'LC-WND-02': [
    'do light wounds go away', 'light wound goes away', 'light wound wears off', 'light wounds wear off', 'when do light wounds wear off',
    'how long do light wounds last', 'light wound over', 'light wound passes, goes away', 'how long until light wound wears off', 'leichte Wunde vergeht',
    'wann vergeht leichte Wunde', 'leichte Wunde wie lange', 'vergeht leichte Verwundung', 'blessure légère passe', 'combien de temps dure blessure légère',
    'légère dure combien de temps', 'blessure légère dure', 'light wound duration', 'does a light wound heal',
    'heilt eine leichte Wunde', 'une blessure légère guérit-elle',
  ],
};
