/** Every weapon of the book, in its order. */
export const WEAPONS = [
  'pistol',
  'rifle',
  'smg',
  'grenades',
  'panzerfaust',
  'light-mortar',
  'bar',
  'lmg',
  'at-rifle',
  'bazooka',
  'satchel',
  'flamethrower',
  'mmg',
  'hmg',
  'hmg-50',
  'medium-mortar',
  'heavy-mortar',
  'at-very-light',
  'at-light',
  'at-light-medium',
  'at-medium',
  'at-super',
  'at-heavy',
  'at-extra-heavy',
  'art-light',
  'art-medium',
  'art-heavy',
] as const;
export type WeaponId = (typeof WEAPONS)[number];

/** Every armoured vehicle of the book, Germany first. */
export const AFVS = [
  'panzer-1a',
  'panzer-2c',
  'panzer-3d',
  'panzer-3j',
  'panzer-4d',
  'panzer-4f2',
  'panzer-4h',
  'panther-g',
  'tiger',
  'king-tiger',
  'czech-35t',
  'stug-3',
  'jagdpanther',
  'wespe',
  'sdkfz-231',
  'sdkfz-251-1',
  'm5a1-stuart',
  'm3-grant',
  'm4a2-sherman',
  'm4a3e8-sherman',
  'm24-chaffee',
  'm41-bulldog',
  'm47-patton',
  'm8-scott',
  't12-gmc',
  'm36-slugger',
  'm36-jackson',
  'm7-priest',
  'm12-king-kong',
  'm8-greyhound',
  'm3-white',
  'm3-halftrack',
] as const;
export type AfvId = (typeof AFVS)[number];

export const SOFT_VEHICLES = ['truck', 'jeep', 'kubelwagen', 'motorcycle', 'cart'] as const;
export type SoftVehicleId = (typeof SOFT_VEHICLES)[number];

export const VEHICLES = [...AFVS, ...SOFT_VEHICLES] as const;
export type VehicleId = (typeof VEHICLES)[number];

/** Unarmed figures, as the point costs name them. */
export const FIGURES = ['green', 'line', 'veteran', 'noncom', 'officer', 'fo'] as const;
export type FigureId = (typeof FIGURES)[number];
