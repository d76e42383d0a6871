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
    when: { task: ['action', 'risk', 'afv', 'afv-risk'] },
    help: 'action, risk, afv, afv-risk: what’s true of the unit, with commas between',
  },
  casualties: {
    type: 'integer',
    from: 'known',
    min: 0,
    default: 0,
    help: 'Figures wounded, disabled or killed; for an AFV, crew casualties',
  },
  strength: {
    type: 'integer',
    from: 'known',
    min: 1,
    default: 4,
    help: 'action, risk: how many figures the unit began with',
  },
  support: {
    type: 'boolean',
    from: 'known',
    default: false,
    help: 'action, risk: it’s a tripod weapon, anti-tank gun or the like',
  },
  risk: {
    type: 'integer',
    from: 'choice',
    when: { task: ['action', 'afv'] },
    help: 'action, afv: the risk itself, instead of the factors',
  },
  state: {
    type: 'string',
    from: 'eye',
    filled: true,
    values: UNIT_STATES,
    default: 'normal',
    when: { task: ['action'] },
    help: 'action: defending a fortified position, or falling back from the enemy',
  },
  immobile: { type: 'boolean', from: 'known', default: false, help: 'afv: it can’t move' },
  'enemy-seen': {
    type: 'boolean',
    from: 'eye',
    filled: true,
    default: true,
    when: { task: ['afv'] },
    help: 'afv: it has seen an enemy in this game',
  },
  counters: {
    type: 'integer',
    from: 'eye',
    filled: true,
    min: 1,
    default: 1,
    when: { task: ['arrivals'] },
    help: 'arrivals: how many portals the players can see',
  },
  'no-contact': {
    type: 'boolean',
    from: 'known',
    default: false,
    help: 'arrivals: the portals haven’t brought on a force yet',
  },
  unavailable: {
    type: 'string',
    from: 'eye',
    filled: true,
    default: '',
    when: { task: ['arrivals'] },
    help: 'arrivals: forces you have no figures for, with commas between',
  },
  range: {
    type: 'number',
    from: 'eye',
    min: 0,
    when: { task: ['portal'] },
    help: 'portal: inches to the nearest players’ figure that sees it',
  },
  cover: {
    type: 'string',
    from: 'eye',
    values: COVERS,
    default: 'open',
    when: { task: ['portal'] },
    help: 'portal: its cover from that figure',
  },
  'next-cover': {
    type: 'number',
    from: 'eye',
    min: 0,
    when: { task: ['portal'] },
    help: 'portal: inches to the nearest free cover with dead ground',
  },
  answers: {
    type: 'string',
    from: 'eye',
    default: '',
    when: { task: ['answer', 'pool'] },
    help: 'answer: what you see, as name:value pairs in quotes; pool: men:12 lmg:1 and so on',
  },
  question: {
    type: 'string',
    from: 'choice',
    default: '',
    when: { task: ['answer'] },
    help: 'answer: the question it’s for; the button fills it in',
  },
  modifier: MODIFIER,
} as const satisfies OptionTable;

/** A task for the rules that run the enemy. */
export type Task = OptionsOf<typeof options>;
