import type { Phrases } from '../../phrases.ts';

/** Observation, the squad and its break-off point. */
// biome-ignore format: one rule a few lines
export const observationAndSquad: Phrases = {
  'LC-OBS-01': [
    'am I aware of him', 'aware of the enemy', 'is my man aware', 'share awareness with squad', 'does the squad share awareness', 'shared spotting whole squad',
    'stay aware', 'share what one man sees', 'each man aware for himself', 'does my whole squad share it', 'remain aware', 'weiß die ganze Gruppe Bescheid',
    'Bescheid wissen über Gegner', 'jeder für sich Bescheid', "conscient de l'ennemi", 'est-il conscient', 'conscient chacun pour soi',
    'tout le groupe conscient',
  ],
  'LC-OBS-02': [
    'muzzle flash', 'seen by muzzle flash', 'enemy fired, do I see him', 'firing gives him away', 'shooting gives him away', 'he fired at us',
    'does firing give me away', 'enemy fired, gives him away', 'does he give himself away by firing', 'ennemi a tiré, trahi par sa lueur',
    'muzzle flash gives him away', 'Mündungsfeuer', 'durch Mündungsfeuer entdeckt', 'hat geschossen, sichtbar', 'Mündungsfeuer verrät ihn, hat geschossen',
    'lueur de départ', 'lueur du coup trahit', 'trahi par la lueur',
  ],
  'LC-OBS-03': [
    'spotted right next to me', 'enemy right next to me', 'next to me automatically noticed', 'notice enemy next to me', 'noticed at point blank',
    'noticed within 2 inches', 'notice automatically within 2 inches', 'close enough to notice automatically', 'direkt daneben bemerkt', 'direkt daneben',
    'bemerkt direkt neben mir', 'in 2 Zoll bemerkt', 'juste à côté', 'vu juste à côté', 'ennemi juste à côté de moi', 'à côté automatiquement vu',
  ],
  'LC-OBS-04': [
    'walking in the open', 'seen moving in the open', 'standing in the open', 'moves across the open street', 'spotted crossing the open',
    'standing in the open seen', 'seen crossing a street', 'crossing open street seen', 'läuft im Freien, wird gesehen', 'steht im Freien, gesehen',
    'stands in the open automatically seen', 'im Freien gesehen', 'läuft im Freien', 'steht im Freien', 'vu à découvert', 'debout à découvert',
    'marche à découvert', 'traverse à découvert vu',
  ],
  'LC-OBS-05': [
    'view blocked', 'building blocks view', 'house blocks my view', 'blocked view', 'hill blocks the view', 'blocked by a building', 'blocked by a hill',
    'house in the way', 'wood in the way', 'terrain in the way blocks', 'Sicht blockiert', 'Haus blockiert Sicht', 'Hügel blockiert',
    'Sicht von Gebäude blockiert', 'vue bloquée', 'maison bloque la vue', 'colline bloque la vue', 'vue bloquée par un bois',
  ],
  'LC-OBS-06': [
    'observer ran', 'observer is running', 'running observer', 'what does an observer on the run see', 'observer moved fast', 'if the observer runs',
    'observer ran, enemy fired', 'fast moving observer', 'Beobachter rennt', 'rennender Beobachter', 'Beobachter hat gerannt', 'sieht der Beobachter im Rennen',
    'observateur qui court', "l'observateur court", 'observateur en course', 'observateur a couru',
  ],
  'LC-OBS-07': [
    'target known before I move', 'known before moving', 'shoot someone I only see after moving', 'round the corner and shoot', 'walk round the corner',
    'only see him after moving', 'see him only round the corner', 'know the target before I go', 'known target only', 'Ziel vorher bekannt',
    'um die Ecke schießen', 'um die Ecke Ziel vorher bekannt', 'Ziel erst nach Ecke gesehen', 'cible connue avant', 'tourner le coin',
    'cible connue avant de tourner le coin', 'tirer au coin de la rue',
  ],
  'LC-OBS-08': [
    'spotting roll', 'spotting number', 'roll to spot', 'what to roll to spot', 'spotting table', 'spot a man in cover', 'spotting someone in cover',
    'spotting a sneaking man', 'spotting roll once a turn', 'spotting roll at long range', 'spotting roll table', 'jet de détection à longue portée',
    'Entdeckungswurf', 'Entdeckungswurf in Deckung', 'Entdeckungswurf auf Schleichende', 'Tabelle Entdeckungswurf', 'jet de détection', 'détection à couvert',
    'jet de détection tableau', "détection d'un ennemi couvert",
  ],
  'LC-SQD-01': [
    'squad size', 'how big is a squad', '10 men squad', 'how many men in a squad', 'squad strength', 'squad strength 10 men', 'size of a squad',
    'Gruppenstärke wie viele', "effectif d'un groupe", 'squad size and strength', 'squad of 10 men', 'mix of rifles and SMGs in squad', 'Gruppenstärke',
    'Gruppenstärke 10 Mann', 'wie viele Mann Gruppenstärke', 'effectif du groupe', 'effectif 10 hommes', "combien d'hommes effectif",
  ],
  'LC-SQD-02': [
    'typical squad', 'example squad', 'typical squad weapons', 'typical weapons of a squad', 'sample squad', 'who has what weapon in typical squad',
    'sample squad weapons', 'example of a typical squad', 'standard squad sample', 'typische Gruppe', 'Beispielgruppe', 'typische Gruppe Bewaffnung',
    'Beispielgruppe Bewaffnung', 'groupe typique', 'exemple de groupe', 'armement groupe typique', 'exemple de groupe typique',
  ],
  'LC-SQD-03': [
    'second in command', '2ic second in command', 'squad leader killed', 'leader killed who takes command', 'who takes command', 'leader out, who commands',
    'corporal takes command', 'second in command takes command', 'replace squad leader', 'Stellvertreter', 'Stellvertreter übernimmt Befehl',
    'Gruppenführer gefallen', 'Gruppenführer gefallen Stellvertreter', 'chef tué', 'chef tué qui commande', 'adjoint prend le commandement',
    'adjoint remplace le chef tué',
  ],
  'LC-SQD-04': [
    'gunner pistol', "gunner's pistol", 'machine gunner shoots his pistol', 'sidearm', 'gunner sidearm', 'gunner uses pistol on the move',
    'sidearm of the machine gunner', 'may gunner use sidearm', 'gunner with pistol move and fire', 'MG-Schütze Pistole', 'Pistole des MG-Schützen',
    'Schütze mit Pistole statt MG', 'pistolet du mitrailleur', 'mitrailleur au pistolet', 'mitrailleur avec pistolet en mouvement',
  ],
  'LC-SQD-05': [
    'job of the loader', 'loader takes over', 'gunner dead loader takes over', 'loader carries ammo', 'ammo carrier', 'job of ammo carrier',
    'who carries the ammo', 'gunner dead who takes over the MG', "the loader's job", "loader's job besides ammo", 'Aufgabe des Ladeschützen',
    'Ladeschütze übernimmt MG', 'Ladeschütze trägt Munition', 'MG übernehmen Aufgabe', 'rôle du pourvoyeur', 'pourvoyeur prend la mitrailleuse',
    'pourvoyeur porte les munitions', 'pourvoyeur reprend le rôle',
  ],
  'LC-SQD-06': [
    'can the loader shoot', 'loader shoots his rifle', 'loader fires his own rifle', 'loader rifle', 'may loader fire his rifle', 'loader shoot while feeding',
    'feeding the gun or shoot', 'rifle shot by loader while feeding belt', 'Ladeschütze schießt selbst', 'Ladeschütze mit Gewehr',
    'darf Ladeschütze selbst schießen', 'Gewehr vom Ladeschützen', 'pourvoyeur tire au fusil', 'fusil du pourvoyeur', 'le pourvoyeur peut tirer avec son fusil',
  ],
  'LC-BRK-01': [
    'when does my squad break', 'morale', 'morale roll', 'morale test', 'squad breaks', 'break point', 'how many losses until break', 'losses D10',
    'D10 morale roll', 'losses before I lose', 'lose the game from losses', 'when do I lose the game', 'Moralwurf', 'Moraltest D10', 'Verluste Moral',
    'Spiel verloren durch Verluste', 'moral', 'test de moral D10', 'pertes et moral', 'perdre la partie par pertes',
  ],
};
