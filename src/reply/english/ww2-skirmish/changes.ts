import type { Flat } from '../../../kernel/state/unit.ts';
import type { ChangeView, ChangeWords, ReminderView } from '../ruling/change-words.ts';
import { allOf, capital, possessiveSide, say, theSide, theSides } from '../words.ts';
import { soloFields, soloSaid } from './solo-said.ts';

/** Another line says it, or nobody needs to be told. */
const silent = () => undefined;

const many = (n: Flat | undefined, one: string) => `${n} ${one}${n === 1 ? '' : 's'}`;

/** A line when it begins, and another when it ends if there is one. */
const either =
  (holds: (told: ChangeView) => string | undefined, over: (told: ChangeView) => string | undefined = silent) =>
  (told: ChangeView) =>
    told.value === undefined ? over(told) : holds(told);

const roleText = (role: Flat | undefined) =>
  role === undefined || role === '' ? '' : ` (${role === 'nco' ? 'NCO' : say(String(role))})`;

const leftOf = (least: Flat | undefined, of: Flat | undefined) =>
  `${least} of its ${of} men ${least === 1 ? 'is' : 'are'} left`;

const weapon = (word: string) => {
  const mount = /^(hull|turret|roof)-mg$/.exec(word)?.[1];
  return mount ? `${mount} machine gun` : say(word);
};

/** "Brits' phase of turn 3". */
const phase = ({ values, sideName }: ReminderView) =>
  `${possessiveSide(sideName(String(values.side)))} phase of turn ${values.turn}`;

/** What stops somebody who’s driven somewhere on a drawn table. */
const inTheWay = ({ values: { by } }: ReminderView) => (by === 'edge' ? 'the edge of the table' : by);

/** How far he gets, where that’s less far than the book says. */
const held = (told: ReminderView) => {
  if (told.values.of === undefined) return '';
  const what = inTheWay(told);
  return what === undefined ? ', as far as there’s room,' : `, where ${what} stops it,`;
};

/** That he can’t go at all. */
const isStuck = ({ values: { inches, of } }: ReminderView) => of !== undefined && inches === 0;

const fallsBack = (told: ReminderView) => {
  const what = inTheWay(told);
  if (!isStuck(told)) return `falls back ${told.values.inches}″${held(told)}`;
  return what === undefined ? 'has no room to fall back' : `can’t fall back past ${what}`;
};

const crashes = (told: ReminderView) => {
  const what = inTheWay(told);
  if (!isStuck(told)) return `crashes on ${told.values.inches}″${held(told)} and never moves again.`;
  return `crashes where it is${what === undefined ? '' : `, since it can’t go past ${what},`} and never moves again.`;
};

/** Changes of a team. */
const team: ChangeWords['fields'] = {
  suppressed: either(
    ({ name, value }) => `${name} is suppressed (${value} of 3): no fire, 2″ at most, until lifted with /suppress.`,
    ({ name }) => `${name} isn’t suppressed any more.`,
  ),
  retiring: either(({ name, isRun }) =>
    isRun ? undefined : `${name} must retire now to the nearest cover behind them: /move who:${name}.`,
  ),
  idle: either(silent, ({ name }) => `${name} is free to act again.`),
  routed: either(silent, ({ name }) => `${name} rallies.`),
  contact: either(silent, ({ name }) => `${name} isn’t in contact any more.`),
  dared: either(({ name, isRun }) => (isRun ? undefined : `${name} has tested for open ground in this phase.`)),
  dispersed: either(
    ({ name, isRun }) => (isRun ? undefined : `${name} is dispersed until they close up, with /act action:close-up.`),
    ({ name, isRun }) => (isRun ? undefined : `${name} closes up.`),
  ),
  aboard: either(
    ({ name, words }) => `${name} is aboard ${words} until they dismount.`,
    // A team that went out of play with it isn't on foot.
    ({ name, unit }) => (unit?.gone ? undefined : `${name} is on foot.`),
  ),
  'in-bunker': either(
    ({ name }) => `${name} is in a bunker until they come out. Fire at it with /demolish.`,
    ({ name }) => `${name} is out of the bunker.`,
  ),
  'known-to': ({ name, value, sideName }) => `${name} is spotted by ${theSide(sideName(String(value)))}.`,
  'f{n}-wounds': ({ name, field, value }) => `${name} figure ${numberIn(field)} is wounded (${value}).`,
  'f{n}-state': silent,
  rounds: either(({ name, value }) => `${name} has ${many(Number(value), 'round')} left.`),
  'flame-shots': either(({ name, value }) => `${name} has ${many(Number(value), 'flame shot')} left.`),
  moved: silent,
  fired: silent,
  reacted: silent,
  'under-fire': silent,
  saved: silent,
};

function numberIn(field: string): string {
  return /\d+/.exec(field)?.[0] ?? '';
}

/** Changes of a vehicle. */
const vehicle: ChangeWords['fields'] = {
  speed: silent,
  stuck: either(silent, ({ name }) => `${name} is free again.`),
  'stuck-turn': either(({ name, value }) => `${name} is stuck; /move task:release from turn ${Number(value) + 1} on.`),
  stunned: either(silent, ({ name }) => `${name}’s crew isn’t stunned any more.`),
  'optics-lost': either(({ name }) => `${name} has lost its optics, so its main gun can’t fire.`),
  'weapons-wrecked': ({ name, value }) => {
    const wrecked = [value].flat().map((each) => weapon(String(each)));
    return `${name}’s ${allOf(wrecked)} ${wrecked.length === 1 ? 'is' : 'are'} wrecked.`;
  },
  immobilised: silent,
  'driver-killed': either(silent, ({ name }) => `${name} has a driver again.`),
  abandoned: either(silent, ({ name }) => `${name}’s crew is in it again.`),
  'on-fire': silent,
  'explodes-turn': silent,
  wrecked: silent,
};

