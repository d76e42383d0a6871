import type { Phrases } from '../../phrases.ts';

/** What players call and ask about satchel charges, flamethrowers and immobilised AFVs. */
// biome-ignore format: one rule on a few lines
export const satchelsFlamesAndImmobilisation: Phrases = {
  'PT-SATCH-01': ['satchel charge', 'place a satchel charge', 'when does a satchel explode', 'drop a satchel charge', 'leave a satchel along the move', 'demolition charge placed', 'lay a satchel', 'throw a satchel charge', 'how many satchel charges', 'explosive charge when goes off', 'drop the satchel and run',
    'Sprengladung legen', 'Sprengladung wann explodiert', 'geballte Ladung legen', 'Sprengladung ablegen', 'charge explosive poser', 'poser une charge', 'quand explose la charge posée'],
  'PT-SATCH-02': ['satchel effect', 'what does a satchel charge do', 'satchel blast radius', 'satchel firepower 7', 'satchel against a tank', 'satchel charge at several men', 'satchel blast hits friends', 'satchel range 1.5', 'satchel 7aps', 'effect of a satchel charge', 'satchel blast through walls',
    'Sprengladung Wirkung', 'Wirkung Sprengladung Radius', 'Sprengladung gegen Panzer Wirkung', 'Sprengladung Feuerkraft 7', 'effet de la charge explosive', 'charge explosive contre un char effet', 'rayon effet de la charge'],
  'PT-SATCH-03': ['satchel carrier killed', 'carrier shot before dropping satchel', 'hit before the drop', 'satchel man shot running up', 'does the satchel blow if he dies', 'carrier dies with his satchel', 'satchel carrier hit', 'shoot the satchel carrier', 'killed before laying charge', 'satchel man killed by defensive fire',
    'Träger der Sprengladung getötet', 'Sprengladung Träger erschossen', 'Träger stirbt vor dem Ablegen', 'Träger getroffen explodiert', 'porteur de la charge tué', 'porteur tué avant de poser', 'porteur de charge abattu'],
  'PT-FLAME-01': ['flamethrower cost', 'flamethrower points', 'price of a flamethrower', 'who carries a flamethrower', 'flamethrower man points cost', 'buy a flamethrower', 'flamethrower carrier cost', 'how many points is a flamethrower', 'flamethrower printed price', 'flamethrower in my force cost',
    'Flammenwerfer Punkte', 'Flammenwerfer kostet', 'was kostet ein Flammenwerfer Punkte', 'Flammenwerfer Träger kostet', 'coût du lance-flammes', 'lance-flammes points coût', 'prix du lance-flammes coût'],
  'PT-FLAME-02': ['flamethrower range', 'flamethrower firepower', 'what does a flamethrower do', 'flamethrower against a tank', 'flamethrower and cover', 'flamethrower after moving', 'flamethrower firepower 3aps', 'flame range 3 inches', 'flame firepower vs cover', 'burn a bunker flamethrower firepower', 'flamethrower move penalty range',
    'Flammenwerfer Reichweite', 'Flammenwerfer Feuerkraft', 'Flammenwerfer gegen Deckung Reichweite', 'Flammenwerfer Wirkung Feuerkraft', 'portée du lance-flammes', 'lance-flammes puissance de feu', 'lance-flammes portée contre couvert'],
  'PT-FLAME-03': ['flamethrower fuel', 'out of fuel', 'flamethrower runs out', 'how many flamethrower shots', 'fuel die', 'flamethrower rolls a 1', 'fuel roll', 'flamethrower empty', 'how much fuel flamethrower', 'fuel gone on a 1', 'flamethrower jams no fuel',
    'Flammenwerfer Treibstoff', 'Flammenwerfer leer', 'Treibstoff alle bei 1', 'Flammenwerfer Treibstoff Wurf', 'lance-flammes vide', 'carburant du lance-flammes', 'jet de carburant vide'],
  'PT-IMMO-01': ['immobilised', 'track hit', 'tank loses a track', 'immobilise a tank', 'thrown track', 'when is a tank immobilised', 'equal to armour immobilised', 'repair a track', 'can an immobilised tank fire', 'immobilised twice', 'mobility kill', 'wheel shot off immobilised',
    'Panzer bewegungsunfähig', 'Kette getroffen', 'bewegungsunfähig bei Gleichstand', 'Kette ab bewegungsunfähig', 'char immobilisé', 'chenille cassée', 'immobilisé chenille touchée'],
  'PT-IMMO-02': ['hull down immobilise', 'immobilise a hull down tank', 'tracks hidden behind a wall', 'immobilised in hard cover', 'tank behind wall cannot be immobilised', 'hull down tracks safe', 'immobilise tank in cover', 'equal roll on hull down tank', 'tracks covered hull down', 'hard cover stops immobilising',
    'hull down bewegungsunfähig', 'Ketten verdeckt hull down', 'Panzer in harter Deckung Ketten', 'Ketten hinter Mauer verdeckt', 'char défilé immobilisé', 'chenilles cachées', 'char défilé chenilles cachées'],
};
