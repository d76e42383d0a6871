/** What reaching the number does, by what came of it when it was reached. */
const REACHED: Readonly<Record<string, string>> = {
  hit: 'hits on',
  killed: 'hits on',
  'still-hit': 'hits on',
  'on-target': 'on target on',
  spotted: 'spots on',
  rallied: 'rallies on',
  lives: 'lives on',
  broken: 'breaks on',
  stuck: 'gets stuck on',
  saved: 'saved on',
  jammed: 'jams on',
  'drives-on': 'drives on at',
  explodes: 'explodes on',
  escaped: 'gets out on',
  damage: 'damages it on',
  free: 'free on',
  'fuel-left': 'fuel lasts on',
  'smoke-used-up': 'runs out on',
};

/** The same, by what came of it when it wasn't. A result that ends several kinds of throw, such as no effect, is in neither. */
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
  nothing: 'damages it on',
  'still-stuck': 'free on',
  'fuel-out': 'fuel lasts on',
  'smoke-left': 'runs out on',
};

/** What a throw is for and the number it has to reach, the right way up: jams on 6+. @param reached whether it was */
export function reaches(result: string | undefined, reached: boolean, need: number): string {
  const said = reached ? REACHED : MISSED;
  const does = result !== undefined && Object.hasOwn(said, result) ? said[result] : undefined;
  return `${does ?? 'needs'} ${need}+`;
}
