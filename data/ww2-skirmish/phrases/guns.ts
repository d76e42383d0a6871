import type { Phrases } from '../../phrases.ts';

/** What players call and ask about guns. */
// biome-ignore format: one rule on a few lines
export const guns: Phrases = {
  'WS-GUN-01': ['tank gun range', 'range of an 88', 'pak 40 range', 'how far does a gun shoot', 'auto-cannon range', 'minimum range of an AT gun', '37mm gun range', '75mm gun range', '20mm auto cannon how far', 'gun too close to fire', 'field gun ranges',
    'Reichweite Panzerkanone', 'Reichweite Pak', 'wie weit schießt die 88', 'Kanone Reichweite', 'Mindestreichweite Pak', 'portée du canon', 'portée canon de char', 'portée du 88'],
  'WS-GUN-02': ['to hit with a tank gun', 'tank gun to hit roll', 'AT gun to hit', 'hit a tank with a gun', 'does cover matter for guns to hit', 'roll to hit with artillery', 'pak to hit number', 'off table artillery to hit', 'gun at a moving tank', 'what do I need to hit a tank with a gun', 'off board guns hit',
    'Trefferwurf Panzerkanone', 'Trefferwurf Pak', 'Kanone treffen', 'Artillerie Trefferwurf', 'jet pour toucher canon', 'toucher un char au canon', 'canon antichar pour toucher'],
  'WS-GUN-03': ['actions to fire a gun', 'cost of firing a tank gun', 'how often can a tank gun fire', 'gun costs 4 actions', 'gun crew saves actions', 'reload the gun', 'gun rate of fire', 'fire main gun each turn', 'keep gun actions over to next turn', 'how many crew actions for the pak',
    'Kanone Aktionen pro Schuss', 'wie oft schießt die Kanone', 'Aktionen Pak abfeuern', 'Kanone nachladen', "combien d'actions pour tirer au canon", 'cadence du canon', 'coût du tir de canon'],
  'WS-ART-01': ['which die for gun calibre', 'HE die by calibre', 'effect die of an 88', 'calibre die D6 D8 D10', '75mm HE which die', '105mm howitzer die', 'which dice for artillery', 'calibre of the gun and die', 'HE shell dice type', 'die for guns above 95mm',
    'welcher Würfel nach Kaliber', 'Kaliber Würfel', 'Würfel für 105mm', 'Kaliber W8 oder W10', 'quel dé selon le calibre', 'calibre dé', 'dé pour le 105mm calibre'],
  'WS-ART-02': ['HE effect on infantry', 'artillery effect on men', 'what does a tank shell do to infantry', 'gun hits infantry effect', 'HE shell casualties', 'shelling infantry result', 'artillery hit results', 'high explosive on infantry', 'howitzer shell vs infantry effect', 'effect of shells 0 or less',
    'Artillerie Wirkung auf Infanterie', 'Sprenggranate gegen Infanterie', 'Wirkung von Granaten der Artillerie', 'HE gegen Infanterie', "effet de l'artillerie sur infanterie", "obus explosif contre infanterie", 'artillerie résultat infanterie'],
  'WS-ART-03': ['artillery effect modifiers', 'gun effect against men in cover', 'HE in a building', 'shelling suppressed men', 'modifiers to HE effect die', 'HE suppressed target modifier', 'artillery enclosed space bonus', 'gun effect enclosed', 'cover against artillery effect', 'shells on men in foxholes modifier',
    'Artillerie Wirkung Modifikatoren', 'Artillerie gegen Deckung Abzug', 'HE im Gebäude Modifikator', 'Modifikatoren Kanone Wirkung', "modificateurs d'effet artillerie", 'artillerie contre couvert modificateur', 'modificateurs du canon'],
};
