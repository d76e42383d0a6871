import type { Phrases } from '../../phrases.ts';

/** What players call and ask about setting up solo forces, and the counters that attack. */
// biome-ignore format: one rule on a few lines
export const soloSetUp: Phrases = {
  'WS-SOLO-01': ['everybody on one side solo', 'no opponent', 'play with no opponent', 'play solo', 'solo play', 'playing solo', 'how do I play solo',
    'solo game', 'solo game alone', 'play alone solo', 'play alone', 'players on the same side against the game', 'co-op', 'co-op game same side',
    'co-op solo game', 'rules run the enemy', 'enemy run by the rules', 'solo spielen', 'allein solo spielen', 'solo spielen ohne Gegner',
    'zusammen gegen Regeln solo spielen', 'jouer en solo', 'jouer seul en solo', 'jouer ensemble en solo'],
  'WS-SOLO-02': ['dummy markers', 'dummies', 'how many dummy markers', 'shuffle in dummy markers', 'markers and dummies', 'one dummy for each marker',
    'dummy counters', 'dummy counters shuffle', 'number of dummies', 'set up markers and dummies', 'markers stand for solo forces', 'fake markers dummies',
    'Blindmarker', 'wie viele Blindmarker', 'Blindmarker mischen', 'Marker und Blindmarker', 'leurres', 'combien de leurres', 'marqueurs et leurres'],
  'WS-SOLO-03': ['counters for single attacks', 'write an attack on counters', 'write attacks on counters', 'what do I write on counters',
    'what to write on a counter', 'sniper counter write', 'write a sniper on a counter', 'write artillery on counters', 'no solo mortars artillery or aircraft',
    'solo mortars and aircraft', 'solo forces mortars artillery aircraft', 'aircraft or mortars on counters', 'counters not portals written',
    'Plättchen beschriften', 'Angriffe auf Plättchen schreiben beschriften', 'Plättchen beschriften Scharfschütze', 'was auf Plättchen beschriften',
    'écrire sur les pions', 'écrire une attaque sur les pions', 'pions écrire artillerie'],
  'WS-SOLO-04': ['counter strikes', 'counter strikes the unit', 'counter strikes us', 'counter spotted strikes', 'counter revealed strikes', 'counter revealed',
    'revealed sniper counter', 'sniper counter strikes', 'sniper counter shoots when revealed', 'artillery counter strikes', 'artillery counter revealed',
    'counter leaves the table', 'counter leaves after it strikes', 'Plättchen aufgedeckt', 'Plättchen aufgedeckt schlägt zu',
    'Scharfschützen Plättchen schlägt zu', 'Plättchen gesehen schlägt zu', 'pion révélé', 'pion révélé frappe', 'pion sniper frappe'],
  'WS-SOLO-05': ['mines', 'mines attack', 'how do mines attack', 'mine counter', 'mines as counters', 'minefield', 'walk into a minefield',
    'mines in a minefield', 'mine attack each member', 'mines spot within 10', 'can mines attack again', 'mine turned over attacks again', 'Minen',
    'Minen Angriff', 'Minenfeld Minen', 'Minen noch einmal Angriff', 'mines attaquent', 'champ de mines', 'les mines attaquent encore'],
  'WS-SOLO-06': ['what does a solo unit do', 'solo unit does what this phase', 'what a solo unit does', 'solo unit D6 and risk', 'add up risk of a solo unit',
    'add up the risk of every unit', 'add up risk then throw', 'risk added up then D6', 'how does a solo unit decide', 'AI decides what to do',
    'solo unit decides', 'what does the AI decide', 'was macht Soloeinheit', 'was macht die Soloeinheit jetzt', 'was entscheidet Soloeinheit',
    'Soloeinheit was tun', 'que fait unité solo', 'unité solo que décide', 'que fait unité solo maintenant'],
};
