export const GUNS = [
  '88mm',
  '90mm',
  '17-pdr',
  '85mm',
  '76mm-rus',
  '76mm-us',
  '75mm-long',
  '75mm-short',
  '75mm-us',
  '6-pdr',
  '57mm',
  '50mm',
  '50mm-short',
  '2-pdr',
  '45mm-rus',
  '45mm-ger',
  '37mm-us',
  '37mm-ger',
  '20mm',
] as const;
/** In a tank or towed. */
export type Gun = (typeof GUNS)[number];

export const LAUNCHERS = ['bazooka', 'panzerschreck', 'panzerfaust', 'piat'] as const;
export type Launcher = (typeof LAUNCHERS)[number];

export const MACHINE_GUNS = ['light-mg', 'heavy-mg'] as const;
export type MachineGun = (typeof MACHINE_GUNS)[number];

export const SMALL_ARMS = ['rifle', 'pistol', 'smg', ...MACHINE_GUNS] as const;
export type SmallArm = (typeof SMALL_ARMS)[number];

export const INDIRECT = ['infantry-mortar', 'heavy-mortar', 'artillery'] as const;
/** What fires in an arc. */
export type Indirect = (typeof INDIRECT)[number];

export const VEHICLES = [
  'tiger',
  'js',
  'kv',
  'pershing',
  'panther',
  'churchill',
  't34',
  't60-t70',
  'bt',
  'pz4',
  'pz3-late',
  'pz3-early',
  'stug3',
  'sherman',
  'lee',
  'stuart',
  'matilda',
  'valentine',
  'cruiser',
  'm13-40',
  'heavy-armored-car',
  'light-armored-car',
  'half-track',
  'truck',
] as const;
export type Vehicle = (typeof VEHICLES)[number];

export const UNITS = [...VEHICLES, 'infantry'] as const;
/** What moves. */
export type Mover = (typeof UNITS)[number];

export const SET_UP = [...GUNS, ...INDIRECT] as const;
/** What has to be set up before it fires. */
export type Emplaced = (typeof SET_UP)[number];
