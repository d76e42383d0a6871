import type { Profile, Squad } from '../../src/kernel/ruleset.ts';

/** HP-INF-02: 8 to 12 men, including the officer. Other men and weapons than ten riflemen are set by hand. */
const INFANTRY = { men: 10, smg: 2, 'light-mg': 1, officer: 'present' } as const;

/**
 * What a player raises: a body of men, a weapon with its crew, or a vehicle of Table 1 with its crew
 * (HP-VEH-02). The book doesn't arm vehicles: `weapon` is set by hand. Where it gives no number of gunners, a gun has four,
 * a mortar three, a battery six.
 */
export const profiles = {
  infantry: { name: 'Infantry', fields: INFANTRY },
  'elite-infantry': { name: 'Elite infantry', fields: { ...INFANTRY, elite: true } },
  command: { name: 'Command', fields: { men: 4, smg: 2, officer: 'present', command: true } },
  officer: { name: 'Officer', fields: { men: 1 } },
  // HP-RUL-46: the referee makes it from a vehicle's crew that gets out.
  crew: { name: 'Crew on foot', fields: { men: 2 } },
  observer: { name: 'Forward observer', fields: { men: 1, observer: true } },
  gunners: { name: 'Gunners', fields: { men: 4, specialists: 'artillery' } },
  mortarmen: { name: 'Mortarmen', fields: { men: 3, specialists: 'mortar' } },
  // HP-INF-06, HP-INF-07: crews of one or two, of two or three.
  'light-machine-gun': { name: 'Light machine gun', fields: { men: 2, weapon: 'light-mg' } },
  'heavy-machine-gun': { name: 'Heavy machine gun', fields: { men: 3, weapon: 'heavy-mg' } },
  // HP-IAT-05, HP-IAT-06.
  'bazooka-team': { name: 'Bazooka team', fields: { men: 2, weapon: 'bazooka' } },
  'panzerschreck-team': { name: 'Panzerschreck team', fields: { men: 2, weapon: 'panzerschreck' } },
  'piat-team': { name: 'PIAT team', fields: { men: 2, weapon: 'piat' } },
  'panzerfaust-man': { name: 'Panzerfaust man', fields: { men: 1, weapon: 'panzerfaust' } },
  'infantry-mortar': { name: 'Infantry mortar', fields: { men: 3, weapon: 'infantry-mortar' } },
  'heavy-mortar': { name: 'Heavy mortar', fields: { men: 3, weapon: 'heavy-mortar' } },
  battery: { name: 'Battery', fields: { men: 6, weapon: 'artillery' } },

  // Table 3, towed.
  // biome-ignore format: a gun a line
  '88mm': { name: '88mm', fields: { men: 4, weapon: '88mm' } },
  '90mm': { name: '90mm', fields: { men: 4, weapon: '90mm' } },
  '17-pdr': { name: '17 pdr', fields: { men: 4, weapon: '17-pdr' } },
  '85mm': { name: '85mm', fields: { men: 4, weapon: '85mm' } },
  '76mm-rus': { name: 'Russian 76mm', fields: { men: 4, weapon: '76mm-rus' } },
  '76mm-us': { name: 'US 76mm', fields: { men: 4, weapon: '76mm-us' } },
  '75mm-long': { name: '75mm long', fields: { men: 4, weapon: '75mm-long' } },
  '75mm-short': { name: '75mm short', fields: { men: 4, weapon: '75mm-short' } },
  '75mm-us': { name: 'US 75mm', fields: { men: 4, weapon: '75mm-us' } },
  '6-pdr': { name: '6 pdr', fields: { men: 4, weapon: '6-pdr' } },
  '57mm': { name: '57mm', fields: { men: 4, weapon: '57mm' } },
  '50mm': { name: '50mm', fields: { men: 4, weapon: '50mm' } },
  '50mm-short': { name: '50mm short', fields: { men: 4, weapon: '50mm-short' } },
  '2-pdr': { name: '2 pdr', fields: { men: 4, weapon: '2-pdr' } },
  '45mm-rus': { name: 'Russian 45mm', fields: { men: 4, weapon: '45mm-rus' } },
  '45mm-ger': { name: 'German 45mm', fields: { men: 4, weapon: '45mm-ger' } },
  '37mm-us': { name: 'US 37mm', fields: { men: 4, weapon: '37mm-us' } },
  '37mm-ger': { name: 'German 37mm', fields: { men: 4, weapon: '37mm-ger' } },
  '20mm': { name: '20mm', fields: { men: 4, weapon: '20mm' } },

  // Table 1.
  tiger: { name: 'Tiger', fields: { vehicle: 'tiger', crew: 5 } },
  js: { name: 'JS', fields: { vehicle: 'js', crew: 5 } },
  kv: { name: 'KV', fields: { vehicle: 'kv', crew: 5 } },
  pershing: { name: 'Pershing', fields: { vehicle: 'pershing', crew: 5 } },
  panther: { name: 'Panther', fields: { vehicle: 'panther', crew: 5 } },
  churchill: { name: 'Churchill', fields: { vehicle: 'churchill', crew: 5 } },
  t34: { name: 'T-34', fields: { vehicle: 't34', crew: 4 } },
  't60-t70': { name: 'T-60', fields: { vehicle: 't60-t70', crew: 3 } },
  bt: { name: 'BT', fields: { vehicle: 'bt', crew: 3 } },
  pz4: { name: 'Panzer IV', fields: { vehicle: 'pz4', crew: 4 } },
  'pz3-late': { name: 'Panzer III (late)', fields: { vehicle: 'pz3-late', crew: 4 } },
  'pz3-early': { name: 'Panzer III (early)', fields: { vehicle: 'pz3-early', crew: 4 } },
  stug3: { name: 'Stug III', fields: { vehicle: 'stug3', crew: 4 } },
  sherman: { name: 'Sherman', fields: { vehicle: 'sherman', crew: 4 } },
  lee: { name: 'Lee', fields: { vehicle: 'lee', crew: 4 } },
  stuart: { name: 'Stuart', fields: { vehicle: 'stuart', crew: 3 } },
  matilda: { name: 'Matilda', fields: { vehicle: 'matilda', crew: 4 } },
  valentine: { name: 'Valentine', fields: { vehicle: 'valentine', crew: 4 } },
  cruiser: { name: 'Cruiser', fields: { vehicle: 'cruiser', crew: 4 } },
  'm13-40': { name: 'M13-40', fields: { vehicle: 'm13-40', crew: 4 } },
  'heavy-armored-car': { name: 'Heavy armoured car', fields: { vehicle: 'heavy-armored-car', crew: 3 } },
  'light-armored-car': { name: 'Light armoured car', fields: { vehicle: 'light-armored-car', crew: 3 } },
  'half-track': { name: 'Half-track', fields: { vehicle: 'half-track', crew: 2 } },
  truck: { name: 'Truck', fields: { vehicle: 'truck', crew: 1 } },

  'small-house': { name: 'Small house', fields: { house: 'small-house' } },
  'large-house': { name: 'Large house', fields: { house: 'large-house' } },
} as const satisfies Readonly<Record<string, Profile>>;

