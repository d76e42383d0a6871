import type { Campaign } from '../campaign/campaign.ts';
import { asksIn } from '../campaign/owed/asking.ts';
import { questionsIn } from '../campaign/owed/questions.ts';
import { waitingFor } from '../campaign/owed/waiting.ts';
import type { Catalogue } from '../reply/catalogue.ts';
import type { Button, Menu } from '../reply/document.ts';
import { waitingButtons } from '../reply/waiting-buttons.ts';
import { rulesetOf } from '../rules/index.ts';
import { isOwed } from './offers.ts';
import { isOpening } from './opening.ts';
import { stepOf } from './step-end.ts';

type Action = (Button | Menu)['action'];

/** What buttons wait for, and whether that still waits. Play can go on without them: somebody types the command. */
const WAITING: Readonly<Partial<Record<Action, (campaign: Campaign, of: string, words: Catalogue) => boolean>>> = {
  owed: (campaign, of, words) => isOwed(words, campaign, of),
  opening: (campaign, of, words) => isOpening(words, campaign, of),
  'first-ruling': ({ seq }, of) => of.startsWith(`${seq}:`),
  agree: isAsked,
  decline: isAsked,
  right: ({ game }, of) => questionsIn(game).some(({ id }) => String(id) === of),
  answer: (campaign, of, words) => stops(words, campaign, 'answer', of),
  'goes-on': (campaign, of, words) => stops(words, campaign, 'goes-on', of),
  // Anyone may join, as long as there's something to join here.
  join: ({ game }, of) => game?.sides[of] !== undefined,
  end: ({ game }, of) => game !== undefined && !game.over && stepOf(game) === of,
};

/** Whether a button waits for something that can happen without it. */
export function waits({ action }: { readonly action: Action }): boolean {
  return WAITING[action] !== undefined;
}

/** Whether what a button waits for has happened in another way. In a pause nobody can tell. */
export function isOver(
  words: Catalogue,
  campaign: Campaign,
  { action, of }: { readonly action: Action; readonly of: string },
): boolean | undefined {
  const { game } = campaign;
  if (game?.phase === 'paused') return undefined;
  return game?.phase !== 'open' || !WAITING[action]?.(campaign, of, words);
}

function isAsked({ game }: Campaign, of: string): boolean {
  return asksIn(game).some(({ id }) => String(id) === of);
}

/** Whether the side that the referee runs waits for just this. */
function stops(words: Catalogue, { game }: Campaign, action: Action, of: string): boolean {
  if (!game) return false;
  const waiting = waitingFor(game, rulesetOf(game.rules));
  return (
    waiting !== undefined &&
    waitingButtons(words, waiting, game).some((each) => each.action === action && each.of === of)
  );
}
