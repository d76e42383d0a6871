import type { Phrases } from '../../phrases.ts';

/** Infantry and its small arms. */
// biome-ignore format: one rule a few lines
export const infantryWeapons: Phrases = {
  'HP-INF-01': [
    'what weapons can infantry have', 'arms of the infantry', 'kinds of infantry weapons', 'which arms do foot soldiers carry', 'foot soldier arms',
    'list of infantry arms', 'what do foot soldiers carry', 'available arms', 'Bewaffnung der Infanterie', 'welche Waffen hat Infanterie',
    'Infanterie Bewaffnung Liste', "armement de l'infanterie", 'quelles armes pour fantassins', 'fantassins armement',
  ],
  'HP-INF-02': [
    'squad size', 'infantry unit', 'unit of 8 to 12', 'basic infantry unit', 'basic infantry squad', 'squad of 8 to 12', 'size of a squad',
    'infantry squad size', 'Infanteriegruppe', 'Infanteriegruppe wie groß', 'Größe einer Infanteriegruppe', 'escouade', "escouade combien d'hommes",
    'escouade de 8 à 12', 'how big is an infantry squad', 'Infanteriegruppe Stärke', 'platoon or squad composition', 'NCO in each unit', 'squad composition',
    'Gruppe wie viele Mann', 'Zusammensetzung der Gruppe', 'Einheit wie viele Mann Gruppe', "composition d'une unité", 'unité de 8 à 12',
  ],
  'HP-INF-03': [
    'infantry weapon ranges', 'range table small arms', 'weapon ranges', 'small arms range', 'range table infantry weapons', 'weapon range table',
    'rifle range', 'rifle and MG ranges', 'infantry range', 'Reichweitentabelle', 'Reichweite Gewehr, MG, Infanteriewaffen', 'Reichweiten Infanteriewaffen',
    'Reichweitentabelle Infanterie', 'tableau des portées infanterie', 'portées des armes', 'all small arms ranges', 'table of infantry weapon ranges',
    "portées des armes d'infanterie", 'range of small arms', 'all infantry ranges', 'Reichweiten', 'Infanterie Reichweiten', 'portées', 'portées infanterie',
    'tableau des portées',
  ],
  'HP-INF-04': [
    'what is a rifle', 'M1 Garand same as rifle', 'bolt action', 'semi auto Garand', 'bolt action or Garand', 'is a Garand better', 'Garand bonus',
    'Kar98 or Garand', 'self loading rifle', 'bolt action Kar98', 'halbautomatisches Gewehr Garand', 'Garand besser', 'Karabiner oder Garand', 'fusil à verrou',
    'Garand ou fusil à verrou', 'Garand semi-automatique',
  ],
  'HP-INF-05': [
    'rifle to hit', 'rifle fire', 'rifle shot', 'rifle roll', 'rifle shot roll', 'rifle to hit in cover', 'rifle shots', 'rifle fire in cover',
    'roll for rifle fire', 'Gewehrschuss', 'Gewehrschuss würfeln', 'Gewehrfeuer auf Deckung', 'Gewehrfeuer würfeln', 'coup de fusil', 'tir de fusil',
    'coup de fusil pour toucher', 'what do I need with rifle', 'shooting with rifles', 'rifle vs soft cover', 'rifle vs hard cover', 'Gewehrfeuer',
    'tir au fusil', 'fusil pour toucher', 'toucher au fusil',
  ],
  'HP-INF-06': [
    'BAR', 'BAR and bren', 'bren crew one or two', 'LMG crew', 'bipod', 'bipod LMG', 'LMG bipod', 'bipod bren', 'BAR bipod', 'leichtes MG Zweibein',
    'leichtes MG BAR', 'bipied BAR', 'degtyarev', 'is the BAR an LMG', 'Zweibein', 'BAR oder Bren Zweibein', 'leichtes MG Mannschaft',
    'fusil-mitrailleur servants', 'FM bipied', 'bipied fusil-mitrailleur bren',
  ],
  'HP-INF-07': [
    'vickers', 'vickers crew', 'HMG crew', 'tripod', 'HMG vickers', 'tripod vickers', 'heavy machine gun tripod', 'HMG crew of two or three',
    '.50 cal tripod HMG', 'schweres MG Dreibein', 'Dreibein', 'Dreibein .50', 'mitrailleuse lourde trépied', 'trépied vickers', 'HMG trépied', 'HMG on tripod',
    '.50 cal or vickers', 'tripod crew three men', 'Dreibein Lafette', 'schweres MG auf Dreibein', 'Vickers Dreibein', 'trépied',
    'mitrailleuse lourde sur trépied',
  ],
  'HP-INF-08': [
    'cone of fire', 'cones', 'cone of fire length', 'cone of an LMG or HMG', 'cone size', 'lay a cone of fire', 'width of the cone', 'Feuerkegel auflegen',
    'Länge vom Feuerkegel', 'Feuerkegel LMG', 'cône de tir LMG', 'longueur du cône', 'cône de tir largeur', 'MG cone', 'how long is the MG cone',
    'lay the cone', 'LMG cone 12', 'HMG cone 18', 'Feuerkegel', 'cône de tir', 'cône de tir longueur',
  ],
  'HP-INF-09': [
    'machine gun fire', 'MG fire roll', 'MG42 to hit', 'machine gun hits men', 'machine gun burst at men', 'MG42 burst', 'machine gun roll for each man',
    'bren or MG42 fire', 'MG42 fire roll', 'MG burst hits', 'MG Feuerstoß', 'MG42 Feuerstoß auf Männer', 'MG Feuerstoß auf Infanterie',
    'rafale de mitrailleuse', 'rafale de MG42', 'rafale sur infanterie', 'MG roll for each man', 'machine gun to hit in cover', 'MG schießt auf Infanterie',
    'MG auf Männer in Deckung', 'tir de mitrailleuse', 'mitrailleuse sur infanterie', 'mitrailleuse pour toucher', 'MG42 tir sur infanterie',
  ],
  'HP-INF-10': [
    'machine gun a jeep', 'MG at a truck', 'machine gun vs truck', 'MG against jeep', 'shoot up a truck', 'strafe a jeep', 'MG at a jeep', 'MG on truck',
    'truck or jeep hit by MG', 'MG auf Jeep', 'MG gegen LKW', 'mitrailleuse contre camion', 'jeep ou camion mitrailleuse', 'MG at soft vehicles',
    'can MG destroy a soft vehicle', 'shoot up soft vehicle', 'MG auf LKW', 'MG gegen Jeep', 'mitrailleuse sur camion', 'mitrailleuse contre jeep',
    'véhicule léger mitrailleuse camion',
  ],
  'HP-INF-11': [
    'SMG', 'SMG fire', 'tommy gun', 'tommy gun to hit', 'sten or tommy gun roll', 'SMG to hit', 'PPSh SMG', 'sten gun to hit', 'MP40 SMG', 'MP40 or tommy gun',
    'SMG or sten fire', 'SMG roll', 'MP40 Maschinenpistole', 'grease gun', 'submachine gun to hit', 'SMG cone 4', 'Maschinenpistole',
    'MPi Maschinenpistole Wurf', 'mitraillette', 'tir à la mitraillette', 'pistolet-mitrailleur mitraillette',
  ],
  'HP-INF-12': [
    'pistol', 'pistol fire', 'pistol to hit', 'shoot a pistol', "officer's pistol", 'Luger', 'Luger or Colt pistol', 'revolver', 'pistol range 1',
    'revolver pistol roll', 'Pistole', 'Pistole schießen', 'Luger Pistole Trefferwurf', 'pistolet', 'tirer au pistolet', 'pistolet pour toucher',
  ],
};
