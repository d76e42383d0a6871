import type { Vehicles } from './book.ts';

/**
 * Tons, speed in inches, armour, guns, machine guns and points as printed. Misprints are corrected: the side of the
 * Czech tank (PT-RUL-11), speed and armour of the T-12 (PT-RUL-12). The Grant has no points printed (PT-RUL-13).
 */
export const vehicles = {
  rule: 'PT-VEH-01',
  // biome-ignore format: as the book prints it
  afvs: {
    'panzer-1a':      { name: 'Panzer I A', nation: 'germany', tons: 5, mobility: 'tracked', speed: 12, front: 9, side: 9, guns: [], mgs: ['turret', 'turret'], points: 21, remark: 'not used after 1940' },
    'panzer-2c':      { name: 'Panzer II C light tank', nation: 'germany', tons: 10, mobility: 'tracked', speed: 15, front: 10, side: 9, guns: [{ weapon: 'at-very-light', calibre: 20, mount: 'turret' }], mgs: ['coaxial'], points: 29, remark: 'in the line until 1941, for reconnaissance throughout the war' },
    'panzer-3d':      { name: 'Panzer III D medium tank', nation: 'germany', tons: 19, mobility: 'tracked', speed: 17, front: 10, side: 10, guns: [{ weapon: 'at-light', calibre: 37, mount: 'turret', apOnly: true }], mgs: ['coaxial', 'coaxial', 'bow'], points: 41, remark: '1939-41' },
    'panzer-3j':      { name: 'Panzer III J medium tank', nation: 'germany', tons: 22, mobility: 'tracked', speed: 13, front: 11, side: 10, guns: [{ weapon: 'at-light-medium', calibre: 50, mount: 'turret' }], mgs: ['coaxial', 'bow'], points: 40, remark: '1941-43; Afrika Korps' },
    'panzer-4d':      { name: 'Panzer IV D medium tank', nation: 'germany', tons: 20, mobility: 'tracked', speed: 14, front: 10, side: 9, guns: [{ weapon: 'art-light', calibre: 75, mount: 'turret' }], mgs: ['coaxial', 'bow'], points: 37, remark: '1939-41, support' },
    'panzer-4f2':     { name: 'Panzer IV F2 medium tank', nation: 'germany', tons: 24, mobility: 'tracked', speed: 12, front: 11, side: 10, guns: [{ weapon: 'at-medium', calibre: 75, mount: 'turret' }], mgs: ['coaxial', 'bow'], points: 37, remark: '1942-45' },
    'panzer-4h':      { name: 'Panzer IV H medium tank', nation: 'germany', tons: 25, mobility: 'tracked', speed: 11, front: 13, side: 10, guns: [{ weapon: 'at-medium', calibre: 75, mount: 'turret' }], mgs: ['coaxial', 'bow'], points: 44, remark: '1944-45' },
    'panther-g':      { name: 'Panzer V G Panther medium tank', nation: 'germany', tons: 45, mobility: 'tracked', speed: 14, front: 16, side: 11, guns: [{ weapon: 'at-super', calibre: 75, mount: 'turret' }], mgs: ['coaxial', 'bow', 'roof'], points: 71, projectors: true, remark: 'from late 1943' },
    tiger:            { name: 'Panzer VI E Tiger heavy tank', nation: 'germany', tons: 55, mobility: 'tracked', speed: 9, front: 15, side: 13, guns: [{ weapon: 'at-heavy', calibre: 88, mount: 'turret' }], mgs: ['coaxial', 'bow'], points: 70, projectors: true, remark: '1942-45' },
    'king-tiger':     { name: 'Panzer VI b King Tiger heavy tank', nation: 'germany', tons: 70, mobility: 'tracked', speed: 7, front: 18, side: 11, guns: [{ weapon: 'at-heavy', calibre: 88, mount: 'turret' }], mgs: ['coaxial', 'bow'], points: 83, projectors: true, remark: '1944 on' },
    'czech-35t':      { name: 'Czech 35t light tank', nation: 'germany', tons: 10, mobility: 'tracked', speed: 12, front: 10, side: 9, guns: [{ weapon: 'at-light', calibre: 37, mount: 'turret' }], mgs: ['coaxial'], points: 29, remark: 'only a few, and with Germany’s allies' },
    'stug-3':         { name: 'StuG III assault gun', nation: 'germany', tons: 24, mobility: 'tracked', speed: 12, front: 11, side: 10, guns: [{ weapon: 'art-light', calibre: 75, mount: 'hull' }], mgs: [], points: 32, remark: 'later with a roof MG (+3), or with a 75 mm AT gun (+6) or a 105 mm artillery piece (+7) instead of its gun' },
    jagdpanther:      { name: 'Jagdpanther tank destroyer', nation: 'germany', tons: 46, mobility: 'tracked', speed: 13, front: 17, side: 12, guns: [{ weapon: 'at-heavy', calibre: 88, mount: 'hull' }], mgs: ['bow'], points: 77, projectors: true, remark: 'from late 1944' },
    wespe:            { name: 'SdKfz 124 Wespe self-propelled artillery', nation: 'germany', tons: 12, mobility: 'tracked', speed: 10, front: 9, side: 9, guns: [{ weapon: 'art-medium', calibre: 105, mount: 'hull' }], mgs: ['roof'], points: 35, artillery: true, remark: '1942-45, on the Panzer II chassis' },
    'sdkfz-231':      { name: 'SdKfz 231 eight-wheeled armoured car', nation: 'germany', tons: 8, mobility: 'wheeled', speed: 13, front: 10, side: 9, guns: [{ weapon: 'at-very-light', calibre: 20, mount: 'turret' }], mgs: ['coaxial'], points: 27, remark: 'some with smoke projectors (+2)' },
    'sdkfz-251-1':    { name: 'SdKfz 251/1 half-track', nation: 'germany', tons: 9, mobility: 'half-track', speed: 14, front: 9, side: 8, guns: [], mgs: [], points: 18, remark: 'from 1940, often with a roof MG (+3)' },
    'm5a1-stuart':    { name: 'M-5 A1 Stuart light tank', nation: 'usa', tons: 17, mobility: 'tracked', speed: 14, front: 11, side: 11, guns: [{ weapon: 'at-light', calibre: 37, mount: 'turret' }], mgs: ['coaxial', 'bow', 'roof'], points: 40, remark: 'from 1942; this is the 1944 model' },
    'm3-grant':       { name: 'M-3 Grant medium tank', nation: 'usa', tons: 30, mobility: 'tracked', speed: 10, front: 12, side: 10, guns: [{ weapon: 'at-light', calibre: 37, mount: 'turret' }, { weapon: 'at-medium', calibre: 75, mount: 'hull' }], mgs: ['coaxial', 'roof'], remark: 'in Europe until 1943; British in Africa' },
    'm4a2-sherman':   { name: 'M-4 A2 Sherman medium tank', nation: 'usa', tons: 35, mobility: 'tracked', speed: 11, front: 12, side: 11, guns: [{ weapon: 'at-medium', calibre: 75, mount: 'turret' }], mgs: ['coaxial', 'bow', 'roof-50'], points: 50, remark: 'from 1942 to the end of the war; the British had it too' },
    'm4a3e8-sherman': { name: 'M-4 A3 E8 Sherman medium tank', nation: 'usa', tons: 36, mobility: 'tracked', speed: 13, front: 12, side: 11, guns: [{ weapon: 'at-super', calibre: 76, mount: 'turret' }], mgs: ['coaxial', 'bow', 'roof'], points: 58, remark: '1944, in limited numbers' },
    'm24-chaffee':    { name: 'M-24 Chaffee light tank', nation: 'usa', tons: 20, mobility: 'tracked', speed: 11, front: 11, side: 10, guns: [{ weapon: 'at-medium', calibre: 75, mount: 'turret' }], mgs: ['coaxial', 'bow', 'roof-50'], points: 46, remark: '1944' },
    'm41-bulldog':    { name: 'M-41 Walker Bulldog light tank', nation: 'usa', tons: 26, mobility: 'tracked', speed: 18, front: 11, side: 10, guns: [{ weapon: 'at-super', calibre: 76, mount: 'turret' }], mgs: ['coaxial', 'roof'], points: 59, remark: 'post-war' },
    'm47-patton':     { name: 'M-47 Patton medium tank', nation: 'usa', tons: 51, mobility: 'tracked', speed: 14, front: 16, side: 13, guns: [{ weapon: 'at-heavy', calibre: 90, mount: 'turret' }], mgs: ['coaxial', 'bow', 'roof'], points: 82, remark: 'Korea' },
    'm8-scott':       { name: 'M-8 Scott assault gun', nation: 'usa', tons: 17, mobility: 'tracked', speed: 14, front: 11, side: 10, guns: [{ weapon: 'art-light', calibre: 75, mount: 'turret' }], mgs: ['coaxial', 'bow'], points: 46, openTop: true, remark: '1944, later only in Italy' },
    't12-gmc':        { name: 'T-12 GMC half-track tank destroyer', nation: 'usa', tons: 12, mobility: 'half-track', speed: 12, front: 8, side: 8, guns: [{ weapon: 'at-medium', calibre: 75, mount: 'hull' }], mgs: [], points: 31, remark: '1942-43, later with a 105 mm artillery piece instead (32 points)' },
    'm36-slugger':    { name: 'M-36 Slugger tank destroyer', nation: 'usa', tons: 31, mobility: 'tracked', speed: 11, front: 11, side: 11, guns: [{ weapon: 'at-heavy', calibre: 90, mount: 'turret' }], mgs: ['roof'], points: 58, openTop: true, remark: 'late 1944' },
    'm36-jackson':    { name: 'M-36 Jackson tank destroyer', nation: 'usa', tons: 31, mobility: 'tracked', speed: 15, front: 11, side: 11, guns: [{ weapon: 'at-heavy', calibre: 90, mount: 'turret' }], mgs: ['roof'], points: 58, openTop: true, remark: 'the Slugger with a better engine' },
    'm7-priest':      { name: 'M-7 Priest self-propelled artillery', nation: 'usa', tons: 25, mobility: 'tracked', speed: 14, front: 12, side: 11, guns: [{ weapon: 'art-medium', calibre: 105, mount: 'hull' }], mgs: ['roof'], points: 48, openTop: true, artillery: true, remark: 'standard' },
    'm12-king-kong':  { name: 'M-12 King Kong self-propelled artillery', nation: 'usa', tons: 40, mobility: 'tracked', speed: 11, front: 9, side: 9, guns: [{ weapon: 'art-heavy', calibre: 155, mount: 'hull' }], mgs: [], points: 42, openTop: true, artillery: true, remark: '1944-45, few' },
    'm8-greyhound':   { name: 'M-8 Greyhound armoured car', nation: 'usa', tons: 8, mobility: 'wheeled', speed: 12, front: 9, side: 9, guns: [{ weapon: 'at-light', calibre: 37, mount: 'turret' }], mgs: ['roof'], points: 27, remark: 'throughout the war; its turret may be open' },
    'm3-white':       { name: 'M-3 White scout car', nation: 'usa', mobility: 'wheeled', speed: 11, front: 8, side: 8, guns: [], mgs: ['roof'], points: 15, remark: '1942-43, reconnaissance' },
    'm3-halftrack':   { name: 'M-3 half-track', nation: 'usa', tons: 10, mobility: 'half-track', speed: 16, front: 8, side: 8, guns: [], mgs: ['roof-50'], points: 20, remark: 'the standard carrier' },
  },
  // biome-ignore format: a vehicle a line
  soft: {
    truck:      { name: 'truck', rule: 'PT-MOVE-08', speed: 8, roadBound: true, men: 20, tows: 'a gun', remark: 'in the US, rarely a roof .50' },
    jeep:       { name: 'jeep', rule: 'PT-MOVE-08', speed: 12, men: 3, tows: 'an AT gun of 57 mm or less', remark: 'often a roof MMG or .50' },
    kubelwagen: { name: 'Kubelwagen', rule: 'PT-LOAD-08', speed: 12, men: 3, remark: 'rarely a roof LMG' },
    motorcycle: { name: 'motorcycle', rule: 'PT-LOAD-08', speed: 12, men: 2, remark: '3 men with a sidecar, which may carry an LMG' },
    cart:       { name: 'horse cart', rule: 'PT-LOAD-08', speed: 4, men: 20, tows: 'a gun' },
  },
} as const satisfies Vehicles;
