import { writePair } from '../../kernel/pairs.ts';
import type { Values } from '../../kernel/refusal.ts';
import { authority } from './authority.ts';
import { correctionErrors } from './corrections.ts';
import { hansNPanzerErrors } from './hans-n-panzer/errors.ts';
import { noun } from './nouns.ts';
import { report } from './report.ts';
import { unknown } from './unknown.ts';
import { allOf, oneOf, say } from './words.ts';

type Sentence = (values: Values) => string;

const items = (value: Values[string]) => (Array.isArray(value) ? (value as readonly string[]) : []);
const didYouMean = (nearest: Values[string]) => (nearest ? ` did you mean ${nearest}?` : '');

/** Some of very many, where nothing tells which are likely. */
function few(names: readonly string[]): readonly string[] {
  if (names.length <= MANY) return names;
  return [...names.slice(0, MANY / 2), `one of ${names.length - MANY / 2} others`];
}

const MANY = 40;
/** What was wrong with what was typed, and what would be right. */
export const errors: Readonly<Record<string, Sentence>> = {
  ...hansNPanzerErrors,
  ...authority,
  ...correctionErrors,
  ...unknown,
  'unknown-command': ({ command, nearest, allowed: all }) =>
    nearest
      ? `There is no /${command}: did you mean /${nearest}?`
      : `There is no /${command}. There is ${allOf(items(all).map((name) => `/${name}`))}.`,
  'not-a-command': ({ text }) => `A command starts with a slash, such as /fire or /log; this was "${text}".`,
  'ambiguous-value': ({ option, value, allowed: all }) =>
    `"${value}" can be more than one ${noun(option)} here. Choose ${oneOf(items(all))}.`,
  'unknown-toggle': ({ toggle, rules, nearest, allowed: all }) =>
    `${rules} has no toggle ${toggle}${nearest ? `:${didYouMean(nearest)}` : '.'} It has ${allOf(items(all))}; no-NAME turns one off.`,
  'no-rule-found': ({ query, nearest }) =>
    `I don’t know a rule about "${query}". Try other words${items(nearest).length > 0 ? `, or one of these: ${allOf(items(nearest))}` : ', such as “half cover” or “MG42 range”'}.`,
  'no-table-found': ({ query, nearest }) =>
    `No table is called "${query}".${items(nearest).length > 0 ? ` There is ${allOf(items(nearest))}.` : ''}`,
  'no-entry-found': ({ query, nearest }) =>
    `No table has a weapon or vehicle "${query}".${items(nearest).length > 0 ? ` Did you mean ${oneOf(items(nearest))}?` : ''}`,
  'not-in-one-book': ({ one, two }) =>
    `No book has both ${one} and ${two}; books:all shows what each book says of one of them.`,
  'missing-options': ({ missing }) =>
    `Still missing: ${allOf(items(missing))}. Give ${items(missing).length > 1 ? 'them' : 'it'} as ${items(missing)
      .map((name) => `${name}:…`)
      .join(' ')}`,
  'no-vehicle': ({ unit, verb }) => `${unit} is no vehicle, and /${verb} is for vehicles: at men it is /fire.`,
  'leg-without-inches': ({ ground }) =>
    `Every part of the path but the last needs its inches: ${ground}:5, then a comma.`,
  'no-factors': ({ task }) => `task:${task} takes no factors: leave them out.`,
  'figures-named': ({ figures, named }) =>
    `You named ${named} of them as targets, so figures can’t be ${figures}: leave it out.`,
  'not-a-duration': ({ option, value }) =>
    `"${value}" isn’t a time that I understand. Try ${option}:24h, ${option}:2d or ${option}:90m.`,
  'duration-out-of-range': ({ option, value }) =>
    `${option} can’t be ${value}. It can be an hour or more, up to a year.`,
  'not-hours': ({ option, value }) =>
    `"${value}" aren’t hours that I understand. Try ${option}:22-7 or ${option}:22:30-7:15.`,
  'unknown-zone': ({ value, nearest }) =>
    `I don’t know the time zone "${value}".${didYouMean(nearest) === '' ? '' : ` Did you mean ${nearest}?`} Try the name of a large city near you, such as Europe/Berlin.`,
  'not-a-date': ({ option, value }) =>
    `"${value}" isn’t a date that I understand. Try ${option}:Friday, ${option}:"3 May" or ${option}:2026-12-24.`,
  'date-out-of-range': ({ value }) => `${value} has passed, or is more than a year away. Give a day to come.`,
  'not-a-boolean': ({ option, value }) => `${option} is true or false, not ${value}.`,
  'not-a-number': ({ option, value }) => `${option} is a number such as 8 or 8.5, not "${value}".`,
  'not-whole': ({ option, value }) => `${option} is a whole number, not ${value}.`,
  'out-of-range': ({ option, value, min, max }) => `${option} ${bounds(min, max)}, not ${value}.`,
  'path-without-inches': ({ path }) =>
    `Of several stretches each needs its inches, such as road=8,forest=1.5; this was "${path}".`,
  'means-nothing': ({ options, beside }) =>
    `With ${beside} ${allOf(items(options))} ${items(options).length > 1 ? 'mean nothing: leave them out' : 'means nothing: leave it out'}.`,
  'mover-or-vehicle': () => 'Give mover or vehicle, not both.',
  'too-long': ({ option, most }) => `${option} is too long: ${most} characters at most.`,
  'unknown-unit': ({ unit, nearest }) =>
    nearest ? `There is no unit called ${unit}: did you mean ${nearest}?` : `No unit called ${unit} is known here.`,
  'no-such-battle': ({ battle, of }) =>
    of === 1
      ? `There has been no battle ${battle}: this campaign is in its first.`
      : `There has been no battle ${battle}: this campaign is in battle ${of}.`,
  'no-such-turn': ({ turn, last }) => report.noSuchTurn(Number(turn), Number(last)),
  'no-game': () => 'No campaign is open in this channel: /game new opens one.',
  'no-campaign': ({ verb, rules }) =>
    `/${verb} is about units of a campaign by ${rules}, and none is open in this channel: /game new opens one, /unit add puts them in.`,
  'game-open': ({ name }) => `${name} is open in this channel: /game status shows it, /game end ends it first.`,
  'game-paused': () => 'The game is paused: /game resume first.',
  'game-not-paused': () => 'The game is not paused.',
  'two-sides': ({ sides }) => `A campaign needs two sides with different names, a comma between; this was "${sides}".`,
  'one-at-a-time': ({ verb }) => `/${verb} is for one unit at a time: name one in who:…`,
  'one-target': ({ targets }) =>
    `You named ${targets} targets, and this is done to one at a time: name one in target:…`,
  'one-cannot': ({ unit, verb }) =>
    `${unit} can’t do that, so nobody does. Leave ${unit} out; or try it alone, with ${writePair('who', String(unit))}, and /${verb} says why.`,
  'joined-already': ({ side }) => `You play for ${side} already.`,
  'solo-whole-turn': () =>
    'task:turn and task:answer play the side that the referee runs in a game: they have no odds.',
  'solo-not-in-book': ({ rules }) => `${rules} has no rules for an enemy without players.`,
  'solo-no-side': () => 'The referee runs no side here: /game house toggle:solo-forces on:true, before the first turn.',
  'solo-own-side': () => 'You play for the side that the referee runs: /game leave first.',
  'solo-not-its-turn': () => 'The side that the referee runs has nothing to do now: /turn end when you are done.',
  'solo-owed-first': ({ owed: all }) => `Owed first: ${items(all).join('; ')}. Then the phase goes on by itself.`,
  'solo-owed-yours': () => 'That is yours to do, and no throw: /move the unit that must retire.',
  'solo-stops-owed': ({ side, owed: all }) =>
    `It is the phase of ${side}, which cannot be passed over. Owed first: ${items(all).join('; ')}.`,
  'solo-stops-reaction': ({ side }) =>
    `It is the phase of ${side}, which cannot be passed over. Your reaction fire comes now: /solo task:turn goes on.`,
  'solo-stops-question': ({ side }) =>
    `It is the phase of ${side}, which cannot be passed over. A question waits: /solo task:answer answers:same, or say what you see.`,
  'solo-gone': ({ unit }) => `${unit} was the nearest and is gone: say nearest:NAME range:INCHES, or nearest:none.`,
  'solo-range-of-nobody': ({ option }) => `${option} of whom? Name the unit too.`,
  'solo-cover-of-nobody': () => 'target-cover of whom? Name the nearest, or a target.',
  'solo-not-an-enemy': ({ unit, allowed: all }) =>
    `${unit} is on the same side. Those that it can see are ${oneOf(items(all))}.`,
  'solo-not-among': ({ unit, what, nearest: near, allowed: all }) =>
    `"${unit}" is no ${what}.${near ? ` Did you mean ${near}?` : ''}${items(all).length > 0 ? ` There are ${oneOf(items(all))}.` : ''}`,
  'solo-list-length': ({ option, given, wanted }) =>
    `${option} has ${given} values for ${wanted} counters: give one for each, in the same order, or one for all.`,
  'solo-out-of-reach': ({ counter, range, most, rule }) =>
    `${counter} reaches ${most}" at most (${rule}), and this is ${range}".`,
  'solo-unanswered': () => 'The referee has asked something and waits for the answer: /solo task:turn shows it again.',
  'solo-answered': () => 'That question has been answered. Nothing has happened.',
  'solo-not-asked': () => 'The referee asks nothing just now.',
  'no-orders': () => 'No order is under seal: /order writes one.',
  'no-side-plays': () => 'No side plays in this campaign, so there is no turn to begin: /game new opens another.',
  'no-side': () => 'You play for no side: /game join first.',
  'which-side': ({ allowed: all }) => `You play for no side, so say which: side:${oneOf(items(all))}.`,
  'known-otherwise': ({ option, known }) =>
    `${noun(option)} is known: ${known}. Leave it out; only an umpire says otherwise.`,
  'unit-gone': ({ unit, why }) => `${unit} is out of play (${say(String(why))}).`,
  'name-taken': ({ name }) => `There is a unit called ${name} already: give another name.`,
  'bad-name': ({ name, most }) => `"${name}" cannot be a name: 1 to ${most} letters, without commas, quotes, @ and #.`,
  'unknown-field': ({ field, rules, nearest, allowed: all, ...may }) =>
    nearest
      ? `${rules} has no field ${field}: did you mean ${nearest}? It is ${mayBe(may)}.`
      : `${rules} has no field ${field}. There is ${allOf(few(items(all)))}.`,
  'field-of-rulings': ({ field }) => `${field} follows from the rulings, and is not set by hand.`,
  'field-of-umpire': ({ field }) => `Only an umpire sets ${field} by hand.`,
  'field-raised': ({ field, most }) =>
    `${field} is ${most ?? 'not set'}: its player may lower it, and only an umpire raises it.`,
  'field-of-deployment': ({ field }) =>
    `${field} is its player's to set until the battle begins; from then on only an umpire does.`,
  'named-twice': ({ option, value }) => `${option} names ${value} twice: once is enough.`,
  'fields-with-comma': ({ name, value }) => `Between two fields stands a blank, no comma: ${name}:${value}`,
  'too-many-units': ({ most }) => `A campaign holds ${most} units at most.`,
  'no-umpire': () => 'override is for the umpire of a campaign, and there is no campaign here: leave it out.',
  'given-twice': ({ option }) => `${option} is given twice: once is enough.`,
  'too-many-gaps': ({ given, most }) =>
    `There are ${most} gaps between the targets, and ${given} were given: leave some out, or say more targets.`,
  'no-name': ({ word }) => `An option is written name:value, and "${word}" has no name.`,
  'quote-not-closed': () => 'A double quote is not closed: write name:"two words".',
  'face-not-a-number': ({ position, face }) =>
    `Die ${position} is "${face}": faces are whole numbers, such as faces:"5 6".`,
  'face-impossible': ({ position, face, sides }) =>
    `Die ${position} cannot show ${face}: it is a D${sides}, 1 to ${sides}.`,
  'face-too-many': ({ position, face, used }) =>
    `Die ${position} (${face}) is one too many: this ruling throws ${used} ${used === 1 ? 'die' : 'dice'}. Nothing is written; leave it out.`,
  'odds-too-large': ({ most }) =>
    `These odds have more than ${most} outcomes, too many to work out exactly: ask for fewer figures. Throwing works as always.`,
  'no-such-record': ({ seq }) => `The log here has no number ${seq}: see /log.`,
  'no-such-page': ({ page, pages }) =>
    `The log has ${pages} ${pages === 1 ? 'page' : 'pages'}, so there is no page ${page}.`,
  'no-ruling-there': ({ seq }) => `Number ${seq} of the log is not a ruling.`,
  'no-ruling-yet': () => 'There is no ruling here yet: /fire weapon:rifle range:8 would be one.',
  'nothing-thrown': () => 'Nothing has happened in this channel yet, so it has no dice to check.',
  'bad-notation': ({ notation, at }) =>
    `I can't read "${notation}"${at === undefined ? '' : ` from letter ${at} on`}. Write dice as 2d6+3, d20, 4d6kh3 (the highest 3), 6d6>=4 (how many show 4 or more) or 3d6! (sixes are thrown again).`,
  'roll-too-many': ({ most }) => `That takes more than ${most} dice. Throw fewer at once.`,
  'roll-too-large': ({ most }) => `A die has at most ${most} sides.`,
  'roll-no-number': ({ notation }) => `"${notation}" doesn't come to a number.`,
  'roll-too-long': () => 'That took too long to work out, so nothing was thrown. Try something simpler.',
  'seed-hides': ({ units }) =>
    `The seed stays secret while units are under seal, because it would tell what they are: ${allOf(items(units))}. It's shown when the battle ends.`,
  'seed-fixed': () => 'These dice come from --seed, so there is nothing secret to show.',
  'mix-full': ({ most }) => `The mix holds ${most} characters at most, and it is full: /fair reveal starts a new one.`,
  'nothing-to-undo': () => 'Nothing in this log stands that could be undone.',
  'nothing-to-redo': () => 'The newest record is no undo, so there is nothing to lift.',
  'struck-already': ({ seq }) => `Number ${seq} is struck out already.`,
  'too-far-back': ({ most }) => `That reaches further back than ${most} records: undo it in steps.`,
  'changed-meanwhile': () => 'Something has been written meanwhile: look at /log and give /undo again.',
  'file-too-large': ({ name, most }) => `${name} is too large: ${most} at most. Nothing was read.`,
  'file-not-at-discord': ({ name }) => `${name} does not lie at Discord: attach the file to the command itself.`,
  'file-not-read': ({ name }) => `${name} could not be read from Discord: attach it again.`,
  'game-moved': ({ channel }) => `The game has moved: it is played in #${channel} now. /game new begins another here.`,
  'not-a-channel': ({ value }) => `"${value}" is no channel: write channel:#name.`,
  'moves-nowhere': () => 'That is this channel: name another one.',
  'nothing-to-move': () => 'There is no log in this channel that could move.',
  'channel-taken': ({ channel }) => `#${channel} has a log of its own: choose a channel or thread that has none.`,
  unreachable: ({ channel }) =>
    `#${channel} is no channel of this server in which both you and Umpire may write: choose another.`,
  'nothing-to-export': () => 'The log of this channel is empty: there is nothing to export.',
  'export-foreign': () => 'This file is no campaign that Umpire exported: /game export as:json makes one.',
  'export-damaged': ({ where }) => `This export is damaged at ${where}. Nothing was imported.`,
  'export-too-long': ({ records, most }) =>
    `This export has ${records} records, and I take ${most} at most. Nothing was imported.`,
  'export-too-much': ({ where, what, most }) =>
    `At ${where} this export holds more than any game needs: ${mostOf(what, most)}. Nothing was imported.`,
  'export-too-costly': () =>
    "I've given up on this file: reading it takes more time or memory than any campaign should. Nothing was imported.",
  'imports-busy': () => 'Other files are being imported just now. Nothing was imported; please try again in a minute.',
  'too-much-at-once': ({ what, most }) =>
    `That's more than one command may do: ${mostOf(what, most)}. Nothing has happened; do it in parts.`,
  'not-visible': ({ option }) => `${option} needs letters that can be seen, and no invisible ones.`,
  'export-newer': ({ version }) =>
    `A newer Umpire (${version}) wrote this export, and this one cannot read it. Nothing was imported.`,
  'file-not-written': ({ file, folder }) => `${file} could not be written in ${folder}.`,
  'csv-quote': ({ line }) =>
    `Line ${line} has a quote that is not closed, or stands inside a cell. Nothing was imported.`,
  'roster-empty': () => 'There is no unit in this file.',
  'roster-too-long': ({ units, most }) =>
    `These are ${units} units: a file holds ${most} at most. Nothing was imported.`,
  'roster-columns': ({ columns, most }) =>
    `This has ${columns} columns: a unit has ${most} fields at most. Nothing was imported.`,
  'csv-too-long': ({ most }) => `This file has more than ${most} lines, so I've read no further. Nothing was imported.`,
  'roster-no-text': () => 'This file is no text (UTF-8): save it as CSV or JSON.',
  'roster-no-json': () => 'This file begins as JSON does, but is none: look for a missing comma or quote.',
  'roster-json': ({ entry }) =>
    `Entry ${entry} is not of the form {"name":"Schmidt","profile":"rifleman","side":"axis"}. Nothing was imported.`,
  'roster-header': ({ line }) =>
    `Line ${line} has to name the columns, profile among them: name,profile,side,count. Nothing was imported.`,
  'roster-cells': ({ cells, columns }) => `it has ${cells} cells, and there are ${columns} columns.`,
  'roster-line': ({ what, number, says, ...values }) =>
    `${what === 'entry' ? 'Entry' : 'Line'} ${number}: ${errors[String(says)]!(values)} Nothing was imported.`,
  'nothing-about-you': () => 'Nothing about you is stored in this channel.',
  'managers-only': () =>
    "Only those who manage this server may erase all that's stored of it; in your DM with me you can do it yourself.",
  'no-such-file': ({ file }) => `There is no file ${file} that could be read here.`,
  'unknown-flag': ({ flag, nearest, allowed: all }) =>
    `There is no flag ${flag}${nearest ? `: did you mean ${nearest}?` : '.'} There is ${allOf(items(all))}.`,
  'not-a-flag': ({ word, allowed: all }) =>
    `"${word}" is no flag: commands are read from standard input. There is ${allOf(items(all))}.`,
  'flag-without-value': ({ flag }) => `${flag} needs a value: ${flag}=…`,
  'flag-with-value': ({ flag }) => `${flag} takes no value.`,
  'flag-not-a-name': ({ flag, most }) => `${flag} is a name without blanks, ${most} characters at most.`,
  'flags-of-the-terminal': ({ flags }) =>
    `DISCORD_TOKEN is set, so this would be the Discord bot, which knows no ${oneOf(items(flags))}: add --terminal.`,
};

