import { MODIFIER, type OptionsOf, type OptionTable } from '../../../kernel/options.ts';
import { COVERS } from '../book.ts';
import { UNIT_STATES } from '../solo-tables.ts';

export const options = {
  task: {
    type: 'string',
    from: 'choice',
    values: ['turn', 'answer', 'arrivals', 'action', 'risk', 'afv', 'afv-risk', 'portal', 'surrender', 'pool'],
    required: true,
    help: 'What the rules decide for the enemy',
  },
  factors: {
    type: 'string',
    from: 'eye',
    filled: true,
    default: '',
    help: 'action, risk, afv, afv-risk: what holds of the unit, commas between',
  },
  casualties: {
    type: 'integer',
    from: 'known',
    min: 0,
    default: 0,
    help: 'Figures wounded, disabled or killed; of an AFV, crew that are casualties',
  },
  strength: {
    type: 'integer',
    from: 'known',
    min: 1,
    default: 4,
    help: 'action, risk: figures that the unit began with',
  },
  support: {
    type: 'boolean',
    from: 'known',
    default: false,
    help: 'action, risk: a tripod weapon, anti-tank gun or the like',
  },
  risk: { type: 'integer', from: 'choice', help: 'action, afv: the risk itself, instead of the factors' },
  state: {
    type: 'string',
    from: 'eye',
    filled: true,
    values: UNIT_STATES,
    default: 'normal',
    help: 'action: defending a fortified position, or falling back from the enemy',
  },
  immobile: { type: 'boolean', from: 'known', default: false, help: 'afv: it cannot move' },
  'enemy-seen': {
    type: 'boolean',
    from: 'eye',
    filled: true,
    default: true,
    help: 'afv: it has seen an enemy in this game',
  },
  counters: {
    type: 'integer',
    from: 'eye',
    filled: true,
    min: 1,
    default: 1,
    help: 'arrivals: portals in sight of the players',
  },
  'no-contact': {
    type: 'boolean',
    from: 'known',
    default: false,
    help: 'arrivals: the portals have brought nothing on yet',
  },
  unavailable: {
    type: 'string',
    from: 'eye',
    filled: true,
    default: '',
    help: 'arrivals: forces that the table has no figures for, commas between',
  },
  range: {
    type: 'number',
    from: 'eye',
    min: 0,
    help: 'portal: inches to the nearest figure of the players that sees it',
  },
  cover: {
    type: 'string',
    from: 'eye',
    values: COVERS,
    default: 'open',
    help: 'portal: what it is behind for that figure',
  },
  'next-cover': {
    type: 'number',
    from: 'eye',
    min: 0,
    help: 'portal: inches to the nearest free cover with dead ground',
  },
  answers: {
    type: 'string',
    from: 'eye',
    default: '',
    help: 'answer: what you see, as name:value pairs in quotes; pool: men:12 lmg:1 and so on',
  },
  question: {
    type: 'string',
    from: 'choice',
    default: '',
    help: 'answer: the question that it belongs to, as its button knows',
  },
  modifier: MODIFIER,
} as const satisfies OptionTable;

/** What is asked of the rules that run the enemy. */
export type Task = OptionsOf<typeof options>;
