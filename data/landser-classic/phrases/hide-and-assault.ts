import type { Phrases } from '../../phrases.ts';

/** Hiding and assault. */
// biome-ignore format: one rule a few lines
export const hideAndAssault: Phrases = {
  'LC-HIDE-01': [
    'pinned', 'what does pinned mean', 'pinned down', 'suppressed', 'suppressed or pinned', 'hide and keep head down', 'keep his head down',
    'head down suppressed', 'duck', 'duck and keep head down', 'pinned man drops', 'pinned, head down, now what', 'what can a pinned man do', 'Kopf runter',
    'Kopf einziehen', 'Mann zieht Kopf ein', 'Kopf runter, was heißt Hide', 'tête baissée', 'baisser la tête', 'garder la tête baissée', 'tête baissée, cloué',
  ],
  'LC-HIDE-02': [
    'out of sight', 'hide in woods out of sight', 'is he out of sight in terrain', 'invisible in woods', 'invisible when hiding', 'hider invisible in terrain',
    'hide in terrain or open', 'out of sight or half cover', 'außer Sicht', 'außer Sicht im Gelände', 'im Wald unsichtbar',
    'versteckt und unsichtbar außer Sicht', 'hors de vue', 'hors de vue dans le bois', 'caché et hors de vue', 'invisible hors de vue',
  ],
  'LC-HIDE-03': [
    'hidden man found', 'hidden soldier found', 'find a hidden man', 'hidden man revealed', 'when is hidden soldier revealed', 'revealed when enemy walks up',
    'walks up to hidden soldier', 'found by walking up close', 'hidden man found by enemy', 'Versteckter entdeckt', 'Versteckter wird gefunden',
    'wann wird Versteckter gefunden', 'Gegner findet Versteckten', 'caché découvert', 'soldat caché découvert', 'quand le caché est découvert',
    'découvert par un ennemi',
  ],
  'LC-HIDE-04': [
    'shoot from hide', 'can I shoot from hiding', 'shoot while hiding', 'shoot when pinned', 'fire from hide', 'can a pinned man shoot', 'fire while pinned',
    'covering fire from hide', 'fire while hidden', 'aus Hide schießen', 'aus Versteck schießen', 'aus dem Versteck feuern', 'schießen im Versteck',
    'tirer en étant caché', 'tirer depuis sa cachette', 'cachette et tirer', 'peut-on tirer de sa cachette',
  ],
  'LC-HIDE-05': [
    'crawl away when hit', 'crawl to nearest terrain', 'hit once crawl away', 'forced hide crawl away', 'crawl away after a hit', 'hit twice stays put',
    'two hits stays put', 'nearest terrain after a hit', 'sneak to nearest bush when forced', 'weg kriechen', 'zum nächsten Gelände kriechen',
    'wegkriechen nach Treffer', 'kriechen nach Treffer zum nächsten Busch', "ramper à l'abri", "ramper vers l'abri", "touché ramper à l'abri",
    "l'abri le plus proche",
  ],
  'LC-HIDE-06': [
    'get up', 'get up from hide', 'come out of hide', 'stand up again', 'when can he stand up', 'get up again and fight', 'come out of hiding', 'unpin',
    'how do I unpin', 'unpin and get up', 'se relever et repartir', 'stand up after hide', 'aufstehen', 'wieder aufstehen', 'aus Hide aufstehen',
    'wann aufstehen', 'se relever', 'quand se relever', 'se relever de sa cachette',
  ],
  'LC-ASLT-01': [
    'start an assault', 'start a melee', 'knife', 'knife attack', 'fight with knife', 'rifle butt', 'knife or rifle butt', 'how to start melee',
    'hand to hand with a knife', 'rifle butt attack', 'Messer', 'Kolben oder Messer', 'Nahkampf mit Messer', 'Nahkampf anfangen mit Messer', 'couteau',
    'combat au couteau', 'crosse ou couteau', 'attaquer au couteau',
  ],
  'LC-ASLT-02': [
    'charge distance', 'how far can I charge', 'charge range', 'move into contact', 'how far to move into contact', 'charge inches', 'charge the nearest enemy',
    'reach contact with a charge', 'charge move 4 or 7', 'Ansturm wie weit', 'Ansturm in Kontakt', 'in Kontakt ziehen', 'wie weit in Kontakt',
    'distance de charge', 'charger au contact', 'charge combien de pouces', 'charger quelle distance',
  ],
  'LC-ASLT-03': [
    'how does melee work', 'melee roll', 'melee factors', 'who wins melee', 'who wins the hand to hand', 'higher total wins', 'melee modifiers factors',
    'resolve melee', 'hand to hand factors list', 'hand to hand roll who wins', 'Nahkampf auswürfeln', 'Nahkampf Faktoren', 'wer gewinnt Nahkampf',
    'Faktoren, wer gewinnt', 'mêlée', 'facteurs de mêlée', 'qui gagne la mêlée', 'résoudre la mêlée facteurs',
  ],
  'LC-ASLT-04': [
    'pistol in melee', 'pistol bonus in melee', 'pistol plus 2', 'Luger in melee', 'pistol in an assault', 'Luger or colt pistol melee',
    'revolver pistol assault bonus', 'pistol plus two hand to hand', 'Pistole im Nahkampf', 'Nahkampf mit Pistole', 'Bonus Pistole Nahkampf', 'Pistole plus 2',
    'pistolet en mêlée', 'pistolet au corps à corps', 'bonus du pistolet en mêlée',
  ],
  'LC-ASLT-05': [
    'bayonet', 'bayonet bonus', 'bayonet charge', 'fix bayonets', 'bayonet plus 1', 'bayonet in melee', 'bayonet with pistol', 'Bajonett', 'Bajonett Bonus',
    'Bajonett im Nahkampf', 'baïonnette', 'baïonnette au canon', 'bonus de baïonnette',
  ],
  'LC-ASLT-06': [
    'outnumbered', 'outnumbered in melee', 'two against one', 'fighting several opponents', 'several enemies at once', 'several opponents melee',
    'outnumbered two against one', 'minus one per opponent', 'zwei oder mehrere Gegner', 'Nahkampf gegen mehrere', 'mehrere Gegner Abzug',
    'several against one', 'how many opponents minus', 'mehrere Gegner', 'mehrere gegen einen', 'plusieurs adversaires', 'contre plusieurs',
    'mêlée contre plusieurs adversaires', 'plusieurs contre un',
  ],
  'LC-ASLT-07': [
    'melee draw', 'draw in melee', 'tie in melee', 'what if melee is a tie', 'drawn fight', 'drawn fight get away', 'equal scores draw', 'get away from a draw',
    'melee is a tie or draw', 'Unentschieden', 'Nahkampf Unentschieden', 'Unentschieden, kann ich weg', 'bei Unentschieden weglaufen', 'égalité',
    'égalité en mêlée', 'mêlée nulle égalité', 'fuir après égalité',
  ],
  'LC-ASLT-08': [
    'another attacker', 'further attacker', 'attacked again same turn', 'second attacker', 'second attacker same turn', 'next attacker',
    'survivor attacked again', 'another attacker after winning', 'further attackers minus', 'next attacker after melee', 'weiterer Angreifer',
    'noch ein Angreifer', 'zweiter Angreifer', 'weitere Angreifer in der Runde', 'autre attaquant', 'deuxième attaquant', 'encore un attaquant',
    'attaquants suivants',
  ],
  'LC-ASLT-09': [
    'surrender when charged', 'gives up when charged', 'charged and surrenders', 'surrender to an assault', 'surrender when assaulted',
    'hiding man assaulted surrenders', 'pinned man charged surrenders', 'assaulted without friends', 'charged in hide gives up', 'gestürmt und ergibt sich',
    'beim Sturm ergeben', 'ergibt sich beim Sturm', 'Versteckter gestürmt, ergibt sich', "se rend à l'assaut", 'se rendre quand on est chargé',
    'chargé il se rend', 'se rend quand chargé',
  ],
};
