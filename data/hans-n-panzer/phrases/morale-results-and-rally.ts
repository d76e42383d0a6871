import type { Phrases } from '../../phrases.ts';

/** What a morale check does, and rallying. */
// biome-ignore format: one rule a few lines
export const moraleResultsAndRally: Phrases = {
  'HP-MOR-18': [
    'morale table', 'morale roll results', 'roll for morale', 'retreat or rout', 'retreat', 'unit retreats how far', 'retreat two moves', 'retreat result',
    'morale table retreat', 'retreat for two moves', 'hold or retreat', 'retreat or fight roll', 'Rückzug oder halten', 'Moraltabelle Rückzug',
    'Rückzug wie weit', 'retraite deux mouvements', 'retraite ou combat', 'retraite moral', 'morale table hold or fight', 'result 3 retreat',
    'Moraltabelle', 'Rückzug', 'Moralergebnis Rückzug', 'Moraltabelle würfeln', 'retraite', 'jet de moral retraite', 'I rolled a 3 for morale',
    'morale roll 2 what happens', 'morale result 1', 'what happens when morale fails', 'how do I roll morale', 'what do I need to pass morale',
    'pass a morale check', 'failed morale', 'list of morale modifiers', 'what does hold mean', 'Moral gewürfelt 2',
    'Moral nicht geschafft', 'Liste der Moral Modifikatoren', 'raté le moral', "j'ai fait 3 au moral", 'liste des modificateurs de moral', 'morale failed',
    'unit fails morale', 'fails a morale roll', 'moral raté',
    'how many dice for morale', 'how many dice on morale', 'combien de dés pour le moral', 'wie viele Würfel für Moral',
    'which die for morale', 'un ou deux dés pour le moral',
  ],
  'HP-MOR-19': [
    'routing unit', 'rout', 'what does a routing unit do', 'can a routing unit fire', 'running away', 'unit runs away', 'routing off the table',
    'keeps running', 'routing', 'routing unit runs', 'unit runs in rout', 'Einheit flieht weiter', 'flieht', 'Flucht der Einheit', 'Flucht',
    'Einheit flieht', 'flieht vom Tisch', 'was macht Einheit auf der Flucht', 'déroute', 'unité en déroute', 'fuite déroute', 'unité fuit',
    'my guys are running what now', 'how far does a routed unit go', 'can routed men shoot', 'when do they stop running', 'routed unit off the table',
    'meine Leute rennen weg', 'mes hommes fuient', "jusqu'où fuient-ils", 'my men are running away', 'men keep running',
    'sie fliehen weiter',
  ],
  'HP-MOR-20': [
    'officer killed halt', 'officer falls', 'officer killed two turns', 'halts when officer dies', 'officer falls, unit halts',
    'officer killed, unit halts two turns', 'Offizier fällt, Halt', 'Offizier gefallen, Halt', 'officier tombe, halte', 'two turns halt officer',
    'how long halted after officer killed', 'officer dies what happens', 'Offizier gefallen', 'Offizier gefallen zwei Züge Halt', 'officier tué',
    'officier tué halte', 'officier tué deux tours', 'lieutenant got shot', 'leader died do we stop', 'how long do we stop when the officer dies',
    'sergeant killed effect', 'NCO dead', 'officer down', 'can they shoot when the officer is dead', 'Leutnant erschossen',
    'Unteroffizier tot wie lange stehen', 'le lieutenant est mort', 'chef tué combien de tours',
  ],
  'HP-RAL-01': [
    'rally roll', 'rally dice', 'roll to rally',
    'stop a rout', 'rally a routing unit', 'officer stops a rout', 'stop a routing unit', 'rally a rout', 'rally roll 5 or 6', 'stop rout rally roll',
    'Rout stoppen', 'fliehende stoppen', 'stoppen durch Offizier', 'Offizier stoppt Flucht', 'arrêter une déroute', 'arrêter les fuyards',
    'stop routing men', 'Flucht stoppen mit Offizier', 'arrêter les fuyards avec officier', 'officier arrête la fuite', 'rallied on 5', 'stop the runners',
    'who stops a rout', 'rally routing men', 'Flucht stoppen', 'rallier', 'rallier, officier arrête', 'how do I stop my men running',
    'get the routers back', 'rally number', 'bring a unit back', 'what do I roll to rally', 'rally on a 4', 'rolled 3 to rally',
    'wie halte ich die Fliehenden auf', 'sammeln was würfeln', 'Einheit wieder einfangen',
    'comment arrêter mes fuyards', 'combien pour rallier',
    'officer stops running squad', 'officer stops the running squad', 'stop a running squad', 'officer stops the runners roll',
    'officer halts runaways', 'Offizier hält Flüchtende auf', 'un officier arrête les fuyards',
  ],
  'HP-RAL-02': [
    'rally again next turn', 'second rally attempt', 'second attempt to rally', 'attempt again', 'failed rally attempt', 'again after failed rally',
    'zweiter Versuch', 'noch ein Versuch', 'Versuch misslungen, nochmal', 'nouvelle tentative', 'tentative ratée', 'deuxième tentative de ralliement',
    'failed rally', 'failed to rally, retry', 'another attempt to rally', 'retry rally', 'rally attempt next move', 'erneut sammeln', 'ralliement raté',
    'nouvelle tentative de ralliement', 'my rally failed, again?', 'can the officer keep trying', 'how many tries to rally',
    'darf er es nochmal versuchen', 'wie oft sammeln versuchen', 'peut-il réessayer de rallier',
    'keep trying to rally', 'officer keeps trying',
  ],
};
