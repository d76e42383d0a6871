import { phrases as original } from '../../landser-classic/phrases.ts';
import type { Phrases } from '../../phrases.ts';

/** Ranges, the roll to hit and jams. */
// biome-ignore format: one rule a few lines
export const firing: Phrases = {
  'LS-FIRE-06': [
    ...original['LC-FIRE-06']!, 'range bands up to 120', 'X range band', 'sixth range band', 'over 60 inches',
    'beyond extreme range', 'longest range in the game', 'über 60 Zoll schießen',
  ],
  'LS-FIRE-10': [
    'carbine vs rifle at short range', 'carbine or rifle better',
    'rifle or carbine to hit numbers', 'to hit numbers SMG', 'Trefferwurf Gewehr oder Karabiner', 'to hit roll rifle', ...original['LC-FIRE-10']!,
    'carbine to hit', 'M1 carbine to hit number', 'sniper or HMG hit numbers', 'HMG or sniper hit number',
  ],
  'LS-FIRE-11': [
    ...original['LC-FIRE-11']!, 'fire rifle from a parked vehicle', 'passenger in halftrack shoots from vehicle', 'firing out of a parked halftrack',
    'shoot from a standing vehicle', 'is it minus 3 even if the truck stands still', 'aus dem stehenden Fahrzeug schießen',
  ],
  'LS-FIRE-19': [
    'carbine fires twice', 'carbine two shots', 'carbine shoots twice', 'carbine double shot', 'two shots with a carbine', 'M1 carbine two shots',
    'fire twice in a turn', 'M1 carbine twice', 'can I shoot twice with carbine', 'second shot with carbine', 'Karabiner zweimal schießen',
    'zweimal schießen mit Karabiner', 'M1 Karabiner zwei Schuss', 'carabine tire deux fois', 'carabine deux tirs', 'tirer deux fois carabine',
    'how many shots does a carbine get', 'does the M1 carbine shoot twice', 'two different targets with the carbine', "what's good about the carbine",
    'wie oft schießt der Karabiner', 'combien de tirs avec la carabine',
  ],
  'LS-JAM-01': [...original['LC-JAM-01']!],
  'LS-JAM-02': [
    'rifle jam or sniper rifle', 'Gewehr klemmt, Hemmung Karabiner', 'fusil ou carabine enrayé', 'does a pistol or carbine jam', 'pistol jam on a 6',
    'Pistole oder Karabiner Hemmung', ...original['LC-JAM-02']!, 'carbine jam', 'carbine or rifle jams',
  ],
  'LS-JAM-04': [...original['LC-JAM-04']!, 'LMG jam in a burst'],
  'LS-JAM-05': ['gpmg jammed mid burst', 'men under the template when the gpmg jams', ...original['LC-JAM-05']!, 'HMG jam'],
};
