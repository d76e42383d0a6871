import { COVERS } from '../../../../data/ww2-skirmish/book.ts';
import { UNIT_STATES } from '../../../../data/ww2-skirmish/solo-tables.ts';
import { choice, eye, known, MODIFIER, type OptionsOf, type OptionTable } from '../../../kernel/options.ts';

export const options = {
  task: choice.oneOf(
    ['turn', 'answer', 'arrivals', 'action', 'risk', 'afv', 'afv-risk', 'portal', 'surrender', 'pool'],
    'What the rules decide for the enemy',
    { required: true },
  ),
  factors: eye.text('action, risk, afv, afv-risk: what’s true of the unit, with commas between', {
    default: '',
    filled: true,
    when: { task: ['action', 'risk', 'afv', 'afv-risk'] },
  }),
  casualties: known.integer(0, Infinity, 'Figures wounded, disabled or killed; for an AFV, crew casualties', {
    default: 0,
  }),
  strength: known.integer(1, Infinity, 'action, risk: how many figures the unit began with', { default: 4 }),
  support: known.flag('action, risk: it’s a tripod weapon, anti-tank gun or the like'),
  risk: choice.integer(-Infinity, Infinity, 'action, afv: the risk itself, instead of the factors', {
    when: { task: ['action', 'afv'] },
  }),
  state: eye.oneOf(UNIT_STATES, 'action: defending a fortified position, or falling back from the enemy', {
    default: 'normal',
    filled: true,
    when: { task: ['action'] },
  }),
  immobile: known.flag('afv: it can’t move'),
  'enemy-seen': eye.flag('afv: it has seen an enemy in this game', {
    default: true,
    filled: true,
    when: { task: ['afv'] },
  }),
  counters: eye.integer(1, Infinity, 'arrivals: how many portals the players can see', {
    default: 1,
    filled: true,
    when: { task: ['arrivals'] },
  }),
  'no-contact': known.flag('arrivals: the portals haven’t brought on a force yet'),
  unavailable: eye.text('arrivals: forces you have no figures for, with commas between', {
    default: '',
    filled: true,
    when: { task: ['arrivals'] },
  }),
  range: eye.inches('portal: inches to the nearest players’ figure that sees it', { when: { task: ['portal'] } }),
  cover: eye.oneOf(COVERS, 'portal: its cover from that figure', { default: 'open', when: { task: ['portal'] } }),
  'next-cover': eye.inches('portal: inches to the nearest free cover with dead ground', { when: { task: ['portal'] } }),
  answers: eye.text('answer: what you see, as name:value pairs in quotes; pool: men:12 lmg:1 and so on', {
    default: '',
    when: { task: ['answer', 'pool'] },
  }),
  question: choice.text('answer: the question it’s for; the button fills it in', {
    default: '',
    when: { task: ['answer'] },
  }),
  modifier: MODIFIER,
} satisfies OptionTable;

/** A task for the rules that run the enemy. */
export type Task = OptionsOf<typeof options>;
