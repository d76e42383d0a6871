import { phrases as original } from '../../landser-classic/phrases.ts';
import type { Phrases } from '../../phrases.ts';

/** The turn, the actions and movement. */
// biome-ignore format: one rule a few lines
export const turnAndMovement: Phrases = {
  'LS-TURN-01': [
    'who goes first', 'who goes first this game', 'initiative before the first turn', 'which player goes first', 'who starts the game', 'start roll tie',
    'which player starts the game', 'high roll starts', 'start of the game roll off', 'wer fängt das Spiel an', 'welcher Spieler fängt an',
    'wer fängt an, Gleichstand', 'qui commence', 'qui commence la partie', 'quel joueur commence', 'who gets to go first', 'who takes the first turn',
    'how do we decide who begins', 'roll to see who starts', 'we rolled the same for first turn', 'what do you roll to see who has the first turn',
    'who starts', 'wer darf zuerst ziehen', 'Würfel für den ersten Zug', 'qui joue en premier', 'on lance quoi pour savoir qui débute', 'who gets to start',
    'wer zieht zuerst', 'wer darf als erster ziehen', 'decide who begins',
  ],
  'LS-TURN-02': [
    'turn order', 'does my whole side act', 'whole side acts then the enemy', 'all figures act', 'act with all figures', 'can a figure pass',
    'pass and do nothing', 'one action per figure', 'whole side goes, all figures', 'ganze Seite zieht alle Figuren', 'ganze Seite', 'camp entier joue',
    'le camp entier agit', 'figure passes its action', 'my whole side, one action each', 'Zugreihenfolge', 'Zugreihenfolge der Figuren',
    'Figur passen lassen', 'passen in der Zugreihenfolge', 'une action par figurine', 'camp entier une action',
    'one action each per turn', 'how many actions does a soldier get', 'do I have to use every figure',
    'does he have to act', 'skip a soldier',
    'wie viele Aktionen pro Soldat', "combien d'actions par soldat", 'peut-on ne rien faire', 'ne rien faire',
    'peut-on ne rien faire avec une figurine', 'skip one soldier',
    'can I skip a figure',
  ],
  'LS-TURN-03': [
    'initiative every turn', 'roll initiative every round', 'initiative again each round', 'new initiative roll', 'twice in a row with initiative',
    'same side twice by initiative', 'initiative again next round', 'new round new initiative', 'initiative each round', 'neue Initiative jede Runde',
    'Initiative neu würfeln', 'jede Runde Initiative', 'initiative à chaque tour', 'nouvelle initiative', "relancer l'initiative à chaque tour",
    'do we roll initiative again', 'is initiative rolled every turn', 'double turn', 'can one side act twice running',
    'who goes first next round', 'wird die Initiative jede Runde neu gewürfelt', 'zweimal hintereinander dran',
    'double turns', 'can I get a double turn', 'zweimal dran', 'zweimal hintereinander dran sein', 'roll again for turn order',
    'roll turn order each round',
  ],
  'LS-ACT-01': [
    'list of actions', 'which actions are there', 'all ten actions', 'actions on the profile', 'list the ten actions', 'which actions can a rifleman take',
    'what actions can the machine gunner take', 'actions list for squad leader', 'Liste der Aktionen', 'welche Aktionen gibt es', 'Aktionen im Profil',
    'alle zehn Aktionen Liste', 'liste des actions', 'quelles actions possibles', 'toutes les actions du profil', 'what can a soldier do in his turn',
    'what can my men do', "options for a figure's turn", 'available actions', 'which actions does the loader have',
    'was kann ein Soldat machen', 'que peut faire un soldat', 'what can my men do in a turn',
    'what can a figure do on its turn', 'was kann ein Soldat alles machen', 'que peut faire un soldat dans son tour',
    'what can my men do this turn', 'actions my men can take',
  ],
  'LS-MOVE-02': [
    'random walk', 'dice for walking distance', 'roll my walk D3+2', 'random walk distance', 'roll the dice for a walk', 'walk D3+2 random',
    'Gehweite zufällig', 'marche aux dés D3+2', 'walk roll D3+2', 'random move D3+2 inches', 'Gehen auswürfeln', 'zufällige Gehweite D3+2',
    'Gehweite auswürfeln', 'marche aléatoire', 'marche aléatoire D3+2', 'tirer aux dés la marche',
    'roll for movement instead of 4 inches', 'Bewegung würfeln statt 4 Zoll', 'mouvement aux dés au lieu de 4 pouces',
  ],
  'LS-MOVE-04': [
    'move fast dice option', 'move fast dice', 'random move fast dice',
    'random run', 'roll for run distance', 'random sprint', 'dice for running', 'random run D6+4', 'dice for a random run', 'Rennweite zufällig',
    'Rennweite D6+4', 'Rennweite würfeln D6+4', 'course aux dés D6+4', 'roll run D6+4', 'run roll D6+4', 'random sprint dice', 'Rennweite auswürfeln D6+4',
    'zufällige Rennweite', 'course aléatoire', 'course aléatoire D6+4',
  ],
  'LS-MOVE-07': [
    'run three turns in a row', 'third run', 'run third time', 'third sprint in a row', 'can I run three times', 'run again after two turns',
    'third turn of running', 'run a third time', 'dritte Runde hintereinander rennen', 'dritte Runde Sprint', 'troisième tour de course',
    'courir un troisième tour', 'three sprints in a row', 'no third run', 'dreimal hintereinander rennen', 'dritte Runde rennen',
    'drei Runden hintereinander Sprint', 'courir trois tours de suite', 'courir trois fois', 'trois tours de course', 'can I move fast every turn',
    'run every turn', 'I ran last turn, run now', 'run back to back', 'how many turns can he run', 'how often can I run',
    'two sprints in a row ok', 'rennen jede Runde', 'wie oft hintereinander rennen', 'combien de tours peut-on courir',
    'peut-on courir à chaque tour',
  ],
  'LS-MOVE-08': [...original['LC-MOVE-06']!],
  'LS-MOVE-09': [
    'random move and fire', 'move and fire dice', 'move and fire random 3 to 5', 'random move and fire distance', 'random move then a shot',
    'random shooting move D3+2', 'shooting move by dice', 'zufällig bewegen beim Schießen auswürfeln', 'tir et mouvement aléatoire aux dés',
    'optional random move with shot', 'random shooting move', 'dice for the shooting move', 'zufällig bewegen und schießen',
    'bewegen und schießen auswürfeln', 'auswürfeln beim Bewegen und Feuern', 'mouvement et tir aléatoire', 'aléatoire mouvement et tir aux dés',
    'dice for moving and firing', 'roll my move and fire distance',
  ],
  'LS-MOVE-11': [
    'random sneak', 'roll for sneak', 'random sneak D3', 'random creep', 'sneak dice D3', 'random sneak distance dice', 'sneak D3 random',
    'Schleichweite zufällig', 'Schleichweite D3', 'ramper aléatoire D3', 'roll sneak distance', 'random creeping D3', 'Schleichen auswürfeln',
    'Schleichweite auswürfeln D3', 'zufällige Schleichweite', 'ramper aléatoire', 'mouvement furtif aléatoire', 'furtif aléatoire D3',
    'optional dice for sneaking',
  ],
};
