import { x } from 'xastscript';
import type { Kind } from '../../../table/piece.ts';
import type { Drawn } from '../sheet.ts';

/** How a kind of terrain is drawn: each differs in its texture or line too, for eyes that tell few colours apart. */
export interface KindLook {
  readonly fill?: string;
  readonly texture?: Texture;
  readonly stroke?: string;
  readonly width?: number;
  readonly dashes?: string;
}

export type Texture = 'trees' | 'grid' | 'furrows' | 'dots' | 'waves' | 'cross' | 'hatch';

const GREEN = '#5d7347';
const BROWN = '#7d6443';
const GREY = '#5f5c52';
const BLUE = '#4c7288';

/** In inches where it's a length, so that all of it grows with the table. */
// biome-ignore format: a kind a line
export const KIND_LOOKS: Readonly<Record<Kind, KindLook>> = {
  open:     { fill: 'none', stroke: BROWN, dashes: '.4 .4' },
  road:     { fill: '#ddcda2', stroke: '#bda878' },
  track:    { fill: '#e7dbba', stroke: '#bda878', dashes: '.5 .3' },
  bridge:   { fill: '#c9b283', stroke: BROWN, width: .15 },
  wood:     { fill: '#b9c8a0', texture: 'trees', stroke: GREEN },
  orchard:  { fill: '#ced8b4', texture: 'grid', stroke: GREEN, dashes: '.5 .3' },
  crops:    { fill: '#e9dfa9', texture: 'furrows', stroke: '#b5a35a' },
  scrub:    { fill: '#d5dabb', texture: 'dots', stroke: GREEN, dashes: '.2 .3' },
  hedge:    { fill: GREEN, stroke: GREEN, width: .1 },
  bocage:   { fill: '#3f5530', stroke: BROWN, width: .18 },
  wall:     { fill: GREY, stroke: '#35342f', width: .08 },
  fence:    { fill: 'none', stroke: BROWN, width: .12, dashes: '.35 .25' },
  building: { fill: '#c8ab91', texture: 'cross', stroke: '#5b4331', width: .14 },
  ruin:     { fill: '#d6c5b3', texture: 'hatch', stroke: '#5b4331', width: .14, dashes: '.5 .3' },
  rubble:   { fill: '#d5cec1', texture: 'dots', stroke: GREY, dashes: '.25 .25' },
  rough:    { fill: '#ddd3bb', texture: 'hatch', stroke: BROWN, dashes: '.2 .3' },
  river:    { fill: '#a9c4cf', texture: 'waves', stroke: BLUE },
  stream:   { fill: '#b9d0d8', stroke: BLUE, dashes: '.6 .2' },
  ford:     { fill: '#cfdcd9', texture: 'waves', stroke: BLUE, dashes: '.3 .3' },
  marsh:    { fill: '#c6d2c0', texture: 'waves', stroke: GREEN, dashes: '.3 .3' },
  hill:     { fill: '#e3cfa5', stroke: BROWN, width: .12 },
  foxhole:  { fill: '#b59d77', stroke: BROWN, width: .12 },
  trench:   { fill: '#b59d77', texture: 'furrows', stroke: BROWN, width: .12 },
  bunker:   { fill: '#8d887b', texture: 'cross', stroke: '#35342f', width: .18 },
  wire:     { fill: 'none', stroke: '#35342f', width: .1, dashes: '.1 .2' },
  mines:    { fill: '#ecd9c8', texture: 'dots', stroke: '#a2452e', width: .12, dashes: '.2 .2' },
  smoke:    { fill: '#c9c7c0', texture: 'dots', stroke: GREY, dashes: '.2 .2' },
  wreck:    { fill: '#56524a', texture: 'cross', stroke: '#23291f', width: .12 },
};

/** What lies flat is drawn under what stands on it. */
export const FLAT: ReadonlySet<Kind> = new Set<Kind>([
  'open',
  'hill',
  'marsh',
  'rough',
  'crops',
  'river',
  'stream',
  'ford',
]);

/** The textures, for inches of so many pixels. */
export function textures(scale: number): Drawn {
  const tile = (id: Texture, inches: number, ...drawn: Drawn[]) => {
    const size = inches * scale;
    return x('pattern', { id, width: size, height: size, patternUnits: 'userSpaceOnUse' }, ...drawn);
  };
  const dot = (at: number, across: number, radius: number, fill: string) =>
    x('circle', { cx: at * scale, cy: across * scale, r: radius * scale, fill });
  const stroke = (d: string, colour: string, width: number) =>
    x('path', { d, stroke: colour, 'stroke-width': width * scale, fill: 'none' });
  const path = (...places: readonly (readonly [number, number])[]) =>
    places.map(([left, top], i) => `${i === 0 ? 'M' : 'L'}${left * scale} ${top * scale}`).join('');
  return x(
    'defs',
    {},
    tile('trees', 1.2, dot(0.35, 0.4, 0.26, '#8fa673'), dot(0.95, 0.95, 0.2, '#8fa673')),
    tile('grid', 1, dot(0.5, 0.5, 0.2, '#8fa673')),
    tile('furrows', 0.5, stroke(path([0.1, 0], [0.1, 0.5]), '#b5a35a', 0.05)),
    tile('dots', 0.6, dot(0.15, 0.15, 0.07, GREY), dot(0.45, 0.45, 0.07, GREY)),
    tile('waves', 1, stroke(path([0.1, 0.5], [0.3, 0.35], [0.55, 0.5], [0.75, 0.35]), BLUE, 0.06)),
    tile('cross', 0.8, stroke(`${path([0, 0], [0.8, 0.8])}${path([0, 0.8], [0.8, 0])}`, '#5b433155', 0.04)),
    tile('hatch', 0.5, stroke(path([0, 0.5], [0.5, 0]), '#7d644377', 0.05)),
  );
}
