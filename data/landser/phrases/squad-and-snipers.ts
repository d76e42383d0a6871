import { phrases as original } from '../../landser-classic/phrases.ts';
import type { Phrases } from '../../phrases.ts';

/** The squad, its break-off point and snipers. */
// biome-ignore format: one rule a few lines
export const squadAndSnipers: Phrases = {
  'LS-SQD-02': [...original['LC-SQD-02']!],
  'LS-SQD-06': [...original['LC-SQD-06']!],
  'LS-BRK-02': [
    'fanatic squad break off', 'seuil de rupture troupes fanatiques', 'break off point of fanatics',
    'elite squad break point', 'grades of troops', 'troop quality', 'troop quality break', 'elite casualties before break', 'regular or elite',
    'troop grades', 'grades regular to fanatic', 'troop quality grades', 'grade of my troops', 'Truppenqualität Stufen', 'Stufen der Truppenqualität',
    'Qualität Truppenstufe', 'niveaux qualité des troupes', 'qualité niveau élite', 'quality grades', 'Truppenqualität', 'Elite Moral Stufen',
    'Qualität der Truppe', 'qualité des troupes', "troupes d'élite moral", 'élite ou régulier qualité', 'niveaux de qualité', 'do elite troops test later',
    'elite morale', 'veteran morale', 'better troops break later', 'how many casualties for an SS squad', 'fanatic troops morale', 'stubborn break point',
    'morale of elite troops', "moral des troupes d'élite", 'casualties for an elite squad',
    'how many casualties for fanatics', 'SS squad casualties before test', 'fanatics test when',
  ],
  'LS-BRK-03': [
    'was sind fanatische Trupps', 'what are fanatic squads', 'which troops are fanatic',
    'who is elite', 'which troops are elite', 'are paratroopers elite', 'SS elite', 'airborne elite', 'are rangers stubborn', 'soviets stubborn',
    'japanese fanatic', 'which nations are stubborn', 'are canadians stubborn', 'are SS elite', 'paratroopers elite or stubborn', 'parachutistes élite ou SS',
    'who is fanatic', 'Fallschirmjäger Elite', 'wer ist Elite', 'welche Nationen Elite', 'SS und Fallschirmjäger', 'qui est élite', 'parachutistes élite',
    'parachutistes et SS', 'are my paras elite', 'what are Rangers', 'what grade are the Soviets', 'is the SS elite', 'russian morale grade',
    'japanese morale', 'Canadians stubborn', 'welche Stufe haben die Russen', 'quel niveau pour les SS', 'grade of Russians', 'what grade are Russians',
    'russian troops grade', 'welche Stufe haben Sowjets', 'Russen Stufe', 'Soviets are what grade',
  ],
  'LS-SNIP-01': [
    'sniper rifle to hit', 'sniper to hit', 'sniper range', 'sniper rifle range', 'sniper long range hit', 'sniper rifle range 120',
    'Scharfschützengewehr Trefferwurf', 'Trefferwurf Scharfschützengewehr', 'fusil de sniper pour toucher', 'fusil de sniper portée', 'sniper rifle numbers',
    'sniper hit roll', 'Scharfschützengewehr', 'Scharfschütze Reichweite', 'Scharfschützengewehr Reichweite', 'fusil de sniper', 'portée fusil de sniper',
    'how far can a sniper shoot', 'max range of a sniper', 'sniper at 80 inches', 'sniper needs to hit', 'what does my sniper need',
    'sniper score at long range', 'was braucht der Scharfschütze', 'combien pour toucher au sniper', 'what does a sniper need to hit',
    'was braucht ein Scharfschütze zum Treffen', 'was braucht der Scharfschütze zum Treffen', 'sniper needs what number', 'what number does my sniper need',
  ],
  'LS-SNIP-02': [
    'sniper hides after moving', 'sniper moves then hides', 'free hide for sniper', 'sniper end of move', 'does sniper hide for free', 'sniper free hide',
    'sniper auto hide after move', 'after moving sniper vanishes', 'Scharfschütze versteckt sich nach Bewegung', 'Scharfschütze gratis verstecken',
    'nach Bewegung versteckt Scharfschütze', 'sniper se cache après mouvement', "tireur d'élite se cache gratuitement",
    "tireur d'élite se cache après déplacement", 'where is my sniper after moving', 'sniper stealth', 'sniper moved, is he visible',
    'is the sniper always hidden', 'Scharfschütze nach dem Laufen sichtbar', 'le sniper est-il toujours caché',
  ],
  'LS-SNIP-03': [
    'sniper hit effect', 'sniper effect table', 'sniper kill chance', 'does a sniper kill', 'effect of a sniper hit', 'effects of sniper kill',
    'sniper kills', 'sniper headshot effect', 'Wirkung vom Scharfschützen', 'Scharfschütze tödliche Wirkung', 'effet sniper, il tue', 'sniper tue',
    'sniper headshot kills', "effet d'un tir de sniper", 'sniper kills outright on', 'sniper effects roll', 'headshot', 'sniper headshot',
    'Scharfschütze Wirkung', 'Wirkung Scharfschützentreffer', 'sniper effet', 'what happens when a sniper hits', 'sniper hit what table', 'my sniper hit him',
    'sniper damage', 'chance of a sniper to kill', 'sniper got me, is he dead', 'Scharfschütze hat getroffen', 'le sniper a touché',
  ],
  'LS-SNIP-04': [
    'sniper aims', 'sniper takes aim', 'sniper aim bonus', 'aiming for another turn', 'aim longer with sniper', 'sniper aiming turns', 'aiming',
    'aim another turn', 'aiming bonus', 'sniper keeps aiming', 'Zielen', 'Zielen über mehrere Runden', 'Bonus fürs Zielen', 'sniper vise un tour de plus',
    'vise plus longtemps', 'viser un tour', 'bonus for aiming a turn', 'aim before shot sniper', 'extra aim turn', 'Scharfschütze zielt',
    'zielen mit Scharfschütze', 'sniper vise', 'viser avec sniper', 'bonus de visée sniper', 'sniper aims for two turns', 'take aim longer',
    'wait a turn to aim', 'bonus for aiming', 'does aiming help', 'aim for a turn then shoot', 'zielt zwei Runden', 'viser deux tours',
    'sniper waits on the same man', 'sniper aims three turns', 'sniper aiming for turns bonus', 'sniper stays on the same guy',
    'sniper who takes his time', 'Scharfschütze zielt länger', 'le sniper vise plus longtemps',
  ],
  'LS-SNIP-05': [
    'spotter', 'sniper spotter', 'sniper team spotter', 'spotter bonus', 'spotter plus 2', 'second sniper as spotter', 'bonus from a spotter',
    'guetteur bonus', 'Spotter Bonus plus 2', 'spotter second sniper team', 'bonus du guetteur', 'Spotter dabei Bonus', 'spotter bonus to spotting',
    'two man sniper team', 'Beobachter vom Scharfschützen', 'Scharfschützenbeobachter Bonus', 'Beobachter plus 2', 'Spotter als zweiter Scharfschütze',
    'guetteur plus 2', 'what does a spotter do', 'spotter gives what bonus', 'second man with the sniper', 'observer helps the sniper',
    'was bringt der Spotter', 'à quoi sert le guetteur',
  ],
  'LS-SNIP-06': [
    'does the spotter hide too', 'spotter hides after moving', 'spotter hides like sniper', 'spotter auto hide', 'spotter hides also',
    'does a spotter also hide', 'spotter hides himself', 'Beobachter versteckt sich ebenfalls', 'se cache aussi guetteur', 'hide spotter at end of move',
    'spotter vanishes like the sniper', 'Beobachter versteckt sich auch', 'Spotter versteckt sich', 'versteckt sich der Beobachter nach Bewegung',
    'guetteur se cache', 'guetteur se cache aussi', 'le guetteur se cache comme le sniper', 'spotter moved, is he hidden', "does the sniper's buddy hide too",
  ],
  'LS-SNIP-07': [
    'spotter sees for sniper', 'sniper sees what spotter sees', 'share with sniper what spotter saw', 'spotter shares target', 'shared target spotter sniper',
    'spotter passes target on', "sniper shares spotter's target", 'spotter saw it, sniper sees it', 'signale la cible guetteur',
    'meldet Ziel an Scharfschützen', 'meldet der Beobachter das Ziel', 'spotter passes on target', 'passes target to sniper',
    'Beobachter meldet Scharfschützen', 'Beobachter teilt Ziel', 'Ziel teilen Beobachter meldet', 'guetteur signale au sniper', 'guetteur signale la cible',
    'partage la cible avec sniper', 'spotter points out targets', 'does the sniper need to spot himself', 'spotter saw an enemy, can the sniper shoot',
    'spotter tells the sniper', 'muss der Scharfschütze selbst entdecken',
  ],
};
