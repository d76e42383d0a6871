import { phrases as original } from '../../landser-classic/phrases.ts';
import type { Phrases } from '../../phrases.ts';

/** Light and serious wounds, and how long they last. */
// biome-ignore format: one rule a few lines
export const effectsAndLightWounds: Phrases = {
  'LS-LIGHT-02': [...original['LC-LIGHT-02']!],
  'LS-LIGHT-03': [...original['LC-LIGHT-03']!],
  'LS-LIGHT-05': [
    'disorientated', 'what does disorientated do', 'disorientated soldier', 'dazed', 'dazed soldier half speed', 'dazed or disorientated', 'half speed dazed',
    'disorientated half speed', 'can a dazed man fire or assault', 'desorientiert', 'benommen', 'Soldat benommen', 'desorientiert oder benommen halbes Tempo',
    'désorienté', 'soldat désorienté', 'sonné désorienté', 'que fait désorienté', 'light wound 3', 'light wound 4', 'rolled a 3 or 4 on light wound',
    '3 on the light wound table', '4 on the light wound table', 'is he slowed by the light wound', 'can a disorientated man shoot',
    'can he shoot after a light wound', 'leichte Wunde 3 oder 4', 'blessure légère 3 ou 4', 'slowed by a light wound', 'light wound slows him',
    'light wound result 3', 'light wound result 4', 'a 4 for the light wound', 'what can a disorientated man do', 'can a disorientated man move',
  ],
  'LS-SER-02': [...original['LC-SER-02']!],
  'LS-SER-03': [...original['LC-SER-03']!],
  'LS-SER-05': [
    'medic roll 6 is he dead', 'medic roll of 6', 'serious wound 5 and medic roll 6',
    'man down medic contact', 'downed man medic helps', 'man down first aid', 'down, wait for the medic', 'Sanitäter hilft dem Mann am Boden',
    'am Boden, Sanitäter', 'Mann am Boden erste Hilfe', 'soldat à terre infirmier', 'homme à terre premiers soins', ...original['LC-SER-05']!,
  ],
  'LS-SER-06': [...original['LC-SER-06']!],
  'LS-SER-07': ['wounded fighting in assault minus', 'Verwundeter im Nahkampf Abzug', ...original['LC-SER-07']!],
  'LS-SER-08': [
    'how long does a wound last', 'do wounds heal', 'wound lasts how long', 'wounds last all game', 'when is he back to normal',
    'back to normal after a wound', 'wound permanent', 'are wounds permanent', 'wound lasts until normal', 'how long do wounds last',
    'wounds lasting, back to normal', 'Wunde hält wie lange', 'wieder normal nach Wunde', 'until when is he wounded', 'combien de temps blessé',
    'blessé combien de temps dure', 'permanent or back to normal', 'wie lange hält eine Wunde', 'Wunde dauerhaft', 'wann wieder normal nach Wunde',
    'Wunden dauerhaft oder wieder normal', 'blessure permanente', 'quand redevient normal', "durée d'une blessure permanente", 'how long is he wounded',
    'wound duration', 'does a wound ever heal', 'do I keep my wounds all game', 'heal a wound', 'wie lange verwundet', 'heilt eine Wunde',
  ],
};
