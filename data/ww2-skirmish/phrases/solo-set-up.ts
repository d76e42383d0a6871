import type { Phrases } from '../../phrases.ts';

/** What players call and ask about setting up solo forces, and the counters that attack. */
// biome-ignore format: one rule on a few lines
export const soloSetUp: Phrases = {
  'WS-SOLO-01': ['play solo', 'solo forces', 'playing solo', 'how do I play solo', 'solo game', 'play alone solo', 'all players on the same side',
    'same side against the rules', 'everyone on the same side', 'co-op same side', 'co-op solo game', 'rules run the enemy', 'who runs the enemy rules',
    'allein spielen', 'allein gegen Regeln spielen', 'Solospiel allein', 'alle auf derselben Seite spielen', 'jouer seul', 'jouer seul contre les règles',
    'tous du même côté jouer'],
  'WS-SOLO-02': ['dummy markers', 'dummies', 'how many dummy markers', 'shuffle in dummy markers', 'markers and dummies', 'one dummy for each marker',
    'dummy counters', 'dummy counters shuffle', 'number of dummies', 'set up markers and dummies', 'markers stand for solo forces', 'fake markers dummies',
    'Blindmarker', 'wie viele Blindmarker', 'Blindmarker mischen', 'Marker und Blindmarker', 'leurres', 'combien de leurres', 'marqueurs et leurres'],
  'WS-SOLO-03': ['counters for single attacks', 'write an attack on counters', 'write attacks on counters', 'attack written on a counter what',
    'sniper counter write', 'solo artillery counter', 'solo aircraft counter', 'do solo forces have mortars', 'solo snipers mortars aircraft',
    'no solo mortars artillery or aircraft', 'which attacks on counters', 'prepare attack counters', 'chance artillery round counter',
    'Angriffe auf Plättchen schreiben', 'Plättchen Scharfschütze schreiben', 'Soloartillerie Plättchen', 'Plättchen schreiben welche Angriffe',
    'écrire des attaques sur pions', 'pions artillerie écrire', 'écrire sniper sur pions'],
  'WS-SOLO-04': ['attack by a counter', 'counter attacks us', 'counter attacks my unit', 'counter strikes', 'counter strikes the unit',
    'counter spotted strikes', 'counter revealed strikes', 'counter revealed', 'sniper counter shoots', 'sniper counter strikes', 'artillery counter strikes',
    'counter leaves the table after attack', 'Plättchen greift an', 'Plättchen aufgedeckt greift an', 'Scharfschützen Plättchen greift an',
    'Plättchen gesehen greift an', 'pion attaque', 'pion révélé attaque', 'pion sniper attaque'],
  'WS-SOLO-05': ['mines', 'mines attack', 'how do mines attack', 'mine counter', 'mines as counters', 'minefield', 'walk into a minefield',
    'mines in a minefield', 'mine attack each member', 'mines spot within 10', 'can mines attack again', 'mine turned over attacks again', 'Minen',
    'Minen Angriff', 'Minenfeld Minen', 'Minen noch einmal Angriff', 'mines attaquent', 'champ de mines', 'mines champ encore attaquent'],
  'WS-SOLO-06': ['what does a solo unit do', 'solo unit does what', 'add up the risk', 'add up risk for every unit', 'risk and D6 for a solo unit',
    'how does the AI decide', 'AI unit decides', 'AI decides what to do', 'how does the AI act', 'solo unit on the table throw D6 risk',
    'what a solo unit does each phase', 'add up the AI risk', 'was macht Soloeinheit', 'was macht die Soloeinheit', 'Soloeinheit entscheidet',
    'Soloeinheit Risiko zusammenzählen', 'que fait unité solo', 'unité solo décide', 'additionner le risque unité solo'],
};
