import type { Phrases } from '../../phrases.ts';

/** What players call and ask about range bands and the throw to hit. */
// biome-ignore format: one rule on a few lines
export const toHit: Phrases = {
  'WS-FIRE-10': ['rifle range', 'how far can a rifle shoot', 'MG42 range', 'smg range', 'pistol range', 'maximum range of small arms', 'range bands of weapons', 'grease gun range', 'what is medium range for a rifle', 'weapon ranges', 'tommy gun range', 'carbine range',
    'Reichweite Gewehr', 'Reichweite MP40', 'wie weit schießt ein MG', 'Waffen Reichweite', 'portée du fusil', 'portée mitraillette', 'portée maximum des armes', 'Karabiner Reichweite'],
  'WS-FIRE-11': ['to hit roll', 'what do I need to hit', 'to hit number with a rifle', 'D20 to hit', 'hit chance aimed shot', 'to hit table small arms', 'score to hit at medium', 'pistol to hit number', 'number needed to hit with smg', 'roll to hit unaimed',
    'Trefferwurf', 'was brauche ich zum Treffen', 'Trefferwurf W20 Gewehr', 'Treffertabelle', 'jet pour toucher', 'combien pour toucher', 'table pour toucher D20'],
  'WS-FIRE-12': ['soft cover', 'shooting at men in bushes', 'dispersed target', 'lone figure target', 'behind a hedge cover', 'spread out team harder to hit', 'soft cover modifier', 'spread out 1 inch apart', 'shoot a single man', 'cover behind bushes', 'dispersed and in soft cover together',
    'weiche Deckung', 'Deckung hinter Hecke', 'einzelne Figur als Ziel', 'verteilt aufgestellt Ziel', 'leichte Deckung Busch', 'couvert léger', 'couvert derrière une haie', 'cible dispersée'],
  'WS-FIRE-13': ['hard cover', 'behind a wall', 'target in a building', 'men in a trench', 'hard cover modifier', 'shooting at someone behind sandbags', 'foxhole cover', 'stone wall cover', 'hard cover two bands', 'in a house shot at',
    'harte Deckung', 'Deckung hinter Mauer', 'Deckung im Haus', 'Schützengraben harte Deckung', 'Sandsäcke Deckung', 'couvert dur', 'couvert derrière un mur', 'couvert dans un bâtiment'],
  'WS-FIRE-14': ['shifted beyond long range', 'past long range any chance', 'cover shifts target past long', 'no chance to hit at long in cover', 'long range and hard cover', 'shifted off the table', 'beyond long impossible shot', 'what if shifts push it past long', 'out of the last band by shifts', 'single shot cannot hit past long',
    'über weit hinaus verschoben', 'jenseits weiter Entfernung keine Chance', 'Verschiebung über weit', 'weit und harte Deckung verschoben', 'décalé au-delà de longue portée', 'au-delà de longue aucune chance', 'longue portée et couvert décalé'],
  'WS-FIRE-15': ['shoot a helpless man', 'automatic hit', 'shoot a sleeping sentry', 'shoot a stunned enemy point blank', 'inactive target', 'no roll to hit at point blank', 'shoot an unaware sentry up close', 'helpless target hits automatically', 'execute a disabled man', 'shoot a prisoner',
    'automatischer Treffer', 'wehrloses Ziel', 'schlafende Wache erschießen', 'wehrlos aus nächster Nähe', 'touche automatiquement', 'cible sans défense', "abattre une sentinelle endormie sans défense"],
  'WS-FIRE-16': ['whole team fires together', 'volley fire', 'fire everything at once for a 20', 'all shoot at once', 'team fire natural 20', 'concentrated team fire', 'group volley hit', 'massed fire of the team', 'combined fire when nobody can hit', 'one die volley',
    'Salve vom ganzen Trupp', 'ganzer Trupp schießt zusammen', 'alle schießen auf einmal', 'Salve auf 20', "tir de toute l'équipe", 'salve ensemble', 'tirer tous ensemble salve'],
  'WS-FIRE-17': ['hull mg', 'turret mg', 'coax machine gun', 'tank machine gun firing at infantry', 'bow mg on a tank', 'vehicle mounted mg', 'hull machine gun range shift', 'coaxial mg to hit', 'sherman bow gun', 'halftrack mg shooting', 'AA mg on top of tank',
    'Bug-MG', 'Turm-MG', 'MG auf Fahrzeug schießt', 'Panzer MG Bug', 'mitrailleuse de caisse', 'mitrailleuse coaxiale de char', 'mitrailleuse sur véhicule'],
  'WS-FIRE-18': ['mg on a moving vehicle', 'fire from a moving jeep', 'drive and shoot the mg', 'vehicle moved how many mg shots', 'shoot from a driving halftrack', 'firing on the move from a vehicle', 'vehicle mg after driving', 'moving tank machine gun actions', 'jeep drive by', 'shooting while driving',
    'MG aus fahrendem Fahrzeug', 'während der Fahrt schießen', 'fahrender Jeep MG schießen', 'aus der Fahrt mit MG', 'tirer depuis une jeep en mouvement', 'tirer en roulant', 'mitrailleuse sur véhicule en mouvement roulant'],
  'WS-FIRE-19': ['shoot the driver', 'shoot at passengers', 'shooting the crew of an open vehicle', 'hit men in a truck', 'snipe the tank commander', 'fire at occupants', 'shoot riders in a halftrack', 'aim at men in a jeep', 'shoot exposed crew', 'passengers in a lorry cover',
    'auf Insassen schießen', 'Fahrer erschießen', 'Besatzung im offenen Fahrzeug beschießen', 'Insassen im LKW', 'tirer sur les passagers', 'tirer sur le conducteur', 'viser les occupants passagers'],
};
