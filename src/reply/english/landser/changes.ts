import type { Unit } from '../../../kernel/state/unit.ts';
import type { ChangeView, ChangeWords, EndingView, ReminderView } from '../ruling/change-words.ts';
import { allOf, possessive, say } from '../words.ts';
import { soloFields, soloSaid } from './solo.ts';

type Told = (told: ChangeView) => string | undefined;

/** A line when it begins, and none when it ends. */
const begins =
  (line: (told: ChangeView) => string | undefined): Told =>
  (told) =>
    told.value === undefined ? undefined : line(told);
const untold: Told = () => undefined;

const angry = begins(({ name, words }) => `${name} must return fire at ${words} in his next turn.`);
const shaken = begins(
  ({ name }) => `${possessive(name)} crew is shaken. In its next turn it can only move, and only forward.`,
);

const fields: Readonly<Record<string, Told>> = {
  hiding: ({ name, unit, value }) => {
    if (value === undefined) return unit?.gone ? undefined : `${name} is out of hide.`;
    return value === 'chosen' || value === 'free' ? `${name} hides.` : undefined;
  },
  'hiding-in': begins(({ name, value }) => (value === 'terrain' ? `${name} is out of sight.` : undefined)),
  pinned: begins(({ name }) => `${name} stays where he is.`),
  angry,
  'angry-again': angry,
  'needs-leader': begins(({ name }) => `${name} goes to the nearest full cover and waits for a leader or medic.`),
  'walking-wounded': begins(({ name }) => `${name} sneaks to his base line; he hides if fired at.`),
  'wounds-a': begins(({ name, value }) => `${name} moves ${value}″ less and runs no more.`),
  'wounds-b': begins(({ name, value }) => `${name} fires at -${value}.`),
  leader: ({ name, unit, value }) => {
    const squad = unit?.fields.squad;
    if (squad === undefined || (value === undefined && unit?.gone)) return undefined;
    return value === undefined
      ? `${name} hands squad ${squad} back to its leader.`
      : `${name} takes over squad ${squad}.`;
  },
  jammed: ({ name, added }) => (added === undefined ? undefined : wants(name, added, 'is jammed')),
  'must-reload': ({ name, added }) => (added === undefined ? undefined : wants(name, added, 'is empty')),
  lost: ({ name, added }) =>
    added === undefined ? undefined : `${possessive(name)} ${say(String(added))} has blown up.`,
  used: ({ name, added }) => (added === undefined ? undefined : `${name} has used his ${say(String(added))}.`),
  barrel: begins(({ name, unit }) => wants(name, unit?.fields.weapon ?? 'gun', 'wants a barrel')),
  covering: begins(({ name }) => `${name} is on Covering Fire through the enemy turn.`),
  guard: ({ name, unit, value, words }) => {
    if (value !== undefined) return `${name} is ${words}’s prisoner.`;
    return unit?.gone === 'prisoner' ? `${name} is still a prisoner, but nobody guards him.` : undefined;
  },
  'at-base-line': begins(({ name }) => `${name} is back at his base line.`),
  'suppressed-by': ({ name, unit, value }) => {
    if (value !== undefined) return `${name} is suppressed and has −${value} to hit.`;
    return unit?.gone ? undefined : `${name} isn’t suppressed any more.`;
  },
  // What brings him out of hide reports that itself. Where that rule isn't used, a Move brings him out.
  'needs-rally': ({ name, unit, value }) =>
    value === undefined && !unit?.gone && unit?.fields.hiding
      ? `${name} can come out of hide with a Move again.`
      : undefined,
  'squad-broken': ({ name, unit, value }) =>
    value === undefined && !unit?.gone ? `${name} can fight again.` : undefined,
  treated: ({ name, unit, value }) => {
    if (value !== undefined) return `${name} has been treated for ${value === 1 ? '1 turn' : `${value} turns`}.`;
    return unit?.fields['carried-by'] ? `Moving ${name} undoes his treatment.` : undefined;
  },
  immobilised: begins(({ name }) => `${name} is immobilised.`),
  'gun-damaged': begins(({ name }) => `${possessive(name)} main gun is damaged, and may explode when it fires.`),
  'gun-lost': begins(
    ({ name, value }) => `${possessive(name)} main gun ${value === 'exploded' ? 'has exploded' : 'is destroyed'}.`,
  ),
  'turret-jammed': begins(({ name }) => `${possessive(name)} turret is stuck.`),
  'crew-injured': begins(({ name }) => `${possessive(name)} crew is injured, so it can shoot only every other turn.`),
  bailed: begins(({ name }) => `${name} has got out with a rifle.`),
  'machine-guns-lost': begins(
    ({ name, value }) => `${name} has lost ${value === 1 ? 'a machine gun' : `${value} machine guns`}.`,
  ),
  aiming: begins(({ name, words }) => `${name} aims at ${words}.`),
  'carried-by': ({ name, unit, value, words }) => {
    if (value !== undefined) return `${words} carries ${name}.`;
    return unit?.gone === 'dead' || unit?.gone === 'carried-off' ? undefined : `${name} is put down.`;
  },
  'crew-shaken': shaken,
  'crew-shaken-again': shaken,
  ...Object.fromEntries(
    [
      'moved-fast',
      'sneaking',
      'set-up',
      'serious-wounds',
      'light-wounds',
      'locked',
      'template',
      'in-template',
      'first',
      'stretcher',
    ].map((field) => [field, untold]),
  ),
};

