/** What to use instead of verbs that other rulebooks have and this one doesn't. */
export const instead = {
  initiative: 'Nobody throws for initiative. The sides take turns, one phase after the other.',
  wound: 'Nobody is treated. A wound costs an Action for the rest of the battle, and /effect says who’s wounded.',
  weapon: 'Weapons don’t jam and don’t need reloading. /fire, /barrage and /tankhit just spend Actions.',
  bail: 'Crews bail out without dice. Use /act action:dismount for men aboard, and /solo for the side that runs itself.',
  visibility: 'You don’t throw for visibility. /spot says how far a team can see.',
} as const;
