/** What to use in place of the verbs of other rulebooks that this one lacks. */
export const instead = {
  initiative: 'Nobody throws for initiative: the sides take turns, one phase after the other.',
  wound: 'Nobody is treated: a wound costs an Action for the rest of the battle, and /effect says who is wounded.',
  weapon: 'Weapons neither jam nor have to be reloaded: /fire, /barrage and /tankhit spend Actions.',
  bail: 'Crews bale out without dice: /act action:dismount for men aboard, and /solo for the side that runs itself.',
  visibility: 'Nothing is thrown for visibility: how far a team sees is /spot.',
} as const;
