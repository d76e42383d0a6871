import type { Duel, Pricing } from './asked.ts';
import type { Deck } from './dice/deck.ts';
import type { Draw } from './dice/draw.ts';
import type { Drawing } from './dice/drawing.ts';
import type { Tally } from './dice/tally.ts';
import { nearest } from './options/nearest.ts';
import { unmarked } from './options/quotes.ts';
import { toggleNamed } from './options/toggle-named.ts';
import type { PrintedTable } from './printed/printed.ts';
import { InputError, Refusal } from './refusal.ts';
import type { Solo } from './solo.ts';
import type { Due } from './state/due.ts';
import type { Effect, Ending } from './state/effect.ts';
import type { FieldTables } from './state/field.ts';
import type { Fields, Scene, Unit } from './state/scene.ts';
import type { Turn } from './state/turn.ts';
import type { Verb } from './verb.ts';
import type { Worth } from './worth.ts';

/** Dice decide it; the referee remembers it; it is arithmetic; only the players' eyes can judge it. */
export type RuleKind = 'resolve' | 'track' | 'compute' | 'advise';

/** A rule of a book, in our own words with the book's numbers. */
export interface Rule {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly kind: RuleKind;
  readonly verbs?: readonly string[];
  readonly toggle?: string;
  /** With one of these toggles on, another rule says what happens: that rule's ID. */
  readonly under?: Readonly<Record<string, string>>;
  readonly see?: readonly string[];
}

/** Two rules that answer a question together, and how they do. */
export interface Together {
  readonly rules: readonly [string, string];
  /** What the two of them come to, in a line. */
  readonly says: string;
  /** What players ask that takes both, even if one of them fits it better. */
  readonly asked?: readonly string[];
}

/** An optional rule of the book, or another reading of one that a group may choose. */
export interface Toggle {
  /** What it does when on, in one line. */
  readonly line: string;
  /** The rule or ruling that it belongs to. */
  readonly rule: string;
  readonly default: boolean;
  /** It’s about the course of a battle: no ruling comes out differently by it. */
  readonly course?: true;
}

/** What a unit is made from: the fields that it starts with. */
export interface Profile {
  readonly name: string;
  readonly fields: Fields;
}

/** A body of units as the book prints it, to be raised at once. */
export interface Squad {
  readonly name: string;
  /** The rule that prints it. */
  readonly rule: string;
  /** `fields` are what these have besides their profile: their part of a large body. */
  readonly members: readonly { readonly profile: string; readonly count: number; readonly fields?: Fields }[];
}

/**
 * The cards that are dealt in secret to so many units: what each can turn out to be.
 * @param said what was said of them by hand, by its names
 * @throws {InputError} for what can't be
 */
export type DeckOf = (count: number, said: Readonly<Record<string, string>>) => Deck;

/** What may forbid a command, in this order; the player gets the first reason. */
export const GATE = ['battle', 'in-play', 'step', 'owed', 'book', 'table'] as const;
export type GateCheck = (typeof GATE)[number];

/** Something that players look for and this book has no rule on, though it may use the same words. */
export interface Absence {
  /** What it is, in a few words: the book has no rule on … */
  readonly subject: string;
  /** What players ask about it. */
  readonly asked: readonly string[];
  /** That there's no such rule, and what to do, in a line or two. */
  readonly says: string;
  /** The rules nearest to it. */
  readonly see: readonly string[];
  /** Where the other edition of the game has it: the beginnings of its rules' IDs, the likeliest first. */
  readonly other?: readonly string[];
}

