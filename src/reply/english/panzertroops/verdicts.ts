import type { Effect } from '../../../kernel/state/effect.ts';
import type { Facts } from '../../../kernel/state/facts.ts';
import { stretchesOf } from '../../../rules/panzertroops/moving/path.ts';
import { about, doer, does, struck } from '../ruling/naming.ts';
import type { Declared, InNews, Telling, Verdicts } from '../ruling/verdict-words.ts';
import { allOf, capital, possessive, say } from '../words.ts';
import { boarding } from './boarding.ts';
import { labels } from './labels.ts';
import { besides, cameOf, eachOf, fire, shooterDid } from './shot-verdicts.ts';
import { weapon } from './work.ts';

/** How an action in Panzer Troops ended. */
export const verdicts: Verdicts = {
  fire,
  grenade: fire,
  tankhit,
  bail,
  morale,
  barrage: ({ call }, declared) => {
    const got = call === 'through' ? 'the call goes through' : 'the call fails. No shells come in this turn';
    return `${about(struck(declared), got)}.`;
  },
  smoke,
  initiative: ({ winner }, { options }) =>
    `${capital(say(String(winner)))} throws higher and ${options?.purpose === 'first-move' ? 'moves' : 'sets up'} first.`,
  move,
  points,
  weapon,
};

export const inNews: InNews = {
  options: { move: ['exit'], weapon: ['action'] },
  steps: ['joins-crew', 'picked-up', 'given-up', 'heads-up', 'heads-down', 'left-of-move'],
  by: { 'side-1': { side: 'side-1' }, 'side-2': { side: 'side-2' } },
  changes: {
    barrage: { 'call-through': 'told' },
    fire: { killed: ofEach, pinned: ofEach },
    grenade: { killed: ofEach, pinned: ofEach },
    morale: { 'group-broken': ofGroup, 'group-shaken': ofGroup },
    move: {
      aboard: (_, __, { options }) => (options?.exit === undefined ? 'told' : undefined),
      'off-again': (_, __, { options }) => (options?.exit === undefined ? 'told' : undefined),
      'can-go': (_, { eighths }, declared) =>
        Number(eighths) > 0 && boarding(declared) === undefined ? 'better' : undefined,
    },
    smoke: { 'smoke-out': 'told' },
    weapon: { 'heads-down': 'better', 'heads-up': 'better' },
  },
};

/** Where several were shot at, only those whose dice can be told apart are named with what became of them. */
function ofEach(_: Effect, { result }: Facts, declared: Declared): Telling | undefined {
  return result !== undefined || eachOf(declared) !== undefined ? 'told' : undefined;
}

/** Whose group it is: somebody else may have tested for it. */
function ofGroup(change: Effect, _: Facts, { who }: Declared): Telling {
  return who === undefined || (change.effect === 'remind' && change.units?.[0] === who) ? 'better' : 'told';
}

/** What bad morale means for a group. */
const MORALE: Readonly<Record<string, string>> = {
  shaken: 'it can’t move closer to the enemy for the rest of the battle',
  broken: 'its firepower is 1 lower, it can’t move closer to the enemy, and it surrenders to any enemy within 3″ now',
};

function morale({ morale }: Facts, declared: Declared): string {
  const { names, effects = [] } = declared;
  if (morale === 'surrendered') return `${does(doer(declared), 'surrenders', 'He')}.`;
  if (morale === 'good') return `${about(doer(declared), 'good morale')}.`;
  // What that means for the group is said by another line, with the name of whoever speaks for it.
  const told = effects.find((each) => each.effect === 'remind' && each.says === `group-${morale}`);
  const speaker = told?.effect === 'remind' ? told.units?.[0] : undefined;
  if (speaker !== undefined && names?.of) {
    const group = `${possessive(names.of(speaker))} group is ${morale}.`;
    return names.who === undefined || names.who === names.of(speaker) ? group : `${names.who} tests: ${group}`;
  }
  const means = MORALE[String(morale)];
  if (names?.who === undefined) return `${about(names?.at, String(morale), means)}.`;
  return `${possessive(names.who)} group is ${morale}: ${means}.`;
}

