import { hostOptions } from '../hosting.ts';
import { battlefield } from './battlefield.ts';

/** What each option of a command says, at most 100 letters; the books have those of rulings. */
export const options = {
  rules: {
    query: 'What you want to know, in a few words; or the ID of a rule',
    rules: 'The only rulebook to look in; otherwise all of them, the channel’s first',
    all: 'Show it to everyone in the channel, not just to you',
  },
  table: {
    table: 'The table’s title, or a few words of it, such as armour',
    rules: 'The rulebook to look in; otherwise the channel’s first',
    all: 'Show it to everyone in the channel, not just to you',
  },
  card: {
    of: 'A weapon or a vehicle, such as smg or tiger',
    rules: 'The rulebook to look in; otherwise the channel’s first',
    all: 'Show it to everyone in the channel, not just to you',
  },
  compare: {
    one: 'A weapon or a vehicle, such as rifle',
    two: 'Another one of the same book, such as smg',
    books: 'all: what every rulebook says about it',
    rules: 'The rulebook to look in; otherwise the channel’s first',
    all: 'Show it to everyone in the channel, not just to you',
  },
  'odds shots': {
    of: 'The command for one of them: /fire weapon:rifle range:8',
    most: 'Up to how many of them',
  },
  'odds compare': {
    one: 'A command: /fire weapon:rifle range:8 moved:true',
    two: 'What you would do instead',
    three: 'Or a third choice',
  },
  roll: {
    dice: 'Standard notation: 2d6+3, d20, 4d6kh3, 6d6>=4, 3d6!',
    why: 'What the roll is for',
  },
  play: {
    unit: 'The unit you want to play; the first that can act if you leave it out',
  },
  settings: {
    rulings: 'How you read rulings that only you see: in three lines, or with every step',
    lengths: 'The measure in which you read lengths, where only you see them',
    dice: 'Dice in numbers, or shown as well, where only you see them',
    pings: 'Whether I ping you when it’s your turn or somebody needs your answer',
    timezone: 'Your time zone, by a large city: Europe/Berlin; or off',
    quiet: 'Hours of your day when nobody pings you, such as 22-7; or off',
    away: 'When you’re back: Friday, 3 May, tomorrow 18:00, in 5 days; or off',
  },
  pings: {
    on: 'Whether I ping you when it’s your turn or somebody needs your answer',
    timezone: 'Your time zone, by a large city: Europe/Berlin',
    quiet: 'Hours of your day when nobody pings you, such as 22-7; or off',
  },
  away: {
    until: 'When you’re back, in your own time zone: Friday, 3 May, tomorrow 18:00, in 5 days; or off',
  },
  order: {
    unit: 'The unit the order is for; leave it out for the whole side',
    side: 'The side, for an umpire who writes for one',
    complete: 'Your side has written all its orders',
    time: 'For an umpire: call time, and show all the orders',
    show: 'See your own sealed orders; nobody else sees them',
    text: 'What you order; on Discord a form asks for it, so nobody else sees it',
  },
  log: {
    page: 'Which page; 1 is the newest',
    size: 'How many entries a page holds',
    unit: 'Only what this unit did, or what was done to it',
    side: 'Only what concerns this side',
    turn: 'Only what happened in this turn',
    verb: 'Only this kind of ruling or command, such as fire',
  },
  undo: {
    to: 'Undo everything back to this number of the log',
    confirm: 'The newest number, as shown, when several are undone',
  },
  correct: {
    number: 'The number of the ruling; your newest one if you leave it out',
    target: 'Who it was aimed at; several with commas between',
    range: 'The distance in inches',
    cover: 'What the target was behind',
    later: 'What happens to later rulings that depend on it: judge them again too, or leave them as they were',
    confirm: 'The newest number of the log, as shown, once you’ve seen what changes',
  },
  question: {
    number: 'The number of the ruling; the other side’s newest if you leave it out',
    why: 'What you see differently, such as: he was in the woods',
    photo: 'A picture of the table that shows it',
    answer: 'Say that the ruling is right: for its own side, the one who asked, or an umpire',
  },
  photo: {
    file: 'The picture: JPEG, PNG or WebP, up to 8 MB',
    caption: 'What it shows, in a few words',
    alt: 'What the picture shows, for people who can’t see it',
    number: 'The ruling or open question it’s about',
  },
  again: {
    target: 'Who you shoot at this time; several with commas between',
    range: 'The distance in inches this time',
    cover: 'What the target is behind this time',
    name: 'A ruling you’ve saved: it’s given again, with what has changed',
    number: 'A ruling by its number; your last one if you leave it out',
    save: 'Save that ruling under this name, just for you; nothing is thrown',
    forget: 'Forget what you’ve saved under this name',
    list: 'Show what you’ve saved in this channel',
  },
  since: {
    page: 'Which page; 1 is the oldest of what you’ve missed',
  },
  agree: {
    number: 'The number of the request; the only one if you leave it out',
  },
  decline: {
    number: 'The number of the request; the only one if you leave it out',
  },
  note: {
    text: 'A line of story for the log',
  },
  quickstart: {
    rules: 'The rulebook; if you leave it out, Umpire asks',
    play: 'Two players, alone against the book’s enemy, or just dice; if you leave it out, Umpire asks',
    side: 'The side you play, or umpire for neither; if you leave it out, Umpire asks',
    squads: 'Raise a squad for each side at once',
  },
  'game new': {
    rules: 'Rulebook of the campaign; otherwise the channel’s',
    name: 'What the campaign is called',
    sides: 'The two sides, with a comma between',
    fair: 'Dice from a secret seed, or from a public beacon that nobody can choose or foresee',
    thread: 'Open a thread on Discord and play there',
  },
  'game house': {
    toggle: 'The house rule: an optional rule, or another reading; leave it out to list them all',
    on: 'On or off',
  },
  'game rules': {
    rules: 'The rulebook',
  },
  'game enforcement': {
    how: 'Refuse, remind, or only keep the log',
  },
  'game dice': {
    table: 'Whether dice from the table count',
  },
  'game end': {
    confirm: 'Yes, the campaign is over',
  },
  'game settings': {
    rulings: 'Rulings in three lines, or with every step and rule',
    posts: 'A message for each ruling, one for a side’s step, or one with a line for each',
    lengths: 'The measure in which everybody reads lengths here',
    dice: 'Dice in numbers, or shown as well',
  },
  'game clock': {
    every: 'How long players have before I remind them, such as 24h or 2d; or off',
    grace: 'How long they have after that',
    // biome-ignore lint/suspicious/noThenProperty: it's a word that players type.
    then: 'What happens then: another reminder, the umpire can act, or the turn passes',
  },
  'game situation': {
    on: 'Whether I keep a message with the situation in this channel',
  },
  'game losses': {
    battle: 'An earlier battle of the campaign; this one if you leave it out',
  },
  report: {
    turn: 'Only this turn, with everything that happened in it',
    battle: 'An earlier battle of the campaign; this one if you leave it out',
    as: 'A post in the channel with the page attached, or just the file',
  },
  'game report': {
    'each-turn': 'Whether I post a report as each turn ends',
  },
  'game export': {
    as: 'To import it again, or to read it',
  },
  'game import': {
    file: 'What /game export as:json gave',
    confirm: 'Yes, replace the log that is here',
  },
  'game move-to': {
    channel: 'The channel or thread where it goes on',
  },
  'game join': {
    side: 'The side to play for',
  },
  'game hand-over': {
    to: 'Who',
  },
  'game remove-player': {
    to: 'Who',
  },
  'game sides': {
    lock: 'Whether new players have to be accepted',
  },
  'game umpire': {
    to: 'Who',
  },
  'game dismiss-umpire': {
    to: 'Who',
  },
  'unit add': {
    profile: 'What it is, from the book’s profiles',
    name: 'What it’s called; several get numbers',
    count: 'How many of them',
    side: 'The side; your own if you leave it out',
    fields: 'What else you know about it, as name:value pairs',
    hidden: 'Only its own side sees it until it’s spotted or revealed',
  },
  'unit squad': {
    squad: 'Which of the book’s squads; the first if you leave it out',
    name: 'What the squad is called; this goes before the name of each man',
    side: 'The side; your own if you leave it out',
  },
  'unit list': {
    side: 'One side only',
    can: 'Only units that can still do something, and what they can do',
  },
  'unit show': {
    unit: 'The unit, by its name',
  },
  'unit edit': {
    unit: 'The unit, by its name',
    fields: 'name:value pairs; an empty value takes a field away',
  },
  'unit rename': {
    unit: 'The unit, by its name',
    to: 'The new name',
  },
  'unit remove': {
    unit: 'The unit, by its name',
  },
  'unit import': {
    file: 'CSV (name,profile,side,count and fields) or a JSON array; leave it out for a form',
  },
  'unit export': {
    as: 'The file’s format',
    side: 'One side only',
  },
  'battle end': {
    winner: 'The side that has won; leave it out for a draw',
    why: 'Why the battle is over, in your own words',
  },
  'battle objective': {
    name: 'What the battle is about: a bridge, a farm',
    held: 'The side that holds it; if you leave it out, nobody does',
  },
  ...battlefield,
  ...hostOptions,
  'turn end': {
    faces: 'Dice you threw for the side that Umpire runs: what each shows, in order',
    to: 'A later step of the turn; this skips the steps in which nobody can act',
    confirm: 'For an umpire who plays: yes, ask the side whose step it is',
  },
  'turn board': {
    side: 'One side only',
  },
  'fair mix': {
    words: 'Anything you like: a line of a song, a number you thought of',
  },
  'fair use': {
    dice: 'From a secret seed, or from a public beacon',
  },
  'fair verify': {
    dice: 'Every die, one by one',
  },
  'data delete': {
    server: 'For people who manage the server, or in your DM: erase all its logs for good',
    confirm: 'Yes, delete it: nothing brings it back',
  },
  'server erase': {
    confirm: 'Yes, erase them all: nothing brings them back',
  },
  help: {
    command: 'A command, or a group of them, for options and examples',
    about: 'What I am, my version, and how to have me in your server',
  },
};

/** The options that mean the same for every ruling. */
export const common = {
  rules: 'Rulebook for this action; otherwise the channel’s',
  who: 'The unit that acts or is tested; what Umpire knows about it fills in the options',
  attacker: 'Another name for who',
  target: 'The unit you shoot at; several with commas between, or in turn with then between',
  point: 'On a drawn table: the place you aim at, such as 28.5,16.5 or AC17',
  to: 'On a drawn table, where you go: 6 toward Kruse; legs with then between; "3 N then facing E"',
  odds: 'Show the exact odds and throw nothing',
  with: 'House rules for this action, with commas between; no-NAME turns one off',
  faces: 'Dice you threw at the table: what each shows, in order',
  confirm: 'Yes, throw it, although the rules don’t ask for this test',
  override: 'Umpire only: do what the book forbids this turn; the log shows it',
};
