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
    'choisir qui charger, le plus proche', 'can I choose who to charge', 'have to charge the closest',
    'wen darf ich angreifen', 'qui puis-je charger', 'who may I charge', 'whom can I choose to charge', 'charge the closest one',
    'closest enemy must be charged', 'wen darf ich stürmen', 'wen darf man stürmen', 'qui peut-on charger',
    'choisir qui charger',
  ],
  'LS-ASLT-03': [
    'can i move fast into assault', 'move fast into an assault',
    'charge distance', 'how far can I charge', 'charge range 7', 'move into contact', 'how far to move into contact', 'charge inches',
    'reach contact with a charge', 'contact without assault action', 'contact within 2 inches', 'Ansturm wie weit', 'Ansturm in Kontakt', 'in Kontakt ziehen',
    'wie weit in Kontakt', 'distance de charge', 'charger au contact', 'charge combien de pouces', 'charger quelle distance contact', 'how far to charge him',
    'move to assault', 'charge move', 'charge without the assault action', 'how do I charge',
    'wie weit stürmen', 'mouvement de charge', 'run into contact',
  ],
  'LS-ASLT-04': [...original['LC-ASLT-03']!],
  'LS-ASLT-05': [
    'pistol assault factor',
    'pistol gives plus 4', 'pistol bonus plus four', 'Pistole plus 4 Nahkampf', 'pistolet plus 4 en mêlée', 'plus 4 Pistole', ...original['LC-ASLT-04']!,
    'pistol plus 4', 'pistol in hand to hand combat', 'is a pistol good in close combat',
  ],
  'LS-ASLT-06': [
    'bayonet', 'bayonet bonus', 'bayonet charge', 'fix bayonets', 'axe or club', 'sword', 'club in melee', 'axe in melee', 'spade or axe',
    'katana sword bonus', 'bayonet plus 1', 'Bajonett', 'Bajonett Bonus', 'Spaten oder Axt', 'Axt im Nahkampf', 'baïonnette', 'baïonnette au canon',
    'hache ou sabre', 'sabre en mêlée', 'stab with bayonet plus', 'sword fight', 'knife or club bonus',
    'melee weapon bonus', 'what counts as an assault weapon', 'aufgepflanztes Bajonett', 'Nahkampfwaffe',
    'spade or trench club', 'club or spade bonus', 'Spaten im Nahkampf',
  ],
  'LS-ASLT-07': [...original['LC-ASLT-06']!, 'third opponent this turn', 'opponent after the first'],
  'LS-ASLT-08': [
    'no weapon', 'unarmed', 'unarmed in melee', 'fight unarmed', 'fists', 'combat sans arme, mains nues', 'à mains nues', 'mains nues', 'sans arme en mêlée',
    'fight with bare fists', 'no weapon minus 2', 'bare fists no weapon', 'unbewaffnet', 'unbewaffnet im Nahkampf', 'ohne Waffe', 'mit Fäusten ohne Waffe',
    'à mains nues sans arme', 'no weapon in close combat', 'fight without a gun', 'unarmed man penalty', 'ohne Waffe im Nahkampf', 'se battre sans arme',
    'unarmed man in a fight, penalty', 'penalty if unarmed', 'no weapon left', 'no weapon left in an assault', 'without any weapon in a fight',
    'charged with no weapon left',
  ],
  'LS-ASLT-09': [
    'attacker climbs over a wall into contact', 'modifier for attacking over a wall',
    'fight across a wall', 'fight up the stairs', 'stairs melee', 'enemy stands above me', 'melee on stairs', 'enemy above me on the stairs',
    'stands above on higher step', 'fight on the stairs penalty', 'Nahkampf an der Treppe', 'Treppe hoch kämpfen', 'mêlée escalier', "combat dans l'escalier",
    'enemy defends a wall in melee', 'fight on rubble or stairs', 'Nahkampf auf der Treppe', 'Treppe, Gegner steht höher',
    'Nahkampf auf Trümmern oder Treppe', "mêlée dans l'escalier", 'escalier ennemi plus haut', 'mêlée sur décombres escalier', 'melee over a wall',
    'attack someone defending a fence', 'standing on rubble in melee', 'higher ground in close combat', 'enemy behind a sandbag wall in melee',
    'terrain penalty in close combat', 'Nahkampf über eine Mauer', 'assault someone who defends a fence', 'defending a fence in melee',
    'staircase', 'melee on a staircase step', 'fight on the staircase', 'assault from higher ground',
    'knife fight on the stairs', 'melee on the stairs', 'stairs in a fight', 'fighting uphill hand to hand', 'combat dans les escaliers',
  ],
  'LS-ASLT-10': [
    'pistol jams in melee', 'rolled a 1 with pistol in melee', 'pistol jam in assault', 'jammed pistol in hand to hand', 'pistol jammed melee',
    'melee jam of my Luger', 'Luger jams in assault', 'jammed Luger no weapon now', 'Pistole klemmt im Nahkampf', 'Pistole klemmt',
    'klemmt die Pistole bei einer 1', "pistolet s'enraye en mêlée", "s'enraye en mêlée", "pistolet qui s'enraye sur un 1", 'pistol roll of 1 in close combat',
    'my pistol jammed mid fight', 'pistol guy rolled a one', 'Pistole im Nahkampf 1 gewürfelt', 'un 1 au pistolet en mêlée',
  ],
  'LS-ASLT-12': [...original['LC-ASLT-08']!],
};
