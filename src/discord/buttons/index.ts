import type { Campaign } from '../../campaign/campaign.ts';
import type { Catalogue } from '../../reply/catalogue.ts';
import type { MenuValues } from '../../reply/document.ts';
import { campaign } from './campaign.ts';
import { givenCommands } from './commands.ts';
import type { Action, Came, Kind, Kinds } from './kind.ts';
import { lookups } from './lookups.ts';
import { panel } from './panel.ts';
import { rulings } from './rulings.ts';
import { table } from './table.ts';

/** Every kind there is. */
const KINDS: Required<Kinds> = {
  ...rulings,
  ...lookups,
  ...campaign,
  ...givenCommands,
  ...panel,
  ...table,
};

/** A kind, whatever it's about: what it's asked goes with its own values alone. */
export function kindOf(action: Action): Kind<unknown, unknown> {
  return KINDS[action] as unknown as Kind<unknown, unknown>;
}

/** What a button or a menu carries through Discord, 100 characters at most, so that it still works after a restart. */
export function customIdOf({ action, of }: Came): string {
  return `${action}:${kindOf(action).carried.write(of)}`;
}

/** What a choice of a menu carries. */
export function choiceOf(action: keyof MenuValues, chosen: MenuValues[keyof MenuValues]['chosen']): string {
  return kindOf(action).choice!.write(chosen);
}

/** The button or menu behind a custom ID; `undefined` for one that this version doesn't know. */
export function buttonOf(customId: string): Came | undefined {
  const colon = customId.indexOf(':');
  const name = customId.slice(0, colon);
  if (!Object.hasOwn(KINDS, name)) return undefined;
  const action = name as Action;
  const of = kindOf(action).carried.read(customId.slice(colon + 1));
  return of === undefined ? undefined : ({ action, of } as Came);
}

/** Whether a button waits for something that can happen without it. */
export function waits({ action }: Pick<Came, 'action'>): boolean {
  return kindOf(action).waits !== undefined;
}

/** Whether what a button waits for has happened in another way. In a pause nobody can tell. */
export function isOver(words: Catalogue, now: Campaign, { action, of }: Came): boolean | undefined {
  const { game } = now;
  if (game?.phase === 'paused') return undefined;
  return game?.phase !== 'open' || !kindOf(action).waits?.(now, of, words);
}