function wants(
  name: string,
  weapon: NonNullable<ChangeView['added']> | NonNullable<Unit['fields'][string]>,
  how: string,
) {
  return `The ${say(String(weapon))} of ${name} ${how}: Weapon Work.`;
}

const gone: NonNullable<ChangeWords['gone']> = {
  down: ({ name }) => `${name} is out of action; a medic may reach him.`,
  // In campaign games he's lying there, and another line says so.
  removed: ({ name, unit }) => (unit && 'death-turn' in unit.fields ? undefined : `${name} is off the table.`),
  'out-of-action': ({ name, unit }) => (unit && 'death-turn' in unit.fields ? undefined : `${name} is out of action.`),
  killed: ({ name }) => `${name} is killed.`,
  dead: ({ name }) => `${name} is dead.`,
  'carried-off': ({ name }) => `${name} is carried off the table.`,
  // Another line says it, with the name of his guard.
  prisoner: () => undefined,
  'off-the-board': () => undefined,
};

const IN_HIDE: Readonly<Record<string, string>> = {
  forced: 'is in hide through his next turn; then a Move brings him out.',
  row: 'is in hide through his next turn and is up again after it.',
  'forced-now': 'is in hide for the rest of this turn; then a Move brings him out.',
  'row-now': 'is in hide for the rest of this turn and is up again after it.',
  rally: 'is in hide until he is rallied or throws for himself.',
};

/** What a state means in the turn it affects, in short. */
const BOUND: Readonly<Record<string, readonly [word: string, meaning?: string]>> = {
  angry: ['Angry', 'has to return fire'],
  'needs-leader': ['Needs a leader', 'to the nearest full cover'],
  'walking-wounded': ['Walking wounded', 'sneaks to the base line, and hides if fired at'],
  locked: ['Locked', 'fight on, or break off by Move Fast'],
  'in-template': ['In a template', 'leave it, or throw for its effects'],
  barrel: ['Barrel due', 'Weapon Work'],
};

type Saying = (told: ReminderView) => string;