/** The most that there may be of something in a record or a campaign. */
function mostOf(what: Values[string], most: Values[string]): string {
  const n = Number(most);
  if (what === 'bytes') return `${n >= 1024 * 1024 ? `${n / 1024 / 1024} MB` : `${n / 1024} kB`} at most`;
  if (what === 'number') return `numbers up to ${n} at most`;
  return `${n} ${KINDS[String(what)] ?? String(what)} at most`;
}

const KINDS: Readonly<Record<string, string>> = {
  items: 'items in a list',
  keys: 'values side by side',
  letters: 'letters in a text',
  depth: 'levels deep',
  lasting: 'statuses that end by themselves',
  due: 'rulings owed',
  orders: 'orders under seal',
  house: 'house rules',
  former: 'players who have left',
  keepers: 'umpires past and present',
  asks: 'things that wait for an answer',
  interactions: 'commands within an hour',
  players: 'players on a side',
};

/** What a field may be. */
function mayBe({ type, values, min, max }: Values): string {
  switch (type) {
    case 'flag':
      return 'true or false';
    case 'number':
      return min === undefined && max === undefined ? 'a number' : `a number: it ${bounds(min, max)}`;
    case 'word':
      return values ? oneOf(few(items(values))) : 'a word';
    case 'words':
      return values ? `one or more of ${allOf(few(items(values)))}, commas between` : 'words with commas between';
    case 'unit':
      return 'a unit, by its name';
    default:
      return 'units by their names, commas between';
  }
}

function bounds(min: Values[string], max: Values[string]): string {
  if (min === undefined) return `is ${max} at most`;
  return max === undefined ? `is ${min} or more` : `is from ${min} to ${max}`;
}
