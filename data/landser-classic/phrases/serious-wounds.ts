import type { Phrases } from '../../phrases.ts';

/** Serious wounds, and how long wounds last. */
// biome-ignore format: one rule a few lines
export const seriousWounds: Phrases = {
  'LC-SER-01': [
    'serious wound table', 'table for serious wounds', 'badly wounded', 'badly hurt table', 'badly wounded roll', 'serious wound results', 'heavy wound table',
    'list of serious wound results', 'schwere Wunde auf Tabelle würfeln', 'badly wounded, serious wound table', 'badly wounded what now',
    'schwere Wunde Tabelle', 'Tabelle schwere Verwundung', 'Ergebnisse schwere Verwundung', 'tableau blessure grave', 'tableau des blessures graves',
    'blessé grave tableau', 'résultats tableau blessure grave',
  ],
  'LC-SER-02': [
    'serious wound modifiers', 'modifiers on serious wound roll', 'earlier serious wounds', 'serious wound plus one', 'plus one for earlier wounds',
    'second serious wound modifier', 'modifier earlier serious wound', 'add for earlier serious wounds', 'schwere Wunde Modifikator', 'frühere schwere Wunden',
    'Modifikatoren frühere schwere Wunden', 'schwere Wunde plus frühere', 'modificateur blessure grave', 'blessures graves précédentes',
    'modificateurs blessures précédentes', 'plus un par blessure précédente grave',
  ],
  'LC-SER-03': [
    'leg wound', 'shot in the leg', 'leg hit slower', 'limping', 'limping soldier', 'a wound slower movement', 'leg wound no running',
    'limping slower and no run', '1 inch slower leg', '(a) wound leg', '(a) wound limping', 'leg wound (a)', 'Beinschuss', 'Beinschuss langsamer',
    'hinkt nach Beinschuss', 'langsamer nach Wunde hinkt', 'blessé à la jambe', 'jambe touchée', 'jambe blessée plus lent', 'boite jambe',
  ],
  'LC-SER-04': [
    'arm wound', 'shot in the arm', 'arm hit shooting', '(b) wound', 'b wound firing', 'arm wound firing at -1', '(b) wound arm', 'wounded arm shoots worse',
    'arm hit (b) wound', 'fires worse after wound', 'Armschuss', 'Armschuss schießt schlechter', 'schlechter schießen nach Armschuss',
    'schießt schlechter verwundet', 'blessé au bras', 'bras touché', 'bras blessé tire moins bien', 'tire moins bien bras',
  ],
  'LC-SER-05': [
    'medic', 'what does the medic do', 'medic helps a downed man', 'call a medic', 'man down', 'man down call medic', 'down medic heals him',
    'first aid by medic', 'can a medic heal', 'heal a man who is down', 'Sanitäter', 'Sanitäter hilft', 'was macht der Sanitäter', 'erste Hilfe Sanitäter',
    'infirmier', 'infirmier soigne', "l'infirmier soigne un homme à terre", 'soigner un homme à terre infirmier',
  ],
  'LC-SER-06': [
    'killed', 'when is a man killed', 'is he killed', 'killed in action', 'dead', 'is he dead', 'dead or killed', 'dead take him off',
    'take the dead figure off', 'removed from play dead', 'remove casualty killed', 'tot', 'wann ist er tot', 'ist der Mann tot', 'tot und vom Tisch', 'mort',
    'est-il mort', 'soldat mort ou tué', 'tué retirer la figurine mort',
  ],
  'LC-SER-07': [
    'wounded man in assault', 'serious wound in assault', 'can wounded assault', 'wounded in close combat', 'wounded minus one in close combat',
    "wounded can't start assault", 'badly wounded close combat', 'wounded assault penalty', 'Verwundeter im Nahkampf', 'verwundet in den Nahkampf',
    'schwer Verwundeter Nahkampf Abzug', 'Verwundeter kein Sturm', 'blessé au corps à corps', 'blessé grave au corps à corps',
    "un blessé peut-il donner l'assaut", 'assaut par un blessé',
  ],
  'LC-WND-01': [
    'serious wounds permanent', 'permanent wound', 'are serious wounds permanent', 'serious wound all game', 'lasts all game', 'do serious wounds heal',
    'permanent all game', 'never heals serious wound', 'serious wound lasts the battle', 'schwere Wunde dauerhaft', 'dauerhaft verwundet',
    'schwere Wunden dauerhaft bis Spielende', 'dauerhaft oder heilbar', 'blessure grave permanente', 'blessures permanentes', 'permanente toute la partie',
    'grave et permanente',
  ],
  'LC-WND-02': [
    'do light wounds go away', 'light wound goes away', 'light wound wears off', 'light wounds wear off', 'when do light wounds wear off',
    'how long do light wounds last', 'light wound over', 'light wound passes, goes away', 'how long until light wound wears off', 'leichte Wunde vergeht',
    'wann vergeht leichte Wunde', 'leichte Wunde wie lange', 'vergeht leichte Verwundung', 'blessure légère passe', 'combien de temps dure blessure légère',
    'légère dure combien de temps', 'blessure légère dure',
  ],
};
