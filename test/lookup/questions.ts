/** What a player types to find something out, and the rule that answers it. */
export interface Question {
  /** The rulebook of the channel in which it is asked. */
  readonly book: string;
  readonly asks: string;
  /** The rule that should come first. */
  readonly rule: string;
}

const of = (book: string, pairs: readonly (readonly [asks: string, rule: string])[]): Question[] =>
  pairs.map(([asks, rule]) => ({ book, asks, rule }));

/** Written from the players' side before there was a search, slips of the keyboard included; never fitted to what it finds. */
export const questions: readonly Question[] = [
  ...of('landser-classic', [
    ['what does half cover do?', 'LC-FIRE-02'],
    ['gun jam how do I clear it', 'LC-JAM-07'],
    ['line of sight', 'LC-FIRE-07'],
    ['bayonet', 'LC-ASLT-05'],
    ['how far can I throw a grenade', 'LC-GREN-01'],
    ['prone in the open', 'LC-FIRE-04'],
    ['dogs chance', 'LC-FIRE-18'],
    ['grenade scatter', 'LC-GREN-08'],
    ['walking wonded', 'LC-LIGHT-07'],
    ['can a pistol be used in assualt', 'LC-ASLT-04'],
    ['MG reload after full auto', 'LC-AUTO-02'],
    ['how many prisoners can one man guard', 'LC-SURR-05'],
  ]),
  ...of('landser', [
    ['molotov cocktail', 'LS-MOLO-01'],
    ['sticky bom damage', 'LS-DMG-05'],
    ['sniper aiming', 'LS-SNIP-04'],
    ['tank gets stuck', 'LS-VEH-09'],
    ['bail out of tank', 'LS-CREW-05'],
    ['panzershreck crew', 'LS-AT-03'],
    ['night spotting', 'LS-OBS-11'],
    ['who counts as elite', 'LS-BRK-03'],
    ['rear armour', 'LS-ARM-02'],
    ['rally someone in hide', 'LS-RALLY-04'],
    ['supressive fire', 'LS-SUPP-01'],
    ['carry wounded off the table', 'LS-CAMP-05'],
  ]),
  ...of('panzertroops', [
    ['what is hard cover', 'PT-COV-02'],
    ['how long does smoke stay', 'PT-SMOKE-04'],
    ['flamethrower out of fuel', 'PT-FLAME-03'],
    ['can infantry run twice in a row', 'PT-MOVE-05'],
    ['shooting at tank riders', 'PT-LOAD-07'],
    ['what can pinned troops do', 'PT-PIN-02'],
    ['how many men fit in a half-track', 'PT-LOAD-02'],
    ['satchel charge', 'PT-SATCH-01'],
    ['call for fire roll', 'PT-ARTY-04'],
    ['speed on roads for tanks', 'PT-MOVE-10'],
    ['split fire between targets', 'PT-SPLIT-01'],
    ['captured enemy weapons', 'PT-REUSE-03'],
  ]),
  ...of('ww2-skirmish', [
    ['how do I lift supression', 'WS-SUP-02'],
    ['binoculars', 'WS-SPOT-11'],
    ['range of a mortar', 'WS-GREN-03'],
    ['panzerfaust vs infantry', 'WS-GREN-13'],
    ['BAR', 'WS-FIRE-08'],
    ['cost of throwing a grenade', 'WS-GREN-02'],
    ['white phosphorous', 'WS-SMK-02'],
    ['schurzen', 'WS-DMG-06'],
    ['vehicle bogged', 'WS-VEH-06'],
    ['rout morale', 'WS-MOR-07'],
    ['dragging a wounded comrade', 'WS-MOVE-07'],
    ['shooting into melee', 'WS-MEL-02'],
  ]),
  ...of('hans-n-panzer', [
    ['hull down tank', 'HP-TANK-05'],
    ['armor of the tiger', 'HP-TANK-13'],
    ['piat', 'HP-IAT-04'],
    ['crossing rivers', 'HP-TER-02'],
    ['grenade in a building', 'HP-GREN-03'],
    ['forward observer call', 'HP-ART-11'],
    ['MG cone', 'HP-INF-08'],
    ['officer killed', 'HP-MOR-20'],
    ['stop a rout', 'HP-RAL-01'],
    ['visibilty', 'HP-VIS-02'],
    ['mortar scatter', 'HP-ART-08'],
    ['dismount from halftrack', 'HP-VEH-08'],
  ]),
];
