/** Words of Hans 'n' Panzer that read badly as they are. */
export const words: Readonly<Record<string, string>> = {
  'dead-center': 'dead centre',
  'cannot-score': 'no score is enough',
  'not-hit': 'not hit',
  'retreats-1': 'retreats for one move',
  'retreats-2': 'retreats for two moves',
  'not-now': 'not this turn',
  'too-far': 'farther than it can go this turn',
  'half-height': 'half its height',
  glances: 'glances off',
  tiger: 'Tiger',
  js: 'JS',
  kv: 'KV',
  pershing: 'Pershing',
  panther: 'Panther',
  churchill: 'Churchill',
  t34: 'T-34',
  't60-t70': 'T-60 or T-70',
  bt: 'BT',
  pz4: 'Panzer IV',
  'pz3-late': 'late Panzer III',
  'pz3-early': 'early Panzer III',
  stug3: 'StuG III',
  sherman: 'Sherman',
  lee: 'Lee',
  stuart: 'Stuart',
  matilda: 'Matilda',
  valentine: 'Valentine',
  cruiser: 'Cruiser',
  'm13-40': 'M13/40',
  'heavy-armored-car': 'heavy armoured car',
  'light-armored-car': 'light armoured car',
  'half-track': 'half-track',
  'light-mg': 'light MG',
  'heavy-mg': 'heavy MG',
  '75mm-long': 'long 75mm',
  '75mm-short': 'short 75mm',
  '75mm-us': 'American 75mm',
  '76mm-us': 'American 76mm',
  '76mm-rus': 'Russian 76mm',
  '50mm-short': 'short 50mm',
  '45mm-rus': 'Russian 45mm',
  '45mm-ger': 'German 45mm',
  '37mm-us': 'American 37mm',
  '37mm-ger': 'German 37mm',
  '17-pdr': '17-pounder',
  '6-pdr': '6-pounder',
  '2-pdr': '2-pounder',
};

const WEAPONS: Readonly<Record<string, string>> = {
  smg: 'submachine gun',
  'light-mg': 'light machine gun',
  'heavy-mg': 'heavy machine gun',
  piat: 'PIAT',
};

/** A weapon as players say it. */
export function weaponName(weapon: unknown): string {
  return WEAPONS[String(weapon)] ?? words[String(weapon)] ?? String(weapon).replaceAll('-', ' ');
}

/** A length as players read it on the table. Rulings made before the measure was recorded are in inches. */
export function length(inches: unknown, measure: unknown): string {
  return `${inches}${measure === 'cm' ? ' cm' : '″'}`;
}
