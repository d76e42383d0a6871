import type { Effect } from '../../../kernel/state/effect.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import { about, doer } from '../ruling/naming.ts';
import { begins, type Declared, type InNews, type Telling, type Verdicts } from '../ruling/verdict-words.ts';
import { capital, say, theSide } from '../words.ts';
import { shotVerdicts, struck } from './shot-verdicts.ts';
import { soloTellings, soloVerdicts } from './solo.ts';
import { squadVerdicts } from './squad-verdicts.ts';
import { injuries, vehicleVerdicts } from './vehicle-verdicts.ts';

/** The news of a ruling in either edition of Landser, in a sentence. */
export const verdicts: Verdicts = {
  ...shotVerdicts,
  ...vehicleVerdicts,
  ...squadVerdicts,
  ...soloVerdicts,
  initiative,
  spot,
  weapon,
  act,
};

export const inNews: InNews = {
  options: { act: ['action', 'terrain', 'edge'], move: ['action'], rally: ['kind'], weapon: ['work'], wound: ['kind'] },
  steps: [
    'hide',
    'covering-fire',
    'template-kept',
    'template-shifted',
    'taken-prisoner',
    'handed-over',
    'joins-fight',
    'no-return-fire',
    'behind-object',
    'no-action',
    'aiming',
    'treatment',
    'carried-off',
    'killed',
    'jam-cleared',
    'reloaded',
    'gpmg-set-up',
    'barrel-changed',
    'gun-taken-over',
    'goes-first',
  ],
  by: { attacker: 'who', defender: 'at', 'first-side': { side: 'side-1' }, 'second-side': { side: 'side-2' } },
  changes: {
    act: {
      covering: ofActor,
      hiding: ofActor,
      aiming: ofActor,
      'carried-by': ofActor,
      guard: (change, facts, declared) => (facts.action === 'capture' ? ofActor(change, facts, declared) : undefined),
    },
    assault: { 'out-of-action': 'told' },
    effect: struck,
    fire: struck,
    grenade: { ...struck, ...injuries },
    move: { immobilised: 'told' },
    rally: {
      hiding: (change, _, { who }) =>
        change.effect === 'set' && 'unit' in change.of && change.of.unit === who ? 'told' : undefined,
    },
    solo: soloTellings,
    tankhit: injuries,
  },
};

/** A deed names its doer, and not only the action. */
function ofActor(change: Effect, _: Facts, { names }: Declared): Telling | undefined {
  return names?.who !== undefined && begins(change) ? 'told' : undefined;
}

/** The side's name, if it has one. */
function initiative({ first }: Facts, { options, filled }: Declared): string {
  const name = { ...filled, ...options }[String(first)];
  return name === undefined
    ? `${capital(say(String(first)))} goes first.`
    : `${capital(theSide(capital(String(name))))} go first.`;
}

function spot({ spotted, automatic }: Facts, declared: Declared): string {
  const { who, at } = declared.names ?? {};
  if (who !== undefined && at !== undefined) {
    const not = automatic ? 'can’t spot' : 'doesn’t spot';
    return `${who} ${spotted ? 'spots' : not} ${at}${automatic && spotted ? ' automatically' : ''}.`;
  }
  const all = spotted ? ['spotted', 'spotted automatically'] : ['not spotted', 'that can’t be spotted'];
  return `${about(doer(declared), all[automatic ? 1 : 0]!)}.`;
}

/** The purpose of a turn of Weapon Work. */
const WORK: Readonly<Record<string, string>> = {
  clear: 'clears the jam',
  reload: 'reloads',
  'set-up': 'sets up the gun',
  barrel: 'changes the barrel',
  'pick-up': 'takes over the weapon',
};

function weapon(_facts: Facts, declared: Declared): string {
  const work = WORK[String({ work: 'clear', ...declared.filled, ...declared.options }.work)];
  const who = declared.names?.who;
  return `${who === undefined ? about(doer(declared), 'done') : `${who} ${work}`}. That takes the whole turn.`;
}

/** An action that needs no ruling, done to somebody else or to oneself. */
const DEEDS: Readonly<Record<string, (at: string | undefined, edge: boolean) => string>> = {
  hide: () => 'goes into hide',
  'covering-fire': () => 'takes Covering Fire through the enemy turn',
  'keep-template': () => 'keeps the template where it lies',
  capture: (at) => `takes ${at ?? 'a'} prisoner`,
  'hand-over': (at) => (at === undefined ? 'leaves the prisoners at the base line' : `hands the prisoners to ${at}`),
  'join-assault': () => 'joins the fight against his guard',
  'cannot-return-fire': () => 'can’t return fire',
  'behind-cover': () => 'is behind a hard object',
  'shift-template': (at) => `shifts the template${at === undefined ? '' : ` onto ${at}`}`,
  aim: (at) => `takes aim${at === undefined ? '' : ` at ${at}`}`,
  treat: (at) => `treats ${at ?? 'a casualty'}`,
  'carry-off': (at, edge) => `carries ${at ?? 'a casualty'}${edge ? ' off the table' : ''}`,
  kill: (at) => `kills ${at ?? 'a casualty'}`,
  nothing: () => 'does nothing this turn',
};

function act({ action }: Facts, declared: Declared): string {
  const { names, options } = declared;
  const deed = DEEDS[String(action)];
  if (names?.who === undefined || deed === undefined)
    return `${about(doer(declared), 'declared', say(String(action)))}.`;
  return `${names.who} ${deed(names.at, options?.edge === true)}.`;
}
