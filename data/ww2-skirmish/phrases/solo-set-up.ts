import type { Phrases } from '../../phrases.ts';

/** What players call and ask about setting up solo forces, and the counters that attack. */
// biome-ignore format: one rule on a few lines
export const soloSetUp: Phrases = {
  'WS-SOLO-01': ['play solo', 'play against the game', 'solo rules', 'cooperative play', 'everyone on the same side', 'how do I play alone', 'co-op game against AI', 'no opponent tonight', 'playing without an opponent', 'rules run the enemy',
    'alleine spielen', 'ohne Gegner spielen', 'Solospiel', 'kooperativ gegen die KI spielen', 'alle auf einer Seite', 'jouer seul', 'jeu en coopération', 'jouer sans adversaire seul'],
  'WS-SOLO-02': ['dummy markers', 'how many dummies', 'dummy counters', 'shuffle in the dummies', 'blinds and dummies', 'decoy markers', 'portal markers and dummies', 'fake markers', 'number of dummy counters', 'set up markers for solo',
    'Blindmarker', 'wie viele Blindmarker', 'falsche Marker mischen', 'Attrappen Marker', 'marqueurs factices', 'combien de leurres', 'leurres factices à mélanger'],
  'WS-SOLO-03': ['enemy sniper in solo', 'solo artillery and aircraft', 'write attacks on counters', 'sniper counter what to write', 'do solo forces have mortars', 'AI off-table artillery counters', 'solo air attack', 'preparing attack counters', 'which attacks go on counters', 'solo aircraft and mortars as counters',
    'Scharfschütze als Marker solo', 'Angriffe auf Plättchen schreiben', 'Soloartillerie und Flugzeuge', 'Plättchen mit Angriff beschriften', 'sniper solo sur pion', 'écrire une attaque sur les pions', 'artillerie et avions solo pions'],
  'WS-SOLO-04': ['counter revealed attacks us', 'sniper counter shoots at me', 'attack counter spotted', 'what happens when a counter is revealed', 'artillery counter goes off', 'resolve a counter attack', 'counter strikes then removed', 'spotted a sniper counter', 'flip the attack counter', 'turned over an artillery counter',
    'Plättchen aufgedeckt Angriff', 'Scharfschützenplättchen schießt', 'Plättchen aufdecken was passiert', 'Angriff vom Plättchen ausführen', 'pion révélé attaque', 'pion sniper révélé', 'résoudre le pion révélé'],
  'WS-SOLO-05': ['mines', 'minefield', 'stepped on a mine', 'mine counter', 'how do mines attack', 'set off mines', 'mines blank counters', 'spot a mine within 10 inches', 'walk through a minefield', 'can mines attack again',
    'Minen', 'Minenfeld', 'auf Mine getreten', 'Minen greifen an', 'Minen Marker', 'mines terrestres', 'champ de mines', 'marcher sur une mine'],
  'WS-SOLO-06': ['what does a solo unit do', 'AI unit decision', 'how does the AI act', 'roll for each solo unit', 'work out what the AI unit does', 'activate solo units', 'AI behaviour roll', 'add up risk and roll', 'AI unit activation', 'decide AI reaction',
    'was macht die Soloeinheit', 'KI Einheit aktivieren', 'wie handelt die KI', 'Risiko zusammenzählen und würfeln', "que fait l'unité solo", "comment agit l'IA", "activer l'unité IA"],
};
