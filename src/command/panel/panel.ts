import { breathing } from '../../campaign/breath.ts';
import type { Campaign } from '../../campaign/campaign.ts';
import { type Game, sideOf } from '../../campaign/game.ts';
import { dueNow, freshFirst, isOwedBy, yetToAct } from '../../campaign/turns.ts';
import { commandText, type GivenCommand, isSameCommand } from '../../kernel/options/given-command.ts';
import type { OptionValue } from '../../kernel/options/options.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Unit } from '../../kernel/state/scene.ts';
import type { VerbKind } from '../../kernel/verb.ts';
import { canAct, canGiveAway, deedsOf } from '../../referee/acts/able.ts';
import { type Able, actsFromBeyond } from '../../referee/acts/ways.ts';
import { isUmpire } from '../../referee/agreement/permission.ts';
import { gameIn } from '../../referee/games/games.ts';
import { othersSettingUp } from '../../referee/turns/turn-end.ts';
import { unitNamed, unitsInOrder } from '../../referee/units/units.ts';
import { stopLines, toneOfSide } from '../../reply/battle/turn.ts';
import { stopButtons } from '../../reply/battle/waiting-buttons.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { type Button, type Document, heading, line, type Menu, quiet, strong } from '../../reply/document.ts';
import { turnText } from '../../reply/units/named.ts';
import { rulesetOf } from '../../rules/index.ts';
import { afterBattleFor } from '../turns/ending.ts';
import { endButton, stepOf } from '../turns/step-end.ts';
import { idleLines, meanwhileLines } from './idle.ts';
import { comesLast, ownOwedButtons } from './offers.ts';
import { deedsByHand, unitsByHand } from './run-units.ts';

/** The most that Discord shows in one menu. */
const MOST_UNITS = 25;
/** Below a menu, Discord has room for this many buttons. */
const MOST_BUTTONS = 20;
/** So many units are named where it's asked whether they're meant to be passed over. */
const MOST_NAMED = 8;

/** The unit being played, by its name or ID, and the page of units being shown, from 0. */
export interface Picked {
  readonly named?: string | undefined;
  readonly id?: string | undefined;
  readonly page?: number;
  /** What has just been done, and by whom: it's shown again if it can do something else as well. */
  readonly after?: { readonly verb: string; readonly unit: string } | undefined;
}

/**
 * A player's turn as a panel: the units that can still act, and what the chosen one can do. Trying that out takes long for many
 * units, so other channels get their turn meanwhile.
 */
export async function panelOf(
  words: Catalogue,
  campaign: Campaign,
  user: string,
  { named, id, page = 0, after }: Picked,
): Promise<{ readonly document: Document; readonly units: readonly string[] }> {
  const game = gameIn(campaign);
  const ruleset = rulesetOf(game.rules);
  const side = sideOf(game, user) ?? (isUmpire(game, user) ? game.at?.side : undefined);
  const able = await ableUnits(campaign, game, ruleset, side);
  const wanted = named === undefined ? undefined : unitNamed(game, named).id;
  const next = (await goingOn(campaign, ruleset, able, after)) ?? able[0];
  const listed = [...able, ...(await unitsByHand(campaign, game, ruleset, side))];
  const chosen = listed.find((unit) => unit.id === (wanted ?? id)) ?? ((wanted ?? id) ? undefined : next);
  const all = ownOwedButtons(words, campaign, ruleset, user);
  const own = chosen ? distinct(words, await deedsOf(campaign, ruleset, chosen)) : [];
  const ableNow = chosen ? [...deedsByHand(ruleset, game, chosen), ...own] : [];
  // What the chosen unit owes has its own button.
  const can = ableNow.filter((able) => {
    const isOwed = all.some(
      ({ of }) => of.name === able.verb && of.given.who === chosen!.name && !isAnother(of, saidOf(able)),
    );
    return !isOwed && !isOfSeveral(game, ruleset, able, chosen!);
  });
  const isOwn = game.at?.side === undefined || game.at.side === side;
  const allActed = game.at?.side !== undefined && yetToAct(game, ruleset).length === 0;
  const acting = game.at ? await givingAway(campaign, ruleset, able) : able;
  const isDone = !game.at || allActed || (isOwn && acting.length === 0);
  const owed = all.filter((button) => isDone || !comesLast(button, ruleset));
  // It would end what these units can do, so it's for their own side.
  const later = (isOwn ? all : []).flatMap(({ first: _, ...button }) =>
    owed.some(({ of }) => isSameCommand(of, button.of)) ? [] : [button],
  );
  // Whoever has more to do stays in the panel; one tap goes on to the next all the same.
  const other = chosen && after?.unit === chosen.name ? able.find(({ id: each }) => each !== chosen.id) : undefined;
  const leafing: readonly Button[] = [
    ...(other
      ? [{ action: 'page', of: { page: 0, unit: other.id }, label: words.panel.next(other.name) } as const]
      : []),
    ...(page > 0 ? [{ action: 'page', of: { page: page - 1 }, label: words.panel.before } as const] : []),
    ...(listed.length > (page + 1) * MOST_UNITS
      ? [{ action: 'page', of: { page: page + 1 }, label: words.panel.more } as const]
      : []),
  ];
  const last = [
    ...afterBattleFor(words, game, user),
    ...leafing,
    ...later.map(settling),
    ...endButton(words, campaign, ruleset, user, isDone),
  ];
  const answers = game.at && side !== game.table.solo ? stopButtons(words, game, ruleset) : [];
  const shown = listed.slice(page * MOST_UNITS, (page + 1) * MOST_UNITS);
  const document: Document = {
    lines: [
      heading(game.at ? turnText(words, game.at, game) : words.game.beforeFirstTurn),
      ...(able.length > 0 ? meanwhileLines(words, game, ruleset, side) : idleLines(words, game, ruleset, side)),
      ...(answers.length > 0 && game.at?.side !== game.table.solo ? stopLines(words, game, ruleset) : []),
      ...(chosen ? [line(strong(chosen.name), ` ${words.panel.chooses}`)] : []),
      ...(chosen || able.length === 0 ? [] : [line(words.panel.gone)]),
      ...(isOwn && acting.length > 0
        ? [line(quiet(words.panel.left(freshIn(game, ruleset, acting).length, acting.length)))]
        : []),
    ],
    tone: toneOfSide(game, side),
    menus: shown.length > 0 ? [unitMenu(words, shown, chosen?.id, game)] : [],
    buttons: [
      ...answers,
      ...owed.map(settling),
      ...can.slice(0, MOST_BUTTONS - answers.length - owed.length - last.length).map((able) => deedButton(words, able)),
      ...last,
    ],
  };
  return { document, units: able.map(({ name }) => name) };
}

