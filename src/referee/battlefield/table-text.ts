import { nearest } from '../../kernel/options/nearest.ts';
import { InputError } from '../../kernel/refusal.ts';
import { FORMATIONS } from '../../kernel/state/position.ts';
import { hundredth } from '../../table/close.ts';
import { KINDS, type Kind } from '../../table/piece.ts';
import { moved, type Point } from '../../table/shape.ts';
import { pairIn } from './places.ts';
import { squareIn } from './squares.ts';
import type { PieceForm, TableForm, UnitForm } from './table-form.ts';

/** Widths of lines where none is given, in inches; of any other kind 1″. */
export const WIDTHS: Partial<Record<Kind, number>> = {
  ...{ wall: 0.25, fence: 0.25, hedge: 0.25, wire: 0.5, bocage: 0.5, road: 2, track: 2, river: 3 },
};

/** The words that begin something in a line of text. */
const WORDS = [
  ...([
    'at',
    'from',
    'to',
    'points',
    'radius',
    'size',
    'facing',
    'width',
    'height',
    'storeys',
    'level',
    'steep',
  ] as const),
  ...(['storey', 'circle', 'rectangle', 'gun', 'formation'] as const),
] as const;
type Word = (typeof WORDS)[number];

/** What a line says after its first words: for each of these words, what follows it. */
type Said = ReadonlyMap<Word, readonly string[]>;

/** What a line of text is about. */
export interface Around {
  readonly size: readonly number[];
  /** A place by a name that isn't a square or pair. */
  readonly placeOf?: (name: string) => Point;
  /** IDs that are taken, so that a piece without one gets its own. */
  readonly taken: readonly string[];
}

/**
 * A line of text as part of a table: `wall wall-2 from AC17 to AH17`, `building farm at 30,20 size 6x4 facing 15 storeys 2`,
 * `hill hill-1 at 40,30 radius 6 level 1`, `wood wood-1 points A1 F1 F6`, `unit Bell at AC17 facing 90`, `edge reds south`, `table 72x48`.
 * @throws {InputError} that says what would be right
 */
export function readLine(text: string, around: Around): Partial<Omit<TableForm, 'format' | 'version'>> {
  const [first = '', ...rest] = tokens(text);
  const word = first.toLowerCase();
  if (word === 'table') return { size: sizeIn(rest[0] ?? '') };
  if (word === 'edge') return { edges: { [rest[0] ?? '']: (rest[1] ?? '').toLowerCase() as 'north' } };
  if (word === 'deployment') return { deployment: numberIn(word, rest[0]) };
  if (word === 'unit') return { units: [unitIn(rest, around)] };
  return { pieces: [pieceIn(word, rest, around)] };
}

