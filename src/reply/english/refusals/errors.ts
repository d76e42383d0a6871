import { writePair } from '../../../kernel/options/pairs.ts';
import type { Values } from '../../../kernel/refusal.ts';
import { withArticle } from '../article.ts';
import { hansNPanzerErrors } from '../hans-n-panzer/errors.ts';
import { hostErrors } from '../hosting.ts';
import { photoErrors } from '../log/photos.ts';
import { questionErrors } from '../log/questions.ts';
import { report } from '../log/report.ts';
import { savedErrors } from '../log/saved.ts';
import { correctionErrors } from '../ruling/corrections.ts';
import { allOf, likest, oneOf, say, theSide, theSides } from '../words.ts';
import { authority } from './authority.ts';
import { unknown } from './unknown.ts';
import { range, valueErrors } from './value-errors.ts';

type Sentence = (values: Values) => string;

const items = (value: Values[string]) => (Array.isArray(value) ? (value as readonly string[]) : []);
const didYouMean = (nearest: Values[string]) => (nearest ? ` Did you mean ${nearest}?` : '');

/** The first few of many, where nothing shows which are likely. */
function few(names: readonly string[]): readonly string[] {
  if (names.length <= MANY) return names;
  return [...names.slice(0, MANY / 2), `${names.length - MANY / 2} others`];
}

const MANY = 40;
/** No more than people read in an error. */
const FEW = 5;

/** The titles of tables, or a few of many. */
function titles(all: readonly string[]): readonly string[] {
  return all.slice(0, FEW).map((title) => `“${title}”`);
}

