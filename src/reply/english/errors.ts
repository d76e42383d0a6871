import type { Values } from '../../kernel/refusal.ts';
import { noun } from './nouns.ts';
import { allOf, oneOf } from './words.ts';

type Sentence = (values: Values) => string;

const items = (value: Values[string]) => (Array.isArray(value) ? (value as readonly string[]) : []);
const didYouMean = (nearest: Values[string]) => (nearest ? ` did you mean ${nearest}?` : '');
const allowed = (value: Values[string]) => (items(value).length > 0 ? ` It can be ${oneOf(few(items(value)))}.` : '');

/** As many as one reads on a phone. */
function few(names: readonly string[]): readonly string[] {
  if (names.length <= READABLE) return names;
  return [...names.slice(0, READABLE / 2), `one of ${names.length - READABLE / 2} others`];
}

const READABLE = 40;

/** What was wrong with what was typed, and what would be right. */
export const errors: Readonly<Record<string, Sentence>> = {
  'unknown-command': ({ command, nearest, allowed: all }) =>
    nearest
      ? `There is no /${command}: did you mean /${nearest}?`
      : `There is no /${command}. There is ${allOf(items(all).map((name) => `/${name}`))}.`,
  'not-a-command': ({ text }) => `A command starts with a slash, such as /fire or /log; this was "${text}".`,
  'unknown-option': ({ option, nearest, allowed: all }) =>
    nearest
      ? `There is no option ${option} here: did you mean ${nearest}?`
      : `There is no option ${option} here. There is ${allOf(items(all))}.`,
  'unknown-value': ({ option, value, nearest, allowed: all }) =>
    nearest
      ? `"${value}" is no ${noun(option)}: did you mean ${nearest}?${allowed(all)}`
      : `"${value}" is no ${noun(option)}.${allowed(all)}`,
  'unknown-toggle': ({ toggle, rules, nearest, allowed: all }) =>
    `${rules} has no toggle ${toggle}${nearest ? `:${didYouMean(nearest)}` : '.'} It has ${allOf(items(all))}; no-NAME turns one off.`,
  'no-rule-found': ({ query, nearest }) =>
    `No rule speaks of "${query}".${items(nearest).length > 0 ? ` The nearest titles are ${allOf(items(nearest))}.` : ''}`,
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
  'no-game': () => 'No campaign is open in this channel: /game new opens one.',
  'no-campaign': ({ verb, rules }) =>
    `/${verb} is about units of a campaign by ${rules}, and none is open in this channel: /game new opens one, /unit add puts them in.`,
  'game-open': ({ name }) => `${name} is open in this channel: /game status shows it, /game end ends it first.`,
  'game-paused': () => 'The game is paused: /game resume first.',
  'game-not-paused': () => 'The game is not paused.',
  'two-sides': ({ sides }) => `A campaign needs two sides with different names, a comma between; this was "${sides}".`,
  'umpire-only': () => 'Only an umpire of this campaign may do that.',
  'umpire-already': () => 'That is an umpire already.',
  'not-your-side': ({ side }) => `You do not play for ${side}: only its players and the umpires act for it.`,
  'joined-already': ({ side }) => `You play for ${side} already.`,
  'solo-whole-turn': () =>
    'task:turn and task:answer play the side that the referee runs in a game: they have no odds.',
  'solo-not-in-book': ({ rules }) => `${rules} has no rules for an enemy without players.`,
  'solo-no-side': () => 'The referee runs no side here: /game house toggle:solo-forces on:true, before the first turn.',
  'solo-own-side': () => 'You play for the side that the referee runs: /game leave first.',
  'solo-not-its-turn': () => 'The side that the referee runs has nothing to do now: /turn end when you are done.',
  'solo-unanswered': () => 'The referee has asked something and waits for the answer: /solo task:turn shows it again.',
  'solo-answered': () => 'That question has been answered. Nothing has happened.',
  'solo-not-asked': () => 'The referee asks nothing just now.',
  'no-orders': () => 'No order is under seal: /order writes one.',
  'no-side': () => 'You play for no side: /game join first.',
  'which-side': ({ allowed: all }) => `You play for no side, so say which: side:${oneOf(items(all))}.`,
  'still-due': ({ verb, rule, unit }) =>
    `Still owed${unit ? ` by ${unit}` : ''}: /${verb} (${rule}). Give it first, or let the umpire relax this with /game enforcement.`,
  'unit-gone': ({ unit, why }) => `${unit} is out of play (${why}).`,
  'name-taken': ({ name }) => `There is a unit called ${name} already: give another name.`,
  'bad-name': ({ name, most }) => `"${name}" cannot be a name: 1 to ${most} letters, without commas, quotes, @ and #.`,
  'bad-field': ({ name }) => `"${name}" cannot be a field: small letters, digits and hyphens, such as serious-wounds.`,
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
  'nothing-to-undo': () => 'Nothing in this log stands that could be undone.',
  'erase-unconfirmed': () =>
    'This erases every log of this server, and nothing brings them back. If you mean it: /data delete server:true confirm:true',
  'nothing-asked': ({ seq }) => `Number ${seq} of the log asks for no undo.`,
  'not-yours-to-agree': () => 'Only the other side or an umpire can agree to this undo.',
  'asked-too-long-ago': ({ seq }) => `Something has come since number ${seq} asked for it: ask again.`,
  'nothing-to-redo': () => 'The newest record is no undo, so there is nothing to lift.',
  'not-yours-to-redo': ({ seq }) =>
    `Number ${seq} was undone by somebody else: only that one or an umpire may lift it.`,
  'struck-already': ({ seq }) => `Number ${seq} is struck out already.`,
  'too-far-back': ({ most }) => `That reaches further back than ${most} records: undo it in steps.`,
  'changed-meanwhile': () => 'Something has been written meanwhile: look at /log and give /undo again.',
  'not-yours-to-undo': ({ seq }) =>
    `The newest record, number ${seq}, is somebody else's: only the one who gave it may undo it.`,
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
  'export-newer': ({ version }) =>
    `A newer Umpire (${version}) wrote this export, and this one cannot read it. Nothing was imported.`,
  'file-not-written': ({ file, folder }) => `${file} could not be written in ${folder}.`,
  'csv-quote': ({ line }) =>
    `Line ${line} has a quote that is not closed, or stands inside a cell. Nothing was imported.`,
  'roster-empty': () => 'There is no unit in this file.',
  'roster-too-long': ({ units, most }) =>
    `These are ${units} units: a file holds ${most} at most. Nothing was imported.`,
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
  'managers-only': () => 'Only those who manage this server may erase all that is stored of it.',
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

function bounds(min: Values[string], max: Values[string]): string {
  if (min === undefined) return `is ${max} at most`;
  return max === undefined ? `is ${min} or more` : `is from ${min} to ${max}`;
}
