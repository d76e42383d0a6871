import type { Phrases } from '../../phrases.ts';

/** What players call and ask about when and how often one shoots. */
// biome-ignore format: one rule on a few lines
export const shooting: Phrases = {
  'WS-FIRE-01': ['when can I shoot', 'shoot in the enemy turn', 'overwatch', 'opportunity fire', 'reaction fire', 'fire while the enemy moves', 'save actions for overwatch', 'hold fire until they move', 'ambush fire on moving enemy', 'opportunity fire after I moved',
    'wann darf ich schießen', 'Abwehrfeuer', 'im gegnerischen Zug schießen', 'Gelegenheitsfeuer', 'Abwehrfeuer wenn Gegner sich bewegt', "tir d'opportunité", "quand puis-je tirer", "tirer pendant le tour ennemi opportunité"],
  'WS-FIRE-02': ['cost of an aimed shot', 'action cost of a shot', 'how many actions to shoot', 'unaimed shot cost', 'carefully aimed costs 3', 'snap shot cost', 'what does aiming cost', 'actions for a careful shot', 'cost of shooting', 'does shooting cost an action',
    'Kosten gezielter Schuss', 'wie viele Aktionen kostet ein Schuss', 'ungezielter Schuss Kosten', 'Zielen kostet Aktionen', "coût d'un tir visé", "combien d'actions pour tirer", 'tir au jugé coût'],
  'WS-FIRE-03': ['move and fire with an MG', 'MG42 move and shoot', 'belt fed gun after moving', 'can an LMG move and fire', 'machine gun fired on the move', 'walk and fire a belt fed', 'MG34 moved can it shoot', 'Bren move and fire', 'magazine fed mg moving', 'set up the belt fed mg after moving',
    'MG nach Bewegung schießen', 'MG42 bewegen und schießen', 'gurtgespeistes MG', 'mit MG laufen und schießen', 'tirer après mouvement avec mitrailleuse', 'mitrailleuse à bande mouvement', 'bouger et tirer à la mitrailleuse'],
  'WS-FIRE-04': ['how many shots per turn', 'how often can I shoot', 'combine aimed and unaimed shots', 'shoot three times', 'several shots in one turn', 'rate of fire of a rifle', 'mix aimed and snap shots', 'number of shots a turn', 'can I fire twice', 'multiple shots with one man',
    'wie oft schießen pro Runde', 'mehrere Schüsse pro Runde', 'zweimal schießen', 'Schüsse kombinieren', 'combien de tirs par tour', 'plusieurs tirs par tour', 'tirer deux fois'],
  'WS-FIRE-05': ['shoot after running', 'move and shoot', 'can I shoot after moving', 'moved and fire', 'actions left to shoot after a move', 'run and gun', 'shoot after trying to recover from suppression', 'moved once how many shots left', 'walk then shoot', 'fewer shots when moving',
    'nach Bewegung schießen', 'nach Rennen schießen', 'laufen und schießen', 'bewegt und dann schießen', 'tirer après avoir bougé', 'bouger puis tirer', 'tirer après avoir couru'],
  'WS-FIRE-06': ['can an MG aim carefully', 'careful aim with smg', 'which weapons cannot aim carefully', 'carefully aimed machine gun shot', 'no careful aim for automatics', 'aim carefully with a BAR', 'tommy gun careful aim', 'careful aim allowed', 'careful aim with MP40', 'sub machine gun carefully aimed shot',
    'MG sorgfältig zielen', 'mit MP sorgfältig zielen', 'welche Waffen ohne sorgfältiges Zielen', 'sorgfältig gezielt MG', 'visée soignée mitrailleuse', 'visée soignée interdite', 'mitraillette visée soignée'],
  'WS-FIRE-07': ['how many shots does an MG42 get', 'mg loaders', 'loader adds actions', 'assistant gunner', 'machine gun rate of fire', 'mg with three crew shots', 'do loaders count for the mg', 'how many loaders can help', 'number of loaders for an LMG', 'pool actions of mg crew',
    'MG Ladeschütze', 'wie viele Schüsse hat ein MG', 'MG Feuerrate Ladeschützen', 'Ladeschütze gibt Aktionen', 'servants de mitrailleuse', 'combien de tirs pour une mitrailleuse', 'chargeur de mitrailleuse servants'],
  'WS-FIRE-08': ['BAR gunner', 'Browning automatic rifle', 'does the BAR have a loader', 'is the BAR a machine gun', 'assistant for a BAR', 'how many shots with a BAR', 'BAR man shooting', 'BAR counts as mg', 'Browning BAR stats', 'BAR without loader',
    'Browning BAR Schütze', 'BAR Ladeschütze', 'ist das BAR ein MG', 'Browning Gewehr BAR', 'fusil-mitrailleur BAR', 'BAR servant', 'tireur BAR Browning'],
  'WS-FIRE-09': ['assault rifle', 'stg44', 'sturmgewehr', 'assault rifle as smg or rifle', 'mp44 mode', 'switch assault rifle mode', 'StG 44 how does it shoot', 'use the stg both ways in a turn', 'assault rifle both in one turn', 'mp43 as rifle',
    'Sturmgewehr als MP oder Gewehr', 'Sturmgewehr 44 Modus', 'StG44 wechseln', 'Sturmgewehr schießen', "fusil d'assaut", "fusil d'assaut comme pistolet-mitrailleur", "stg44 fusil d'assaut mode"],
};
