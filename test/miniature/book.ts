import type { OptionsOf, OptionTable } from '../../src/kernel/options/options.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import type { Ruleset } from '../../src/kernel/ruleset.ts';
import type { Changes } from '../../src/kernel/state/changes.ts';
import type { FieldTables } from '../../src/kernel/state/field.ts';
import { readerOf } from '../../src/kernel/state/unit-fields.ts';
import type { Contract, Tracked } from '../../src/kernel/verb.ts';

/** A rulebook as small as one can be: one verb, one profile, two fields. */

const fields = {
  unit: {
    rounds: {
      type: 'number',
      min: 0,
      max: 6,
      rule: 'MI-FIRE-02',
      ends: 'never',
      by: 'deployment',
    },
    shaken: {
      type: 'flag',
      rule: 'MI-FIRE-03',
      ends: 'next-own-end',
      gone: 'ends',
    },
  },
  squad: {},
  side: {},
  table: {},
} as const satisfies FieldTables;

const { count, has } = readerOf(fields.unit);

interface Book {
  readonly toHit: {
    readonly rule: string;
    readonly label: string;
    readonly sides: 6;
    readonly results: ['hit', 'missed'];
  };
  readonly need: { readonly near: number; readonly far: number };
}

const book: Book = {
  toHit: { rule: 'MI-FIRE-01', label: 'to hit', sides: 6, results: ['hit', 'missed'] },
  need: { near: 3, far: 5 },
};

const options = {
  range: { type: 'number', min: 0, required: true, from: 'eye' },
} as const satisfies OptionTable;

type Options = OptionsOf<typeof options>;

const fire: Contract<Options, Book> = {
  kind: 'attack',
  options,
  resolve(ruling, { range }, { toHit, need }) {
    return { hit: ruling.test({ ...toHit, need: range <= 8 ? need.near : need.far }).passed };
  },
};

const trackedFire: Tracked<Options, Book> = {
  forbid({ actor }) {
    if (!actor || count(actor, 'rounds') > 0) return undefined;
    return new Refusal('MI-FIRE-02', 'no-rounds', { unit: actor.name });
  },
  effects(changes: Changes<typeof fields, Book>, _, { facts }) {
    const { actor, targets } = changes.scene;
    const [target] = targets;
    if (actor) changes.add(actor, 'rounds', -1, 'MI-FIRE-02', { floor: 0 });
    if (target && facts.hit) {
      if (has(target, 'shaken')) changes.gone(target, 'killed', 'MI-FIRE-03');
      else changes.set(target, 'shaken', true, 'MI-FIRE-03');
    }
  },
};

export const miniature: Ruleset<Book> = {
  id: 'miniature',
  name: 'Miniature',
  version: 1,
  prefix: 'MI',
  toggles: {},
  rules: [
    { id: 'MI-TURN-01', title: 'Turn about', text: 'The sides play one after the other.', kind: 'track' },
    {
      id: 'MI-FIRE-01',
      title: 'To hit',
      text: 'A D6: 3 or more to 8", else 5 or more.',
      kind: 'resolve',
      verbs: ['fire'],
    },
    { id: 'MI-FIRE-02', title: 'Rounds', text: 'Each shot takes a round.', kind: 'track', verbs: ['fire'] },
    {
      id: 'MI-FIRE-03',
      title: 'Shaken',
      text: 'Who is hit is shaken, and out at the next hit.',
      kind: 'track',
      verbs: ['fire'],
    },
  ],
  book,
  verbs: { fire: { ...fire, ...trackedFire } },
  profiles: { trooper: { name: 'Trooper', fields: { rounds: 2 } } },
  squads: {},
  turn: {
    rule: 'MI-TURN-01',
    order: 'alternate',
    steps: [
      { id: 'first-side', who: 'first', verbs: ['fire'] },
      { id: 'second-side', who: 'second', verbs: ['fire'] },
    ],
    casualties: 'at-once',
  },
  fields,
};
