/** What reaching the number does, by what came of it when it was reached, and when it wasn't. */
const REACHED: Readonly<Record<string, string>> = {
  hit: 'hits on',
  'still-hit': 'hits on',
  'on-target': 'on target on',
  spotted: 'spots on',
  rallied: 'rallies on',
  lives: 'lives on',
  glancing: 'glances on',
  broken: 'breaks on',
  stuck: 'gets stuck on',
  saved: 'saved on',
  killed: 'kills on',
  jammed: 'jams on',
  immobilised: 'stops it on',
  'drives-on': 'drives on at',
  explodes: 'explodes on',
  escaped: 'gets out on',
  destroyed: 'destroys it on',
  damage: 'damages it on',
  free: 'free on',
};
const MISSED: Readonly<Record<string, string>> = {
  missed: 'hits on',
  'not-hit': 'hits on',
  'off-target': 'on target on',
  'not-spotted': 'spots on',
  'not-rallied': 'rallies on',
  dies: 'lives on',
  holds: 'breaks on',
  'not-stuck': 'gets stuck on',
  killed: 'saved on',
  'no-jam': 'jams on',
  immobilised: 'drives on at',
  dud: 'explodes on',
  lost: 'gets out on',
  'still-stuck': 'free on',
};

/** What a throw is for and the number it has to reach, the right way up: jams on 6+. @param reached whether it was */
export function reaches(result: string | undefined, reached: boolean, need: number): string {
  const said = reached ? REACHED : MISSED;
  const does = result !== undefined && Object.hasOwn(said, result) ? said[result] : undefined;
  return `${does ?? 'needs'} ${need}+`;
}
