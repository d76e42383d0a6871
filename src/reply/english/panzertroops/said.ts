import type { ReminderView, Saying } from '../ruling/change-words.ts';
import { allOf, capital, theSides } from '../words.ts';
import { atTheTable } from './said-at-the-table.ts';

type Said = Readonly<Record<string, (told: ReminderView) => Saying>>;

/** Lines that no single field could give: moves and loadings first, then what happens to men and vehicles. */
export const said: Said = {
  ...atTheTable,
  'can-go': ({ names: [name], values }) => {
    const { inches, path, obstacles, exit, drop, begun, who } = values;
    const besides = `${obstacles ? ` obstacles:${obstacles}` : ''}${exit ? ` exit:${exit}` : ''}${drop ? ' drop:true' : ''}`;
    const typed = `/move who:${quoted(name!)} path:${path}=${inches}${besides}`;
    const begins = begun ? `${name}` : `${name} hasn’t moved. ${capital(String(who))}`;
    if (Number(inches) <= 0) return begun ? `${name} has no move left.` : `${name} can’t go there.`;
    return begun
      ? `${begins} can go ${inches}″ more: ${typed}`
      : `${begins} can go ${inches}″ ${groundOf(String(path))}: ${typed}`;
  },
  stance: ({ names: [name], units: [unit], values: { stance, defence, ran, until } }) => {
    const when = until === 'fire' ? 'in the fire that follows' : 'until your next movement';
    const they = Number(unit?.fields.crew ?? 1) > 1 ? 'They' : 'He';
    if (ran) return `${name} ran: defence ${defence} ${when}. ${they} can’t run next turn.`;
    if (stance === 'assault') return `${name} made an assault move: defence ${defence} ${when}.`;
    return `${name} moved: defence ${defence} ${when}.`;
  },
  aboard: ({ names: [vehicle, ...men] }) => `${allOf(men)} ${men.length === 1 ? 'is' : 'are'} aboard ${vehicle}.`,
  'off-again': ({ names: [vehicle, ...men] }) => `${allOf(men)} ${men.length === 1 ? 'is' : 'are'} off ${vehicle}.`,
  'hooked-up': ({ names: [gun, vehicle] }) =>
    `${gun} is hooked up to ${vehicle}. It can fire again in the step after you unhook it.`,
  'left-after-loading': ({ names: [name], values: { inches, half } }) => {
    if (Number(inches) <= 0) return `${name} has no move left.`;
    return half ? `${name} has half of its move left: ${inches}″.` : `${name} has ${inches}″ of its move left.`;
  },
  'left-by-enemy-edge': ({ names: [name], values: { men, by, of } }) =>
    `${name} has left by the enemy’s edge${withMen(men)} (${by} of ${of}).`,
  'left-the-table': ({ names: [name], values: { men } }) => `${name} has left the table${withMen(men)}.`,
  'crew-gets-out': ({ names: [wreck, crew], units: [unit], values: { men }, sideName }) =>
    `${wreck} is a wreck. ${crew}, ${pistols(men)}, ${men === 1 ? 'gets' : 'get'} out in ${theSides(sideName(unit?.side ?? ''))} next movement, for half a run. Until then nobody can shoot at them.`,
  'aboard-the-wreck': ({ names: [wreck, ...men] }) =>
    `Aboard ${wreck}: ${allOf(men)}. The bail-out decides who gets out.`,
  'riders-get-out': ({ names, units: [unit], sideName }) =>
    `${allOf(names)} ${names.length === 1 ? 'is' : 'are'} alive in the wreck. ${names.length === 1 ? 'He' : 'They'} can’t act or be shot at until ${theSides(sideName(unit?.side ?? ''))} next movement.`,
  'left-by-its-crew': ({ names: [vehicle, crew], values: { men } }) =>
    `${vehicle} is left by its crew and out for the battle. ${crew}, ${pistols(men)}, ${men === 1 ? 'stands' : 'stand'} beside it.`,
  'riders-flee': ({ names: [vehicle, ...riders] }) =>
    `${allOf(riders)} ${riders.length === 1 ? 'is' : 'are'} broken and jump${riders.length === 1 ? 's' : ''} off ${vehicle}, because it’s immobilised.`,
  'group-shaken': ({ names: [name] }) => ({
    news: `${name}’s group is shaken`,
    means: 'it can’t move closer to the enemy for the rest of the battle',
  }),
  'group-broken': ({ names: [name] }) => ({
    news: `${name}’s group is broken`,
    means: 'it can’t move closer, and its firepower is 1 lower',
    more: 'Anyone with an enemy within 3″ now surrenders: /morale surrender:true who:… target:…',
  }),
  captured: ({ names: [man, captor] }) => `${man} is captured by ${captor}.`,
  'at-the-roof-gunner': ({ names: [tank] }) =>
    `That was a shot at the man on the roof of ${tank}. To fire at its armour, use /tankhit.`,
  'met-on-its-way': ({ names: [name], values: { at, on, stays } }) =>
    `The shot met ${name} on the way, at ${at}${on === undefined ? '' : ` (${on})`}.${stays ? ` ${name} got no further.` : ''}`,
  'not-aboard-yet': ({ names: [man, vehicle] }) =>
    `The shot came before ${man} got on ${vehicle}, so he’s still outside.`,
  'aboard-still': ({ names: [man, vehicle] }) => `The shot came before ${man} got off ${vehicle}, so he’s still there.`,
  'place-not-taken': ({ names: [man, place] }) =>
    `The shot came before ${man} could take a place at ${place}’s weapon, so he has his own figure again.`,
  'took-over': ({ names: [man, dead] }) =>
    `${man} has taken up the weapons of ${dead}, whose figure stands for him now.`,
  'joins-crew': ({ names: [man, team], values: { men, full } }) =>
    `${man} has joined ${team}: ${men === 1 ? '1 man' : `${men} men`}${full ? ', so it can fire again' : ''}.`,
  'crew-short': ({ names: [name], values: { men, of } }) =>
    `${name} has ${men === 1 ? '1 man' : `${men} men`} of ${of}: pistols only, until another man joins (/weapon action:crew).`,
  'weapon-lost': ({ names: [name], values: { weapon, men } }) =>
    `${name}’s ${weapon} is destroyed; ${men === 1 ? '1 man is left with a pistol' : `${men} men are left with pistols`}.`,
};

function pistols(men: unknown): string {
  return men === 1 ? '1 man with a pistol' : `${men} men with pistols`;
}

function withMen(men: unknown): string {
  if (typeof men !== 'number' || men === 0) return '';
  return `, with ${men === 1 ? '1 man' : `${men} men`}`;
}

function groundOf(path: string): string {
  const ground = path.replaceAll('+', ' and ');
  return path === 'open' ? 'in the open' : `${path.startsWith('road') ? 'by' : 'through'} ${ground}`;
}

/** A value as a player would type it. */
function quoted(name: string): string {
  return /\s/.test(name) ? `"${name}"` : name;
}
