import type { Phrases } from '../../phrases.ts';

/** Hand grenades and the rifle grenade launcher. */
// biome-ignore format: one rule a few lines
export const grenades: Phrases = {
  'LC-GREN-01': [
    'how far can I throw a grenade', 'throw distance', 'grenade throw distance', 'potato masher distance', 'how far to throw a mills bomb', 'throw 8 inches',
    'max throw distance', 'potato masher throw how far', 'how far can he lob a potato masher', 'Handgranate wie weit', 'Wurfweite', 'Wurfweite Handgranate',
    'wie weit fliegt Handgranate', "portée d'une grenade à main", 'portée de lancer', 'grenade à main portée', 'lancer à quelle portée',
    'how far can I throw', 'grenade range', 'range of a hand grenade', 'max range nade', 'throw range', 'chuck a frag how far', 'wie weit kann ich werfen',
  ],
  'LC-GREN-02': [
    'grenade to land on target', 'grenade to land right', 'do i need to see the target to throw a grenade', 'throw a grenade over a house without seeing anybody',
    'throw a grenade', 'grenade through a window', 'throw over a wall', 'lob it over a wall unseen', 'throw grenade unseen target', 'throwing roll',
    'grenade lands on a point', 'throw at a point', 'lands on the point on 4', 'grenade needs 4 to land', 'land a grenade on a window', 'Granate werfen',
    'Granate durchs Fenster werfen', 'werfen auf einen Punkt', 'Granate auf Punkt werfen ohne Sicht', 'lancer une grenade', 'lancer sur un point',
    'lancer par la fenêtre', 'lancer une grenade par la fenêtre', 'how do grenades work', 'roll to throw a grenade', 'what do I need to throw a grenade',
    'grenade to hit', 'can I throw over a hedge', "throw at someone I can't see", 'grenade without line of sight',
    'how big is a grenade blast', 'blast radius', 'wie wirft man Granaten', 'was brauche ich für den Granatwurf', 'comment lancer une grenade',
    'rayon de la grenade', 'how does a grenade work', 'how does throwing a grenade work', 'grenade to hit roll', 'to hit with a grenade',
    'was braucht man für den Granatwurf', 'Granatwurf was brauche ich', 'radius of a grenade blast', 'grenade blast radius', 'grenades, how do they work',
    'how to throw grenades', 'how are grenades thrown',
  ],
  'LC-GREN-03': [
    'grenade effectiveness', 'effectiveness roll', 'effectiveness 3', 'roll for each man in blast', 'each man in the blast', 'affected on 3 or more',
    'effectiveness die each man', 'affected men in blast', 'affected by the blast, effectiveness', 'which men are affected', 'Wirksamkeit',
    'Wirksamkeit der Granate', 'wer ist betroffen', 'betroffen durch Granate, Wirksamkeit', 'efficacité', 'efficacité de la grenade', 'qui est affecté',
    'affecté par la grenade efficacité', 'who gets hurt by a grenade', 'men in the blast roll', 'does a grenade hit everyone under the template',
    'grenade hit roll per man', 'wer wird von der Granate getroffen', 'qui est touché par la grenade',
  ],
  'LC-GREN-04': [
    'grenade damage', 'damage from a grenade', 'grenade wounds', 'wounds from a grenade', 'grenade wound bonus', 'what damage does grenade do',
    'grenade kills', 'can a grenade kill', 'how grenade wounds are rolled', 'Granate Schaden', 'Schaden durch Granate', 'Granate Wunden',
    'Schaden Wunden Granate', 'dégâts grenade', 'dégâts de la grenade', 'blessures par grenade', 'grenade blessures et dégâts', 'how deadly is a grenade',
    'grenade effect bonus', 'how much damage does a nade do', 'wie stark ist eine Granate', "puissance d'une grenade",
    'does a grenade kill', 'can a nade kill', 'grenade kills people', 'wie stark wirkt eine Granate', 'wie stark ist die Handgranate',
  ],
  'LC-GREN-05': [
    'hard cover against grenade', 'hard cover blast', 'grenade behind stone wall', 'grenade vs hard cover', 'hard cover between me and blast',
    'stone wall stops blast', 'stone wall hard cover grenade', 'blast behind a stone wall', 'Granate hinter Steinmauer, harte Deckung',
    'house wall hard cover vs blast', 'harte Deckung', 'harte Deckung gegen Granate', 'Steinmauer harte Deckung', 'couvert dur', 'couvert dur contre grenade',
    'mur de pierre grenade', 'mur de pierre couvert dur', 'grenade vs wall', 'nade against guys behind a wall', 'grenade into a trench',
    'does a wall protect from grenades', 'men behind sandbags and grenade', 'schützt eine Mauer vor Granaten', 'un mur protège-t-il des grenades',
    'grenade in a trench', 'nade into a trench, men in cover',
  ],
  'LC-GREN-06': [
    'prone against grenade', 'grenade on prone man', 'soft cover grenade', 'prone under a grenade', 'soft cover and prone', 'soft cover blast',
    'both soft cover and prone', 'lying prone under the grenade', 'hedge or soft cover blast', 'weiche Deckung', 'weiche Deckung Granate',
    'liegend bei Granate', 'liegend und weiche Deckung', 'couvert léger', 'couvert léger contre grenade', 'couché face à la grenade',
    'couché et couvert léger', 'grenade vs prone', 'does lying down help against grenades', 'grenade in bushes', 'hedge and grenades',
    'behind a hedge when the nade goes off', 'hilft Hinlegen gegen Granaten', 'se coucher contre une grenade',
  ],
  'LC-GREN-07': [
    'soft ground grenade', 'grenade in mud', 'grenade lands on soft ground', 'soft ground', 'mud or snow', 'mud dampens grenade', 'grenade in snow',
    'snow soft ground minus one', 'muddy soft ground', 'weicher Boden', 'weicher Boden Granate', 'Granate im Matsch', 'Matsch weicher Boden', 'sol mou',
    'grenade sur sol mou', 'boue sol mou', 'grenade dans la boue sol mou', 'grenade in snow or mud minus',
    'Granate im Sumpf', 'Granate fällt in den Sumpf', 'Granate in Schlamm oder Sumpf',
    'grenade dans la boue ou la neige',
  ],
  'LC-GREN-08': [
    'grenade scatter', 'scatter distance', 'scatter direction', 'missed grenade', 'grenade missed where does it go', 'drift', 'grenade drifts',
    'drift direction clock', 'missed throw drifts', 'scatter dice clock', 'missed grenade scatter', 'Abweichung', 'Granate Abweichung', 'Abweichung Richtung',
    'Granate daneben Abweichung', 'déviation', 'déviation de la grenade', 'grenade ratée déviation', 'direction de déviation', 'grenade missed',
    'I missed my grenade throw', 'where does the nade land if I miss', 'which way does it bounce',
    'grenade bounces', 'how far does a miss scatter', 'Granate geht daneben', 'wohin fliegt die Granate', 'grenade ratée où tombe-t-elle',
    'grenade throw failed', 'failed to throw the grenade',
    'grenade went wrong', 'grenade went wrong which way', 'which way does a bad throw go', 'bad grenade throw', 'grenade off target',
    'grenade lands in the wrong spot', 'Granate verworfen', 'Wurf misslungen wohin', 'grenade mal lancée',
  ],
  'LC-LAUN-01': [
    'rifle grenade', 'rifle grenade range', 'rifle grenade to hit', 'grenade launcher', 'grenade launcher range', 'launcher needs what',
    'launcher at long range', 'fire a rifle grenade', 'lance-grenades sur fusil', 'grenade à fusil portée', 'launcher at medium range', 'Gewehrgranate',
    'Gewehrgranate Reichweite', 'Schießbecher', 'Schießbecher Gewehrgranate', 'grenade à fusil', 'lance-grenades portée', 'tirer grenade à fusil',
    'how do rifle grenades work', 'launcher range', 'how far does a rifle grenade go', 'rifle grenade needs to hit', 'grenade launcher hit number',
    'minimum range of the launcher', 'can I fire a rifle grenade at short range', 'wie weit Gewehrgranate', 'à quelle distance une grenade à fusil',
    'portée du lance-grenades sur fusil', 'lance-grenades sur fusil portée',
  ],
  'LC-LAUN-02': [
    'small template', 'small template size', 'when to use small template', 'rifle grenade small template', 'small blast', 'small blast of the launcher',
    '2 inch small template', 'kleine Schablone bei Gewehrgranate', 'blast size small', 'size of launcher blast', 'kleine Schablone', 'kleine Schablone Größe',
    'petit gabarit', 'petit gabarit lance-grenades', 'quand petit gabarit', 'taille du petit gabarit', 'rifle grenade blast size', 'rifle grenade template',
    "how big is the launcher's blast", 'which template for a rifle grenade', 'Schablone der Gewehrgranate', 'gabarit de la grenade à fusil',
  ],
};