/** A whole table as text; lines that begin with `//` or `#` are passed over. @throws {InputError} as `readLine` does */
export function readText(text: string): TableForm {
  const table: TableForm = { format: 'umpire-table', version: 1, size: [72, 48], pieces: [], units: [] };
  for (const line of text.split(/[\n;]/).map((each) => each.trim())) {
    if (line === '' || /^(\/\/|#)/.test(line)) continue;
    const part = readLine(line, { size: table.size, taken: table.pieces.map(({ id }) => id) });
    if (part.size) table.size = part.size;
    if (part.edges) table.edges = { ...table.edges, ...part.edges };
    if (part.deployment !== undefined) table.deployment = part.deployment;
    table.pieces.push(...(part.pieces ?? []));
    table.units.push(...(part.units ?? []));
  }
  return table;
}

/** A table as text, a line for each part; it reads back the same. */
export function writeText({ size, pieces, units, edges = {}, deployment }: TableForm): string {
  return [
    `table ${size.join('x')}`,
    ...Object.entries(edges).map(([side, edge]) => `edge ${quoted(side)} ${edge}`),
    ...(deployment === undefined ? [] : [`deployment ${deployment}`]),
    ...pieces.map(pieceText),
    ...units.map(unitText),
  ].join('\n');
}

/** A piece as a line of text. */
export function pieceText({
  id,
  kind,
  polygon,
  circle,
  line,
  width,
  height,
  storeys,
  level,
  steep,
}: PieceForm): string {
  const shape = polygon
    ? `points ${polygon.join(' ')}`
    : circle
      ? `at ${circle.slice(0, 2)} radius ${circle[2]}`
      : `from ${(line ?? []).join(' to ')} width ${width}`;
  const more = Object.entries({ height, storeys, level }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name} ${value}`],
  );
  return [kind, quoted(id), shape, ...more, ...(steep ? ['steep'] : [])].join(' ');
}

function unitText({ name, at, facing, storey, circle, rectangle, vehicle, height, formation }: UnitForm): string {
  const more = Object.entries({ facing, storey, circle, rectangle: rectangle?.join('x'), height, formation });
  const said = more.flatMap(([word, value]) => (value === undefined ? [] : [`${word} ${value}`]));
  return ['unit', quoted(name), `at ${at}`, ...said, ...(rectangle && vehicle === false ? ['gun'] : [])].join(' ');
}

function quoted(name: string): string {
  return /^[^\s"]+$/.test(name) && !isWord(name) ? name : `"${name}"`;
}

function isWord(text: string): text is Word {
  return (WORDS as readonly string[]).includes(text.toLowerCase());
}

/** Words apart; what's in double quotes is one, and so is a pair with a space after its comma. */
function tokens(text: string): string[] {
  const found = text.replaceAll(/(\d),\s+(?=-?\d)/g, '$1,').match(/"[^"]*"|\S+/g) ?? [];
  return [...found];
}

function unquoted(token: string): string {
  return token.startsWith('"') ? token.slice(1, -1) : token;
}

function pieceIn(word: string, rest: readonly string[], around: Around): PieceForm {
  const kind = KINDS.find((each) => each === word);
  if (!kind) throw new InputError('unknown-kind', { kind: word, nearest: nearest(word, KINDS), allowed: KINDS });
  const named = rest.length > 0 && !isWord(rest[0]!);
  const id = named ? unquoted(rest[0]!) : nextId(kind, around.taken);
  const said = saidIn(named ? rest.slice(1) : rest);
  const number = (name: Word) => (said.has(name) ? numberIn(name, said.get(name)![0]) : undefined);
  const more = { height: number('height'), storeys: number('storeys'), level: number('level') };
  const given = Object.entries(more).filter(([, value]) => value !== undefined);
  return {
    id,
    kind,
    ...shapeIn(kind, id, said, around),
    ...Object.fromEntries(given),
    ...(said.has('steep') ? { steep: true } : {}),
  } as PieceForm;
}

/** The next ID for a piece of a kind. */
export function nextId(kind: Kind, taken: readonly string[]): string {
  for (let n = 1; ; n++) if (!taken.includes(`${kind}-${n}`)) return `${kind}-${n}`;
}

function shapeIn(kind: Kind, id: string, said: Said, around: Around): Partial<PieceForm> {
  const points = (name: Word) => (said.get(name) ?? []).map((each) => pointIn(each, around));
  if (said.has('points')) return { polygon: points('points') };
  if (said.get('from')?.length && said.get('to')?.length) {
    const width = said.has('width') ? numberIn('width', said.get('width')![0]) : (WIDTHS[kind] ?? 1);
    return { line: [...points('from'), ...points('to')], width };
  }
  const [middle] = points('at');
  if (middle && said.has('radius')) return { circle: [...middle, numberIn('radius', said.get('radius')![0])] };
  if (middle && said.has('size')) {
    const [across, deep] = sizeIn(said.get('size')![0] ?? '');
    const facing = said.has('facing') ? numberIn('facing', said.get('facing')![0]) : 0;
    return { polygon: rectangleAt(middle, [across, deep], facing) };
  }
  throw new InputError('piece-without-place', { kind, piece: id });
}

/** The corners of a rectangle. @param facing which way its deep side points, in degrees */
export function rectangleAt(
  middle: Point,
  [across, deep]: readonly [number, number],
  facing: number,
): [number, number][] {
  const corner = (ahead: number, right: number): [number, number] => {
    const [x, y] = moved(middle, facing, (ahead * deep) / 2, (right * across) / 2);
    return [hundredth(x), hundredth(y)];
  };
  return [corner(1, 1), corner(-1, 1), corner(-1, -1), corner(1, -1)];
}

function unitIn([name = '', ...rest]: readonly string[], around: Around): UnitForm {
  const said = saidIn(rest);
  const at = said.get('at')?.[0];
  if (at === undefined) throw new InputError('unit-without-place', { unit: unquoted(name) });
  const number = (word: Word) => (said.has(word) ? numberIn(word, said.get(word)![0]) : undefined);
  const formation = said.get('formation')?.[0]?.toLowerCase();
  if (formation !== undefined && !(FORMATIONS as readonly string[]).includes(formation)) {
    throw new InputError('unknown-value', { option: 'formation', value: formation, allowed: FORMATIONS });
  }
  const more = {
    facing: number('facing'),
    storey: number('storey'),
    circle: number('circle'),
    rectangle: said.has('rectangle') ? sizeIn(said.get('rectangle')![0] ?? '') : undefined,
    vehicle: said.has('gun') ? false : undefined,
    height: number('height'),
    formation,
  };
  const given = Object.entries(more).filter(([, value]) => value !== undefined);
  return { name: unquoted(name), at: pointIn(at, around), ...Object.fromEntries(given) } as UnitForm;
}

/** What follows each word of a line; a word that's said again adds to it. @throws {InputError} for anything else */
function saidIn(rest: readonly string[]): Said {
  const said = new Map<Word, string[]>();
  let last: Word | undefined;
  for (const token of rest) {
    if (isWord(token)) {
      last = token.toLowerCase() as Word;
      said.set(last, said.get(last) ?? []);
    } else if (last) said.get(last)!.push(unquoted(token));
    else throw new InputError('piece-word', { word: token, nearest: nearest(token, WORDS) });
  }
  const full = [...said].find(([word, values]) => values.length > (MANY.has(word) ? Infinity : 1));
  if (full) throw new InputError('piece-word', { word: full[1][1]!, nearest: nearest(full[1][1]!, WORDS) });
  return said;
}

const MANY: ReadonlySet<Word> = new Set<Word>(['to', 'points']);

function pointIn(text: string, { size, placeOf }: Around): [number, number] {
  const point = squareIn(text, size) ?? pairIn(text) ?? placeOf?.(text);
  if (!point) throw new InputError('unknown-place', { place: text });
  return [point[0], point[1]];
}

function numberIn(word: string, text: string | undefined): number {
  const value = Number(text);
  if (text !== undefined && text !== '' && Number.isFinite(value)) return value;
  throw new InputError('table-number', { word, value: text ?? '' });
}

/** `72x48`, also with a × or spaces. @throws {InputError} */
export function sizeIn(text: string): [number, number] {
  const [, width, depth] = /^(\d+(?:\.\d+)?)\s*[x×*]\s*(\d+(?:\.\d+)?)$/i.exec(text.trim()) ?? [];
  if (width === undefined) throw new InputError('not-a-size', { value: text });
  return [Number(width), Number(depth)];
}
