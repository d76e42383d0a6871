import type { Phrases } from '../../phrases.ts';

/** Mortars and artillery. */
// biome-ignore format: one rule a few lines
export const mortarsAndArtillery: Phrases = {
  'HP-ART-01': [
    'indirect fire', 'what is indirect fire', 'fire over houses', 'fire over hill indirect', 'direct or indirect', 'high arc', 'indirect over a house',
    'indirect fire over hill', 'indirektes Feuer über Haus', 'tir indirect par-dessus', 'Feuer indirekt', 'shells in a high arc', 'arc over a wood indirect',
    'indirektes Feuer', 'indirekt schießen', 'Steilfeuer', 'Steilfeuer über Hügel', 'tir indirect', 'tir indirect en cloche',
  ],
  'HP-ART-02': [
    'forward observer', 'does artillery need an observer', 'artillery observer', 'observer for artillery', 'no observer, no artillery', 'artillery range limit',
    'FO for artillery', 'forward observer needed', 'artillery needs FO', 'Artilleriebeobachter', 'braucht Artillerie einen Beobachter',
    'vorgeschobener Beobachter', 'ohne Artilleriebeobachter', 'observateur avancé', 'artillerie sans observateur', "observateur pour l'artillerie",
  ],
  'HP-ART-03': [
    'light mortar', 'light mortar range', 'light infantry mortar', 'light mortar sees target itself', 'light mortar observer', 'leichter Mörser Reichweite',
    'leichter Mörser der Infanterie', 'leichter Infanteriemörser', "mortier léger d'infanterie", 'how far light mortar', '60mm light mortar range',
    'infantry light mortar 50 inches', 'light mortar needs no call', 'leichter Granatwerfer', 'Reichweite leichter Granatwerfer', 'mortier léger',
    'mortier léger portée', 'mortier de 60 léger',
  ],
  'HP-ART-04': [
    'heavy mortar', 'heavy mortar range', 'heavy mortar needs observer', 'heavy mortar 81mm or 120mm', 'heavy mortar call', 'heavy mortar like artillery',
    'schwerer Mörser Beobachter', 'schwerer Mörser Reichweite', 'mortier lourd portée', 'mortier lourd appel', '81mm heavy mortar call',
    'heavy mortar observer', '120mm heavy mortar', 'heavy mortar unlimited range', 'schwerer Mörser', 'schwerer Granatwerfer Beobachter', 'mortier lourd',
    'mortier de 120 lourd',
  ],
  'HP-ART-05': [
    'set up a mortar', 'mortar set up', 'set up mortar one turn', 'mortar setup one turn', 'how long mortar setup', 'Mörser aufstellen',
    'Mörser aufstellen wie lange', 'Mörser aufbauen ein Zug', 'installation du mortier', 'installation mortier un tour', 'mortier installation', 'mortar setup',
    'mortar setup turns', 'how long to set up mortar', 'setting up a mortar', 'mortar setup time', 'fire mortar after setup', 'Mörser aufbauen',
    'wie lange Mörser aufbauen',
  ],
  'HP-ART-06': [
    'set up artillery', 'artillery setup', 'artillery setup time', 'how long to set up a battery', 'howitzer set up two turns', 'battery setup 2 turns',
    'setting up howitzers', 'emplace artillery battery', 'Artillerie aufbauen', 'Batterie in Stellung', 'Artillerie in Stellung bringen zwei Züge',
    'Batterie aufbauen', "installer l'artillerie", 'mise en batterie artillerie', 'batterie deux tours mise en batterie',
  ],
  'HP-ART-07': [
    'blast circle', 'mortar template', 'five circles', 'mortar circles', 'circles of blast', 'blast circles', 'blast circle mortar', 'Kreise',
    'fünf Kreise Mörser', 'Schablone Kreise', 'cinq cercles', 'cercles gabarit', 'blast circle template', 'make the mortar template',
    'circle template for mortars', 'circles short over left right', 'fünf Kreise', 'cercles de mortier', 'gabarit mortier', 'cinq cercles gabarit',
  ],
  'HP-ART-08': [
    'where does the mortar land', 'mortar scatter', 'mortar round lands', 'mortar scatter short or over', 'mortar shell lands off', 'mortar lands dead centre',
    'mortar round misfires', 'Mörser Abweichung D6', 'Abweichung vom Mörser', 'déviation du mortier', 'déviation mortier D6', 'mortar bomb lands short',
    'mortar lands over or left', 'mortar deviation', 'mortar scatter D6', 'Mörser Abweichung', 'Mörser Versager', 'déviation mortier', 'mortier raté déviation',
  ],
  'HP-ART-09': [
    'survive a mortar', 'mortar save', 'mortar saving throw', 'saves from mortar', 'mortar blast save', 'Rettungswurf gegen Mörser',
    'Rettungswurf bei Mörserfeuer', 'Mörser Rettungswurf 5', 'gegen Mörser retten', 'sauvegarde contre mortier', 'sauvegarde contre un mortier 5',
    'mortier sauvegarde', 'save from mortar blast', 'saving throw mortar', 'mortar kills', 'mortar save roll 5', 'men under mortar blast',
    'survive mortar bomb', 'saving throw in blast', 'sauvegarde mortier',
  ],
  'HP-ART-10': [
    'save bonus in a house', 'plus 2 on save', 'wall bonus save', 'near the middle minus 1', 'near centre of blast', 'save behind a wall plus 2',
    'save inside a house plus 2', 'wall save bonus', 'near middle save minus 1', 'save modifier wall or house', 'Rettungswurf hinter Mauer',
    'Rettungswurf im Haus plus 2', 'Mauer oder Haus Rettungswurf', 'sauvegarde derrière un mur', 'sauvegarde dans une maison', 'mur sauvegarde plus deux',
    'save modifier near centre', 'modifiers for blast save', 'house and wall save plus 2', 'Rettungswurf Modifikator', 'Mauer Bonus Rettungswurf',
    'bonus de sauvegarde', 'mur bonus sauvegarde', 'près du centre', 'modificateurs sauvegarde mur',
  ],
  'HP-ART-11': [
    'call for fire', 'call in artillery', 'call artillery', 'calling artillery takes how long', 'radio call', 'radio for artillery',
    'call again for the same target', 'call then fire next turn', 'call again for a new target', 'neu anfordern', 'Feuer anfordern', 'Artillerie anfordern',
    'anfordern per Funk', 'wie lange Feuer anfordern', 'demander un tir', "appel d'artillerie", 'appel radio', "demander l'artillerie par radio",
  ],
  'HP-ART-12': [
    'artillery square', 'artillery template', 'battery template', '3 by 4 rectangles', 'five rectangles', 'battery fires together',
    'rectangles of artillery square', 'make the artillery template', 'artillery rectangle size', 'Artillerieschablone', 'fünf Rechtecke', 'Batterie Rechtecke',
    'Artillerieschablone Rechteck', "gabarit d'artillerie", 'cinq rectangles', "rectangles d'artillerie gabarit",
  ],
  'HP-ART-13': [
    'where does the salvo land', 'salvo lands', 'battery misfires', 'salvo scatter', 'salvo deviation D6', 'salvo misfire', 'where the salvo strikes',
    'battery salvo lands short', 'Salve Abweichung Artillerie', 'Salve landet daneben', 'Salve weicht ab', 'déviation de la salve',
    "salve d'artillerie déviation", 'salve déviée', 'artillery deviation', 'battery misfire on 1', 'salvo short or over', 'salvo deviation', 'Salve Abweichung',
    'Artillerie Abweichung', 'déviation artillerie', 'salve déviation',
  ],
  'HP-ART-14': [
    'survive artillery', 'artillery save', 'save from a salvo', 'men under artillery', 'infantry under the barrage save', 'barrage kills infantry',
    'barrage survivors save', 'save under a barrage', 'Trommelfeuer überleben', 'barrage sauvegarde', 'artillery barrage saving throw', 'barrage save',
    'Artillerie Rettungswurf', 'Trommelfeuer Infanterie', 'Rettungswurf Trommelfeuer', 'sauvegarde artillerie', "survivre à l'artillerie",
    'barrage sur infanterie sauvegarde',
  ],
  'HP-ART-15': [
    'artillery on tanks', 'can artillery kill a tank', 'artillery vs vehicles', 'tank under artillery', 'vehicle under artillery', 'tanks under salvo',
    'artillery on trucks', 'artillery on vehicles', 'artillery vs tank', 'Panzer unter Artillerie', 'Panzer in der Salve Artillerie',
    'artillerie sur véhicules', 'chars sous artillerie', 'artillerie sur un char', 'vehicles under a salvo', 'salvo on trucks', 'does mortar hurt vehicles',
    'artillery destroys truck', 'Artillerie auf Panzer', 'Panzer unter Artilleriebeschuss', 'artillerie sur chars', 'char sous artillerie',
  ],
};
