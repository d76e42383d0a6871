import type { Facts } from '../../../kernel/state/facts.ts';
import { missed } from '../ruling/naming.ts';
import type { Declared } from '../ruling/verdict-words.ts';
import { allOf, capital, possessive, say } from '../words.ts';

/** How a shot at soft targets ended: man by man, if they're known. */
export function fire(facts: Facts, declared: Declared): string {
  if (facts.result === 'miss') return `${missed(declared)}${besides(facts)}.`;
  const fates = facts.result === undefined ? (eachOf(declared) ?? counted(facts)) : fateOn(facts, declared);
  return byWhom(`${capital(fates)}${besides(facts)}.`, declared);
}

/** At somebody the referee doesn't know: nobody reads it as if the firer himself were hit. */
export function byWhom(text: string, { names: { who, at, each = [] } = {} }: Declared): string {
  const told = `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  if (who === undefined) return text;
  if (at === undefined) return `${possessive(who)} shot: ${told}`;
  return [at, ...each].some((name) => text.includes(name)) ? text : `${at}: ${told}`;
}

/** “Thunder destroyed Kurt”; where they aren't named, only “destroyed”. */
export function shooterDid(did: string, { names: { who, at } = {} }: Declared): string {
  return who === undefined || at === undefined ? did : `${who} ${did} ${at}`;
}

/** PT-COV-07: small arms at an armoured vehicle kill the man on its roof, not the vehicle. */
function fateOn(facts: Facts, declared: Declared): string {
  const { names, effects = [] } = declared;
  const at = names?.at;
  if (facts.result !== 'killed' || at === undefined) return fateOf(facts, declared);
  const ofGunner = effects.some((each) => each.effect === 'set' && each.field === 'roof-out');
  const by = names?.who;
  if (ofGunner) return `the roof gunner of ${at} is killed${by === undefined ? '' : ` by ${by}`}`;
  if (!effects.some((each) => each.effect === 'add' && each.field === 'lost')) return fateOf(facts, declared);
  // The rest of a team goes on.
  return `${at} loses a man${facts['total-destruction'] ? ' and its weapon' : ''}${by === undefined ? '' : ` to ${by}`}`;
}

/** What happened to one target. Total destruction isn't mentioned for a vehicle. */
function fateOf({ result, 'total-destruction': total }: Facts, declared: Declared): string {
  const did = (what: string) => shooterDid(what, declared);
  switch (result) {
    case 'killed':
      if (total === undefined) return did('destroyed');
      return total ? `${did('killed')}, and his weapons are destroyed` : did('killed');
    case 'saved':
      return `${did('hit')}, but saved by cover`;
    default:
      return did(say(String(result)));
  }
}

/** What happened to each of several targets, the worst first; nothing where their dice can't be told apart. */
function eachOf({ names, steps = [] }: Declared): string | undefined {
  const fates = steps.findLast(({ results }) => results !== undefined)?.results;
  const each = names?.each ?? [];
  if (!fates || fates.length !== each.length || new Set(each).size !== each.length) return undefined;
  const told = ORDER.flatMap((fate) => {
    const who = each.filter((_, i) => fates[i]!.replace(SHAKEN, '') === fate);
    return who.length === 0 ? [] : [`${allOf(who)} ${who.length > 1 ? 'are' : 'is'} ${FATES[fate]}`];
  });
  if (told[0] !== undefined && names?.who !== undefined)
    told[0] += `${told[0].endsWith('all') ? ',' : ''} by ${names.who}`;
  const spared = each.filter((_, i) => fates[i]!.replace(SHAKEN, '') === 'miss');
  if (told.length === 0) return missed({ names: { who: names?.who, at: allOf(spared) } });
  return [...told, ...(spared.length > 0 ? [`no effect on ${allOf(spared)}`] : [])].join('; ');
}

const SHAKEN = /-shaken$/;
const ORDER = ['totally-destroyed', 'killed', 'saved', 'pinned'] as const;
const FATES: Readonly<Record<(typeof ORDER)[number], string>> = {
  'totally-destroyed': 'killed, weapons and all',
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
