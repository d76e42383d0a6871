import type { Phrases } from '../../phrases.ts';

/** The throw to hit and its modifiers. */
// biome-ignore format: one rule a few lines
export const toHit: Phrases = {
  'LC-FIRE-10': [
    'to hit number', 'to hit roll', 'rifle to hit number', 'Kar98 to hit', 'MP40 to hit', 'to hit numbers tommy gun', 'MG42 to hit', 'bren to hit number',
    'pistol to hit', 'to hit table', 'what do I roll to hit', 'does a natural 1 miss to hit', 'MG34 to hit roll', 'needed to hit with a pistol',
    'what do I need to hit with rifle', 'Trefferwurf', 'Trefferwurf Gewehr', 'Trefferwurf MP40', 'Trefferwurf MG42 Tabelle', 'jet pour toucher',
    'jet pour toucher au fusil', 'pour toucher quel jet', 'toucher avec MP40 quel jet',
  ],
  'LC-FIRE-11': [
    'shoot from a vehicle', 'fire from a jeep', 'shoot from a moving truck', 'fire from moving vehicle', 'passenger shoots from a truck',
    'jeep driving and firing', 'firing from a halftrack', 'shooting out of a jeep or truck', 'passengers firing from the vehicle', 'aus Fahrzeug schießen',
    'vom Fahrzeug feuern', 'aus fahrendem Fahrzeug', 'aus dem LKW Fahrzeug schießen', 'tirer depuis un véhicule', 'tirer du véhicule en marche',
    'passager tire du véhicule', 'véhicule en mouvement tirer depuis',
  ],
  'LC-FIRE-12': [
    'penalty for moving and shooting', 'moving penalty', 'moved and fired penalty', 'move and fire modifier', 'modifier for moving', 'minus 1 for moving',
    'modifier if the firer moved', 'the firer moved, what penalty', 'malus car le tireur bouge', 'penalty when the firer moved', 'Abzug für Bewegung',
    'Abzug wenn bewegt', 'Schütze bewegt Abzug', 'bewegt und gefeuert Abzug', 'malus pour mouvement', 'malus si le tireur bouge', 'tireur bouge malus',
  ],
  'LC-FIRE-13': [
    'shoot at a running man', 'shooting at a runner', 'target is running', 'hit a running target', 'running target modifier', 'target ran',
    'target ran last turn modifier', 'shooting at a target that runs', 'toucher une cible qui court', 'harder to hit a running target', 'rennendes Ziel',
    'auf rennendes Ziel schießen', 'Ziel rennt Abzug', 'Ziel rennt', 'cible qui court', 'tirer sur une cible qui court', 'malus si la cible court',
  ],
  'LC-FIRE-14': [
    'half cover modifier', 'half cover minus one', 'half cover penalty', 'penalty to hit in half cover', 'shooting at half cover',
    'modifier when target is in half cover', 'minus one half cover', 'light cover half cover penalty', 'half cover to hit', 'halbe Deckung Abzug',
    'Abzug für halbe Deckung', 'auf halbe Deckung schießen', 'halbe Deckung Modifikator', 'demi couvert malus', 'malus pour demi couvert',
    'tirer sur demi couvert', 'demi couvert modificateur',
  ],
  'LC-FIRE-15': [
    'full cover modifier', 'full cover minus two', 'full cover penalty', 'penalty to hit in full cover', 'shooting at full cover',
    'modifier when target is in full cover', 'minus two full cover', 'hard cover full cover penalty', 'full cover to hit', 'volle Deckung Abzug',
    'Abzug für volle Deckung', 'auf volle Deckung schießen', 'volle Deckung Modifikator', 'couvert total malus', 'malus pour couvert total',
    'tirer sur couvert total', 'couvert total modificateur',
  ],
  'LC-FIRE-16': [
    'same target as last turn', 'same target again', 'same target bonus', 'bonus for shooting the same target', 'shoot the same man again',
    'bonus same man as last turn', 'firing again at same target', 'aim again at the same man bonus', 'gleiches Ziel wie letzte Runde', 'gleiches Ziel Bonus',
    'nochmal auf gleiches Ziel', 'Bonus gleiches Ziel', "même cible qu'avant", 'même cible bonus', 'retirer sur la même cible', 'bonus même cible',
  ],
  'LC-FIRE-17': [
    'impossible shot', 'impossible to hit', 'need more than 6 to hit', 'need a 7 to hit, impossible', 'more than 6 needed', 'hit on natural 6 if impossible',
    'excess goes to effects', 'excess modifier above 6', 'need above 6', 'excess over 6 impossible shot', 'unmöglicher Schuss', 'unmöglicher Treffer',
    'brauche mehr als 6', 'mehr als 6 nötig, unmöglicher Schuss', 'tir impossible', 'tir impossible plus de 6', 'besoin de plus de 6 impossible',
  ],
  'LC-FIRE-18': [
    "dog's chance", 'dogs chance roll', 'dogs chance 2D6', "dog's chance gun blows up", 'gun blows up on 2', 'lucky shot with 2D6', 'lucky shot',
    'lucky shot dogs chance 11', 'does the gun blow up', '2D6 lucky shot out of range', 'Glücksschuss', 'Glücksschuss mit 2D6', 'Glücksschuss Waffe explodiert',
    'Waffe explodiert 2D6', 'tir chanceux', 'tir chanceux 2D6', 'coup de chance tir chanceux', 'arme explose 2D6',
  ],
};
