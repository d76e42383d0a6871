import { unitFields } from '../../kernel/unit-fields.ts';

/**
 * What the referee remembers of a figure, in the words of the rulebook. The first ones come from the profile, or are set
 * by hand where only the players know; the rest follow from rulings. What does not hold is absent, false, 0 or empty.
 */
export const FIELDS = {
  weapon: 'What he is armed with',
  sidearm: 'His pistol',
  actions: 'The actions of his profile, commas between',
  squad: 'His squad: loaders, leaders and the break-off point go by it',
  leader: 'He commands the squad; the second in command takes over',
  medic: 'He is a medic (set by hand)',
  bayonet: 'He has a bayonet on his rifle (set by hand)',
  'at-base-line': 'A walking wounded who is back there (set by hand)',

  action: 'His action of this turn',
  allowance: 'Inches that he may move this turn',
  shot: 'He has fired in the Move and Fire of this turn',
  shots: 'Times that he has fired this turn',
  looked: 'Enemies that he has looked for this turn, commas between',
  opponents: 'Whom he has fought hand to hand this turn: how many',
  'light-this-turn': 'Light wounds since the turn now being played began',
  'hits-this-turn': 'Hits since the turn now being played began',

  moved: 'He moved in his last turn',
  'moved-fast': 'By Move Fast',
  sneaking: 'By Sneak',
  'fast-turn': 'The turn in which he last moved fast',
  'fast-turns': 'Turns of Move Fast running',
  fired: 'He has given himself away by firing',
  'last-target': 'Whom he fired at last',
  'last-shot': 'The turn in which he did',
  aware: 'Enemies that he has spotted, commas between',

  hiding: 'In hide: forced or chosen',
  'hide-turn': 'Forced: the turn of his that it takes',
  'hiding-in': 'Chosen: open or terrain',
  pinned: 'Hit twice or more in a turn: he stays where he is',
  covering: 'On Covering Fire, through the enemy turn',
  covered: 'Enemies that he has fired at so, commas between',

  jammed: 'Weapons that are jammed, commas between',
  'must-reload': 'Weapons that are empty, commas between',
  lost: 'Weapons that have blown up, commas between',
  'set-up': 'His GPMG is set up',
  barrel: 'The barrel has to be changed',
  bursts: 'Automatic bursts fired without a loader',
  'auto-turns': 'Turns of automatic fire running',
  'auto-turn': 'The last one of them',
  template: 'His template lies on the table',
  'in-template': 'Whose template he is in',

  angry: 'Next turn he returns fire: at whom',
  disorientated: 'Half speed, -1 to firing and assault, through his next turn',
  'needs-leader': 'To the nearest full cover, until a commander or medic comes',
  'walking-wounded': 'Sneaks to his base line, until a commander or medic comes',
  'light-wounds': 'Light wounds that still count',
  'serious-wounds': 'Serious wounds this battle',
  'wounds-a': '(a) wounds: -1" each, no Move Fast',
  'wounds-b': '(b) wounds: -1 to fire each',
  locked: 'In a drawn assault: with whom',
  guard: 'A prisoner: who guards him',
} as const;

export type Field = keyof typeof FIELDS;

export const { has, count, word, words } = unitFields<Field>();
