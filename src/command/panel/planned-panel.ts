import type { Campaign } from '../../campaign/campaign.ts';
import { commandText, type GivenCommand } from '../../kernel/options/given-command.ts';
import type { GivenOptions } from '../../kernel/options/options.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import { type Button, type Document, heading } from '../../reply/document.ts';
import { gameShown } from '../game-shown.ts';

/** What a unit is about to do. */
interface Plan {
  readonly back: readonly Button[];
  /** The whole command. */
  readonly command: GivenCommand;
  /** What *Roll* throws, if it can be done now. */
  readonly roll: GivenCommand | undefined;
  /** Whether there's anything to change in it. */
  readonly changes: boolean;
  /** Whether more can be said of it than fits into one form. */
  readonly more: boolean;
  /** No die decides it. */
  readonly certain: boolean;
}

/** What the chosen unit is about to do, with its odds. */
export function plannedPanel(
  words: Catalogue,
  odds: Document,
  { back, command, roll, changes, more, certain }: Plan,
): Document {
  const label = certain ? { label: words.notices.buttons.run } : {};
  return {
    lines: [heading(commandText(command)), ...odds.lines],
    tone: 'calm',
    buttons: [
      ...(roll === undefined ? [] : [{ action: 'roll', of: roll, first: true, ...label } as const]),
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