/** A rulebook that the referee knows. */
export interface Ruleset<B = unknown> {
  readonly id: string;
  readonly name: string;
  /** Goes up by one whenever a ruling on the same dice would come out differently, or a label's key changes. Records keep it. */
  readonly version: number;
  /** Of its rule IDs: `LC`. */
  readonly prefix: string;
  /** The other edition of the same game, by its ID: what this one lacks is looked up there before any third book. */
  readonly sister?: string;
  readonly toggles: Readonly<Record<string, Toggle>>;
  readonly rules: readonly Rule[];
  /** What players call each rule and ask about it, by rule ID. */
  readonly phrases?: Readonly<Record<string, readonly string[]>>;
  /** The answer in a line, for rules that are asked about as a question: yes or no with its condition, or a number. */
  readonly answers?: Readonly<Record<string, string>>;
  /** What has to be asked about for a ready answer to be the answer, in players' words, by rule ID. */
  readonly about?: Readonly<Record<string, readonly string[]>>;
  /** Rules that answer a question only together. */
  readonly together?: readonly Together[];
  /** What it has no rule on, though players look for it. */
  readonly absences?: readonly Absence[];
  /** How what a figure costs adds up. */
  readonly pricing?: Pricing;
  /** How a question about a shot at a vehicle is ruled on. */
  readonly duel?: Duel;
  readonly book: B;
  // Each verb has options of its own; they are checked against its table before it is handed them.
  // biome-ignore lint/suspicious/noExplicitAny: a ruleset holds verbs of many option types
  readonly verbs: Readonly<Record<string, Verb<any, B>>>;
  /** What to use in place of a verb that the book lacks: a line for each that a player might look for. */
  readonly instead?: Readonly<Record<string, string>>;
  /** How it is read where it is unclear, by the numbers that its rules name: `R-07`. */
  readonly rulings?: Readonly<Record<string, string>>;
  readonly profiles: Readonly<Record<string, Profile>>;
  readonly squads: Readonly<Record<string, Squad>>;
  readonly turn: Turn;
  /** What a battle by the book knows: all that effects, hands and imports may set. */
  readonly fields: FieldTables;
  /** The squad or group that a unit belongs to, if that has fields or debts of its own; the field `squad` by default. */
  squadOf?(unit: Unit, book: B): string | undefined;
  /** Who speaks for a squad or group and is named when it owes something; its first unit by default. */
  speaks?(left: readonly Unit[]): Unit | undefined;
  /**
   * What is owed because of how things stand, besides what effects have made due: it lapses by itself when they change. Its
   * IDs are made of what it is about, so that they stay. Before the first turn, what must come first.
   */
  owes?(scene: Scene, book: B): readonly Due[];
  /** Whether a verb may be given before the first turn; by default none may. */
  deploys?(scene: Scene, verb: string, options: Readonly<Record<string, unknown>>): boolean;
  /**
   * Who may contradict what the referee knows of the units (options `from: 'known'`). By default anybody may; `umpire` leaves it
   * to the umpires, and a list does so for these options.
   */
  readonly known?: 'umpire' | readonly string[];
  /** Why a unit is out of play, where a rule forbids naming it: the rule. Naming a unit that's out for another reason is a mistake. */
  readonly out?: Readonly<Record<string, string>>;
  /** The order in which a command is checked, where the book differs from the usual one. */
  readonly gate?: readonly GateCheck[];
  /** What the book does when a step ends, before anything else: casualties that come off at its end. */
  closes?(scene: Scene, book: B, draw: Draw): readonly Effect[];
  /** Whether the battle is over as things stand; asked after every ruling and every step. */
  over?(scene: Scene, book: B): Ending | undefined;
  /**
   * How the battle stands where one side has nobody left who can fight, though the book does not end it: it is told when it
   * comes to that, and as long as it stands.
   */
  decided?(scene: Scene, book: B): Ending | undefined;
  /** What switching a toggle in mid-battle does besides ending the fields that belong to it. */
  switched?(scene: Scene, toggle: string, on: boolean, book: B): readonly Effect[];
  /** Whether nothing is left to do in a step that's about to begin, so that play goes past it. */
  passesBy?(scene: Scene, step: string): boolean;
  /** What the book does to units when play moves on: above all, rulings that fall due. */
  begins?(scene: Scene, book: B): readonly Effect[];
  /**
   * What follows from fields of a unit that were set by hand. @param scene with the fields as they are now
   * @param before the unit as it was @throws {Refusal} for what the book does not let a player set
   */
  edited?(scene: Scene, before: Unit, by: 'player' | 'umpire', book: B): readonly Effect[];
  /** What carries over from one battle to the next: what becomes of each unit. */
  carries?(scene: Scene, book: B): readonly Effect[];
  /**
   * Men of a unit in play who can still fight, a crew that is counted among them; 1 for a vehicle whose crew is not. Left
   * out, every unit counts as 1.
   */
  strength?(unit: Unit, book: B): number;
  /** Men or vehicles that a unit has lost in this battle, where the book counts them and not just how many are left. */
  fallen?(unit: Unit): number | undefined;
  /** Why a unit may be gone and nothing lost: a man who has joined another unit, a marker that has been turned over. */
  readonly noLoss?: readonly string[];
  /**
   * Whether a unit that did nothing in a step could have done something; by default every unit in play could.
   * @param units all of the battle, by ID
   */
  couldAct?(unit: Unit, step?: string, units?: Readonly<Record<string, Unit>>): boolean;
  /** Whether a unit has done something in a step that both sides play at once. By default nobody can tell. */
  hasActed?(unit: Unit, step: string): boolean;
  /** What has to be said of a unit that joins in mid-battle: its squad, without which its gun has no loader. */
  asksJoining?(unit: Unit, side: readonly Unit[]): readonly string[];
  /** Who comes first in lists and boards: the lowest number, 0 for whoever commands. By default all are equal. */
  rank?(unit: Unit): number;
  /** Actions that a unit can still spend, where the book counts them. */
  actionsLeft?(unit: Unit): number | undefined;
  /** What stands on the table besides the units, for those who ask how things are: reminders, in the words of the book. */
  stands?(scene: Scene, book: B): readonly Effect[];
  /** Whether a unit is part of the table and belongs to no side, like a house. By default none is. */
  isTerrain?(unit: Unit): boolean;
  /** Who is in a unit of the table, or rides in a vehicle: reminders that name them first. */
  within?(scene: Scene, unit: Unit, book: B): readonly Effect[];
  /** Which units can't do as their players like, and until when, for those who ask how things are. */
  bindings?(scene: Scene, book: B): readonly Effect[];
  /** What each side has lost in this battle, as the book counts it. */
  tally?(scene: Scene, book: B): readonly Tally[];
  /** Every table that the book prints, worked out from its data. */
  printed?(ruleset: Ruleset<B>): readonly PrintedTable[];
  /** What a rule speaks of, for the eye, where it is a thing to be made or laid. */
  drawing?(rule: string, book: B): Drawing | undefined;
  /**
   * Profiles, by ID, whose units nobody may know before they're revealed: what each of them is gets drawn in secret and sealed.
   * @throws {InputError} for what was said of them that cannot be
   */
  readonly sealed?: Readonly<Record<string, DeckOf>>;
  /** By verb: an example in place of the command's, where the book reads that differently or has something better to show. */
  readonly examples?: Readonly<Record<string, string>>;
  /** What its results are worth, for luck and reports. */
  readonly worth?: Worth;
  /** How the book runs a side without players. */
  readonly solo?: Solo<B>;
}

