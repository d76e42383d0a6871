import type { Phrases } from '../../phrases.ts';

/** The turn, the actions, movement and terrain. */
// biome-ignore format: one rule a few lines
export const turnAndMovement: Phrases = {
  'LC-TURN-01': [
    'who goes first', 'who goes first this game', 'roll for initiative', 'initiative tie', 'who starts', 'which player goes first',
    'initiative every turn or once', 'which player starts, roll off', 'roll off for initiative', 'wer fängt an', 'Initiative würfeln',
    'welcher Spieler fängt an', 'Initiative Gleichstand nochmal würfeln', 'qui commence', "jet d'initiative qui commence", 'initiative à égalité',
    'quel joueur commence',
  ],
  'LC-TURN-02': [
    'turn order', 'do sides alternate turns', 'alternate turns or per figure', 'is it my turn order now', 'turn order after initiative', 'can a figure pass',
    'pass and do nothing', 'pass with one figure', 'sides alternate', 'one side all its figures then alternate', 'Zugreihenfolge', 'abwechselnd ziehen',
    'Zugreihenfolge der Seiten abwechselnd', 'Figur passen lassen', 'passen in der Zugreihenfolge', 'tour alterné', 'tours alternés par camp',
    'camp par camp tour alterné',
  ],
  'LC-ACT-01': [
    'list of actions', 'which actions are there', 'all nine actions', 'actions on the profile', 'list the nine actions', 'which actions can a rifleman take',
    'what actions can the machine gunner take', 'actions list for squad leader', 'Liste der Aktionen', 'welche Aktionen gibt es', 'Aktionen im Profil',
    'alle neun Aktionen Liste', 'liste des actions', 'quelles actions possibles', 'toutes les actions du profil',
  ],
  'LC-MOVE-01': [
    'how far can I walk', 'walk distance', 'walking inches per turn', 'normal walk', 'normal walk speed', 'ordinary walking distance', 'walk 4 inches',
    'wie weit normal gehen', 'marche normale distance', 'marcher normalement quelle distance', 'how far does a normal walk go', 'normal move not running',
    'wie weit kann ich gehen', 'normal gehen', 'normales Gehen Weite', 'marcher normalement', 'distance de marche', 'marche normale combien de pouces',
  ],
  'LC-MOVE-02': [
    'how far can I run', 'run distance', 'run speed in inches', 'sprint distance', 'how far can he sprint', 'run 7 inches', 'sprint speed',
    'how many inches is a run', 'fast move distance', 'fast move how many inches', 'Rennen wie weit', 'Rennen Weite in Zoll', 'wie weit Sprint', 'Sprint Weite',
    'distance de course', 'courir à quelle distance', 'courir combien de pouces', 'course distance en pouces',
  ],
  'LC-MOVE-03': [
    'run into full cover', 'end a run in full cover', 'finish running in full cover', 'run and finish behind full cover', 'sprint ends in full cover',
    'may a run end in cover', 'end sprint in cover', 'can a runner finish in cover', 'rennen und in voller Deckung enden', 'Rennen in volle Deckung beenden',
    'Sprint in voller Deckung beenden', 'darf Rennen in Deckung enden', 'finir la course à couvert', 'course finir en couvert total',
    'finir de courir dans un couvert total',
  ],
  'LC-MOVE-04': [
    'spot while running', 'can I spot on the run', 'does a runner see anything', 'does my running man notice enemies', 'notice enemies while running',
    'runner spotting', 'spot with a man who runs', 'see anything while sprinting', 'can a sprinter spot or notice', 'beim Rennen etwas entdecken',
    'Rennen und entdecken', 'entdecken beim Sprint', 'sieht man beim Rennen was', 'repérer en courant', 'en courant peut-on repérer', 'courir et repérer',
  ],
  'LC-MOVE-05': [
    'run two turns in a row', 'run twice in a row', 'sprint twice', 'can I run again', 'run again next turn', 'keep running again', 'running twice running',
    'sprint two turns in a row', 'sprint again after a sprint', 'zweimal hintereinander rennen', 'zwei Züge hintereinander rennen', 'Rennen zweimal',
    'nochmal hintereinander Sprint', 'courir deux fois de suite', 'courir deux tours de suite', 'encore courir deux fois', 'sprint deux fois de suite',
  ],
  'LC-MOVE-06': [
    'run and gun', 'run and gun action', 'shoot halfway', 'shoot midway through my walk', 'move shoot move', 'shoot and keep moving', 'stop halfway and shoot',
    'move half then shoot then move rest', 'can I shoot halfway through', 'midway shot while walking', 'pop out shoot move back', 'unterwegs schießen',
    'schießen unterwegs im Gehen', 'gehen und unterwegs schießen', 'tirer en chemin', 'tirer à mi-chemin', 'marcher et tirer en chemin',
    'bouger tirer bouger en chemin',
  ],
  'LC-MOVE-07': [
    'sneak distance', 'how far can I sneak', 'creep distance', 'creep up how far', 'sneak speed', 'creep slowly 2 inches', 'stealth sneak', 'stealth creep',
    'is a sneaking man harder to see', 'how far can I creep', 'schleichen wie weit', 'wie weit anschleichen', 'leise schleichen', 'Schleichen Weite',
    'ramper furtivement', 'avancer furtivement', 'mouvement furtif distance', 'furtif combien de pouces',
  ],
  'LC-TERR-01': [
    'agree on terrain before the game', 'agree terrain beforehand', 'who decides terrain', 'decide terrain before start', 'agree rough ground before the game',
    'decide what is rough beforehand', 'talk terrain over before the game', 'terrain decided before play', 'Gelände vorher festlegen',
    'Gelände vor Spielbeginn festlegen', 'wer legt Gelände vorher fest', 'vorher festlegen was schwierig ist', 'décider du terrain avant la partie',
    'terrain convenu avant la partie', 'avant la partie définir le terrain',
  ],
  'LC-TERR-02': [
    'rough ground costs double', 'double movement in rough', 'movement in bad going', 'bad going costs', 'double cost through mud', 'half speed in bad going',
    'rough ground movement cost', 'moving through mud', 'half speed through mud', 'schwieriges Gelände kostet doppelt', 'doppelte Kosten im Gelände',
    'Bewegung im Schlamm doppelt', 'halbe Bewegung im schwierigen Gelände', 'terrain difficile coûte double', 'double coût de mouvement',
    'mouvement dans la boue double', 'terrain difficile demi mouvement',
  ],
  'LC-TERR-03': [
    'sneak through rough ground', 'sneaking in rough', 'creep in rough ground', 'sneak through undergrowth', 'sneak quarter loss', 'crawl through rough ground',
    'crawl through undergrowth', 'durch Gestrüpp kriechen, Viertel', 'quarter loss sneaking', 'ramper un quart terrain difficile',
    'creeping through bushes rough', 'quarter off when crawling in rough', 'durch Gestrüpp schleichen', 'kriechen durch Gestrüpp',
    'Schleichen Verlust ein Viertel', 'ramper en terrain difficile', 'ramper dans les broussailles', 'broussailles ramper un quart',
  ],
  'LC-TERR-04': [
    'is rubble difficult', 'is a stream difficult ground', 'rubble or rocks difficult', 'does a swamp count as difficult', 'what counts as difficult ground',
    'is marsh difficult', 'river or stream crossing difficult', 'rocks and rubble', 'marsh swamp stream', 'Trümmer und Geröll schwierig',
    'ist ein Bach schwierig', 'Sumpf Bach oder Fluss', 'zählt Trümmer als schwierig', 'rivière ou ruisseau difficile', 'marais ruisseau rochers',
    'décombres et rochers difficiles', "qu'est-ce qui est difficile, ruisseau",
  ],
  'LC-TERR-05': [
    'climb over a wall', 'climb a fence', 'jump a fence', 'climb over a hedge', 'jump over a wall', 'fence climbing cost', 'vault over a fence',
    'wall climbing movement', 'how much to climb a wall', 'jump or vault a wall', 'über Mauer klettern', 'über Zaun klettern', 'Zaun klettern kostet',
    'klettern über eine Hecke', 'escalader un mur', 'escalader une clôture', 'escalader coût en mouvement', 'sauter par-dessus un mur ou escalader',
  ],
  'LC-TERR-06': [
    'run over a barrier', 'cross a barrier while running', 'run across a fence', 'barrier when sprinting', 'sprint over a barrier', 'run and jump a fence',
    'run over an obstacle', 'obstacle while running', 'cross an obstacle on the run', 'Hindernis beim Rennen', 'beim Rennen über Hindernis',
    'rennend Hindernis überqueren', 'Sprint über Hindernis', 'obstacle en courant', 'franchir un obstacle en courant', 'courir par-dessus un obstacle',
    'barrière ou obstacle au pas de course',
  ],
};
