import type { Facts } from '../../../kernel/state/facts.ts';
import { about, missed } from '../ruling/naming.ts';
import type { Declared } from '../ruling/verdict-words.ts';
import { allOf, possessive, say } from '../words.ts';

/** How a shot at soft targets ended: man by man, if they're known. */
export function fire(facts: Facts, declared: Declared): string {
  if (facts.result === 'miss') return `${missed(declared)}${besides(facts)}.`;
  const fates = facts.result === undefined ? fatesOf(facts, declared) : fateOn(facts, declared);
  return `${fates}${besides(facts)}.`;
}

/** What came of a shot at somebody the referee doesn't know: nobody reads it as if the firer himself were hit. */
export function cameOf({ names: { who, at } = {} }: Declared, came: string): string {
  return about(at ?? (who === undefined ? undefined : `${possessive(who)} shot`), came);
}

/** “Thunder destroyed Kurt”; where they aren't both named, “Kurt: destroyed”. @param how “but saved by cover” */
export function shooterDid(did: string, declared: Declared, how = ''): string {
  const { who, at } = declared.names ?? {};
  return who === undefined || at === undefined ? cameOf(declared, `${did}${how}`) : `${who} ${did} ${at}${how}`;
}

/** PT-COV-07: small arms at an armoured vehicle kill the man on its roof, not the vehicle. */
function fateOn(facts: Facts, declared: Declared): string {
  const { names, effects = [] } = declared;
  const at = names?.at;
  if (facts.result !== 'killed' || at === undefined) return fateOf(facts, declared);
  const ofGunner = effects.some((each) => each.effect === 'set' && each.field === 'roof-out');
  const by = names?.who;
  if (ofGunner) return `The roof gunner of ${at} is killed${by === undefined ? '' : ` by ${by}`}`;
  if (!effects.some((each) => each.effect === 'add' && each.field === 'lost')) return fateOf(facts, declared);
  // The rest of a team goes on.
  return `${at} loses a man${facts['total-destruction'] ? ' and its weapon' : ''}${by === undefined ? '' : ` to ${by}`}`;
}

/** What happened to one target. Total destruction isn't mentioned for a vehicle. */
function fateOf({ result, 'total-destruction': total }: Facts, declared: Declared): string {
  switch (result) {
    case 'killed':
      if (total === undefined) return shooterDid('destroyed', declared);
      return shooterDid('killed', declared, total ? ', and his weapons are destroyed' : '');
    case 'saved':
      return shooterDid('hit', declared, ', but saved by cover');
    default:
      return shooterDid(say(String(result)), declared);
  }
}

/** What happened to several targets: man by man, or how many suffered each fate. */
function fatesOf(facts: Facts, declared: Declared): string {
  return eachOf(declared) ?? cameOf(declared, counted(facts));
}

/** What happened to each of several targets, the worst first; nothing where their dice can't be told apart. */
export function eachOf({ names, steps = [] }: Declared): string | undefined {
  const fates = steps.findLast(({ results }) => results !== undefined)?.results;
  const each = names?.each ?? [];
  if (!fates || fates.length !== each.length || new Set(each).size !== each.length) return undefined;
  // A vehicle that was only shaken is spared or saved.
  const who = (fate: string) => each.filter((_, i) => [fate, `${fate}-shaken`].includes(fates[i]!));
  const by = names?.who;
  const told = ORDER.filter((fate) => who(fate).length > 0).map((fate, i) => {
    const [is, comma = ''] = FATES[fate];
    const firer = i > 0 || by === undefined ? '' : `${comma} by ${by}`;
    return `${allOf(who(fate))} ${who(fate).length > 1 ? 'are' : 'is'} ${is}${firer}`;
  });
  const spared = who('miss');
  if (told.length === 0) return missed({ names: { who: by, at: allOf(spared) } });
  return [...told, ...(spared.length > 0 ? [`no effect on ${allOf(spared)}`] : [])].join('; ');
}

const ORDER = ['totally-destroyed', 'killed', 'saved', 'pinned'] as const;
const FATES: Readonly<Record<(typeof ORDER)[number], readonly [is: string, comma?: string]>> = {
  'totally-destroyed': ['killed, weapons and all', ','],
  killed: ['killed'],
  saved: ['saved by cover'],
  pinned: ['pinned'],
};

/** How many of several targets suffered each fate. */
function counted(facts: Facts): string {
  const weapons = facts['weapons-destroyed'];
  const lost = weapons === undefined ? 'destroyed' : weapons ? `killed (${weapons} with weapons)` : 'killed';
  const fates = [
    facts.killed ? `${facts.killed} ${lost}` : '',
    facts.saved ? `${facts.saved} saved by cover` : '',
    facts.pinned ? `${facts.pinned} pinned` : '',
  ].filter((fate) => fate !== '');
  return fates.length > 0 ? allOf(fates) : 'all missed';
}

/** What else came of a shot: checks, and fuel that has run out. */
export function besides(facts: Facts): string {
  const checks = facts['morale-checks'];
  const several = checks ? `; ${checks} ${checks === 1 ? 'has' : 'have'} to check morale` : '';
  const check = facts['morale-check'] ? '; it has to check morale' : '';
  return `${check}${several}${facts['fuel-out'] ? '; the flamethrower is empty' : ''}`;
}
