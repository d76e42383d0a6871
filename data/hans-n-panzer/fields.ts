import type { FieldTables } from '../../src/kernel/field.ts';
import { men } from './fields/men.ts';
import { pieces } from './fields/pieces.ts';
import { vehicles } from './fields/vehicles.ts';

/** What's known in a battle: about all units, about sides and about the table. */
export const fields = {
  unit: { ...men, ...pieces, ...vehicles },
  squad: {},
  side: {
    'command-lost': {
      type: 'number',
      min: 1,
      label: 'command unit lost in turn',
      help: 'The turn in which it last lost a command unit',
      rule: 'HP-MOR-05',
      ends: 'battle',
    },
  },
  table: {
    visibility: {
      type: 'number',
      min: 0,
      length: true,
      label: 'visibility',
      help: 'How far you can see in this battle',
      rule: 'HP-VIS-01',
      ends: 'battle',
    },
  },
} as const satisfies FieldTables;
