import type { Phrases } from '../../phrases.ts';

/** What players call and ask about guns. */
// biome-ignore format: one rule on a few lines
export const guns: Phrases = {
  'WS-GUN-01': ['gun range', 'range of a gun', 'tank gun range', 'range of a tank gun', 'range of an 88 gun', 'pak range', 'AT gun range', 'auto-cannon range',
    'range of an auto-cannon', 'gun minimum range', 'gun too close minimum range', '75mm gun range', '37mm gun range', 'Reichweite Kanone',
    'Kanone Reichweite Pak', 'Reichweite der 88 Kanone', 'Mindestreichweite Kanone', 'portée du canon', 'canon de char portée', 'portée minimum du canon'],
  'WS-GUN-02': ['gun to hit', 'to hit with a gun', 'tank gun to hit', 'to hit with a tank gun', 'AT gun to hit', 'roll to hit with a gun', 'gun to hit roll',
    'pak to hit', 'pak gun to hit roll', 'off-table gun to hit', 'does cover change gun to hit', 'gun to hit moving tank', 'gun D20 to hit 8 12 16',
    'Kanone Trefferwurf', 'Kanone treffen', 'Trefferwurf Panzerkanone Kanone', 'Pak Kanone Trefferwurf', 'canon pour toucher', 'toucher au canon',
    'canon de char pour toucher'],
  'WS-GUN-03': ['actions to fire a gun', 'gun costs 4 actions', 'cost of firing a gun', 'gun shot 4 crew actions', 'crew actions to fire a gun',
    'how often can a gun fire', 'tank gun fire each turn', 'gun rate of fire', 'gun rate of fire crew actions', 'gun crew keep actions',
    'keep gun actions over', 'keep crew actions from turn to turn', 'reload a gun actions', 'Kanone abfeuern Aktionen', 'wie oft Kanone abfeuern',
    'Aktionen der Kanone aufheben', 'Kanone kostet Aktionen abfeuern', "canon combien d'actions", 'actions pour un tir de canon', 'cadence du canon actions'],
  'WS-ART-01': ['effect die by calibre', 'which die by calibre', 'calibre die', 'die for 75mm calibre', 'die for 105mm calibre', 'D6 D8 or D10 calibre',
    'which die for a gun', 'which die for an 88', 'D10 above 95mm', 'D8 for 75mm', 'gun under 75mm D6', 'die by gun calibre',
    'which die for a howitzer calibre', 'Kaliber Würfel', 'welcher Würfel Kaliber', 'Würfel nach Kaliber 105mm', 'W8 oder W10 Kaliber', 'dé par calibre',
    'quel dé calibre', 'calibre 105mm dé'],
  'WS-ART-02': ['gun effect on infantry', 'effect of guns on infantry', 'HE effect on infantry', 'HE on infantry', 'tank shell on infantry effect',
    'artillery effect on infantry', 'artillery on infantry', 'shell effect on infantry', 'HE shell infantry result', 'gun hits infantry result',
    'howitzer on infantry effect', 'artillery result 0 or less', 'high explosive HE infantry', 'Artillerie Wirkung Infanterie', 'Wirkung Kanone auf Infanterie',
    'HE Wirkung Infanterie', 'Artillerie auf Infanterie Wirkung', 'effet artillerie infanterie', 'effet du canon sur infanterie', 'obus effet infanterie'],
  'WS-ART-03': ['gun effect modifiers', 'artillery effect modifiers', 'effect modifiers for guns', 'gun effect die modifiers', 'artillery effect in cover',
    'gun effect in cover -1', 'artillery effect in an enclosed space', 'gun effect enclosed space', 'artillery effect suppressed -1',
    'gun effect suppressed -1', 'artillery die modifiers cover', 'gun die modifiers', 'Artillerie Modifikatoren', 'Modifikatoren Artillerie Kanone',
    'Artillerie Deckung Modifikatoren', 'Artillerie Modifikatoren Würfel', 'artillerie modificateurs', 'modificateurs artillerie couvert',
    'artillerie dé modificateurs'],
};