/** @param disorientated what it means in the turn it affects */
function saidOf(disorientated: string): Readonly<Record<string, Saying>> {
  return {
    struck: ({ names: [name], values: { effect, wound } }) => {
      // Where he's left, off the table or on it, is in the news.
      const row = wound === undefined || wound === 'removed' ? '' : `, ${say(String(wound))}`;
      return `${name}: ${effect === 'none' ? 'unharmed' : say(String(effect))}${row}`;
    },
    'in-hide': ({ names: [name], values: { how } }) => `${name} ${IN_HIDE[String(how)]}`,
    'template-lies': ({ names: [gunner, ...caught] }) => `The template of ${gunner} lies over ${allOf(caught)}.`,
    'template-lifted': ({ names: [gunner] }) => `The template of ${gunner} is lifted.`,
    'locked-with': ({ names: [one, other] }) => `${one} is locked with ${other}.`,
    'leaves-with-guard': ({ names: [prisoner] }) => `${prisoner} leaves the board with his guard under fire.`,
    'carried-off-prisoner': ({ names: [name, carrier] }) => `${carrier} has carried ${name} off the table, a prisoner.`,
    'joins-fight': ({ names: [prisoner, guard] }) =>
      `${prisoner} fights ${guard}. Check that he’s within his guard’s reach.`,
    'prisoners-now': ({ names }) => `Prisoners, who stay away: ${allOf(names)}.`,
    'stay-away': ({ names }) => `Out since an earlier battle, and not counted in any squad: ${allOf(names)}.`,
    'may-fire-first': ({ names: [mover, ...covering] }) =>
      `${allOf(covering)} ${covering.length === 1 ? 'is' : 'are'} on Covering Fire and may fire at ${mover} first.`,
    'prisoners-move': ({ names: [guard, ...prisoners] }) =>
      `${allOf(prisoners)} ${prisoners.length === 1 ? 'moves' : 'move'} with ${guard}, at the prisoners’ own rate.`,
    'hides-where': ({ names: [name] }) =>
      `Is ${name} hiding in terrain? Then you can only fire at him from point blank, 2″ or less.`,
    drifts: ({ names: [name] }) =>
      `If anyone is where it came down, use /effect who:"${name}" target:… for them this turn.`,
    cured: ({ names: [name, leader] }) => `${name} is himself again: ${leader} has reached him.`,
    'heals-next-turn': ({ names: [medic, name] }) => `${medic} stays with ${name} and can help him in his next turn.`,
    holds: ({ values: { squad, 'in-action': left } }) => `Squad ${squad} holds: ${left} in action.`,
    'squad-broken': ({ values: { squad } }) => `Squad ${squad} is broken. It can’t fight until a leader rallies it.`,
    bound: ({ names, values: { state } }) => {
      const [word, meaning] =
        state === 'disorientated' ? ['Disorientated', disorientated] : (BOUND[String(state)] ?? [say(String(state))]);
      return `${word}: ${allOf(names)}${meaning ? ` (${meaning})` : ''}`;
    },
    'surrender-within': ({ names: [captor, prisoner] }) =>
      `Check that ${captor} is within 2″ of ${prisoner}, who has no unwounded comrade within 10″.`,
    'ammunition-explodes': ({ names: [name] }) =>
      `${name} blows up. Use /effect weapon:explosion target:… for everyone within 2″ of it.`,
    lies: ({ names: [name] }) => `${name} lies out of action on the table.`,
  };
}

const ended: NonNullable<ChangeWords['ended']> = {
  broken: (told) => `${won(told)} Squad ${told.values.squad} of ${told.loser} has broken.${lying(told)}`,
  'nobody-left': (told) => `${won(told)} ${told.loser} have nobody left.${lying(told)}`,
  draw: (told) => `The battle is over: a draw.${lying(told)}`,
};

function won({ winner }: EndingView): string {
  return `The battle is over: ${winner} win.`;
}

/** LS-CAMP-06. */
function lying({ values: { lying: names } }: EndingView): string {
  return names === undefined ? '' : ` These lie on the table: ${names}. The winner decides their fate (LS-CAMP-06).`;
}

const made: NonNullable<ChangeWords['made']> = { crewman: ({ name }) => `${name} has got out with a rifle.` };

function wordsWith(now: string, nextTurn: string): ChangeWords {
  const disorientated = begins(({ name }) => `${name}, in his next turn only: ${nextTurn}.`);
  return {
    fields: { ...fields, ...soloFields, disorientated, 'disorientated-again': disorientated },
    gone,
    made,
    said: { ...saidOf(now), ...soloSaid },
    ended,
  };
}

export const landserClassicChanges = wordsWith(
  'half speed, -1 to fire and assault',
  'half speed, -1 to fire and assault',
);
export const landserChanges = wordsWith('half speed, no fire, no assault', 'half speed, neither fires nor assaults');
