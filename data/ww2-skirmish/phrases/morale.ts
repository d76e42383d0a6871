import type { Phrases } from '../../phrases.ts';

/** What players call and ask about morale, rout and rallying. */
// biome-ignore format: one rule on a few lines
export const morale: Phrases = {
  'WS-MOR-01': ['what causes a morale test', 'reasons to test morale', 'do I test morale when charged', 'morale test after a casualty', 'lost melee morale test needed', 'morale for crossing open ground under fire', 'does suppression cause morale', 'why do I have to test morale', 'charged by a larger force', 'how many morale tests per attack',
    'wann muss ich Moral testen Gründe', 'Gründe für Moraltest', 'Moraltest nach Verlust', 'Moraltest beim Sturmangriff', 'causes de test de moral', 'test de moral après une perte', 'raisons de tester le moral'],
  'WS-MOR-02': ['does the whole team test morale', 'morale per team or per man', 'one morale roll for all figures', 'does every man roll morale', 'morale result applies to whom', 'whole team bound by morale', 'single men running away', 'who is affected by the morale test', 'morale test for whole team', 'team tests as one',
    'testet der ganze Trupp Moral', 'Moral für ganzen Trupp', 'Moral pro Mann oder Trupp', 'gilt Moral für alle', "toute l'équipe teste le moral", 'moral par équipe ou par homme', "qui est touché par le test de moral"],
  'WS-MOR-03': ['morale roll', 'what do I need for morale', 'how to pass morale', 'morale dice D6', 'morale table', 'action total for morale', 'roll under the total', 'morale score results', 'passing a morale check', 'work out morale total',
    'Moralwurf', 'Moral bestehen was würfeln', 'Moraltabelle', 'Moralwurf Aktionssumme', 'jet de moral', 'table de moral', 'réussir le jet de moral'],
  'WS-MOR-04': ['team retires', 'retire to cover', 'morale result retire', 'failed morale by 1', 'failed morale equal to the total', 'how far do they retire', 'retiring to the rear', 'retires when suppressed', 'withdraw to nearest cover after morale', 'retire at half speed',
    'Trupp zieht sich zurück in Deckung', 'Moral Ergebnis zurückziehen', 'zurückziehen wie weit', 'zurückziehen in nächste Deckung', "l'équipe se replie à couvert", 'repli vers le couvert', 'résultat moral repli'],
  'WS-MOR-05': ['morale result suppressed', 'suppressed by failing morale', 'failed morale by 2', 'morale adds a suppression marker', 'morale test 2 over the total', 'does bad morale suppress', 'suppression from morale', 'morale failed get suppression', 'marker from a morale test', '2 over on morale',
    'Moral Ergebnis niedergehalten', 'Unterdrückung durch Moral', 'Moral um 2 verfehlt', 'Moralwurf Marker Unterdrückung', 'résultat moral supprimé', 'suppression par le moral', 'moral raté de 2'],
  'WS-MOR-06': ['team falls back', 'fall back how many inches', 'failed morale by 3', 'fallback distance dice', 'falls back and cannot act next turn', 'morale result falls back', 'fell back can I move next turn', 'fall back D6 inches', 'after falling back what can they do', '3 over on morale',
    'Trupp weicht zurück', 'weicht zurück wie viele Zoll', 'Moral um 3 verfehlt', 'zurückweichen nächste Runde', "l'équipe recule", 'recule de combien de pouces', 'moral raté de 3 recule'],
  'WS-MOR-07': ['team routs', 'when do they rout', 'failed morale by 4', 'my men run away', 'flee from the enemy', 'morale result rout', 'routing and fleeing', 'when does a team break and flee', '4 or more over on morale', 'break and run off',
    'Trupp flieht', 'wann flieht ein Trupp', 'Moral um 4 verfehlt Flucht', 'Flucht vor dem Gegner', "déroute de l'équipe", 'fuite quand', 'moral raté de 4 déroute'],
  'WS-MOR-08': ['rally a routed team', 'how do I rally', 'rally roll', 'stop the rout', 'rallying on a 6', 'can they rally under half strength', 'regain control rally', 'bring fleeing men back', 'when can I rally them', 'rally chance each turn',
    'sammeln', 'fliehenden Trupp sammeln', 'sammeln mit welchem Wurf', 'wann darf ich sammeln', 'rallier', 'rallier une équipe en fuite', 'jet pour rallier'],
  'WS-MOR-09': ['how far do routed troops run', 'routed troops shoot', 'can routers fire', 'routing move distance', 'speed of routed team', 'routers move all actions', 'shoot while routed', 'running away at full speed routed', 'routed men more than two moves', 'rout speed',
    'Fliehende wie weit', 'Fliehende schießen', 'fliehende Truppen Geschwindigkeit', 'Fliehende rennen volle Geschwindigkeit', 'troupes en déroute distance', 'troupes en déroute tirer', 'vitesse des fuyards en déroute'],
};
