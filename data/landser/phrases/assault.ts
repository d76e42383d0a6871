import { phrases as original } from '../../landser-classic/phrases.ts';
import type { Phrases } from '../../phrases.ts';

/** Assault. */
// biome-ignore format: one rule a few lines
export const assault: Phrases = {
  'LS-ASLT-02': [
    'nearest enemy only in assault', 'must I assault the nearest', 'charge the nearest', 'assault only the nearest', 'nearest opponent in assault',
    'bypass nearest, pick another', 'charge somebody other than the nearest', 'skip the nearest in assault', 'nearest or can I choose', 'only charge nearest',
    'den nächsten stürmen oder aussuchen', 'le plus proche ou au choix', 'nächsten Gegner stürmen', "charger l'ennemi le plus proche",
    'bypass the nearest enemy', 'nearest opponent first', 'nur den nächsten stürmen', 'muss ich den nächsten stürmen', 'charger le plus proche',
    'choisir qui charger, le plus proche',
  ],
  'LS-ASLT-03': [
    'charge distance', 'how far can I charge', 'charge range 7', 'move into contact', 'how far to move into contact', 'charge inches',
    'reach contact with a charge', 'contact without assault action', 'contact within 2 inches', 'Ansturm wie weit', 'Ansturm in Kontakt', 'in Kontakt ziehen',
    'wie weit in Kontakt', 'distance de charge', 'charger au contact', 'charge combien de pouces', 'charger quelle distance contact',
  ],
  'LS-ASLT-04': [...original['LC-ASLT-03']!],
  'LS-ASLT-05': [
    'pistol gives plus 4', 'pistol bonus plus four', 'Pistole plus 4 Nahkampf', 'pistolet plus 4 en mêlée', 'plus 4 Pistole', ...original['LC-ASLT-04']!,
    'pistol plus 4',
  ],
  'LS-ASLT-06': [
    'bayonet', 'bayonet bonus', 'bayonet charge', 'fix bayonets', 'axe or club', 'sword', 'club in melee', 'axe in melee', 'spade or axe', 'katana sword bonus',
    'bayonet plus 1', 'Bajonett', 'Bajonett Bonus', 'Spaten oder Axt', 'Axt im Nahkampf', 'baïonnette', 'baïonnette au canon', 'hache ou sabre',
    'sabre en mêlée',
  ],
  'LS-ASLT-07': [...original['LC-ASLT-06']!, 'third opponent this turn', 'opponent after the first'],
  'LS-ASLT-08': [
    'no weapon', 'unarmed', 'unarmed in melee', 'fight unarmed', 'fists', 'combat sans arme, mains nues', 'à mains nues', 'mains nues', 'sans arme en mêlée',
    'fight with bare fists', 'no weapon minus 2', 'bare fists no weapon', 'unbewaffnet', 'unbewaffnet im Nahkampf', 'ohne Waffe', 'mit Fäusten ohne Waffe',
    'à mains nues sans arme',
  ],
  'LS-ASLT-09': [
    'fight across a wall', 'fight up the stairs', 'stairs melee', 'enemy stands above me', 'melee on stairs', 'enemy above me on the stairs',
    'stands above on higher step', 'fight on the stairs penalty', 'Nahkampf an der Treppe', 'Treppe hoch kämpfen', 'mêlée escalier', "combat dans l'escalier",
    'enemy defends a wall in melee', 'fight on rubble or stairs', 'Nahkampf auf der Treppe', 'Treppe, Gegner steht höher', 'Nahkampf auf Trümmern oder Treppe',
    "mêlée dans l'escalier", 'escalier ennemi plus haut', 'mêlée sur décombres escalier',
  ],
  'LS-ASLT-10': [
    'pistol jams in melee', 'rolled a 1 with pistol in melee', 'pistol jam in assault', 'jammed pistol in hand to hand', 'pistol jammed melee',
    'melee jam of my Luger', 'Luger jams in assault', 'jammed Luger no weapon now', 'Pistole klemmt im Nahkampf', 'Pistole klemmt',
    'klemmt die Pistole bei einer 1', "pistolet s'enraye en mêlée", "s'enraye en mêlée", "pistolet qui s'enraye sur un 1",
  ],
  'LS-ASLT-12': [...original['LC-ASLT-08']!],
};
