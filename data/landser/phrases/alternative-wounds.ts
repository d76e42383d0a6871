import type { Phrases } from '../../phrases.ts';

/** The optional quick wounds. */
// biome-ignore format: one rule a few lines
export const alternativeWounds: Phrases = {
  'LS-ALT-01': [
    'quick wounding light wound on which numbers', 'quick wounds variant table',
    'alternative effects table', 'quick wounds', 'quick play wounds table', 'alternative wounds table', 'alternative hit effects',
    'simple wounds for quicker play', 'quick wounds optional', 'optional alternative wound table', 'quick play effects', 'alternative Wunden',
    'alternative Tabelle', 'schnelle Wunden optional', 'alternative Treffertabelle', 'blessures alternatives', 'tableau alternatif',
    'règle alternative blessures', 'tableau alternatif rapide', 'is there a faster wound system', 'less bookkeeping for wounds', 'simpler wounds',
    'skip the wound tables', 'fast play wounds',
    'règles de blessures plus simples', 'faster wound system', 'a faster system for wounds', 'less bookkeeping', 'simpler wound system',
    'simpler rule for wounds', 'règles plus simples de blessures', 'blessures plus simples', 'can we skip the wound tables', 'without the wound tables',
  ],
  'LS-ALT-02': [
    'alternative light wound', 'quick light wound', 'light wound alternative no run', 'light wound alternative penalty', 'leichte alternative Wunde',
    'alternative leicht, Abzug', 'légère alternative malus', 'légère alternative', 'light wound in alternative rules', 'alternative light wound no running',
    'alternative light minus one', 'light one in alternative wounds', 'alternative leichte Wunde', 'leichte Wunde alternative Regel',
    'leicht verwundet alternativ', 'alternative légère effet',
  ],
  'LS-ALT-03': [
    'alternative serious wound shooting modifier', 'serious wound penalty with the quick wounds',
    'alternative serious wound', 'serious wound in alternative rules', 'serious wound alternative penalty', 'serious alternative wound forward',
    'schwere alternative Wunde', 'alternative schwer, Abzug 2', 'grave alternative malus 2', 'grave alternative', 'grave ne peut avancer alternative',
    'alternative serious wound no advance', "serious can't go forward", 'minus 2 alternative serious wound', "can't go forward serious wound",
    'alternative serious no assault', 'alternative schwere Wunde', 'schwer verwundet nicht vorwärts', 'nicht vorwärts gehen schwer',
    'quick wounds serious result', 'simple wounds serious',
    'serious wound in the simple rules', 'serious wound in the quick rules',
  ],
  'LS-ALT-04': [
    'serious wound out of action at once', 'out at once on 5 or 6', 'alternative out of action roll', 'out of action die serious wound',
    'serious wound 5 or 6 out', 'die for being out at once', 'alternative serious wound instantly out', 'instantly out of action',
    'alternative instantly out die', 'sofort außer Gefecht', 'sofort außer Gefecht bei 5 oder 6', 'schwere Wunde sofort ausgeschaltet',
    'hors de combat immédiat', 'hors de combat tout de suite', 'grave hors de combat immédiat', 'quick wounds, is he out at once',
  ],
  'LS-ALT-05': [
    'two light wounds alternative', 'two light wounds with alternative wounds',
    'twice lightly wounded', 'two light make one serious', 'two lights count as serious', 'zweimal leicht zählt schwer', 'zweimal leicht',
    'zwei leichte zählen als schwere', 'deux légères', 'deux légères comptent', 'two light wounds', 'second light wound counts as serious',
    'two light wounds make a serious', 'light wound twice', 'lightly wounded twice', 'twice light equals serious', 'deuxième légère compte grave',
    'deux légères font une grave',
  ],
  'LS-ALT-06': [
    'second serious wound', 'two serious wounds, out', 'second serious wound two serious', 'zweimal schwer', 'zwei schwere Wunden, außer Gefecht',
    'zwei schwere', 'zweimal schwer, außer Gefecht', 'a second serious wound, is he out', 'two serious wounds, dead', 'deux graves, hors', 'deux graves',
    'deux graves, éliminé', 'deux blessures graves éliminé', 'two serious wounds', 'two serious wounds out of action', 'second serious wound out',
    'alternative second serious', 'zwei schwere Wunden',
  ],
  'LS-ALT-07': [
    'light and serious wound together', 'both a light and a serious', 'light plus serious', 'serious then light wound', 'light wound first then serious',
    'together, light and serious', 'both wounds together', 'both light and serious together', 'ensemble légère et grave', 'deux sortes de blessures ensemble',
    'blessures ensemble', 'mix of light and serious wounds', 'erst leicht, dann schwer, zusammen', 'together light and serious wounds',
    'already light now serious', 'combine light and serious', 'leichte und schwere Wunde zusammen', 'leicht und schwer zusammen', 'beide Wunden zusammen',
  ],
  'LS-ALT-08': [
    'medic heals light wound', 'medic removes light wound', 'medic takes a wound off', 'medic heals light wound without dice',
    'heal a light one, whole turn contact', 'Sanitäter heilt', 'Sanitäter heilt leicht Verwundeten', 'infirmier guérit', 'infirmier guérit une légère',
    'guérit, un tour entier au contact', 'Sanitäter heilt ganzen Zug', 'medic heals', 'heal light wound with medic', 'medic spends a turn',
    'medic a whole turn in contact', 'take off a light wound with medic', 'medic interrupted', 'Sanitäter heilt, ganzer Zug Kontakt',
    'infirmier guérit légère', 'infirmier guérit un tour entier', 'medic cures a light wound', 'how does a medic work in the quick rules',
    'cure a light wound with a medic', 'medic cures light wounds',
  ],
};
