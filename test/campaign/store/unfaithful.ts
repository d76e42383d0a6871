class Unit {
  readonly name = 'German 2';
}

const matched = 'd6'.match(/(?<sides>\d)/);

/** Values that JSON, or Keyv's writing of it, would give back changed; each inside an array too. */
export const UNFAITHFUL: readonly [name: string, value: unknown][] = [
  ['undefined', undefined],
  ['undefined in an array', [1, undefined]],
  // biome-ignore lint/suspicious/noSparseArray: it is what is refused
  ['a hole in an array', [1, , 3]],
  ['an array with properties', matched],
  ['a Map', new Map([['a', 1]])],
  ['a Set', new Set([1])],
  ['a Date', new Date(0)],
  ['a Buffer', Buffer.from('seed')],
  ['a class of ours', new Unit()],
  ['a BigInt', 1n],
  ['NaN', Number.NaN],
  ['infinity', Number.NEGATIVE_INFINITY],
  ['a function', () => 1],
  ['a symbol', Symbol('s')],
];
