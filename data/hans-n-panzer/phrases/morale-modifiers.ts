import type { Phrases } from '../../phrases.ts';

/** What changes the morale roll. */
// biome-ignore format: one rule a few lines
export const moraleModifiers: Phrases = {
  'HP-MOR-06': [
    'minus for a quarter lost', 'morale modifier 25%', '25% minus one', 'minus 1 at 25% lost', 'modifier at 25% minus 1', 'Modifikator 25% minus 1',
    '25% minus 1', 'Viertel weg minus 1', 'moins un 25%', '25% moins un moral', 'morale minus one at 25%', '25% modifier', 'minus 1 quarter losses',
    '25% lost modifier', 'Modifikator 25 Prozent', 'minus 1 bei einem Viertel', 'Viertel Verluste minus 1',
  ],
  'HP-MOR-07': [
    'minus for half lost', 'morale minus two at 50%', 'morale modifier 50%', '50% minus two', 'minus 2 at 50% lost', 'modifier at 50% minus 2',
    'Modifikator 50% minus 2', '50% minus 2', 'modificateur moins deux 50%', 'moins deux 50%', '50% moins deux moral', '50% modifier',
    'modifier for half casualties', '50% lost modifier', 'casualty modifier 50', 'do 25 and 50 modifiers stack', 'minus 2 bei der Hälfte', 'modificateur 50%',
    'malus moitié de pertes',
  ],
  'HP-MOR-08': [
    'see the command unit', 'command in sight', 'bonus for seeing HQ', 'command visible, in sight', 'sight of command', 'can see HQ plus 1',
    'Kommando sichtbar Bonus', 'Sicht auf Kommando', 'commandement visible', 'voit le commandement, bonus', 'en vue du commandement',
    'Kommando in Sicht Bonus 1', 'sieht Kommando, in Sicht', 'can see command, plus 1', 'in sight of the commander', 'sees HQ bonus', 'sight of command bonus',
    'Kommando in Sicht', 'Bonus Kommando in Sicht', 'voit le commandement', 'bonus commandement en vue',
  ],
  'HP-MOR-09': [
    'command unit close', 'command nearby', 'command very close', 'close to command', 'HQ close by bonus', 'Kommando ganz nahe', 'nahe beim Kommando',
    'commandement tout proche', 'proche du commandement, plus deux', 'proche commandement bonus', 'close command unit plus 2', 'near the command bonus',
    'command close plus 2', 'how near must command be', 'command close bonus', 'Kommando in der Nähe', 'Kommando nahe', 'Kommando nahe Bonus 2',
    'commandement à proximité',
  ],
  'HP-MOR-10': [
    'officer dead modifier', 'no officer minus one', 'lost officer morale penalty', 'without an officer', 'without officer minus 1', 'leaderless',
    'leaderless unit modifier', 'leaderless minus', 'ohne Offizier', 'ohne Offizier Abzug', 'führerlos', 'führerlos minus 1', 'sans officier',
    'sans officier malus', 'unité sans officier',
  ],
  'HP-MOR-11': [
    'command lost modifier', 'command lost minus two', 'lost command modifier', 'lost command penalty', 'Kommando verloren', 'Kommando verloren Modifikator',
    'commandement perdu', 'perdu le commandement, malus', 'HQ lost minus two', 'minus 2 for command lost', 'lost command within 2 moves',
    'command gone minus 2', 'Kommando verloren Abzug', 'Kommando verloren minus 2', 'commandement perdu malus', 'commandement perdu moins deux',
  ],
  'HP-MOR-12': [
    'cut off', 'cut off from friends', 'isolated unit', 'alone and isolated', 'friends too far away minus', 'unit cut off minus 1', 'isolated',
    'isolated, cut off minus 1', 'no friends near, cut off', 'isolierte Einheit', 'unité isolée', 'coupé, isolé', 'isolated from allies', 'abgeschnitten',
    'isoliert', 'abgeschnitten von Freunden', 'isoliert Abzug', 'isolé', 'coupé des amis', 'isolé des amis',
  ],
  'HP-MOR-13': [
    'elite', 'elite bonus', 'elite troops plus 1', 'are paratroopers elite', 'SS elite', 'rangers bonus', 'Elitetruppe', 'elite unit bonus',
    'Elitetruppe Bonus', 'paratroopers or rangers', 'waffen SS elite', 'Fallschirmjäger Elite', 'SS Elite Bonus', "troupes d'élite", 'parachutistes élite',
    "bonus d'élite",
  ],
  'HP-MOR-14': [
    'won recently', 'recent victory', 'won a fight bonus', 'beat an enemy unit recently', 'victory bonus', 'plus 2 after victory', 'victory recently',
    'victory plus 2', 'Sieg', 'Sieg plus 2', 'victoire plus deux', 'kürzlicher Sieg', 'we just won, bonus', 'recently beat an enemy, plus 2', 'Sieg Bonus',
    'kürzlicher Sieg plus 2', 'gewonnen, Bonus', 'victoire récente', 'bonus de victoire', 'victoire, plus deux',
  ],
  'HP-MOR-15': [
    'recent defeat', 'beaten recently penalty', 'recently beaten minus 2', 'defeat penalty', 'defeated recently', 'recent defeat minus', 'defeated last turn',
    'defeated, minus 2', 'Niederlage', 'Niederlage minus 2', 'kürzliche Niederlage', 'défaite', 'défaite malus', 'récente défaite moins deux',
    'defeat modifier', 'minus 2 after defeat', 'defeat in last three moves', 'kürzlich geschlagen', 'Niederlage Abzug', 'kürzliche Niederlage minus 2',
    'défaite récente', 'malus de défaite',
  ],
  'HP-MOR-16': [
    'no losses bonus', 'unharmed', 'unharmed bonus', 'unit unharmed plus 1', 'unharmed plus 1', 'no losses', 'no losses plus 1', 'unit with no losses bonus',
    'unversehrt plus 1', 'unversehrte Einheit', 'unité indemne', 'aucune perte', 'aucune perte plus un', 'no casualties yet', 'no casualties bonus',
    'fresh unit unharmed', 'keine Verluste', 'unversehrt', 'unversehrt Bonus', 'keine Verluste plus 1', 'aucune perte bonus',
  ],
  'HP-MOR-17': [
    'new officer', 'new officer bonus', 'replacement officer', 'officer joins', 'new leader joins plus 1', 'replacement officer bonus',
    'when a new officer arrives', 'new officer joins unit', 'neuer Offizier', 'neuer Offizier Bonus', 'Offizier ersetzt, neuer', 'nouvel officier',
    'bonus nouvel officier', 'nouvel officier rejoint',
  ],
};
