import type { Facts } from '../../../kernel/facts.ts';
import { missed } from '../named.ts';
import type { Declared } from '../verdicts.ts';
import { allOf, capital, possessive, say } from '../words.ts';

/** How a shot at soft targets ended: man by man, if they're known. */
export function fire(facts: Facts, declared: Declared): string {
  if (facts.result === 'miss') return `${missed(declared)}${besides(facts)}.`;
  const fates = facts.result === undefined ? (eachOf(declared) ?? counted(facts)) : fateOn(facts, declared);
  return byWhom(`${capital(fates)}${besides(facts)}.`, declared);
}

/** At somebody the referee doesn't know: nobody reads it as if the firer himself were hit. */
export function byWhom(text: string, { names: { who, at } = {} }: Declared): string {
  if (who === undefined || at !== undefined) return text;
  return `${possessive(who)} shot: ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** PT-COV-07: small arms at an armoured vehicle kill the man on its roof, not the vehicle. */
function fateOn(facts: Facts, declared: Declared): string {
  const { names, effects = [] } = declared;
  const at = names?.at;
  if (facts.result !== 'killed' || at === undefined) return fateOf(facts);
  const ofGunner = effects.some((each) => each.effect === 'set' && each.field === 'roof-out');
  if (ofGunner) return `the roof gunner of ${at} is killed`;
  if (!effects.some((each) => each.effect === 'add' && each.field === 'lost')) return fateOf(facts);
  // The rest of a team goes on.
  return `${at} loses a man${facts['total-destruction'] ? ' and its weapon' : ''}`;
}

/** What happened to one target. Total destruction isn't mentioned for a vehicle. */
function fateOf({ result, 'total-destruction': total }: Facts): string {
  switch (result) {
    case 'killed':
      if (total === undefined) return 'destroyed';
      return total ? 'killed, and his weapons are destroyed' : 'killed';
    case 'saved':
      return 'hit, but saved by cover';
    default:
      return say(String(result));
  }
}

/** What happened to each of several targets, the worst first; nothing where their dice can't be told apart. */
function eachOf({ names, steps = [] }: Declared): string | undefined {
  const fates = steps.findLast(({ results }) => results !== undefined)?.results;
  const each = names?.each ?? [];
  if (!fates || fates.length !== each.length || new Set(each).size !== each.length) return undefined;
  const told = ORDER.flatMap((fate) => {
    const who = each.filter((_, i) => fates[i]!.replace(SHAKEN, '') === fate);
    return who.length === 0 ? [] : [`${allOf(who)} ${FATES[fate] ?? say(fate)}`];
  });
  const spared = each.filter((_, i) => fates[i]!.replace(SHAKEN, '') === 'miss');
  if (told.length === 0) return missed({ names: { who: names?.who, at: allOf(spared) } });
  return [...told, ...(spared.length > 0 ? [`no effect on ${allOf(spared)}`] : [])].join('; ');
}

const SHAKEN = /-shaken$/;
const ORDER = ['totally-destroyed', 'killed', 'saved', 'pinned'] as const;
const FATES: Readonly<Record<(typeof ORDER)[number], string>> = {
  'totally-destroyed': 'killed with his weapons',
  killed: 'killed',
  saved: 'saved by cover',
  pinned: 'pinned',
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
