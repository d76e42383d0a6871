import type { Phrases } from '../../phrases.ts';

/** What players call and ask about melee. */
// biome-ignore format: one rule on a few lines
export const melee: Phrases = {
  'WS-MEL-01': ['when are figures in melee', 'what counts as close combat', 'how close for melee', 'base contact 1 inch', 'how many rounds of melee', 'hand to hand starts when', 'am I in melee', 'one round of melee per phase', 'charge into contact', 'distance for hand to hand',
    'wann Nahkampf', 'Nahkampf Abstand', 'wie nah für Nahkampf', 'Nahkampf wie viele Runden', 'quand y a-t-il mêlée', 'distance de mêlée', 'combien de rounds de mêlée'],
  'WS-MEL-02': ['can I shoot in melee', 'fire into close combat', 'shoot at an enemy in contact', 'shooting into a melee', 'fire when engaged in contact', 'enemy within 1 inch can I fire', 'shoot someone in hand to hand', 'no shooting in contact', 'shoot into a brawl', 'locked in melee shooting',
    'in Nahkampf schießen', 'aus dem Nahkampf schießen', 'in Kontakt schießen', 'schießen auf Figuren im Nahkampf', 'tirer dans une mêlée', 'tirer au contact', 'tirer en mêlée interdit'],
  'WS-MEL-03': ['melee roll', 'how does close combat work', 'hand to hand dice', 'melee modifiers', 'two against one in melee', 'bayonet fight roll', 'who wins the melee', 'melee draw equal scores', 'gang up melee bonus', 'melee table results', 'knife fight',
    'Nahkampf Wurf', 'Nahkampf würfeln', 'zwei gegen einen Nahkampf', 'Nahkampf unentschieden', 'Bajonett Nahkampf', 'jet de mêlée', 'corps à corps dés', 'mêlée deux contre un', 'égalité en mêlée'],
  'WS-MEL-04': ['lost melee by 1', 'pushed back in melee', 'forced back 1 inch', 'push back after hand to hand', 'beaten by one', 'melee push back no room', 'pushed back into a wall', 'loser pushed back', 'no space to be pushed back', 'beaten by 1',
    'Nahkampf um 1 verloren', 'zurückgedrängt', 'im Nahkampf zurückgedrängt', 'zurückgedrängt kein Platz', 'mêlée perdue de 1', 'repoussé en mêlée', "repoussé d'un pouce"],
  'WS-MEL-05': ['lost melee by 2', 'captured in melee', 'beaten by 2', 'beaten by two', 'taken prisoner', 'prisoner if no friend near', 'how do I capture someone', 'when is a man captured', 'friends within 4 inches prisoner', 'take prisoners in hand to hand', 'surrender in melee',
    'gefangen genommen', 'Nahkampf um 2 verloren', 'Gefangene machen', 'Gefangener im Nahkampf', 'fait prisonnier', 'mêlée perdue de 2', 'faire un prisonnier'],
  'WS-MEL-06': ['lost melee by 3', 'beaten by 3', 'beaten by three', 'wounded in melee', 'stabbed wound in melee', 'melee wound result', 'wounded and captured by 3', 'bayonet wound', 'loser is wounded hand to hand', 'lose by 3 wound',
    'Nahkampf um 3 verloren', 'im Nahkampf verwundet', 'verwundet durch Bajonett', 'Wunde im Nahkampf', 'mêlée perdue de 3', 'blessé en mêlée', 'blessé à la baïonnette'],
  'WS-MEL-07': ['lost melee by 4', 'beaten by 4', 'beaten by four', 'disabled in melee', 'knocked out in hand to hand', 'melee disabled result', 'disabled and taken by 4', 'knocked out in close combat', 'lose by 4 disabled', 'incapacitated in melee',
    'Nahkampf um 4 verloren', 'im Nahkampf kampfunfähig', 'kampfunfähig um 4', 'außer Gefecht im Nahkampf', 'mêlée perdue de 4', 'hors de combat en mêlée', 'mis hors de combat de 4'],
  'WS-MEL-08': ['lost melee by 5', 'beaten by 5', 'beaten by five or more', 'killed in melee', 'killed in hand to hand', 'melee death', 'dies in close combat', 'lose by 5 dead', 'bayoneted to death', 'melee kill result',
    'Nahkampf um 5 verloren', 'im Nahkampf getötet', 'tot im Nahkampf', 'getötet um 5', 'mêlée perdue de 5', 'tué en mêlée', 'tué au corps à corps'],
  'WS-MEL-09': ['extra figures when they lose', 'what happens to the extra men in melee', 'helpers in a lost melee', 'several against one and lost', 'does the whole gang suffer the melee result', 'supporters pushed back', 'extra fighters of the loser', 'we outnumbered him and lost', 'extra men go back 1 inch', 'who takes the melee result among several',
    'Helfer im verlorenen Nahkampf', 'mehrere gegen einen verloren', 'Helfer gehen zurück', 'zusätzliche Figuren Verlierer', 'plusieurs contre un perdu', 'figurines en plus du perdant', 'que deviennent les autres figurines du perdant'],
};