/** What was wrong with what somebody typed, and what would be right. */
export const errors: Readonly<Record<string, Sentence>> = {
  ...hansNPanzerErrors,
  ...authority,
  ...hostErrors,
  ...correctionErrors,
  ...questionErrors,
  ...photoErrors,
  ...savedErrors,
  ...unknown,
  ...valueErrors,
  'not-a-command': ({ text, meant }) =>
    meant ? `Put a slash in front: ${meant}` : `Commands start with a slash, like /fire or /log. "${text}" doesn’t.`,
  'unknown-toggle': ({ toggle, rules, nearest, allowed: all }) =>
    `${rules} has no house rule called "${toggle}".${didYouMean(nearest)} ${nearest ? '' : `It has ${likest(String(toggle), items(all)).slice(0, FEW).join(', ')} and more. `}/game house lists them.`,
  'no-rule-found': ({ query, nearest, read, name }) =>
    `${noneFor(String(query).trim(), String(name))}. Try other words${items(nearest).length > 0 ? `, or one of these: ${allOf(items(nearest))}` : ', such as “half cover” or “MG42 range”'}.${items(read).length > 1 ? ` I read this as: ${items(read).join(', ')}.` : ''}`,
  'no-table-found': ({ query, nearest, book, otherBook }) =>
    otherBook === undefined
      ? `There’s no table called "${query}".${items(nearest).length > 0 ? ` Try ${oneOf(titles(items(nearest)))}.` : ''}`
      : `${book} has no table called "${query}", but ${otherBook} has one.`,
  'no-entry-found': ({ query, nearest, book, otherBook }) =>
    otherBook === undefined
      ? `There’s no weapon or vehicle called "${query}". ${items(nearest).length > 0 ? `Did you mean ${oneOf(items(nearest))}?` : 'Try a part of its name, like MG or Tiger.'}`
      : `${book} has no weapon or vehicle called "${query}", but ${otherBook} does.`,
  'not-in-one-book': ({ one, two }) =>
    `No rulebook has both ${one} and ${two}. Add books:all to see what every book says about one of them.`,
  'no-vehicle': ({ unit, verb }) => `${unit} isn’t a vehicle. /${verb} is for vehicles: use /fire to shoot at men.`,
  'no-factors': ({ task }) => `task:${task} doesn’t use factors. Leave them out.`,
  'figures-named': ({ figures, named }) =>
    `You named ${named} ${named === 1 ? 'target' : 'targets'}, so figures can’t be ${figures}. Leave it out.`,
  'mover-or-vehicle': () => 'Name a mover or a vehicle, not both.',
  'unknown-unit': ({ unit, nearest, likely }) => {
    const none = `There’s no unit called "${unit}" here.`;
    if (items(likely).length > 1) return `${none} Did you mean ${oneOf(items(likely))}?`;
    if (nearest) return `${none}${didYouMean(nearest)}`;
    return /^\d+$/.test(String(unit))
      ? `${none} Units go by name. Write another number with its option, like page:${unit}.`
      : `${none} /unit list shows them all.`;
  },
  'no-units': ({ unit }) =>
    `There’s no unit called "${unit}" here: no campaign is open. Leave it out, or set a campaign up with /quickstart.`,
  'no-such-battle': ({ battle, of }) =>
    of === 1
      ? `There’s no battle ${battle}. This campaign is still in its first.`
      : `There’s no battle ${battle}. This campaign is in battle ${of}.`,
  'no-such-turn': ({ turn, last }) => report.noSuchTurn(Number(turn), Number(last)),
  'no-game': () => 'There’s no campaign in this channel. /game new opens one.',
  'no-campaign': ({ verb, rules }) =>
    `/${verb} needs ${withArticle(`${rules} campaign`)} with units in it, and there’s none in this channel. /game new opens one, and /unit add adds units.`,
  'game-open': ({ name }) =>
    `There’s already a campaign in this channel: ${name}. /game status shows it, and /game end ends it.`,
  'game-paused': () => 'The game is paused. /game resume starts it again.',
  'game-not-paused': () => 'The game isn’t paused.',
  'two-sides': ({ sides }) =>
    `A campaign needs two sides with different names, like "Germans, Americans". "${sides}" won’t do.`,
  'one-at-a-time': ({ verb }) => `/${verb} is for one unit at a time. Name just one in who.`,
  'one-target': ({ targets }) => `You named ${targets} targets, but this is done to one at a time. Name just one.`,
  'one-cannot': ({ unit, verb }) =>
    `${unit} can’t do that, so nobody did. Leave ${unit} out. To see why, try /${verb} with ${writePair('who', String(unit))} alone.`,
  'joined-already': ({ side }) => `You already play for ${theSide(String(side))}.`,
  'solo-whole-turn': () => 'task:turn and task:answer play the side that Umpire runs, so there are no odds to show.',
  'solo-not-in-book': ({ rules }) => `${rules} has no rules for playing alone.`,
  'solo-no-side': ({ toggle }) =>
    `Umpire doesn’t run a side here. Before the first turn, /game house toggle:${toggle} on:true changes that. For a single throw on the solo tables, choose another task.`,
  'solo-own-side': () =>
    'You’ve joined the side that the rules play, and only the other players can run it. /game join with another side changes that, and so does /game leave.',
  'solo-not-its-turn': () => 'Umpire’s side has nothing to do now. Use /turn end when you’re done.',
  'solo-owed-first': ({ owed: all }) => `This comes first: ${items(all).join('; ')}. Then the phase goes on by itself.`,
  'solo-owed-yours': () => 'There’s nothing to throw: you have to /move the unit that must retire.',
  'solo-stops-owed': ({ side, owed: all }) =>
    `It’s ${theSides(String(side))} phase, and you can’t skip it. This comes first: ${items(all).join('; ')}.`,
  'solo-stops-reaction': ({ side }) =>
    `It’s ${theSides(String(side))} phase, and you can’t skip it. It’s time for your reaction fire. /solo task:turn goes on.`,
  'solo-stops-question': ({ side, options }) =>
    `It’s ${theSides(String(side))} phase, and you can’t skip it. There’s a question to answer: /solo task:answer answers:same, or say what you see (${items(options).join(', ')}).`,
  'solo-gone': ({ unit }) =>
    `${unit} was the nearest, but is gone. Who’s nearest now? nearest:NAME range:INCHES, or nearest:none.`,
  'solo-range-of-nobody': ({ option }) => `Whose ${option} is that? Name the unit too.`,
  'solo-cover-of-nobody': () => 'Whose target-cover is that? Name the nearest enemy or a target.',
  'solo-not-an-enemy': ({ unit, allowed: all }) => `${unit} is on the same side. The enemies are ${allOf(items(all))}.`,
  'solo-not-among': ({ unit, what, nearest: near, allowed: all }) =>
    `There’s no ${what} called "${unit}".${near ? ` Did you mean ${near}?` : ''}${items(all).length > 0 ? ` It can be ${oneOf(items(all))}.` : ''}`,
  'solo-list-length': ({ option, given, wanted }) =>
    `You gave ${given} ${given === 1 ? 'value' : 'values'} in ${option} for ${wanted} counters. Give one for each, in the same order, or one for all.`,
  'solo-out-of-reach': ({ counter, range, most, rule }) =>
    `${range}″ is too far: ${counter} only sees ${most}″ (${rule}).`,
  'solo-no-such-part': ({ part, nearest: near, allowed: all }) =>
    `This answer has no part called "${part}".${near ? ` Did you mean ${near}?` : ''} It can have ${items(all).join(', ')}.`,
  'solo-counters-form': ({ entry }) =>
    `I can’t read "${entry}". Say which counter looks at whom, and from how far: counters:'Counter 1 at Hale 10 soft', or counters:none.`,
  'solo-unanswered': () => 'Umpire is waiting for an answer. /solo task:turn shows the question again.',
  'solo-answered': () => 'That question has already been answered. Nothing has changed.',
  'solo-not-asked': () => 'There’s no question to answer just now.',
  'no-orders': () => 'There are no sealed orders. /order writes one.',
  'no-side-plays': () => 'This campaign has no sides, so it has no turns. /game new opens another.',
  'no-side': () => 'You haven’t joined a side yet. /game join lets you in.',
  'which-side': ({ allowed: all }) => `Which side? You don’t play for one, so name it: side:${oneOf(items(all))}.`,
  'known-otherwise': ({ option, known }) =>
    `${option} is already known here: ${known}. Leave it out. Only an umpire can say otherwise.`,
  'unit-gone': ({ unit, why }) => `${unit} is out of play (${say(String(why))}).`,
  'name-taken': ({ name }) => `There’s already a unit called ${name}. Choose another name.`,
  'name-reserved': ({ name, all }) =>
    `A unit can’t be called ${name}, because ${all ? 'that means every unit of a side' : 'that’s a side'}. Choose another name.`,
  'bad-name': ({ name, most }) =>
    `"${name}" can’t be a name. Names have 1 to ${most} letters, and no commas, quotes, @ or #.`,
  'unknown-field': ({ field, rules, nearest, allowed: all, ...may }) =>
    nearest
      ? `${rules} has no field called "${field}". Did you mean ${nearest}? That takes ${mayBe(may)}.`
      : `${rules} has no field called "${field}". It has ${allOf(few(items(all)))}.`,
  'field-of-rulings': ({ field }) => `You can’t set ${field} by hand, because it comes from the rulings.`,
  'field-of-umpire': ({ field }) => `Only an umpire can set ${field} by hand.`,
  'joins-without': ({ unit, field, allowed: all }) =>
    `Which ${field} does ${unit} join? Say it with fields:"${field}:${oneOf(items(all))}", or give him one of his own.`,
  'field-raised': ({ field, most }) =>
    `${field} is ${most ?? 'not set'}. You can lower it, but only an umpire can raise it.`,
  'has-none-for-it': ({ unit, verb, option, at }) => {
    const targets = items(at);
    if (option === 'action') return `There’s nothing ${unit} can do with /${verb} now.`;
    return `${unit} has no ${say(String(option))} for /${verb}${targets.length > 0 ? ` at ${allOf(targets)}` : ''}.`;
  },
  'field-of-deployment': ({ field }) =>
    `You can only set ${field} before the battle begins. Now an umpire has to do it.`,
  'fields-with-comma': ({ name, value }) => `Put a space between two fields, not a comma: ${name}:${value}`,
  'too-many-units': ({ most }) => `A campaign can’t have more than ${most} units.`,
  'no-umpire': () => 'override is for the umpire of a campaign, and there’s no campaign here. Leave it out.',
  'too-many-gaps': ({ given, most }) =>
    `You gave ${given} gaps, but there ${most === 1 ? 'is only 1' : `are only ${most}`} between the targets. Leave some out, or name more targets.`,
  'face-not-a-number': ({ position, face }) =>
    `Die ${position} can’t be "${face}". Faces are whole numbers, like faces:"5 6".`,
  'face-impossible': ({ position, face, sides }) => `Die ${position} is a D${sides}, so it can’t show ${face}.`,
  'face-too-many': ({ position, face, used }) =>
    `That’s too many dice: this takes ${used === 0 ? 'none' : used}. Nothing has happened. Leave out die ${position} (${face}).`,
  'no-such-record': ({ seq }) => `The log here has no number ${seq}. /log shows what it has.`,
  'no-such-page': ({ page, pages }) =>
    `There’s no page ${page}: the log has ${pages} ${pages === 1 ? 'page' : 'pages'}.`,
  'no-ruling-there': ({ seq }) => `Number ${seq} of the log isn’t a ruling.`,
  'no-ruling-yet': () => 'There’s no ruling here yet. Try one: /fire weapon:rifle range:8',
  'nothing-thrown': () => 'Nothing has happened in this channel yet, so there are no dice to check.',
  'seed-hides': ({ units }) =>
    `The seed would give away what these are, so it stays secret until the battle ends: ${allOf(items(units))}.`,
  'seed-fixed': () => 'These dice come from --seed, so there’s no secret to show.',
  'mix-part': ({ most }) =>
    `That’s more than your side’s part of the mix, which is ${most} characters: the others’ words have to have room, too.`,
  'mix-full': ({ most }) => `The mix is full: it holds up to ${most} characters. /fair reveal starts a new one.`,
  'for-nothing': () => 'That wouldn’t change anything now.',
  'cannot-be-done': () => 'That can’t be done now.',
  'is-it-meant': ({ unit, verb }) =>
    `${unit} doesn’t have to throw /${verb} now, so nothing was thrown. If you mean it all the same, add confirm:true.`,
  'step-of-others': ({ side }) =>
    `It’s ${theSides(String(side))} turn, not yours. As an umpire you can ask them to end it: /turn end confirm:true.`,
  'who-is-it-for': ({ verb, unit }) =>
    `Which unit is this /${verb} for? Nothing was thrown. (${writePair('who', String(unit))})`,
  'nothing-to-undo': () => 'There’s nothing to undo.',
  'nothing-to-redo': () => 'There’s nothing to redo: the last entry isn’t an undo.',
  'struck-already': ({ seq }) => `Number ${seq} has already been undone.`,
  'too-far-back': ({ most }) => `That’s more than ${most} entries back. Undo it in smaller steps.`,
  'changed-meanwhile': () => 'The log has changed since you asked. Check /log, then give the command again.',
  'file-too-large': ({ name, most }) => `${name} is too large. A file can have up to ${most}. Nothing was read.`,
  'file-not-at-discord': ({ name }) => `Attach ${name} to the command itself. Umpire only reads files from Discord.`,
  'file-not-read': ({ name }) => `I couldn’t read ${name} from Discord. Please attach it again.`,
  'game-moved': ({ channel }) => `The game has moved to #${channel}. /game new begins another one here.`,
  'not-a-channel': ({ value }) => `"${value}" isn’t a channel. Write channel:#name.`,
  'moves-nowhere': () => 'That’s this channel. Name another one.',
  'nothing-to-move': () => 'There’s no log in this channel to move.',
  'channel-taken': ({ channel }) => `#${channel} already has a log of its own. Choose a channel or thread without one.`,
  unreachable: ({ channel }) =>
    `You and Umpire both have to be able to write in #${channel}, and it has to be on this server. Choose another channel.`,
  'nothing-to-export': () => 'There’s nothing to export: this channel’s log is empty.',
  'export-foreign': () => 'That isn’t an Umpire export. /game export as:json makes one.',
  'export-damaged': ({ where }) => `This export is damaged at ${where}. Nothing was imported.`,
  'export-too-long': ({ records, most }) =>
    `This export has ${records} records. I can take up to ${most}. Nothing was imported.`,
  'export-too-much': ({ where, what, most }) =>
    `This export has too much at ${where}: I take ${mostOf(what, most)}. Nothing was imported.`,
  'export-in-parts': () =>
    'This campaign is too long for one file that I could read again. Whoever hosts me can write it in parts, with npx umpire export and the channel’s ID.',
  'export-part': () =>
    'That’s one part of a campaign that’s too long for one file. I can’t import it, but npx umpire verify checks all the parts together. Nothing was imported.',
  'export-too-costly': () =>
    'I gave up on this file, because reading it took too much time or memory. Nothing was imported.',
  'imports-busy': () => 'I’m busy with other imports just now. Nothing was imported. Please try again in a minute.',
  'too-much-at-once': ({ what, most }) =>
    `That’s too much for one command: it can do ${mostOf(what, most)}. Nothing has happened. Do it in parts.`,
  'export-newer': ({ version }) =>
    `This export is from a newer Umpire (${version}), so I can’t read it. Nothing was imported.`,
  'file-not-written': ({ file, folder }) => `I couldn’t write ${file} in ${folder}.`,
  'csv-quote': ({ line }) => `Line ${line} has a quotation mark missing, or one inside a cell. Nothing was imported.`,
  'roster-empty': () => 'There are no units in this file.',
  'roster-too-long': ({ units, most }) =>
    `This file has ${units} units. It can have up to ${most}. Nothing was imported.`,
  'roster-columns': ({ columns, most }) =>
    `This file has ${columns} columns. It can have up to ${most}. Nothing was imported.`,
  'csv-too-long': ({ most }) => `This file has more than ${most} lines, which is too many. Nothing was imported.`,
  'roster-no-text': () => 'This isn’t a text file (UTF-8). Save it as CSV or JSON.',
  'roster-no-json': () => 'This looks like JSON, but I can’t read it. Look for a missing comma or quotation mark.',
  'roster-json': ({ entry }) =>
    `Entry ${entry} has to look like this: {"name":"Schmidt","profile":"rifleman","side":"axis"}. Nothing was imported.`,
  'roster-header': ({ line }) =>
    `Line ${line} has to name the columns, and one of them has to be profile: name,profile,side,count. Nothing was imported.`,
  'roster-cells': ({ cells, columns }) =>
    `it has ${cells} ${cells === 1 ? 'cell' : 'cells'}, but there are ${columns} columns.`,
  'roster-line': ({ what, number, says, ...values }) =>
    `${what === 'entry' ? 'Entry' : 'Line'} ${number}: ${errors[String(says)]!(values)} Nothing was imported.`,
  'nothing-about-you': () => 'I’ve stored nothing about you in this channel.',
  'no-such-file': ({ file }) => `I can’t read a file called ${file} here.`,
  'unknown-flag': ({ flag, nearest, allowed: all }) =>
    `There’s no flag ${flag}.${didYouMean(nearest)} The flags are ${allOf(items(all))}.`,
  'not-a-flag': ({ word, allowed: all }) =>
    `"${word}" isn’t a flag. Umpire reads commands from standard input. The flags are ${allOf(items(all))}.`,
  'flag-without-value': ({ flag }) => `${flag} needs a value: ${flag}=…`,
  'flag-with-value': ({ flag }) => `${flag} doesn’t take a value.`,
  'flag-not-a-name': ({ flag, most }) => `${flag} needs a name without spaces, up to ${most} characters.`,
  'flags-of-the-terminal': ({ flags }) =>
    `DISCORD_TOKEN is set, so this starts the Discord bot, which doesn’t know ${oneOf(items(flags))}. Add --terminal for the terminal.`,
};