/** What limits units in the phase that begins. */
const binding: ChangeWords['said'] = {
  'in-rout': ({ names }) => `In rout, so they can only run: ${allOf(names)}.`,
  'to-retire': ({ names }) => `Still to retire: ${allOf(names)}.`,
  'fallen-back': ({ names }) => `Fallen back, so they can’t move or fire in this phase: ${allOf(names)}.`,
  'in-melee': ({ names }) => `In melee, so they can’t fire or be fired at: ${allOf(names)}.`,
  'crew-stunned': ({ names }) => `Stunned, so they can’t do anything: ${allOf(names)}.`,
  'smoke-lifts': ({ values, sideName }) =>
    `${capital(theSides(sideName(String(values.side))))} smoke lifts at the end of this phase.`,
  'under-fire': ({ names }) => `Under fire, so they test before crossing open ground: ${allOf(names)}.`,
};

const said: ChangeWords['said'] = {
  ...binding,
  'figure-out': ({ names, values: { figure, role, left } }) => {
    const out = `${names[0]} figure ${figure}${roleText(role)} is out.`;
    // With the last man the team is out, and the next line says so.
    return left === 0 ? out : `${out} ${names[0]} has ${left === 1 ? '1 man' : `${left} men`}.`;
  },
  'falls-back': (told) => {
    const [way, idle] = [`${told.names[0]} ${fallsBack(told)}`, `neither moves nor fires until ${phase(told)}`];
    return told.isRun ? `${way}; it ${idle}.` : `${way} and ${idle}.`;
  },
  stunned: (told) => `${told.names[0]}’s crew is stunned until ${phase(told)}.`,
  routs: ({ names, isRun, values: { least, of } }) => ({
    news: `${names[0]} routs`,
    means: isRun
      ? `they run in each of their phases, and rally on a 6 at the start of a turn while ${leftOf(least, of)}`
      : `they run in each of their phases; /rally at the start of each turn while ${leftOf(least, of)}`,
  }),
  'cannot-fail': ({ names, values }) =>
    `${names[0]} has ${values.actions} Actions, so the test can’t fail: none is thrown.`,
  'below-half': ({ names }) => `${names[0]} routs. With fewer than half their men left, they won’t rally.`,
  'runs-on': ({ names }) => `${names[0]} runs on.`,
  charges: ({ names: [who, whom], values: { many: men, few, tests } }) =>
    `${who} is on ${whom}, ${men === 1 ? '1 man' : `${men} men`} to ${few}: ${tests ? `${whom} tests first. N` : 'n'}obody fires at or from either.`,
  'driver-out': ({ names: [name] }) =>
    `${name} has lost its driver. It can’t move until another of its crew drives, from its next phase.`,
  crashes: (told) => `${told.names[0]} ${crashes(told)}`,
  'never-moves': ({ names }) => `${names[0]} never moves again.`,
  burns: ({ names: [name], values: { turn, crew } }) => {
    const burning = turn === undefined ? 'burns' : `burns and will explode at the start of turn ${turn}`;
    return `${name} ${burning}${crew ? '; its crew is on foot' : ''}.`;
  },
  'ammunition-explodes': ({ names }) => `${names[0]}’s ammunition explodes.`,
  'crew-out': ({ names }) => `${names[0]}’s crew is on foot.`,
  'nobody-inside': ({ names }) => `Nobody is in ${names[0]}, so nothing happens.`,
  'passes-over': ({ names: [from, to], values: { figure, role } }) =>
    `${from} figure ${figure}${roleText(role)} goes over to ${to}.`,
  'hull-hits': ({ names: [who, whom], values: { hits, throws, left } }) => {
    const owed = throws === 0 ? 'no throw follows' : throws === 1 ? 'one throw follows' : `${throws} throws follow`;
    const command = throws === 0 ? '' : `, /tankhit attacker:${who} target:${whom} weapon:small-arms`;
    const over = Number(left) > 0 ? `; ${many(left, 'hit')} ${left === 1 ? 'is' : 'are'} left over this turn` : '';
    return { news: `${many(hits, 'hit')} on ${whom}`, means: `${owed}${command}${over}` };
  },
};

/** The words of WW2 Skirmish for its changes. */
export const changes: ChangeWords = {
  fields: {
    ...team,
    ...vehicle,
    ...soloFields,
    'fog-{n}': either(
      ({ value, sideName, until }) =>
        `${capital(theSides(sideName(String(value))))} smoke is on the table${until ? ` until ${until}` : ''}.`,
      () => 'The smoke has lifted.',
    ),
    advised: silent,
  },
  gone: {
    captured: ({ name }) => `${name} is captured and out of play.`,
    killed: ({ name }) => `${name} has nobody left and is out of play.`,
    'out-of-action': ({ name }) => `${name} has nobody left in action and is out of play.`,
    exploded: ({ name }) => `${name} has exploded and is out of play.`,
    'left-table': ({ name }) => `${name} has left the table.`,
    cleared: ({ name }) => `${name} is cleared from the table.`,
    transferred: ({ name }) => `${name} has no men left of its own.`,
  },
  due: (command, { verb }) => {
    if (verb === 'tankhit') return undefined;
    return verb === 'move' || verb === 'solo'
      ? `Owed first: ${command}.`
      : `Owed first: ${command}. They can’t act or be shot at before that.`;
  },
  said: { ...said, ...soloSaid },
  ended: {
    'nobody-left': ({ winner, loser }) => `${loser} have nobody left who can fight. ${winner} have won.`,
    'nobody-left-at-all': () => 'Neither side has anybody left who can fight. The battle is drawn.',
  },
};
