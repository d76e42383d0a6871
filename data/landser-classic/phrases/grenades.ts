import type { Phrases } from '../../phrases.ts';

/** Hand grenades and the rifle grenade launcher. */
// biome-ignore format: one rule a few lines
export const grenades: Phrases = {
  'LC-GREN-01': [
    'how far can I throw a grenade', 'throw distance', 'grenade throw distance', 'potato masher distance', 'how far to throw a mills bomb', 'throw 8 inches',
    'max throw distance', 'potato masher throw how far', 'how far can he lob a potato masher', 'Handgranate wie weit', 'Wurfweite', 'Wurfweite Handgranate',
    'wie weit fliegt Handgranate', "portée d'une grenade à main", 'portée de lancer', 'grenade à main portée', 'lancer à quelle portée',
  ],
  'LC-GREN-02': [
    'throw a grenade', 'grenade through a window', 'throw over a wall', 'lob it over a wall unseen', 'throw grenade unseen target', 'throwing roll',
    'grenade lands on a point', 'throw at a point', 'lands on the point on 4', 'grenade needs 4 to land', 'land a grenade on a window', 'Granate werfen',
    'Granate durchs Fenster werfen', 'werfen auf einen Punkt', 'Granate auf Punkt werfen ohne Sicht', 'lancer une grenade', 'lancer sur un point',
    'lancer par la fenêtre', 'lancer une grenade par la fenêtre',
  ],
  'LC-GREN-03': [
    'grenade effectiveness', 'effectiveness roll', 'effectiveness 3', 'roll for each man in blast', 'each man in the blast', 'affected on 3 or more',
    'effectiveness die each man', 'affected men in blast', 'affected by the blast, effectiveness', 'which men are affected', 'Wirksamkeit',
    'Wirksamkeit der Granate', 'wer ist betroffen', 'betroffen durch Granate, Wirksamkeit', 'efficacité', 'efficacité de la grenade', 'qui est affecté',
    'affecté par la grenade efficacité',
  ],
  'LC-GREN-04': [
    'grenade damage', 'damage from a grenade', 'grenade wounds', 'wounds from a grenade', 'grenade wound bonus', 'what damage does grenade do', 'grenade kills',
    'can a grenade kill', 'how grenade wounds are rolled', 'Granate Schaden', 'Schaden durch Granate', 'Granate Wunden', 'Schaden Wunden Granate',
    'dégâts grenade', 'dégâts de la grenade', 'blessures par grenade', 'grenade blessures et dégâts',
  ],
  'LC-GREN-05': [
    'hard cover against grenade', 'hard cover blast', 'grenade behind stone wall', 'grenade vs hard cover', 'hard cover between me and blast',
    'stone wall stops blast', 'stone wall hard cover grenade', 'blast behind a stone wall', 'Granate hinter Steinmauer, harte Deckung',
    'house wall hard cover vs blast', 'harte Deckung', 'harte Deckung gegen Granate', 'Steinmauer harte Deckung', 'couvert dur', 'couvert dur contre grenade',
    'mur de pierre grenade', 'mur de pierre couvert dur',
  ],
  'LC-GREN-06': [
    'prone against grenade', 'grenade on prone man', 'soft cover grenade', 'prone under a grenade', 'soft cover and prone', 'soft cover blast',
    'both soft cover and prone', 'lying prone under the grenade', 'hedge or soft cover blast', 'weiche Deckung', 'weiche Deckung Granate',
    'liegend bei Granate', 'liegend und weiche Deckung', 'couvert léger', 'couvert léger contre grenade', 'couché face à la grenade', 'couché et couvert léger',
  ],
  'LC-GREN-07': [
    'soft ground grenade', 'grenade in mud', 'grenade lands on soft ground', 'soft ground', 'mud or snow', 'mud dampens grenade', 'grenade in snow',
    'snow soft ground minus one', 'muddy soft ground', 'weicher Boden', 'weicher Boden Granate', 'Granate im Matsch', 'Matsch weicher Boden', 'sol mou',
    'grenade sur sol mou', 'boue sol mou', 'grenade dans la boue sol mou',
  ],
  'LC-GREN-08': [
    'grenade scatter', 'scatter distance', 'scatter direction', 'missed grenade', 'grenade missed where does it go', 'drift', 'grenade drifts',
    'drift direction clock', 'missed throw drifts', 'scatter dice clock', 'missed grenade scatter', 'Abweichung', 'Granate Abweichung', 'Abweichung Richtung',
    'Granate daneben Abweichung', 'déviation', 'déviation de la grenade', 'grenade ratée déviation', 'direction de déviation',
  ],
  'LC-LAUN-01': [
    'rifle grenade', 'rifle grenade range', 'rifle grenade to hit', 'grenade launcher', 'grenade launcher range', 'launcher needs what',
    'launcher at long range', 'fire a rifle grenade', 'lance-grenades sur fusil', 'grenade à fusil portée', 'launcher at medium range', 'Gewehrgranate',
    'Gewehrgranate Reichweite', 'Schießbecher', 'Schießbecher Gewehrgranate', 'grenade à fusil', 'lance-grenades portée', 'tirer grenade à fusil',
  ],
  'LC-LAUN-02': [
    'small template', 'small template size', 'when to use small template', 'rifle grenade small template', 'small blast', 'small blast of the launcher',
    '2 inch small template', 'kleine Schablone bei Gewehrgranate', 'blast size small', 'size of launcher blast', 'kleine Schablone', 'kleine Schablone Größe',
    'petit gabarit', 'petit gabarit lance-grenades', 'quand petit gabarit', 'taille du petit gabarit',
  ],
};