/** The limit of a record or a campaign that was reached. */
function mostOf(what: Values[string], most: Values[string]): string {
  const n = Number(most);
  if (what === 'bytes') return `up to ${n >= 1024 * 1024 ? `${n / 1024 / 1024} MB` : `${n / 1024} kB`}`;
  if (what === 'number') return `numbers up to ${n}`;
  return `up to ${n} ${KINDS[String(what)] ?? String(what)}`;
}

const KINDS: Readonly<Record<string, string>> = {
  items: 'items in a list',
  keys: 'values side by side',
  letters: 'letters in a text',
  depth: 'levels deep',
  lasting: 'statuses that end by themselves',
  due: 'rulings owed',
  orders: 'sealed orders',
  house: 'house rules',
  former: 'players who have left',
  keepers: 'umpires past and present',
  asks: 'requests that wait for an answer',
  interactions: 'commands within an hour',
  players: 'players on a side',
};

/** What a field can be. */
function mayBe({ type, values, min, max }: Values): string {
  switch (type) {
    case 'flag':
      return 'true or false';
    case 'number':
      return min === undefined && max === undefined ? 'a number' : `a number, ${range(min, max)}`;
    case 'word':
      return values ? oneOf(few(items(values))) : 'a word';
    case 'words':
      return values ? `one or more of ${allOf(few(items(values)))}, with commas between` : 'words with commas between';
    case 'unit':
      return 'the name of a unit';
    default:
      return 'names of units, with commas between';
  }
}

/** That nothing is said of what was asked for. */
function noneFor(query: string, book: string): string {
  if (/^[A-Z]{2}-[A-Z]+-\d+$/i.test(query)) return `There’s no rule ${query.toUpperCase()}`;
  return /\p{L}/u.test(query) ? `Nothing in ${book} is about “${query}”` : `I don’t know a rule about "${query}"`;
}
