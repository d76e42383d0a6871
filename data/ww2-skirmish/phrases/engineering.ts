import type { Phrases } from '../../phrases.ts';

/** What players call and ask about bunkers and demolition. */
// biome-ignore format: one rule on a few lines
export const engineering: Phrases = {
  'WS-BNK-01': ['small arms at a bunker', 'rifles at a bunker', 'shoot a bunker with rifles', 'rifle fire at a bunker', 'mg at a bunker',
    'machine gun at a bunker', 'small arms bunker only a 20', 'only a 20 at a bunker', 'pillbox', 'shoot a pillbox', 'rifles at a pillbox', 'mg at a pillbox',
    '20 kills an occupant bunker', 'Gewehre auf Bunker', 'MG auf Bunker', 'Gewehre gegen einen Bunker', 'Bunker nur 20', 'fusils contre bunker',
    'mitrailleuse contre bunker', 'fusils contre bunker seulement 20'],
  'WS-BNK-02': ['explosive at a bunker', 'explosives at bunkers', 'flame at a bunker', 'flamethrower at a bunker', 'explosives or flame bunker',
    'shell hits a bunker', 'tank shell bunker', 'artillery hits a bunker', 'bunker hit by an explosive', 'bunker hit by flame', 'bazooka hits a bunker',
    'bunker hit D6 every occupant', 'after a bunker is hit', 'Sprengstoff gegen Bunker', 'Flamme gegen Bunker', 'Bunker getroffen Sprengstoff',
    'Flammenwerfer gegen Bunker', 'explosif contre bunker', 'flammes contre bunker', 'bunker touché explosif'],
  'WS-BNK-03': ['small gun at a bunker', 'small guns at bunkers', 'small guns and grenades at bunkers', 'gun below 50mm bunker',
    'gun below 50mm at a bunker -2', 'bunker -2', 'rifle grenade at a bunker -2', 'grenade at a bunker -2', 'auto-cannon at a bunker',
    '20mm auto-cannon bunker', '37mm gun bunker below 50mm', 'hand grenade at bunker -2', 'kleine Kanone gegen Bunker', 'Granate gegen Bunker -2',
    'unter 50mm gegen Bunker', 'Gewehrgranate gegen Bunker -2', 'petit canon contre bunker', 'grenade contre bunker -2', 'moins de 50mm contre bunker'],
  'WS-DEM-01': ['post a grenade into a bunker', 'posting into a bunker', 'posted into a bunker', 'grenade posted into a bunker', 'charge posted into a bunker',
    'post a charge into a bunker', 'post a charge through the slit', 'grenade through the slit', 'charge through the slit of a bunker', 'satchel charge posted',
    'satchel charge into a bunker', 'posted hits all inside', 'Ladung in Bunker werfen', 'Granate in Bunker werfen', 'in Bunker werfen durch Schlitz',
    'Ladung durch Schlitz in Bunker', 'charge dans le bunker', 'grenade dans le bunker', 'charge par la fente dans le bunker'],
  'WS-DEM-02': ['dud', 'dud on a 1', 'grenade dud', 'charge dud', 'is it a dud', 'does not go off', 'charge does not go off', 'grenade does not go off',
    'does it go off', 'dud does not go off', 'roll for a dud', 'fails to go off dud', 'Blindgänger', 'Blindgänger bei 1', 'Granate Blindgänger',
    'Ladung Blindgänger', 'raté', 'charge explosive raté', 'raté sur un 1'],
  'WS-DEM-03': ['blow up the bridge', 'blow the bridge', 'scenario demolition', 'demolition target', 'demolition target in a scenario',
    'scenario target for demolition', 'destroy the demolition target', 'explosives enough to destroy it', 'enough explosives for the bridge',
    'blow up the scenario target', 'demolition no throw needed', 'do I roll to blow up the bridge', 'Brücke sprengen', 'Szenario Ziel sprengen',
    'Ziel sprengen ohne Wurf', 'Sprengung im Szenario Ziel', 'faire sauter le pont', 'faire sauter la cible du scénario', 'cible du scénario explosifs'],
  'WS-DEM-04': ['set a charge', 'setting a charge', 'set a demolition charge', 'how long to set a charge', 'charge 8 actions', '8 actions to set a charge',
    'plant a charge', 'plant explosives 8 actions', 'plant a demolition charge', 'charge set over several turns', 'work on a charge', 'engineers set a charge',
    'Sprengladung anbringen', 'Sprengladung 8 Aktionen', 'wie lange Sprengladung anbringen', 'Pioniere Sprengladung anbringen', 'poser une charge',
    'poser une charge 8 actions', 'combien de temps poser une charge'],
};
