import type { Phrases } from '../../phrases.ts';

/** What players call and ask about movement on foot. */
// biome-ignore format: one rule on a few lines
export const movement: Phrases = {
  'WS-MOVE-01': ['does moving cost an action', 'cost of a move', 'how many actions to move', 'action cost of moving', 'move with no actions left', 'can I move with 0 actions', 'one action per move', 'pay an action to move', 'price of moving', 'out of actions can I still move',
    'kostet Bewegung eine Aktion', 'Bewegung Kosten Aktion', 'bewegen ohne Aktionen', 'keine Aktion mehr bewegen', 'coût du mouvement en actions', 'bouger coûte une action'],
  'WS-MOVE-02': ['how many times can I move', 'two moves a turn', 'move three times', 'can I use 3 actions to move', 'maximum moves per turn', 'third move in a turn', 'double move allowed', 'triple move', 'spend all actions on moving', 'limit on moves per turn',
    'wie oft bewegen pro Runde', 'zweimal bewegen', 'dreimal bewegen erlaubt', 'doppelte Bewegung', 'combien de fois bouger par tour', 'bouger trois fois', 'double mouvement'],
  'WS-MOVE-03': ['how far can I move', 'infantry move distance', 'how many inches per move', 'walk 6 inches', 'how far do men walk', 'move rate on foot', 'movement distance of 1 action troops', 'move 10 inches', 'infantry speed', 'how far with two moves',
    'wie weit kann ich gehen', 'wie weit bewegen', 'Bewegungsweite Infanterie', 'Laufweite Zoll', 'distance de mouvement infanterie', 'de combien de pouces bouger', 'vitesse infanterie'],
  'WS-MOVE-04': ['rough terrain movement', 'wading through a river', 'crossing water on foot', 'moving in a swamp', 'difficult ground slows', 'rough ground penalty', 'move through a stream', 'mud and rubble movement', 'does water slow me down', 'difficult terrain move',
    'schwieriges Gelände Bewegung', 'durch Wasser waten', 'Fluss durchqueren', 'raues Gelände Abzug', 'terrain difficile mouvement', "traverser l'eau à pied", "passer une rivière terrain difficile"],
  'WS-MOVE-05': ['climb over a wall', 'crossing a hedge', 'jump a fence', 'cost of crossing a wall', 'linear obstacle on foot', 'inches lost over a wall', 'hop over the hedge', 'infantry crossing barbed wire fence', 'vault a fence', 'cross a linear obstacle',
    'über eine Mauer klettern', 'Hecke überqueren', 'Zaun überwinden', 'Mauer Hindernis zu Fuß', 'franchir un mur', 'franchir une haie', 'sauter une clôture mur'],
  'WS-MOVE-06': ['wounded man movement', 'how far can a wounded man move', 'does a wound slow you', 'limping wounded figure', 'hurt man moves slower', 'wound movement penalty', 'injured soldier move', 'walk when wounded', 'inches off for a wound', 'wounded and carrying someone',
    'Verwundeter Bewegung', 'wie weit läuft ein Verwundeter', 'Abzug Bewegung verwundet', 'verwundet langsamer', "mouvement d'un blessé", 'un blessé bouge moins', 'blessé plus lent'],
  'WS-MOVE-07': ['carry a casualty', 'one man carrying another', 'drag a wounded buddy', 'dragging a comrade', 'carry a body alone', 'how slow when dragging a man', 'one figure drags another', 'lug a casualty on my own', 'carry my mate alone', 'haul him to cover alone',
    'Kameraden tragen', 'Verletzten ziehen alleine', 'einer trägt einen Kameraden', 'allein einen Verletzten schleppen', 'porter un camarade seul', 'traîner un camarade', 'un seul homme porte'],
  'WS-MOVE-08': ['two men carrying one', 'carry a casualty with two', 'stretcher bearers', 'two figures carry a body', 'both carry the load', 'two bearers instead of one', 'sharing the load of a casualty', 'stretcher party speed', 'two of us carry him', 'pair of bearers carrying',
    'zu zweit tragen', 'zwei Mann tragen einen', 'Trage zwei Träger', 'zu zweit schleppen', 'porter à deux', 'deux brancardiers', 'deux hommes portent'],
  'WS-MOVE-09': ['agree other movement penalties', 'movement deductions not in the book', 'house modifiers for moving', 'can we change the deductions', 'extra deductions by agreement', 'agree on slower movement in snow', 'snow or night movement penalty', 'circumstances not listed for movement', 'make up our own deductions', 'adjust deductions together',
    'eigene Abzüge vereinbaren', 'Abzüge nach Absprache', 'Bewegung bei Schnee Absprache', 'andere Abzüge Bewegung', 'malus de mouvement par accord', 'malus convenus entre joueurs'],
  'WS-MOVE-10': ['what counts as rough ground', 'who decides what is rough', 'what is a linear obstacle', 'is this ditch an obstacle', 'agree terrain before the game', 'judging the ground', 'does this count as difficult', 'define terrain types before we start', 'settle terrain before the game', 'is a field rough or open',
    'was zählt als raues Gelände', 'Gelände vorher festlegen', 'wer bestimmt das Gelände', 'zählt das als Hindernis', 'qui décide du terrain', "définir le terrain avant la partie", 'quel terrain compte comme obstacle'],
};
