import type { Formation, Troops } from './book.ts';

/** Who serves in the formations. A weapons carrier also has a pistol, but no grenades (PT-TROOP-03). */
// biome-ignore format: a man or a team a line
export const troops = {
  noncom:             { name: 'noncom with SMG', men: 1, figure: 'noncom', weapons: ['smg', 'grenades'] },
  captain:            { name: 'captain or lieutenant', men: 1, figure: 'officer', weapons: ['pistol', 'grenades'] },
  rifleman:           { name: 'rifleman', men: 1, figure: 'line', weapons: ['rifle', 'grenades'] },
  'smg-man':          { name: 'trooper with SMG', men: 1, figure: 'line', weapons: ['smg', 'grenades'] },
  'panzerfaust-man':  { name: 'man with one panzerfaust', men: 1, figure: 'line', weapons: ['panzerfaust'], rockets: 1 },
  'bar-man':          { name: 'BAR man', men: 1, figure: 'line', weapons: ['bar', 'pistol'] },
  'lmg-team':         { name: 'LMG team', men: 2, figure: 'line', weapons: ['lmg', 'pistol', 'pistol'] },
  'mmg-team':         { name: 'MMG team', men: 2, figure: 'line', weapons: ['mmg', 'pistol', 'pistol'] },
  // The same gun as the MMG, so an MMG can stand for it.
  'hmg-team':         { name: 'HMG team', men: 2, figure: 'line', weapons: ['hmg', 'pistol', 'pistol'] },
  // 81 mm, sometimes 50 mm.
  'mortar-team':      { name: 'mortar team', men: 2, figure: 'line', weapons: ['medium-mortar', 'pistol', 'pistol'] },
} as const satisfies Readonly<Record<string, Troops>>;

