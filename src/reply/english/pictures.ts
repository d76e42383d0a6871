import type { Area, Impact, Pattern } from '../../kernel/dice/drawing.ts';
import { allOf, capital, say, signed } from './words.ts';

/** The texts on pictures, and the descriptions for people who can't see them. */
export const pictures = {
  drift: (inches: number, hour: number, across: number) =>
    `A clock face: the template, ${across}″ across, has drifted ${inches}″ towards ${hour} o’clock from the aiming point. 12 o’clock points away from the man who threw or the gun that fired.`,
  drifted: (inches: number, hour: number) => `${inches}″ towards ${hour} o’clock`,
  twelve: '12 o’clock: away from the thrower or gun',
  acrossAndRings: (across: number) => `template ${across}″ across, a ring every inch`,
  pattern: (pattern: Pattern) => {
    const { hit, men } = pattern;
    const under = Object.entries(men).flatMap(menUnder);
    const menText = under.length > 0 ? ` Men: ${allOf(under)}.` : '';
    return `Five ${areaSize(pattern)}, laid as a cross, as the gun sees them: the middle one, short of it (nearest the gun), over (beyond it), right and left.${hit ? ` ${landed(hit)}.` : ''}${menText}`;
  },
  area: (area: Area) => say(area),
  men: (n: number) => (n === 1 ? '1 man' : `${n} men`),
  fromTheGun: 'from the gun',
  landed,
  areaSize,
  impact: ({ sections, struck }: Impact) => {
    const shown = sections.filter(({ name }) => struck === undefined || name === struck);
    return `The tank stick’s protractor on the plate. ${shown.map(struckText).join('. ')}.`;
  },
  table: (title: string, columns: readonly string[], rows: number) =>
    `The table ${title} as a grid of ${rows} rows, with the columns ${allOf(columns)}. The text has every row.`,
  part: (title: string, n: number, of: number) => `${title} (${n} of ${of})`,
  template: 'The middle goes over the target',
  stick: 'To the strike dice',
  plate: 'armour plate',
  struck: struckText,
  degrees: ({ from, upTo }: { readonly from: number; readonly upTo: number }) =>
    `${from} to ${upTo} degrees off square`,
  board: (title: string, turn: string, sides: readonly string[]) =>
    `A board of cards, one for each unit. ${title}. ${turn.replace(/\.?$/, '.')} ${sides.join(' ')} The text names every unit.`,
  boardSide: (name: string, count: string, waiting: number, owing: number) => {
    const texts = [
      count,
      ...(waiting > 0 ? [`${waiting} yet to act`] : []),
      ...(owing > 0 ? [`${owing} with a ruling owed`] : []),
    ];
    return `${[name, texts.filter((text) => text !== '').join(', ')].filter((text) => text !== '').join(': ')}.`;
  },
  losses: (battle: number, sides: readonly (readonly [name: string, from: number, to: number])[], worst: string) => {
    const courses = sides.map(([name, from, to]) => `${name} from ${from} to ${to}`);
    return `Curves of the strength of each side through the turns of battle ${battle}: ${allOf(courses)}. ${worst}`.trim();
  },
  strengthByTurn: (battle: number) => `Battle ${battle}: in action at the end of each turn`,
  endLabel: (name: string, n: number) => `${name} ${n}`,
  worst: (n: number) => `−${n}`,
  acted: 'has acted',
  /** Beside a unit's name, where it can't do what's being typed. */
  cannot: 'can’t do it now',
  toAct: 'yet to act',
  owing: 'owes a ruling',
  owes: (verbs: readonly string[]) => `owes ${verbs.map((verb) => `/${verb}`).join(', ')}`,
  outOfPlay: 'Out of play:',
  moreUnits: (n: number) => `and ${n} more in /unit list`,
  moreOut: (n: number) => `and ${n} more`,
} as const;

function areaSize({ shape, across, deep }: Pattern): string {
  return shape === 'circle' ? `circles ${across}″ across` : `rectangles ${deep}″ by ${across}″`;
}

function landed(area: Area | 'misfire'): string {
  return area === 'misfire' ? 'A misfire: no area is hit' : `Hit: ${say(area)}`;
}

function menUnder([area, n]: [string, number]): string[] {
  return n > 0 ? [`${n} under ${say(area)}`] : [];
}

function struckText({ name, modifier }: Impact['sections'][number]): string {
  return `${capital(say(name))}: ${modifier === 0 ? 'nothing' : signed(modifier)} to the strike dice`;
}