/**
 * What a player is asked before the step is ended: whether that's meant, as long as units can still act in it. Nothing if
 * none can, or it isn't for them to play.
 */
export async function asksBeforeEnd(words: Catalogue, campaign: Campaign, user: string): Promise<Document | undefined> {
  const game = gameIn(campaign);
  const ruleset = rulesetOf(game.rules);
  const givesAway = game.at
    ? await givenAway(words, campaign, game, ruleset, user)
    : endsSettingUp(words, game, ruleset, user);
  if (givesAway === undefined) return undefined;
  return {
    lines: [line(givesAway)],
    buttons: [
      { action: 'end-anyway', of: { step: stepOf(game) } },
      { action: 'page', of: { page: 0 }, label: words.panel.back },
    ],
  };
}

/** Who could still act, which a player gives away by ending the step. */
async function givenAway(
  words: Catalogue,
  campaign: Campaign,
  game: Game,
  ruleset: Ruleset,
  user: string,
): Promise<string | undefined> {
  const left = await leftToAct(campaign, game, ruleset, user);
  if (left.length === 0) return undefined;
  const names = left.slice(0, MOST_NAMED).map(({ name }) => name);
  return words.panel.couldStillAct(words.allOf(left.length > MOST_NAMED ? [...names, '…'] : names), left.length);
}

/** Where the first turn is one side's, whoever begins it ends the setting up of the others as well, which is theirs. */
function endsSettingUp(words: Catalogue, game: Game, ruleset: Ruleset, user: string): string | undefined {
  const others = othersSettingUp(game, ruleset, user);
  return others.length > 0 ? words.panel.othersSetUp(others.map((side) => game.sides[side]!.name)) : undefined;
}

/** The units that a player gives away by ending the step: they haven't acted in it yet, or can still move or attack. */
async function leftToAct(campaign: Campaign, game: Game, ruleset: Ruleset, user: string): Promise<readonly Unit[]> {
  const { at } = game;
  const side = sideOf(game, user) ?? (isUmpire(game, user) ? at?.side : undefined);
  if (!at || (at.side !== undefined && at.side !== side)) return [];
  const able = await givingAway(campaign, ruleset, await ableUnits(campaign, game, ruleset, side));
  const fresh = new Set(freshIn(game, ruleset, able));
  const left: Unit[] = [];
  for (const unit of able) if (fresh.has(unit) || (await hasMore(campaign, ruleset, unit))) left.push(unit);
  return left;
}

/** Those of some units that haven't acted in the step yet. */
function freshIn(game: Game, ruleset: Ruleset, able: readonly Unit[]): readonly Unit[] {
  const { at } = game;
  const yet = new Set(yetToAct(game, ruleset).map(({ id }) => id));
  if (!at) return able;
  return able.filter((unit) => (at.side === undefined ? !ruleset.hasActed?.(unit, at.step) : yet.has(unit.id)));
}

/** Whether a unit that has acted has more to do: the other men's weapons, a second Action. */
async function hasMore(campaign: Campaign, ruleset: Ruleset, unit: Unit): Promise<boolean> {
  const actions = ruleset.actionsLeft?.(unit);
  if (actions === 0) return false;
  const can = await deedsOf(campaign, ruleset, unit);
  // Where a unit has no Actions to spend, whoever has moved and could leave its weapon behind gives nothing away.
  const kinds = actions === undefined ? (['attack'] as const) : GOES_ON;
  return can.some(({ verb }) => kinds.some((kind) => kind !== undefined && kind === ruleset.verbs[verb]?.kind));
}