/** HP-INF-02 names what an infantry unit has and what the headquarters adds; the rest is a platoon as usually played. */
export const squads = {
  squad: { name: 'An infantry unit of ten', rule: 'HP-INF-02', members: [{ profile: 'infantry', count: 1 }] },
  'infantry-platoon': {
    name: 'Command and three infantry units',
    rule: 'HP-INF-02',
    members: [
      { profile: 'command', count: 1 },
      { profile: 'infantry', count: 3 },
    ],
  },
  'elite-platoon': {
    name: 'Command and three elite infantry units',
    rule: 'HP-INF-02',
    members: [
      { profile: 'command', count: 1 },
      { profile: 'elite-infantry', count: 3 },
    ],
  },
  'bazooka-platoon': {
    name: 'Infantry platoon with a bazooka team and a mortar',
    rule: 'HP-INF-02',
    members: [
      { profile: 'command', count: 1 },
      { profile: 'infantry', count: 3 },
      { profile: 'bazooka-team', count: 1 },
      { profile: 'infantry-mortar', count: 1 },
    ],
  },
  'panzerschreck-platoon': {
    name: 'Infantry platoon with a panzerschreck team and a mortar',
    rule: 'HP-INF-02',
    members: [
      { profile: 'command', count: 1 },
      { profile: 'infantry', count: 3 },
      { profile: 'panzerschreck-team', count: 1 },
      { profile: 'infantry-mortar', count: 1 },
    ],
  },
  'piat-platoon': {
    name: 'Infantry platoon with a PIAT team and a mortar',
    rule: 'HP-INF-02',
    members: [
      { profile: 'command', count: 1 },
      { profile: 'infantry', count: 3 },
      { profile: 'piat-team', count: 1 },
      { profile: 'infantry-mortar', count: 1 },
    ],
  },
  'mounted-platoon': {
    name: 'Infantry platoon in half-tracks',
    rule: 'HP-VEH-05',
    members: [
      { profile: 'command', count: 1 },
      { profile: 'infantry', count: 3 },
      { profile: 'half-track', count: 4 },
    ],
  },
  'machine-gun-platoon': {
    name: 'Two heavy machine guns',
    rule: 'HP-INF-02',
    members: [{ profile: 'heavy-machine-gun', count: 2 }],
  },
  'mortar-platoon': {
    name: 'Two heavy mortars with their observer',
    rule: 'HP-ART-04',
    members: [
      { profile: 'heavy-mortar', count: 2 },
      { profile: 'observer', count: 1 },
    ],
  },
  battery: {
    name: 'A battery with its observer and its truck',
    rule: 'HP-ART-12',
    members: [
      { profile: 'battery', count: 1 },
      { profile: 'observer', count: 1 },
      { profile: 'truck', count: 1 },
    ],
  },
  'german-gun-section': {
    name: 'A German anti-tank gun with its truck',
    rule: 'HP-INF-02',
    members: [
      { profile: '50mm', count: 1 },
      { profile: 'truck', count: 1 },
    ],
  },
  'us-gun-section': {
    name: 'A US anti-tank gun with its truck',
    rule: 'HP-INF-02',
    members: [
      { profile: '37mm-us', count: 1 },
      { profile: 'truck', count: 1 },
    ],
  },
  'british-gun-section': {
    name: 'A British anti-tank gun with its truck',
    rule: 'HP-INF-02',
    members: [
      { profile: '6-pdr', count: 1 },
      { profile: 'truck', count: 1 },
    ],
  },
  'russian-gun-section': {
    name: 'A Russian anti-tank gun with its truck',
    rule: 'HP-INF-02',
    members: [
      { profile: '45mm-rus', count: 1 },
      { profile: 'truck', count: 1 },
    ],
  },
  'tiger-platoon': {
    name: 'Two Tigers',
    rule: 'HP-VEH-01',
    members: [{ profile: 'tiger', count: 2 }],
  },
  'panther-platoon': {
    name: 'Three Panthers',
    rule: 'HP-VEH-01',
    members: [{ profile: 'panther', count: 3 }],
  },
  'pz4-platoon': {
    name: 'Three Panzer IVs',
    rule: 'HP-VEH-01',
    members: [{ profile: 'pz4', count: 3 }],
  },
  'stug3-platoon': {
    name: 'Three Stug IIIs',
    rule: 'HP-VEH-01',
    members: [{ profile: 'stug3', count: 3 }],
  },
  'sherman-platoon': {
    name: 'Three Shermans',
    rule: 'HP-VEH-01',
    members: [{ profile: 'sherman', count: 3 }],
  },
  'stuart-platoon': {
    name: 'Three Stuarts',
    rule: 'HP-VEH-01',
    members: [{ profile: 'stuart', count: 3 }],
  },
  'churchill-platoon': {
    name: 'Three Churchills',
    rule: 'HP-VEH-01',
    members: [{ profile: 'churchill', count: 3 }],
  },
  'cruiser-platoon': {
    name: 'Three cruiser tanks',
    rule: 'HP-VEH-01',
    members: [{ profile: 'cruiser', count: 3 }],
  },
  't34-platoon': {
    name: 'Three T-34s',
    rule: 'HP-VEH-01',
    members: [{ profile: 't34', count: 3 }],
  },
  'kv-platoon': {
    name: 'Two KVs',
    rule: 'HP-VEH-01',
    members: [{ profile: 'kv', count: 2 }],
  },
} as const satisfies Readonly<Record<string, Squad>>;
