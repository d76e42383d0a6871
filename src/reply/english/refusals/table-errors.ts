import type { Values } from '../../../kernel/refusal.ts';
import { allOf, oneOf } from '../words.ts';

const meant = (near: Values[string]) => (near ? ` Did you mean ${near}?` : '');

/** What's wrong with a drawn table, or with what's said of one. */
export const tableErrors = {
  'no-place-for': ({ option, verb }) => `/${verb} takes no ${option} here.`,
  'no-battlefield': () =>
    'There’s no drawn table here. /battlefield new lays one, and /battlefield import takes one from a file.',
  'no-way-gone': ({ unit }) =>
    unit === undefined
      ? 'Name a target first, and then a place on its way.'
      : `${unit} didn’t move in the movement just before this step, so there’s no place on the way to name.`,
  'unknown-place': ({ place, nearest }) =>
    `I don’t know the place "${place}".${meant(nearest)} Give a square like AC17, a pair like 28.5,16.5, or a name.`,
  'ambiguous-place': ({ place, allowed }) => `Which ${place}: ${oneOf(allowed as readonly string[])}?`,
  'unit-hidden': ({ unit }) =>
    `${unit} is hidden, and everybody would see this. Show ${unit} first: /battlefield reveal what:"${unit}"`,
  'not-hidden': ({ unit, likely }) =>
    `You have no hidden unit called "${unit}".${Array.isArray(likely) && likely.length > 0 ? ` You hide ${allOf([...likely])}.` : ''}`,
  'too-many-hidden': ({ most }) => `A side can hide ${most} units at most.`,
  'hides-too-late': () =>
    'The battle has begun, so nobody who’s been seen can hide again. An umpire who plays no side can hide units at any time.',
  'no-fog': ({ rules }) =>
    `${rules} has no rules for spotting, so there’s no fog in it. Hide units one by one: /unit add … hidden:true`,
  'place-from-nowhere': ({ place }) =>
    `"${place}" depends on where somebody starts. Give a square like AC17 or a pair like 28.5,16.5.`,
  'behind-from-whom': ({ piece }) => `There’s no enemy on the table to hide from behind ${piece}. Give a square.`,
  'no-room-at': ({ piece }) => `There’s no free place at ${piece}. Give a square.`,
  'not-a-line': ({ piece }) => `${piece} isn’t a line, so nobody can go along it. Give a square.`,
  'nothing-of-that-name': ({ what, nearest }) =>
    `Nothing on the table is called "${what}".${meant(nearest)} /battlefield show lists everything.`,
  'unknown-kind': ({ kind, nearest, allowed }) =>
    `There’s no terrain called "${kind}".${meant(nearest)} It can be ${Array.isArray(allowed) ? allOf([...allowed]) : ''}.`,
  'piece-word': ({ word, nearest }) =>
    `I don’t understand "${word}" there.${meant(nearest)} Write it like "wall wall-2 from AC17 to AH17" or "building farm at 30,20 size 6x4".`,
  'piece-without-place': ({ piece }) =>
    `Where does ${piece} lie? Write "from AC17 to AH17", "at 30,20 radius 3", "at 30,20 size 6x4" or "points A1 F1 F6".`,
  'unit-without-place': ({ unit }) => `Where does ${unit} stand? Say it with at or to, like AC17.`,
  'table-number': ({ word, value }) => `"${value}" isn’t a number. Write one after ${word}, like ${word} 2.`,
  'not-a-size': ({ value }) => `"${value}" isn’t a size. Write the two lengths in inches, like 72x48.`,
  'not-a-point-of-photo': ({ point, width, height }) =>
    `"${point}" isn’t a point of the photo, which is ${width} × ${height} pixels. Count from its upper left corner: 120,930 in pixels, or 8%,92%.`,
  'photo-points-near': ({ inches, percent }) =>
    `Those two points are too close together. Take two that are at least ${inches}″ apart on your table, and ${percent}% of the photo’s width.`,
  'no-photo-under': () => 'No photo lies under this table. /battlefield photo lays one.',
  'table-size': ({ value, least, most }) => `A table can’t be ${value}. Each side has to be ${least}″ to ${most}″.`,
  'table-part': ({ where, why }) => `The table isn’t right at ${where === '' ? 'its beginning' : where}: ${why}.`,
  'table-no-json': () => 'That isn’t JSON. /battlefield export shows what a table looks like.',
  'table-too-large': ({ most }) => `That’s too large for a table. A file can have up to ${most} kB.`,
  'too-many-pieces': ({ most }) => `A table can’t have more than ${most} pieces.`,
  'too-many-markers': ({ most }) => `A table can’t have more than ${most} markers.`,
  'piece-shape': ({ piece }) => `${piece} needs one shape: a polygon, a circle or a line.`,
  'line-without-width': ({ piece }) => `How wide is ${piece}? A line needs its width in inches.`,
  'polygon-crosses': ({ piece }) => `The outline of ${piece} crosses itself. List its corners in order.`,
  'piece-twice': ({ piece }) => `Two things are called ${piece}. Give each its own name.`,
  'marker-name': ({ name }) => `A marker can’t be called "${name}". Use letters that people can see, without commas.`,
  'unit-to-move': ({ unit }) => `${unit} is a unit of this game. /battlefield move puts it on the table.`,
  'unit-gone-from-table': ({ unit }) => `${unit} is out of play, so there’s nobody to put on the table.`,
  'stands-there-already': ({ unit }) => `${unit} already stands there.`,
  'turns-on-the-spot': ({ unit, facing }) =>
    `${unit} would only turn, and turning on the spot is free: /battlefield move what:"${unit}" facing:${facing}`,
  'not-on-table': ({ unit }) => `${unit} isn’t on the table.`,
  'off-the-table': ({ unit, width, depth }) => `${unit} wouldn’t fit on the table there. It’s ${width} × ${depth}″.`,
  'base-overlaps': ({ unit, other }) => `${unit} can’t stand on ${other}. Leave some room between them.`,
  'outside-strip': ({ unit, edge, most }) => `${unit} deploys within ${most}″ of the ${edge} edge.`,
  'nothing-acted': ({ seq }) =>
    seq === undefined
      ? 'Umpire has run no side here yet, so there’s nothing to watch.'
      : `Umpire ran no side in number ${seq}. Leave out number to see what it did last.`,
  'no-such-act': ({ act, of, seq }) => `Number ${seq} has acts 1 to ${of}, and no act ${act}.`,
} as const satisfies Readonly<Record<string, (values: Values) => string>>;
