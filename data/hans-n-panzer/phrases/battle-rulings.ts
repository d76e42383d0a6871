import type { Phrases } from '../../phrases.ts';

/** Rulings for battles that the referee keeps. */
// biome-ignore format: one rule a few lines
export const battleRulings: Phrases = {
  'HP-RUL-32': [
    'who owns a house', 'who owns the house', 'owner of a house', 'unit partly in a house', 'unit too big for house, split',
    'partly in, partly out of the house', 'wem gehört ein Haus', 'gehört das Haus dem Gegner', 'Einheit teilweise im Haus',
    'teilweise im Haus, teilweise draußen', 'à qui appartient la maison', 'maison appartient à qui', 'unité partiellement dans la maison',
    'partiellement dans maison', 'enter a house in battle', 'which side owns a house', 'part of the unit in a house', 'split unit in the house',
    'Einheit teils im Haus', 'wem gehört das Haus', 'Haus gehört niemandem', "maison trop petite pour l'unité",
  ],
  'HP-RUL-33': [
    'one man one weapon', 'can a man shoot and throw', 'each man one weapon', 'one weapon per man', 'one weapon per man each turn', 'which man falls first',
    'riflemen die first', 'who dies first', 'wer stirbt zuerst', 'zuerst fallen Schützen', 'eine Waffe pro Mann', 'pro Mann eine Waffe im Zug',
    'une arme par homme', 'par homme une seule arme', 'qui meurt en premier', 'man shoots or throws', 'un homme, une seule arme', 'pro Mann nur eine Waffe',
    'tombe en premier', 'throw and shoot same man', 'who falls first', 'riflemen fall first', 'pick up special weapons of dead', 'wer fällt zuerst',
    'Schützen fallen zuerst', 'qui tombe en premier',
  ],
  'HP-RUL-34': [
    'dead men shoot', 'hit men still shoot', 'killed this step still fires', 'hit earlier step', 'hit men shoot this step', 'men hit still shoot',
    'Getroffene noch schießen', 'getroffen, schießen noch', 'touchés peuvent encore tirer', 'dead men still shoot', 'touchés encore',
    'hit earlier, can he shoot', 'hit in an earlier step', 'Getroffene schießen noch', 'getroffen und noch schießen', 'Tote schießen noch',
    'un mort tire encore', 'touchés tirent encore',
  ],
  'HP-RUL-35': [
    'tank machine gun', 'does a tank have an MG', 'tank fire gun and MG', 'halftrack machine gun', 'MG on a tank', 'both gun and MG in one turn', 'hull MG',
    'tank has MG and gun', 'hull MG and tank gun', 'Panzer MG und Kanone', 'hull MG on halftrack', 'does a halftrack have an MG', 'machine gun on a tank',
    'what does a vehicle carry', 'tank gun and hull MG', 'Panzer MG', 'hat der Panzer ein MG', 'Bug MG am Panzer', 'mitrailleuse du char',
    'char a une mitrailleuse', 'canon et mitrailleuse du char',
  ],
  'HP-RUL-36': [
    'deployment', 'deploy before the battle', 'deploy guns', 'setup before turn 1', 'start in houses', 'deploy', 'deployment in houses', 'deployment of guns',
    'deploying mounted troops', 'Aufstellung in Häusern', 'Aufstellung vor Runde 1', 'déploiement au départ', 'déploiement initial', 'start mounted',
    'deploy mounted', 'before the battle setup', 'deploy in a house', 'Aufstellung', 'Aufstellung Geschütze', 'aufgesessen starten Aufstellung', 'déploiement',
  ],
  'HP-RUL-37': [
    'whole turn for setting up', 'takes the whole turn', 'hooking up, whole turn', 'move and set up same turn', 'calling takes whole turn',
    'work takes whole turn', 'braucht den ganzen Zug', 'ganzen Zug anhängen', 'ganzen Zug aufbauen', 'aufbauen braucht den ganzen Zug', 'tour entier',
    'tour entier pour installer', 'atteler prend un tour entier', 'set up and move in same turn', 'can I move and set up',
    'does hooking up take the whole turn', 'call for fire and move', 'setting up takes whole turn', 'whole turn of work', 'work takes the turn',
    'travail prend tout le tour',
  ],
  'HP-RUL-38': [
    'tow two guns', 'towing', 'push a gun by hand', 'manhandle a gun', 'push gun', 'towing guns', 'tow only one gun', 'manhandle or push a gun',
    'Geschütz von Hand schieben', 'Geschütz schleppen', 'LKW Geschütz schleppen', 'remorquer un canon', 'remorquer un seul canon', 'pousser le canon',
    'carry a mortar', 'manhandle or push', 'towing one piece', 'Schleppen', 'von Hand schieben', 'wie viele Geschütze schleppen', 'remorquer',
    'pousser un canon',
  ],
  'HP-RUL-39': [
    'riders die which unit', 'half of riders die from two units', 'riders from two units', 'riders shooting', 'can riders fire from a truck', 'riders fire',
    'do riders fight', 'riders die, which units', 'Mitfahrer', 'dürfen Mitfahrer schießen', 'Mitfahrer sterben', 'transportés', 'riders and losses',
    'les transportés tirent-ils', 'losses among riders', 'hommes transportés tirent', 'transportés meurent', 'can riders shoot', 'riders out of the fight',
    'shoot while riding', 'Mitfahrer sterben anteilig', 'Mitfahrer zweier Einheiten', 'transportés de deux unités',
  ],
  'HP-RUL-40': [
    'when is a gun captured', 'capture in morale step', 'capture while men alive', 'gunners still alive capture', 'gunners dead capture',
    'take over gun from comrades', 'take over a piece', 'capture step', 'morale step capture', 'capture once gunners dead', 'Eroberung wann im Moralschritt',
    'Übernahme', 'Übernahme durch Kameraden', 'Geschütz Übernahme', 'when does capture happen, which step', 'étape moral, capture', 'specialists take over gun',
    'capture which step', 'Eroberung im Moralschritt', 'Geschütz übernehmen', "capture à l'étape moral", 'reprendre la pièce',
    'reprendre un canon des camarades',
  ],
  'HP-RUL-41': [
    'after a salvo', 'after the salvo what to type', 'type what after a salvo', 'command after salvo', 'which command after artillery',
    'left out men after salvo', 'Befehl eingeben nach Salve', 'eingeben nach der Salve', 'was eingeben nach Salve', 'commande à taper après la salve',
    'taper après salve', 'quoi taper après la salve', 'left out men under salvo', 'tankhit after artillery', 'demolish command', 'what to type after a salvo',
    '/tankhit artillery', 'demolish nach Salve', 'après la salve', 'demolish après la salve',
  ],
  'HP-RUL-42': [
    'several causes one check', 'two morale checks in a turn', 'several causes', 'multiple causes morale', 'one check for two causes',
    'causes of morale check together', 'several causes together', 'mehrere Gründe zusammen', 'mehrere Gründe ein Test', 'plusieurs causes ensemble',
    'causes de moral ensemble', 'combine morale causes', 'one check for all causes', 'mehrere Gründe', 'mehrere Ursachen ein Test',
    'mehrere Gründe, einmal testen', 'plusieurs causes', 'plusieurs causes un seul test', 'causes multiples, un test',
  ],
  'HP-RUL-43': [
    'who is allowed to rally', 'can my officer rally', 'who can rally troops', 'can command unit do a rally', 'rally by command unit',
    'wer darf Truppen sammeln', 'wer kann sammeln', 'Kommandoeinheit sammelt', 'qui a le droit de rallier', 'droit de rallier', 'commandement peut rallier',
    'who can rally', 'can command unit rally', 'who rallies', 'command unit rallies', 'rally tries once a turn', 'wer darf sammeln',
    'darf Kommandoeinheit sammeln',
  ],
  'HP-RUL-44': [
    'distance to command', 'bot asks distance again', 'how far is command, said by hand', 'type the distance', 'distance by hand', 'how long is my answer true',
    'say distances again after moving', 'asks again distance', 'Entfernung von Hand', 'Entfernung nochmal eingeben', 'Entfernung zum Kommando angeben',
    'distance à la main', 'redemander la distance', 'indiquer la distance à la main',
  ],
  'HP-RUL-45': [
    'move in several parts', 'move in parts exact share', 'part of a move', 'two parts of a move', 'parts and shares of a move', 'share left for the next part',
    'Bewegung in zwei Teilen', 'Teile der Bewegung', 'Bewegung in Teile aufteilen', 'mouvement en parties', 'parties du mouvement',
    'Bewegung in Teilen, Anteil', 'mouvement en deux parties', 'move in parts', 'move in two parts', 'remaining share of move', 'parts of a move exact',
    'Bewegung aufteilen', 'mouvement en plusieurs parties', 'deuxième partie du mouvement',
  ],
  'HP-RUL-46': [
    'bailed crew get back in', 'crew remounts', 'remount a disabled tank', 'crew gets back in', 'get back in the tank', 'back in after bailing',
    'Besatzung zurück in den Panzer', 'zurück in den Panzer', 'zurück einsteigen', 'remonte dans le char', 'remonte à bord', "l'équipage remonte à bord",
    'remount a tank', 'crew back in the tank', 'can crew remount', 'bailed crew morale check', 'does crew become a unit', 'Besatzung wieder einsteigen',
    'wieder in den Panzer', 'Besatzung eigene Einheit wieder',
  ],
  'HP-RUL-47': [
    'when does a step end', 'step ends when', 'end of a step', 'both done with step', 'are both done', 'Schritt fertig', 'Schritt beenden, beide fertig',
    'sind beide fertig', 'finir une étape', 'étape finie', 'étape finie pour les deux camps', "les deux camps finissent l'étape", 'end the step',
    'both sides done', 'next step', 'done with the step', 'are both sides finished', 'next step when both done', 'beide Seiten fertig', 'Gegner nicht fertig',
  ],
  'HP-RUL-48': [
    'sealed orders', 'secret orders', 'write orders', 'when are orders shown', 'orders', 'reveal orders', 'sealed orders shown', 'secret or sealed orders',
    'geheime Befehle schreiben', 'versiegelte geheime Befehle', 'ordres secrets ou scellés', 'secret orders for next turn', 'sealed orders before battle',
    'when are sealed orders revealed', 'geheime Befehle', 'versiegelte Befehle', 'geheime Befehle wann', 'ordres secrets', 'ordres scellés',
  ],
  'HP-RUL-49': [
    'roll visibility once', 'visibility again each turn', 'forgot visibility', 'visibility once or each turn', 'visibility thrown once', 'visibility only once',
    'Sicht nur einmal', 'Sicht einmal pro Schlacht', 'nur einmal Sicht', 'visibilité une fois', 'visibilité une fois par bataille', 'when to throw visibility',
    'visibility once a battle', 'can visibility change', 'change visibility mid battle', 'no visibility rolled', 'Sicht einmal würfeln',
    'visibilité une seule fois', 'changer la visibilité',
  ],
  'HP-RUL-50': [
    'leave the table', 'table edge', 'unit leaves the table edge', 'drive off the edge', 'exit the board', 'leaving the table edge', 'off table edge', 'Kante',
    'über die Kante', 'sortir par le bord', 'bord', 'exit at the edge', 'off the edge with riders', 'exit table with towed gun', 'Tischkante',
    'über die Tischkante', 'Tischkante verlassen', 'bord de table', 'quitter par le bord de table',
  ],
  'HP-RUL-51': [
    'undo revealed orders', 'undo', 'take back orders', 'undo after orders shown', 'can I undo', 'undo after reveal', 'undo what was read', 'rückgängig machen',
    'kann ich rückgängig machen', 'annuler après lecture', 'peut-on annuler', 'undo needs the other side', 'take back what was shown', 'rückgängig',
    'Befehle zurücknehmen', 'zurücknehmen, Gegner zustimmen', 'annuler', 'annuler les ordres révélés', 'annuler avec accord adverse',
  ],
  'HP-RUL-52': [
    'friendly fire', 'friendly fire from mortars', 'own men hit', 'hitting own men', 'friendly fire under the cone', 'can I aim at own men',
    'eigene Männer getroffen', 'Eigenbeschuss eigene Leute', 'eigene Leute', 'Eigenbeschuss Mörser', 'tir ami mortier', 'propres hommes',
    'tir ami sur propres hommes', 'propres troupes, tir ami', 'hit own men', 'own men under the cone', 'friends in the blast', 'friendly fire with MG',
    'Eigenbeschuss', 'Eigenbeschuss durch MG', 'tir ami', 'tir ami sous le cône',
  ],
  'HP-RUL-53': [
    'gunners run away from gun', 'gunners come back to gun', 'gunners left their gun', 'gunners return to the piece', 'gunners retreat leave piece',
    'gunners run', 'gunners run from the piece', 'Kanoniere laufen weg', 'gunners flee', 'gunners abandoned gun', 'Kanoniere verlassenes Geschütz',
    'artilleurs qui fuient', 'les artilleurs abandonnent le canon', 'Kanoniere verlassen Geschütz', 'artilleurs', 'abandoned by gunners', 'Kanoniere fliehen',
    'Kanoniere kehren zurück', 'verlassenes Geschütz Kanoniere', 'artilleurs fuient', 'artilleurs reviennent au canon',
  ],
  'HP-RUL-54': [
    'anonymous shot', 'must I name the shooter', 'name the firer', 'name the firing unit', 'must I name the firer', 'must the firing unit be named',
    'shots without a name', 'Schützen nennen', 'Schützen beim Namen nennen', 'muss man Schützen nennen', 'nommer qui tire', 'faut-il nommer qui tire',
    'tir anonyme, nommer', 'name who fires', 'who fires must be named', 'why must I name a unit to shoot', 'shot without naming', 'Schütze nennen',
    'nommer le tireur', 'tir anonyme', 'faut-il nommer le tireur',
  ],
  'HP-RUL-55': [
    'reinforcements', 'reinforcements strength', 'units arrive later', 'reinforcements arrive', 'late units', 'full strength of reinforcements', 'late arrival',
    'add units later', 'Verstärkung', 'Verstärkungen', 'Verstärkung kommt später', 'Stärke der Verstärkung', 'renforts', 'renforts arrivent',
    'effectif des renforts',
  ],
  'HP-RUL-56': [
    'who wins', 'win the battle', 'nobody left', 'one side wiped out', 'wins the battle', 'side wiped out, who wins', 'victory or draw',
    'draw if both wiped out', 'victory', 'Sieger, wer gewinnt die Schlacht', 'gewinnt, wer übrig bleibt', 'unentschieden oder gewinnt einer',
    'victory conditions, who wins', 'battle over when one side wiped out', 'qui gagne, victoire', 'qui gagne, égalité', 'both sides wiped out',
    'end of the battle', 'side with no men left loses', 'wer gewinnt', 'wann ist die Schlacht zu Ende', 'qui gagne', 'qui gagne la bataille',
  ],
};
