import type { Phrases } from '../../phrases.ts';

/** Terrain, houses, capture and visibility. */
// biome-ignore format: one rule a few lines
export const terrainCaptureAndVisibility: Phrases = {
  'HP-TER-01': [
    'hill', 'climb a hill', 'uphill speed', 'hills slow', 'tank uphill', 'how slow uphill', 'hill uphill', 'uphill infantry', 'up a hill, slow',
    'Hügel bergauf', 'Hügel langsam', 'bergauf Infanterie', 'colline, monter', 'monter une colline', 'up the hill', 'infantry climbs hill', 'Hügel', 'bergauf',
    'bergauf fahren langsam', 'colline', 'monter la colline', 'en montée colline',
  ],
  'HP-TER-02': [
    'cross a river', 'river', 'bridge', 'cross at a bridge', 'river crossing', 'river bridge', 'bridge over river', 'Brücke oder Furt', 'Fluss Brücke',
    'Fluss über Brücke', 'pont sur la rivière', 'traverser sur un pont', 'can tanks cross a river', 'river crossing by bridge or ford', 'Brücke',
    'über die Brücke', 'traverser une rivière', 'pont', 'pont ou gué rivière', 'traverser au pont',
  ],
  'HP-TER-03': [
    'hard or soft cover', 'what is hard cover', 'what counts as soft cover', 'is a wall hard cover', 'bushes soft cover', 'dug in hard cover',
    'is a hedge soft or hard', 'hard cover or soft cover', 'soft cover bushes', 'hard cover walls', 'harte Deckung', 'weiche Deckung', 'harte Deckung Mauer',
    'couvert dur', 'couvert léger', 'couvert dur et léger', 'couvert léger buissons', 'wood or fence cover type', 'bunker cover', 'cover from small arms',
    'type of cover', 'harte oder weiche Deckung', 'was ist harte Deckung', 'Deckung im Haus hart', 'Deckungsart weich',
  ],
  'HP-TER-04': [
    'artillery in woods', 'woods under artillery', 'forest shelter from artillery', 'forest artillery cover', 'woods shelter',
    'do woods protect from artillery', 'forest or woods artillery', 'woods artillery save', 'Wald gegen Artillerie', 'Wald schützt', 'bois contre artillerie',
    "forêt contre l'artillerie", 'forêt ou bois protège', 'trees against artillery', 'Wald unter Artillerie', 'Artillerie auf Wald',
    'schützt Wald vor Artillerie', 'artillerie sur un bois', "bois sous l'artillerie", "le bois protège-t-il de l'artillerie", 'forêt artillerie',
  ],
  'HP-TER-05': [
    'how many men in a house', 'room in a house', 'fit in a house', 'capacity of a house', 'how many fit in a house', 'fit into a large house',
    'wie viele passen ins Haus', 'passen ins große Haus', 'passen ins kleine Haus', 'combien tiennent dans une maison', 'hommes qui tiennent dans une maison',
    'capacité maison', 'house capacity', 'how many fit in a small house', 'capacity large house 6', 'fit in the building', 'passen ins Haus',
    "capacité d'une maison", 'place dans la maison', 'capacité grande maison',
  ],
  'HP-TER-06': [
    'shell a house', 'artillery at a house', 'direct artillery fire at a building', 'target a house with artillery', 'artillery direct at house',
    'house direct fire', 'can a gun shell a house', 'direct shot at a house', 'direkter Schuss aufs Haus', 'Haus direkter Beschuss',
    'Artillerie direkt aufs Haus', 'tir direct sur maison', 'artillerie directe sur une maison', 'tir direct maison', 'can artillery target a house',
    'shell the building', 'aim gun at house direct', 'Haus direkt beschießen', 'Artillerie auf Haus', 'direkt aufs Haus', 'canon sur maison direct',
    'artillerie maison cible',
  ],
  'HP-TER-07': [
    'hit on a house', 'roll to hit a house', 'damage roll on a house', 'house damage', 'does my shot damage the house', 'what damages a house',
    'house roll 4 or more', 'damage a house', 'house damage roll', 'damage the building', 'Schaden Haus Wurf', 'Schaden am Gebäude', 'dégâts sur maison',
    'jet de dégâts sur une maison', 'damage to a building roll', 'mortar damage to house', 'Schaden am Haus', 'Haus Schaden würfeln', 'Schadenswurf Haus',
    'dégâts à la maison', 'jet de dégâts maison', 'dégâts maison 4',
  ],
  'HP-TER-08': [
    'how many hits can a house take', 'house collapses', 'when does a house collapse', 'hits to destroy a house', 'fourth hit house', 'bring down a house',
    'house collapse', 'house collapses after how many', 'collapses on fourth hit', 'Haus einstürzen', 'Haus stürzt ein nach Treffern', 'stürzt ein',
    "maison s'effondre", "s'effondre maison", "combien avant que maison s'effondre", 'collapse of a large house', 'Haus stürzt ein', 'wann stürzt Haus ein',
    'Treffer bis Haus stürzt', 'combien de touches maison', "maison s'écroule", "s'écroule après combien", 'touches pour écrouler',
  ],
  'HP-TER-09': [
    'men inside when house falls', 'men in a destroyed house', 'house destroyed with men inside', 'inside a falling house', 'buried in a falling house',
    'men in falling house', 'buried when house falls', 'verschüttet im Haus', 'ensevelis sous la maison', 'buried men', 'men buried in a house',
    'buried inside', 'verschüttet', 'im einstürzenden Haus verschüttet', 'Männer drin verschüttet', 'ensevelis', 'ensevelis dans la maison',
  ],
  'HP-TER-10': [
    'tank shells house minus one', '-1 against house', 'lighter shells', 'tank gun against a wall minus', 'tank gun minus one at house',
    'lighter shells at house', 'minus one for lighter shells', 'leichte Geschosse', 'leichte Geschosse minus 1', 'obus légers', 'obus légers moins un',
    'tank gun vs house minus', 'light shells minus', 'Panzergeschoss auf Haus Abzug', 'Abzug für leichte Granaten', 'Pak auf Haus Abzug',
    'leichte Geschosse Abzug', 'obus léger malus', 'malus obus léger',
  ],
  'HP-TER-11': [
    'blow a hole in a wall', 'breach a wall', 'gap in the wall', 'breach in a fence', 'gap in a fence', 'breach', 'breach a fence', 'hole in a wall',
    'wall breach gap', 'Bresche', 'Bresche schießen', 'Bresche im Zaun', 'brèche', 'brèche dans la clôture', 'make a gap', 'halved wall section',
    'Mauer sprengen', 'Loch in die Mauer', 'Bresche in Mauer', 'brèche dans un mur', 'faire une brèche', 'trou dans la clôture brèche',
  ],
  'HP-CAP-01': [
    'capture a gun', 'capture enemy equipment', 'can I seize a gun', 'seize a gun', 'seize', 'seize enemy equipment', 'capture when no enemy within 2',
    'capture or seize equipment', 'Ausrüstung erobern', 'erobern', 'Geschütz oder Ausrüstung erobern', "s'emparer", "s'emparer d'un mortier",
    'capturer du matériel ennemi', 'enemy within 2 inches no capture', 'capture conditions', 'was kann man erobern', 'erobern wenn Gegner nahe',
    'capturer du matériel', "s'emparer du matériel", "s'emparer d'un canon",
  ],
  'HP-CAP-02': [
    'two men to capture', 'two men in touch', 'must men touch the gun', 'touch the piece at end of turn', 'touching the gun two', 'take it away next move',
    'two men needed to capture', 'zwei Mann berühren', 'deux hommes touchent', 'two men touching', 'zwei Mann zum Erobern', 'zwei Mann müssen berühren',
    'berühren am Zugende', 'wie viele Männer berühren', 'deux hommes pour capturer', 'deux hommes au contact', 'toucher la pièce à deux',
  ],
  'HP-CAP-03': [
    'use a captured gun', 'fire a captured gun', 'who can use captured weapons', 'infantry use captured gun', 'using a captured gun', 'captured gun fires',
    'captured mortar who can use', 'man captured gun', 'erbeutetes Geschütz', 'erbeuteter Mörser', 'erbeutetes Geschütz bemannen', 'utiliser canon capturé',
    'utiliser un mortier capturé', 'canon capturé, qui tire', 'captured mortar use', 'man a captured piece', 'erbeutetes Geschütz benutzen',
    'mit erbeutetem Geschütz schießen', 'wer bedient erbeutetes Geschütz', 'utiliser un canon capturé', 'servir un canon pris',
    'canon capturé utiliser par qui',
  ],
  'HP-VIS-01': [
    'beyond visibility', 'target beyond visibility', 'can I shoot past visibility limit', 'limit of visibility', 'beyond the visibility limit',
    'shooting beyond visibility', 'beyond the limit shots', 'jenseits der Sichtgrenze', 'Sichtgrenze schießen', 'au-delà de la limite',
    'au-delà de la limite de visibilité', 'tir au-delà', 'visibility limit', 'shoot past the limit', 'observer ignores visibility', 'visibility limit observer',
    'Sichtgrenze', 'über Sichtgrenze schießen', 'Sichtgrenze Beobachter', 'tirer au-delà de la limite',
  ],
  'HP-VIS-02': [
    'fog', 'fog today', 'haze', 'how far can we see today', 'fog or sun', 'haze or fog today', 'weather table', 'visibility table 2D6', 'fog table', 'Wetter',
    'Wetter und Nebel', 'Wettertabelle Nebel', 'Nebeltabelle Wetter', 'brouillard ou soleil', 'météo et brouillard', 'météo brouillard 2D6',
    'fog or haze visibility', 'sun or fog roll', 'visibility 2D6', 'Nebel', 'Nebel oder Dunst', 'brouillard', 'météo', 'jet pour brouillard météo',
  ],
};