/** Whether it says something else than what's owed: a test for another cause counts together with it. */
function isAnother({ given }: GivenCommand, said: Able['given']): boolean {
  return Object.entries(said).some(
    ([name, value]) => name !== 'who' && given[name] !== undefined && String(given[name]) !== String(value),
  );
}

/** Whether his squad owes it, or nobody in particular does: that has a button for them all. */
function isOfSeveral(game: Game, ruleset: Ruleset, { verb, given }: Able, unit: Unit): boolean {
  return dueNow(game, ruleset).some((due) => {
    const says = Object.entries(due.options).every(([name, value]) => (given[name] ?? value) === value);
    return due.verb === verb && due.unit === undefined && says && isOwedBy(due, unit, ruleset);
  });
}

/** The units of a side that can act now, those that haven't yet first. */
async function ableUnits(
  campaign: Campaign,
  game: Game,
  ruleset: Ruleset,
  side: string | undefined,
): Promise<readonly Unit[]> {
  if (side === undefined || game.phase === 'paused') return [];
  const isThere = (unit: Unit) => !unit.gone || actsFromBeyond(campaign, ruleset, unit);
  const own = unitsInOrder(game).filter((unit) => unit.side === side && isThere(unit));
  const breathe = breathing();
  const able: Unit[] = [];
  for (const unit of freshFirst(own, game, ruleset)) {
    if (await canAct(campaign, ruleset, unit, breathe)) able.push(unit);
  }
  return able;
}

/** Those of some units that lose something if the step ends. */
async function givingAway(campaign: Campaign, ruleset: Ruleset, able: readonly Unit[]): Promise<readonly Unit[]> {
  const breathe = breathing();
  const acting: Unit[] = [];
  for (const unit of able) if (await canGiveAway(campaign, ruleset, unit, breathe)) acting.push(unit);
  return acting;
}

/** What's owed, with a press that shows the panel as it is after that. */
function settling(button: Button<'owed'>): Button {
  return { ...button, action: 'settle' };
}

/** What units spend their turns with: looking around, or getting ready for the next turn, isn't going on. */
const GOES_ON: readonly (VerbKind | undefined)[] = ['movement', 'attack'];

/** The unit that has just acted, if it has more to do than the same once more: a second Action, the other half of a move. */
async function goingOn(
  campaign: Campaign,
  ruleset: Ruleset,
  able: readonly Unit[],
  after: Picked['after'],
): Promise<Unit | undefined> {
  const unit = able.find(({ name }) => name === after?.unit);
  if (!unit) return undefined;
  if (ruleset.verbs[after!.verb]?.unfinished?.(unit)) return unit;
  if (ruleset.actionsLeft?.(unit) === 0) return undefined;
  const can = await deedsOf(campaign, ruleset, unit);
  return can.some(({ verb }) => verb !== after?.verb && GOES_ON.includes(ruleset.verbs[verb]?.kind)) ? unit : undefined;
}

/** The command without its target and without what only eyes can tell. */
function saidOf({ given, eyes }: Able): Readonly<Record<string, OptionValue>> {
  return Object.fromEntries(Object.entries(given).filter(([name]) => name !== 'target' && !eyes.includes(name)));
}

function distinct(words: Catalogue, can: readonly Able[]): readonly Able[] {
  const deeds = new Map(can.map((able) => [commandText({ name: able.verb, given: saidOf(able) }), able]));
  // The book's default, such as a plain move, doesn't need a button of its own.
  const labels = new Set<string>();
  return [...deeds.values()].filter((able) => labels.size < labels.add(labelOf(words, able)).size);
}

/** An action that needs something seen on the table, and so dice against somebody, gets a highlighted button. */
function deedButton(words: Catalogue, able: Able): Button {
  const of = { name: able.verb, given: saidOf(able) };
  return { action: 'deed', of, label: labelOf(words, able), ...(able.eyes.length > 0 ? { first: true } : {}) };
}

function labelOf(words: Catalogue, able: Able): string {
  const [name = '', choice] = Object.entries(saidOf(able)).find(([option]) => option !== 'who') ?? [];
  return words.panel.deed(words.say(able.verb), choice === undefined ? undefined : words.panel.choice(name, choice));
}

function unitMenu(words: Catalogue, units: readonly Unit[], chosen: string | undefined, { table, sides }: Game): Menu {
  return {
    action: 'pick',
    of: {},
    label: words.panel.who,
    choices: units.map(({ id, name, side }) => ({
      label: name,
      value: { unit: id },
      ...(side === table.solo && side !== undefined ? { hint: sides[side]?.name ?? side } : {}),
      ...(id === chosen ? { chosen: true as const } : {}),
    })),
  };
}
