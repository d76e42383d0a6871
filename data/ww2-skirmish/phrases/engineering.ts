import type { Phrases } from '../../phrases.ts';

/** What players call and ask about bunkers and demolition. */
// biome-ignore format: one rule on a few lines
export const engineering: Phrases = {
  'WS-BNK-01': ['shoot at a bunker with rifles', 'small arms against a bunker', 'mg at a bunker', 'rifle fire through a bunker slit', 'bunker firing slit', 'bullets vs bunker', 'shoot into a pillbox', 'rifles against a pillbox', 'machine gun vs pillbox', 'hit men in a bunker with rifle',
    'mit Gewehr auf Bunker schießen', 'MG gegen Bunker', 'Bunker Schießscharte', 'Handfeuerwaffen Bunker', 'tirer au fusil sur un bunker', 'armes légères contre bunker', 'mitrailleuse contre bunker meurtrière'],
  'WS-BNK-02': ['tank gun at a bunker', 'bazooka against a bunker', 'explosives against a bunker', 'flamethrower at a bunker', 'shell hits a bunker', 'artillery on a pillbox', 'flame a bunker', 'blast a bunker with a gun', 'panzerfaust at a bunker', 'mortar on bunker',
    'Kanone gegen Bunker', 'Flammenwerfer auf Bunker', 'Panzerfaust gegen Bunker', 'Sprengstoff gegen Bunker', 'canon contre bunker', 'lance-flammes sur un bunker', 'explosif contre bunker'],
  'WS-BNK-03': ['rifle grenade at a bunker', 'small gun against a bunker', '37mm vs bunker', 'auto-cannon at a bunker', 'grenade outside a bunker', '20mm on a pillbox', 'bunker -2 for grenades', 'small calibre bunker penalty', 'hand grenade against bunker wall', 'gun under 50mm at bunker',
    'Gewehrgranate gegen Bunker', 'kleine Kanone gegen Bunker', 'Kaliber unter 50mm Bunker', '2cm auf Bunker', 'grenade à fusil contre bunker', 'petit canon contre bunker', 'petit calibre bunker'],
  'WS-DEM-01': ['post a grenade into a bunker', 'satchel charge in a bunker', 'posting a charge through the slit', 'grenade through the bunker slit', 'charge posted inside', 'blow up the men in a bunker with a charge', 'put a charge into the pillbox', 'stuff explosives into a bunker', 'posted grenade effect inside', 'clear a bunker with grenades',
    'Granate in Bunker stecken', 'geballte Ladung in Bunker', 'Ladung durch Schießscharte in Bunker', 'Granate hinein in Bunker', 'glisser une grenade dans le bunker', 'charge dans un bunker', 'charge glissée par la meurtrière'],
  'WS-DEM-02': ['dud', 'grenade dud', "charge doesn't go off", 'dud on a 1', 'fails to explode', 'dud grenade in bunker', 'does it go off', 'failed charge dud', 'misfire of a posted grenade', 'unexploded charge',
    'Blindgänger', 'Granate zündet nicht', 'Ladung zündet nicht Blindgänger', 'Blindgänger bei 1', "raté n'explose pas", "grenade n'explose pas", 'charge ratée'],
  'WS-DEM-03': ['blow the bridge', 'demolish scenario objective', 'blow up the objective', 'enough explosives for the bridge', 'destroy the target in the scenario', 'scenario demolition', 'do I roll to blow the bridge', 'demolition objective destroyed', 'explosives for the scenario target', 'blow up the radar',
    'Brücke sprengen', 'Szenario Sprengung Ziel', 'Ziel im Szenario sprengen', 'Brücke sprengen ohne Wurf', 'faire sauter le pont', "détruire l'objectif du scénario", 'faire sauter objectif explosifs'],
  'WS-DEM-04': ['how long to set a charge', 'set a demolition charge', 'actions to plant explosives', 'plant a bomb', 'placing a charge 8 actions', 'engineers laying charges', 'plant explosives over several turns', 'time to rig explosives', 'setting charges how many turns', 'rig the charge',
    'Sprengladung anbringen', 'wie lange dauert Ladung anbringen', 'Sprengladung Aktionen', 'Pioniere Ladung legen', 'poser une charge', "combien d'actions pour poser la charge", 'poser des explosifs'],
};
