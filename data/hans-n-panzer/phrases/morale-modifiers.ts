import type { Phrases } from '../../phrases.ts';

/** What changes the morale roll. */
// biome-ignore format: one rule a few lines
export const moraleModifiers: Phrases = {
  'HP-MOR-06': [
    'minus for a quarter lost', 'morale modifier 25%', '25% minus one', 'minus 1 at 25% lost', 'modifier at 25% minus 1', 'Modifikator 25% minus 1',
    '25% minus 1', 'Viertel weg minus 1', 'moins un 25%', '25% moins un moral', 'morale minus one at 25%', '25% modifier', 'minus 1 quarter losses',
    '25% lost modifier', 'Modifikator 25 Prozent', 'minus 1 bei einem Viertel', 'Viertel Verluste minus 1', 'modifier for losing a quarter',
    'what minus for casualties', 'lost 3 of 10 what modifier', 'losses modifier small', 'Abzug für Verluste', 'malus pour un quart de pertes',
  ],
  'HP-MOR-07': [
    'minus for half lost', 'morale minus two at 50%', 'morale modifier 50%', '50% minus two', 'minus 2 at 50% lost', 'modifier at 50% minus 2',
    'Modifikator 50% minus 2', '50% minus 2', 'modificateur moins deux 50%', 'moins deux 50%', '50% moins deux moral', '50% modifier',
    'modifier for half casualties', '50% lost modifier', 'casualty modifier 50', 'do 25 and 50 modifiers stack', 'minus 2 bei der Hälfte',
    'modificateur 50%', 'malus moitié de pertes', 'lost more than half what minus', 'modifier for half dead', 'heavy losses modifier',
    'losses minus 2 or minus 3', 'Abzug bei halber Stärke', 'malus moitié morte', 'pertes lourdes malus',
  ],
  'HP-MOR-08': [
    'see the command unit', 'command in sight', 'bonus for seeing HQ', 'command visible, in sight', 'sight of command', 'can see HQ plus 1',
    'Kommando sichtbar Bonus', 'Sicht auf Kommando', 'commandement visible', 'voit le commandement, bonus', 'en vue du commandement',
    'Kommando in Sicht Bonus 1', 'sieht Kommando, in Sicht', 'can see command, plus 1', 'in sight of the commander', 'sees HQ bonus',
    'sight of command bonus', 'Kommando in Sicht', 'Bonus Kommando in Sicht', 'voit le commandement', 'bonus commandement en vue',
    'we can see the commander', 'boss is watching', 'HQ visible bonus', 'command unit in line of sight morale', 'does seeing the HQ help',
    'wir sehen den Chef', 'bringt Sicht zum Kommando etwas', 'on voit le chef bonus',
  ],
  'HP-MOR-09': [
    'hq distance', 'how close does the hq have to be', 'morale modifier command unit within 1 move', 'command unit within a move',
    'chef à côté', 'poste de commandement tout près', 'command unit close', 'command nearby', 'command very close', 'close to command', 'HQ close by bonus', 'Kommando ganz nahe', 'nahe beim Kommando',
    'commandement tout proche', 'proche du commandement, plus deux', 'proche commandement bonus', 'close command unit plus 2', 'near the command bonus',
    'command close plus 2', 'how near must command be', 'command close bonus', 'Kommando in der Nähe', 'Kommando nahe', 'Kommando nahe Bonus 2',
    'commandement à proximité', 'commander next to us', 'HQ 2 inches away bonus', 'command range', 'command radius', 'how close must the HQ be',
    'within 3 inches of the command unit', 'Chef steht daneben', 'wie nah muss das Kommando sein',
    'distance du commandement', 'next to the commander', 'Chef daneben Bonus', 'radius of command', 'commander stands next to them',
  ],
  'HP-MOR-10': [
    'officer dead modifier', 'no officer minus one', 'lost officer morale penalty', 'without an officer', 'without officer minus 1', 'leaderless',
    'leaderless unit modifier', 'leaderless minus', 'ohne Offizier', 'ohne Offizier Abzug', 'führerlos', 'führerlos minus 1', 'sans officier',
    'sans officier malus', 'unité sans officier', 'our officer is dead what modifier', 'sergeant dead minus on morale', 'no leader modifier',
    'leader killed morale penalty', 'unit has lost its officer minus', 'Offizier tot welcher Abzug', 'Chef tot Abzug Moral', 'officier mort quel malus',
  ],
  'HP-MOR-11': [
    'command lost modifier', 'command lost minus two', 'lost command modifier', 'lost command penalty', 'Kommando verloren',
    'Kommando verloren Modifikator', 'commandement perdu', 'perdu le commandement, malus', 'HQ lost minus two', 'minus 2 for command lost',
    'lost command within 2 moves', 'command gone minus 2', 'Kommando verloren Abzug', 'Kommando verloren minus 2', 'commandement perdu malus',
    'commandement perdu moins deux', 'modifier when command is wiped out',
    'Kommando ausgelöscht welcher Abzug',
  ],
  'HP-MOR-12': [
    'cut off', 'cut off from friends', 'isolated unit', 'alone and isolated', 'friends too far away minus', 'unit cut off minus 1', 'isolated',
    'isolated, cut off minus 1', 'no friends near, cut off', 'isolierte Einheit', 'unité isolée', 'coupé, isolé', 'isolated from allies', 'abgeschnitten',
    'isoliert', 'abgeschnitten von Freunden', 'isoliert Abzug', 'isolé', 'coupé des amis', 'isolé des amis', 'squad is alone', 'no friends around',
    'how close to stay together', 'lone unit penalty', 'unit coherency', 'keine Freunde in der Nähe',
    'seul loin des autres', 'unité trop loin des amis', 'how close must units stay together', 'stay together distance', 'Freunde in der Nähe',
    'friends nearby',
  ],
  'HP-MOR-13': [
    'elite', 'elite bonus', 'elite troops plus 1', 'are paratroopers elite', 'SS elite', 'rangers bonus', 'Elitetruppe', 'elite unit bonus',
    'Elitetruppe Bonus', 'paratroopers or rangers', 'waffen SS elite', 'Fallschirmjäger Elite', 'SS Elite Bonus', "troupes d'élite", 'parachutistes élite',
    "bonus d'élite", 'are my SS guys elite', 'who counts as elite', 'do paras get a bonus', 'veteran troops', 'green troops', 'troop quality',
    'commandos or guards elite?', 'training level', 'unit grade', 'sind meine Fallis Elite', 'Truppenqualität', 'Veteranen', 'qualité des troupes',
    'mes paras sont-ils élite', 'levels of training', 'grades of troops', 'Ausbildungsstand', 'qualité de troupe', 'training of the unit',
  ],
  'HP-MOR-14': [
    'won recently', 'recent victory', 'won a fight bonus', 'beat an enemy unit recently', 'victory bonus', 'plus 2 after victory', 'victory recently',
    'victory plus 2', 'Sieg', 'Sieg plus 2', 'victoire plus deux', 'kürzlicher Sieg', 'we just won, bonus', 'recently beat an enemy, plus 2', 'Sieg Bonus',
    'kürzlicher Sieg plus 2', 'gewonnen, Bonus', 'victoire récente', 'bonus de victoire', 'victoire, plus deux', 'we wiped out a squad last turn',
    'bonus for winning', "we're on a roll, plus?", 'just beat somebody', 'won the last fight', 'haben gerade gewonnen', 'Plus nach Sieg',
    'on vient de gagner', 'bonus après une victoire',
  ],
  'HP-MOR-15': [
    'recent defeat', 'beaten recently penalty', 'recently beaten minus 2', 'defeat penalty', 'defeated recently', 'recent defeat minus',
    'defeated last turn', 'defeated, minus 2', 'Niederlage', 'Niederlage minus 2', 'kürzliche Niederlage', 'défaite', 'défaite malus',
    'récente défaite moins deux', 'defeat modifier', 'minus 2 after defeat', 'defeat in last three moves', 'kürzlich geschlagen', 'Niederlage Abzug',
    'kürzliche Niederlage minus 2', 'défaite récente', 'malus de défaite', 'we got beaten two turns ago', 'penalty for having lost a fight',
    'how long does a defeat count', 'lost the last fight minus', 'haben den letzten Kampf verloren', 'wie lange zählt eine Niederlage',
    'on vient de perdre un combat', 'défaite il y a deux tours',
  ],
  'HP-MOR-16': [
    'no losses bonus', 'unharmed', 'unharmed bonus', 'unit unharmed plus 1', 'unharmed plus 1', 'no losses', 'no losses plus 1',
    'unit with no losses bonus', 'unversehrt plus 1', 'unversehrte Einheit', 'unité indemne', 'aucune perte', 'aucune perte plus un', 'no casualties yet',
    'no casualties bonus', 'fresh unit unharmed', 'keine Verluste', 'unversehrt', 'unversehrt Bonus', 'keine Verluste plus 1', 'aucune perte bonus',
    'nobody is hurt yet', 'full strength bonus', 'no dead in my unit plus', 'volle Stärke Bonus', "personne n'est mort bonus", 'effectif complet bonus',
    'nobody hurt', 'nobody hurt bonus',
  ],
  'HP-MOR-17': [
    'new officer', 'new officer bonus', 'replacement officer', 'officer joins', 'new leader joins plus 1', 'replacement officer bonus',
    'when a new officer arrives', 'new officer joins unit', 'neuer Offizier', 'neuer Offizier Bonus', 'Offizier ersetzt, neuer', 'nouvel officier',
    'bonus nouvel officier', 'nouvel officier rejoint', 'sent a new lieutenant over', 'replacement leader bonus', 'officer takes over another unit',
    'give the unit another officer', 'neuen Offizier schicken', 'Ersatz für den Offizier', 'un autre officier prend la tête', 'another officer takes over',
    'officer takes over the unit',
  ],
};