function tankhit(facts: Facts, declared: Declared): string {
  const { result } = facts;
  if (result === 'miss') return `${cameOf(declared, 'no effect')}${besides(facts)}.`;
  const outcome =
    result === 'saved'
      ? shooterDid('hit', declared, ', but saved by hard cover')
      : shooterDid(String(result), declared);
  // A crew that was broken already has left it: nobody's there to check.
  const isLeft = declared.effects?.some((each) => each.effect === 'gone' && each.why === 'abandoned');
  return `${outcome}${isLeft ? ', and left by its crew' : besides(facts)}.`;
}

/** It's about the wreck, whoever is named as the first to get out. */
function bail({ 'crew-out': crew, 'riders-out': riders }: Facts, declared: Declared): string {
  const out = [crew ? `${crew} of the crew` : '', riders ? `${riders} of the riders` : ''].filter((men) => men !== '');
  const get = crew && riders ? 'get' : (crew || riders) === 1 ? 'gets' : 'get';
  return `${about(doer(declared), out.length > 0 ? `${allOf(out)} ${get} out alive` : 'nobody gets out alive')}.`;
}

function smoke({ smoke, 'ammo-out': out }: Facts, declared: Declared): string {
  const placed = smoke === 'placed' ? 'the smoke is up' : 'the smoke fails';
  return `${about(doer(declared), placed)}${out ? '; that weapon has no smoke left' : ''}.`;
}

/** Who moves, and how far; of a move that's only asked about without units, whether it's allowed. */
function move({ eighths, allowed }: Facts, declared: Declared): string {
  const { names, filled } = declared;
  // On a drawn table the way is measured.
  const options = { ...filled, ...declared.options };
  const who = names?.who;
  const besides = boarding(declared);
  // Without any path it leaves from where it stands; with one that has no inches it only asks.
  if (who !== undefined && options.exit !== undefined && filled?.['on-the-spot']) return exits(who, options.exit);
  if (typeof eighths === 'number' && besides !== undefined) return besides;
  // How far on which ground has a line of its own, with what to type.
  const tellsHow = declared.effects?.some((each) => each.effect === 'remind' && each.says === 'can-go');
  if (typeof eighths === 'number' && eighths > 0 && tellsHow) return `${who} can go ${eighths / 8}″.`;
  if (typeof eighths === 'number')
    return `${does(doer(declared), eighths > 0 ? `can move up to ${eighths / 8}″` : 'can’t move there')}.`;
  if (!allowed && who !== undefined) return `${who} stays: ${whyNot(declared)}.`;
  if (!allowed) return `${about(names?.at, 'not allowed', whyNot(declared))}.`;
  if (who === undefined) return `${about(names?.at, 'the move is allowed')}.`;
  if (options.exit !== undefined) return exits(who, options.exit);
  const far = inchesOf(String(options.path ?? ''));
  const moves = far > 0 ? `${who} moves ${far}″.` : `${who} stays in place.`;
  return besides === undefined ? moves : `${moves} ${besides}`;
}

/** PT-MOVE-05, PT-MOVE-11 to 13: what bars the way; if nothing does, the way is too long. */
function whyNot({ steps = [], options, filled }: Declared): string {
  const bar = steps.find(({ result }) => result === 'barred');
  if (bar) {
    const label = labels[bar.label];
    return typeof label === 'string' ? label : bar.label;
  }
  if ({ ...filled, ...options }['stands-still']) return 'immobilised';
  return 'that’s farther than this move goes';
}

function exits(who: string, edge: unknown): string {
  return `${who} leaves the table${edge === 'enemy-edge' ? ' by the enemy’s edge' : ''}.`;
}

function inchesOf(path: string): number {
  const all = stretchesOf(path).reduce((sum, { inches = 0 }) => sum + inches, 0);
  return Math.round(all * 100) / 100;
}

function points({ defence, speed, points: cost, printed, left }: Facts): string {
  if (defence !== undefined) return `Defence value ${defence}.`;
  if (speed !== undefined) return `Speed ${speed}″.`;
  if (typeof left === 'number') return `${cost} points: ${left < 0 ? `${-left} too many` : `${left} left`}.`;
  if (printed === undefined || printed === cost) return `${cost} points.`;
  return `${cost} points by the formula, but the printed ${printed} stand.`;
}