/** Germany and the USA in 1944, and the two squads of the sample scenario. */
// biome-ignore format: a part a line
export const formations = {
  'german-infantry-squad': {
    name: 'German infantry squad', nation: 'germany', rule: 'PT-ORG-01',
    parts: [{ count: 1, of: 'noncom' }, { count: 1, of: 'lmg-team' }, { count: 6, of: 'rifleman' }],
  },
  'panzergrenadier-squad': {
    name: 'Panzergrenadier squad', nation: 'germany', rule: 'PT-ORG-01',
    parts: [{ count: 1, of: 'noncom' }, { count: 1, of: 'lmg-team' }, { count: 4, of: 'rifleman' }, { count: 1, of: 'smg-man' }],
    remark: 'They mostly ride in trucks. In a half-track one trooper works the LMG over the cab, and the team mounts its own at the rear',
  },
  'volksgrenadier-squad': {
    name: 'Volksgrenadier squad', nation: 'germany', rule: 'PT-ORG-01',
    parts: [{ count: 9, of: 'smg-man' }],
    remark: 'Or like an infantry squad, or one with half its riflemen armed with SMGs',
  },
  'volkssturm-squad': {
    name: 'Volkssturm squad', nation: 'germany', rule: 'PT-ORG-01',
    parts: [{ count: 1, of: 'noncom' }, { count: 1, of: 'lmg-team' }, { count: 3, of: 'rifleman' }, { count: 2, of: 'smg-man' }, { count: 1, of: 'panzerfaust-man' }],
    remark: 'Just one example: they had whatever there was',
  },
  'german-platoon': {
    name: 'German platoon', nation: 'germany', rule: 'PT-ORG-01',
    parts: [{ count: 3, of: 'german-infantry-squad' }, { count: 1, of: 'noncom' }, { count: 1, of: 'lmg-team' }, { count: 3, of: 'rifleman' }],
    remark: 'A noncom or an officer commands; its squads can be of any kind',
  },
  'german-company': {
    name: 'German company', nation: 'germany', rule: 'PT-ORG-01',
    parts: [{ count: 3, of: 'german-platoon' }, { count: 1, of: 'captain' }, { count: 3, of: 'noncom' }, { count: 8, of: 'rifleman' }, { count: 1, of: 'german-weapons-platoon' }],
    remark: 'The 8 have rifles, SMGs and radios; a captain or lieutenant commands',
  },
  'german-weapons-platoon': {
    name: 'German weapons platoon', nation: 'germany', rule: 'PT-ORG-01',
    parts: [{ count: 3, of: 'noncom' }, { count: 2, of: 'hmg-team' }, { count: 11, of: 'rifleman' }],
  },
  'panzergrenadier-weapons-in-trucks': {
    name: 'Panzergrenadier weapons platoon, company in trucks', nation: 'germany', rule: 'PT-ORG-01',
    parts: [{ count: 4, of: 'hmg-team' }, { count: 2, most: 3, of: 'panzergrenadier-squad' }],
    remark: 'Plus the platoon commander and his men',
  },
  'panzergrenadier-weapons-in-half-tracks': {
    name: 'Panzergrenadier weapons platoon, company in half-tracks', nation: 'germany', rule: 'PT-ORG-01',
    parts: [{ count: 4, of: 'hmg-team' }, { count: 2, of: 'mortar-team' }, { count: 1, most: 2, of: 'panzergrenadier-squad' }, { count: 1, of: 'sdkfz-251-1' }],
    remark: 'The mortars are 81 mm, sometimes 50 mm; the platoon rides in trucks, except its headquarters',
  },
  'german-tank-platoon': {
    name: 'German tank platoon', nation: 'germany', rule: 'PT-ORG-01',
    parts: [{ count: 4, of: 'tank' }],
    remark: '5 until 1944, often fewer',
  },
  'german-tank-company': {
    name: 'German tank company', nation: 'germany', rule: 'PT-ORG-01',
    parts: [{ count: 3, of: 'german-tank-platoon' }, { count: 2, of: 'tank' }],
  },
  'us-infantry-squad': {
    name: 'US infantry squad', nation: 'usa', rule: 'PT-ORG-01',
    parts: [{ count: 7, most: 10, of: 'rifleman' }, { count: 1, of: 'bar-man' }],
    remark: 'Usually with at least one SMG, the noncom’s, and a lot of extra kit',
  },
  'us-armoured-infantry-squad': {
    name: 'US armoured infantry squad', nation: 'usa', rule: 'PT-ORG-01',
    parts: [{ count: 1, of: 'noncom' }, { count: 3, of: 'smg-man' }, { count: 4, of: 'rifleman' }, { count: 2, of: 'bar-man' }, { count: 1, of: 'mmg-team' }, { count: 1, of: 'm3-halftrack' }],
    remark: 'As organised in 1942; weaker by 1944',
  },
  'us-tank-platoon': {
    name: 'US tank platoon', nation: 'usa', rule: 'PT-ORG-01',
    parts: [{ count: 5, of: 'tank' }],
    remark: 'Tank destroyers are the same, often with a few armoured cars',
  },
  'us-tank-company': {
    name: 'US tank company', nation: 'usa', rule: 'PT-ORG-01',
    parts: [{ count: 3, of: 'us-tank-platoon' }, { count: 2, of: 'tank' }],
  },
  'us-battery': {
    name: 'US artillery battery', nation: 'usa', rule: 'PT-ORG-01',
    parts: [{ count: 6, of: 'gun' }],
    remark: 'Self-propelled or not',
  },
  'observer-team': {
    name: 'observer team', nation: 'usa', rule: 'PT-ARTY-02',
    parts: [{ count: 1, of: 'forward-observer' }, { count: 1, of: 'radioman' }],
  },
  'mcdonald-squad': {
    name: 'Sergeant McDonald’s squad', nation: 'usa', rule: 'PT-SCEN-08',
    parts: [{ count: 1, of: 'noncom' }, { count: 6, of: 'rifleman' }, { count: 1, of: 'bar-man' }],
  },
  'schmidt-section': {
    name: 'Sergeant Schmidt’s section', nation: 'germany', rule: 'PT-SCEN-08',
    parts: [{ count: 1, of: 'noncom' }, { count: 1, of: 'lmg-team' }, { count: 4, of: 'rifleman' }],
  },
} as const satisfies Readonly<Record<string, Formation>>;