/** Men who can still fight, or vehicles, as the book counts a unit; 0 for one that is out of play. */
export function strengthOf<B>(ruleset: Ruleset<B>, unit: Unit): number {
  if (unit.gone) return 0;
  return ruleset.strength?.(unit, ruleset.book) ?? 1;
}

/** Whether a unit was lost, or left the table: one that's now part of another unit wasn't. */
export function isOut({ noLoss = [] }: Pick<Ruleset, 'noLoss'>, { gone }: Pick<Unit, 'gone'>): boolean {
  return gone !== undefined && !noLoss.includes(gone);
}

/** The verb of a ruleset. @throws {Refusal} with the reason `not-in-ruleset` where the book lacks it */
export function verbOf<B>(ruleset: Ruleset<B>, name: string): Ruleset<B>['verbs'][string] {
  const verb = Object.hasOwn(ruleset.verbs, name) ? ruleset.verbs[name] : undefined;
  if (verb) return verb;
  const { verbs, instead = {} } = ruleset;
  const known = Object.hasOwn(instead, name) ? { instead: instead[name] } : {};
  const values = { verb: name, rules: ruleset.name, offered: Object.keys(verbs), ...known };
  throw new Refusal(undefined, 'not-in-ruleset', values, 'not-in-ruleset');
}

/**
 * The toggles that are on: the book's defaults, what the channel's house rules say, and what the action itself says.
 * @param house the channel's choices, name to on or off
 * @param given for this action only: names with commas between, `no-NAME` turns one off
 * @throws {InputError} for a toggle that the ruleset has not
 */
export function togglesOn(
  ruleset: Ruleset,
  house: Readonly<Record<string, boolean>> = {},
  given = '',
): ReadonlySet<string> {
  const { toggles } = ruleset;
  const said = togglesSaid(ruleset, given);
  // In the book's order, whatever the order in which they were given.
  return new Set(Object.keys(toggles).filter((name) => said.get(name) ?? house[name] ?? toggles[name]!.default));
}

/** The toggles that an action itself turns on or off. @param given as for `togglesOn` @throws as `togglesOn` */
export function togglesSaid(ruleset: Ruleset, given = ''): ReadonlyMap<string, boolean> {
  const said = new Map<string, boolean>();
  if (given === '') return said;
  const names = Object.keys(ruleset.toggles);
  for (const word of given.split(',')) {
    const typed = unmarked(word).toLowerCase();
    if (typed === '') continue;
    const wanted = toggleNamed(typed, names);
    const named = wanted ?? toggleNamed(typed.replace(/^no[- ]/, ''), names);
    if (named === undefined) throw unknownToggle(ruleset, typed);
    said.set(named, wanted !== undefined);
  }
  return said;
}

function unknownToggle(ruleset: Ruleset, name: string): InputError {
  const allowed = Object.keys(ruleset.toggles);
  return new InputError('unknown-toggle', {
    toggle: name,
    rules: ruleset.name,
    nearest: nearest(name, allowed),
    allowed,
  });
}
