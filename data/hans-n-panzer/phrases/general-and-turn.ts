import type { Phrases } from '../../phrases.ts';

/** The game, its scale and the turn. */
// biome-ignore format: one rule a few lines
export const generalAndTurn: Phrases = {
  'HP-GEN-01': [
    'what is this game about', 'which armies can I play', 'which nations are in the game', 'playable armies', 'playable nations', 'are italians in',
    'italian army', 'about this game', 'just D6 dice', 'welche Armeen gibt es', 'welche Nationen spielbar', 'Italiener im Spiel', 'spielbare Armeen',
    'quelles armées', 'quelles nations jouables', 'armées jouables italiens',
  ],
  'HP-GEN-02': [
    'table size', 'size of the table', 'big enough table', 'how big must the table be', 'coffee table big enough', 'size of table in feet', 'Tischgröße in Fuß',
    'Größe vom Tisch', 'Tisch wie groß', 'Tisch Größe 4 mal 8', 'taille de table', 'table assez grande', 'coffee table', 'play on a coffee table',
    '4 by 8 feet table', 'table feet', 'wie groß muss der Tisch sein', 'taille de la table', 'table de quelle taille', 'table 4 par 8 pieds',
  ],
  'HP-GEN-03': [
    'what do I need to play', 'equipment needed', 'what to bring', 'what equipment is needed', 'what to bring to play', 'needed to play',
    'Ausrüstung mitbringen', 'Ausrüstung und Material', 'matériel à apporter', 'quel matériel pour jouer', 'apporter quel matériel', 'things needed to play',
    'equipment to bring', 'sticks, dice and miniatures needed', 'bring measuring sticks', 'Material zum Spielen', 'Ausrüstung zum Spielen mitbringen',
    'Material mitbringen', 'matériel pour jouer',
  ],
  'HP-GEN-04': [
    'real life ranges', 'real ranges', 'true scale', 'true scale battlefield', 'how big is a mile at scale', 'one mile to scale', 'realistic size of a battle',
    'real scale mile', 'real mile', 'maßstabsgetreu wirklich', 'wirklich echte Reichweite', 'bataille réelle', 'échelle réelle portées',
    'real life battle size', 'maßstabsgetreu', 'echter Maßstab', 'echte Reichweiten maßstabsgetreu', 'échelle réelle', "à l'échelle un mille",
    'portées réelles', "bataille à l'échelle réelle",
  ],
  'HP-GEN-05': [
    'why are ranges so short', 'why is everything scaled down', 'scaled down ranges', 'why scaled down', 'scaled down everything', 'why short ranges',
    'ranges reduced why', 'why is movement reduced', 'warum verkleinert', 'alles kleiner, warum', 'warum kurze Reichweiten', 'warum ist alles so klein',
    'pourquoi tout est réduit', 'pourquoi des portées réduites', 'réduit pourquoi', 'why so small ranges', 'reduced ranges and speeds', 'everything reduced',
    'reduced scale why', 'verkleinerte Reichweiten', 'warum alles verkleinert', 'pourquoi portées si courtes', 'pourquoi réduit',
  ],
  'HP-GEN-06': [
    'centimetres', 'can I play in cm', 'cm instead of inches', 'inches or centimetres', 'centimetres on a small table', 'convert inches to cm',
    'use centimetres', 'Zentimeter', 'Zentimeter statt Zoll', 'cm oder Zoll', 'in cm spielen', 'centimètres', 'centimètres au lieu de pouces',
    'jouer en centimètres',
  ],
  'HP-GEN-07': [
    'double distances', 'double the ranges', 'double speeds', 'double scale', 'big table double', 'doubled ranges and speeds', 'doubling',
    'doubling speeds and ranges', 'verdoppeln', 'Reichweiten verdoppeln', 'doubler', 'doubler les distances', 'play with doubled distances',
    'double movement on a big table', 'does double scale double blast', 'doppelte Entfernungen', 'alles verdoppeln', 'distances doublées',
    'doubler les portées', 'doubler vitesses et portées',
  ],
  'HP-SEQ-01': [
    'simultaneous', 'simultaneous turns', 'both move at once', 'at the same time', 'who has initiative', 'do both shoot at the same time',
    'no initiative simultaneous', 'who has the initiative', 'initiative or simultaneous', 'shoot simultaneous', 'tir et mouvement simultanés', 'simultanés',
    'initiative', 'gleichzeitig', 'gleichzeitig ziehen', 'Initiative oder gleichzeitig', 'beide schießen gleichzeitig', 'simultané', 'tir simultané',
    "qui a l'initiative",
  ],
  'HP-SEQ-02': [
    'turn order', 'order of steps', 'sequence of play', 'turn sequence', 'steps of a turn', 'when do tanks fire in the turn', 'phases', 'phases of a turn',
    'turn sequence and phases', 'phases in order', 'sequence of a turn', 'séquence', 'séquence du tour', 'phases de jeu', 'which phase comes next', 'Zugablauf',
    'Reihenfolge der Phasen', 'Phasen im Zug', 'Zugablauf Schritte', 'séquence de jeu', 'phases du tour', 'étapes du tour séquence',
  ],
  'HP-SEQ-03': [
    'how often can a weapon fire', 'one shot a turn', 'can a gun fire twice', 'fire twice in a turn', 'shots per turn', 'gun fires twice', 'shoot twice',
    'each weapon once', 'zweimal im Zug feuern', 'deux tirs', 'deux tirs par tour', 'un seul tir', 'how many shots per turn', 'same gun twice',
    'once per turn each weapon', 'zweimal schießen pro Zug', 'wie oft schießen', 'ein Schuss pro Zug', 'Waffe zweimal pro Zug', 'un tir par tour',
  ],
  'HP-SUP-01': [
    'scenery', 'model railway scenery', 'buy scenery', 'build model scenery', 'model railway shop', 'railway houses faller', 'model trees and scenery',
    'rivers as scenery from paper', 'Modellbahn Gebäude', 'Modellbahn Bäume', 'Geländebau Modellbahn', 'décors à acheter', 'décors miniatures', 'model trees',
    'build scenery', 'Geländebau', 'Modellbahn Häuser', 'Modellbahn Gelände kaufen', 'décors', 'acheter des décors',
  ],
  'HP-SUP-02': [
    'which figure scale', '15mm or 20mm figures', 'figure size', 'figures and houses scale', 'HO or N houses', 'figures 15mm 20mm 25mm', 'figure scale HO',
    'Figuren Maßstab', 'Figuren 25mm', 'Figuren Maßstab HO', 'figurines 25mm', 'scale of houses', '25mm figures scale', '15mm with N scale',
    '20mm oder 15mm Figuren', 'Figuren und Häuser HO', 'taille des figurines', 'figurines 15mm ou 20mm', 'échelle des figurines',
  ],
};
