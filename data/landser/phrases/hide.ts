import { phrases as original } from '../../landser-classic/phrases.ts';
import type { Phrases } from '../../phrases.ts';

/** Coming out of hide, explosions and suppression. */
// biome-ignore format: one rule a few lines
export const hide: Phrases = {
  'LS-HIDE-06': ['stop hiding voluntarily', 'stop hiding', 'get up again', ...original['LC-HIDE-06']!],
  'LS-HIDE-07': [
    'can forced hide end by moving', 'walk out of forced hide', 'move ends forced hide', 'forced hide and move action with rally',
    'move out of a forced hide', 'still stuck in forced hide', 'stuck in hide until rallied', "stuck, can't move out of hide",
    'erzwungenes Hide durch Bewegung beenden', 'erzwungenes Hide bleibt', 'steckt im erzwungenen Hide fest', 'forced hide bleibt trotz Bewegung',
    'cloué ne peut sortir en bougeant', 'cachette forcée', 'cachette forcée mouvement', "sortir en bougeant d'une cachette forcée",
    'pinned by fire, can he just move next turn', 'forced to hide and I want to move',
    'kommt er von allein aus Hide', 'reste-t-il cloué', 'kommt er allein aus Hide', 'von allein aus Hide kommen',
    'pinned by fire, can he move next turn', 'does pinned by fire end with a move', 'reste-t-il cloué sans ralliement', 'cloué, reste sans bouger',
  ],
  'LS-HIDE-08': [
    'how does a guy forced into hide get active again', 'get a man out of a forced hide',
    'get forced man up', 'roll D10 to get up', 'recover from forced hide with a D10', 'two ways out of forced hide', 'recover with D10',
    'D10 to recover from hide', 'rally or recover himself', 'selbst würfeln D10', 'D10 würfeln wieder hoch', 'se ressaisir avec D10',
    'own D10 roll out of hide', 'ways to recover forced man', 'recover D10 at start of turn', 'erzwungenes Hide mit D10', 'D10 selbst aus Hide',
    'se ressaisir D10', 'se ressaisir jet D10', 'deux façons de se ressaisir', 'how does a pinned man recover',
    'self rally', 'ohne Offizier aus Hide', 'se relever sans officier',
    'rally himself', 'a pinned man rallies himself', 'roll to get up', 'ohne Offizier wieder hoch', 'ohne Offizier rallyen',
    'sans officier se relever', 'sans officier, comment se ressaisir', 'roll for himself to get up', 'pinned man rolls to get up himself',
  ],
  'LS-HIDE-09': [
    'explosion forces hide', 'grenade forces hide', 'mortar blast pins', 'explosion pins men', 'artillery blast hide', 'explosion pins everyone',
    'explosion forces everyone to hide', 'Explosion zwingt ins Hide', 'explosion cloue tous', 'explosion without damage hide', 'pinned by explosion',
    'Explosion zwingt in Deckung', 'Explosion niedergehalten', 'Granatexplosion zwingt ins Hide', 'explosion cloue au sol', 'cloué par explosion',
    'explosion tous cloués', 'are men pinned by a grenade', 'grenade near miss effect', 'artillery effect',
    'suppressed by an explosion', 'hit by artillery', 'dive for cover from a grenade', 'Wirkung eines Granatwerfers', 'Artillerie Wirkung', 'effet du mortier', 'mortar lands on us', 'caught in a mortar burst',
    "effet de l'artillerie", 'Explosion daneben, muss er ins Hide', 'does a near miss pin him',
    'has to hide after an explosion',
  ],
  'LS-SUPP-01': [
    'suppressive fire', 'suppress enemies while I move', 'lay down suppressing fire', 'name an area to suppress', 'suppress area no dice',
    'pin area suppressive', 'lay down suppressive fire', 'keep heads down suppressive fire', 'keep enemy heads down', 'Unterdrückungsfeuer auf Gebiet',
    'Unterdrückungsfeuer Gebiet nennen', 'Niederhalten, Unterdrückungsfeuer', 'tir de suppression sans dés', 'suppressive fire needs dice',
    'Unterdrückungsfeuer', 'lay suppressive fire', 'suppressive fire area', 'Niederhaltefeuer auf Gebiet', 'tir de suppression', "suppression d'une zone",
    'tir de suppression zone', 'suppression pendant mouvement', 'how do I suppress them', 'how does suppressing work', 'pin down the mg nest',
    'keep them from shooting while I cross', 'covering a moving man', 'fire at a bunker to keep heads down',
    'stop them shooting while I cross', 'pin down a mg nest', 'pin down the bunker',
    'cover a moving man', 'fire to cover a moving man', 'how do I pin them down', 'pin them down with fire', 'how can I pin them down',
  ],
  'LS-SUPP-02': [
    'shoot from a suppressed area', "I'm suppressed, penalty", 'shoot while suppressed', 'firing while suppressed', 'suppressed shooter penalty',
    'my man is suppressed', 'aus unterdrücktem Gebiet schießen', 'unterdrückt schießen', 'unterdrückt Abzug', 'bin unterdrückt',
    'sous suppression, puis-je tirer', 'suppressed minus one', 'suppressed shooter', 'how long am I suppressed', 'suppressed by three figures',
    'suppressed penalty to hit', 'tirer sous suppression', 'sous suppression malus', 'tireur sous suppression', 'what does suppression do',
    'penalty when suppressed', 'mg is suppressed, what minus', 'mg is suppressed', 'suppressed mg minus',
    'two men suppress the mg', 'three men suppressing the mg, what minus', 'suppressing fire by three men, effect', 'effect of suppressing fire on the enemy',
  ],
};
