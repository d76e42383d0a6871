import type { Campaign } from '../campaign/campaign.ts';
import type { Game } from '../campaign/game.ts';
import { owedCommand } from '../campaign/owed-command.ts';
import type { LogRecord, Ruled } from '../campaign/record.ts';
import { dueNow } from '../campaign/turns.ts';
import type { Due } from '../kernel/due.ts';
import { readPairs, writePair } from '../kernel/pairs.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import type { Unit } from '../kernel/scene.ts';
import type { Asked } from '../referee/asked.ts';
import type { Referee, RulingGiven } from '../referee/referee.ts';
import { wouldGo } from '../referee/trying.ts';
import { unitsInOrder } from '../referee/units.ts';
import type { Button, Document, Menu, Offers } from '../reply/document.ts';
import { english } from '../reply/english/index.ts';
import { rulesetOf } from '../rules/index.ts';

const { notices } = english;

/** More than this are given one after the other. */
const MOST_OWED = 5;
/** As many as Discord shows in one menu. */
const MOST_CHOICES = 25;
/** More would take longer than anybody waits. */
const MOST_TRIED = 40;

/** What may be done next under a ruling: what is owed now, the same again or by and at others, to take it back, and why. */
export async function offersOf(
  referee: Referee,
  asked: Asked,
  given: RulingGiven,
  next: (game: Game | undefined, ruleset: Ruleset) => readonly Button[] = owedButtons,
): Promise<Offers> {
  const { record, ruled, log } = given;
  const of = `${log}:${record.seq}`;
  const campaign = await referee.campaign(asked.channel);
  const ruleset = rulesetOf(ruled.rules);
  const same = await sameAgain(referee, asked.channel, record, ruled);
  const again = wouldGo(campaign, { verb: ruled.verb, given: same, user: asked.user });
  const menu = insteadMenu(campaign, ruled, same, asked.user, of);
  return {
    buttons: [
      ...next(campaign.game, ruleset),
      ...(again ? [{ action: 'again', of } as const] : []),
      { action: 'undo', of },
      { action: 'why', of },
    ],
    ...(menu ? { menus: [menu] } : {}),
  };
}

/** The options of a ruling's command as they were given, the same for whoever gives it again. */
export async function sameAgain(
  referee: Pick<Referee, 'commandOf'>,
  channel: string,
  record: LogRecord,
  ruled: Ruled,
): Promise<Readonly<Record<string, string>>> {
  // What was agreed to was given by the one who asked.
  const agreed = record.events.find((event) => event.type === 'agreed');
  const typedIn = agreed?.type === 'agreed' ? await referee.commandOf(channel, agreed.ask) : record.command;
  // Dice thrown at the table are thrown again by whoever wants them, not repeated.
  const { faces: _, ...options } = readPairs(typedIn.replace(/^\/\S+/, ''));
  return { ...options, rules: ruled.rules };
}

/** What the rules want next, each to be given at one press. */
export function owedButtons(game: Game | undefined, ruleset: Ruleset): Button[] {
  if (game?.phase !== 'open') return [];
  const now = dueNow(game, ruleset).filter((due) => !isOfRunSide(due, game));
  const texts = new Map(now.map((due) => [owedCommand(due, game, ruleset), labelOf(due, game)]));
  return [...texts].slice(0, MOST_OWED).map(([of, label]) => ({ action: 'owed', of, label, first: true }));
}

/** What is owed, before whatever else a reply offers. */
export function owedOffers({ buttons = [] }: Document, game: Game, ruleset: Ruleset): Offers {
  return { buttons: [...owedButtons(game, ruleset), ...buttons] };
}

/** Whether a command is still owed as it stands. */
export function isOwed({ game }: Campaign, text: string): boolean {
  return game !== undefined && owedButtons(game, rulesetOf(game.rules)).some(({ of }) => of === text);
}

function labelOf({ verb, unit, squad, targets = [] }: Due, { units }: Game): string {
  const whom = unit ?? targets[0];
  const name = whom === undefined ? squad?.slice(squad.indexOf('/') + 1) : (units[whom]?.name ?? whom);
  return notices.owedLabel(english.say(verb), name);
}

/** What the side owes that the referee runs it gives itself. */
function isOfRunSide({ unit }: Due, { table, units }: Game): boolean {
  return table.solo !== undefined && unit !== undefined && units[unit]?.side === table.solo;
}

/** The same at another target, and by others of the side, at the same one first. */
function insteadMenu(
  campaign: Campaign,
  { verb, who, targets = [] }: Ruled,
  { attacker, who: named = attacker, ...same }: Readonly<Record<string, string>>,
  user: string,
  of: string,
): Menu | undefined {
  const { game } = campaign;
  const actor = game?.units[who ?? ''];
  if (!game || !actor || named === undefined) return undefined;
  const inPlay = unitsInOrder(game).filter(({ gone }) => !gone);
  const friends = inPlay.filter(({ id, side }) => side === actor.side && id !== actor.id);
  const enemies = inPlay.filter(({ id, side }) => side !== actor.side && !targets.includes(id));
  const aimed = same.target !== undefined;
  const pairs: readonly Instead[] = [
    ...(aimed ? enemies.map((target) => ({ who: actor, target })) : []),
    ...friends.map((unit) => ({ who: unit })),
    ...(aimed ? friends.flatMap((unit) => enemies.map((target) => ({ who: unit, target }))) : []),
  ];
  const goes = (each: Instead) => wouldGo(campaign, { verb, given: { ...same, ...namesOf(each) }, user });
  const going = pairs.slice(0, MOST_TRIED).filter(goes).slice(0, MOST_CHOICES);
  const choices = going.map((each) => ({ label: labelOfInstead(each, actor), value: writtenValue(each) }));
  return choices.length > 0 ? { action: 'instead', of, label: notices.instead, choices } : undefined;
}

/** Who does the same, and at whom, if that is another. */
interface Instead {
  readonly who: Unit;
  readonly target?: Unit;
}

function namesOf({ who, target }: Instead): Readonly<Record<string, string>> {
  return { who: who.name, ...(target ? { target: target.name } : {}) };
}

function labelOfInstead({ who, target }: Instead, actor: Unit): string {
  if (!target) return notices.by(who.name);
  return who === actor ? notices.at(target.name) : notices.byAt(who.name, target.name);
}

function writtenValue({ who, target }: Instead): string {
  return [writePair('who', who.id), ...(target ? [writePair('target', target.id)] : [])].join(' ');
}
