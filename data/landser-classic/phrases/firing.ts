import type { Phrases } from '../../phrases.ts';

/** Who may fire at whom, cover and ranges. */
// biome-ignore format: one rule a few lines
export const firing: Phrases = {
  'LC-FIRE-01': [
    'who is allowed to shoot', 'am I allowed to fire', 'who may fire', 'allowed to shoot or not', 'may this figure fire', 'which action lets me shoot',
    'which action do I need to fire', 'allowed to shoot with which action', 'may I fire at all', 'wer darf schießen', 'darf ich feuern',
    'darf die Figur schießen', 'mit welcher Aktion darf ich schießen', 'qui peut tirer', 'a-t-on le droit de tirer', 'qui a le droit de tirer',
    'le droit de tirer avec quelle action',
  ],
  'LC-FIRE-02': [
    'partly hidden target', 'partly behind a hedge', 'partially covered', 'partially hidden by terrain', 'half of him behind a hedge',
    'target partially behind something', 'partly visible half cover', 'what counts as half cover, partly behind', 'zählt teilweise verdeckt als Deckung',
    'teilweise verdeckt', 'teilweise hinter einer Hecke', 'wann teilweise verdeckt', 'partiellement caché', 'partiellement derrière une haie',
    'cible partiellement couverte', 'quand partiellement à couvert',
  ],
  'LC-FIRE-03': [
    'behind a wall', 'am I behind the wall', 'cover behind a wall', 'flanked round my wall', 'declare full cover', 'declare in cover',
    'enemy got round the wall', 'what counts as full cover behind a wall', 'soldier behind stone wall flanked', 'ennemi a contourné le mur',
    'declare behind wall in cover', 'window or wall declare cover', 'Deckung hinter Mauer', 'hinter der Mauer', 'Mauer umgangen',
    'hinter Mauer volle Deckung erklären', 'derrière un mur', 'mur contourné', 'derrière le mur contourné',
  ],
  'LC-FIRE-04': [
    'prone in the open', 'prone no cover around', 'lying down in the open', 'lying flat in the open', 'go prone', 'hit the dirt', 'hit the dirt and lie prone',
    'on his belly', 'flat on his belly', 'belly down lying', 'hinlegen im Freien', 'sich hinlegen auf freiem Feld', 'flach hinlegen', 'flach auf dem Bauch',
    'à plat ventre', 'se jeter à plat ventre', 'couché à plat ventre en terrain ouvert', 'plat ventre',
  ],
  'LC-FIRE-05': [
    'cover at point blank', 'cover gone at point blank', 'no cover point blank', 'does cover count point blank', 'ignore cover up close',
    'ignore cover at point blank', 'cover ignored within 2 inches', 'ignore his cover', 'no cover up close', 'Deckung auf Kernschussweite',
    'keine Deckung auf kürzeste Entfernung', 'zählt Deckung auf kürzeste Entfernung', 'kürzeste Entfernung Deckung', 'couvert à bout portant',
    'bout portant sans couvert', 'à bout portant le couvert compte', 'pas de couvert à bout portant',
  ],
  'LC-FIRE-06': [
    'range bands', 'range limits', 'what is medium range', 'medium range in inches', 'long range how many inches', 'range brackets', 'extreme range',
    'extreme or long range', 'maximum range', 'max range 60', 'range bands in inches', 'Entfernungsbänder', 'Entfernung kurz mittel weit',
    'was ist mittlere Entfernung', 'Entfernung weit in Zoll', 'portée courte moyenne longue', 'portée moyenne en pouces', 'portée maximale',
    'portées longue et moyenne',
  ],
  'LC-FIRE-07': [
    'line of sight', 'check line of sight', 'do I have a line', 'los', 'los to the target', 'clear los', 'see any part of him', 'any part visible',
    'line of sight to any part', 'los or line of sight blocked', 'any bit of him in sight line', 'Sichtlinie', 'Sichtlinie frei', 'Sichtlinie prüfen',
    'reicht ein Teil für Sichtlinie', 'ligne de vue', 'ligne de vue dégagée', 'vérifier la ligne de vue',
  ],
  'LC-FIRE-08': [
    'shoot at hider in the woods', 'shoot a hider in a wood', 'target hiding in ruins', 'target hiding in the woods', 'fire at someone hiding in bushes',
    'may I target a hider in terrain', 'shoot into bushes at hider', 'auf Versteckte im Gebüsch oder Wald', 'wood full of hiders, shoot in',
    'target hiding in the bushes', 'Versteckten im Gebüsch beschießen', 'Ziel versteckt im Wald', 'auf Versteckte im Gebüsch',
    'tirer sur un caché dans le bois', 'cible cachée dans un bois', 'viser un caché dans les buissons', 'caché dans les buissons ou un bois',
  ],
  'LC-FIRE-09': [
    'hiding on open ground', 'target hiding in the open', 'hider on open ground', 'shoot a hider on open ground', 'target hides in open field',
    'hiding in open field modifier', 'hides in a field', 'hider in open field still hit', 'Versteckter auf offenem Feld', 'auf offenem Feld versteckt',
    'Ziel auf offenem Feld versteckt beschießen', 'Ziel im offenen Feld geduckt', 'cible cachée en plein champ', 'caché en plein champ',
    'tirer sur un caché en plein champ',
  ],
};
