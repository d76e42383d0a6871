import type { Phrases } from '../../phrases.ts';

/** The effects of a hit and light wounds. */
// biome-ignore format: one rule a few lines
export const effectsAndLightWounds: Phrases = {
  'LC-EFF-01': [
    'got hit now what', 'I got hit', 'effect of a hit', 'got hit what to roll', 'hit result table', 'result of a hit', 'what does a hit do', 'hit result 1-4',
    'what happens when I got hit', 'Treffer und Wirkung', 'what is the result of a hit', 'my man got hit result', 'Wirkung eines Treffers', 'Treffer was nun',
    'Treffer Wirkung würfeln', "effet d'une touche", 'touché que se passe-t-il', 'effet quand touché', 'soldat touché quel effet',
  ],
  'LC-EFF-02': [
    'effect bonus up close', 'effects roll up close', 'effects at short range', 'short range effects bonus', 'effects plus 2 point blank',
    'point blank effects roll bonus', 'close range effects bonus', 'effects plus 1 short range', 'Wirkung Bonus auf kurze Distanz', 'kurze Distanz Wirkung',
    'Wirkung plus 2 aus der Nähe', 'Bonus Wirkung kurze Distanz', 'effet bonus de près', "bonus d'effet à courte distance", 'de près effet plus 2',
    'effet de près courte distance',
  ],
  'LC-LIGHT-01': [
    'light wound table', 'table for light wounds', 'minor wound', 'minor wound table', 'lightly wounded table', 'minor wound list', 'flesh wound',
    'just a flesh wound', 'leichte Wunde würfeln Tabelle', 'flesh wound table minor', 'leichte Wunde Tabelle', 'leicht verwundet Tabelle',
    'leichte Wunden Tabelle würfeln', 'tableau blessure légère', 'blessé léger tableau', 'tableau des blessures légères', 'quel tableau blessure légère',
  ],
  'LC-LIGHT-02': [
    'light wound modifiers', 'modifiers on light wound roll', 'light wound plus one', 'second light wound', 'second light wound this turn',
    'another light wound same turn', 'plus one second light wound', 'modifier light wound short range', 'two light wounds this turn',
    'leichte Wunde Modifikator', 'zweite leichte Wunde', 'zweite leichte Wunde Modifikator', 'Modifikatoren auf leichte Wunde', 'modificateur blessure légère',
    'deuxième blessure légère', 'modificateurs deuxième blessure légère', 'seconde blessure légère modificateur',
  ],
  'LC-LIGHT-03': [
    'angry', 'angry soldier', 'what does angry do', 'angry must shoot back', 'must shoot back', 'has to return fire', 'angry return fire',
    'return fire next turn', 'wounded and angry shoot back', 'wütend', 'wütender Soldat', 'wütend muss zurückschießen', 'muss zurückschießen', 'en colère',
    'soldat en colère riposte', 'doit riposter', 'en colère doit riposter',
  ],
  'LC-LIGHT-04': [
    'check himself over', 'checks himself', 'nothing grave just a scratch', 'just a scratch', 'only a scratch', 'scratch check himself', 'looks himself over',
    'nothing grave looks himself over', 'check result one turn looks himself over', 'nur ein Kratzer', 'Kratzer', 'Kratzer prüft sich',
    'sich prüfen nur Kratzer', 'égratignure', 'juste une égratignure', 'simple égratignure il se vérifie', 'il se vérifie égratignure',
  ],
  'LC-LIGHT-05': [
    'disorientated', 'what does disorientated do', 'disorientated soldier', 'dazed', 'dazed soldier half speed', 'dazed or disorientated', 'half speed dazed',
    'disorientated half speed', 'dazed minus one firing', 'desorientiert', 'benommen', 'Soldat benommen', 'desorientiert oder benommen halbes Tempo',
    'désorienté', 'soldat désorienté', 'sonné désorienté', 'que fait désorienté',
  ],
  'LC-LIGHT-06': [
    'needs a leader', 'needs a leader to touch him', 'wants his leader', 'waits for leader', 'waits for an officer', 'needs officer contact',
    'needs an officer or commander', 'stays in cover until leader comes', 'commander comes to touch him', 'braucht Anführer', 'wartet auf Anführer',
    'braucht einen Anführer Kontakt', 'Anführer muss kommen', "besoin d'un chef", 'attend un chef', 'il attend que le chef vienne',
    "besoin d'un chef au contact",
  ],
  'LC-LIGHT-07': [
    'walking wounded', 'what do walking wounded do', 'walking wounded goes back', 'goes back to base line', 'back to base line wounded', 'wounded sneaks back',
    'sneaks back to base line', 'walking wounded fired at', 'may walking wounded fire', 'gehfähig verwundet', 'gehfähiger geht zurück',
    'zurück zur Grundlinie gehfähig', 'Verwundeter schleicht zurück gehfähig', 'blessé qui marche', 'blessé capable de marcher', "blessé marche vers l'arrière",
    "retourne à l'arrière blessé",
  ],
  'LC-LIGHT-08': [
    'light wound becomes serious', 'becomes a serious wound', 'light wound turns serious', 'turns into serious wound', 'light wound 7 or more',
    'light wound roll 8', 'rolled 7 on light wound', 'light wound 7 becomes serious', 'turns out serious', 'leichte Wunde wird schwer',
    'wird zur schweren Wunde', 'leichte wird doch schwer', 'blessure légère devient grave', 'devient grave', 'légère à 7 devient grave',
  ],
};
