import type { Campaign } from '../../campaign/campaign.ts';
import { evolveGame } from '../../campaign/evolve.ts';
import { commandText, type GivenCommand } from '../../kernel/options/given-command.ts';
import type { GivenOptions } from '../../kernel/options/options.ts';
import { withOwnShare } from '../../referee/rulings/own-share.ts';
import { ruledAsTried, type Trying } from '../../referee/rulings/trying.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { type Button, type Document, heading, line, quiet } from '../../reply/document.ts';
import { rulesetOf } from '../../rules/index.ts';
import { type Among, theOthers } from '../forms/the-others.ts';
import { gameShown } from '../game-shown.ts';

/** What a unit is about to do. */
interface Plan {
  readonly back: readonly Button[];
  /** The whole command. */
  readonly command: GivenCommand;
  /** What *Roll* throws, if it can be done now. */
  readonly roll: GivenCommand | undefined;
  /** The same for all of its squad, or all of its side. */
  readonly together: readonly Button[];
  /** Whether there's anything to change in it. */
  readonly changes: boolean;
  /** Whether more can be said of it than fits into one form. */
  readonly more: boolean;
  /** Whether others have a say in taking it back. */
  readonly undoAsks: boolean;
  /** No die decides it. */
  readonly certain: boolean;
}

/** What the chosen unit is about to do, with its odds. */
export function plannedPanel(
  words: Catalogue,
  odds: Document,
  { back, command, roll, together, changes, more, undoAsks, certain }: Plan,
): Document {
  const label = certain ? { label: words.notices.buttons.run } : {};
  return {
    lines: [
      heading(commandText(command)),
      ...odds.lines,
      ...(roll && undoAsks ? [line(quiet(words.panel.undoAsks))] : []),
    ],
    tone: 'calm',
    buttons: [
      ...(roll === undefined ? [] : [{ action: 'roll', of: roll, first: true, ...label } as const]),
      ...(roll === undefined ? [] : together),
      ...(changes ? [{ action: 'change', of: command } as const] : []),
      ...(more ? [{ action: 'more', of: command } as const] : []),
      ...back,
    ],
  };
}

/** The way back from what a unit is about to do to all that it can do, as long as there's a campaign to go back to. */
export function backButtons(
  words: Catalogue,
  campaign: Campaign,
  { who, attacker = who }: GivenOptions,
): readonly Button[] {
  const game = gameShown(campaign);
  if (!game) return [];
  const unit = Object.values(game.units).find(({ name }) => name === attacker)?.id;
  return [{ action: 'page', of: { page: 0, ...(unit === undefined ? {} : { unit }) }, label: words.panel.back }];
}

/** Buttons that do it at once for all of the unit's squad, and for all of its side, who can. */
export function togetherPlanned(
  words: Catalogue,
  campaign: Campaign,
  { name: verb, given }: GivenCommand,
  user: string,
): readonly Button[] {
  const game = gameShown(campaign);
  const unit = Object.values(game?.units ?? {}).find(({ name }) => name === (given.who ?? given.attacker));
  if (!game || !unit) return [];
  const ruleset = rulesetOf(game.rules);
  const own = (ruleset.verbs[verb]?.ownShare ?? []) as readonly string[];
  const whole = withOwnShare(campaign, ruleset, verb, without(given, own));
  // Who holds something back doesn't speak for the others.
  if (own.some((name) => given[name] !== undefined && String(given[name]) !== String(whole[name]))) return [];
  const now = certainlyAfter(campaign, { verb, given, user });
  if (!now) return [];
  const same = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value)]));
  const others = (among: Among) =>
    theOthers(now, { verb, who: unit.id }, same, user, among)?.units.map(({ name }) => name) ?? [];
  const [squad, side] = [others('squad'), others('side')];
  const { attacker: _, ...said } = without(given, own);
  const button = (names: readonly string[], label: string): Button => ({
    action: 'roll',
    of: { name: verb, given: { ...said, who: [unit.name, ...names].join(', ') } },
    label,
  });
  return [
    ...(squad.length > 0 ? [button(squad, words.panel.wholeSquad(squad.length + 1))] : []),
    ...(side.length > squad.length ? [button(side, words.panel.wholeSide(side.length + 1))] : []),
  ];
}

/**
 * The campaign as it is for the others once the unit has done it, as far as no die decides that: what it takes, nobody else can take.
 * @returns nothing if that puts somebody out of play, which is nothing to be done to many by one tap
 */
function certainlyAfter(campaign: Campaign, trying: Trying): Campaign | undefined {
  const ruled = ruledAsTried(campaign, trying);
  if (!ruled || ruled.steps.some(({ faces }) => faces.length > 0)) return campaign;
  if (ruled.effects.some(({ effect }) => effect === 'gone')) return undefined;
  const game = evolveGame(campaign.game, ruled);
  return game && { ...campaign, game };
}

function without(given: GivenOptions, names: readonly string[]): GivenOptions {
  return Object.fromEntries(Object.entries(given).filter(([name]) => !names.includes(name)));
}
